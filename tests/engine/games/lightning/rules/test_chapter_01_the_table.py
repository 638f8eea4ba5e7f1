"""RULES.md 1: the table."""

from collections import Counter

from engine.core.clone import clone
from engine.core.match_access import position_of
from engine.games.lightning import GAME
from engine.games.lightning.deck import deck_of
from engine.games.lightning.state import Options
from engine.testing import play
from tests.engine.games.lightning.random_play import every_game, positions
from tests.engine.games.lightning.table import MORE, bid, has, idle, new_game, powers, trick


def test_two_to_six_players_sit_around_the_common_deck() -> None:
    """1.1: each has an Input Deck, an Output Deck and a hand."""
    assert list(GAME.seat_counts) == [2, 3, 4, 5, 6]
    for seats in GAME.seat_counts:
        table = new_game(seats, Options(beginner=True))
        idle(table, until="bid")
        view = table.view()
        assert len(view.seats) == seats
        for seat in view.seats:
            assert (seat.hand_count, seat.input_count, seat.output_count) == (6, 3, 0)


def test_hands_are_hidden_but_their_size_is_open() -> None:
    """1.2: hands are secret; how many cards lie where is open to all."""
    table = trick(
        1, ["bankrupt"], ann=has(hand=["colorado-60", "surge"]), bob=has(hand=["niagara-10"])
    )
    assert table.side("ann").hand == ("colorado-60", "surge")
    for eyes in ("bob", ""):
        assert table.side("ann", seen_by=eyes).hand == ()
        assert table.side("ann", seen_by=eyes).hand_count == 2


def test_a_bid_is_secret_until_all_have_bid() -> None:
    """1.2: bids before the reveal are secret."""
    table = trick(
        1, ["bankrupt"], ann=has(hand=["colorado-60"]), bob=has(hand=["niagara-10", "surge"])
    )
    before = [table.view("bob"), table.view()]
    play(table, "ann: bid colorado-60")
    assert [table.view("bob"), table.view()] == before
    assert table.log_lines("bob") == table.log_lines() == []
    play(table, "bob: bid nothing")
    assert table.last().bids == (("colorado-60",), ())


def test_nobody_sees_the_order_of_a_deck() -> None:
    """1.2: the order of all decks is secret, even of one's own Input Deck."""
    table = new_game(3)
    idle(table, until="bid")
    state = clone(table.state)
    state.common.cards.reverse()
    for side in state.sides:
        side.input_deck.cards.reverse()
    for seat in (0, 1, 2, None):
        assert GAME.view(state, seat) == table.match.view(seat)


def test_the_returned_cards_are_secret() -> None:
    """1.2: the cards returned at the deal are secret, but not for the player who returned them."""
    table = new_game(2)
    answer = table.choices_of("ann")[0]
    play(table, f"ann: {answer}", f"bob: {table.choices_of('bob')[0]}")
    assert sorted(table.view("ann").returned_cards) == answer.split()[1:]
    assert table.view().returned_cards == ()
    assert table.view("bob").returned_cards != table.view("ann").returned_cards


def test_what_lies_open_is_open_to_all() -> None:
    """1.2: prizes, revealed bids, Power Cards in force and removed cards are open."""
    table = powers(
        ann=has(hand=["insulation", "scrap-heap", "bankrupt"]), bob=has(hand=["niagara-10"])
    )
    play(table, "ann: play insulation", "ann: scrap bankrupt")
    view = table.view()
    assert view.seats[0].lasting_powers == ("insulation",)
    assert view.removed_cards == ("bankrupt",)
    assert len(table.trick().prizes) == 3


def test_a_card_that_was_seen_once_stays_known() -> None:
    """1.3: all may know who owns a card that was seen; the nine of the deal are unseen."""
    table = trick(
        1,
        ["edison-medal"],
        common=MORE,
        ann=has(hand=["colorado-60"], input=["niagara-20"] * 2),
        bob=has(hand=["niagara-10"]),
    )
    assert table.side("ann", seen_by="bob").collection == ()
    assert table.side("ann", seen_by="bob").unknown == 3
    bid(table, ann="colorado-60", bob="niagara-10")
    seen = table.side("ann", seen_by="bob")
    assert seen.collection == ("colorado-60", "edison-medal")
    assert seen.unknown == 2
    assert seen.score.total == 25
    assert table.side("ann").unknown == 0


def test_what_was_seen_is_remembered_through_a_recycling() -> None:
    """1.3: the program remembers for all, even when the card is back in a hidden place."""
    table = trick(
        1,
        ["edison-medal"],
        common=MORE,
        ann=has(hand=["colorado-60"]),
        bob=has(hand=["niagara-10"]),
    )
    bid(table, ann="colorado-60", bob="niagara-10")
    seen = table.side("ann", seen_by="bob")
    assert (seen.hand_count, seen.output_count) == (2, 0)
    assert seen.hand == ()
    assert seen.collection == ("colorado-60", "edison-medal")


@every_game
def test_every_card_is_in_exactly_one_place(seed: int, seats: int, options: Options) -> None:
    """1.4: at every moment the whole deck in use is there."""
    for match in positions(seed, seats, options):
        g = position_of(match).state
        assert GAME.pieces(g) == Counter(deck_of(small=g.small, beginner=g.beginner))


@every_game
def test_what_is_known_of_a_collection_is_true(seed: int, seats: int, options: Options) -> None:
    """1.3: a spectator's list is part of the collection, and the rest is counted."""
    for match in positions(seed, seats, options):
        for seat in range(seats):
            known, whole = match.view(None).seats[seat], match.view(seat).seats[seat]
            assert Counter(known.collection) <= Counter(whole.collection)
            assert len(known.collection) + known.unknown == len(whole.collection)
            assert Counter(known.hand) <= Counter(whole.hand)


def test_order_begins_on_the_left_of_the_dealer() -> None:
    """1.5: with the third of four as Dealer: fourth, first, second, third."""
    table = powers(dealer="cleo", ann=has(hand=["niagara-10"]), bob=has(), cleo=has(), dan=has())
    assert [table.name(seat) for seat in table.view().order] == ["dan", "ann", "bob", "cleo"]
