"""Which of the offered choices cannot be taken back, found out when it is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence, Set
from typing import Any

from engine.core.choice import Choice


class Finals(Set[Choice]):
    """The final ones among some choices: a set that tries a choice when it is first looked for.

    A map offers hundreds of choices and a screen shows a dozen, so only a dozen are tried. To
    iterate over the set, to count or to compare it tries all of them.
    """

    __slots__ = ("_choices", "_is_final", "_known")

    def __init__(self, choices: Sequence[Choice], is_final: Callable[[Choice], bool]) -> None:
        """`is_final` is called once at most for each of `choices`, and for no other choice."""
        self._choices = choices
        self._is_final = is_final
        self._known: dict[Choice, bool] = {}

    @classmethod
    def _from_iterable(cls, choices: Any) -> frozenset[Choice]:  # type: ignore[override]
        """What set operations return: the choices are known then."""
        return frozenset(choices)

    def __contains__(self, choice: object) -> bool:
        if not isinstance(choice, Choice):
            return False
        if choice not in self._known:
            self._known[choice] = choice in self._choices and self._is_final(choice)
        return self._known[choice]

    def __iter__(self) -> Iterator[Choice]:
        return (choice for choice in self._choices if choice in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __repr__(self) -> str:
        return f"<Finals: {len(self._known)} of {len(self._choices)} tried>"
