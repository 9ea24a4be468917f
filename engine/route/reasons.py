# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Why a move in Route is refused: words for the screens to translate, one for each way."""

NO_SUCH_MOVE = "no_such_move"  # the int names no field of this sheet

# the set-up of one player
START_FIRST = "start_first"  # the turn cannot end before a start is chosen
START_CHOSEN = "start_chosen"  # this turn has chosen one
NOT_A_START = "not_a_start"  # only one of the four

# a step
ON_ROUTE = "on_route"  # the line has been there
NO_TAIL_YET = "no_tail_yet"  # the line is a point: its first step is one of the head
NOT_NEXT = "not_next"  # the field does not touch this end
NOT_ON_CARD = "not_on_card"  # the card does not show the field's colour
OTHER_END = "other_end"  # this turn has begun to grow the other end
COLOUR_USED = "colour_used"  # this turn has used the card's areas of the field's colour
