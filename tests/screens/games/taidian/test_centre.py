"""Choices in the middle of the Taidian board: a power-up, the money of a turn, and others."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from attrs import evolve

from engine.games.taidian.cards import TRACKS
from engine.games.taidian.state import Options
from engine.testing import play
from screens.games.taidian import PAINTER
from screens.games.taidian.pen import subject_of
from tests.engine.games.taidian.table import TaidianTable, brawl, has, strike, upgrade
from tests.screens.games.taidian.tables import COMMON, SIZES, at_step, painted
from tests.tools.pictures import text
from themes.look import look
from tui.widgets.canvas import Offer


def powering_up() -> TaidianTable:
    """Ferrand has collected the energy of a power-up."""
    table = brawl(ferrand=has(energy=9, hand=["bolt"]), qiao=has())
    upgrade(table, "play bolt")
    return table


def robbing() -> TaidianTable:
    """Arata's Robber has drawn two cards, of which she keeps one."""
    table = brawl(arata=has(hand=["robber"]), qiao=has(hand=["gold", "coin"]))
    strike(table, "robber", by="arata")
    play(table, "qiao: pass")
    return table


def looting() -> TaidianTable:
    """Ferrand has knocked Qiao out and takes cards for it."""
    table = brawl(
        options=Options(loot=True),
        ferrand=has(hand=["punch"]),
        qiao=has(health=5, deck=["gold", "kick", "shield", "medic"]),
        vane=has(),
    )
    strike(table, "punch", at="qiao")
    return table


def bombing() -> TaidianTable:
    """Ferrand lays a Fire Bomb and has yet to say at which structure."""
    table = brawl(ferrand=has(hand=["fire-bomb"]), qiao=has(structures=["vault", "bunker"]))
    play(table, "ferrand: attack", "ferrand: lay fire-bomb")
    return table


@pytest.mark.parametrize(
    ("set_table", "step", "subject"),
    [
        (powering_up, "power up", "power"),
        (robbing, "keep", "keep"),
        (looting, "loot", "loot"),
        (bombing, "structure", "bomb"),
    ],
)
def test_the_middle_shows_what_the_moment_is_about(
    set_table: Callable[[], TaidianTable], step: str, subject: str
) -> None:
    table = set_table()
    view = table.view(table.deciders()[0])
    assert (view.step, subject_of(view)) == (step, subject)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_power_up_shows_the_four_tracks(size: tuple[int, int]) -> None:
    picture = PAINTER.paint(powering_up().view("ferrand"), *size, look(), Offer())
    assert {each.place for each in picture.targets} >= {f"track:{slug}" for slug in TRACKS}
    assert all(track.name in text(picture) for track in TRACKS.values())


def test_the_turn_says_what_can_be_spent() -> None:
    moment = at_step("upgrade", "four")
    view = moment.view(moment.asked)
    view = evolve(view, turn=evolve(view.turn, money=6, played_cards=("coin", "coin", "cash")))
    for size in COMMON:
        assert "Your upgrading turn  $6 to spend" in text(painted(view, size))
    assert "$ 1 x2" in text(painted(view))
