# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A turn of Bridges under the thumb: hop from island to island, write, draw, take back, end."""

from micropython import const

from drawbridge.draw.bridges_board import CELL, COLUMNS
from drawbridge.draw.hop import hop
from drawbridge.screens.turn import TurnScreen
from drawbridge.words import count, say
from engine.bridges import reasons
from engine.bridges.sheet import BRIDGE, WRITE_FOUR
from engine.match import END_TURN

_NO_LINE = const(255)
_NOT_DRAWING = const(255)


class BridgesScreen(TurnScreen):
    """The view of a turn: where the cursor is, and whether an island is chosen to draw from."""

    def __init__(self, app):
        super().__init__(app)
        self._board = self.match.game.board
        self._drawing_since = _NOT_DRAWING  # how long the turn was when an island was chosen
        self.at = app.cursors[self.match.seat]
        if self.at is None:
            self.at = self._middle_island()

    def _middle_island(self):
        places = self._board.PLACES
        best, best_distance = 0, 100
        for island in range(len(places)):
            row, column = divmod(places[island], COLUMNS)
            distance = abs(2 * column - 7) + abs(2 * row - 6)
            if distance < best_distance:
                best, best_distance = island, distance
        return best

    @property
    def drawing(self):
        """Whether an island is chosen to draw bridges from."""
        return self._drawing_since != _NOT_DRAWING

    # -- what is seen -----------------------------------------------------------------------------

    def uncover(self):
        from drawbridge.draw.bridges_board import BridgesBoard
        from drawbridge.draw.bridges_panel import BridgesPanel
        from drawbridge.draw.cursor import Cursor

        self._picture = BridgesBoard(self.canvas, self._board)
        self._panel = BridgesPanel(self.canvas, *self.caption())
        self._cursor = Cursor(points=True)
        self.group.append(self._panel)
        self.group.append(self._cursor)

    def draw(self):
        super().draw()
        self._picture.forget()
        self._panel.forget()
        self.hints.forget()
        self.moved = None
        self.refresh()

    def refresh(self):
        super().refresh()
        match = self.match
        sheet, moves = match.sheet, match.turn_moves()
        shown = self.legal if self.app.settings.show_legal else None
        if self.moved is None:
            self._picture.paint(sheet, shown, moves)
        else:
            self.motion = self._picture.paint_move(self.moved, self.at, sheet, shown, moves)
            self.moved = None
        self.flush()
        self._panel.paint(match, match.seat, self.round_text(), True)
        self._show_cursor()

    def _show_cursor(self):
        place = self._board.PLACES[self.at]
        self._cursor.move(place % COLUMNS * CELL, place // COLUMNS * CELL)
        sides = None
        if self.drawing:
            sides = [self._is_open(side) for side in range(4)]
        self._cursor.point(sides)
        self.show_hints()

    def show_hints(self):
        sheet = self.match.sheet
        back, end = self.back_hint(), self.end_hint()
        if self.drawing:
            drawn = len(self.match.turn_moves()) > self._drawing_since
            back = say("take_back") if drawn else say("back")
            self.hints.show(say("move_on"), back, note=say("left_over", sheet.left))
        elif not sheet.number and sheet.wrote == self.at:
            self.hints.show(say("make_it", 7 - sheet.numbers[self.at]), back, end)
        elif self.at in self.legal:
            what = say("write", sheet.number) if sheet.number else say("three_or_four")
            self.hints.show(what, back, end)
        elif self._can_draw_here():
            self.hints.show(say("bridge"), back, end)
        elif self.legal == [END_TURN]:
            self.hints.show("", back, say("end_turn"))
        else:
            self.hints.show("", back, end)

    def tick(self):
        super().tick()
        self._cursor.tick()

    # -- the hand ---------------------------------------------------------------------------------

    def direct(self, direction):
        """Draw a bridge that way if an island is chosen, or else go there."""
        if self.drawing:
            if not self.app.buttons.repeated:  # holding a key moves, it never draws
                self._draw_bridge(direction)
        else:
            self.at = hop(self._board.PLACES, self.at, direction)
            self._show_cursor()

    def _line(self, side):
        return self._board.LINES_AT[4 * self.at + side]

    def _is_open(self, side):
        """Whether an arrow points that way: to a bridge that may be drawn or, if that is not to be
        shown, along any line."""
        line = self._line(side)
        return line + BRIDGE in self.legal if self.app.settings.show_legal else line != _NO_LINE

    def _can_draw_here(self):
        return any([self._line(side) + BRIDGE in self.legal for side in range(4)])

    def act(self):
        """Write here, or choose this island to draw from, or say why neither is possible."""
        sheet = self.match.sheet
        if self.drawing:
            self._stop_drawing()
        elif not sheet.number and sheet.wrote == self.at:
            self._make_it_the_other_number()
        elif self.at in self.legal:
            self.play(self.at)
        elif self._can_draw_here():
            self._drawing_since = len(self.match.turn_moves())
            self._show_cursor()
        else:
            self._complain_at_island()

    def _make_it_the_other_number(self):
        """In the set-up: a 3 becomes a 4, and a 4 a 3."""
        was_three = self.match.sheet.numbers[self.at] == 3
        self.match.undo()
        self.play(self.at + (WRITE_FOUR if was_three else 0))

    def _draw_bridge(self, side):
        line = self._line(side)
        if line == _NO_LINE:
            self.complain(say("no_line"))
            return
        reason = self.match.why_not(BRIDGE + line)
        if reason:
            self.complain_about(reason)
            return
        if self.match.sheet.left == 1:
            self._drawing_since = _NOT_DRAWING
        self.play(BRIDGE + line)

    def _stop_drawing(self):
        self._drawing_since = _NOT_DRAWING
        self._show_cursor()

    def take_back(self):
        if self.drawing and len(self.match.turn_moves()) <= self._drawing_since:
            self._stop_drawing()
        else:
            super().take_back()

    def still_possible(self):
        sheet = self.match.sheet
        still = []
        if sheet.number and self.legal[0] < BRIDGE:
            still.append(say("still_number", sheet.number))
        if sheet.left and len(self.legal) > 1 and self.legal[-2] >= BRIDGE:
            still.append(say("still_bridges"))
        return still

    def keep_cursor(self):
        self.app.cursors[self.match.seat] = self.at

    # -- why not ----------------------------------------------------------------------------------

    def _complain_at_island(self):
        """Neither writing nor drawing is possible here: tell what stands in the way."""
        sheet = self.match.sheet
        reason = self.match.why_not(self.at)
        if sheet.numbers[self.at] and sheet.number:
            reason = self._why_no_bridge() or reason
        self.complain_about(reason)

    def _why_no_bridge(self):
        """Return the reason that holds for the first line of this island, closed ones last."""
        sheet = self.match.sheet
        if sheet.is_finished(self.at):
            return reasons.FINISHED
        found = 0
        for side in range(4):
            line = self._line(side)
            if line != _NO_LINE and not (found and sheet.closed(line)):
                found = self.match.why_not(BRIDGE + line)
        return found

    def complain_about(self, reason):
        if reason == reasons.NO_ROOM:
            self.complain(count(reason, self.match.sheet.asked))
        else:
            super().complain_about(reason)
