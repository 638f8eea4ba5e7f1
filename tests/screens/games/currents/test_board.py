"""The board shows all that is open, at every size, and the page that suits the question."""

from __future__ import annotations

import re
from typing import Any

import pytest
from attrs import evolve

from engine.games.currents.cards import COMPANIES, EVENT_CARDS, LUMINARIES, PROPAGANDA
from engine.games.currents.cities import CITIES
from engine.games.currents.view_types import BegunAction, LotView, View
from screens.games.currents import PAINTER
from screens.games.currents.board import paint_compact
from screens.games.currents.map import KEY
from screens.games.currents.market import COLUMNS, ROWS, paint_track
from screens.games.currents.panels.cards import short_title
from screens.games.currents.panels.people import pickable_pieces
from screens.games.currents.pen import Pen
from screens.games.currents.places import (
    CARDS,
    COMPANIES_PAGE,
    MAP,
    MARKET,
    PAGES,
    TRACKS,
    page_for,
    pages,
)
from screens.games.currents.signs import city_code
from screens.testing.pictures import cells_that_differ
from tests.screens.games.currents.tables import (
    LARGE,
    MIDDLE,
    SMALL,
    auction,
    drafting,
    finished,
    hall,
    offer,
    places_at,
    scored,
    table,
)
from tests.tools.pictures import shows, text
from themes.look import look
from tui.widgets.area import Area
from tui.widgets.canvas import Canvas, Offer, Picture

COMMON = (SMALL, MIDDLE, LARGE)
COUNTS = (2, 3, 4, 5, 6)


def painted(view: View, size: tuple[int, int] = MIDDLE, *, page: str = "") -> Picture:
    return PAINTER.paint(view, *size, look(), Offer(page=page))


def with_firm(view: View, slug: str, **changes: Any) -> View:
    """The view with some facts of one company changed, and points reckoned again."""
    firms = tuple(evolve(each, **changes) if each.slug == slug else each for each in view.firms)
    return scored(evolve(view, firms=firms))


# Whole boards


@pytest.mark.parametrize("size", COMMON, ids=str)
@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("count", COUNTS)
def test_nothing_is_cut_on_any_page(count: int, page: str, size: tuple[int, int]) -> None:
    shown = text(painted(table(count), size, page=page))
    assert "…" not in shown, shown


@pytest.mark.parametrize("size", COMMON, ids=str)
@pytest.mark.parametrize("count", COUNTS)
def test_nothing_is_cut_in_auctions_and_drafts(count: int, size: tuple[int, int]) -> None:
    for view in (auction(count), auction(count, step="nominate", turn=5), drafting(count)):
        shown = text(painted(view, size))
        assert "…" not in shown, shown


@pytest.mark.parametrize("count", COUNTS)
def test_everything_is_in_sight_at_120x36(count: int) -> None:
    view = table(count)
    picture = painted(view)
    for slug in view.cities:
        city = CITIES[slug]
        assert (
            city_code(city) in text(picture)
            or city.name.split()[-1].lower() in text(picture).lower()
        )
    for firm in view.firms:
        shows(picture, COMPANIES[firm.slug].short, str(firm.price), str(firm.points.total))
    shows(picture, "Rail Rate Act", "counts twice", "Stock track", "Fame", "now", "next")
    places = {target.place for target in picture.targets}
    assert {f"share:{firm.slug}" for firm in view.firms} <= places
    assert {f"propaganda:{slug}" for slug in view.propaganda} <= places
    assert {"track:bulb:3", "track:ac:5", "track:dc:4", "current:ac:2", "event"} <= places
    assert "track:dc:5" not in places


@pytest.mark.parametrize("size", COMMON, ids=str)
def test_who_would_win_is_told_with_the_score(size: tuple[int, int]) -> None:
    view = table(4)
    shows(painted(view, size), "44:24")
    shows(painted(view, LARGE), "If it ended now you (Tesla) would win, 44:24 against")
    shows(painted(view, LARGE), "by shares")
    assert "you" not in text(painted(evolve(view, seat=1), LARGE)).split("\n")[0]


def test_step_and_company_are_told_in_words() -> None:
    shows(painted(table(4)), "Turn 3 of 6: actions", "Tesla acts")
    shows(painted(auction(4), LARGE), "Turn 3 of 6: auction", "Tesla is to bid", "then")
    shows(painted(hall(4), LARGE), "Turn 3 of 6: event auction")
    shows(painted(finished(4), LARGE), "The end", "Tesla wins 44:24")


