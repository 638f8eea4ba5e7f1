"""Events of setup, rounds and the end."""

from __future__ import annotations

from attrs import frozen

from engine.core.event import Event


@frozen(kw_only=True)
class TeamsDealt(Event):
    """The characters of each team, White first, and the seats of White (6.2, 6.3)."""

    white: tuple[str, ...]
    """The characters of White."""
    black: tuple[str, ...]
    """The characters of Black."""
    seats: tuple[int, ...]


@frozen(kw_only=True)
class RoundBegan(Event):
    """A round began."""

    round: int
    might_end: bool
    """Was a card drawn that might have ended the game?"""


@frozen(kw_only=True)
class RoundsOver(Event):
    """No further round begins (19.1)."""

    round: int
    """The last round that was played."""
    drawn: bool
    """Did the end card end the game, and not the number of rounds?"""


@frozen(kw_only=True)
class TurnBegan(Event):
    """A team's turn of a round began; team 0 is White."""

    team: int
    round: int


@frozen(kw_only=True)
class GameEnded(Event):
    """The game ended: the team that won, -1 for a draw, and how."""

    team: int
    ending: str
    """The way it ended: "achievements", "combat points", "glory", "valor" or "draw"."""
    white: tuple[str, ...]
    """Achievements of White."""
    black: tuple[str, ...]
    """Achievements of Black."""
    combat: tuple[int, int]
    """The combat points of White and of Black."""
