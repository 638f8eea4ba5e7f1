"""Every number that a description of Lightning states is what then happens."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

import pytest

from engine.core.facts import Quoted
from engine.core.match import Match
from engine.games.lightning import GAME
from engine.games.lightning.promises import (
    BidTotal,
    CountBecomes,
    HandSize,
    NineCards,
    ScoreChange,
    SuitInHand,
    TotalBecomes,
)
from engine.games.lightning.state import LightningState, Options
from engine.testing import BrokenContractError, check_facts, random_play
from tests.tools.random_play import lying

KINDS = (BidTotal, CountBecomes, HandSize, NineCards, ScoreChange, SuitInHand, TotalBecomes)


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
def test_what_a_choice_says_is_what_happens(seed: int) -> None:
    """3.5, 7.5, 10.1, 11.4, 11.11, 11.18, 11.19, 11.23: bids, scores, counts and totals."""
    said = check_facts(games(*range(seed, 24, 3)))
    assert said.keys() == {Quoted, *KINDS}


@pytest.mark.parametrize(
    ("lie", "complaint"),
    [
        (NineCards(999, 0), "says 'your nine cards count 999 in bids and score 0', which is not"),
        ("wins 7 points", "has a number in 'wins 7 points', which is no fact"),
    ],
)
def test_a_lie_is_found(lie: NineCards | str, complaint: str) -> None:
    """3.5: a wrong number is noticed, and so is one that is no fact."""
    with pytest.raises(BrokenContractError, match=complaint):
        check_facts(random_play(lying(GAME, lie), seed=1))
