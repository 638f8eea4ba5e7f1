"""How an event is told: its line, with names in place of slugs and counts in place of numbers.

A type of slugs says how it is printed: `CitySlug = Annotated[str, Named(city_name)]`. Then
`"takes {city}"` is a whole log line.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from string import Formatter
from typing import TYPE_CHECKING, Annotated, Any, get_args, get_origin, get_type_hints

from attrs import frozen

from engine.core.text import count, count_or_no, join_with_and, with_article

if TYPE_CHECKING:
    from engine.core.event import Event
    from engine.core.facts import Fact


@frozen
class Named:
    """The mark of a type whose values are printed by a name: `Annotated[str, Named(city_name)]`."""

    name_of: Callable[[Any], str]


def named_in(rows: Mapping[str, Any]) -> Named:
    """The mark of slugs that are printed by the `name` of their row in a table."""
    return Named(lambda slug: str(rows[slug].name))


@cache
def _names_of(kind: type[Any]) -> dict[str, Callable[[Any], str]]:
    """For each field of a kind of events with a marked type, the function that names its values."""
    hints = get_type_hints(kind, include_extras=True)
    return {field: name_of for field, hint in hints.items() if (name_of := _name_of(hint))}


def _name_of(hint: Any) -> Callable[[Any], str] | None:
    if get_origin(hint) is Annotated:
        return next((mark.name_of for mark in get_args(hint) if isinstance(mark, Named)), None)
    return next((name_of for part in get_args(hint) if (name_of := _name_of(part))), None)


class _Teller(Formatter):
    """Fills the fields of an event into its line.

    A slug becomes its name, and several become a list ("a, b and c"; "nothing" for none).
    `{city:a}` puts the article before it, `{cards:card}` counts ("1 card", "2 cards"),
    `{cards:no card}` says "no cards" for none, and `{cities:City/Cities}` has a plural of its own.
    Other formats are Python's.
    """

    def __init__(self, event: Event | Fact) -> None:
        self.event = event
        kind: Any = type(event)  # mypy takes its __hash__ for that of its instances
        self.names = _names_of(kind)

    def get_value(self, key: int | str, args: Any, kwargs: Any) -> Any:
        value = getattr(self.event, str(key))
        name_of = self.names.get(str(key))
        if name_of is None:
            return value
        return [*map(name_of, value)] if isinstance(value, tuple) else name_of(value)

    def format_field(self, value: Any, format_spec: str) -> str:
        if isinstance(value, list | tuple):
            return join_with_and(map(str, value), empty="nothing")
        if format_spec == "a":
            return with_article(value)
        if isinstance(value, int) and format_spec[:1].isalpha() and len(format_spec) > 1:
            number_of = count_or_no if format_spec.startswith("no ") else count
            return number_of(value, *format_spec.removeprefix("no ").split("/"))
        return format(value, format_spec)


def fill_in(line: str, event: Event | Fact) -> str:
    """The line with the fields of an event or a fact: "takes {city}" becomes "takes Albany"."""
    return _Teller(event).format(line) if "{" in line else line
