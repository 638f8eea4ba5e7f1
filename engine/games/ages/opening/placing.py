"""The contents of a complete map: encounters, flags, guardian decks (RULES.md 6.5, 30.18, 32.2)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.choice import choice
from engine.core.flow import choose
from engine.core.hexes import Hex, hexes_within
from engine.core.zones import Deck
from engine.games.ages.adventures.events import EncountersPlaced
from engine.games.ages.alliance.path import Alliance
from engine.games.ages.map.chart import PROHIBITED
from engine.games.ages.map.slots import kind_of
from engine.games.ages.rows.missions import ALLIANCE, BLACK, WHITE
from engine.games.ages.state import AgesState
from engine.games.ages.steps import Step
from engine.games.ages.turns.events import EncounterPut, FlagPlanted
from engine.games.ages.units import deck_of

FLAGS_APART = 6
"""The least distance between flags (32.2)."""


# Encounters


def place_encounters(g: AgesState, *, is_repeated: bool = False) -> None:
    """Put encounters face down at random until no space is left for one (6.5)."""
    if not g.mission_row.apart:
        return
    chart, placed = g.map, 0
    occupied_spaces = {unit.space for unit in g.units if unit.is_on_map}
    free = [space for space in open_ground(g) if space not in occupied_spaces]
    g.chance.shuffle(free)
    near_hexes = hexes_near(g, g.counters, g.mission_row.apart)
    for space in free:
        hex_of_space = chart.spaces[space].hex
        if hex_of_space not in near_hexes:
            card = g.pool.draw(g.chance)
            if card is None:
                break
            g.counters[chart.names[space]] = card
            near_hexes.update(hexes_within(hex_of_space, g.mission_row.apart - 1))
            placed += 1
    g.emit(EncountersPlaced, count=placed, is_restocking=is_repeated)


def open_ground(g: AgesState) -> list[int]:
    """The spaces that can be entered and where nothing is built."""
    return [
        number
        for number, space in enumerate(g.map.spaces)
        if space.terrain not in PROHIBITED and not space.site
    ]


def hexes_near(g: AgesState, names: Iterable[str], apart: int) -> set[Hex]:
    """The hexes that are less than a given distance from any of the spaces named."""
    hexes = (g.map.spaces[g.map.numbers[name]].hex for name in names)
    return {near_hex for each in hexes for near_hex in hexes_within(each, apart - 1)}


def far_from(g: AgesState, names: Iterable[str], apart: int) -> list[int]:
    """The open ground that is at least a given distance from all the spaces named."""
    near_hexes = hexes_near(g, names, apart)
    return [space for space in open_ground(g) if g.map.spaces[space].hex not in near_hexes]


async def ask_where_to_put_encounter(g: AgesState) -> Step:
    """Ask Black and White in turn to put an encounter face down, while there is a space (30.18)."""
    if not (g.places_by_hand and g.mission_row.apart and len(g.pool)):
        return begin_planting(g)
    free = far_from(g, g.counters, g.mission_row.apart)
    if not free:
        g.emit(EncountersPlaced, count=len(g.counters), is_restocking=False)
        return begin_planting(g)
    g.team = BLACK if len(g.counters) % 2 == 0 else WHITE
    offered = tuple(choice("put", g.map.noun(number)) for number in free)
    prompt = "Where do you put an encounter, face down?"
    answer = await choose(g.first_seat(g.team), prompt, offered, "30.18", reveals=True)
    space = g.space_name(g.map.numbers_by_noun[answer.noun])
    card = g.pool.draw(g.chance)
    assert card is not None
    g.counters[space] = card
    g.emit(EncounterPut, team=g.team, space=space)
    return Step.PUT_ENCOUNTER


def open_alliance(g: AgesState) -> None:
    """Put an encounter face down into the Alliance, if it is on the map (33.2)."""
    if any(placed.piece == ALLIANCE for placed in g.layout):
        g.alliance = Alliance(counter=g.pool.draw(g.chance) or "")


# Flags


def flags_each(g: AgesState) -> int:
    """The number of flags of each team: half its characters, rounded down (32.2)."""
    if "flags" not in g.mission_row.achievements:
        return 0
    if g.selection is not None:
        return g.selection.size // 2
    return sum(unit.kind == "character" and unit.team == WHITE for unit in g.units) // 2


def flag_spaces(g: AgesState) -> list[int]:
    """The open spaces of platters and dome keys where a flag may be planted now (32.2)."""
    keys = {n for n, placed in enumerate(g.layout) if kind_of(placed.piece) == "adventure"}
    far_spaces = far_from(g, g.flags, FLAGS_APART)
    return [space for space in far_spaces if g.map.spaces[space].piece not in keys]


def begin_planting(g: AgesState) -> Step:
    g.team = WHITE
    return Step.PLANT_FLAG


async def ask_where_to_plant_flag(g: AgesState) -> Step:
    """Ask Black and White in turn to plant one of their own flags (32.2)."""
    flag_count = len(g.flags)
    free = flag_spaces(g) if g.places_by_hand and flag_count < 2 * flags_each(g) else []
    if not free:
        g.team = WHITE
        return Step.DEAL
    g.team = BLACK if flag_count % 2 == 0 else WHITE
    offered = tuple(choice("plant", g.map.noun(space)) for space in free)
    prompt = "Where do you plant one of your flags?"
    answer = await choose(g.first_seat(g.team), prompt, offered, "32.2")
    plant_flag(g, g.team, g.space_name(g.map.numbers_by_noun[answer.noun]))
    return Step.PLANT_FLAG


def plant_flag(g: AgesState, team: int, space: str) -> None:
    g.flags[space] = (*g.flags.get(space, ()), team)
    g.emit(FlagPlanted, team=team, space=space)


def plant_flags(g: AgesState) -> None:
    """Plant all flags at random (32.2)."""
    for number in range(2 * flags_each(g)):
        free = flag_spaces(g)
        if free:
            plant_flag(g, BLACK if number % 2 == 0 else WHITE, g.space_name(g.chance.pick(free)))


# Guardians


def split_guardians(g: AgesState) -> None:
    """Split the deck of an age whose labyrinths are both on the map (16.9)."""
    for placed in g.layout:
        deck = deck_of(g.layout, placed.piece) if placed.piece.endswith("-alternate") else ""
        if deck.endswith("-alternate"):
            whole = g.guardians[deck.removesuffix("-alternate")]
            half = len(whole) // 2
            g.guardians[deck] = Deck(whole.cards[:half])
            whole.cards = whole.cards[half:]
            g.beaten_guardians[deck], g.open_guardians[deck] = [], ""
