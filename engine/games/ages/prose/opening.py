"""Log lines of the events before the first round."""

from __future__ import annotations

from engine.core.text import count, join_with_and
from engine.games.ages import events as e
from engine.games.ages.names import piece_name, rotation_text, unit_name
from engine.games.ages.prose.phrases import tells
from engine.games.ages.rows.characters import CHARACTERS
from engine.games.ages.rows.missions import TEAMS
from engine.games.ages.surroundings import slot_text


@tells(e.CharacterDropped)
def character_dropped(event: e.CharacterDropped) -> str:
    """Say who does not take part."""
    left_text = f"{event.drops_left} more to drop" if event.drops_left else "no more to drop"
    return f"{unit_name(event.character)} is dropped; {left_text}"


@tells(e.CharacterDrafted)
def character_drafted(event: e.CharacterDrafted) -> str:
    """Say which character was taken, and by which seat's team."""
    return f"{unit_name(event.character)} is drafted by the team of player {event.seats[0] + 1}"


@tells(e.CharacterTaken)
def character_taken(event: e.CharacterTaken) -> str:
    """Say who plays a character."""
    return f"is played by player {event.seat + 1}"


def respect_text(slugs: tuple[str, ...]) -> str:
    """Characters with their Respect: "Archimedes 8 and Hanno 5"."""
    return join_with_and(f"{unit_name(slug)} {CHARACTERS[slug].ratings.respect}" for slug in slugs)


@tells(e.ColoursFound)
def colours_found(event: e.ColoursFound) -> str:
    """Say who is White, and by whose Respect."""
    players = join_with_and(f"player {seat + 1}" for seat in event.seats)
    white, black = respect_text(event.white), respect_text(event.black)
    return f"White is {players}: Respect {white} against {black}"


@tells(e.PlatterChosen)
def platter_chosen(event: e.PlatterChosen) -> str:
    """Say which platter a team wants."""
    return f"{TEAMS[event.team]} chooses {piece_name(event.platter)}"


@tells(e.KeyChosen)
def key_chosen(event: e.KeyChosen) -> str:
    """Say which labyrinth a team wants."""
    return f"{TEAMS[event.team]} chooses {piece_name(event.key)}"


@tells(e.PieceLaid)
def piece_laid(event: e.PieceLaid) -> str:
    """Say which piece was laid where, and its rotation."""
    piece, rotation = piece_name(event.piece), rotation_text(event.piece, event.turn)
    first = "" if event.surroundings.platters_beside else "in the "
    return f"{TEAMS[event.team]} lays {piece} {first}{slot_text(event.surroundings)}{rotation}"


@tells(e.MapBuilt)
def map_built(event: e.MapBuilt) -> str:
    """Say that the map is complete."""
    return f"The map is built of {count(event.pieces, 'piece')}"


@tells(e.EncounterPut)
def encounter_put(event: e.EncounterPut) -> str:
    """Say where an encounter was put."""
    return f"{TEAMS[event.team]} puts an encounter at {event.space}"


@tells(e.FlagPlanted)
def flag_planted(event: e.FlagPlanted) -> str:
    """Say where a flag stands."""
    return f"A flag of {TEAMS[event.team]} is planted at {event.space}"


@tells(e.UnitPlaced)
def unit_placed(event: e.UnitPlaced) -> str:
    """Say where a character enters."""
    return f"enters at {event.space}"
