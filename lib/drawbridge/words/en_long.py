# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Drawbridge in English: what is long and seldom shown, in memory only while it is."""

WORDS = {
    # ranks of one player in Bridges, from the humblest to the highest
    "bridges_ranks": (
        "Minion",
        "Dogsbody",
        "Bamboo binder",
        "Screw tightener",
        "Concrete pourer",
        "Project manager",
        "Master bridge builder",
        "Professional planner",
        "Statics expert",
        "Ace architect",
        "Construction genius",
        "Island god",
    ),
    # ranks of one player in Route: our own ladder
    "route_ranks": (
        "Stroller",
        "Signpost reader",
        "Path finder",
        "Scout",
        "Map maker",
        "Navigator",
        "Explorer",
        "Trail blazer",
        "Master of all ways",
    ),
    # the rules on the badge, a page each: heading, text
    "route_rules": (
        (
            "The line",
            "You draw one long line over the fields. It never visits a field twice, and it has "
            "two ends.",
        ),
        (
            "A round",
            "Everybody uses the same card. A step goes to a field next to one end and uses up one "
            "of the card's colours. As many steps as you like.",
        ),
        (
            "Two ends",
            "In one round the line grows at one of its ends only, whichever you like. In the next "
            "round it may be the other one.",
        ),
        (
            "Numbers",
            "Reaching a number scores it: in full for all who are the first to reach it, half "
            "of it for those who come in a later round.",
        ),
        (
            "The end",
            "After 15 cards every field that is not on your line costs a point.",
        ),
        (
            "Alone",
            "You choose where to begin. A number scores in full only if you have not reached a "
            "larger one before. More than 35 is great.",
        ),
        (
            "Buttons",
            "Cross: step. Two ways up or down? Press left or right then. A: other end. B: take "
            "back. START: end your turn. SELECT: cards; held down: a hint.",
        ),
    ),
    "bridges_rules": (
        (
            "A round",
            "Everybody plays the same card. First you may write its number on a free island, "
            "then you may draw its bridges: all of them or none.",
        ),
        (
            "Numbers",
            "One on each island, for good. A flag island must have a bridge first. Never less than "
            "the bridges that are there.",
        ),
        (
            "Bridges",
            "Along dotted lines, two at most, never crossing. One end must have a number. A "
            "finished island takes no more.",
        ),
        (
            "Finished",
            "An island with as many bridges as its number says is finished: it is circled and "
            "scores 2 points.",
        ),
        (
            "Bonuses",
            "4 red flags finished: 9 points. 3 blue flags: 7. Six finished islands joined: 8. "
            "Later than others: 5, 3 and 4.",
        ),
        (
            "Alone",
            "Red by round 12, blue by round 7, six by round 12: full points, otherwise 5, 3 and 4. "
            "Your total gives your rank.",
        ),
        (
            "Buttons",
            "Cross: move. A: write, or choose an island, then draw with the cross. B: take back. "
            "START: end your turn. SELECT: cards; held down: a hint.",
        ),
    ),
    # when the program has failed: a heading, what it means, how to go on
    "trouble": (
        "Something went wrong",
        "This should not have happened. Your match is saved as it was after its last turn. "
        "What happened is told on the serial console.",
        "A: go on",
    ),
    # on a board that lacks something: its name, what it lacks, the boards that are known
    "unknown_board": (
        "Drawbridge does not know the board %s.",
        "It has no %s.",
        "It runs on %s.",
    ),
}
