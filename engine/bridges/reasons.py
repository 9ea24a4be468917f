# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Why a move in Bridges is refused: words for the screens to translate, one for each way."""

NO_SUCH_MOVE = "no_such_move"  # the int names no island and no line of this board

# the set-up
SET_UP_FIRST = "set_up_first"  # the turn cannot end before the 3 or the 4 is written
SET_UP_FLAG = "set_up_flag"  # only an island without a flag
NO_BRIDGES_YET = "no_bridges_yet"  # the set-up has none
ONLY_IN_SET_UP = "only_in_set_up"  # a free choice of 4 when a card tells the number

# action a: the number
ONE_NUMBER = "one_number"  # this turn has written one already
NUMBER_FIRST = "number_first"  # this turn has begun to draw bridges
TAKEN = "taken"  # the island has a number
FLAG_NEEDS_BRIDGE = "flag_needs_bridge"  # an island with a flag and no bridge
TOO_SMALL = "too_small"  # more bridges lead there already

# action b: the bridges
ALL_DRAWN = "all_drawn"  # the card has no more
LINE_FULL = "line_full"  # two already
CROSSES = "crosses"  # a bridge lies across
FINISHED = "finished"  # an end was finished before this turn
EXCEEDS_NUMBER = "exceeds_number"  # an end was filled up in this turn
EXCEEDS_SIX = "exceeds_six"  # an end without a number has six
NO_NUMBER = "no_number"  # neither end has one
NO_ROOM = "no_room"  # nowhere is room for all the bridges of the card
DEAD_END = "dead_end"  # after this one the others would not fit
DRAW_ALL = "draw_all"  # the turn cannot end half-way
