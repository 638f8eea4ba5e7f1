"""Build the view of a seat from the state (RULES.md 1.5, 1.6)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from operator import attrgetter

from attrs import fields

from engine.core.game import Where
from engine.games.ages.achievements.rules import (
    achievements_of,
    alive_count,
    earned_by_cards,
    last_rounds,
    scores_in,
)
from engine.games.ages.alliance.path import Alliance
from engine.games.ages.card_types import AGES, DECKS
from engine.games.ages.cards.marked import card_of, is_known_to, is_open
from engine.games.ages.cards.rules import new_cards
from engine.games.ages.challenges.ratings import rating_figures
from engine.games.ages.done_in_phase import is_open_mark
from engine.games.ages.moving.routes import reachable_costs
from engine.games.ages.names import achievement_name
from engine.games.ages.opening.state import Selection
from engine.games.ages.pending import Ask, Pending
from engine.games.ages.rows.missions import BLACK, TEAMS, WHITE
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.state import AgesState
from engine.games.ages.steps import Step
from engine.games.ages.unit_state import Unit
from engine.games.ages.units import AnyUnit
from engine.games.ages.view_types import (
    HIDDEN,
    AllianceView,
    CardView,
    GoalView,
    GuardianView,
    SelectionView,
    UnitView,
    View,
)

PHASE_NAMES = {
    Step.DEAL: "setup",
    Step.ROUND: "setup",
    Step.FREE: "free actions",
    Step.FIRE: "fire",
    Step.MOVE: "move",
    Step.OPFIRE: "opportunity fire",
    Step.MELEE: "melee",
    Step.ADVENTURE: "adventure",
    Step.REINFORCE: "reinforcement",
    Step.END_TURN: "reinforcement",
}
"""The names of the phases, by their first steps."""


SETUP_NAMES = {
    **dict.fromkeys((Step.DROP, Step.DRAFT, Step.COLOURS, Step.TAKE), "Choosing the characters"),
    **dict.fromkeys(
        (Step.PLATTER, Step.KEY, Step.PIECE, Step.SLOT, Step.ROTATE), "Building the map"
    ),
    **dict.fromkeys((Step.PUT_ENCOUNTER, Step.PLANT_FLAG, Step.DEAL), "Setup"),
    **dict.fromkeys((Step.ENTER, Step.ENTER_AT), "Entering the map"),
}
"""The names of the stages before the first round."""


def view(g: AgesState, seat: int | None) -> View:
    """The table as one seat sees it; None is a spectator."""
    team = None if seat is None else g.sides[seat]
    pending = g.pending[0] if g.pending else None
    return View(
        seat=seat,
        mission=g.options.mission,
        step=pending.ask.value if pending else g.step.value,
        phase=PHASE_NAMES[g.phase],
        round=g.round,
        rounds=last_rounds(g),
        turn=g.team,
        acting_seat=g.acting_seat,
        acting_unit=pending.unit if pending else g.acting_unit,
        points=g.points,
        layout=g.layout,
        units=tuple(unit_view(g, number, unit, team) for number, unit in enumerate(g.units)),
        counters={
            space: g.counters[name] if name in g.seen_spaces else HIDDEN
            for name, space in numbered_spaces(g, g.counters)
        },
        ground={
            space: tuple(ground_card(each, team) for each in g.ground[name])
            for name, space in numbered_spaces(g, g.ground)
        },
        monuments=tuple(g.monuments),
        henchmen=len(g.henchmen),
        path_markers=dict(sorted(g.path_markers.items())),
        guardians=tuple(
            GuardianView(
                deck,
                g.open_guardians[deck],
                len(g.guardians[deck]),
                tuple(g.beaten_guardians[deck]),
            )
            for deck in guardian_decks(g)
        ),
        decks={deck: len(g.decks[deck]) for deck in DECKS},
        discards={deck: tuple(g.discards[deck]) for deck in DECKS},
        challenge=(len(g.challenge[WHITE]), len(g.challenge[BLACK])),
        goals=tuple(
            GoalView(each, achievement_name(each), *scores_in(g, each))
            for each in achievements_of(g)
        ),
        card_goals=card_goals(g, team),
        alive=(alive_count(g, WHITE), alive_count(g, BLACK)),
        attack=g.attack,
        results=g.results,
        reward=pending.count if pending and pending.ask is Ask.DRAW else 0,
        melee_space=g.melee_space,
        melee_spaces_left=tuple(g.melee_spaces_left) if g.phase is Step.MELEE else (),
        open_domes=g.open_domes,
        hushed_unit=g.hushed_unit if g.phase is Step.MELEE else -1,
        bombed_spaces=tuple(g.bombed_spaces) if g.phase in (Step.FIRE, Step.OPFIRE) else (),
        are_cards_open=g.are_cards_open,
        has_dice=g.has_dice,
        outcome=g.outcome,
        won_by=g.won_by,
        sides=g.sides,
        alliance=alliance_view(g.alliance) if g.alliance else None,
        selection=selection_view(g, g.selection, team) if g.selection else None,
        building=g.building,
        flags={space: g.flags[name] for name, space in numbered_spaces(g, g.flags)},
        flags_scored=(g.flags_scored[WHITE], g.flags_scored[BLACK]),
        exits=g.exits if g.layout and not g.building else (),
        escape_teams=tuple(g.escape_teams),
        map_option=g.options.map,
        entry_option=g.options.entry,
        passed_encounters=tuple(g.passed_encounters),
        has_blue_encounters=g.options.encounters == "blue",
        reach=walking_costs(g),
        vaults=tuple(
            tuple(ground_card(each, team) for each in g.vaults[side]) for side in (WHITE, BLACK)
        ),
        ruins=tuple(g.ruins),
        lith=g.lith,
        new_cards=new_cards(g, pending.unit)
        if pending and (g.are_cards_open or is_own(g, pending, team))
        else (),
        rules_version=g.rules_version,
    )


def is_own(g: AgesState, pending: Pending, team: int | None) -> bool:
    """Is an interruption about a unit of the viewer's team?"""
    return g.units[pending.unit].team == team


