"""Exactly the places that an event has changed are marked, not others of the same name."""

from __future__ import annotations

import pytest
from attrs import evolve

from engine.core.event import Event
from engine.games.duel import events as d
from engine.games.taidian import events as e
from engine.games.taidian.view_types import View
from screens.games.taidian import PAINTER
from screens.table.painter_registry import changed_places
from tests.screens.games.duel import tables as duel_tables
from tests.screens.games.taidian.tables import at_step
from themes.look import look
from tui.widgets.canvas import Offer, Picture


def a_view() -> View:
    moment = at_step("choose")
    return moment.view(moment.asked)


def marked(view: View, *events: Event) -> frozenset[str]:
    return changed_places("taidian", view, events, ())


def test_a_card_that_a_player_plays_marks_nothing_of_its_name_elsewhere() -> None:
    view = a_view()
    who = view.fighters[1].character
    assert not marked(view, e.CardPlayed(seat=1, seat_slug=who, card="coin", money=1, energy=0))
    assert not marked(view, e.TurnEnded(seat=1, seat_slug=who, unused_cards=("coin", "shield")))
    assert not marked(view, e.Reworked(seat=1, seat_slug=who, card="coin"))


def test_a_purchase_marks_its_stack_and_a_structure_where_it_stands() -> None:
    view = a_view()
    who = view.fighters[1].character
    coin = e.CardBought(seat=1, seat_slug=who, card="coin", cost=1, money_left=0)
    vault = e.CardBought(seat=1, seat_slug=who, card="vault", cost=4, money_left=0)
    assert marked(view, coin) == {"market:coin"}
    assert marked(view, vault) == {"market:vault", "structure:1:vault"}


def test_damage_healing_and_power_mark_the_fighters_they_befell() -> None:
    view = a_view()
    one, two = view.fighters[1].character, view.fighters[2].character
    hurt = e.Hurt(seat=2, seat_slug=two, attack=20, block=0, heal=0, health=100, is_poison=False)
    assert marked(view, hurt) == {"health:2"}
    assert marked(view, evolve(hurt, is_poison=True)) == {"health:2", "poison:2"}
    aid = e.Treated(seat=1, seat_slug=one, target=two, amount=10, health=110)
    assert marked(view, aid) == {"health:2"}
    power = e.PoweredUp(seat=1, seat_slug=one, track="aim", level=1, energy=0)
    assert marked(view, power) == {"level:1:aim"}
    laid = e.BatchDeclared(seat=1, seat_slug=one, cards=(("poison", two, ""), ("punch", one, "")))
    assert marked(view, laid) == {"poison:2"}
    storm = marked(view, e.StormStruck(round=40, amount=10))
    assert storm == {f"health:{fighter.seat}" for fighter in view.fighters}


@pytest.mark.parametrize("size", [(80, 14), (82, 33), (150, 57)], ids=str)
def test_what_has_changed_is_underlined_and_nothing_else(size: tuple[int, int]) -> None:
    view, ink = a_view(), look("dark", "unicode")
    assert not underlined(PAINTER.paint(view, *size, ink, Offer()))
    shown = underlined(
        PAINTER.paint(view, *size, ink, Offer(changed_places=frozenset({"health:2"})))
    )
    assert shown.startswith(f"{view.fighters[2].health}")


def underlined(picture: Picture) -> str:
    """All cells of a picture that carry the mark of news."""
    return "".join(
        segment.text
        for strip in picture.strips
        for segment in strip
        if segment.style is not None and segment.style.underline
    )


def test_in_duel_the_rivals_chips_and_shares_are_not_taken_for_ones_own() -> None:
    view = duel_tables.at_step("turn")
    chip = d.TechnologyAdvanced(seat=1, seat_slug="edison", technology="bulbs", source="card")
    assert changed_places("duel", view, [chip], ()) == {"chip:1:bulbs"}
    sold = d.ShareSold(seat=1, seat_slug="edison", company="brush", reserved=False)
    assert changed_places("duel", view, [sold], ()) == {"market:brush"}
    assert changed_places("duel", view, [evolve(sold, seat=0)], ()) == {
        "market:brush",
        "share:brush",
    }
