"""Selection, map building and entry, as text."""

from __future__ import annotations

from attrs import frozen

from engine.core.choice import Choice, Description
from engine.core.facts import Fact, Quoted, TriedChoice, Words, joined
from engine.games.ages.card_types import Character
from engine.games.ages.map.layout import RADIUS, platters_beside
from engine.games.ages.map.slots import parse_place, pieces_by_slot
from engine.games.ages.map.surroundings import slot_label, surroundings
from engine.games.ages.names import piece_name, rotation_text
from engine.games.ages.opening.events import EncounterPut, FlagPlanted, PieceLaid, UnitPlaced
from engine.games.ages.phrases import describes, hex_place
from engine.games.ages.rows.characters import CHARACTERS
from engine.games.ages.rows.pieces import ADVENTURE_KEYS, DOME_KEYS, platter_of
from engine.games.ages.view_types import View


def character_text(row: Character) -> Words:
    """A character beside the table of all ratings: its age, its circle and its ability."""
    return Quoted(f"{row.age.title()} {row.circle}. {row.ability.name}: {row.ability.text}")


def rated_character_text(row: Character) -> Words:
    """A character where no table shows its ratings: the most important ones, and its ability."""
    names = ("speed", "health", "melee", "respect")
    ratings = ", ".join(f"{name.title()} {getattr(row.ratings, name)}" for name in names)
    return Quoted(f"{ratings}. {row.ability.name}: {row.ability.text}")


@frozen
class Turned(Fact):
    """How far a piece is turned (30.3)."""

    turn: int
    text: str

    def __str__(self) -> str:
        return self.text

    def holds(self, tried: TriedChoice) -> bool:
        event = tried.event(PieceLaid)
        return event is not None and event.turn == self.turn


@describes("drop")
def describe_drop(view: View, choice: Choice) -> Description:
    row = CHARACTERS[choice.noun]
    return Description("Drop", row.name, character_text(row), "30.7", f"character:{choice.noun}")


@describes("draft")
def describe_draft(view: View, choice: Choice) -> Description:
    row = CHARACTERS[choice.noun]
    return Description("Draft", row.name, character_text(row), "30.9", f"character:{choice.noun}")


@describes("take")
def describe_take(view: View, choice: Choice) -> Description:
    row = CHARACTERS[choice.noun]
    return Description("Play", row.name, rated_character_text(row), "34.6", f"unit:{choice.noun}")


# Building

SPACES = 1 + 3 * RADIUS * (RADIUS + 1)
"""The spaces of a platter: those within its radius (4.1)."""


def piece_text(piece: str) -> Words:
    """The kind of a piece, briefly."""
    platter = platter_of(piece)
    if platter is not None:
        spaces = f"{SPACES} spaces{f' and {len(platter.below)} below' if platter.below else ''}"
        return Quoted(f"A platter of {spaces}, {platter.age.title()}")
    if piece in ADVENTURE_KEYS:
        age = ADVENTURE_KEYS[piece].age
        return f"An adventure key{f', {age.title()}' if age else ''}: its door faces a platter"
    key = DOME_KEYS[int(piece.removeprefix("dome "))]
    return f"A dome key, {key.colour}, {key.age.title()}"


def piece_label(piece: str) -> str:
    """A piece's name at the start of a line."""
    name = piece_name(piece).removeprefix("the ")
    return name[0].upper() + name[1:]


@describes("platter")
def describe_platter(view: View, choice: Choice) -> Description:
    text = joined((piece_text(choice.noun), "It is the first piece that you lay"))
    return Description(
        "Choose the platter", piece_label(choice.noun), text, "30.12", f"piece:{choice.noun}"
    )


@describes("key")
def describe_key(view: View, choice: Choice) -> Description:
    text = piece_text(choice.noun)
    return Description("Choose", piece_label(choice.noun), text, "30.12", f"piece:{choice.noun}")


@describes("piece")
def describe_piece(view: View, choice: Choice) -> Description:
    text = joined((piece_text(choice.noun), "Next: its slot"))
    return Description("Lay", piece_label(choice.noun), text, "30.14", f"piece:{choice.noun}")


@describes("slot")
def describe_slot(view: View, choice: Choice) -> Description:
    place = parse_place(choice.noun)
    name = slot_label(surroundings(view.layout, view.mission_row, place))
    return Description("Lay it", name, surroundings_text(view, place), "30.2", slot_place(choice))


def slot_place(choice: Choice) -> str:
    return f"slot:{choice.noun}"


def surroundings_text(view: View, place: tuple[str, int, int]) -> str:
    """The platters that a key slot touches, or the place of a platter slot."""
    kind, i, j = place
    if kind == "platter":
        return "A slot of the layout"
    pieces = pieces_by_slot(view.layout)
    platter_names = [
        piece_name(pieces["platter", *slot])
        for slot in platters_beside("d" if kind == "d" else "u", i, j)
        if ("platter", *slot) in pieces
    ]
    return f"Beside {' and '.join(platter_names)}" if platter_names else "Beside no platter yet"


@describes("turn")
def describe_turn(view: View, choice: Choice) -> Description:
    building = view.building
    assert building is not None
    number = int(choice.noun)
    text = rotation_text(building.piece, number).removeprefix(", ") or "as it is printed"
    return Description(
        "Turn",
        Turned(number, text[0].upper() + text[1:]),
        door_text(view, building.piece, building.slot, number),
        "30.3",
        f"turn:{number}",
    )


def door_text(view: View, piece: str, slot: str, turn: int) -> str:
    """The piece that the door of an adventure key faces in this rotation."""
    if piece not in ADVENTURE_KEYS:
        return "All its edges are open"
    kind, i, j = parse_place(slot)
    faced_slot = platters_beside(kind, i, j)[-turn % 3]
    platter = pieces_by_slot(view.layout).get(("platter", *faced_slot))
    return f"Its door faces {piece_name(platter) if platter else 'no platter'}"


# On the map


@frozen
class Spot(Fact):
    """The space that is chosen for a unit, an encounter or a flag."""

    name: str

    def __str__(self) -> str:
        return self.name

    def holds(self, tried: TriedChoice) -> bool:
        placed = [each.space for each in tried.events if isinstance(each, PLACED)]
        return placed[:1] == [self.name]


PLACED = (UnitPlaced, EncounterPut, FlagPlanted)


@describes("put", "plant", "start")
def describe_spot(view: View, choice: Choice) -> Description:
    """A space by its terrain and the piece it belongs to."""
    group, clause = SPOTS[choice.verb]
    number = view.map.numbers_by_noun[choice.noun]
    space, name = view.map.spaces[number], view.map.names[number]
    text = f"{space.terrain.capitalize()}, {piece_name(view.layout[space.piece].piece)}"
    return Description(group, Spot(name), text, clause, hex_place(name))


SPOTS = {
    "put": ("Put it at", "30.18"),
    "plant": ("Plant it at", "32.2"),
    "start": ("Enter at", "31.2"),
}
"""What is done in a space before the first round, and its clause, by verb."""
