"""Checks for faults of a game: in its fields, and in the questions that its rules ask."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from inspect import iscoroutinefunction, signature
from operator import attrgetter
from types import UnionType
from typing import Any, Self, cast, get_args, get_origin, get_type_hints

from attrs import fields, has

from engine.core.choice import Choice, Decision
from engine.core.errors import BadGameError
from engine.core.event import Event
from engine.core.flow import Decisions
from engine.core.state import Outcome, State
from engine.core.text import count, suggest

MAX_SILENT_SEGMENTS = 10_000
"""The maximum number of consecutive segments that ask no seat."""


_WRITTEN_OUT = (tuple, list)
"""The sequence types whose choices already exist; others create each choice when it is read."""
_TEXT = attrgetter("text")


class NamedFields:
    """The base of attrs classes whose fields an author names, such as those of a `Game`.

    A field that does not exist raises BadGameError, which suggests the one that was meant.
    """

    __slots__ = ()

    def __new__(cls, *args: object, **fields_given: object) -> Self:
        """Check the names of the fields; the attrs class checks the rest."""
        names = [each.alias or each.name for each in fields(cast("Any", cls))]
        for name in fields_given:
            if name not in names:
                hint = suggest(name, names, otherwise="see its docstring for all fields")
                raise BadGameError(f"a {cls.__name__} has no field {name!r}; {hint}")
        return super().__new__(cls)


def check_fields(game: Any) -> None:
    """Raise BadGameError if a field of a `Game` cannot be used."""
    if not isinstance(game.slug, str) or not game.slug.isidentifier():
        raise _fault(game.slug, f"the slug must be an identifier, such as {'highcard'!r}")
    if not isinstance(game.seat_counts, range) or not game.seat_counts or min(game.seat_counts) < 1:
        raise _fault(
            game.slug, "seat_counts must be a range of numbers of players, such as range(2, 5)"
        )
    if not iscoroutinefunction(game.segment):
        raise _fault(game.slug, "segment must be a function that is defined with `async def`")
    if not has(game.options):
        raise _fault(game.slug, "options must be an attrs class; it may be empty")
    if not (isinstance(game.state, type) and issubclass(game.state, State)):
        raise _fault(game.slug, "state must be a class over engine.core.state.State")
    _check_texts(game)
    for name in (each.name for each in fields(type(game)) if "Callable" in str(each.type)):
        if not callable(getattr(game, name)):
            raise _fault(game.slug, f"{name} must be a function, not {getattr(game, name)!r}")
    kind: Any = type(game)
    for name, argument_count in counts_of_arguments(kind).items():
        if not can_take(getattr(game, name), argument_count):
            raise _fault(game.slug, f"{name} must take {count(argument_count, 'argument')}")


@cache
def counts_of_arguments(cls: type[Any]) -> Mapping[str, int]:
    """The number of parameters of each field of an attrs class that is a function, by its type."""
    hints = get_type_hints(cls)
    counts = {}
    for field in fields(cls):
        hint = hints[field.name]
        kinds = get_args(hint) if isinstance(hint, UnionType) else (hint,)
        callable_type = next((each for each in kinds if get_origin(each) is Callable), None)
        if callable_type is not None:
            counts[field.name] = len(get_args(callable_type)[0])
    return counts


def can_take(hook: Any, number: int) -> bool:
    """Can a hook be called with this number of arguments?"""
    try:
        signature(hook).bind(*range(number))
    except TypeError:
        return False
    return True


def _check_texts(game: Any) -> None:
    for name in ("title", "blurb"):
        if not isinstance(getattr(game, name), str):
            raise _fault(game.slug, f"{name} must be a string, not {getattr(game, name)!r}")
    if not game.title.strip():
        raise _fault(game.slug, "title must not be empty")
    if type(game.rules_version) is not int:
        text = "rules_version must be a whole number, such as 1"
        raise _fault(game.slug, f"{text}, not {game.rules_version!r}")
    oldest = game.oldest_rules
    if oldest is not None and (type(oldest) is not int or not 1 <= oldest <= game.rules_version):
        text = f"oldest_rules must be None, or from 1 to rules_version={game.rules_version}"
        raise _fault(game.slug, f"{text}, not {oldest!r}")
    if not isinstance(game.goal, tuple) or not all(isinstance(line, str) for line in game.goal):
        raise _fault(game.slug, f"goal must be a tuple of lines, not {game.goal!r}")
    if not isinstance(game.bots, Mapping):
        raise _fault(game.slug, f"bots must be a mapping of names to makers, not {game.bots!r}")
    for name, maker in game.bots.items():
        if not isinstance(name, str) or not callable(maker):
            text = "bots must map names to classes or functions that make bots"
            raise _fault(game.slug, f"{text}, not {name!r} to {maker!r}")
    _check_first_game(game)


def _check_first_game(game: Any) -> None:
    """Raise BadGameError if `first_game` is set to something other than a `FirstGame`."""
    from engine.core.game import FirstGame  # imports this module

    first = game.first_game
    if first is None:
        return
    if not isinstance(first, FirstGame):
        raise _fault(game.slug, f"first_game must be a FirstGame or None, not {first!r}")
    if not isinstance(first.players, tuple):
        text = "the players of first_game must be a tuple of names"
        raise _fault(game.slug, f"{text}, not {first.players!r}")
    if len(first.players) not in game.seat_counts:
        text = f"first_game has {count(len(first.players), 'player')}"
        raise _fault(game.slug, f"{text}, but the game is for {game.players_text}")


def check_state(game: Any, state: object) -> None:
    """Raise BadGameError if the `setup` of a `Game` has not returned a state of its class."""
    if not isinstance(state, game.state):
        class_name = game.state.__name__
        raise _fault(game.slug, f"setup must return a state of class {class_name}, not {state!r}")


def line_of(game: Any, event: Event) -> str:
    """The log line of an event; raises BadGameError if it is not a string."""
    line: object = event.told()
    if not isinstance(line, str):
        text = f"the line of {type(event).__name__} must be a string, empty for none"
        raise _fault(game.slug, f"{text}, not {line!r}")
    return line


def check_decisions(slug: str, seats: int, decisions: Decisions) -> None:
    """Raise BadGameError if the rules of a game ask a question that cannot be answered.

    `seats` is the number of seats of the match, which must not be over.
    """
    try:
        for decision in decisions:
            choices = decision.choices
            if not (choices and 0 <= decision.seat < seats):
                raise _fault(slug, _what_is_wrong(decision, seats))
            # The contract tests compare the choices of other sequences, too.
            written_out = type(choices) in _WRITTEN_OUT
            if not (_are_sound(choices) if written_out else _is_sequence(choices)):
                raise _fault(slug, _what_is_wrong(decision, seats))
    except (AttributeError, RuntimeError, TypeError) as error:
        text = "a segment may await only `choose` and `choose_together`, with decisions"
        raise _fault(
            slug, f"{text}, but it has awaited something that gave {decisions!r}"
        ) from error
    if len(decisions) == 1:
        return
    if not decisions:
        raise _fault(slug, "choose_together asks no seat")
    if len({decision.seat for decision in decisions}) < len(decisions):
        raise _fault(slug, "a seat is asked two things at once")


def _are_sound(choices: Sequence[Choice]) -> bool:
    if type(choices[0]) is not Choice:
        return False
    return len({*map(_TEXT, choices)}) == len(choices)


def _what_is_wrong(decision: Decision, seats: int) -> str:
    start = f"seat={decision.seat} is asked {decision.prompt!r}, but"
    if not 0 <= decision.seat < seats:
        return f"{start} the match has the seats 0 to {seats - 1}"
    if not _is_sequence(decision.choices):
        return f"{start} its choices are a {type(decision.choices).__name__}, not a tuple"
    choices = list(decision.choices)
    if not choices:
        return f"{start} it has no choices; a seat with none is not asked"
    if not isinstance(choices[0], Choice):
        return f"{start} {choices[0]!r} is not a Choice"
    choice_texts = [str(each) for each in choices]
    double = next(each for each in choices if choice_texts.count(str(each)) > 1)
    if choices.count(double) == 1:
        return f"{start} two of its choices print as {str(double)!r}"
    return f"{start} {str(double)!r} is offered twice"


def _is_sequence(choices: object) -> bool:
    """Can single choices be read from it? Generators and strings do not count."""
    return isinstance(choices, Sequence) and not isinstance(choices, str)


def check_outcome(slug: str, seats: int, outcome: Outcome) -> None:
    """Raise BadGameError if an outcome is not one of this number of seats."""
    if not isinstance(outcome, Outcome):
        raise _fault(slug, f"the outcome of a state is an Outcome, not {outcome!r}")
    if len(outcome.scores) != seats:  # an Outcome ranks as many seats as it has scores
        raise _fault(slug, f"the outcome must rank {seats} seats: {outcome.ranking}")


def cannot_copy(slug: str, error: BadGameError) -> BadGameError:
    """The error for a game whose state cannot be copied."""
    return _fault(slug, str(error))


def never_asks(slug: str) -> BadGameError:
    """The error for a game that runs segment after segment without asking a seat or ending."""
    text = f"{MAX_SILENT_SEGMENTS} segments have neither asked a seat nor ended the match"
    return _fault(slug, f"{text}; is an `await` missing before `choose`?")


def _fault(slug: str, text: str) -> BadGameError:
    return BadGameError(f"the game {slug!r}: {text}")
