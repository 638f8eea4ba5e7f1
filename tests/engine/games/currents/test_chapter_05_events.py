"""RULES.md, chapter 5: events. Each card is in chapter 16."""

import pytest

from engine.games.currents.auctions.bids import BidderDropped, EventUnsold, EventWon
from engine.games.currents.event_cards.offers import CashPaid, EventTurnedUp, StockEffect
from engine.games.currents.state import Step
from engine.testing import check_not_offered, play
from tests.engine.games.currents.table import (
    CurrentsTable,
    automaton,
    currents,
    has,
    quietly,
    rest_all,
)


def an_event(card: str, **words: object) -> CurrentsTable:
    """Players A, B and C with cash 6, 1 and 5 before the event."""
    companies = {"tesla": has(cash=6), "edison": has(cash=1), "brush": has(cash=5)}
    return currents(**{"step": Step.EVENT, "events": [card], **companies, **words})


def test_a_card_that_is_not_auctioned_has_its_effect_at_once() -> None:
    """5.1: or it holds for the turn."""
    table = an_event("panic-of-1884")
    assert [event.card for event in table.all_events() if isinstance(event, EventTurnedUp)] == [
        "panic-of-1884"
    ]
    assert [table.cash(name) for name in ("tesla", "edison", "brush")] == [4, 0, 3]
    assert table.view().event == "panic-of-1884"


@pytest.mark.parametrize(
    ("card", "turn", "price"),
    [
        ("fairground-contracts", 3, 14),
        ("cheap-copper", 1, 13),
        ("patent-office-backlog", 1, 12),
        ("great-blizzard", 3, 9),
        ("panic-of-1893", 5, 6),
    ],
)
def test_the_stock_effect_moves_every_price(card: str, turn: int, price: int) -> None:
    """5.2: automata included, even where the effect of the card does nothing."""
    table = an_event(card, turn=turn, walker=automaton("babbage"))
    (moved,) = (event for event in table.all_events() if isinstance(event, StockEffect))
    assert [move.now for move in moved.prices] == [price] * 4


def test_an_auctioned_card_goes_to_the_last_one_in() -> None:
    """5.3: by Present Fame and round again, each at least 1 more; the winner pays the bank."""
    table = an_event("machinists-arrive", edison=has(cash=9), present=["brush", "tesla", "edison"])
    play(table, "brush: bid 2", "tesla: bid 4", "edison: drop", "brush: bid 5")
    check_not_offered(table, "tesla: bid 5")
    play(table, "tesla: drop")
    (won,) = table.events_of(EventWon)
    assert (won.company, won.bid) == ("brush", 5)
    assert table.cash("brush") == 0
    assert table.view().holder == "brush"


def test_who_cannot_bid_is_not_asked_and_the_last_one_is() -> None:
    """5.4, 20.23: A passes, B cannot reach 2, C is asked, bids 2 and wins."""
    table = an_event("machinists-arrive")
    assert table.deciders() == ["tesla"]
    assert [event.company for event in table.events_of(BidderDropped)] == ["edison"]
    play(table, "tesla: drop")
    assert table.deciders() == ["brush"]
    play(table, "brush: bid 2")
    assert table.events_of(EventWon)[0].company == "brush"


def test_without_a_bid_only_the_stock_effect_happens() -> None:
    """5.4, 20.22: if C passes too."""
    table = an_event("visiting-financiers")
    play(table, "tesla: drop", "brush: drop")
    assert table.events_of(EventUnsold)
    assert set(table.prices().values()) == {13}
    assert table.view().holder == ""


def test_the_lowest_bid_with_one_player_is_1() -> None:
    """5.4, 20.4: and twice the phase with more."""
    table = currents(
        step=Step.EVENT,
        events=["exposition-medal"],
        turn=3,
        tesla=has(cash=6),
        edison=automaton("babbage"),
    )
    assert table.choices_of("tesla")[0] == "bid 1"
    table = an_event("exposition-medal", turn=3)
    assert table.choices_of("tesla")[0] == "bid 4"


def test_events_never_keep_automata_from_acting() -> None:
    """5.5: Great Blizzard does not stop an automaton, and it does not bid."""
    table = currents(
        step=Step.EVENT,
        events=["great-blizzard"],
        turn=3,
        tesla=has(),
        edison=automaton("babbage", projects=["new-haven 1"], levels={"bulb": 2}),
    )
    assert len(table.firm("edison").projects) == 2
    table = currents(
        step=Step.EVENT,
        events=["visiting-financiers"],
        tesla=has(cash=0),
        edison=automaton("hopper"),
    )
    assert any(isinstance(event, EventUnsold) for event in table.all_events())


def test_what_holds_for_the_turn_ends_with_it() -> None:
    """5.6: the card is discarded in bookkeeping."""
    table = an_event("cheap-copper")
    assert table.view().event == "cheap-copper"
    rest_all(table)
    quietly(table, until="nowhere")
    assert table.view().event == ""


def test_who_must_pay_more_pays_all() -> None:
    """5.7: Edison pays 1 of 2."""
    table = an_event("panic-of-1884")
    paid = [event.amount for event in table.all_events() if isinstance(event, CashPaid)]
    assert paid == [2, 1, 2]
