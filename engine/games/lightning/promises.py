"""What descriptions say will follow, as values that can be compared with what follows."""

from __future__ import annotations

from collections import Counter

from attrs import frozen

from engine.core.facts import Fact, Quoted, TriedChoice
from engine.core.subsets import cards_in
from engine.core.text import count, count_or_no
from engine.games.lightning.cards import CURRENT_BONUS
from engine.games.lightning.collection_score import points_of
from engine.games.lightning.deck import VOLTAGE_SUIT, VOLTS, without_cards
from engine.games.lightning.names import card_list, card_name, seat_of, seat_text
from engine.games.lightning.trick_report import EffectReport, TrickReport


def named(*cards: str) -> Quoted:
    """The names of cards in a text: their numbers promise nothing."""
    return Quoted(card_list(cards) if len(cards) > 1 else card_name(cards[0]))


def seat_named(seat: int) -> Quoted:
    return Quoted(seat_text(seat))


def report_after(tried: TriedChoice) -> TrickReport | None:
    """The trick of the choice once its bids lie open; None while others are still to bid."""
    trick = tried.before.trick
    reports: tuple[TrickReport | None, ...] = (tried.after.trick, tried.after.last)
    for report in reports:
        if report and report.revealed and (report.round, report.size) == (trick.round, trick.size):
            return report
    return None


def effect_after(tried: TriedChoice) -> EffectReport:
    """The effect of the Power Card that asked for the choice: the first new one."""
    report = report_after(tried)
    assert report is not None
    return report.effects[len(tried.before.trick.effects)]


@frozen
class BidTotal(Fact):
    """The total of a bid before the Power Cards of the bids work (7.5)."""

    total: int

    def __str__(self) -> str:
        return f"your total is {self.total}"

    def holds(self, tried: TriedChoice) -> bool:
        report = report_after(tried)
        if report is None or report.round != tried.after.round:
            return True  # others are to bid, or the cards in force are not known any more
        laid = len(report.revealed_bids[tried.seat])
        return sum(report.counts_before_powers[tried.seat][:laid]) == self.total


@frozen
class CountBecomes(Fact):
    """A card of a bid counts something else (11.18, 11.19)."""

    now: int
    then: int

    def __str__(self) -> str:
        return f"counts {self.now} instead of {self.then}"

    def holds(self, tried: TriedChoice) -> bool:
        effect = effect_after(tried)
        owner = effect.seat if effect.target is None else effect.target
        pairs = zip(effect.counts[owner], tried.before.trick.counts[owner], strict=True)
        changes = [pair for pair in pairs if len(set(pair)) > 1]
        return changes == [(self.now, self.then)] or self.now == self.then == 0


@frozen
class TotalBecomes(Fact):
    """The seat has another total (11.23)."""

    now: int
    then: int

    def __str__(self) -> str:
        return f"your total becomes {self.now} instead of {self.then}"

    def holds(self, tried: TriedChoice) -> bool:
        then = tried.before.trick.totals[tried.seat]
        return (effect_after(tried).totals[tried.seat], then) == (self.now, self.then)


@frozen
class ScoreChange(Fact):
    """The change of the score by a card that comes or goes (10.1, 10.2)."""

    card: str
    points: int
    comes: bool

    def __str__(self) -> str:
        verb = "gain" if self.points > 0 else "lose"
        return f"you {verb} {count(abs(self.points), 'point')}"

    def holds(self, tried: TriedChoice) -> bool:
        before, after = (view.seats[tried.seat] for view in (tried.before, tried.after))
        left = without_cards(before.collection, [self.card])
        expected = [*before.collection, self.card] if self.comes else left
        if Counter(after.collection) != Counter(expected):
            return True  # another card has moved, too
        return bool(after.score.total - before.score.total == self.points)


@frozen
class NineCards(Fact):
    """The counts and the score of the nine kept cards (3.5)."""

    volts: int
    score: int

    def __str__(self) -> str:
        return f"your nine cards count {self.volts} in bids and score {self.score}"

    def holds(self, tried: TriedChoice) -> bool:
        kept = without_cards(tried.before.seats[tried.seat].hand, cards_in(tried.choice))
        return (sum(VOLTS[card] for card in kept), points_of(kept)) == (self.volts, self.score)


@frozen
class HandSize(Fact):
    """The number of cards in the hand of an opponent (11.4)."""

    cards: int

    def __str__(self) -> str:
        return count(self.cards, "card")

    def holds(self, tried: TriedChoice) -> bool:
        target = tried.before.seats[seat_of(tried.choice.noun)]
        return bool(target.hand_count == self.cards)


@frozen
class SuitInHand(Fact):
    """The cards of a suit in the hand, which count more (11.11)."""

    suit: str
    cards: int

    def __str__(self) -> str:
        verb = "counts" if self.cards == 1 else "count"
        return f"{count_or_no(self.cards, 'card')} in your hand {verb} {CURRENT_BONUS} more"

    def holds(self, tried: TriedChoice) -> bool:
        suits = [VOLTAGE_SUIT.get(card) for card in tried.before.seats[tried.seat].hand]
        return suits.count(self.suit) == self.cards
