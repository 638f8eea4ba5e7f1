"""Building the map by hand: Standard, Halves and Split (RULES.md 30.12 to 30.17)."""

from __future__ import annotations

from attrs import evolve

from engine.core.choice import choice, legal
from engine.core.flow import choose
from engine.games.ages.map.layout import BASES, PlacedPiece
from engine.games.ages.map.slots import (
    dome_pieces,
    kind_of,
    labyrinth_piles,
    labyrinths_by_lot,
    parse_place,
    platters_of,
    turns_for,
)
from engine.games.ages.map.surroundings import surroundings
from engine.games.ages.names import piece_name
from engine.games.ages.opening.slots import slot_ideas, slots_for, turn_ideas
from engine.games.ages.opening.unfinished_map import BATCH_SIZE, Building
from engine.games.ages.rows.missions import BLACK, WHITE
from engine.games.ages.state import AgesState
from engine.games.ages.steps import Step
from engine.games.ages.turns.events import KeyChosen, MapBuilt, PieceLaid, PlatterChosen

EITHER_TEAM = 2
"""The index in `Building.platters` of the platters that either team may lay."""


def building_of(g: AgesState) -> Building:
    assert g.building is not None
    return g.building


# Choosing platters and keys


async def ask_for_platter(g: AgesState) -> Step:
    """Ask each team for a platter, then draw the others at random (30.12)."""
    building = building_of(g)
    offered = tuple(
        choice("platter", slug)
        for slug in platters_of(g.mission_row)
        if slug not in building.chosen_platters
    )
    prompt = "Which platter do you choose for the map?"
    answer = await choose(g.first_seat(g.team), prompt, offered, "30.12")
    g.building = building = evolve(
        building, chosen_platters=(*building.chosen_platters, answer.noun)
    )
    g.emit(PlatterChosen, team=g.team, platter=answer.noun)
    g.team = 1 - g.team
    if len(building.chosen_platters) < 2:
        return Step.PLATTER
    g.chosen_platters = building.chosen_platters
    deal_platters(g)
    return go_to_next_labyrinth(g)


def deal_platters(g: AgesState) -> None:
    """Draw the other platters; for Halves each team gets its share (30.12, 30.15)."""
    building = building_of(g)
    platters = [slug for slug in platters_of(g.mission_row) if slug not in building.chosen_platters]
    g.chance.shuffle(platters)
    platters = platters[: len(g.mission_row.platters) - 2]
    white, black = building.chosen_platters
    if g.mission_row.method == "halves":
        half = len(g.mission_row.platters) // 2 - 1
        for_white, for_black, for_either = platters[:half], platters[half:], platters[:0]
    else:
        for_white, for_black, for_either = [], [], platters
    piles = (white, *for_white), (black, *for_black), tuple(for_either)
    g.building = evolve(building, platters=piles)


def keys_to_choose(g: AgesState) -> list[str]:
    """The labyrinths that the team in turn chooses from now; none if all are chosen (30.12)."""
    mission, keys_of_teams = g.mission_row, building_of(g).chosen_labyrinths
    picked_keys = {*keys_of_teams[WHITE], *keys_of_teams[BLACK]}
    for pieces, number in labyrinth_piles(mission):
        choice_count = sum(piece in picked_keys for piece in pieces)
        # Each team chooses half; an odd one is drawn at random. If all are used, nobody chooses.
        if choice_count < number - number % 2 and number < len(pieces):
            return [piece for piece in pieces if piece not in picked_keys]
    return []


def go_to_next_labyrinth(g: AgesState) -> Step:
    """Go on to the next labyrinth, or draw the remaining ones and begin to build (30.12)."""
    if keys_to_choose(g):
        return Step.KEY
    building, mission = building_of(g), g.mission_row
    picked_keys = [*building.chosen_labyrinths[WHITE], *building.chosen_labyrinths[BLACK]]
    labyrinths = [
        piece for piece in labyrinths_by_lot(mission, g.chance) if piece not in picked_keys
    ]
    alternates = mission.alternates - sum("alternate" in piece for piece in picked_keys)
    standard = mission.labyrinths - len(picked_keys) - alternates
    pieces = [piece for piece in labyrinths if "alternate" not in piece][:standard]
    pieces += [piece for piece in labyrinths if "alternate" in piece][:alternates]
    keys = (*mission.keys, *picked_keys, *pieces, *dome_pieces(mission, g.chance))
    g.building = evolve(building, keys=keys)
    return begin_batch(g, WHITE)


