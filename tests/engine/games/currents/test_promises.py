"""Every price, payment and move that a description of War of Currents states comes true."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.choice import Choice
from engine.core.facts import Fact, Quoted, Words, said
from engine.games.currents import GAME, promises
from engine.games.currents.promises import Cash, Number, Part, Price, Result, Sum, Worth
from engine.games.currents.view_types import View
from engine.testing import BrokenContractError, check_facts, random_play
from tests.tools.random_play import lying

KINDS = {
    each
    for each in vars(promises).values()
    if isinstance(each, type) and issubclass(each, Fact) and each not in (Fact, Number, Result)
}
MATCHES = 8
"""The most matches that are played until every kind of fact was stated."""


@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_choice_says_is_what_happens(seats: int) -> None:
    """4.3, 8.3, 10.2, 12.2, 12.6, 13.6: prices, cash and the marker, at every decision."""
    stated = Counter[type[Fact]]()
    for seed in range(seats, seats + MATCHES):
        stated += check_facts(random_play(GAME, seed=seed, seats=seats))
        if set(stated) >= KINDS:
            break
    assert set(stated) == {*KINDS, Quoted}
    assert stated[Quoted] < sum(stated.values()) / 4


def is_after_draft(view: View, choice: Choice) -> bool:
    """Are the companies drafted, and does one of them act?"""
    return bool(view.asked_company)


@pytest.mark.parametrize(
    "words",
    [
        "Your price goes from 1 to 99",
        said("you gain ", Cash(99)),
        said("its price ", Price(99, "tesla", 1)),
        said("a share is then worth ", Worth(99, "tesla")),
        said("cost: ", Sum((Part("city $8k", 8), Part("Fin -$6k", -6)), 5)),
        said("free: ", Sum((Part("city $8k", 8), Part("not below 0", is_floor=True)), 0)),
    ],
)
def test_a_lie_is_found(words: Words) -> None:
    """12.2: a wrong number is noticed, and so is one that is no fact."""
    with pytest.raises(BrokenContractError, match=r"which is not so|which is no fact"):
        check_facts(random_play(lying(GAME, words, about=is_after_draft), seed=1, seats=2))
