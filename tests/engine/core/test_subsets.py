"""Choices of several cards: a sequence that makes each choice when it is asked for."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, strategies as st

from engine.core.choice import Choice, Decision
from engine.core.codec import to_plain
from engine.core.subsets import Subsets, cards_in, equals_before, index_sets
from engine.games.lightning.ideas import bid_choices

HANDS = st.lists(st.sampled_from(["a", "b", "c", "d", "e", "surge"]), max_size=8).filter(
    lambda hand: hand.count("surge") < 2
)


@given(HANDS, st.sampled_from([1, 2, 3]))
def test_a_list_of_bids_is_every_set_of_cards_once(hand: list[str], limit: int) -> None:
    """7.2, 11.16: compared with the plain way to list them; Surge brings itself and one more."""
    sizes = range(limit + 1)
    sets = {each for size in sizes for each in combinations(sorted(hand), size)}
    larger = (limit + 1, limit + 2)
    sets |= {e for size in larger for e in combinations(sorted(hand), size) if "surge" in e}
    offered = bid_choices(hand, limit)
    assert len(offered) == len(set(offered)) == len(sets)
    assert {tuple(cards_in(each)) for each in offered} == sets
    for each in offered:
        assert each in offered
        assert Counter(cards_in(each)) <= Counter(hand)


def subsets() -> Subsets:
    return Subsets("bid", ["a", "b", "c"], index_sets(range(2, 3), 3, ()))


def test_it_is_a_sequence_like_any_other() -> None:
    """7.2: length, items from both ends, slices, membership and order."""
    offered, plain = subsets(), tuple(Choice("bid", pair) for pair in ("a b", "a c", "b c"))
    assert tuple(offered) == plain
    assert (len(offered), offered[0], offered[-1]) == (3, plain[0], plain[2])
    assert offered[:2] == plain[:2]
    assert plain[1] in offered
    for stranger in ("c b", "a", "a b c", "a  b", "a d", "a a", "", "nothing"):
        assert Choice("bid", stranger) not in offered
    assert Choice("return", "a b") not in offered
    words: object = "a b"
    assert words not in offered
    assert offered.index(plain[2]) == 2
    with pytest.raises(IndexError):
        offered[3]


def test_it_equals_and_hashes_like_a_tuple() -> None:
    """7.2: decisions that offer the same are equal, however the list came about."""
    offered = subsets()
    assert offered == tuple(offered) == offered
    assert tuple(offered) == offered
    assert offered != tuple(offered)[:2]
    assert offered != "bid"
    assert hash(offered) == hash(tuple(offered))
    assert repr(offered) == repr(tuple(offered))
    assert Decision(0, "Bid", offered) == Decision(0, "Bid", tuple(offered))


def test_it_can_be_sent() -> None:
    """7.2: in plain data it is a list of choices."""
    plain = to_plain(Decision(0, "Bid", subsets()))
    assert plain["choices"][1] == {"verb": "bid", "noun": "a c"}
    assert len(plain["choices"]) == 3


def test_no_cards_are_called_nothing() -> None:
    """7.2: an empty bid also has a noun."""
    (nothing,) = Subsets("bid", [], index_sets(range(4), 0, ()))
    assert nothing == Choice("bid", "nothing")
    assert cards_in(nothing) == []


@pytest.mark.parametrize(
    ("cards", "equal"),
    [("abc", ()), ("aab", (1,)), ("aaa", (1, 2)), ("abb", (2,)), ("", ())],
)
def test_equal_neighbours(cards: str, equal: tuple[int, ...]) -> None:
    """7.2: places that hold the same card as the one before."""
    assert equals_before(cards) == equal
