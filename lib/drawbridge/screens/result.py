# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The end of a match: who has won or which rank it was, and what every score is made of."""

import sys

from displayio import Group
from micropython import const

from drawbridge.badge.buttons import A, B
from drawbridge.draw import art_data as art
from drawbridge.draw.canvas import WIDTH
from drawbridge.draw.font import TEXT
from drawbridge.draw.medal import METALS, MIDDLE, Flight, Medal, draw_ladder, draw_medal
from drawbridge.draw.text import CENTRE, LINE_HEIGHT, Label, fit
from drawbridge.games import marks
from drawbridge.memory import forget
from drawbridge.players import name_of, palette_colour
from drawbridge.screens.screen import Screen
from drawbridge.words import count, look_up, say
from engine.games import number_of_game

_TABLE_TOP = const(40)
_ROW = const(13)
_NAMES = const(48)  # the width of the names' column
_FIGURE_SPACE = "\u2007"  # as wide as a figure


class _Column(Label):
    """A label that a grid can put into its cells."""

    @property
    def anchor_point(self):
        return self._anchor, 0

    @anchor_point.setter
    def anchor_point(self, point):
        self._anchor = point[0]


class Result(Screen):
    """A line about the outcome and a table: a row a player, a column a part, the total last."""

    def __init__(self, app):
        super().__init__(app)
        match = app.match
        self._scores = match.scores()
        self._winners = match.winners()
        self._bot_total = None
        self._par_reached = None  # in a challenge: whether it is
        self._band = art.NIGHT  # the colour behind the outcome
        self._medal = None
        self._column = (WIDTH - _NAMES - 2) // len(self._scores[0])  # the width of one
        if match.seats == 1:
            self._announce_rank(match.game)
            self._ask_bot(match)
        elif len(self._winners) == 1:
            winner = app.players[self._winners[0]]
            self._band = palette_colour(winner)
            self._announce(say("you_win", name_of(winner)), art.NIGHT, 2)
        else:
            self._band = art.YELLOW
            self._announce(say("tie"), art.NIGHT, 2)
        if app.helped:
            from drawbridge.bot import about_bots

            colour = art.LIGHT if match.seats == 1 else art.NIGHT
            self.text(about_bots("helped"), WIDTH // 2, 21, colour, CENTRE)
        self._add_table()

    def _announce(self, text, colour, scale):
        """Say the outcome, large if it fits, and higher if something is to stand below it."""
        y = 1 if self.app.helped else 4 if self.app.match.seats == 1 else 6
        self.text(text, WIDTH // 2, y + 8 - 4 * scale, colour, CENTRE, scale)

    def _announce_rank(self, game):
        total = self._scores[0][0]
        rank = game.rank(total)
        self._rank = rank
        names = look_up(game.name + "_ranks")
        scale = 2 if 2 * TEXT.width(names[rank]) < WIDTH else 1
        self._announce(names[rank], art.YELLOW, scale)
        if self.app.challenge:
            self._announce_par(total)
        elif rank + 1 < len(names):
            missing = game.ranks[rank + 1] - total
            self.text(count("to_next", missing), WIDTH // 2, 73, art.LIGHT, CENTRE)
            self.text(names[rank + 1], WIDTH // 2, 84, art.YELLOW, CENTRE)
        else:
            self.text(say("highest"), WIDTH // 2, 78, art.LIGHT, CENTRE)

    def _announce_par(self, total):
        from drawbridge.screens.par import compare_with_par

        line, more, self._par_reached = compare_with_par(self.app, total)
        self.text(line, WIDTH // 2, 73, art.YELLOW, CENTRE)
        self.text(more, WIDTH // 2, 84, art.WHITE, CENTRE)

    def _ask_bot(self, match):
        """Begin to find out what the strongest bot makes of this deal, which it too plays alone.

        Of a match of several its total would say nothing: they race for the bonuses, and in Route
        everybody begins elsewhere.
        """
        from drawbridge.screens.bot_total import BotTotal

        self._bot_total = BotTotal(match)
        self._bot_words = self.text(self._bot_total.words(), WIDTH // 2, 99, art.LIGHT, CENTRE)

    def tick(self):
        super().tick()
        if self._bot_total is not None and self._bot_total.slice():
            self._bot_words.text = self._bot_total.words()

    def _add_table(self):
        """One label of several lines for each column, laid out as a grid.

        Once they are where they belong, the grid is let go, and its code with it.
        """
        from adafruit_displayio_layout.layouts.grid_layout import GridLayout

        columns = len(self._scores[0])
        height = _ROW * len(self._scores)
        grid = GridLayout(
            x=_NAMES, y=_TABLE_TOP + 14, width=self._column * columns, height=height,
            grid_size=(columns, 1),
        )  # fmt: skip
        for column in range(columns):
            part = (column + 1) % columns  # the total, which scores() gives first, comes last
            text = _column_of([score[part] for score in self._scores])
            numbers = _Column(text, 0, 0, self.canvas.rgb(art.WHITE if part else art.YELLOW))
            numbers.line_spacing = _ROW / LINE_HEIGHT
            grid.add_content(
                numbers, grid_position=(column, 0), cell_size=(1, 1), cell_anchor_point=(CENTRE, 0)
            )
        table = Group(x=grid.x, y=grid.y)
        while len(grid):
            table.append(grid.pop(0))
        self.group.append(table)
        forget(*[name for name in sys.modules if name.startswith("adafruit_")])  # it takes 8 KB
        if self.app.match.seats > 1:
            names = "\n".join([fit(name_of(player), _NAMES - 8) for player in self.app.players])
            self.text(names, 10, _TABLE_TOP + 14).line_spacing = _ROW / 11

    def draw(self):
        super().draw()
        canvas = self.canvas
        match = self.app.match
        if match.seats == 1:
            self._draw_rank(match.game)
        canvas.fill(0, 0, WIDTH, _TABLE_TOP - 6, self._band)
        if match.seats == 1 and not self.app.helped:
            draw_ladder(canvas, 27, len(match.game.ranks), self._rank)
        canvas.frame(2, _TABLE_TOP - 4, WIDTH - 4, 20 + _ROW * match.seats, art.NIGHT, art.FAINT)
        if self._par_reached is not None:
            edge = art.GREEN if self._par_reached else art.OPEN
            canvas.frame(14, 71, WIDTH - 28, 27, art.NIGHT, edge)
        pictures = marks(match.game.name)
        x = _NAMES + self._column // 2 - 5
        for picture in pictures + (art.SUM_MARK,):
            canvas.sprite(picture, x, _TABLE_TOP)
            x += self._column
        if match.seats > 1:
            for seat in range(match.seats):
                y = _TABLE_TOP + 14 + _ROW * seat
                if seat in self._winners:
                    canvas.fill(4, y, WIDTH - 8, _ROW - 1, art.FAINT)
                canvas.fill(5, y + 2, 3, 9, palette_colour(self.app.players[seat]))

    def _draw_rank(self, game):
        """Let a medal for the rank fly in: bronze, silver or gold, with the rank's number."""
        if self._medal is None:
            metal = METALS[len(METALS) * self._rank // len(game.ranks)]
            draw_medal(self.canvas, 0, 0, metal, art.RED)
            number = str(self._rank + 1)
            x = MIDDLE + 1 - TEXT.width(number) // 2
            self.canvas.text(TEXT, number, x, MIDDLE - 5, art.WHITE)
            self._medal = Medal(self.canvas, 0, 0)
            self.group.append(self._medal)
            self.motion = Flight((self._medal,), ((14, _TABLE_TOP - 1),))

    def show_hints(self):
        self.hints.show(say("ok"), say("boards"), note=say("code_is", self.app.match.code))

    def key(self, key):
        if self._bot_total is not None:
            self._bot_total.rest()
        if key == A:
            self._leave()
        elif key == B:
            from drawbridge.screens.view import View

            self.app.open(View, self.app.match, self._winners[0])

    def _leave(self):
        """To the title, or from a challenge to the others."""
        app = self.app
        challenge, game = app.challenge, number_of_game(app.match.game)
        app.quit()
        if challenge:
            from drawbridge.screens.challenge import Challenge

            app.show(Challenge, game, challenge)


def _column_of(numbers):
    """Return numbers as lines of one width, so that their last figures stand in a column."""
    figures = max([len(str(abs(number))) for number in numbers])
    plus = " " if min(numbers) < 0 else ""  # as wide as a minus
    lines = []
    for number in numbers:
        text = str(abs(number))
        sign = "-" if number < 0 else plus
        lines.append(_FIGURE_SPACE * (figures - len(text)) + sign + text)
    return "\n".join(lines)
