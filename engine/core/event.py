"""Events: what happened, as values. Log lines, animations and assertions all come from them."""

from __future__ import annotations

from attrs import field, frozen


@frozen(kw_only=True)
class Event:
    """Something that happened at the table. `audience` lists the seats that may know; None is all.

    A secret is told twice: the event with the secret to its audience, one without it to the rest.
    """

    audience: tuple[int, ...] | None = field(default=None)

    def is_for(self, seat: int | None) -> bool:
        """May this seat (None: a spectator) know of the event?"""
        return self.audience is None or seat in self.audience


@frozen(kw_only=True)
class Deed(Event):
    """Something that a seat did, or that happened to it."""

    seat: int
    who: str = ""
    """What the game calls the seat (`State.seat_slug`); `State.emit` fills it in."""
