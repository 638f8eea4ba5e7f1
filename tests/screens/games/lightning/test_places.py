"""What can be pointed at on the table of Master of Lightning, and what must stay hidden."""

from __future__ import annotations

import pytest
from attrs import evolve

from engine.core.chance import seeded
from engine.core.clone import clone
from engine.games.lightning import GAME
from screens.games.lightning import beats, legend
from screens.table.card_sets import DONE, cards_at
from tests.screens.games.lightning.tables import (
    COMMON_SIZES,
    NORMAL,
    SIZES,
    matches,
    menu_of,
    moments,
    painted,
    states,
    told,
    view_of,
)
from tests.screens.pictures import cells_that_differ, stands_out, styles, targets_of
from themes.glyphs import GLYPHS
from themes.look import look
from tui.widgets.canvas import Offer

FEW_SIZES = ((60, 12), *COMMON_SIZES[:2])
SEATS = (2, 4, 6)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seats", SEATS)
def test_all_that_can_be_chosen_can_be_pointed_at(seats: int, size: tuple[int, int]) -> None:
    for state, offers in moments(seats, seed=3):
        for seat, offer in offers.items():
            picture = painted(view_of(state, seat), size, offer)
            missing = offer.places.keys() - {target.place for target in picture.targets}
            assert not missing


def test_every_kind_of_place_came_up() -> None:
    kinds = {
        place.partition(":")[0]
        for seats in SEATS
        for seed in (1, 2, 3)
        for _, offers in moments(seats, seed=seed)
        for offer in offers.values()
        for place in offer.places
    }
    assert kinds >= {"card", "seat", "prize", "suit", "nothing", DONE}


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_targets_lie_inside_the_picture(size: tuple[int, int]) -> None:
    for state, offers in moments(6):
        for target in painted(view_of(state, 0), size, offers.get(0)).targets:
            assert 0 <= target.x < target.x + target.width <= size[0]
            assert 0 <= target.y < target.y + target.height <= size[1]


@pytest.mark.parametrize("size", FEW_SIZES, ids=str)
def test_a_jump_label_shows_on_its_piece_and_shifts_nothing(size: tuple[int, int]) -> None:
    for state, offers in moments(4, every=31):
        for seat, offer in list(offers.items())[:1]:
            view = view_of(state, seat)
            bare = painted(view, size, Offer(dict.fromkeys(offer.places, "")))
            for place in offer.places:
                labelled = painted(
                    view, size, Offer({**dict.fromkeys(offer.places, ""), place: "Q"})
                )
                (spot, *_) = targets_of(labelled, place)
                changed = cells_that_differ(bare, labelled)
                assert "Q" in {labelled.strips[y].text[x] for x, y in changed}, place
                assert len(changed) <= 3, place
                assert all(spot.contains(x, y) for x, y in changed), place


@pytest.mark.parametrize("size", FEW_SIZES, ids=str)
def test_the_piece_under_the_cursor_stands_out_and_nothing_else_does(
    size: tuple[int, int],
) -> None:
    for state, offers in moments(4, every=31):
        for seat, offer in list(offers.items())[:1]:
            view = view_of(state, seat)
            bare = painted(view, size, offer)
            for place in offer.places:
                pointed = painted(view, size, evolve(offer, cursor=place))
                assert stands_out(bare, pointed, place), place


def test_equal_cards_are_picked_one_by_one_and_chosen_as_one() -> None:
    """Where a set is built each copy has a letter; else one copy is like the other."""
    state = next(
        state for state in states(2) if len(set(state.sides[0].hand)) < len(state.sides[0].hand)
    )
    view = view_of(state, 0)
    twice = next(card for card in view.seats[0].hand if view.seats[0].hand.count(card) > 1)
    both = (f"card:{twice}", f"card:{twice}#2")
    picking = painted(view, NORMAL, Offer(dict.fromkeys(both, "a")))
    assert len(targets_of(picking, both[1])) == 1
    choosing = painted(view, NORMAL, Offer({both[0]: "a"}))
    assert len(targets_of(choosing, both[0])) == view.seats[0].hand.count(twice)


def test_the_places_of_a_menu_are_those_that_the_rules_name() -> None:
    for number, match in enumerate(matches(4, 5)):
        if number % 11:
            continue
        for asked in match.pending:
            menu = menu_of(match, asked.seat)
            assert all(menu.row_at(place) is not None for place in menu.places)
            named = {GAME.describe(match.view(asked.seat), each).place for each in asked.choices}
            if DONE not in menu.places:
                assert menu.places.keys() == named
            else:
                single = {f"card:{card}" for place in named for card in cards_at(place) or ()}
                assert {place.partition("#")[0] for place in menu.places} == {*single, DONE}


@pytest.mark.parametrize("size", COMMON_SIZES, ids=str)
@pytest.mark.parametrize("seats", SEATS)
def test_what_a_seat_cannot_know_does_not_change_its_picture(
    seats: int, size: tuple[int, int]
) -> None:
    for number, (state, offers) in enumerate(moments(seats, every=19)[:-1]):
        for seat in (0, seats - 1, None):
            other = clone(state)
            GAME.shuffle_unseen(other, seat, seeded(number))
            seen, imagined = view_of(state, seat), view_of(other, seat)
            assert beats(seen) == beats(imagined)
            offer = Offer() if seat is None else offers.get(seat, Offer())
            for each in (offer, told(seen)) if seen.last else (offer,):
                one, two = painted(seen, size, each), painted(imagined, size, each)
                assert one.lines() == two.lines()
                assert styles(one) == styles(two)
                assert one.targets == two.targets


@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
def test_the_legend_is_short_enough_for_the_help_at_80_columns(glyphs: str) -> None:
    signs = legend(look("dark", glyphs))
    assert len({sign for sign, _ in signs}) == len(signs)
    assert GLYPHS[glyphs].ellipsis not in dict(signs), "what is left out is no suit"
    assert all(len(sign) + len(words) <= 15 for sign, words in signs), signs
