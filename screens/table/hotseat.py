"""Who is at the keyboard: which seat the screen is for, and when it must be passed on."""

from __future__ import annotations

from attrs import define


@define
class Hotseat:
    """The people who share one keyboard. With one person nothing ever has to be passed."""

    humans: tuple[int, ...]
    viewer: int | None = None
    """The seat whose secrets are on the screen; None is a spectator's view."""

    def __attrs_post_init__(self) -> None:
        if len(self.humans) == 1:
            (self.viewer,) = self.humans

    def passes_to(self, asked: tuple[int, ...]) -> int | None:
        """The seat that must take the keyboard now, or None if it is in the right hands."""
        waiting = [seat for seat in self.humans if seat in asked]
        if not waiting or self.viewer in waiting:
            return None
        return waiting[0]
