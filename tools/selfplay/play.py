# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Plays complete matches, on all cores. The same deals and players always end the same way."""

import functools
import os
import random
from multiprocessing import Pool

from tqdm import tqdm

from engine.bots import think
from engine.deal import DEALS, code_of
from engine.dice import Dice
from engine.games import make_game
from engine.match import Match

# A player is a place in this list; from 1 up that is the level of a bot.
PLAYERS = ("random", "easy", "medium", "strong")
RANDOM = 0


def deals_of(seed, count):
    """Return so many different deals, always the same ones for a seed."""
    return random.Random(f"selfplay {seed}").sample(range(DEALS), count)


def play_match(name, side, players, deal):
    """Return a match of a game that the players, one a seat, have played to its end."""
    return finish(Match(make_game(name, side), len(players), code_of(deal)), players, deal)


def finish(match, players, deal):
    """Let the players, one a seat, play a match of a deal to its end, and return it."""
    dice = Dice(deal)
    while not match.over:
        player = players[match.seat]
        if player == RANDOM:
            moves = match.legal()
            match.play(moves[dice.below(len(moves))])
        else:
            for move in whole_turn(match, player):
                match.play(move)
    return match


def whole_turn(match, level):
    """Return the moves of a bot for the rest of the turn."""
    thought = think(match, level)
    while not thought.slice():
        pass
    return thought.moves


def scores_of(name, side, players, deal):
    """Return what match.scores() says at the end, a row for each seat."""
    return play_match(name, side, players, deal).scores()


def play_all(name, side, players, deals, title=""):
    """Return the scores of a match for each deal, in the order of the deals; with a bar."""
    return in_parallel(functools.partial(scores_of, name, side, players), deals, title)


def in_parallel(work, deals, title):
    """Return what some work makes of each deal, in the order of the deals; with a bar."""
    cores = os.process_cpu_count() if hasattr(os, "process_cpu_count") else os.cpu_count()
    at_a_time = 1 + len(deals) // 400
    with Pool(cores) as pool:
        results = pool.imap(work, deals, at_a_time)
        return list(tqdm(results, title, len(deals), leave=False, unit=" matches"))


def solo_totals(name, side, player, deals, title=""):
    """Return the totals that a player reaches alone, one for each deal."""
    return [scores[0][0] for scores in play_all(name, side, (player,), deals, title)]
