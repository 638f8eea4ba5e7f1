"""Checks of the arguments that scripts pass, which are not always type-checked."""

from __future__ import annotations

from engine.core.chance import MAX_SEED, SEED_RULE, is_seed_text


def check_type(name: str, value: object, *kinds: type) -> None:
    """Raise TypeError for an argument that is not of one of these types."""
    if not isinstance(value, kinds):
        type_names = " or ".join("string" if kind is str else kind.__name__ for kind in kinds)
        raise TypeError(f"{name} must be a {type_names}, not {value!r}")


def check_whole_numbers(**numbers: object) -> None:
    """Raise TypeError for an argument that is not an integer."""
    for name, number in numbers.items():
        if not isinstance(number, int) or isinstance(number, bool):
            raise TypeError(f"{name} must be a whole number, not {number!r}")


def check_seed(seed: object) -> None:
    """Raise TypeError or ValueError for a seed that no save can hold."""
    if isinstance(seed, str):
        if not is_seed_text(seed):
            raise ValueError(f"seed={seed!r:.80} is not possible; use {SEED_RULE}")
        return
    check_whole_numbers(seed=seed)
    assert isinstance(seed, int)
    if not 0 <= seed <= MAX_SEED:
        raise ValueError(f"seed={seed} is out of range; use a whole number from 0 to {MAX_SEED}")


def check_range(most: int | None = None, **numbers: int) -> None:
    """Raise ValueError for a number below 1 or above `most`."""
    for name, number in numbers.items():
        if number < 1:
            raise ValueError(f"{name}={number} is too small; at least 1 is needed")
        if most is not None and number > most:
            raise ValueError(f"{name}={number} is too large; at most {most} is possible")
