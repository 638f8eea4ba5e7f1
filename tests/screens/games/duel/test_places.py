"""The places on the Duel board, and their marks."""

from __future__ import annotations

import pytest

from engine.games.duel.cards import TECHNOLOGIES
from screens.games.duel import PAINTER
from screens.games.duel.signs import legend
from screens.testing.pictures import cells_that_differ
from tests.screens.games.duel.tables import SIZES, at_step
from themes.look import look
from tui.widgets.canvas import Offer

LOOK = look()


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
        picture = PAINTER.paint(view, *size, LOOK, Offer())
        assert expected <= {target.place for target in picture.targets}


def test_a_changed_piece_has_an_accent_and_keeps_its_words() -> None:
    view = at_step("turn")
    for place in (f"city:{view.row[0]}", f"market:{view.market[0].company}", "region:new-york"):
        bare = PAINTER.paint(view, 84, 30, LOOK, Offer())
        fresh = PAINTER.paint(view, 84, 30, LOOK, Offer(changed_places=frozenset({place})))
        assert fresh.lines() == bare.lines()
        assert cells_that_differ(bare, fresh)


@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
def test_the_legend_tells_signs_apart_and_fits_the_help(glyphs: str) -> None:
    signs = legend(look("dark", glyphs))
    assert len({sign for sign, _ in signs}) == len(signs)
    assert all(len(sign) + len(words) <= 15 for sign, words in signs), signs
    assert {row.name for row in TECHNOLOGIES.values()} <= {words for _, words in signs}
