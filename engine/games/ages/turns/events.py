"""Events of setup, rounds and the end."""

from __future__ import annotations

from attrs import frozen

from engine.core.text import join_with_and
from engine.games.ages.events import AgesEvent, TeamEvent
from engine.games.ages.names import TeamNumber, UnitSlug, achievement_name


@frozen(kw_only=True)
class TeamsDealt(AgesEvent):
    """The characters of each team, and the seats of White (6.2, 6.3)."""

    white: tuple[UnitSlug, ...]
    black: tuple[UnitSlug, ...]
    seats: tuple[int, ...]

    line = "White: {white}. Black: {black}"


@frozen(kw_only=True)
class RoundBegan(AgesEvent):
    round: int
    might_end: bool
    """Was a card drawn that might have ended the game?"""

    @property
    def line(self) -> str:
        return f"Round {{round}} begins{'; the end card was not drawn' if self.might_end else ''}"


@frozen(kw_only=True)
class RoundsOver(AgesEvent):
    """No further round begins (19.1)."""

    round: int
    drawn: bool
    """Did the end card end the game, and not the number of rounds?"""

    @property
    def line(self) -> str:
        if self.drawn:
            return f"The end card is drawn before round {self.round + 1}: the game is over"
        return "Round {round} was the last one of the mission: the game is over"


@frozen(kw_only=True)
class TurnBegan(TeamEvent):
    round: int

    line = "Round {round}: {team}'s turn"


@frozen(kw_only=True)
class GameEnded(AgesEvent):
    """The game ended: the team that won, -1 for a draw, and how."""

    team: TeamNumber
    ending: str
    """The way it ended: "achievements", "combat points", "glory", "valor" or "draw"."""
    white: tuple[str, ...]
    black: tuple[str, ...]
    combat: tuple[int, int]
    """The combat points of White and of Black."""

    @property
    def line(self) -> str:
        white, black = (
            join_with_and(map(achievement_name, achievements), empty="no achievement")
            for achievements in (self.white, self.black)
        )
        points = f"combat points {self.combat[0]}:{self.combat[1]}"
        stand = f"White has {white}; Black has {black}; {points}"
        if self.team < 0:
            return f"The game ends in a draw: {stand}"
        ending = {"valor": "Valor", "glory": "Glory"}.get(self.ending, self.ending)
        return f"{{team}} wins by {ending}: {stand}"
