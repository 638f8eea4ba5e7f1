"""The odds of a shot with a face-down card, compared with random deals of the unseen cards."""

from __future__ import annotations

import pytest

from engine.core.chance import Chance
from engine.core.match_access import position_of
from engine.games.ages.challenges.ratings import can_use
from engine.games.ages.fire.shot import Shot
from engine.games.ages.fire.walk_fire import WEAPON_DECKS, HiddenShot, fire_along
from engine.games.ages.moving.routes import route_to
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.steps import Step
from engine.testing import play
from tests.engine.games.ages.scene import black, white
from tests.engine.games.ages.table import AgesTable, ages

DEALS = 1500
"""Deals of the face-down cards."""
FOUR_SIGMA = 0.055
"""How far a share of that many deals may be from its chance."""


def a_walk(hand: str, goal: str = "a15") -> tuple[AgesTable, tuple[int, ...]]:
    """Hanno about to walk to a goal, before an enemy with these cards; and his route."""
    table = ages(white("hanno", "a9"), black("lyudmila-pavlichenko", "h14", hand), step=Step.MOVE)
    play(table, "white: move hanno")
    view = table.view("white")
    return table, route_to(view, view.units[0], view.points, view.map.numbers[goal.upper()])


def shot_at_walk(table: AgesTable, route: tuple[int, ...]) -> HiddenShot:
    """The odds of the enemy's shot with a face-down card."""
    view = table.view("white")
    [fire] = fire_along(view, view.units[0], route)
    return fire.hidden


@pytest.mark.parametrize("hand", ["bolt-rifle", "bolt-rifle boar-spear", "bolt-rifle exile-cube"])
def test_the_chance_of_a_weapon_is_that_of_dealing_the_unseen_cards(hand: str) -> None:
    """11.1, 14.2: one that its owner can use and that reaches a space of the walk."""
    table, route = a_walk(hand)
    chance, armed = Chance(7), 0
    for _ in range(DEALS):
        g = position_of(table.match.imagine(0, chance)).state
        walker, shooter = g.units
        armed += any(
            Shot(g, shooter, walker, card, "opfire", space).is_possible
            for card in shooter.cards
            if TREASURES[card].shot and can_use(g, shooter, TREASURES[card])
            for space in route
        )
    assert shot_at_walk(table, route).weapon_chance == pytest.approx(armed / DEALS, abs=FOUR_SIGMA)


def test_two_cards_are_likelier_to_hold_a_weapon_than_one() -> None:
    """14.2: each may be the weapon."""
    one, two = (shot_at_walk(*a_walk(hand)) for hand in ("bolt-rifle", "bolt-rifle boar-spear"))
    assert 0 < one.weapon_chance < two.weapon_chance < 2 * one.weapon_chance
    assert 0 < one.odds.hit_chance < 1
    assert one.odds.damage > 0


def test_a_card_of_a_deck_without_ranged_weapons_is_no_threat() -> None:
    """11.1: the back of a card tells its deck."""
    table, route = a_walk("exile-cube")
    view = table.view("white")
    assert TREASURES["exile-cube"].deck not in WEAPON_DECKS
    assert fire_along(view, view.units[0], route) == []
