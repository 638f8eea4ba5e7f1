"""The entry of characters onto the map before the first round (RULES.md 31)."""

from __future__ import annotations

from engine.core.choice import choice
from engine.core.flow import choose
from engine.core.hexes import distance, hexes_within
from engine.games.ages.challenges.ratings import rating
from engine.games.ages.creatures.rules import enter_with_master
from engine.games.ages.entering.arrivals import dome_crowds
from engine.games.ages.entering.rules import emptiest, place_in_dome
from engine.games.ages.map.chart import PROHIBITED
from engine.games.ages.map.layout import RADIUS, PlacedPiece, platters_beside
from engine.games.ages.map.slots import half_of
from engine.games.ages.names import with_small_articles
from engine.games.ages.rows.missions import BASES, BLACK, PAIR, WHITE
from engine.games.ages.rows.pieces import DOME_KEYS
from engine.games.ages.state import AgesState
from engine.games.ages.steps import Step
from engine.games.ages.turns.events import UnitPlaced
from engine.games.ages.unit_state import Unit
from engine.games.ages.units import Fate, profile_of

COLOURS_OF = (("gold", "blue"), ("red", "green", "black"))
"""The domes of White and of Black, by colour (31.4)."""

DOME_ENTRIES = ("dome colour", "dome platter", "dome region")
"""The ways of entry through domes."""


def begin_entry(g: AgesState) -> Step:
    """Let Black enter first; with Reinforce nobody enters before the first round (31.1, 31.2)."""
    if g.mission_row.entry == "reinforce":
        return Step.ROUND
    g.team = BLACK
    return Step.ENTER


def units_to_enter(g: AgesState, team: int) -> list[Unit]:
    return [
        unit
        for unit in g.units
        if unit.team == team and unit.fate is Fate.OFF_MAP and unit.kind == "character"
    ]


async def ask_who_enters(g: AgesState) -> Step:
    units = units_to_enter(g, g.team)
    if not units:
        return next_to_enter(g)
    slug = units[0].slug
    if len(units) > 1:
        offered = tuple(choice("enter", unit.slug) for unit in units)
        prompt = "Who enters the map next?"
        answer = await choose(g.first_seat(g.team), prompt, offered, "31.2")
        slug = answer.noun
    g.acting_unit = g.number(slug)
    return Step.ENTER_AT


def next_to_enter(g: AgesState) -> Step:
    """Go on with the other team, or with the first round."""
    g.acting_unit = -1
    if not units_to_enter(g, 1 - g.team):
        g.team = WHITE
        return Step.ROUND
    g.team = 1 - g.team
    return Step.ENTER


async def ask_where_to_enter(g: AgesState) -> Step:
    unit = g.units[g.acting_unit]
    prompt = with_small_articles(f"Where does {profile_of(unit).name} enter?")
    if g.mission_row.entry in DOME_ENTRIES:
        domes = emptiest_domes(g, own_domes(g, g.team))
        offered = tuple(choice("dome", str(number)) for number in domes)
        answer = await choose(unit.owner, prompt, offered, "31.4")
        place_in_dome(g, g.acting_unit, int(answer.noun))
        return next_to_enter(g)
    offered = tuple(choice("start", g.map.noun(space)) for space in spaces_to_enter(g, unit))
    answer = await choose(unit.owner, prompt, offered, "31.2")
    unit.space, unit.fate, unit.entered = g.map.numbers_by_noun[answer.noun], Fate.ON_MAP, True
    g.emit(UnitPlaced, unit=unit.slug, space=g.space_name(unit.space))
    enter_with_master(g, g.acting_unit)
    g.acting_unit = -1
    return Step.ENTER


# Distance


def spaces_to_enter(g: AgesState, unit: Unit) -> list[int]:
    """The spaces without a character, as near to a starting space as Respect allows (31.2)."""
    reach = rating(g, unit, "respect") * (2 if g.mission_row.entry == "double distance" else 1)
    starts = [g.map.spaces[number].hex for number in starting_spaces(g, unit.team)]
    near_spaces = [
        number
        for number, space in enumerate(g.map.spaces)
        if (space.terrain not in PROHIBITED or space.terrain == "dome")
        and min(distance(space.hex, start) for start in starts) <= max(0, reach)
    ]
    occupied_spaces = {other.space for other in g.units if other.is_on_map}
    return [number for number in near_spaces if number not in occupied_spaces] or near_spaces


def starting_spaces(g: AgesState, team: int) -> list[int]:
    """The spaces in front of the team's gates, or the outer ring of its platter (31.3)."""
    if g.mission_row.has_bases:
        return spaces_at_gates(g, team)
    i, j = PAIR[team]
    centre = PlacedPiece("", "platter", i, j).centre
    ring = set(hexes_within(centre, RADIUS)) - set(hexes_within(centre, RADIUS - 1))
    return [number for number, space in enumerate(g.map.spaces) if space.hex in ring]


def spaces_at_gates(g: AgesState, team: int) -> list[int]:
    base = next(n for n, placed in enumerate(g.layout) if placed.piece == BASES[team])
    return sorted(
        {
            start
            for (start, end), gate in g.map.gates.items()
            if gate == end and g.map.spaces[gate].piece == base
        }
    )


# Domes


def own_domes(g: AgesState, team: int) -> list[int]:
    """The domes of a team; if the map has none for it, all of them (31.4).

    They are gold and blue for White and the others for Black (31.4), or those whose keys touch the
    platter that the team chose (31.5), or left of the map's middle for White and right of it for
    Black (31.6).
    """
    keys = {number: g.layout[g.map.spaces[space].piece] for number, space in g.map.domes.items()}
    match g.mission_row.entry:
        case "dome colour":
            own = [n for n in keys if DOME_KEYS[n].colour in COLOURS_OF[team]]
        case "dome platter":
            slot = next((p.i, p.j) for p in g.layout if p.piece == g.chosen_platters[team])
            own = [n for n, p in keys.items() if slot in platters_beside(p.slot, p.i, p.j)]
        case _:
            side, platters = (-1 if team == WHITE else 1), g.mission_row.platters
            own = [n for n, p in keys.items() if half_of((p.slot, p.i, p.j), platters) == side]
    return sorted(own) or sorted(keys)


def emptiest_domes(g: AgesState, domes: list[int]) -> list[int]:
    """The domes among these that hold the fewest units (31.4)."""
    crowds = dome_crowds(g)
    return emptiest({dome: crowds[dome] for dome in domes})
