"""The generator: known values, even enough, and every draw counts as a reveal."""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, strategies as st

from engine.core.chance import Chance, Seed
from engine.core.codec import from_plain, to_plain
from engine.core.game import Game
from engine.core.linear_generator import first_state
from engine.core.match import start_match
from engine.core.match_access import position_of
from tests.contract.games import name_of, shelf

KEY_OF_1 = "17e5cca0e88b7b67523632ed9fa593b6fb1e4388ddfe81ca411a356276178e10"
NUMBERS_OF_1 = [33, 41, 98, 15, 87, 5, 48, 76, 51, 49]


def test_known_values() -> None:
    """Saved games depend on these numbers: if they change, every log replays to another game."""
    chance = Chance(1)
    assert chance.key == KEY_OF_1
    assert [chance.number_below(100) for _ in range(10)] == NUMBERS_OF_1
    assert Chance(1, 2).key != Chance(1).key == Chance("1").key


def test_known_values_of_the_linear_generator() -> None:
    """Matches that began before there were keys depend on these numbers."""
    chance = Chance(linear=first_state(1))
    assert chance.linear == 10451216379200822465
    assert [chance.number_below(100) for _ in range(8)] == [60, 49, 10, 9, 58, 95, 91, 7]
    assert to_plain(chance) == {"seed": chance.linear, "reveals": 8}


@pytest.mark.parametrize("game", shelf(), ids=name_of)
@pytest.mark.parametrize("seed", [5, "5", "a text"])
def test_a_new_match_has_the_keyed_generator(game: Game[Any, Any], seed: Seed) -> None:
    """The rolls of the linear one, which everybody sees, would tell all that are to come."""
    match = start_match(game, seed=seed)
    chance = position_of(match).state.chance
    assert match.charter.seed == str(seed)
    assert (chance.key, chance.linear) == (Chance(seed).key, None)


def independent_words(seed: str, count: int) -> list[int]:
    """The words of a seed by the description in docs/fairness.md, without the class."""
    total = hashlib.blake2b(digest_size=32, person=b"wardenclyffe")
    total.update(len(seed).to_bytes(8, "big") + seed.encode())
    key, words = total.digest(), b""
    for number in range(count // 8 + 1):
        words += hashlib.blake2b(number.to_bytes(8, "big"), digest_size=64, key=key).digest()
    return [int.from_bytes(words[8 * n : 8 * n + 8], "little") for n in range(count)]


def test_numbers_are_the_words_of_a_keyed_hash_times_the_limit() -> None:
    chance = Chance("aurora")
    drawn = [chance.number_below(52) for _ in range(100)]
    assert drawn == [word * 52 >> 64 for word in independent_words("aurora", 100)]


def test_a_changed_key_gives_the_known_words_first() -> None:
    for chance in (Chance(1), Chance(linear=7)):
        earlier = from_plain(to_plain(chance), Chance)
        drawn = [chance.number_below(1000) for _ in range(11)]
        earlier.change_key(KEY_OF_1, known=chance.words_since(earlier))
        restored = from_plain(to_plain(earlier), Chance)
        assert [restored.number_below(1000) for _ in range(11)] == drawn
        assert restored == Chance(key=KEY_OF_1, reveals=11)


def test_its_repr_restores_it() -> None:
    chance = Chance(1)
    chance.number_below(6)
    assert eval(repr(chance)) == chance


def test_a_known_shuffle() -> None:
    cards = list("abcdefgh")
    Chance(7).shuffle(cards)
    assert "".join(cards) == "ahedbfgc"


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
    assert len({Chance(5, part).key for part in range(1_000)}) == 1_000
    assert len({Chance(1, 2).key, Chance(2, 1).key, Chance(3).key, Chance(12).key}) == 4


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


def test_a_seed_is_a_number_or_text() -> None:
    with pytest.raises(TypeError, match="must be a whole number or text"):
        Chance(1.5)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"a Chance needs a seed, such as Chance\(1\)"):
        Chance()


def test_a_saved_generator_goes_on_where_it_was() -> None:
    chance = Chance(1)
    for _ in range(11):
        chance.number_below(6)
    saved = to_plain(chance)
    assert saved == {"key": KEY_OF_1, "count": 11, "reveals": 11}
    restored = from_plain(saved, Chance)
    assert restored == chance
    numbers = [[each.number_below(99) for _ in range(9)] for each in (chance, restored)]
    assert numbers[0] == numbers[1]


@pytest.mark.parametrize(
    ("limit", "error", "words"),
    [
        (0, ValueError, "must be at least 1, not 0"),
        (-3, ValueError, "must be at least 1, not -3"),
        (2**64 + 1, ValueError, r"must be at most 2\*\*64, not 18446744073709551617"),
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
