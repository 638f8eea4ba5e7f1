"""Checks of arguments: each error names the argument and its value."""

from __future__ import annotations

import re

import pytest

from engine.core.argument_checks import check_range, check_seed, check_type, check_whole_numbers


def test_an_argument_of_another_type_is_named_with_the_types_that_are_possible() -> None:
    check_type("the name", "Ann", str)
    check_type("the name", b"Ann", str, bytes)
    with pytest.raises(TypeError, match=r"^the name must be a string or bytes, not 5$"):
        check_type("the name", 5, str, bytes)


@pytest.mark.parametrize("value", [1.0, "1", True, None])
def test_only_integers_are_whole_numbers(value: object) -> None:
    check_whole_numbers(seed=-1, seats=2)
    with pytest.raises(TypeError, match=re.escape(f"seats must be a whole number, not {value!r}")):
        check_whole_numbers(seed=1, seats=value)


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_a_seed_must_fit_into_a_save(seed: int) -> None:
    check_seed(0)
    check_seed(2**64 - 1)
    with pytest.raises(ValueError, match=f"^seed={seed} is out of range; use a whole number"):
        check_seed(seed)
    with pytest.raises(TypeError, match=r"^seed must be a whole number, not 1\.5$"):
        check_seed(1.5)


def test_a_number_out_of_range_is_named_with_the_limit() -> None:
    check_range(3, width=1, height=3)
    check_range(width=1000)
    with pytest.raises(ValueError, match=r"^width=0 is too small; at least 1 is needed$"):
        check_range(width=0)
    with pytest.raises(ValueError, match=r"^width=4 is too large; at most 3 is possible$"):
        check_range(3, width=4)