@pytest.mark.parametrize("size", COMMON, ids=str)
@pytest.mark.parametrize("step", ["act", "sway", "trade", "claimant", "card"])
def test_the_turn_is_told_beside_all_buttons(step: str, size: tuple[int, int]) -> None:
    view = table(6, step=step)
    assert "Turn 3 of 6" in PAINTER.paint(view, *size, look(), offer(view)).lines()[0]


# The map


@pytest.mark.parametrize("count", COUNTS)
def test_cities_show_free_projects_and_owners(count: int) -> None:
    view = table(count)
    picture = painted(view, SMALL, page=MAP)
    for slug in view.cities:
        city = CITIES[slug]
        spot = next(each for each in picture.targets if each.place == f"city:{slug}")
        rows = picture.strips[spot.y : spot.y + spot.height]
        token = " ".join(row.text[spot.x : spot.x + spot.width] for row in rows)
        for number in city.projects:
            owner = view.projects.get(f"{slug} {number}")
            sign = COMPANIES[owner].letter if owner else str(number)
            assert sign in token, f"{slug} {number}: {token}"


def test_the_size_of_a_city_is_in_its_letters() -> None:
    shows(painted(table(6), SMALL, page=MAP), "NYC", "Buf", "syr")


@pytest.mark.parametrize("size", COMMON, ids=str)
def test_what_is_being_done_is_told_and_marked(size: tuple[int, int]) -> None:
    plain = table(4, step="claimant")
    view = evolve(plain, begun_action=BegunAction(verb="claim", noun="albany 3"))
    picture = painted(view, size)
    spot = next(each for each in picture.targets if each.place == "city:albany")
    differing = {(x, y) for x, y in cells_that_differ(painted(plain, size), picture) if y}
    assert differing
    assert all(spot.contains(x, y) for x, y in differing)
    if size != SMALL:
        shows(picture, "Tesla claims Albany III")
        team = evolve(plain, step="team", begun_action=BegunAction(verb="advance", noun="bulb 4"))
        shows(painted(team, size), "Tesla advances to Bulb IV")
        staff = evolve(
            plain,
            step="staff",
            begun_action=BegunAction(verb="develop", noun="coil-shop"),
        )
        shows(painted(staff, size), "Tesla develops Coil Shop")


# Pages


def test_the_page_follows_what_is_asked() -> None:
    wanted = {"act": MAP, "trade": MARKET, "sway": TRACKS, "claimant": MAP, "card": TRACKS}
    wanted |= {"team": TRACKS, "call": MARKET, "staff": COMPANIES_PAGE}
    for step, page in wanted.items():
        view = table(4, step=step)
        assert page_for(view, places_at(view)) == page
    bidding = auction(4)
    assert page_for(bidding, places_at(bidding)) == CARDS
    assert page_for(table(4, step="prize"), ["share:edison", "decline"]) == MARKET
    assert page_for(table(4, step="prize"), ["fame:tesla:1", "decline"]) == TRACKS
    assert page_for(table(4, step="effect"), ["current:ac:3", "decline"]) == TRACKS


def test_there_are_no_pages_in_the_draft() -> None:
    assert pages(drafting(4)) == ()
    assert pages(table(4)) == PAGES


@pytest.mark.parametrize("page", PAGES)
def test_a_small_board_names_its_pages(page: str) -> None:
    first = painted(table(6), SMALL, page=page).lines()[0]
    assert page.capitalize() in first
    assert all(other in first.lower() for other in PAGES)


@pytest.mark.parametrize("page", PAGES)
def test_what_can_be_chosen_on_other_pages_is_listed_below(page: str) -> None:
    view = table(4)
    picture = PAINTER.paint(view, *SMALL, look(), offer(view, page=page))
    assert set(places_at(view)) <= {target.place for target in picture.targets}
    if page != MAP:
        shows(picture, "Also", "Albany")


@pytest.mark.parametrize("count", range(1, 10))
def test_a_list_below_that_leaves_something_out_says_so(count: int) -> None:
    places = [f"propaganda:{slug}" for slug in tuple(PROPAGANDA)[:count]]
    for width in range(60, 80):
        canvas = Canvas(width, 12, look())
        pen = Pen(canvas, table(4), Offer(dict.fromkeys(places, "a")))
        paint_compact(pen, Area(0, 0, width, 12), TRACKS)
        picture = canvas.picture()
        is_whole = set(places) <= {target.place for target in picture.targets}
        assert is_whole is not ("…" in picture.lines()[-1]), picture.lines()


