"""Texts before the first round: characters to choose from, pieces, slots, rotations."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.about import About
from engine.games.ages.card_types import RATINGS
from engine.games.ages.map.slots import (
    parse_place,
)
from engine.games.ages.map.surroundings import slot_text, surroundings
from engine.games.ages.names import piece_name, rotation_text
from engine.games.ages.opening.slots import why_not_in
from engine.games.ages.opening.texts import door_text, piece_text, surroundings_text
from engine.games.ages.rows.characters import CHARACTERS
from engine.games.ages.rows.pieces import ADVENTURE_KEYS, platter_of
from engine.games.ages.view_types import View
from engine.games.ages.words import RATING_NAME


def about_opening(view: View, place: str) -> About | None:
    """The text about a place while characters are chosen or the map is built."""
    kind, _, name = place.partition(":")
    if kind == "character":
        return about_character(name)
    if kind == "piece":
        return About(piece_name(name), (f"{piece_text(name)}.",), "30.2")
    if kind == "slot":
        slot = surroundings(view.layout, view.mission_row, parse_place(name))
        return About(f"Slot {slot_text(slot)}", tuple(_slot_lines(view, name)), "30.2")
    if kind == "turn" and view.building is not None:
        building = view.building
        text = rotation_text(building.piece, int(name)).removeprefix(", ")
        door = door_text(view, building.piece, building.slot, int(name))
        return About(text.capitalize() or "As it is printed", (f"{door}.",), "30.3")
    return None


def _slot_lines(view: View, name: str) -> Iterator[str]:
    """The neighbours of a slot, and whether the current piece may be placed there, or why not."""
    building = view.building
    neighbours_text = surroundings_text(view, parse_place(name))
    yield f"{neighbours_text}."
    if building is None or not building.piece:
        return
    refusal = "" if building.slot else why_not_in(view, building.piece, parse_place(name))
    if refusal:
        yield f"Not for {piece_name(building.piece)}: {refusal}."
    elif building.piece in ADVENTURE_KEYS:
        yield "The door of an adventure key faces a platter that lies there."
    elif platter_of(building.piece) is not None:
        yield "Next it is turned."


def about_character(slug: str) -> About | None:
    """The text about a character before the teams are revealed: its ratings and its ability."""
    if slug not in CHARACTERS:
        return None
    row = CHARACTERS[slug]
    ratings = ", ".join(f"{RATING_NAME[each]} {getattr(row.ratings, each)}" for each in RATINGS)
    lines = (
        f"{row.title}. {row.age.title()}, {row.setting}, {row.circle}, {' '.join(row.natures)}.",
        f"{ratings}.",
        f"{row.ability.name}: {row.ability.text}",
    )
    return About(row.name, lines, "2.1")
