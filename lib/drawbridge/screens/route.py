# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A turn of Route under the thumb: choose an end, step to a lit field, take back, end.

Six neighbours on a cross of four: left and right are themselves, up and down are the one field
there that can be stepped on. Where there are two, the line waits for left or right; the same key
again takes the first.
"""

from micropython import const

from drawbridge.badge.buttons import DOWN, LEFT, RIGHT, UP, B
from drawbridge.draw import art_data as art
from drawbridge.screens.screen import CHANGED
from drawbridge.screens.turn import TurnScreen
from drawbridge.words import say
from engine.match import END_TURN
from engine.route.sheet import HEAD, NOTHING, STEP_OF_TAIL, TAIL

_NO_WAY = const(255)

# For each direction: the neighbour straight on (a place in the board's NEIGHBOURS), and the two
# aside with the direction that tells them apart.
_STRAIGHT = (_NO_WAY, 0, _NO_WAY, 3)
_ASIDE = (
    ((LEFT, 4), (RIGHT, 5)),
    ((UP, 5), (DOWN, 1)),
    ((LEFT, 2), (RIGHT, 1)),
    ((UP, 4), (DOWN, 2)),
)


class RouteScreen(TurnScreen):
    """The view of a turn: which end grows, and whether a direction waits for a second key."""

    def __init__(self, app):
        super().__init__(app)
        self._board = self.match.game.board
        at = app.cursors[self.match.seat] or 0
        self._end = at if self.match.round else HEAD
        self._start = 0 if self.match.round else at  # which of the starts the cursor is on
        self._waiting = _NO_WAY  # a direction that can mean two fields

    @property
    def asking(self):
        """Whether a direction waits for a second key."""
        return self._waiting != _NO_WAY

    # -- what is seen -----------------------------------------------------------------------------

    def uncover(self):
        from drawbridge.draw.cursor import Cursor
        from drawbridge.draw.route_board import RouteBoard
        from drawbridge.draw.route_panel import RoutePanel

        self._picture = RouteBoard(self.canvas, self._board)
        self._panel = RoutePanel(self.canvas, self._picture)
        self._cursor = Cursor()
        for part in (self._picture, self._panel, self._cursor):
            self.group.append(part)

    def draw(self):
        super().draw()
        self.canvas.fill(0, 0, 128, 112, art.NIGHT)
        self._panel.forget()
        self._picture.forget()
        self.hints.forget()
        self.moved = None
        self.refresh()

    def refresh(self):
        super().refresh()
        match = self.match
        sheet = match.sheet
        self._waiting = _NO_WAY
        if sheet.grows != NOTHING:
            self._end = sheet.grows
        elif sheet.reached == 1:
            self._end = HEAD
        worths = match.game.worths(match.sheets)
        moved, self.moved = self.moved is not None, None
        motion = self._picture.paint(sheet, sheet.began, self._next_fields(), worths, moved)
        if moved:
            self.motion = motion
        self.flush()
        self._panel.paint(match, match.seat, worths, self.round_text(), True)
        self._show_cursor()

    def _next_fields(self):
        """Return the fields to be lit: those that can be stepped on from the chosen end, if that is
        to be shown, or chosen as a start."""
        if not self.match.round:
            return [] if self.match.sheet.reached else self._board.STARTS
        if not self.app.settings.show_legal:
            return []
        low = STEP_OF_TAIL * self._end
        return [move - low for move in self.legal if low <= move < low + STEP_OF_TAIL]

    def _at(self):
        """Return the field that the cursor is on."""
        sheet = self.match.sheet
        return sheet.ends[self._end] if sheet.reached else self._board.STARTS[self._start]

    def _show_cursor(self):
        x, y = self._picture.corner(self._at())
        self._cursor.move(x - 1, y)
        self.show_hints()

    def show_hints(self):
        back, end = self.back_hint(), self.end_hint()
        if not self.match.sheet.reached:
            self.hints.show(say("begin_here"), back, end)
        elif self.asking:
            sideways = self._waiting in (UP, DOWN)
            self.hints.show(note=say("left_or_right" if sideways else "up_or_down"))
        elif self._can_change_end():
            self.hints.show(say("switch_end"), back, end)
        else:
            self.hints.show("", back, say("end_turn") if self.legal == [END_TURN] else end)

    def tick(self):
        super().tick()
        self._cursor.tick()

    # -- the hand ---------------------------------------------------------------------------------

    def key(self, key):
        """Any key but the cross drops the question which way; B does nothing else then."""
        if self.asking and key > LEFT:
            self._waiting = _NO_WAY
            self.show_hints()
            if key == B:
                return
        super().key(key)

    def direct(self, direction):
        if not self.match.round:
            self._choose_start(direction)
            return
        if self.app.buttons.repeated:  # holding a key never draws
            return
        waiting = self._waiting
        if waiting != _NO_WAY:
            self._waiting = _NO_WAY
            for key, side in _ASIDE[waiting]:
                if direction in (key, waiting) and self._can_step(side):
                    self._step(side)
                    return
        self._step_towards(direction)

    def _choose_start(self, direction):
        if not self.match.sheet.reached:
            from drawbridge.draw.hop import nearest

            spots = [self._picture.corner(start) for start in self._board.STARTS]
            self._start = nearest(spots, self._start, direction)
            self._show_cursor()

    def _step_towards(self, direction):
        """Step to the field in this direction; where there are two, wait for a second key."""
        straight = _STRAIGHT[direction]
        if straight != _NO_WAY and self._can_step(straight):
            self._step(straight)
            return
        sides = [side for _, side in _ASIDE[direction] if self._can_step(side)]
        if len(sides) == 2:
            self._waiting = direction
            self.show_hints()
        elif sides:
            self._step(sides[0])
        else:
            self._complain_at(direction)

    def _move(self, side):
        """Return the move to a neighbour of the chosen end, or _NO_WAY off the board."""
        field = self._board.NEIGHBOURS[6 * self._at() + side]
        return _NO_WAY if field == NOTHING else STEP_OF_TAIL * self._end + field

    def _can_step(self, side):
        move = self._move(side)
        return move != _NO_WAY and move in self.legal

    def _step(self, side):
        self.play(self._move(side))

    def _can_change_end(self):
        sheet = self.match.sheet
        return self.match.round and sheet.grows == NOTHING and not sheet.is_point()

    def act(self):
        """Choose the start, or the other end, as long as this turn has not stepped."""
        if not self.match.sheet.reached:
            self.play(self._at())
        elif self._can_change_end():
            self._end = TAIL if self._end == HEAD else HEAD
            self.stale = CHANGED
        elif not self.match.round:
            self.complain(say("start_chosen"))
        else:
            self.complain(say("no_tail_yet" if self.match.sheet.is_point() else "other_end"))

    def still_possible(self):
        return [say("still_steps")] if self.match.round and len(self.legal) > 1 else []

    def keep_cursor(self):
        self.app.cursors[self.match.seat] = self._end if self.match.round else self._start

    def _complain_at(self, direction):
        """No step that way: say why, for the field straight on or else one aside."""
        sides = [_STRAIGHT[direction]] + [side for _, side in _ASIDE[direction]]
        for side in sides:
            if side != _NO_WAY and self._move(side) != _NO_WAY:
                self.complain_about(self.match.why_not(self._move(side)))
                return
        self.complain(say("off_the_board"))
