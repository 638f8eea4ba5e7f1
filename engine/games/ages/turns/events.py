"""Events of selection, map building, setup, rounds and the end."""

from __future__ import annotations

from attrs import field, frozen

from engine.core.text import join_with_and
from engine.games.ages.events import AgesEvent, TeamEvent, UnitEvent
from engine.games.ages.map.surroundings import Surroundings, slot_text
from engine.games.ages.names import (
    PieceSlug,
    TeamNumber,
    UnitSlug,
    achievement_name,
    rotation_text,
    unit_name,
)
from engine.games.ages.rows.characters import CHARACTERS


@frozen(kw_only=True)
class CharacterDropped(AgesEvent):
    """A team dropped a character, in secret."""

    character: UnitSlug
    drops_left: int = field(metadata={"saved_as": "left"})

    @property
    def line(self) -> str:
        return f"{{character}} is dropped; {self.drops_left or 'no'} more to drop"


@frozen(kw_only=True)
class CharacterDrafted(AgesEvent):
    character: UnitSlug
    seats: tuple[int, ...]

    @property
    def line(self) -> str:
        return f"{{character}} is drafted by the team of player {self.seats[0] + 1}"


@frozen(kw_only=True)
class CharacterTaken(UnitEvent):
    seat: int

    @property
    def line(self) -> str:
        return f"is played by player {self.seat + 1}"


def respect_text(slugs: tuple[str, ...]) -> str:
    """Characters with their Respect: "Archimedes 8 and Hanno 5"."""
    return join_with_and(f"{unit_name(slug)} {CHARACTERS[slug].ratings.respect}" for slug in slugs)


@frozen(kw_only=True)
class ColoursFound(AgesEvent):
    """White was found: its seats, and the characters that were compared (30.10)."""

    seats: tuple[int, ...]
    white: tuple[str, ...]
    black: tuple[str, ...]

    @property
    def line(self) -> str:
        players = join_with_and(f"player {seat + 1}" for seat in self.seats)
        white, black = respect_text(self.white), respect_text(self.black)
        return f"White is {players}: Respect {white} against {black}"


@frozen(kw_only=True)
class PlatterChosen(TeamEvent):
    platter: PieceSlug

    line = "{team} chooses {platter}"


@frozen(kw_only=True)
class KeyChosen(TeamEvent):
    key: PieceSlug

    line = "{team} chooses {key}"


@frozen(kw_only=True)
class PieceLaid(TeamEvent):
    piece: PieceSlug
    slot: str
    surroundings: Surroundings
    """The pieces that the slot touched before this piece was laid."""
    turn: int
    """The rotation: in sixths for a piece of a platter, in thirds for a labyrinth piece."""

    @property
    def line(self) -> str:
        article = "" if self.surroundings.platters_beside else "in the "
        rotation = rotation_text(self.piece, self.turn)
        return f"{{team}} lays {{piece}} {article}{slot_text(self.surroundings)}{rotation}"


@frozen(kw_only=True)
class MapBuilt(AgesEvent):
    pieces: int

    line = "The map is built of {pieces:piece}"


@frozen(kw_only=True)
class EncounterPut(TeamEvent):
    """A team put an encounter face down into a space of its choice (30.18)."""

    space: str

    line = "{team} puts an encounter at {space}"


@frozen(kw_only=True)
class FlagPlanted(TeamEvent):
    space: str

    line = "A flag of {team} is planted at {space}"


@frozen(kw_only=True)
class UnitPlaced(UnitEvent):
    space: str

    line = "enters at {space}"


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