async def ask_for_labyrinth(g: AgesState) -> Step:
    offered = tuple(choice("key", piece) for piece in keys_to_choose(g))
    prompt = "Which labyrinth do you choose for the map?"
    answer = await choose(g.first_seat(g.team), prompt, offered, "30.12")
    building = building_of(g)
    white, black = building.chosen_labyrinths
    if g.team == WHITE:
        white += (answer.noun,)
    else:
        black += (answer.noun,)
    g.building = evolve(building, chosen_labyrinths=(white, black))
    g.emit(KeyChosen, team=g.team, key=answer.noun)
    g.team = 1 - g.team
    return go_to_next_labyrinth(g)


# Laying pieces


def begin_batch(g: AgesState, team: int) -> Step:
    """Begin the team's turn to lay pieces: three, or its half of the map (30.14, 30.15)."""
    g.team, g.building = team, evolve(building_of(g), pieces_left=BATCH_SIZE)
    return Step.PIECE if pieces_to_lay(g) else complete_map(g)


def pieces_to_lay(g: AgesState) -> list[str]:
    """The pieces that the team in turn may lay now, each with a slot for it."""
    building = building_of(g)
    own_platters = list(building.platters[g.team])
    if g.chosen_platters[g.team] in own_platters:
        return own_platters[:1]
    if g.mission_row.method == "halves" and own_platters:
        return own_platters if g.team == WHITE else [*own_platters, *fitting_keys(g)]
    platters = [slug for slug in building.platters[EITHER_TEAM] if slots_for(g, slug)]
    return [*platters, *fitting_keys(g)]


def fitting_keys(g: AgesState) -> list[str]:
    """The keys that the team in turn may lay, each with a slot for it."""
    building = building_of(g)
    keys = list(building.keys)
    if g.mission_row.method == "halves" and g.team == WHITE:
        keys = [
            key for key in keys if key not in (BASES[BLACK], *building.chosen_labyrinths[BLACK])
        ]
    fits = {kind_of(key): bool(slots_for(g, key)) for key in keys}
    return [key for key in keys if fits[kind_of(key)]]


async def ask_for_piece(g: AgesState) -> Step:
    building = building_of(g)
    offered = tuple(choice("piece", piece) for piece in pieces_to_lay(g))
    prompt = "Which piece do you lay?"
    if g.mission_row.method != "halves":
        prompt += f" Of this batch: {building.pieces_left}"
    answer = await choose(g.first_seat(g.team), prompt, offered, "30.14", reveals=False)
    g.building = evolve(building, piece=answer.noun)
    return Step.SLOT


async def ask_for_slot(g: AgesState) -> Step:
    building = building_of(g)
    prompt = f"Into which slot do you lay {piece_name(building.piece)}?"
    answer = await choose(g.first_seat(g.team), prompt, legal(slot_ideas(g)), "30.2")
    g.building = building = evolve(building, slot=answer.noun)
    turns = turns_for(g.layout, building.piece, parse_place(building.slot))
    return Step.ROTATE if len(turns) > 1 else lay_piece(g, turns[0])


async def ask_how_to_turn_piece(g: AgesState) -> Step:
    """Ask how the piece is turned, and lay it (30.3)."""
    building = building_of(g)
    prompt = f"How is {piece_name(building.piece)} turned?"
    answer = await choose(g.first_seat(g.team), prompt, legal(turn_ideas(g)), "30.3")
    return lay_piece(g, int(answer.noun))


def lay_piece(g: AgesState, turn: int) -> Step:
    """Lay the piece; continue with the next, the other team or the end (30.14, 30.16)."""
    building = building_of(g)
    place = parse_place(building.slot)
    slot_surroundings = surroundings(g.layout, g.mission_row, place)
    g.layout += (PlacedPiece(building.piece, *place, turn),)
    g.emit(
        PieceLaid,
        team=g.team,
        piece=building.piece,
        slot=building.slot,
        surroundings=slot_surroundings,
        turn=turn,
    )
    pieces_left = building.pieces_left - (g.mission_row.method != "halves")
    g.building = evolve(
        building,
        platters=tuple(without(pile, building.piece) for pile in building.platters),
        keys=without(building.keys, building.piece),
        pieces_left=pieces_left,
        piece="",
        slot="",
    )
    if pieces_left and pieces_to_lay(g):
        return Step.PIECE
    if g.team == WHITE or g.mission_row.method != "halves":
        return begin_batch(g, 1 - g.team)
    return complete_map(g)


def without(pile: tuple[str, ...], piece: str) -> tuple[str, ...]:
    """The pieces of a pile without a copy of one, if it has any."""
    if piece not in pile:
        return pile
    index = pile.index(piece)
    return pile[:index] + pile[index + 1 :]


def complete_map(g: AgesState) -> Step:
    """Complete the map, once no key or no slot for one is left (30.16)."""
    g.building, g.team = None, WHITE
    g.emit(MapBuilt, pieces=len(g.layout))
    return Step.PUT_ENCOUNTER