@pytest.mark.parametrize("size", COMMON, ids=str)
@pytest.mark.parametrize("step", ["act", "sway", "trade", "card"])
def test_labels_of_two_letters_stay_on_their_places(step: str, size: tuple[int, int]) -> None:
    view = table(6, step=step)
    places = [place for place in places_at(view) if ":" in place]
    bare = PAINTER.paint(view, *size, look(), Offer(dict.fromkeys(places, "")))
    labelled = PAINTER.paint(view, *size, look(), Offer(dict.fromkeys(places, "xy")))
    spots = [target for target in labelled.targets if target.place in places]
    for x, y in cells_that_differ(bare, labelled):
        assert any(spot.contains(x, y) for spot in spots), (x, y)
    assert text(labelled).count("xy") >= len(places)


# Companies


def test_exhausted_luminaries_have_another_sign_than_those_awake() -> None:
    view = table(4)
    shown = text(painted(view, SMALL, page=COMPANIES_PAGE))
    assert "▲ Edward Weston" in shown
    assert "△ Samuel Insull" in shown
    shown = text(painted(view))
    assert "▲2210" in shown
    assert "△0132" in shown


def test_the_plan_of_an_automaton_is_told() -> None:
    shows(
        painted(table(6), SMALL, page=COMPANIES_PAGE),
        "fame +2, Bulb to III with patent, 1 project, HQ manufacturing",
    )


def test_picked_luminaries_are_marked() -> None:
    view = table(4, step="team")
    for size, words in zip(COMMON, ("✓Upton", "✓ Francis Upton", "✓ Francis Upton"), strict=True):
        picked = PAINTER.paint(
            view, *size, look(), offer(view, picked_places=("card:francis-upton",))
        )
        assert words in text(picked)
        assert "✓" not in text(PAINTER.paint(view, *size, look(), offer(view)))


def test_who_can_be_exhausted_is_listed_with_ratings_below_a_small_map() -> None:
    view = table(4, step="claimant")
    shows(
        PAINTER.paint(view, *SMALL, look(), offer(view)),
        "Map",
        "Also",
        "Upton 3110",
        "Stanley 3201",
    )


def test_what_can_be_picked_is_the_own_luminaries_awake() -> None:
    view = with_firm(table(4), "tesla", asleep=("nikola-tesla",))
    assert list(pickable_pieces(view)) == ["card:francis-upton", "card:william-stanley"]
    assert pickable_pieces(view)["card:francis-upton"].text == "Inv 3, Man 1, Fin 1, Pro 0"
    assert pickable_pieces(evolve(view, seat=None)) == {}


def test_seats_wear_the_colours_of_their_companies() -> None:
    assert PAINTER.seat_roles(table(4)) == ("hue1", "hue2", "hue3")
    assert PAINTER.seat_roles(drafting(4, taken=1)) == ("hue1", "seat2", "seat3")


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE], ids=str)
@pytest.mark.parametrize("count", COUNTS)
def test_the_map_says_what_its_numbers_mean(count: int, size: tuple[int, int]) -> None:
    picture = painted(table(count), size, page=MAP)
    shows(picture, *KEY)
    cities = [each for each in picture.targets if each.place.startswith("city:")]
    (row,) = (y for y, line in enumerate(picture.lines()) if KEY[-1] in line)
    column = picture.lines()[row].index(KEY[-1])
    for city in cities:
        beside = city.x + city.width <= column or city.x >= column + len(KEY[-1])
        assert beside or city.y + city.height <= row, city.place


# The stock track


@pytest.mark.parametrize(
    ("step", "companies", "shown"),
    [(1, 2, "+"), (2, 2, "TE"), (2, 3, "T+"), (2, 6, "T+"), (3, 4, "TE+"), (4, 4, "TEHM")],
)
def test_companies_at_one_price_stay_in_its_column(step: int, companies: int, shown: str) -> None:
    """Beside it they would seem to have another price."""
    view = table(6)
    prices = [12] * companies + [90] * (6 - companies)
    firms = tuple(evolve(each, price=p) for each, p in zip(view.firms, prices, strict=True))
    canvas = Canvas(COLUMNS * step, ROWS, look())
    paint_track(Pen(canvas, evolve(view, firms=firms), Offer()), Area(0, 0, COLUMNS * step, ROWS))
    top, left = canvas.picture().lines()[0], 3 * step
    assert top[left : left + step].rstrip(" ·") == shown
    assert not set(top[left + step : -step]) - set(" ·")


@pytest.mark.parametrize("size", COMMON, ids=str)
def test_the_prices_of_companies_at_one_price_can_be_read(size: tuple[int, int]) -> None:
    view = table(6)
    firms = tuple(evolve(each, price=12) for each in view.firms)
    shown = text(painted(scored(evolve(view, firms=firms)), size, page=MARKET))
    assert shown.count(" 12") >= 6


