"""What the text of a choice says will follow, as values that can be compared with what follows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias, TypeVar

from attrs import evolve, field, fields, frozen

from engine.core.text import capital
from engine.core.told import fill_in

if TYPE_CHECKING:
    from engine.core.choice import Choice
    from engine.core.event import Event
    from engine.core.match import Match

E = TypeVar("E", bound="Event")


@frozen
class TriedChoice:
    """A choice that was tried on a copy of a match: its seat's views before and after, and the
    events."""

    seat: int
    choice: Choice
    before: Any
    after: Any
    events: tuple[Event, ...] = ()
    match: Match[Any] | None = field(default=None, eq=False)
    """The copy; None if the choice was not tried on a match."""

    def event(self, kind: type[E]) -> E | None:
        """The first event of a kind that came of the choice."""
        return next((each for each in self.events if isinstance(each, kind)), None)

    @property
    def next_choices(self) -> list[Choice]:
        """The choices that are offered next."""
        assert self.match is not None
        return [each for asked in self.match.pending for each in asked.choices]

    def played_on(self, is_over: Callable[[Any], bool]) -> TriedChoice:
        """What has come of it later, if all take their first choice until a view says "over"."""
        assert self.match is not None
        match, events, after = self.match.copy(), self.events, self.after
        while match.pending and not is_over(after):
            asked = match.pending[0]
            events += match.answer(asked.seat, asked.choices[0])
            after = match.view(self.seat)
        return evolve(self, after=after, events=events, match=match)


class Fact:
    """A part of a description that can be checked: "PR from 5 to 7".

    A game defines its kinds as frozen values, each with `holds` and with its words: a `line`
    with names of fields in braces, as events have it, or a `__str__` of its own.
    """

    line: ClassVar[str] = ""

    def __str__(self) -> str:
        return fill_in(self.line, self)

    def holds(self, tried: TriedChoice) -> bool:
        """Is it true, as far as the choice that was tried shows?"""
        raise NotImplementedError


@frozen
class Foretold(Fact):
    """What an event of some kind will say: the fields of the fact are fields of the event."""

    kind: ClassVar[type[Any]]

    def holds(self, tried: TriedChoice) -> bool:
        event: Event | None = tried.event(self.kind)
        names = [each.name for each in fields(type(self))]
        return event is not None and all(
            getattr(event, name) == getattr(self, name) for name in names
        )


@frozen
class Quoted(Fact):
    """Words whose numbers promise nothing: the text of a card, or of a rule."""

    text: str

    def __str__(self) -> str:
        return self.text

    def holds(self, tried: TriedChoice) -> bool:
        return True


@frozen
class Capitalised(Fact):
    """A fact at the beginning of a sentence."""

    fact: Fact

    def __str__(self) -> str:
        return capital(str(self.fact))

    def holds(self, tried: TriedChoice) -> bool:
        return self.fact.holds(tried)


@frozen
class Said:
    """Words and facts, one after the other; it prints as a text."""

    parts: tuple[str | Fact, ...] = ()

    def __str__(self) -> str:
        return "".join(map(str, self.parts))

    def __bool__(self) -> bool:
        return any(map(str, self.parts))

    @property
    def facts(self) -> tuple[Fact, ...]:
        """The facts among the parts."""
        return tuple(each for each in self.parts if isinstance(each, Fact))


Words: TypeAlias = str | Fact | Said
"""What a text is made of. Only a fact may have a number in it."""
LazyWords: TypeAlias = Words | Callable[[], Words]


def said(*words: Words) -> Said:
    """The words after each other."""
    return Said(tuple(_parts(words)))


def joined(words: Iterable[Words], separator: str = ". ") -> Said:
    """The words that are not empty, with a separator between them."""
    parts = [part for each in words if str(each) for part in (separator, each)]
    return said(*parts[1:])


def listed(words: Iterable[Words]) -> Said:
    """The words as a list in a sentence: "a, b and c"."""
    *most, last = tuple(words) or ("",)
    return said(joined(most, ", "), " and ", last) if most else said(last)


def capitalised(words: Words) -> Said:
    """The words with a capital letter at their beginning."""
    first, *rest = _parts([words or ""])
    start = capital(first) if isinstance(first, str) else Capitalised(first)
    return Said((start, *rest))


def parts_of(words: LazyWords) -> tuple[str | Fact, ...]:
    """The words and facts of a text."""
    return tuple(_parts([words if isinstance(words, str | Fact | Said) else words()]))


def _parts(words: Iterable[Words]) -> Iterator[str | Fact]:
    for each in words:
        if isinstance(each, Said):
            yield from each.parts
        else:
            yield each
