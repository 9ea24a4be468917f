# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Drawbridge in English."""

WORDS = {
    # games and sides
    "bridges": "Bridges",
    "route": "Route",
    # title
    "continue": "Continue",
    "new_match": "New match",
    "rules": "How to play",
    "record_lost": "Saved match unreadable",
    # new match
    "game": "Game",
    "board": "Board",
    "players": "Players",
    "code": "Code",
    "random": "random",
    "start": "start",
    "start_match": "Start the match",
    "name_and_colour": "Player %d",
    "enter_code": "Code of the deal",
    "enter_name": "Name",
    "code_length": "A code has six letters",
    "code_letter": "No code has that letter",
    "code_slip": "A letter is wrong or swapped",
    # colours of the players
    "red": "Red",
    "blue": "Blue",
    "green": "Green",
    "gold": "Gold",
    "white": "White",
    "orange": "Orange",
    # what a button does
    "choose": "choose",
    "change": "change",
    "back": "back",
    "next": "next",
    "ok": "OK",
    "yes": "yes",
    "no": "no",
    "menu": "menu",
    "boards": "boards",
    "write": "write %d",
    "make_it": "make it %d",
    "bridge": "bridge",
    "take_back": "undo",
    "end": "end",
    "end_turn": "end turn",
    "done": "done",
    "left_over": "%d left",
    "begin_here": "begin here",
    "switch_end": "other end",
    "left_or_right": "\u2190 or \u2192 ?",
    "up_or_down": "\u2191 or \u2193 ?",
    "letter": "letter",
    "erase": "erase",
    "ready": "I am ready",
    # the turn
    "points": "points",
    "round": "%d/%d",
    "set_up": "set-up",
    "end_turn?": "End your turn?",
    "still_number": "You may still write the %d.",
    "still_bridges": "You may still draw bridges.",
    "still_steps": "The line could still go on.",
    # why a move is refused
    "no_such_move": "That is not possible",
    "match_over": "The match is over",
    "set_up_first": "First write a 3 or a 4",
    "set_up_flag": "Not on a flag in the set-up",
    "no_bridges_yet": "No bridges in the set-up",
    "only_in_set_up": "Only in the set-up",
    "one_number": "One number a turn",
    "number_first": "Numbers come before bridges",
    "taken": "This island has its number",
    "flag_needs_bridge": "A flag needs a bridge first",
    "too_small": "More bridges lead here already",
    "all_drawn": "All bridges are drawn",
    "line_full": "Two bridges are the most",
    "crosses": "Bridges must not cross",
    "finished": "That island is finished",
    "exceeds_number": "That would be one too many",
    "exceeds_six": "Six bridges are the most",
    "no_number": "One end needs a number",
    "no_room": "No room for all %d bridges",
    "dead_end": "Then the others would not fit",
    "draw_all": "Draw all bridges, or none",
    "no_line": "No line leads that way",
    "start_first": "First choose where to begin",
    "start_chosen": "The line has its beginning",
    "not_a_start": "The line cannot begin here",
    "on_route": "The line has been there",
    "no_tail_yet": "The line has only one end yet",
    "not_next": "That field is not next to it",
    "not_on_card": "The card has not that colour",
    "other_end": "One end grows in a turn",
    "colour_used": "That colour is used up",
    "off_the_board": "There the sheet ends",
    # passing the badge on
    "hand_to": "Hand the badge to",
    "set_up_for": "Write a 3 or a 4 for %s",
    "round_of": "Round %d of %d",
    # awards
    "award": "%s: %d points",
    "points_for": "%d points",
    "red_done": "All red flags!",
    "blue_done": "All blue flags!",
    "six_done": "Six connected!",
    "number_done": "The %d is reached!",
    "number_half": "The %d, at half its value",
    "first": "first!",
    "in_time": "in time!",
    "later": "later than others",
    "too_late": "after the deadline",
    # result
    "result": "Result",
    "you_win": "%s wins!",
    "tie": "A tie!",
    "islands": "islands",
    "total": "total",
    "to_next": "%d more: %s",
    "highest": "The highest rank there is!",
    # pause
    "pause": "Pause",
    "resume": "Resume",
    "cards_seen": "Cards seen",
    "other_boards": "Other boards",
    "restart": "Start again",
    "quit": "Quit match",
    "restart?": "Start this deal again?",
    "quit?": "Quit this match?",
    "all_lost": "What was drawn is lost.",
    "as_of": "%s after round %d",
    "cards_left": "%d cards to come",
    "code_is": "Code %s",
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
            "of the card's colours. Any number of steps, in any order, at one end only.",
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
            "back. START: end your turn. SELECT: cards.",
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
            "Blue by round 7, red and six by round 12: full points, otherwise 5, 3 and 4. Your "
            "total gives your rank.",
        ),
        (
            "Buttons",
            "Cross: move. A: write, or choose an island, then draw with the cross. B: take back. "
            "START: end your turn. SELECT: cards.",
        ),
    ),
}
