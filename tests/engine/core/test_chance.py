"""The generator: known values, even enough, and every draw counts as a reveal."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, strategies as st

from engine.core.chance import Chance
from engine.core.codec import from_plain, to_plain


def test_known_values() -> None:
    """Saved games depend on these numbers: if they change, every log replays to another game."""
    chance = Chance(1)
    assert chance.state == 10451216379200822465
    assert [chance.number_below(100) for _ in range(8)] == [60, 49, 10, 9, 58, 95, 91, 7]
    assert Chance(1, 2).state == 13608149317741381227


def test_its_repr_restores_it() -> None:
    chance = Chance(1)
    chance.number_below(6)
    assert eval(repr(chance)) == chance


def test_a_known_shuffle() -> None:
    cards = list("abcdefgh")
    Chance(7).shuffle(cards)
    assert "".join(cards) == "ahebcgdf"


@given(st.integers(-(2**70), 2**70), st.integers(1, 10_000))
def test_a_number_is_below_its_limit(seed: int, n: int) -> None:
    chance = Chance(seed)
    assert all(0 <= chance.number_below(n) < n for _ in range(20))


def test_numbers_are_even_enough() -> None:
    """Chi squared with 9 degrees of freedom: above 27.9 once in a thousand honest dice."""
    chance, rolls = Chance(3), 20_000
    counts = Counter(chance.number_below(10) for _ in range(rolls))
    assert sum((counts[n] - rolls / 10) ** 2 / (rolls / 10) for n in range(10)) < 27.9


def test_every_order_of_three_cards_comes_up_about_as_often() -> None:
    counts: Counter[str] = Counter()
    for seed in range(6_000):
        cards = list("abc")
        Chance(seed).shuffle(cards)
        counts["".join(cards)] += 1
    assert len(counts) == 6
    assert sum((n - 1_000) ** 2 / 1_000 for n in counts.values()) < 20.5


def test_neighbouring_seeds_give_unrelated_games() -> None:
    firsts = Counter(Chance(seed).number_below(2) for seed in range(2_000))
    assert abs(firsts[0] - 1_000) < 150
    assert len({Chance(5, part).state for part in range(1_000)}) == 1_000
    assert Chance(1, 2).state != Chance(2, 1).state != Chance(3).state


@given(st.lists(st.integers()), st.integers(0, 2**64 - 1))
def test_a_shuffle_loses_nothing_and_repeats(items: list[int], seed: int) -> None:
    one, two = items[:], items[:]
    Chance(seed).shuffle(one)
    Chance(seed).shuffle(two)
    assert one == two
    assert sorted(one) == sorted(items)


def test_every_draw_is_a_reveal() -> None:
    chance = Chance(1)
    chance.number_below(6)
    chance.pick("abc")
    assert chance.reveals == 2
    chance.shuffle([1, 2, 3, 4])
    assert chance.reveals == 5


def test_nothing_can_be_picked_from_nothing() -> None:
    with pytest.raises(IndexError):
        Chance(1).pick(())


def test_a_seed_is_a_number() -> None:
    with pytest.raises(TypeError, match="the seed of a Chance must be a whole number, not 'x'"):
        Chance("x")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"a Chance needs a seed, such as Chance\(1\)"):
        Chance()


def test_a_saved_generator_goes_on_where_it_was() -> None:
    """Positions that were saved have the state of the generator under the name `seed`."""
    chance = Chance(1)
    chance.number_below(6)
    saved = to_plain(chance)
    assert saved == {"seed": chance.state, "reveals": 1}
    assert from_plain(saved, Chance) == chance


@pytest.mark.parametrize(
    ("limit", "error", "words"),
    [
        (0, ValueError, "must be at least 1, not 0"),
        (-3, ValueError, "must be at least 1, not -3"),
        (2.5, TypeError, "must be a whole number, not 2.5"),
        (True, TypeError, "must be a whole number, not True"),
    ],
)
def test_a_limit_without_numbers_below_it_is_refused(
    limit: Any, error: type[Exception], words: str
) -> None:
    chance = Chance(1)
    with pytest.raises(error, match=words):
        chance.number_below(limit)
    assert chance == Chance(1)
