"""The descriptions of places: true, short, and with the calculated numbers."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve

from engine.games.currents.cards import COMPANIES
from engine.games.currents.cities import PROJECTS
from engine.games.currents.companies.texts import plan_text
from engine.games.currents.describe import about
from engine.games.currents.projects.claims import bill_of_claim, project_gain
from screens.games.currents import PAINTER
from screens.games.currents.place_page import place_page
from screens.games.currents.places import PAGES, name_of
from tests.screens.games.currents.tables import (
    LARGE,
    MIDDLE,
    SMALL,
    auction,
    drafting,
    finished,
    offer,
    places_at,
    table,
)
from tests.tools.pictures import text
from themes.look import look
from tui.widgets.canvas import Offer


def told(place: str, count: int = 4) -> str:
    found = about(table(count), place)
    assert found is not None, place
    return " ".join((found.title, *found.lines))


def test_a_city_tells_what_a_claim_costs_whom_it_pays_and_the_price() -> None:
    view = table(4)
    own = view.firm("tesla")
    cost = bill_of_claim(view, own, "albany 3", "nikola-tesla", "ac")
    gain = project_gain(view, own, "albany 3", "ac")
    words = told("city:albany")
    assert f"Project III with AC and Tesla: ${cost.bank}k, and $3k to Edison" in words
    assert f"price +{gain.total} to {own.price + gain.total}" in words
    assert "Project I: Tesla's" in words
    assert "Project III: free" in words
    assert "New York, Syracuse and Great Barrington" in words


def test_a_claim_that_cannot_be_paid_is_told() -> None:
    view = table(4)
    firms = tuple(evolve(each, cash=0) if each.slug == "tesla" else each for each in view.firms)
    poor = about(evolve(view, firms=firms), "city:albany")
    assert poor is not None
    assert any("more than your cash" in line for line in poor.lines)


def test_a_track_tells_its_patent_and_what_is_needed() -> None:
    assert "Edison holds its patent" in told("track:bulb:3")
    words = told("track:ac:5")
    assert "Its patent is free: it moves the price 5 up" in words
    assert "From your level it needs Inv 5 and Man 4, and Fin 2 for the patent" in words


def test_shares_cards_and_markers_are_told() -> None:
    assert "Price 46, first of 4" in told("share:tesla")
    assert "worth 6 points" in told("share:tesla")
    assert "Tesla 5, Thomson 1 and Brush 2" in told("share:tesla")
    assert "AC projects move prices 2 more, DC projects 2 less" in told("current:start")
    assert "Tesla is first now and will be second next turn" in told("fame:tesla:1")
    assert "+1 Man on AC and Bulb advances" in told("hq:coil-shop")
    assert "so it is not met" in told("hq:edison-works")
    assert "Acts for Edison, exhausted" in told("luminary:samuel-insull")
    assert "It is face down" in told("propaganda:pamphlet-of-warnings")
    assert "Each skipped city counts twice" in told("event")
    assert "Tesla: 44 points now: shares 38, cash 4, HQ 2, Works 0" in told("standing")
    assert "shares 38" in told("company:tesla")


@pytest.mark.parametrize(
    "place",
    ["city:rome", "track:gas:2", "track:dc:5", "track:ac:x", "company:x", "share:x", "lot:x"],
)
def test_there_is_nothing_about_places_that_do_not_exist(place: str) -> None:
    assert about(table(4), place) is None
    assert place_page(table(4), place, 72, 20, look()) is None


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE], ids=str)
def test_every_painted_place_is_told_of_also_to_those_who_are_not_asked(
    size: tuple[int, int],
) -> None:
    views = [table(n, seat=seat) for n in (2, 4, 6) for seat in (0, 1, None)]
    views += [auction(4, seat=None), drafting(4, seat=None), finished(4, seat=None)]
    for view in views:
        for page in PAGES:
            picture = PAINTER.paint(view, *size, look(), Offer(page=page))
            for target in picture.targets:
                assert about(view, target.place) is not None, target.place


def test_every_offered_place_has_a_name_and_words() -> None:
    for step in ("act", "sway", "trade", "team", "prize", "event bid", "bid"):
        view = table(4, step=step)
        for place in places_at(view):
            assert name_of(place)
            assert about(view, place) is not None, place


def test_the_page_about_a_company_tells_all_of_it() -> None:
    picture = place_page(table(4), "company:tesla", 84, 30, look())
    assert picture is not None
    shown = text(picture)
    for words in (
        *("Tesla Electric", "price 46", "first: 6 per share", "cash $19k", "44 points now"),
        *("Francis Upton", "Technology", "■ Polyphase Laboratory", "□ Coil Shop", "(now 1)"),
        *("Buffalo III", "Edison 1", "$3k to Edison for Bulb III"),
    ):
        assert words in shown, words
    other = place_page(table(4), "company:edison", 84, 30, look())
    assert other is not None
    assert "(now 4)" in text(other)


def test_the_page_about_a_full_company_fits_a_small_screen() -> None:
    view = table(6)
    people = ("charles-brush", "benjamin-lamme", "grosvenor-lowrey", "edward-dean-adams")
    projects = tuple(PROJECTS)[:7]
    full: dict[str, Any] = {
        "seat": 4,
        "automaton": "",
        "luminaries": people,
        "projects": projects,
        "cash": 104,
    }
    full["shares"] = dict.fromkeys(COMPANIES, 2)
    firms = tuple(evolve(each, **full) if each.slug == "brush" else each for each in view.firms)
    picture = place_page(evolve(view, firms=firms), "company:brush", 72, 20, look())
    assert picture is not None
    shown = " ".join(text(picture).split())
    assert "Fees with each project: $3k to Edison for Bulb III." in shown
    assert "Edward Dean Adams" in shown


def test_pages_about_automata_cities_and_luminaries() -> None:
    view = table(6)
    automaton = place_page(view, "company:brush", 84, 30, look())
    city = place_page(view, "city:albany", 84, 30, look())
    person = place_page(view, "luminary:francis-upton", 72, 20, look())
    assert automaton is not None
    assert city is not None
    assert person is not None
    assert plan_text(view, view.firm("brush"), 3) in " ".join(text(automaton).split())
    assert "$2k + $3k to Edison" in text(city)
    assert "city $8k, Fin -$6k" in text(city)
    assert "■■■□" in text(person)


def test_a_place_that_is_looked_at_needs_no_offer() -> None:
    view = table(4, seat=1)
    assert offer(view).places
    assert about(view, "company:tesla") is not None