def test_a_price_stands_in_its_row_and_column() -> None:
    view = with_firm(table(4), "tesla", price=8)
    lines = painted(view, SMALL, page=MARKET).lines()
    assert lines[2][4] == "T"  # 8 is the second space of the third column; columns have two cells
    assert lines[4].split()[:4] == ["2", "3", "4", "5"]


def test_prices_stand_on_the_track_below_those_who_hold_them() -> None:
    view = with_firm(table(4), "tesla", price=22)
    bottom = painted(view, SMALL, page=MARKET).lines()[3]
    assert bottom.split()[:3] == ["1", "4", "·"]
    assert "10· 16· T · 28· 34·" in bottom


# Cards


def test_the_lot_and_its_bid_are_told() -> None:
    picture = painted(auction(4), SMALL)
    shows(picture, "Lot William Stanley", "bid $7k by Thomson", "next bid from $8k", "Still in")


@pytest.mark.parametrize("size", COMMON, ids=str)
def test_all_six_bidders_are_shown_with_their_cash(size: tuple[int, int]) -> None:
    view = auction(6, step="nominate", automata=False)
    firms = tuple(evolve(each, cash=101 + each.seat) for each in view.firms)
    picture = painted(evolve(view, firms=firms), size)
    assert "…" not in text(picture)
    shows(picture, *(f"${101 + seat}k" for seat in range(6)))


@pytest.mark.parametrize("size", COMMON, ids=str)
@pytest.mark.parametrize("count", COUNTS)
def test_every_lot_is_shown(count: int, size: tuple[int, int]) -> None:
    view = auction(count)
    shows(painted(view, size), *(LUMINARIES[lot.luminary].name.split()[-1] for lot in view.row))


def test_luminaries_that_were_not_sold_are_shown_between_auctions() -> None:
    view = table(4, row=(LotView("frank-sprague", "edison"), LotView("harold-p-brown", "")))
    picture = painted(view, SMALL, page=CARDS)
    shows(picture, "For the next auction", "Sprague 3210 with E", "Brown 1014")
    assert "lot:frank-sprague" in {target.place for target in picture.targets}


@pytest.mark.parametrize("slug", EVENT_CARDS)
def test_the_whole_text_of_every_event_is_in_sight(slug: str) -> None:
    view = table(6, event=slug, holder="edison" if EVENT_CARDS[slug].auctioned else "")
    for size in COMMON:
        picture = painted(view, size, page=CARDS)
        assert "…" not in text(picture), text(picture)
    for size in (MIDDLE, LARGE):
        assert "…" not in text(painted(view, size, page=MAP))


@pytest.mark.parametrize("slug", PROPAGANDA)
def test_the_name_of_every_propaganda_card_fits_a_tile(slug: str) -> None:
    for room in range(8, 30):
        assert 3 < len(short_title(PROPAGANDA[slug], room)) <= room
    row = (slug, *(other for other in PROPAGANDA if other != slug))[:7]
    view = table(6, propaganda=row, used_propaganda=row[:3])
    assert "…" not in text(painted(view, MIDDLE))


def test_used_propaganda_cards_have_another_sign() -> None:
    view = table(4)
    lines = painted(view, SMALL, page=CARDS).lines()
    for slug in view.propaganda:
        line = next(line for line in lines if PROPAGANDA[slug].name in line)
        assert ("▚" in line) == (slug in view.used_propaganda)
        assert f"${PROPAGANDA[slug].cash}" in line


@pytest.mark.parametrize("size", COMMON, ids=str)
def test_the_draft_shows_every_company_with_ratings_and_ability(size: tuple[int, int]) -> None:
    picture = painted(drafting(4), size)
    shown = " ".join(text(picture).split())
    assert "3·1·3·1" in shown or "Inv 3 Man 1 Fin 3 Pro 1" in shown
    shows(picture, "cost you", "fees", "yours")
    for row in COMPANIES.values():
        assert row.name in shown or row.short in shown


@pytest.mark.parametrize("slug", COMPANIES)
def test_the_brief_words_of_an_ability_have_its_numbers(slug: str) -> None:
    row = COMPANIES[slug]
    assert set(re.findall(r"\d+", row.brief)) <= set(re.findall(r"\d+", row.ability))


def test_a_larger_draft_shows_the_headquarters() -> None:
    shows(painted(drafting(4), MIDDLE), "Polyphase Laboratory", "Walker Works")
    shows(painted(drafting(4), LARGE), "If you hold 2 or more AC patents")


def test_a_large_auction_hall_says_what_each_rating_is_for() -> None:
    shows(painted(auction(4), LARGE), "Inv ■■■□ 3 technology", "Fin ■□□□ 1 costs, patents")
    assert "Inv 3 Man" in text(painted(auction(4), MIDDLE))
