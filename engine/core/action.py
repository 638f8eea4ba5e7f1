"""An action as a value: what rules, refusals, descriptions, bots and screens ask."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, Self, get_type_hints

from attrs import fields, frozen

from engine.core.choice import Ban, Choice, Idea, choice, idea
from engine.core.errors import BadGameError


@frozen
class Action:
    """Something that a seat may do, made into its choice and from it in one place.

    The fields by position are the words of the noun, slugs and whole numbers:

        @frozen
        class Fire(Action, verb="fire"):
            weapon: str
            shots: int

        Fire("bow", 2).choice == choice("fire", "bow 2")

    A last field that is "" by default may be left out. A class without a verb of its own has it as
    its first field.

    Keyword-only fields are the circumstances, such as the table: the state, or a seat's view of it.
    With them an action can say why it is barred, and what follows.
    """

    verb_of_all: ClassVar[str] = ""

    def __init_subclass__(cls, *, verb: str = "") -> None:
        super().__init_subclass__()
        if verb:  # attrs creates each class a second time, without the verb
            cls.verb_of_all = verb

    @property
    def choice(self) -> Choice:
        """The choice that stands for the action."""
        words = [str(getattr(self, name)) for name, _ in _word_fields(type(self))]
        verb = self.verb_of_all or words.pop(0)
        return choice(verb, " ".join(words).rstrip())

    @classmethod
    def of(cls, choice: Choice, **circumstances: Any) -> Self:
        """The action that a choice stands for."""
        kind: Any = cls  # mypy takes its __hash__ for that of its instances
        return cls(*_typed_words(kind, choice), **circumstances)

    @property
    def ban(self) -> Ban | None:
        """Why the action cannot be taken; None if it can."""
        return None

    @property
    def idea(self) -> Idea:
        """The choice, or its refusal if the action is barred."""
        return idea(self.choice, self.ban)


def _word_fields(kind: Any) -> tuple[tuple[str, bool], ...]:
    """The names of the words of the noun, and which of them are numbers."""
    return _cached_word_fields(kind)


@cache
def _cached_word_fields(kind: Any) -> tuple[tuple[str, bool], ...]:
    kinds = get_type_hints(kind)
    return tuple((each.name, kinds[each.name] is int) for each in fields(kind) if not each.kw_only)


@cache
def _typed_words(kind: Any, choice: Choice) -> tuple[str | int, ...]:
    """The words of a choice as values of the fields of an action."""
    words = choice.noun.split()
    if not kind.verb_of_all:
        words.insert(0, choice.verb)
    named = _word_fields(kind)
    if len(words) > len(named):
        raise BadGameError(f"{str(choice)!r} has too many words for {kind.__name__}")
    pairs = zip(named, words, strict=False)
    return tuple(int(word) if is_number else word for (_, is_number), word in pairs)
