"""What can be pointed at on the Duel board, how it is marked, and what must stay hidden."""

from __future__ import annotations

import pytest
from attrs import evolve

from engine.core.chance import seeded
from engine.core.clone import clone
from engine.games.duel import GAME
from screens.games.duel import legend, paint
from tests.screens.games.duel.tables import SIZES, at_step, moments, view_of
from tests.screens.pictures import cells_that_differ, stands_out, styles, targets_of
from themes.look import look
from tui.widgets.canvas import Offer

LOOK = look()
SEEDS = (1, 2)
FEW_SIZES = ((60, 12), (80, 14), (84, 30), (130, 52))


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seed", SEEDS)
def test_all_that_the_rules_offer_can_be_pointed_at(seed: int, size: tuple[int, int]) -> None:
    for state, offers in moments(seed, every=2):
        for seat, offer in offers.items():
            picture = paint(view_of(state, seat), *size, LOOK, offer)
            missing = offer.places.keys() - {target.place for target in picture.targets}
            assert not missing


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_targets_lie_inside_the_picture(size: tuple[int, int]) -> None:
    for state, _ in moments(1, every=9):
        for target in paint(view_of(state, 0), *size, LOOK, Offer()).targets:
            assert 0 <= target.x < target.x + target.width <= size[0]
            assert 0 <= target.y < target.y + target.height <= size[1]


def test_things_can_be_pointed_at_whether_or_not_they_are_offered() -> None:
    view = at_step("turn")
    expected = {
        *(f"city:{city}" for city in view.row),
        *(f"market:{pile.company}" for pile in view.market),
        *(f"region:{region.slug}" for region in view.regions),
        *(f"tech:{slug}" for slug in view.technologies),
        *(f"card:{slug}" for slug in view.sides[0].hand),
        *(f"share:{slug}" for slug in view.sides[0].shares),
        *(f"inventor:{side.company}" for side in view.sides),
        *("row", "reserved", "pr", "end"),
    }
    for size in SIZES:
        picture = paint(view, *size, LOOK, Offer())
        assert expected <= {target.place for target in picture.targets}


@pytest.mark.parametrize("size", FEW_SIZES, ids=str)
def test_a_jump_label_shows_on_its_piece_and_shifts_nothing(size: tuple[int, int]) -> None:
    for state, offers in moments(1, every=19):
        for seat, offer in offers.items():
            view = view_of(state, seat)
            bare = paint(view, *size, LOOK, evolve(offer, places={}))
            for place in offer.places:
                labelled = paint(view, *size, LOOK, Offer({place: "Q"}))
                (spot, *_) = targets_of(labelled, place)
                changed = cells_that_differ(bare, labelled)
                written = {labelled.strips[y].text[x] for x, y in changed}
                assert "Q" in written, place
                if place not in ("end", "decline"):
                    assert len(changed) <= 3, place
                    assert all(spot.contains(x, y) for x, y in changed), place


@pytest.mark.parametrize("size", FEW_SIZES, ids=str)
def test_the_piece_under_the_cursor_stands_out_and_nothing_else_does(
    size: tuple[int, int],
) -> None:
    for state, offers in moments(2, every=19):
        for seat, offer in offers.items():
            view = view_of(state, seat)
            bare = paint(view, *size, LOOK, offer)
            for place in offer.places:
                pointed = paint(view, *size, LOOK, evolve(offer, cursor=place))
                assert stands_out(bare, pointed, place), place


def test_a_changed_piece_has_an_accent_and_keeps_its_words() -> None:
    view = at_step("turn")
    for place in (f"city:{view.row[0]}", f"market:{view.market[0].company}", "region:new-york"):
        bare = paint(view, 84, 30, LOOK, Offer())
        fresh = paint(view, 84, 30, LOOK, Offer(changed=frozenset({place})))
        assert fresh.lines() == bare.lines()
        assert cells_that_differ(bare, fresh)


@pytest.mark.parametrize("size", FEW_SIZES[1:], ids=str)
@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_seat_cannot_know_does_not_change_its_picture(
    seed: int, size: tuple[int, int]
) -> None:
    for number, (state, offers) in enumerate(moments(seed, every=9)):
        for seat in (0, 1, None):
            other = clone(state)
            GAME.shuffle_unseen(other, seat, seeded(number))
            offer = Offer() if seat is None else offers.get(seat, Offer())
            seen = paint(view_of(state, seat), *size, LOOK, offer)
            imagined = paint(view_of(other, seat), *size, LOOK, offer)
            assert seen.lines() == imagined.lines()
            assert styles(seen) == styles(imagined)
            assert seen.targets == imagined.targets


@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
def test_the_legend_tells_signs_apart_and_fits_the_help(glyphs: str) -> None:
    signs = legend(look("dark", glyphs))
    assert len({sign for sign, _ in signs}) == len(signs)
    assert all(len(sign) + len(words) <= 15 for sign, words in signs), signs
