# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Matches to begin a test from: found by playing many matches on the engine until one has what the
test needs, so that no test knows an island of today's boards; and put into the badge's memory as
the app itself would have saved them.
"""

import random
from contextlib import contextmanager

from engine.bridges.scoring import GROUP, SIX
from engine.bridges.sheet import BRIDGE
from engine.deal import code_of
from engine.games import make_game
from engine.match import END_TURN, Match
from tools.sim.hands import Hands
from tools.sim.memory import Memory
from tools.sim.route_hands import RouteHands
from tools.sim.simulator import Simulator

NO_LINE = 255
HANDS = {"bridges": Hands, "route": RouteHands}


# -- ways to play ---------------------------------------------------------------------------------


def at_random(match, dice):
    """Any legal move; END_TURN only when there is no other."""
    moves = match.legal()
    return dice.choice([move for move in moves if move != END_TURN] or moves)


def lazily(match, dice):
    """Any legal move: a turn often ends while something could still be done."""
    return dice.choice(match.legal())


def planning(part):
    """A way to play that goes for one bonus: always what looks best at once."""

    def play(match, dice):
        best, best_worth = END_TURN, -1000
        for move in match.legal():
            worth = _worth_after(match.sheet, move, part) + dice.random()
            if worth > best_worth:
                best, best_worth = move, worth
        return best

    return play


def _worth_after(sheet, move, part):
    if move == END_TURN:
        return _worth(sheet, part)
    sheet.play(move)
    worth = _worth(sheet, part)
    if 0 < sheet.left < sheet.asked:
        worth += 5  # a bridge is worth the others that must follow
    sheet.undo(move)
    return worth


def _worth(sheet, part):
    """Finished islands count, those that the bonus asks for most, and ways to finish those."""
    worth = 10 * min(GROUP, sheet.largest_group()) if part == SIX else 0
    for island in range(sheet.board.ISLANDS):
        wanted = sheet.board.FLAGS[island] == part
        lines = _open_lines(sheet, island)
        if sheet.is_finished(island):
            worth += 30 if wanted else 3
            continue
        if sheet.numbers[island]:
            lacks = sheet.slack(island)
            hope = 4 - lacks if lacks <= sum(2 - sheet.bridges[line] for line in lines) else -6
            worth += 3 * hope if wanted else hope
        elif wanted:
            worth += 6 if sheet.loads[island] in (1, 2) else -2 * sheet.loads[island]
        if wanted:
            numbers = [
                sheet.numbers[island] or _number_across(sheet, island, line) for line in lines
            ]
            worth += 2 * len([number for number in numbers if number])
    return worth


def _open_lines(sheet, island):
    """The lines of an island that may still take a bridge, now or later."""
    lines = sheet.board.LINES_AT[4 * island : 4 * island + 4]
    return [line for line in lines if line != NO_LINE and not sheet.closed(line)]


def _number_across(sheet, island, line):
    ends = sheet.board.ENDS
    return sheet.numbers[ends[2 * line] + ends[2 * line + 1] - island]


# -- finding --------------------------------------------------------------------------------------


def find(condition, play=at_random, *, sides="AB", seats=1, tries=400):
    """The first match of Bridges, at the first place in it, for which condition(match) holds."""
    return find_in([make_game("bridges", side) for side in sides], condition, play, seats, tries)


def find_in(games, condition, play, seats, tries):
    """The same for any games."""
    for number in range(tries):
        for game in games:
            match = Match(game, seats, code_of(number))
            dice = random.Random(number)
            while not match.over:
                if condition(match):
                    return match
                match.play(play(match, dice))
            if condition(match):
                return match
    raise AssertionError(f"no match in {tries} has what {condition} asks for: play another way")


def replayed(match, journal):
    """A match with the same deal in which only these moves were played."""
    again = Match(match.game, match.seats, match.code)
    for move in journal:
        again.play(move)
    return again


def one_move_before(match):
    return replayed(match, match.journal[:-1])


def at_turns_beginning(match):
    return replayed(match, match.journal[: len(match.journal) - len(match.turn_moves())])


def turns_of(match):
    """The moves of each turn, END_TURN being the last of each."""
    turns = [bytearray()]
    for move in match.journal:
        turns[-1].append(move)
        if move == END_TURN:
            turns.append(bytearray())
    return [bytes(turn) for turn in turns if turn]


def played_by_all(match, seats):
    """The same match, with every seat playing what the one seat of `match` played."""
    assert match.seats == 1
    together = Match(match.game, seats, match.code)
    for turn in turns_of(match):
        for _ in range(seats if turn[-1] == END_TURN else 1):
            for move in turn:
                together.play(move)
    return together


def bridges_at(match, island):
    """The lines of an island on which a bridge may be drawn now."""
    lines = match.game.board.LINES_AT[4 * island : 4 * island + 4]
    legal = match.legal()
    return [line for line in lines if line != NO_LINE and BRIDGE + line in legal]


def refused_from(match, reason):
    """An island to draw from and a side of it that are refused for this reason, or None."""
    if match.over or not match.sheet.left:
        return None
    board = match.game.board
    legal = match.legal()
    for line in range(board.LINES):
        if match.why_not(BRIDGE + line) != reason:
            continue
        for island in board.ENDS[2 * line : 2 * line + 2]:
            if island not in legal and bridges_at(match, island):
                return island, board.LINES_AT[4 * island : 4 * island + 4].index(line)
    return None


# -- onto the badge -------------------------------------------------------------------------------


def memory_with(match, players=None, language="", challenge=0):
    """A badge's memory in which the app has saved this match, and which language it speaks; if
    none is named, that of all hands.
    """
    memory = Memory()
    with Simulator(code=None, memory=memory):
        from drawbridge.saved import Saved

        saved = Saved()
        saved.settings.language = language or Hands.language
        players = players or [("", seat, 0) for seat in range(match.seats if match else 0)]
        saved.save(match, players, challenge=challenge)
    return memory


@contextmanager
def resumed(match, players=None, language="", challenge=0):
    """Hands on a badge that was switched off at the beginning of this turn, and has come to where
    `match` is: what the turn has of moves already is played by keys.
    """
    memory = memory_with(at_turns_beginning(match), players, language, challenge)
    with HANDS[match.game.name](Simulator(memory=memory)) as hands:
        hands.resume()
        for move in match.turn_moves():
            hands.play(move)
        hands.stop_drawing()
        assert hands.journal == bytes(match.journal)
        yield hands
