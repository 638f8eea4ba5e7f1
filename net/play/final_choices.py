"""The offered choices that cannot be undone, determined lazily."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence, Set
from typing import Any

from engine.core.choice import Choice


class LazyFinalChoices(Set[Choice]):
    """The final choices among some choices: a set that tries a choice when it is first tested.

    A map offers hundreds of choices and a screen shows a dozen, so only a dozen are tried.
    Iterating over the set, counting or comparing it tries all of them.
    """

    __slots__ = ("_answers", "_choices", "_is_final")

    def __init__(self, choices: Sequence[Choice], is_final: Callable[[Choice], bool]) -> None:
        """Create the set; `is_final` is called at most once for each of `choices`."""
        self._choices = choices
        self._is_final = is_final
        self._answers: dict[Choice, bool] = {}

    @classmethod
    def _from_iterable(cls, choices: Any) -> frozenset[Choice]:  # type: ignore[override]
        """The result of set operations, whose choices are already known."""
        return frozenset(choices)

    def __contains__(self, choice: object) -> bool:
        if not isinstance(choice, Choice):
            return False
        if choice not in self._answers:
            self._answers[choice] = choice in self._choices and self._is_final(choice)
        return self._answers[choice]

    def __iter__(self) -> Iterator[Choice]:
        return (choice for choice in self._choices if choice in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __repr__(self) -> str:
        return f"<Finals: {len(self._answers)} of {len(self._choices)} tried>"
