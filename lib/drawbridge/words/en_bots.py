# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Drawbridge in English: the bots' names, and the reasons for their hints; in memory only while
they are asked for.
"""

WORDS = {
    # who sits on a seat
    "level_0": "person",
    "level_1": "easy bot",
    "level_2": "medium bot",
    "level_3": "strong bot",
    # four for each level: from small animals of the water to large ones
    "bots_1": "Crab Sprat Newt Shrimp",
    "bots_2": "Otter Heron Seal Pike",
    "bots_3": "Orca Shark Kraken Whale",
    # why a move is good; where a number makes a difference, what is said for one comes first
    "why_room": "Leaves the most room",
    "why_little_room": "Makes it hard for the others",
    "why_finishes": "Finishes an island|Finishes %d islands",
    "why_group": "Makes a group of %d islands",
    "why_all_red": "Finishes the last red flag",
    "why_all_blue": "Finishes the last blue flag",
    "why_flag_red": "Brings the red flags closer",
    "why_flag_blue": "Brings the blue flags closer",
    "why_nearer": "Then one bridge is missing|Then %d bridges are missing",
    "why_number": "A good place for the %d",
    "why_full": "Reaches the %d in full",
    "why_none_left": "Leaves no field behind",
    "why_both_ends": "Keeps both ends free",
    "why_fields": "Draws one field|Draws %d fields",
    "why_start": "A good place to start",
    "why_wait": "Better to wait for a card",
    "why_done": "Nothing more to do: end turn",
    # alone among bots, before the set-up
    "you_begin": "You begin",
    # the result
    "helped": "With hints: no best score",
    "bot_plays": "Strongest bot: round %d of %d",
    "bot_total": "Strongest bot: %d",
}
