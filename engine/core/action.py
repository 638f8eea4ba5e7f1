"""An action as a value: what rules, refusals, descriptions, bots and screens ask."""

from __future__ import annotations

from functools import cache
from operator import attrgetter
from typing import Any, ClassVar, Self

from attrs import fields

from engine.core.choice import Ban, Choice, Idea, choice, idea
from engine.core.errors import BadGameError
from engine.core.values import frozen_for_checkers


@frozen_for_checkers
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
    _words_of: ClassVar[Any]
    """Reads the verb of all and the words of an action: an `attrgetter`."""
    _are_numbers: ClassVar[tuple[bool, ...]]
    """Of each word, whether it is a whole number."""

    def __init_subclass__(cls, *, verb: str = "") -> None:
        super().__init_subclass__()
        if verb:  # attrs creates each class a second time, without the verb
            cls.verb_of_all = verb

    @classmethod
    def __attrs_init_subclass__(cls) -> None:
        words = [each for each in fields(cls) if not each.kw_only]
        cls._words_of = attrgetter("verb_of_all", *(each.name for each in words))
        cls._are_numbers = tuple(each.type in (int, "int") for each in words)

    @property
    def choice(self) -> Choice:
        """The choice that stands for the action."""
        return _choice_of(self._words_of(self))

    @classmethod
    def of(cls, choice: Choice, **circumstances: Any) -> Self:
        """The action that a choice stands for."""
        kind: Any = cls  # mypy takes its __hash__ for that of its instances
        if circumstances:
            return cls(*_typed_words(kind, choice), **circumstances)
        return _shared_action(kind, choice)  # type: ignore[no-any-return]

    @property
    def ban(self) -> Ban | None:
        """Why the action cannot be taken; None if it can."""
        return None

    @property
    def idea(self) -> Idea:
        """The choice, or its refusal if the action is barred."""
        return idea(self.choice, self.ban)


@cache
def _choice_of(words: str | tuple[str | int, ...]) -> Choice:
    """The choice of an action; the verb of its class is the first word, or "" if it has none."""
    verb, *noun = [words] if isinstance(words, str) else map(str, words)
    return choice(verb or noun.pop(0), " ".join(noun).rstrip())


@cache
def _shared_action(kind: Any, choice: Choice) -> Any:
    return kind(*_typed_words(kind, choice))


@cache
def _typed_words(kind: Any, choice: Choice) -> tuple[str | int, ...]:
    """The words of a choice as values of the fields of an action."""
    words = choice.noun.split()
    if not kind.verb_of_all:
        words.insert(0, choice.verb)
    if len(words) > len(kind._are_numbers):
        raise BadGameError(f"{str(choice)!r} has too many words for {kind.__name__}")
    pairs = zip(words, kind._are_numbers, strict=False)
    return tuple(int(word) if is_number else word for word, is_number in pairs)
