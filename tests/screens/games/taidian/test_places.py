"""What can be pointed at on the Taidian board, how it is marked, and what must stay hidden."""

from __future__ import annotations

import pytest
from attrs import evolve

from engine.core.chance import seeded
from engine.core.clone import clone
from engine.games.taidian import GAME
from screens.games.taidian import paint
from tests.screens.games.taidian.tables import SIZES, TABLES, moments
from tests.screens.pictures import cells_that_differ, stands_out, styles, targets_of
from themes.look import look
from tui.widgets.canvas import Offer

LOOK = look()
FEW_SIZES = ((80, 14), (82, 33), (150, 57))
BUTTONS = (
    *("turn:upgrade", "turn:attack", "hand", "strike", "end"),
    *("enough", "pass", "accept", "decline"),
)


def is_button(place: str) -> bool:
    """Buttons are drawn only while they are offered."""
    return place in BUTTONS or place.endswith(":burn-barrel")


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("table", TABLES)
def test_all_that_the_rules_offer_can_be_pointed_at(table: str, size: tuple[int, int]) -> None:
    for moment in moments(table, 1)[::2]:
        for seat in list(moment.offers)[:2]:
            offer = moment.offers[seat]
            picture = paint(moment.view(seat), *size, LOOK, offer)
            missing = offer.places.keys() - {target.place for target in picture.targets}
            assert not missing


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_targets_lie_inside_the_picture(size: tuple[int, int]) -> None:
    for table in TABLES:
        for moment in moments(table, 2)[::11]:
            picture = paint(moment.view(0), *size, LOOK, moment.offers.get(0, Offer()))
            for target in picture.targets:
                assert 0 <= target.x < target.x + target.width <= size[0]
                assert 0 <= target.y < target.y + target.height <= size[1]


@pytest.mark.parametrize("size", FEW_SIZES, ids=str)
@pytest.mark.parametrize("table", TABLES)
def test_a_jump_label_shows_on_its_piece_and_shifts_nothing(
    table: str, size: tuple[int, int]
) -> None:
    for moment in moments(table, 2)[::13]:
        for seat in list(moment.offers)[:1]:
            view = moment.view(seat)
            bare = paint(view, *size, LOOK, Offer())
            for place in moment.offers[seat].places:
                labelled = paint(view, *size, LOOK, Offer({place: "Q"}))
                changed = cells_that_differ(bare, labelled)
                written = {labelled.strips[y].text[x] for x, y in changed}
                assert "Q" in written, place
                if not is_button(place):
                    spots = targets_of(labelled, place)
                    assert len(changed) <= 3, place
                    assert all(any(s.contains(x, y) for s in spots) for x, y in changed), place


@pytest.mark.parametrize("size", FEW_SIZES, ids=str)
@pytest.mark.parametrize("table", TABLES)
def test_the_piece_under_the_cursor_stands_out_and_nothing_else_does(
    table: str, size: tuple[int, int]
) -> None:
    for moment in moments(table, 2)[::13]:
        for seat in list(moment.offers)[:1]:
            view, offer = moment.view(seat), moment.offers[seat]
            bare = paint(view, *size, LOOK, offer)
            for place in offer.places:
                pointed = paint(view, *size, LOOK, evolve(offer, cursor=place))
                assert stands_out(bare, pointed, place), place


@pytest.mark.parametrize("size", FEW_SIZES, ids=str)
@pytest.mark.parametrize("table", TABLES)
def test_what_a_seat_cannot_know_does_not_change_its_picture(
    table: str, size: tuple[int, int]
) -> None:
    for number, moment in enumerate(moments(table, 3)[::5]):
        seats = range(len(moment.state.fighters))
        for seat in (*list(seats)[:: max(1, len(seats) // 2)], None):
            other = clone(moment.state)
            GAME.shuffle_unseen(other, seat, seeded(number))
            offer = Offer() if seat is None else moment.offers.get(seat, Offer())
            seen = paint(moment.view(seat), *size, LOOK, offer)
            imagined = paint(GAME.view(other, seat), *size, LOOK, offer)
            assert seen.lines() == imagined.lines()
            assert styles(seen) == styles(imagined)
            assert seen.targets == imagined.targets
