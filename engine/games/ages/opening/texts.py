"""Selection, map building and entry, as text: choices, characters, pieces, slots, rotations."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen

from engine.core.about import About
from engine.core.choice import Choice, Description
from engine.core.facts import Fact, Quoted, TriedChoice, Words, joined
from engine.core.text import capital
from engine.games.ages.card_types import RATINGS
from engine.games.ages.map.layout import RADIUS, platters_beside
from engine.games.ages.map.slots import parse_place, pieces_by_slot
from engine.games.ages.map.surroundings import slot_label, slot_text, surroundings
from engine.games.ages.names import piece_name, rotation_text
from engine.games.ages.opening.slots import why_not_in
from engine.games.ages.phrases import describes, hex_place
from engine.games.ages.rows.characters import CHARACTERS
from engine.games.ages.rows.pieces import ADVENTURE_KEYS, DOME_KEYS, platter_of
from engine.games.ages.turns.events import EncounterPut, FlagPlanted, PieceLaid, UnitPlaced
from engine.games.ages.view_types import View
from engine.games.ages.words import RATING_NAME


@frozen
class Turned(Fact):
    """How far a piece is turned (30.3)."""

    turn: int
    text: str

    line = "{text}"

    def holds(self, tried: TriedChoice) -> bool:
        event = tried.event(PieceLaid)
        return event is not None and event.turn == self.turn


@describes("drop", "draft")
def describe_selection(view: View, choice: Choice) -> Description:
    """A character beside the table of all ratings: its age, its circle and its ability."""
    row, clause = CHARACTERS[choice.noun], {"drop": "30.7", "draft": "30.9"}[choice.verb]
    text = Quoted(f"{row.age.title()} {row.circle}. {row.ability.name}: {row.ability.text}")
    place = f"character:{choice.noun}"
    return Description(choice.verb.title(), row.name, text, clause, place)


@describes("take")
def describe_take(view: View, choice: Choice) -> Description:
    """A character where no table shows its ratings: the most important ones, and its ability."""
    row, names = CHARACTERS[choice.noun], ("speed", "health", "melee", "respect")
    ratings = ", ".join(f"{name.title()} {getattr(row.ratings, name)}" for name in names)
    text = Quoted(f"{ratings}. {row.ability.name}: {row.ability.text}")
    return Description("Play", row.name, text, "34.6", f"unit:{choice.noun}")


# Building

SPACES = 1 + 3 * RADIUS * (RADIUS + 1)
"""The spaces of a platter: those within its radius (4.1)."""


def piece_text(piece: str) -> Words:
    platter = platter_of(piece)
    if platter is not None:
        spaces = f"{SPACES} spaces{f' and {len(platter.below)} below' if platter.below else ''}"
        return Quoted(f"A platter of {spaces}, {platter.age.title()}")
    if piece in ADVENTURE_KEYS:
        age = ADVENTURE_KEYS[piece].age
        return f"An adventure key{f', {age.title()}' if age else ''}: its door faces a platter"
    key = DOME_KEYS[int(piece.removeprefix("dome "))]
    return f"A dome key, {key.colour}, {key.age.title()}"


PIECES = {
    "platter": ("Choose the platter", "It is the first piece that you lay", "30.12"),
    "key": ("Choose", "", "30.12"),
    "piece": ("Lay", "Next: its slot", "30.14"),
}
"""What is done with a piece, what follows, and the clause, by verb."""


@describes(*PIECES)
def describe_piece(view: View, choice: Choice) -> Description:
    group, next_text, clause = PIECES[choice.verb]
    label = capital(piece_name(choice.noun).removeprefix("the "))
    text = joined((piece_text(choice.noun), next_text))
    return Description(group, label, text, clause, f"piece:{choice.noun}")


@describes("slot")
def describe_slot(view: View, choice: Choice) -> Description:
    place = parse_place(choice.noun)
    name = slot_label(surroundings(view.layout, view.mission_row, place))
    text = surroundings_text(view, place)
    return Description("Lay it", name, text, "30.2", f"slot:{choice.noun}")


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
    door = door_text(view, building.piece, building.slot, number)
    return Description("Turn", Turned(number, capital(text)), door, "30.3", f"turn:{number}")


def door_text(view: View, piece: str, slot: str, turn: int) -> str:
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

    line = "{name}"

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


def about_opening(view: View, place: str) -> About | None:
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
