"""Every number that a description of Lightning promises is what then happens."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain

import pytest

from engine.core.match import Match
from engine.games.lightning import GAME
from engine.games.lightning.collection_score import points_of
from engine.games.lightning.deck import CARDS, VOLTAGE_SUIT, VOLTS, without_cards
from engine.games.lightning.state import LightningState, Options
from engine.games.lightning.trick_report import EffectReport, TrickReport
from engine.games.lightning.view_types import SeatView, View
from engine.testing import BrokenContractError, Promise, TriedChoice, check_promises, random_play
from tests.tools.random_play import lying


def own(view: View, tried: TriedChoice) -> SeatView:
    return view.seats[tried.seat]


def report_after(tried: TriedChoice) -> TrickReport | None:
    """The trick of the choice once its bids lie open; None while others are still to bid."""
    trick, after = tried.before.trick, tried.after
    reports: tuple[TrickReport | None, ...] = (after.trick, after.last)
    for report in reports:
        if report and report.revealed and (report.round, report.size) == (trick.round, trick.size):
            return report
    return None


def effect_after(tried: TriedChoice) -> EffectReport:
    """The effect of the Power Card that asked for the choice: the first new one."""
    report = report_after(tried)
    assert report is not None
    known = len(tried.before.trick.effects)
    return report.effects[known]


def bid_counts(said: re.Match[str], tried: TriedChoice) -> bool:
    """7.5: the bid counts that much before the Power Cards of the bids work."""
    report = report_after(tried)
    if report is None or report.round != tried.after.round:
        return True  # others are to bid, or the cards in force are not known any more
    laid = len(report.revealed_bids[tried.seat])
    return sum(report.counts_before_powers[tried.seat][:laid]) == int(said["total"])


def card_counts(said: re.Match[str], tried: TriedChoice) -> bool:
    """11.18, 11.19: a card of a bid counts the first number afterwards, and the second before."""
    effect, report = effect_after(tried), report_after(tried)
    assert report is not None
    owner = effect.seat if effect.target is None else effect.target
    before = tried.before.trick.counts[owner]
    changes = [
        pair for pair in zip(effect.counts[owner], before, strict=True) if len(set(pair)) > 1
    ]
    now, then = int(said["now"]), int(said["then"])
    return changes == [(now, then)] or now == then == 0


def totals_change(said: re.Match[str], tried: TriedChoice) -> bool:
    """11.23: the seat has the first total instead of the second."""
    totals = effect_after(tried).totals[tried.seat], tried.before.trick.totals[tried.seat]
    return totals == (int(said["now"]), int(said["then"]))


def score_changes(said: re.Match[str], tried: TriedChoice) -> bool:
    """10.1, 10.2: the card changes the score by that much, if no other card moves."""
    before, after = own(tried.before, tried), own(tried.after, tried)
    card = [tried.choice.noun]
    expected = [*before.collection, *card]
    if tried.choice.verb != "take":
        expected = without_cards(before.collection, card)
    if Counter(after.collection) != Counter(expected):
        return True
    change = int(said["points"]) if said["way"] == "gain" else -int(said["points"])
    return after.score.total - before.score.total == change


def suit_is_held(said: re.Match[str], tried: TriedChoice) -> bool:
    """11.11: that many cards in the hand are of the suit."""
    suits = [VOLTAGE_SUIT.get(card) for card in own(tried.before, tried).hand]
    return suits.count(tried.choice.noun) == (0 if said["cards"] == "no" else int(said["cards"]))


def nine_are(said: re.Match[str], tried: TriedChoice) -> bool:
    """3.5: the counts and the score of the nine kept cards."""
    kept = without_cards(own(tried.before, tried).hand, tried.choice.noun.split())
    volts = sum(VOLTS[card] for card in kept)
    return (volts, points_of(kept)) == (int(said["volts"]), int(said["score"]))


def hand_is(said: re.Match[str], tried: TriedChoice) -> bool:
    """11.4: the opponent holds that many cards."""
    target = int(tried.choice.noun.removeprefix("seat-")) - 1
    return bool(tried.before.seats[target].hand_count == int(said["cards"]))


PROMISES = (
    Promise("bid", r"^your total is (?P<total>-?\d+)(?=$| before)", bid_counts),
    Promise("count", r"counts (?P<now>-?\d+) instead of (?P<then>-?\d+)", card_counts),
    Promise(
        "totals", r"your total becomes (?P<now>-?\d+) instead of (?P<then>-?\d+)", totals_change
    ),
    Promise("score", r"you (?P<way>gain|lose) (?P<points>\d+) points?", score_changes),
    Promise("suit", r"(?P<cards>\d+|no) cards? in your hand counts? 10 more", suit_is_held),
    Promise(
        "nine",
        r"your nine cards count (?P<volts>-?\d+) in bids and score (?P<score>-?\d+)",
        nine_are,
    ),
    Promise("spy", r"a random one of (?P<cards>\d+) cards?", hand_is),
)
PLAIN = (
    r"Seat \d",
    r"^[+-]?\d+ in a bid",
    r"0 beats totals below 0 and can win a tie",
    *(re.escape(row.name) for row in CARDS.values() if re.search(r"\d", row.name)),
    *(re.escape(row.text.rstrip(".")) for row in CARDS.values() if re.search(r"\d", row.text)),
)
"""Names of seats and cards, printed texts of cards, and the rule about a bid of nothing."""


def sampled(matches: Iterable[Match[LightningState]]) -> Iterator[Match[LightningState]]:
    """Each decision about a Power Card, and every ninth of the bids and returns, which are long."""
    for number, match in enumerate(matches):
        verbs = {asked.choices[0].verb for asked in match.pending}
        if number % 9 == 0 or not verbs <= {"bid", "return"}:
            yield match


def games(*seeds: int) -> Iterator[Match[LightningState]]:
    """Random games with all Power Cards, with two to six seats."""
    options = Options(small_deck="off")
    every = [random_play(GAME, seed=seed, seats=2 + seed % 5, options=options) for seed in seeds]
    return sampled(chain.from_iterable(every))


@pytest.mark.parametrize("seed", range(3))
def test_what_a_choice_promises_is_what_happens(seed: int) -> None:
    """3.5, 7.5, 10.1, 11.4, 11.11, 11.18, 11.19, 11.23: bids, scores, counts and totals."""
    kept = check_promises(games(*range(seed, 24, 3)), PROMISES, plain=PLAIN)
    assert kept.keys() == {promise.name for promise in PROMISES}


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("your nine cards count 999 in bids and score 0", "promises .* .nine."),
        ("wins 7 points", "names 7 in 'wins 7 points', which no promise measures"),
    ],
)
def test_a_promise_that_is_not_kept_is_found(words: str, complaint: str) -> None:
    """3.5: a wrong number is noticed, and so is one that nothing measures."""
    with pytest.raises(BrokenContractError, match=complaint):
        check_promises(random_play(lying(GAME, words), seed=1), PROMISES)
