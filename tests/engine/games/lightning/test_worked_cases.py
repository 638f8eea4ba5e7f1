"""Worked cases: whole situations of the game, as a rulebook would tell them."""

from collections import Counter

from engine.core.chance import Chance
from engine.games.lightning.deck import deck_of
from engine.games.lightning.events import (
    CardBuried,
    ChequeCashed,
    CommonDeckMade,
    PrizeAdded,
    PrizesTurnedUp,
    RoundBegan,
    TieBegan,
    TieCardDrawn,
)
from engine.games.lightning.setup import deal_twelve, make_common_deck, setup, take_back
from engine.games.lightning.state import Options
from engine.testing import play
from tests.engine.games.lightning.random_play import every_game, positions
from tests.engine.games.lightning.table import (
    MORE,
    bid,
    bid_nothing,
    has,
    idle,
    new_game,
    powers,
    trick,
)


def test_setup_of_four_with_the_small_deck() -> None:
    """3.4: twelve dealt each, nine kept; the bottom twelve are the returned ones."""
    g = setup(Options(), 4, Chance(7))
    deal_twelve(g)
    assert [len(side.hand) for side in g.sides] == [12] * 4
    returned = [side.hand.cards[:3] for side in g.sides]
    for seat, cards in enumerate(returned):
        take_back(g, seat, cards)
    make_common_deck(g)
    assert [len(side.input_deck) for side in g.sides] == [9] * 4
    assert len(g.common) == len(deck_of(small=True, beginner=False)) - 4 * 9
    assert Counter(g.common.cards[-12:]) == Counter(card for three in returned for card in three)
    assert g.common.cards[-12:] != [card for three in returned for card in three]


def test_a_whole_round() -> None:
    """4.1: Power Cards, three tricks, a tie, and the next Dealer."""
    table = powers(
        common=[
            *("edison-medal", "bankrupt", "niagara-10"),
            *("value-colorado", "surge"),
            "no-degree",
            *("niagara-20", "niagara-30"),
            *MORE,
        ],
        ann=has(
            hand=["blackout", "colorado-60", "colorado-40", "colorado-10", "niagara-60", "surge"],
            input=["wardenclyffe-10"] * 6,
        ),
        bob=has(
            hand=["niagara-50", "niagara-40", "niagara-30", "cholera-year", "surge", "niagara-20"],
            input=["wardenclyffe-20"] * 6,
        ),
    )
    assert table.side("ann").lasting_powers == ("blackout",)
    bid(table, ann="colorado-60 colorado-40 colorado-10", bob="niagara-50 niagara-20")
    assert table.won_by() == "ann"
    bid(table, ann="niagara-60", bob="niagara-40 niagara-30")
    assert table.won_by() == "bob"
    # Both stay low, but the lowest total wins the one-card trick now: 0 and 0 draw 20 and 30.
    bid(table, ann="surge", bob="surge")
    assert table.drew() == ["ann", "bob"]
    assert table.won_by() == "ann"
    assert table.view().round == 2
    assert table.name(table.view().dealer) == "ann"
    assert table.side("ann").score.total == 25 - 20 - 10
    assert table.side("bob").score.total == -5


def test_a_value_card_changes_what_prizes_are_worth() -> None:
    """10.2: the score that all can see grows with the suit."""
    table = trick(
        2,
        ["niagara-10", "value-niagara"],
        common=MORE,
        ann=has(hand=["niagara-60", "niagara-20"]),
        bob=has(hand=["colorado-10"]),
    )
    bid(table, ann="niagara-60", bob="")
    assert table.side("ann", seen_by="bob").score.total == 2 * 5
    assert table.side("ann").score.total == 3 * 5


@every_game
def test_a_game_at_random(seed: int, seats: int, options: Options) -> None:
    """9.1: it ends with an empty Common Deck, and scores match the collections."""
    *_, match = positions(seed, seats, options)
    view = match.view(None)
    assert view.common == 0
    assert match.outcome is not None
    assert match.outcome.scores == tuple(seat.score.total for seat in view.seats)
    assert [curve[-1] for curve in view.curve] == list(match.outcome.scores)
    assert {len(curve) for curve in view.curve} == {view.round}


@every_game
def test_no_bid_is_larger_than_its_trick(seed: int, seats: int, options: Options) -> None:
    """7.2: except for Surge (11.16) and the card of Second Coil (11.17)."""
    for match in positions(seed, seats, options):
        last = match.view(None).last
        if last is not None:
            for bid_cards in last.bids:
                extra = 2 * ("surge" in bid_cards) + ("second-coil" in bid_cards)
                assert len(bid_cards) <= last.size + extra


@every_game
def test_hands_begin_with_six(seed: int, seats: int, options: Options) -> None:
    """5.1: at the first decision of a round all have six cards, less played Power Cards."""
    seen = 0
    for match in positions(seed, seats, options):
        view = match.view(None)
        if view.round > seen and view.step == "bid" and options.beginner:
            seen = view.round
            assert {seat.hand_count for seat in view.seats} == {6}


def test_a_power_card_given_away_is_the_receivers_problem() -> None:
    """6.3: the spy leaves Sparks in the Workshop in the hand that was spied on."""
    table = powers(
        common=MORE,
        ann=has(hand=["industrial-spy", "sparks-in-the-workshop"]),
        bob=has(hand=["colorado-60", "colorado-50", "colorado-40"]),
    )
    play(table, "ann: play industrial-spy", "ann: give sparks-in-the-workshop")
    assert len(table.side("bob").hand) == 0
    assert len(table.side("ann").hand) == 1


@every_game
def test_the_common_deck_is_used_up_card_by_card(seed: int, seats: int, options: Options) -> None:
    """9.1: prizes, draws for ties and Power Cards take all of it, and that ends the game."""
    *_, match = positions(seed, seats, options)
    left, own_decks = 0, False
    for event in (each for events in match.chronicle for each in events):
        assert left > 0 or not isinstance(event, PrizesTurnedUp | RoundBegan)
        match event:
            case CommonDeckMade(cards=cards):
                left = cards
            case PrizesTurnedUp(cards=cards):
                left -= len(cards)
            case TieBegan(uses_own_decks=own_decks):
                pass
            case TieCardDrawn() if not own_decks:
                left -= 1
            case ChequeCashed() | PrizeAdded():
                left -= 1
            case CardBuried():
                left += 1
    assert left == 0


def test_six_players_who_bid_nothing_are_through_in_few_rounds() -> None:
    """8.2: a trick takes a card for each of the six besides its prizes: 24 cards a round.

    The last cards are only prizes, because they are too few for the draws (8.7).
    """
    table = new_game(6, Options(beginner=True, small_deck="off"))
    idle(table, until="bid")
    cards = len(deck_of(small=False, beginner=True))
    common = cards - 6 * 9
    assert table.view().common == common - 3
    while table.match.pending:
        bid_nothing(table)
    view = table.view()
    assert common // 24 < view.round <= common // 24 + 2
    assert table.match.outcome is not None
    assert sum(len(seat.collection) for seat in view.seats) == cards