def card_goals(g: AgesState, team: int | None) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """White's and Black's achievement cards that count now, to a team's knowledge (14.14)."""
    eyes = None if g.outcome else team  # After the end, only revealed cards count.
    return earned_by_cards(g, WHITE, eyes), earned_by_cards(g, BLACK, eyes)


def guardian_decks(g: AgesState) -> list[str]:
    """The names of the guardian decks, by age; a split one has its standard half first (16.9)."""
    names = [name for age in AGES for name in (age, f"{age}-alternate")]
    return [name for name in names if name in g.guardians]


def walking_costs(g: AgesState) -> Mapping[int, int]:
    """The cost of each space that the walking unit can reach, computed once for all texts."""
    walking = g.step is Step.WALK and not g.pending and g.acting_unit >= 0
    return reachable_costs(g, g.units[g.acting_unit], g.points) if walking else {}


def numbered_spaces(g: AgesState, names: Iterable[str]) -> list[tuple[str, int]]:
    return sorted(((name, g.map.numbers[name]) for name in names), key=lambda pair: pair[1])


known_to_all = attrgetter(*(each.name for each in fields(AnyUnit)))
"""The values of a unit that every viewer knows, in the order in which a view takes them."""


def unit_view(g: AgesState, number: int, unit: Unit, team: int | None) -> UnitView:
    """A unit as a viewer sees it; the other team's face-down cards are masked."""
    return UnitView(
        *known_to_all(unit),
        number=number,
        cards=tuple(
            card_view(card, is_known=face_up or team == unit.team, face_up=face_up)
            for card, face_up in zip(unit.cards, unit.open_marks, strict=True)
        ),
        ratings=rating_figures(g, unit),
        phase_actions=actions_known_to(g, team, unit),
    )


def actions_known_to(g: AgesState, team: int | None, unit: Unit) -> tuple[str, ...]:
    """The marks of a unit's actions in this phase; who sees its cards sees all of them."""
    marks = unit.phase_actions
    if g.are_cards_open or team == unit.team:
        return marks
    return tuple([each for each in marks if is_open_mark(each)])


def card_view(card: str, *, is_known: bool, face_up: bool) -> CardView:
    """A card as a viewer sees it; only its deck if it is unknown."""
    return CardView(card if is_known else TREASURES[card].deck, is_known, face_up)


def ground_card(marked_card: str, team: int | None) -> CardView:
    """A card on the ground or in a vault; one face down is known to the team that held it."""
    is_known, face_up = is_known_to(team, marked_card), is_open(marked_card)
    return card_view(card_of(marked_card), is_known=is_known, face_up=face_up)


def alliance_view(alliance: Alliance) -> AllianceView:
    """The Alliance; an encounter that was not seen is masked."""
    return AllianceView(
        counter=alliance.counter if alliance.seen or not alliance.counter else HIDDEN,
        places=(alliance.places[WHITE], alliance.places[BLACK]),
        taken_places=(tuple(alliance.taken_places[WHITE]), tuple(alliance.taken_places[BLACK])),
        winner=alliance.winner,
    )


def selection_view(g: AgesState, selection: Selection, team: int | None) -> SelectionView:
    """The characters before they are revealed, without the other team's."""
    white, black = (
        tuple(
            slug
            for slug in hand
            if g.are_cards_open or owner == team or slug in selection.shown_characters
        )
        for owner, hand in enumerate(selection.hands)
    )
    return SelectionView(
        hands=(white, black),
        counts=(len(selection.hands[WHITE]), len(selection.hands[BLACK])),
        size=selection.size,
        row=tuple(selection.row),
        picks=selection.picks,
        are_colours_known=selection.are_colours_known,
    )


def where(g: AgesState) -> Where:
    """The progress of the match: the round, the team in turn and its phase."""
    if g.step in SETUP_NAMES:
        return Where(0, SETUP_NAMES[g.step])
    if g.step is Step.SCORE:
        return Where(g.round, "The end")
    return Where(g.round, f"Round {g.round}, {TEAMS[g.team]}: {PHASE_NAMES[g.phase]}")


def seat_name(view: View, seat: int) -> str:
    """The team of a seat; with several seats in a team also its number in the team.

    Before the teams have colours it is the number of the seat, because "Team 1 2" is unclear.
    """
    team = view.sides[seat]
    is_alone = view.sides.count(team) == 1
    if view.selection is not None and not view.selection.are_colours_known:
        return f"Team {team + 1}" if is_alone else f"Seat {seat + 1}"
    if is_alone:
        return TEAMS[team]
    return f"{TEAMS[team]} {view.sides[: seat + 1].count(team)}"
