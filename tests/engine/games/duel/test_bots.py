"""The greedy bot: much stronger than random play, limited to its view, and able to explain."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.core.choice import Choice
from engine.games.duel import GAME
from engine.games.duel.bots.greedy import GreedyBot, regions_reason, shares_reason
from engine.sim.series import simulate
from engine.testing import play
from tests.engine.games.duel.random_play import TABLES, positions
from tests.engine.games.duel.table import DuelTable, duel, has, played


def test_greedy_beats_random_in_95_of_100_games_from_either_seat() -> None:
    """Seats are swapped game by game; each game draws its inventors again."""
    report = simulate(GAME, matches=100, bots=["greedy", "random"], seed=95, swap=True)
    greedy, chance = report.to_dict()["seats"]
    assert (greedy["bot"], chance["bot"]) == ("greedy", "random")
    assert greedy["wins"] >= 95


def test_advice_is_an_offered_choice_with_a_reason() -> None:
    """Whatever is asked, from the inventors to the last turn."""
    verbs = set()
    for match in positions(2, *TABLES[0]):
        for asked in match.pending:
            advice = GreedyBot(Chance(3)).advise(match.sight(asked.seat))
            assert advice.choice in asked.choices
            assert advice.reason
            assert advice.choice.verb != "technology" or "this turn" not in advice.reason
            verbs.add(advice.choice.verb)
    assert {"inventor", "technology", "keep", "pass", "play", "end turn"} <= verbs


def test_the_choice_depends_only_on_what_the_seat_can_know() -> None:
    """A bot makes the same choice on an imagined table that looks the same to its seat."""
    for number, match in enumerate(positions(4, *TABLES[0])):
        for asked in match.pending:
            seat = asked.seat
            real = GreedyBot(Chance(number)).choose(match.sight(seat))
            imagined = match.imagine(seat, Chance(number, 7))
            assert GreedyBot(Chance(number)).choose(imagined.sight(seat)) == real


def reason_for(table: DuelTable, verb: str, noun: str) -> str:
    match = table.match
    return GreedyBot(Chance(3)).reason(match.sight(match.pending[0].seat), Choice(verb, noun))


def test_a_hint_to_sell_says_what_that_costs_the_goal() -> None:
    """9.5: Brush needs all five own shares; Maxim's share can be bought back."""
    table = duel(brush=has(shares={"brush": 1, "maxim": 1}, reserved=4), edison=has(), turn="brush")
    assert reason_for(table, "sell", "brush").endswith(", though it gives up your goal")
    assert reason_for(table, "sell", "maxim").endswith("worth more than this share")


def test_a_hint_about_an_assistant_names_its_actions() -> None:
    """4.2, 5.2: one Action or two, printed on the card."""
    table = duel(brush=has(), edison=has(), turn="brush")
    most = reason_for(table, "keep", "mark-twain")
    assert most == "Advance and Propaganda +3 are worth the most to you now"
    assert reason_for(table, "play", "nellie-bly").startswith("Propaganda +4 is worth more to you")


def test_a_hint_says_if_the_goal_is_then_farther_away() -> None:
    """9.6: Thomson needs a share of each of the minor companies."""
    table = duel(thomson=has(shares={"maxim": 1}), edison=has(), turn="thomson")
    assert reason_for(table, "sell", "maxim").endswith(
        ", though it takes you further from your goal"
    )


def test_the_bot_keeps_all_own_shares_while_the_goal_can_be_won() -> None:
    """9.5: with four Brush shares placed and the last one reserved, it places and does not sell."""
    table = duel(
        brush=has(shares={"brush": 4}, reserved=1, cities=["chicago", "denver"]),
        edison=has(),
        turn="brush",
    )
    seat = table.match.pending[0].seat
    assert GreedyBot(Chance(3)).choose(table.match.sight(seat)).verb != "sell"


def test_a_hint_names_the_region_that_it_is_about() -> None:
    """10.2: a City adds 2 points to its Region; that wins the lead there or makes it safer."""
    table = played("henry-villard", row=["boston", "albany", "chicago"])
    before = table.match.sight(0).view
    play(table, "tesla: electrify albany")
    then = table.match.sight(0).view
    assert regions_reason(before, then, 0) == "it makes your lead in New York safer"
    assert regions_reason(then, then, 0) == "it helps you to win ties, and so to lead two Regions"


def test_a_hint_about_a_technology_does_not_name_the_companies_again() -> None:
    """6.7: the description of the choice names them; the hint has another reason."""
    view = played("henry-villard").match.sight(0).view
    assert shares_reason(view, "transformers") == "5 of the 30 shares in the market need it"
    loss = "your rival can then no longer acquire shares that need it"
    assert shares_reason(view, "bulbs") == loss
