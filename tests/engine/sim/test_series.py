"""Series of games: the same seed gives the same results, however they are played."""

from __future__ import annotations

import pytest
from attrs import evolve

from engine.core.errors import BadSeatCountError, NotOfferedError, UnknownBotError
from engine.core.match import start_match
from engine.sim.report import match_seed
from engine.sim.series import simulate
from tests.engine.sim.high_card_series import GAME, results
from tests.sample_games import high_card
from tests.sample_games.high_card import HighCard, Options


def test_another_seed_gives_other_results() -> None:
    one, two = (simulate(GAME, matches=30, bots=["random"] * 2, seed=seed) for seed in (1, 2))
    assert results(one) != results(two)


def test_the_fast_path_plays_what_random_bots_would_play() -> None:
    """The careful bot is the random one under a name that the fast path does not know."""
    fast = simulate(GAME, matches=40, bots=["random"] * 4, seed=3).to_dict()
    slow = simulate(GAME, matches=40, bots=["careful"] * 4, seed=3).to_dict()
    for key in ("decisions", "first_seat_wins", "mean_rounds", "facts"):
        assert fast[key] == slow[key]
    assert [seat["wins"] for seat in fast["seats"]] == [seat["wins"] for seat in slow["seats"]]


def test_a_series_is_its_games() -> None:
    """Each game of a series can be opened by itself from its own seed."""
    report = simulate(GAME, matches=20, bots=["highest", "highest"], seed=6)
    wins = 0
    for number in range(20):
        match = start_match(GAME, seed=match_seed(6, number), seats=2)
        match.play_out(lambda asked: asked.choices[-1])
        assert match.outcome is not None
        wins += match.outcome.winners == (0,)
    assert report.seats[0].wins == wins


def test_swapping_bots_are_reported_by_bot() -> None:
    """Seat 1 always wins this game, so the wins show who sat there."""

    async def segment(g: HighCard) -> None:
        await high_card.segment(g)
        if g.outcome is not None:
            g.outcome = evolve(g.outcome, ranking=((1,), (0,)), scores=(0, 5))

    game = evolve(GAME, segment=segment)
    fixed = simulate(game, matches=9, bots=["highest", "random"], seed=1)
    swapped = simulate(game, matches=9, bots=["highest", "random"], seed=1, swap=True)
    assert [seat.wins for seat in fixed.seats] == [0, 9]
    assert [(seat.bot, seat.wins) for seat in swapped.seats] == [("highest", 4), ("random", 5)]
    assert [seat.mean_score for seat in swapped.seats] == [20 / 9, 25 / 9]
    assert fixed.first_seat_wins == swapped.first_seat_wins == 0


def test_options_are_played_with() -> None:
    report = simulate(GAME, matches=5, bots=["random"] * 2, seed=1, options=Options(cards="4"))
    assert report.options == {"swap": True, "cards": "4"}
    assert report.mean_rounds == 5


@pytest.mark.parametrize("count", [1, 5])
def test_a_wrong_number_of_seats_is_refused(count: int) -> None:
    said = f"High Card is played by 2 to 4 players, not by {count}"
    with pytest.raises(BadSeatCountError, match=said):
        simulate(GAME, matches=5, bots=["random"] * count, seed=1)


def test_an_unknown_bot_is_refused_before_anything_is_played() -> None:
    with pytest.raises(UnknownBotError, match="did you mean 'highest'"):
        simulate(GAME, matches=5, bots=["random", "higest"], seed=1)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_cheats_is_named_with_its_game(workers: int) -> None:
    seed = match_seed(4, 0)
    with pytest.raises(NotOfferedError, match=r"^'lay card-99' is not") as caught:
        simulate(GAME, matches=5, bots=["cheating", "random"], seed=4, workers=workers)
    assert caught.value.__notes__ == [
        "when the bot 'cheating' was asked, at seat=0",
        f"in match 0 (seed {seed}) of the series",
    ]


@pytest.mark.parametrize("workers", [1, 2])
def test_progress_is_told_up_to_the_end(workers: int) -> None:
    told: list[int] = []
    simulate(GAME, matches=60, bots=["random"] * 2, seed=1, workers=workers, progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 60
    assert len(told) > 5
