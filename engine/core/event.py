"""Events: values that record what happened; log lines, animations and assertions use them."""

from __future__ import annotations

from typing import Any, ClassVar

from attrs import field, fields, frozen

from engine.core.errors import BadGameError
from engine.core.told import fill_in


@frozen(kw_only=True)
class Event:
    """Something that happened. `audience` lists the seats that may know; None means all.

    A secret needs two events: one with the secret for its audience, one without it for the rest.

    Each kind has a `line` for the log, empty for none: a text with names of fields in braces
    (`engine.core.told`), or a property that returns one. Without one it cannot be defined, unless
    it is the base of others (`class UnitEvent(Event, is_base=True)`).
    """

    audience: tuple[int, ...] | None = field(default=None)
    _is_base: ClassVar[bool]

    @property
    def line(self) -> str:
        """The log line, before its fields are filled in."""
        return ""

    def told(self) -> str:
        """The log line with its fields filled in; empty for none."""
        return fill_in(self.line, self)

    def __init_subclass__(cls, *, is_base: bool = False) -> None:
        """Refuse a kind without a line, and give all kinds the same methods.

        attrs creates each class a second time, without `is_base`.

        attrs skips methods that a class already has. Otherwise it would compile them for hundreds
        of kinds at every program start, which takes a tenth of a second.
        """
        super().__init_subclass__()
        if is_base:
            cls._is_base = True
        if cls.line is Event.line and "_is_base" not in vars(cls):
            raise BadGameError(f"the event {cls.__name__} has no `line` for the log")
        for name in ("__eq__", "__hash__", "__repr__"):
            setattr(cls, name, getattr(Event, name))

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and _field_values(other) == _field_values(self)

    def __hash__(self) -> int:
        return hash((type(self), *_field_values(self)))

    def __repr__(self) -> str:
        pairs = zip(fields(type(self)), _field_values(self), strict=True)
        values = ", ".join(f"{each.name}={value!r}" for each, value in pairs)
        return f"{type(self).__name__}({values})"

    def is_for(self, seat: int | None) -> bool:
        """May this seat (None: a spectator) know of the event?"""
        return self.audience is None or seat in self.audience

    @property
    def is_unasked(self) -> bool:
        """Did it happen by itself, so that it is news even to the seat whose answer led to it?"""
        return False

    @property
    def is_in_next_phase(self) -> bool:
        """Do it and the later events of the answer belong to the phase to which the answer led?

        The log then has them under the name of that phase, and not of the one before.
        """
        return False


@frozen(kw_only=True)
class SeatEvent(Event, is_base=True):
    """Something that a seat did, or that happened to it."""

    seat: int
    seat_slug: str = ""
    """The game's slug for the seat (`State.seat_slug`), filled in by `State.emit`."""


def _field_values(event: Any) -> list[Any]:
    return [getattr(event, each.name) for each in fields(type(event))]
