"""Slots of the map are named by their neighbours, each by its own name."""

from __future__ import annotations

import pytest

from engine.games.ages.map.layout import PlacedPiece
from engine.games.ages.map.slots import MapPlace, key_slots
from engine.games.ages.map.surroundings import slot_label, slot_text, surroundings
from engine.games.ages.rows.missions import MISSIONS
from engine.games.ages.rows.pieces import PLATTERS

WELL = MISSIONS["well"]
PAIR = tuple(
    PlacedPiece(slug, "platter", *slot)
    for slug, slot in zip(("copper-mesa", "quarry-works"), WELL.platters, strict=True)
)


@pytest.mark.parametrize(
    ("place", "words", "label"),
    [
        (("d", 0, 0), "below, between Quarry Works and Copper Mesa", "Below Quarry and Copper"),
        (("u", 0, 0), "above, between Copper Mesa and Quarry Works", "Above Copper and Quarry"),
        (("d", 0, -1), "above Copper Mesa", "Above Copper"),
        (("u", -1, 0), "to the upper left of Copper Mesa", "Upper left of Copper"),
        (("platter", 1, 0), "to the right of Copper Mesa", "Right of Copper"),
    ],
)
def test_a_slot_is_named_by_its_neighbours(place: MapPlace, words: str, label: str) -> None:
    """30.2: a slot touches platters that lie there."""
    lying = PAIR[:1] if place[0] == "platter" else PAIR
    at = surroundings(lying, WELL, place)
    assert (slot_text(at), slot_label(at)) == (words, label)


def test_the_first_platter_has_no_neighbours() -> None:
    """30.2: the first platter touches nothing."""
    assert slot_text(surroundings((), WELL, ("platter", 1, 0))) == "second platter slot"


@pytest.mark.parametrize("mission", MISSIONS)
def test_no_two_key_slots_have_the_same_name(mission: str) -> None:
    """30.2: slots between platters, each with its own name."""
    row = MISSIONS[mission]
    names = [*PLATTERS, *PLATTERS]
    pairs = zip(names, row.platters, strict=False)
    layout = tuple(PlacedPiece(slug, "platter", *slot) for slug, slot in pairs)
    slots = [surroundings(layout, row, each) for each in key_slots(row.platters)]
    for words in ([slot_text(each) for each in slots], [slot_label(each) for each in slots]):
        assert len(set(words)) == len(words) > 5
    assert max(len(slot_label(each)) for each in slots) <= 33, "the row of a choice at 80 columns"
