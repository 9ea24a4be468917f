# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The demonstration: what `python -m tools.sim` does where there is neither screen nor keyboard. It
plays a match by key presses, prints what it does, ends with the result and leaves a picture."""

import random

from engine.bridges.sheet import BRIDGE
from engine.match import END_TURN
from tools.sim.hands import Hands
from tools.sim.player import best_move

from drawbridge.words import look_up  # isort: skip

PICTURE = "drawbridge-demo.png"
SCALE = 4
LOOK_MS = 20_000  # for the medal to land and the strongest bot to play the same deal


def show(simulator, say):
    """Play a match of Bridges alone. `say(sentence)` prints; the last sentence is the result."""
    hands = Hands(simulator)
    simulator.wait(500)
    hands.get_past_first_start()
    hands.new_match()
    match = hands.match
    say(f"Bridges, side {match.game.side}, for one player. The code of this deal is {match.code}.")
    dice = random.Random(match.code)
    while not match.over:
        say(f"{_turn(match)}: {_play_turn(hands, dice)}.")
        hands.go_on()
    say(str(match.sheets[0]))
    total, *parts = match.scores()[0]
    made_of = ", ".join(
        f"{name} {points}" for name, points in zip(match.game.parts, parts, strict=True)
    )
    rank = look_up(match.game.name + "_ranks")[match.game.rank(total)]
    say(f"Result: {total} points ({made_of}). Rank: {rank}.")


def _turn(match):
    if not match.round:
        return "Set-up"
    sheet = match.sheet
    bridges = "1 bridge" if sheet.asked == 1 else f"{sheet.asked} bridges"
    return f"Round {match.round:2}, card {sheet.number} with {bridges}"


def _play_turn(hands, dice):
    """Play a turn by keys; return what was done."""
    match = hands.match
    done = []
    while True:
        move = best_move(match, dice)
        if move == END_TURN:
            break
        hands.play(move)
        done.append(_told(match, move))
    points = match.scores()[0][0]
    hands.end_turn()
    gained = sum(award[2] for award in match.awards) if match.awards else 0
    bonus = f", bonus {gained}" if gained and hands.showing == "Awards" else ""
    return f"{', '.join(done) or 'pass'} ({points} points{bonus})"


def _told(match, move):
    if move >= BRIDGE:
        ends = match.game.board.ENDS[2 * (move - BRIDGE) : 2 * (move - BRIDGE) + 2]
        return f"bridge {ends[0]}-{ends[1]}"
    island = move % 32
    return f"write {match.sheet.numbers[island]} on island {island}"


def run(simulator, folder, say=print):
    """Show it, and save the last screen."""
    show(simulator, say)
    folder.mkdir(parents=True, exist_ok=True)
    picture = folder / PICTURE
    simulator.wait(LOOK_MS)
    simulator.screenshot(SCALE).save(picture)
    say(f"The last screen is in {picture}")
