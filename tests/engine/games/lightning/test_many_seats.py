"""Five and six at the table, with every variant: whatever is asked can be answered and imagined."""

from itertools import product

import pytest

from engine.bots import make_bot
from engine.core.chance import Chance
from engine.core.match import Match
from engine.core.match_access import live_state_of
from engine.games.lightning import GAME
from engine.games.lightning.state import LightningState, Options
from tests.engine.games.lightning.random_play import positions

VARIANTS = [
    Options(small_deck=small, pre_power_optional=by_choice, tie_reopens=reopens)
    for small, by_choice, reopens in product(("on", "off"), (False, True), (False, True))
]
EVERY = 40
"""The number of decisions between two looks at a game."""


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("seats", [5, 6])
def test_what_a_seat_imagines_can_be_played_to_its_end(seats: int, options: Options) -> None:
    """1.4: in an imagined game every card is also there once, and all goes by the rules."""
    looks = 0
    for number, match in enumerate(positions(seats, seats, options)):
        if match.pending and number % EVERY == 0:
            looks += 1
            for seat in (match.pending[0].seat, None):
                play_imagined(match, seat, number)
    assert looks > 2


def play_imagined(match: Match[LightningState], seat: int | None, number: int) -> None:
    """Play what the seat imagines at random, and count the cards."""
    chance = Chance(number, 7)
    imagined = match.imagine(seat, chance)
    imagined.play_out(lambda decision: chance.pick(decision.choices))
    assert imagined.outcome is not None
    assert GAME.pieces(live_state_of(imagined)) == GAME.pieces(live_state_of(match))


@pytest.mark.parametrize("options", VARIANTS[::3], ids=str)
def test_six_players_get_advice_whatever_the_others_do(options: Options) -> None:
    """7.6: a hint has a reason and is one of the choices, in games that no bot would play."""
    bot = make_bot(GAME, "greedy", Chance(1))
    for number, match in enumerate(positions(9, 6, options)):
        for decision in match.pending[:1] if number % 5 == 0 else ():
            advice = bot.advise(match.sight(decision.seat))
            assert advice.choice in decision.choices
            assert advice.reason
