# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""How the drawn badge looks. Everything but the screen is drawn at three times its size and shrunk,
so that edges and letters are smooth. It reads no input and knows no machine: it is told what is
pressed, lit and shown."""

import pygame

from tools.sim import layout

_FINE = 3
_GROUND = (15, 17, 26)
_BOARD = (43, 36, 66)
_BOARD_RIM = (78, 67, 112)
_BOARD_SHADE = (34, 28, 53)
_GOLD = (214, 178, 94)
_SILK = (226, 221, 240)
_DIM = (139, 131, 168)
_BLACK = (8, 8, 12)
_RUBBER = (27, 24, 38)
_RUBBER_RIM = (66, 58, 90)
_LIT = (255, 232, 150)
_KEYCAP = (60, 52, 88)
_ORNAMENT = (64, 55, 95)
_LIGHT_OFF = (168, 163, 184)
_FACES = {"A": (76, 187, 109), "B": (222, 78, 92)}
_HELP = "X or K = A     Z or J = B     F12 picture     + \u2212 size     Esc leaves"


class Art:
    """The badge at one scale."""

    def __init__(self, scale):
        self.scale = scale
        self.size = (round(layout.WIDTH * scale), round(layout.HEIGHT * scale))
        self._fonts = {}
        self._board = self._draw_board()
        self._pressed = {name: self._draw_button(name, True) for name in layout.BUTTONS}
        self._glow = _glow(round(13 * scale))

    # The parts that never change, drawn once

    def _draw_board(self):
        fine = pygame.Surface([side * _FINE for side in self.size])
        fine.fill(_GROUND)
        self._box(fine, layout.BOARD.grown(0.8), _BOARD_RIM)
        self._box(fine, layout.BOARD, _BOARD)
        self._box(fine, layout.BEZEL.grown(1), _BOARD_SHADE)
        self._box(fine, layout.BEZEL, _BLACK)
        for hole in layout.HOLES:
            for colour, radius in ((_GOLD, 5), (_BOARD_SHADE, 3.6), (_GROUND, 3.2)):
                self._dot(fine, hole, radius, colour)
        for x, y in layout.LIGHTS:
            self._box(fine, layout.Box(x - 4.5, y - 4.5, 9, 9, 1.5), _SILK)
            self._dot(fine, (x, y), 3.4, _LIGHT_OFF)
        for ornament in layout.ORNAMENTS:
            self._ornament(fine, ornament)
        self._box(fine, layout.PAD, _BOARD_SHADE)
        for name in ("A", "B"):
            self._box(fine, layout.BUTTONS[name].grown(2.5), _BOARD_SHADE)
        board = pygame.transform.smoothscale(fine, self.size)
        for name in layout.BUTTONS:
            surface, corner = self._draw_button(name, False)
            board.blit(surface, corner)
        self._text(board, layout.NAME, "D R A W B R I D G E", 6, _SILK)
        self._text(board, layout.HELP, _HELP, 6.5, _DIM)
        for text, place in layout.KEYCAPS.items():
            self._keycap(board, place, text)
        return board

    def _draw_button(self, name, pressed):
        """A button on a see-through ground, and where its corner goes."""
        box = layout.BUTTONS[name].grown(2)
        face = _FACES.get(name, _RUBBER)
        rim = _mix(face, (0, 0, 0), 0.35) if name in _FACES else _RUBBER_RIM
        if pressed:
            face, rim = _mix(face, _LIT, 0.55), _LIT
        size = [round(side * self.scale) for side in (box.width, box.height)]
        fine = pygame.Surface([side * _FINE for side in size], pygame.SRCALPHA)
        fine.fill((*rim, 0))
        own = layout.Box(2, 2, box.width - 4, box.height - 4, layout.BUTTONS[name].round_)
        self._box(fine, own.grown(0.9), rim)
        self._box(fine, own, face)
        mark = _BLACK if pressed or name in _FACES else _SILK
        if name in _ARROWS:
            self._arrow(fine, own.centre, _ARROWS[name], mark)
        surface = pygame.transform.smoothscale(fine, size)
        if name not in _ARROWS:
            self._text(surface, own.centre, name, 11 if name in _FACES else 6, mark)
        return surface, (round(box.x * self.scale), round(box.y * self.scale))

    def _ornament(self, fine, islands):
        """Islands, each joined to the next by two bridges."""
        k = self.scale * _FINE
        for (x1, y1), (x2, y2) in zip(islands, islands[1:], strict=False):
            aside = (0, 1.2) if y1 == y2 else (1.2, 0)
            for sign in (-1, 1):
                ends = [(x + sign * aside[0], y + sign * aside[1]) for x, y in ((x1, y1), (x2, y2))]
                ends = [(x * k, y * k) for x, y in ends]
                pygame.draw.line(fine, _ORNAMENT, *ends, width=max(1, round(0.7 * k)))
        for island in islands:
            self._dot(fine, island, 3.6, _ORNAMENT)
            self._dot(fine, island, 2.8, _BOARD)

    def _keycap(self, surface, place, text):
        words = self._words(text, 5.6, _SILK)
        cap = words.get_rect(center=[round(side * self.scale) for side in place])
        cap.inflate_ip(3.2 * self.scale, 0.2 * self.scale)
        corner = round(1.6 * self.scale)
        pygame.draw.rect(surface, _KEYCAP, cap, border_radius=corner)
        pygame.draw.rect(surface, _DIM, cap, width=max(1, self.scale // 4), border_radius=corner)
        surface.blit(words, words.get_rect(center=cap.center))

    # One frame

    def draw(self, window, screen, brightness, lights, pressed, message):
        """`screen` is a surface of the badge's own size; `pressed` names the buttons to light."""
        window.blit(self._board, (0, 0))
        box = layout.SCREEN
        size = [round(side * self.scale) for side in (box.width, box.height)]
        picture = pygame.transform.scale(screen, size)
        if brightness < 1:
            level = round(255 * brightness)
            picture.fill((level, level, level), special_flags=pygame.BLEND_MULT)
        window.blit(picture, (round(box.x * self.scale), round(box.y * self.scale)))
        for place, colour in zip(layout.LIGHTS, lights, strict=True):
            if any(colour):
                self._light(window, place, colour)
        for name in pressed:
            surface, corner = self._pressed[name]
            window.blit(surface, corner)
        if message:
            line = layout.BOARD.y + layout.BOARD.height + 1
            window.fill(self._board.get_at((0, 0)), (0, round(line * self.scale), *self.size))
            self._text(window, layout.HELP, message, 6.5, _LIT)

    def _light(self, window, place, colour):
        """An LED is far brighter than a screen: a dim colour still glows."""
        power = (max(colour) / 255) ** 0.4
        hue = [255 * part / max(colour) for part in colour]
        centre = [round(side * self.scale) for side in place]
        glow = self._glow.copy()
        glow.fill([round(power * part) for part in hue], special_flags=pygame.BLEND_MULT)
        window.blit(glow, glow.get_rect(center=centre), special_flags=pygame.BLEND_ADD)
        bright = _mix(hue, (255, 255, 255), 0.25 * power)
        pygame.draw.circle(window, _mix(_LIGHT_OFF, bright, power), centre, 3.2 * self.scale)

    # Tools

    def _words(self, text, height, colour):
        """A line of text, cut to the height of its capitals so that its middle is their middle."""
        font = self._fonts.get(height)
        if font is None:
            size = max(9 * _FINE, round(height * self.scale * _FINE))
            font = self._fonts[height] = pygame.font.Font(None, size)
        fine = font.render(text, True, colour)
        below = fine.get_height() - font.get_ascent()
        room = pygame.Surface((fine.get_width(), fine.get_height() + below), pygame.SRCALPHA)
        room.fill((*colour, 0))
        room.blit(fine, (0, below))
        size = [max(1, round(side / _FINE)) for side in room.get_size()]
        return pygame.transform.smoothscale(room, size)

    def _text(self, surface, place, text, height, colour):
        words = self._words(text, height, colour)
        surface.blit(words, words.get_rect(center=[round(side * self.scale) for side in place]))

    def _box(self, surface, box, colour):
        k = self.scale * _FINE
        rect = pygame.Rect(
            round(box.x * k), round(box.y * k), round(box.width * k), round(box.height * k)
        )
        pygame.draw.rect(surface, colour, rect, border_radius=round(box.round_ * k))

    def _dot(self, surface, place, radius, colour):
        k = self.scale * _FINE
        pygame.draw.circle(surface, colour, [side * k for side in place], radius * k)

    def _arrow(self, surface, centre, direction, colour):
        k = self.scale * _FINE
        (x, y), (dx, dy) = centre, direction
        points = [
            (x + 3.4 * dx, y + 3.4 * dy),
            (x - 2.2 * dx + 3.2 * dy, y - 2.2 * dy + 3.2 * dx),
            (x - 2.2 * dx - 3.2 * dy, y - 2.2 * dy - 3.2 * dx),
        ]
        pygame.draw.polygon(surface, colour, [(px * k, py * k) for px, py in points])


_ARROWS = {"UP": (0, -1), "DOWN": (0, 1), "LEFT": (-1, 0), "RIGHT": (1, 0)}


def _mix(colour, other, share):
    return tuple(round(a + (b - a) * share) for a, b in zip(colour, other, strict=True))


def _glow(radius):
    """A white disc that fades to black, to be coloured and added."""
    disc = pygame.Surface((2 * radius, 2 * radius))
    for distance in range(radius, 0, -1):
        level = round(190 * (1 - distance / radius) ** 1.5)
        pygame.draw.circle(disc, (level, level, level), (radius, radius), distance)
    return disc
