"""The seat at the keyboard: whose view is shown, and when the keyboard must be passed on."""

from __future__ import annotations

from attrs import define


@define
class Hotseat:
    """The people who share one keyboard. A single person never has to pass it on."""

    humans: tuple[int, ...]
    viewer: int | None = None
    """The seat whose secrets are on the screen; None is a spectator's view."""
    holder: int | None = None
    """The seat that had the keyboard last; its secrets may be covered already."""

    def __attrs_post_init__(self) -> None:
        if len(self.humans) == 1:
            (self.viewer,) = self.humans

    def show_secrets_of(self, seat: int | None) -> None:
        self.viewer = seat
        if seat is not None:
            self.holder = seat

    def must_cover(self, asked_seats: tuple[int, ...]) -> bool:
        """Are the secrets of a seat that has answered visible to others at the keyboard?"""
        return len(self.humans) > 1 and self.viewer is not None and self.viewer not in asked_seats

    def next_seat(self, asked_seats: tuple[int, ...]) -> int | None:
        """The seat that must take the keyboard now, if possible the last; None if it has it."""
        waiting = [seat for seat in self.humans if seat in asked_seats]
        if not waiting or self.viewer in waiting:
            return None
        return self.holder if self.holder in waiting else waiting[0]
