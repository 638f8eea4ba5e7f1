"""Zones move cards, and what turns up a hidden card raises the undo barrier by itself."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.chance import Chance
from engine.core.zones import Deck, Pile, Row, discard, hand


def test_drawing_takes_the_top_card_and_reveals() -> None:
    deck, chance = Deck(["a", "b"]), Chance(1)
    assert deck.draw(chance) == "a"
    assert chance.reveals == 1
    assert deck.cards == ["b"]


def test_an_empty_deck_gives_nothing_and_reveals_nothing() -> None:
    chance = Chance(1)
    assert Deck().draw(chance) is None
    assert chance.reveals == 0


def test_dealing_takes_as_many_as_there_are() -> None:
    deck, chance = Deck(["a", "b", "c"]), Chance(1)
    assert deck.deal(2, chance) == ["a", "b"]
    assert deck.deal(2, chance) == ["c"]
    assert len(deck) == 0
    assert chance.reveals == 2


def test_buried_cards_lie_under_the_deck_in_their_order() -> None:
    deck = Deck(["a"])
    deck.bury(["b", "c"])
    assert deck.cards == ["a", "b", "c"]


def test_shuffling_a_deck_keeps_its_cards() -> None:
    deck = Deck([f"card-{n}" for n in range(20)])
    before = deck.cards[:]
    deck.shuffle(Chance(1))
    assert deck.cards != before
    assert sorted(deck.cards) == sorted(before)


def test_a_pile_takes_and_gives_cards() -> None:
    cards = hand(["a"])
    cards.add("b", "c")
    cards.remove("a")
    assert list(cards) == ["b", "c"]
    assert "b" in cards
    assert "a" not in cards
    assert len(cards) == 2


def test_drawing_needs_the_chance_of_the_state() -> None:
    no_chance: Any = 1
    for draw in (Deck(["a"]).draw, lambda chance: Deck(["a"]).deal(1, chance)):
        with pytest.raises(TypeError, match=r"the chance of the state, `g\.chance`, not 1"):
            draw(no_chance)


def test_giving_cards_to_another_pile_counts_as_a_reveal() -> None:
    """Their new owner sees them, so the answer that led to it cannot be taken back."""
    giver, taker, chance = hand(["a", "b", "c"]), hand(["d"]), Chance(1)
    giver.give(["a", "c"], taker, chance)
    assert (list(giver), list(taker)) == (["b"], ["d", "a", "c"])
    assert chance.reveals == 1


def test_buried_cards_stay_where_all_saw_them_go() -> None:
    """Imagined matches reorder the cards above them, and only a shuffle forgets them."""
    deck = Deck([f"card-{n}" for n in range(20)])
    deck.bury(["x", "y"])
    before = deck.cards[:]
    deck.shuffle_unseen(Chance(1))
    assert deck.cards[-2:] == ["x", "y"]
    assert deck.cards[:-2] != before[:-2]
    deck.shuffle(Chance(1))
    assert deck.known_bottom_count == 0


def test_a_pile_gives_only_its_own_cards() -> None:
    with pytest.raises(ValueError, match="the pile has no 'b'"):
        Pile(["a"]).give(["b"], Pile(), Chance(1))


def test_two_new_piles_share_nothing() -> None:
    one, two = discard(), discard()
    one.add("a")
    assert len(two) == 0


def test_a_row_refills_the_slot_that_was_emptied() -> None:
    row, deck, chance = Row(["a", "b", "c"]), Deck(["d"]), Chance(1)
    row.take("b", deck, chance)
    assert list(row) == ["a", "d", "c"]
    assert chance.reveals == 1


def test_a_row_shrinks_when_the_deck_is_empty() -> None:
    row, chance = Row(["a", "b", "c"]), Chance(1)
    row.take("a", Deck(), chance)
    assert list(row) == ["b", "c"]
    assert "a" not in row
    assert len(row) == 2
    assert chance.reveals == 0


def test_replacing_a_row_buries_it_first() -> None:
    """With one card in the deck two of the buried ones come back, the left one first."""
    row, deck = Row(["a", "b", "c"]), Deck(["d"])
    row.replace_all(deck, Chance(1))
    assert list(row) == ["d", "a", "b"]
    assert deck.cards == ["c"]


def test_a_known_card_that_is_drawn_is_no_longer_counted_as_known() -> None:
    """Otherwise an imagined match would leave an unseen card where it is."""
    deck, chance = Deck(["a"], known_bottom_count=0), Chance(1)
    deck.bury(["b", "c"])
    assert (deck.draw(chance), deck.known_bottom_count) == ("a", 2)
    assert (deck.draw(chance), deck.known_bottom_count) == ("b", 1)
    deck.bury(["d"])
    assert (deck.deal(2, chance), deck.known_bottom_count) == (["c", "d"], 0)


@pytest.mark.parametrize("zone", [Deck, Pile, Row])
def test_the_cards_of_a_zone_are_a_list(zone: Any) -> None:
    with pytest.raises(TypeError, match="the cards of a zone are a list of slugs, not 'abc'"):
        zone("abc")


def test_cards_are_slugs() -> None:
    with pytest.raises(TypeError, match=r"a list of slugs, not \[1, 2\]"):
        Deck([1, 2])  # type: ignore[list-item]


@pytest.mark.parametrize("several", [hand, discard, Deck().bury])
def test_one_card_is_not_taken_letter_by_letter(several: Any) -> None:
    with pytest.raises(TypeError, match=r"cards are several slugs, not 'abc'; write \['abc'\]"):
        several("abc")


def test_a_card_that_is_not_there_is_named() -> None:
    with pytest.raises(ValueError, match="the pile has no 'b'"):
        hand(["a"]).remove("b")
    with pytest.raises(ValueError, match="the row has no 'b'"):
        Row(["a"]).take("b", Deck(), Chance(1))
