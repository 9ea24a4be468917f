# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""How matches ended, as bytes that are kept for good: statistics and the best of each challenge.

Loaded when a match has ended or somebody wants to look, never in play. A total is one byte, 100
more than it is (some can be negative), and 0 where there is none. The tallies lie one after the
other, three modes for each of engine.games.GAMES: matches (2 bytes), sum of the totals' bytes (3),
best (1), the last ten (10, the newest last). The bests are 40 bytes for each of GAMES.
"""

from micropython import const

from engine.games import GAMES, number_of_game

SOLO, SEVERAL, CHALLENGE = 0, 1, 2
CHALLENGES = 40  # of each game, numbered from 1

_MODES = const(3)
_TALLY = const(16)
_LAST = const(6)  # where the last totals begin in a tally
_MOST_MATCHES = const(0xFFFF)
_BIAS = const(100)


class Tally:
    """The statistics of one game, side and mode; best and average are None while there is none."""

    def __init__(self, data):
        self.matches = data[0] << 8 | data[1]
        self.best = _total(data[5])
        self.last = [_total(byte) for byte in data[_LAST:] if byte]  # at most ten, the newest last
        self.average = None
        if self.matches:
            self.average = (data[2] << 16 | data[3] << 8 | data[4]) / self.matches - _BIAS


def mode_of(match, challenge):
    """Return in which mode a match is played; challenge is its number, 0 if it is none."""
    if challenge:
        return CHALLENGE
    return SOLO if match.seats == 1 else SEVERAL


def highest_total(match, players):
    """Return the best total of a person in a match, or None if only bots have played."""
    totals = [score[0] for seat, score in enumerate(match.scores()) if not players[seat][2]]
    return max(totals) if totals else None


def enter(saved, match, players, helped, challenge):
    """Enter how a match has ended into what is saved."""
    total = highest_total(match, players)
    if total is not None:
        game = number_of_game(match.game)
        mode = mode_of(match, challenge)
        saved.tallies = with_total(saved.tallies, game, mode, total, helped)
        if challenge and not helped:
            saved.bests = with_challenge(saved.bests, game, challenge, total)


def tally(tallies, game, mode):
    """Return the Tally of a game (its place in GAMES) and a mode."""
    at = (game * _MODES + mode) * _TALLY
    return Tally(tallies[at : at + _TALLY] or bytes(_TALLY))


def challenge_best(bests, game, number):
    """Return the best total in a challenge, or None."""
    at = game * CHALLENGES + number - 1
    return _total(bests[at]) if at < len(bests) else None


def challenge_bests(bests, game):
    """Return the same of all challenges of a game, as a list."""
    return [challenge_best(bests, game, number) for number in range(1, CHALLENGES + 1)]


def with_total(tallies, game, mode, total, helped):
    """Return the tallies after one more match; one that was helped can never be the best."""
    tallies = _long_enough(tallies, len(GAMES) * _MODES * _TALLY)
    at = (game * _MODES + mode) * _TALLY
    entry = tallies[at : at + _TALLY]
    matches = entry[0] << 8 | entry[1]
    byte = total + _BIAS
    if matches < _MOST_MATCHES:
        matches += 1
        sum_of_bytes = (entry[2] << 16 | entry[3] << 8 | entry[4]) + byte
        entry[:2] = matches.to_bytes(2, "big")
        entry[2:5] = sum_of_bytes.to_bytes(3, "big")
    if not helped:
        entry[5] = max(entry[5], byte)
    entry[_LAST:] = entry[_LAST + 1 :] + bytes((byte,))
    tallies[at : at + _TALLY] = entry
    return bytes(tallies)


def with_challenge(bests, game, number, total):
    """Return the bests after a challenge was played to its end."""
    bests = _long_enough(bests, len(GAMES) * CHALLENGES)
    at = game * CHALLENGES + number - 1
    bests[at] = max(bests[at], total + _BIAS)
    return bytes(bests)


def _long_enough(data, length):
    return bytearray(data + bytes(length - len(data)))


def _total(byte):
    return byte - _BIAS if byte else None
