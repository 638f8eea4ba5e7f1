"""The greedy bot: stronger than chance by far, honest about what it sees, and able to explain."""

from __future__ import annotations

from engine.core.chance import seeded
from engine.games.duel import GAME
from engine.games.duel.bots.greedy import GreedyBot
from engine.sim.series import simulate
from tests.engine.games.duel.random_play import TABLES, positions


def test_greedy_beats_random_in_95_of_100_games_from_either_seat() -> None:
    """Seats are swapped game by game; each game draws its inventors anew."""
    report = simulate(GAME, games=100, seats=["greedy", "random"], seed=95, swap=True)
    greedy, chance = report.plain()["seats"]
    assert (greedy["bot"], chance["bot"]) == ("greedy", "random")
    assert greedy["wins"] >= 95


def test_advice_is_an_offered_choice_with_a_reason() -> None:
    """Whatever is asked, from the inventors to the last turn."""
    verbs = set()
    for match in positions(2, *TABLES[0]):
        for asked in match.pending:
            advice = GreedyBot(seeded(3)).advise(match.sight(asked.seat))
            assert advice.choice in asked.choices
            assert advice.reason
            verbs.add(advice.choice.verb)
    assert {"inventor", "technology", "keep", "pass", "play", "end turn"} <= verbs


def test_the_choice_depends_only_on_what_the_seat_can_know() -> None:
    """The same bot, shown an imagined table that its seat cannot tell apart, chooses the same."""
    for number, match in enumerate(positions(4, *TABLES[0])):
        for asked in match.pending:
            seat = asked.seat
            real = GreedyBot(seeded(number)).choose(match.sight(seat))
            imagined = match.imagine(seat, seeded(number, 7))
            assert GreedyBot(seeded(number)).choose(imagined.sight(seat)) == real
