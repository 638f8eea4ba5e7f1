"""The map while the teams build it, which the state and every view share: all of it is open."""

from __future__ import annotations

from attrs import field, frozen

BATCH_SIZE = 3
"""The number of pieces that a team lays before the other one continues (30.14)."""


@frozen(kw_only=True)
class Building:
    """A map that is being built; the layout is what lies already (30.12 to 30.16)."""

    platters: tuple[tuple[str, ...], ...] = ((), (), ())
    """Platters not laid yet: for White only, for Black only, and for either."""
    keys: tuple[str, ...] = ()
    chosen_platters: tuple[str, ...] = field(default=(), metadata={"saved_as": "chosen"})
    """The platters that White and Black chose."""
    chosen_labyrinths: tuple[tuple[str, ...], ...] = field(
        default=((), ()), metadata={"saved_as": "picked"}
    )
    """The labyrinths that White and Black chose."""
    pieces_left: int = field(default=BATCH_SIZE, metadata={"saved_as": "left"})
    """The number of pieces that the team in turn still lays before the other; unused in Halves."""
    piece: str = ""
    """The piece that is being laid, or ""."""
    slot: str = ""
    """The slot for that piece, such as "d 0 1", or ""; the choices say where and how it may lie."""
