# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Drawbridge in English: what lessons say, in memory only while one is given."""

WORDS = {
    # what the next key does: go to an island, draw, step; and SELECT
    "keys": (
        "go there",
        "draw",
        "step",
        "leave",
    ),
    # the question before a lesson is left
    "leave": (
        "Leave the lesson?",
        "It waits in How to play.",
    ),
    # the rows of How to play
    "how_to": (
        "Lesson: %s",
        "Rules: %s",
    ),
    # the lesson of Bridges, a bubble each; the script says which belongs to which move
    "bridges": (
        "Write numbers on islands and give each as many bridges as it says.",
        "First comes a 3 or a 4, on any island without a flag. This one!",
        "START ends your turn. Then a card is turned up.",
        "The card says: write a 1, draw 1 bridge. The 1 goes here.",
        "Now the bridge. A chooses the island, the cross draws.",
        "The 1 has its bridge: it is finished and circled. 2 points!",
        "A flag island wants a bridge before its number. Skip the 6, draw.",
        "All or none: the card has 2 bridges, so both of them.",
        "Now the 3 has its 3 bridges. Finished!",
        "The flag island has bridges. Now it may have the card's 3.",
        "One more bridge finishes it.",
        "All 4 red flags: 9 points. All 3 blue ones: 7. Be early!",
        "Two rounds later: five finished islands hang together.",
        "Six would be a bonus. Write the 2: its bridges are there.",
        "Six connected! You may skip the bridges of this card.",
        "After 17 cards the most points win.",
        "B takes back, SELECT shows the cards. Have fun!",
    ),
    # the lesson of Route
    "route": (
        "Draw one long line over the fields, from number to number.",
        "It begins on one of four fields. Take this one.",
        "START ends your turn. Then a card is turned up.",
        "The card has colours. Bright fields have one of them: step!",
        "That colour is used up now. Go on with another one.",
        "Use as many colours as you like. Now end the turn.",
        "The line has two ends. A takes the other one.",
        "In one turn only one end grows. One more step.",
        "Dots become line when the turn ends.",
        "Two bright fields lie that way. A second key decides.",
        "Numbers are points. Go and get this one!",
        "It is counted when the turn ends.",
        "Alone: small ones first. After a larger one a number counts half.",
        "After 15 cards every field you missed costs a point. Have fun!",
    ),
}
