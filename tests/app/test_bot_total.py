# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""After a match alone: what the strongest bot would have made of the deal."""

import pytest

from engine.match import Match
from tests.app.bots import total_of_bot
from tests.app.positions import find, lazily, one_move_before, resumed
from tests.app.route_positions import find as find_route
from tests.app.words import WORDS

FINDERS = {"bridges": find, "route": find_route}

both_games = pytest.mark.parametrize("game", FINDERS)


def ended(game, seats=1):
    return one_move_before(FINDERS[game](lambda match: match.over, lazily, seats=seats))


def to_the_result(hands):
    hands.end_turn()
    hands.go_on()
    assert hands.showing == "Result"


def bot_words(hands):
    """What the result says of the bot; "" if nothing."""
    begins = WORDS["bot_total"].split("%")[0]
    return "".join(text for text in hands.words if text.startswith(begins))


@both_games
def test_the_total_is_that_of_self_play(game):
    match = ended(game)
    with resumed(match) as hands:
        to_the_result(hands)
        rounds = match.game.rounds
        said = []
        while not said or said[-1] in [WORDS["bot_plays"] % (n, rounds) for n in range(rounds + 1)]:
            if bot_words(hands) not in said:
                said.append(bot_words(hands))
            hands.simulator.tick()
        assert len(said) > rounds  # every round was told
        assert said[-1] == WORDS["bot_total"] % total_of_bot(Match(match.game, 1, match.code))


def test_looking_at_the_board_meanwhile_loses_nothing():
    match = ended("bridges")
    with resumed(match) as hands:
        to_the_result(hands)
        hands.simulator.wait(300)
        hands.press("B")
        assert hands.showing == "View"
        hands.press("B")
        last = WORDS["bot_total"] % total_of_bot(Match(match.game, 1, match.code))
        hands.simulator.run_until(lambda: bot_words(hands) == last, 600_000)


@both_games
def test_leaving_does_not_wait_for_it(game):
    with resumed(ended(game)) as hands:
        to_the_result(hands)
        assert bot_words(hands)
        hands.press("A")
        assert hands.showing == "Title"
        hands.simulator.wait(1000)
        assert not bot_words(hands)


@both_games
def test_of_a_match_of_several_the_bot_says_nothing(game):
    """Alone it would play for deadlines and not against others: the totals do not compare."""
    with resumed(ended(game, seats=2)) as hands:
        to_the_result(hands)
        hands.simulator.wait(1000)
        assert not bot_words(hands)
