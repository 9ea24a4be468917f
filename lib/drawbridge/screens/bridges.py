# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A turn of Bridges under the thumb: hop from island to island, write, draw, take back, end."""

from drawbridge.badge.buttons import LEFT, NO_KEY, SELECT, START, A, B
from drawbridge.draw.bridges_board import CELL, COLUMNS, BridgesBoard
from drawbridge.draw.bridges_panel import BridgesPanel
from drawbridge.draw.cursor import Cursor
from drawbridge.draw.hop import hop
from drawbridge.games import cards_screen
from drawbridge.players import palette_colour
from drawbridge.screens.ask import Ask
from drawbridge.screens.screen import Screen
from drawbridge.words import say
from engine.bridges import reasons
from engine.bridges.sheet import BRIDGE, WRITE_FOUR
from engine.match import END_TURN

_NO_LINE = 255


class BridgesScreen(Screen):
    """The view of a turn: where the cursor is, and whether an island is chosen to draw from."""

    def __init__(self, app):
        super().__init__(app)
        self.match = app.match
        board = self.match.game.board
        self._board = board
        self._picture = BridgesBoard(app.canvas, board)
        self._panel = BridgesPanel(app.canvas)
        self._cursor = Cursor()
        self.group.append(self._cursor)
        self._legal = []
        self._drawing_since = NO_KEY  # how long the turn was when an island was chosen to draw from
        if self.match.seats > 1:
            self.hints.edge = palette_colour(app.players[self.match.seat])
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
        return self._drawing_since != NO_KEY

    # -- what is seen -----------------------------------------------------------------------------

    def draw(self):
        self._picture.forget()
        self._panel.forget()
        self.hints.forget()
        self._refresh()

    def _refresh(self):
        """Show the match as it is now."""
        match = self.match
        self._legal = match.legal()
        self._picture.paint(match.sheet, self._legal, match.turn_moves())
        self._panel.paint(match, match.seat)
        self._show_cursor()

    def _show_cursor(self):
        place = self._board.PLACES[self.at]
        self._cursor.move(place % COLUMNS * CELL, place // COLUMNS * CELL)
        sides = None
        if self.drawing:
            sides = [self._line(side) + BRIDGE in self._legal for side in range(4)]
        self._cursor.point(sides)
        self.show_hints()

    def show_hints(self):
        turn = self.match.turn_moves()
        sheet = self.match.sheet
        back = say("take_back") if turn else say("menu")
        end = "" if self.match.why_not(END_TURN) else say("end")
        if self.drawing:
            self.hints.show(say("done"), self._back_hint(), note=say("left_over", sheet.left))
        elif not sheet.number and sheet.numbers[self.at] and sheet.wrote == self.at:
            self.hints.show(say("make_it", 7 - sheet.numbers[self.at]), back, end)
        elif self.at in self._legal:
            self.hints.show(say("write", sheet.number or 3), back, end)
        elif self._can_draw_here():
            self.hints.show(say("bridge"), back, end)
        elif self._legal == [END_TURN]:
            self.hints.show("", back, say("end_turn"))
        else:
            self.hints.show("", back, end)

    def _back_hint(self):
        drawn = len(self.match.turn_moves()) > self._drawing_since
        return say("take_back") if drawn else say("back")

    def tick(self):
        super().tick()
        self._cursor.tick()

    # -- the hand ---------------------------------------------------------------------------------

    def key(self, key):
        if key <= LEFT:
            if self.drawing:
                self._draw_bridge(key)
            else:
                self.at = hop(self._board.PLACES, self.at, key)
                self._show_cursor()
        elif key == A:
            self._act()
        elif key == B:
            self._take_back()
        elif key == START:
            self._end_turn()
        elif key == SELECT:
            self.app.open(cards_screen(self.app))

    def _line(self, side):
        return self._board.LINES_AT[4 * self.at + side]

    def _can_draw_here(self):
        for side in range(4):
            if self._line(side) + BRIDGE in self._legal:
                return True
        return False

    def _act(self):
        """A: write here, or choose this island to draw from, or say why neither is possible."""
        sheet = self.match.sheet
        if self.drawing:
            self._stop_drawing()
        elif not sheet.number and sheet.wrote == self.at:
            self._make_it_the_other_number()
        elif self.at in self._legal:
            self._play(self.at)
        elif self._can_draw_here():
            self._drawing_since = len(self.match.turn_moves())
            self._show_cursor()
        else:
            self._complain_at_island()

    def _make_it_the_other_number(self):
        """In the set-up: a 3 becomes a 4, and a 4 a 3."""
        was_three = self.match.sheet.numbers[self.at] == 3
        self.match.undo()
        self._play(self.at + (WRITE_FOUR if was_three else 0))

    def _play(self, move):
        self.match.play(move)
        self._refresh()

    def _draw_bridge(self, side):
        line = self._line(side)
        if line == _NO_LINE:
            self.complain(say("no_line"))
            return
        reason = self.match.why_not(BRIDGE + line)
        if reason:
            self._complain_about(reason)
            return
        if self.match.sheet.left == 1:
            self._drawing_since = NO_KEY
        self._play(BRIDGE + line)

    def _stop_drawing(self):
        self._drawing_since = NO_KEY
        self._show_cursor()

    def _take_back(self):
        """B: one step back, as far as the beginning of the turn; there it opens the menu."""
        turn = self.match.turn_moves()
        if self.drawing and len(turn) <= self._drawing_since:
            self._stop_drawing()
        elif self.match.undo():
            self._refresh()
        else:
            from drawbridge.screens.pause import Pause

            self.app.open(Pause(self.app))

    def _end_turn(self):
        """START: end the turn, after a question if something could still be done."""
        reason = self.match.why_not(END_TURN)
        if reason:
            self._complain_about(reason)
            return
        sheet = self.match.sheet
        still = []
        if sheet.number and self._legal[0] < BRIDGE:
            still.append(say("still_number", sheet.number))
        if sheet.left and len(self._legal) > 1 and self._legal[-2] >= BRIDGE:
            still.append(say("still_bridges"))
        if still:
            self.app.open(Ask(self.app, say("end_turn?"), "\n".join(still), self._leave))
        else:
            self._leave()

    def _leave(self):
        self.app.cursors[self.match.seat] = self.at
        self.app.end_turn()

    # -- why not ----------------------------------------------------------------------------------

    def _complain_at_island(self):
        """Neither writing nor drawing is possible here: tell what stands in the way."""
        sheet = self.match.sheet
        reason = self.match.why_not(self.at)
        if sheet.numbers[self.at] and sheet.number:
            reason = self._why_no_bridge() or reason
        self._complain_about(reason)

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

    def _complain_about(self, reason):
        if reason == reasons.NO_ROOM:
            self.complain(say(reason, self.match.sheet.asked))
        else:
            self.complain(say(reason))
