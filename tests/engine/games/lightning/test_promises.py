"""Every number that a choice promises is compared with what then happens, over random games."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from engine.core.chance import seeded
from engine.core.choice import Choice
from engine.core.event import Event
from engine.core.match import Match
from engine.games.lightning import GAME
from engine.games.lightning import events as e
from engine.games.lightning.deck import VOLTAGE_SUIT
from engine.games.lightning.prose import name
from engine.games.lightning.state import LightningState, Options
from engine.games.lightning.view_types import View

OWN = {"scrap", "plant", "give"}
"""What changes the player's score at once."""


MOVES = (
    e.CardBuried,
    e.CardGiven,
    e.CardPlanted,
    e.CardPosted,
    e.CardScrapped,
    e.CardStolen,
    e.ChequeCashed,
)
"""What moves cards between collections; others may follow before a seat is asked again."""


def numbers(words: str) -> list[int]:
    """All numbers in the words."""
    return [int(number) for number in re.findall(r"[+-]?\d+", words)]


def one(kind: type[Event], events: tuple[Event, ...]) -> Event:
    """The event of this kind that an answer has brought about."""
    return next(event for event in events if isinstance(event, kind))


@pytest.mark.parametrize("seed", range(10))
def test_what_a_choice_promises_is_what_happens(seed: int) -> None:
    """7.5, 11.4, 11.7, 11.8, 11.11, 11.18, 11.19, 11.23: bids, scores, counts and totals."""
    options = Options(small_deck="off")
    match = Match.begin(GAME, seed=seed, seats=2 + seed % 5, options=options)
    chance, promised, checked = seeded(seed, 1), dict[int, int](), Counter[str]()
    while match.pending:
        decision = chance.pick(match.pending)
        seat, choice = decision.seat, chance.pick(decision.choices)
        before = match.view(seat)
        words = GAME.describe(before, choice).consequence
        events = match.answer(seat, choice)
        if choice.verb == "bid":
            promised[seat] = sum(numbers(words)[:1])
            if any(isinstance(each, e.BidRevealed) for each in events):
                assert_bids(events, match, promised)
                promised.clear()
        elif holds(match, seat, choice, words, before, events):
            checked[choice.verb] += 1
    assert checked


def assert_bids(
    events: tuple[Event, ...], match: Match[LightningState], said: dict[int, int]
) -> None:
    """Each bid counts what was promised before the Power Cards of the bids work."""
    view: View = match.view(None)
    for trick in (view.trick, view.last):
        bids = [each for each in events if isinstance(each, e.BidRevealed)]
        seats = {each.seat: each.cards for each in bids[: len(view.seats)]}
        if trick is None or trick.laid != tuple(seats[seat] for seat in range(len(view.seats))):
            continue
        if trick.round != view.round:
            continue  # what was in force then is not known any more
        for seat, counts in said.items():
            assert sum(trick.counted[seat][: len(trick.laid[seat])]) == counts


def holds(
    match: Match[LightningState],
    seat: int,
    choice: Choice,
    words: str,
    before: View,
    events: tuple[Event, ...],
) -> bool:
    """Compare one promise; False if this choice promises nothing that can be measured."""
    after: View = match.view(seat)
    if choice.verb in OWN and sum(isinstance(each, MOVES) for each in events) == 1:
        change = after.seats[seat].score.total - before.seats[seat].score.total
        assert sum(numbers(words.rpartition("your score")[2])) == change, words
        return True
    if choice.verb == "name":
        held = sum(VOLTAGE_SUIT.get(card) == choice.noun for card in before.seats[seat].hand)
        assert numbers(words) == [held, 10]
        return True
    if choice.verb == "double":
        doubled = one(e.CardDoubled, events)
        assert isinstance(doubled, e.CardDoubled)
        assert numbers(words)[0] == doubled.counts
        return True
    if choice.verb == "strike":
        struck = one(e.CardStruck, events)
        assert isinstance(struck, e.CardStruck)
        assert words.startswith(f"{name(struck.card)} counts 0" if struck.card else "no Voltage")
        return True
    if choice.verb == "swap with":
        swapped = one(e.TotalsExchanged, events)
        assert isinstance(swapped, e.TotalsExchanged)
        assert numbers(words)[0] == swapped.total
        return True
    return False
