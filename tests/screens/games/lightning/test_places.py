"""The places on the table of Master of Lightning."""

from __future__ import annotations

import pytest

from engine.games.lightning import GAME
from engine.testing.situations import situations
from screens.games.lightning.signs import legend
from screens.table.card_sets import DONE, cards_at
from screens.testing import offer_to
from screens.testing.boards import SITUATIONS
from screens.testing.pictures import targets_of
from tests.screens.games.lightning.tables import NORMAL, matches, menu_of, painted, six
from themes.glyphs import GLYPHS
from themes.look import look
from tui.widgets.canvas import Offer


def test_every_kind_of_place_comes_up_where_boards_are_checked() -> None:
    """The contract of boards goes over the same situations."""
    found = situations(GAME, most=SITUATIONS)
    offers = [offer_to(each, seat) for each in found for seat in each.decisions]
    kinds = {place.partition(":")[0] for offer in offers for place in offer.places}
    assert kinds >= {"card", "seat", "prize", "suit", "nothing", DONE}


def test_equal_cards_are_picked_one_by_one_and_chosen_as_one() -> None:
    """Where a set is built each copy has a letter; else one copy is like the other."""
    view, twice = six().view("ann"), "colorado-60"
    assert view.seats[0].hand.count(twice) == 2
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


@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
def test_the_legend_is_short_enough_for_the_help_at_80_columns(glyphs: str) -> None:
    signs = legend(look("dark", glyphs))
    assert len({sign for sign, _ in signs}) == len(signs)
    assert GLYPHS[glyphs].ellipsis not in dict(signs), "what is left out is not a suit"
    assert all(len(sign) + len(words) <= 15 for sign, words in signs), signs
