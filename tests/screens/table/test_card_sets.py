"""Sets of cards in the places of choices."""

from __future__ import annotations

from engine.core.choice import Choice, Description
from screens.table.card_sets import all_parts, asks_for_a_set, card_of, cards_at, pieces_of
from tests.screens.table.menus.test_set_picker import NOTHING, bids, described


def test_a_place_names_its_cards_in_alphabetical_order() -> None:
    places = ("cards:king ace", "card:ten", "nothing", "city:albany")
    assert [cards_at(place) for place in places] == [("ace", "king"), ("ten",), (), None]


def test_equal_cards_are_numbered_pieces() -> None:
    pieces = list(pieces_of(["ace", "ten", "ace", "ace"]))
    assert pieces == ["card:ace", "card:ten", "card:ace#2", "card:ace#3"]
    assert [card_of(piece) for piece in pieces] == ["ace", "ten", "ace", "ace"]


def test_the_parts_of_sets_are_their_subsets() -> None:
    assert all_parts([("ace", "ten")]) == {(), ("ace",), ("ten",), ("ace", "ten")}


def test_only_decisions_over_sets_alone_are_picked() -> None:
    sets = {each: described(each) for each in bids("ace king", most=2)}
    assert asks_for_a_set(sets)
    strike = {Choice("strike", "seat-2"): Description("Strike", "Seat 2", place="seat:2")}
    assert not asks_for_a_set({**sets, **strike})
    burn = {Choice("burn", "ace king"): Description("Burn 2", "both", place="cards:ace king")}
    assert not asks_for_a_set({**sets, **burn}), "one set with two meanings cannot be answered"


def test_a_card_or_none_is_a_set_if_it_is_one_verb() -> None:
    one = {each: described(each) for each in bids("ace king", most=1)}
    assert asks_for_a_set(one)
    assert not asks_for_a_set({each: one[each] for each in one if each != NOTHING})
    assert not asks_for_a_set({NOTHING: one[NOTHING]})
    keep = {Choice("keep all"): Description("Keep all", "Keep all", place="nothing")}
    assert not asks_for_a_set({**{each: one[each] for each in one if each != NOTHING}, **keep})
