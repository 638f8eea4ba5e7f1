"""Over random games the engine agrees with the second model of its rules."""

from collections.abc import Iterator

import pytest

from engine.core.match_access import position_of
from engine.games.duel import GAME
from engine.games.duel.cards import ASSISTANTS, CITIES
from engine.games.duel.state import Options
from engine.games.duel.view_types import View
from tests.engine.games.duel.random_play import TABLES, every_game, positions
from tests.engine.games.duel.second_model import REGIONS, leads, legal, points

CORNERS = {
    "an empty City deck",
    "a short row",
    "an empty pile of the market",
    "all Technologies in one hand",
    "a chip on every Region",
    "no reserved share",
    "several Free Actions",
    "a Free Action before the Assistant",
    "a goal that is met",
}
ENOUGH = 60
"""The number of games at each table that must cover every case."""


@every_game
def test_exactly_the_legal_choices_are_offered(seed: int, seats: int, options: Options) -> None:
    """5.4: nothing illegal is offered, and nothing legal is forgotten."""
    for match in positions(seed, seats, options):
        for decision in match.pending:
            offered = [str(choice) for choice in decision.choices]
            assert set(offered) == legal(match.view(decision.seat))
            assert len(set(offered)) == len(offered)


@every_game
def test_points_and_leaders_agree(seed: int, seats: int, options: Options) -> None:
    """10.2: points, then PR, then Technology chips; there is always a leader."""
    for match in positions(seed, seats, options):
        view = match.view(None)
        if view.phase == 0:
            continue
        for region in view.regions:
            assert region.points == tuple(points(side, region.slug) for side in view.sides)
            assert region.leader == leads(view, region.slug)


@every_game
def test_the_winner_leads_two_regions_or_met_the_goal(
    seed: int, seats: int, options: Options
) -> None:
    """12.1: the player who leads more Regions wins, unless a single goal was met."""
    *_, match = positions(seed, seats, options)
    view = match.view(None)
    assert view.outcome is not None
    (winner,) = view.outcome.winners
    led = [leads(view, region) for region in REGIONS]
    assert view.outcome.scores == (led.count(0), led.count(1))
    goals = [side.goal is not None and side.goal.met for side in view.sides]
    if view.won_by == "goal":
        assert goals[winner]
        assert not goals[1 - winner]
    else:
        assert goals[0] == goals[1]
        assert led.count(winner) >= 2
        assert view.phase == 3


@every_game
def test_the_facts_that_simulations_count_are_true(seed: int, seats: int, options: Options) -> None:
    """12.1: who won, how, and as whom."""
    *_, match = positions(seed, seats, options)
    view, record = match.view(None), GAME.facts(position_of(match).state)
    assert view.outcome is not None
    (winner,) = view.outcome.winners
    won, lost = view.sides[winner], view.sides[1 - winner]
    assert record == {
        "won by": view.won_by,
        "phase": str(view.phase),
        "winning power": won.power,
        "winner": "first player" if winner == view.first else "second player",
        "winning inventor": won.company,
        "losing inventor": lost.company,
        "goal winner": won.company if won.goal and won.goal.met != lost.goal.met else "none",
        "pairing": f"{min(won.company, lost.company)} v {max(won.company, lost.company)}",
    }


@every_game
def test_what_adds_up_adds_up(seed: int, seats: int, options: Options) -> None:
    """1.7: the open table accounts for every card, share and chip at any time."""
    for match in positions(seed, seats, options):
        view = match.view(None)
        cities = sum(len(cities) for side in view.sides for cities in side.cities.values())
        assert cities + len(view.row) + view.city_deck == len(CITIES)
        hands = sum(side.hand_count for side in view.sides)
        assert hands + view.assistant_deck + len(view.discard) == len(ASSISTANTS)
        assert len(view.row) == 3 or view.city_deck in (0, len(CITIES))
        for pile in view.market:
            held = sum(side.shares.get(pile.company, 0) for side in view.sides)
            assert pile.count + held == 5 or view.phase == 0
        assert all(
            side.reserved_shares + side.shares.get(side.company, 0) <= 5 for side in view.sides
        )


def test_the_random_games_reach_the_corners_of_the_rules() -> None:
    """6.2: an empty deck, an empty pile and the like come up, or these tests would prove little."""
    seen: set[str] = set()
    games = ((seed, *table) for seed in range(ENOUGH) for table in TABLES)
    for seed, seats, options in games:
        for match in positions(seed, seats, options):
            seen.update(corners(match.view(None)))
        if seen == CORNERS:
            return
    pytest.fail(f"never seen in {ENOUGH} games at each table: {sorted(CORNERS - seen)}")


def corners(view: View) -> Iterator[str]:
    if view.phase == 0:
        return
    rare = {
        "an empty City deck": view.city_deck == 0,
        "a short row": len(view.row) < 3,
        "an empty pile of the market": any(pile.count == 0 for pile in view.market),
        "all Technologies in one hand": any(len(s.technologies) == 3 for s in view.sides),
        "a chip on every Region": all(region.chip for region in view.regions),
        "no reserved share": any(side.reserved_shares == 0 for side in view.sides),
        "several Free Actions": view.turn.free > 1,
        "a Free Action before the Assistant": view.step == "turn"
        and view.turn.free > 0
        and not view.turn.assistant,
        "a goal that is met": any(side.goal and side.goal.met for side in view.sides),
    }
    yield from (corner for corner, holds in rare.items() if holds)
