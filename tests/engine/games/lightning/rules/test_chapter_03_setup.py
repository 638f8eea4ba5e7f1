"""RULES.md 3: setup."""

from collections import Counter

import pytest

from engine.core.choice import choice
from engine.core.match import start_match
from engine.games.lightning import GAME
from engine.games.lightning.deck import deck_of
from engine.games.lightning.events import CardsDealt, CardsReturned
from engine.games.lightning.state import Options
from engine.testing import check_refusal, play
from tests.engine.games.lightning.table import LightningTable, new_game


def return_first(table: LightningTable) -> dict[str, list[str]]:
    given: dict[str, list[str]] = {}
    for name in table.deciders():
        words = table.choices_of(name)[0]
        given[name] = words.split()[1:]
        play(table, f"{name}: {words}")
    return given


def test_the_first_dealer_is_drawn_by_lot() -> None:
    """3.1: over some games every seat deals first."""
    dealers = {new_game(4, seed=seed).view().dealer for seed in range(30)}
    assert dealers == {0, 1, 2, 3}


def test_twelve_cards_are_dealt_to_each() -> None:
    """3.2: the deck is shuffled, and each player is dealt twelve cards."""
    table = new_game(4)
    assert [len(table.side(name).hand) for name in table.seats] == [12] * 4
    assert table.view().common == len(deck_of(small=True, beginner=False)) - 4 * 12
    (opening,) = table.match.chronicle
    dealt = [event for event in opening if isinstance(event, CardsDealt)]
    assert [event.audience for event in dealt] == [(event.seat,) for event in dealt]
    assert new_game(4, seed=2).side("ann").hand != table.side("ann").hand


def test_any_three_of_the_twelve_may_be_returned() -> None:
    """3.3: 220 ways for twelve different cards, fewer when some are equal."""
    table = new_game(6)
    for name in table.seats:
        hand = table.side(name).hand
        equal = len(hand) - len(set(hand))
        offered = table.choices_of(name)
        assert len(offered) == len(set(offered))
        assert (len(offered) == 220) == (equal == 0)
        for words in offered:
            returned = Counter(words.split()[1:])
            assert sum(returned.values()) == 3
            assert returned <= Counter(hand)


def test_all_return_at_the_same_time_and_in_secret() -> None:
    """3.3: no seat knows anything of the others' choice before or after."""
    table = new_game(3)
    assert table.deciders() == ["ann", "bob", "cleo"]
    play(table, f"bob: {table.choices_of('bob')[7]}")
    assert table.deciders() == ["ann", "cleo"]
    assert table.log_lines("ann") == []
    return_first(table)
    heard = table.events_of(CardsReturned)
    assert [event.audience for event in heard] == [(0,), (1,), (2,)]


def test_fewer_than_three_cannot_be_returned() -> None:
    """3.3: exactly three go back."""
    table = new_game(2)
    reason = "you must return exactly three cards"
    check_refusal(table, f"ann: return {table.side('ann').hand[0]}", clause="3.3", reason=reason)


@pytest.mark.parametrize("small", [False, True])
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_size_of_the_common_deck(seats: int, small: bool) -> None:
    """3.4: the rest of the deck with the returned cards: nine a player are missing."""
    size = len(deck_of(small=small, beginner=False)) - 9 * seats
    options = Options(small_deck="on" if small else "off")
    match = start_match(GAME, seed=4, seats=seats, options=options)
    table = LightningTable(match, {str(seat): seat for seat in range(seats)})
    return_first(table)
    (made,) = [line for line in table.log_lines() if "Common Deck holds" in line]
    assert made == f"{3 * seats} cards are returned; the Common Deck holds {size}"


def test_the_returned_cards_lie_at_the_bottom() -> None:
    """3.4: of four players twelve cards, which are the last of the Common Deck."""
    table = new_game(4, Options(beginner=True, small_deck="on"), seed=3)
    given = return_first(table)
    returned = Counter(card for cards in given.values() for card in cards)
    common = table.state.common.cards
    assert Counter(common[-12:]) == returned
    kept = len(deck_of(small=True, beginner=True)) - 4 * 9
    assert len(common) == kept - len(table.trick().prizes)
    assert table.view().returned_left == 12


def test_the_returned_cards_are_mixed() -> None:
    """3.4: they do not lie in the order of the seats."""
    orders = set()
    for seed in range(5):
        table = new_game(2, Options(beginner=True), seed=seed)
        given = return_first(table)
        orders.add(table.state.common.cards[-6:] == [*given["ann"], *given["bob"]])
    assert orders != {True}


def test_the_nine_kept_cards_become_the_input_deck() -> None:
    """3.5: nine cards, six of them drawn at once; the Output Deck is empty."""
    table = new_game(2, Options(beginner=True))
    before = {name: Counter(table.side(name).hand) for name in table.seats}
    given = return_first(table)
    for name, dealt in before.items():
        side = table.side(name)
        assert Counter(side.collection) == dealt - Counter(given[name])
        assert (side.hand_count, side.input_count, side.output_count) == (6, 3, 0)


def test_the_input_deck_is_shuffled() -> None:
    """3.5: the hands of the first round are not the first six kept cards."""
    drawn = []
    for seed in range(6):
        table = new_game(2, Options(beginner=True), seed=seed)
        kept = list(table.state.sides[0].hand)
        given = return_first(table)
        for card in given["ann"]:
            kept.remove(card)
        drawn.append(Counter(table.side("ann").hand) == Counter(kept[:6]))
    assert not all(drawn)


def test_a_return_is_one_choice_that_lists_its_cards_in_order() -> None:
    """3.3: so a screen can look up the player's picks."""
    table = new_game(2)
    hand = table.side("ann").hand
    wanted = choice("return", " ".join(sorted(hand[2:5])))
    assert wanted in table.match.decision(0).choices
