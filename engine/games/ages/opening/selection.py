"""The selection of characters, and which team is White (RULES.md 30.7 to 30.11)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.chance import Chance
from engine.core.choice import Decision, choice
from engine.core.flow import choose, choose_together
from engine.games.ages.opening.state import DROPPED_CHARACTERS, Selection
from engine.games.ages.opening.unfinished_map import Building
from engine.games.ages.rows.characters import CHARACTERS
from engine.games.ages.rows.missions import BLACK, WHITE
from engine.games.ages.state import AgesState
from engine.games.ages.steps import Step
from engine.games.ages.turns.events import (
    CharacterDrafted,
    CharacterDropped,
    CharacterTaken,
    ColoursFound,
)
from engine.games.ages.unit_state import Unit, new_unit

BOTH = (0, 1)
NOBODY = -1
"""The owner of a character that no seat of its team has taken (34.6)."""


def printed_respect(slug: str) -> int:
    return CHARACTERS[slug].ratings.respect


async def ask_whom_to_drop(g: AgesState) -> Step:
    """Ask both teams at the same time to drop a character, in secret (30.7)."""
    selection = selection_of(g)
    drops_left = len(selection.hands[0]) - selection.size
    decisions = (
        Decision(
            g.first_seat(team),
            f"Which character do you drop? Still to drop: {drops_left}",
            tuple(choice("drop", slug) for slug in selection.hands[team]),
            "30.7",
        )
        for team in BOTH
    )
    answers = await choose_together(*decisions)
    for team, answer in enumerate(answers):
        selection.hands[team].remove(answer.noun)
        selection.dropped_characters[team].append(answer.noun)
        audience = None if g.are_cards_open else g.seats_of(team)
        g.emit(
            CharacterDropped, character=answer.noun, drops_left=drops_left - 1, audience=audience
        )
    return Step.DROP if drops_left > 1 else Step.COLOURS


async def ask_whom_to_draft(g: AgesState) -> Step:
    """Ask the team in turn for a character from the open row (30.9)."""
    selection = selection_of(g)
    needs = selection.size - len(selection.hands[g.team])
    prompt = f"Which character do you draft? Left in this turn: {min(selection.picks, needs)}"
    offered = tuple(choice("draft", slug) for slug in selection.row)
    answer = await choose(g.first_seat(g.team), prompt, offered, "30.9")
    selection.row.remove(answer.noun)
    selection.hands[g.team].append(answer.noun)
    selection.shown_characters.append(answer.noun)
    seats = g.seats_of(g.team)
    g.emit(CharacterDrafted, character=answer.noun, seats=seats)
    selection.picks -= 1
    if not selection.picks or len(selection.hands[g.team]) == selection.size:
        g.team, selection.picks = 1 - g.team, 2
    if all(len(hand) == selection.size for hand in selection.hands):
        return Step.COLOURS
    return Step.DRAFT


def selection_of(g: AgesState) -> Selection:
    assert g.selection is not None
    return g.selection


def is_first_white(first: Iterable[str], second: Iterable[str], chance: Chance) -> bool:
    """Does the team of the first seat become White, by the highest Respect or at random (6.3)?"""
    ours, theirs = (sorted(map(printed_respect, team), reverse=True) for team in (first, second))
    return bool(chance.number_below(2)) if ours == theirs else ours > theirs


def settle_colours(g: AgesState) -> None:
    """Find White and Black, and show the characters that had to be compared (30.10)."""
    selection = selection_of(g)
    slugs_by_team = teams_by_respect(selection)
    if not is_first_white(selection.hands[0], selection.hands[1], g.chance):
        for pair in (selection.hands, selection.dropped_characters, slugs_by_team):
            pair.reverse()
        g.sides = tuple(1 - team for team in g.sides)
    depth = compared_depth(slugs_by_team)
    selection.are_colours_known, g.team = True, WHITE
    selection.caps = [printed_respect(team[depth - 1]) for team in slugs_by_team]
    selection.shown_characters += [
        slug
        for team in slugs_by_team
        for slug in team[:depth]
        if slug not in selection.shown_characters
    ]


def teams_by_respect(selection: Selection) -> list[list[str]]:
    return [sorted(hand, key=printed_respect, reverse=True) for hand in selection.hands]


def compared_depth(slugs_by_team: list[list[str]]) -> int:
    """The number of characters of each team that must be compared to find White (30.10)."""
    pairs = zip(*(map(printed_respect, team) for team in slugs_by_team), strict=True)
    return next(
        (n for n, (ours, theirs) in enumerate(pairs, 1) if ours != theirs),
        len(slugs_by_team[0]),
    )


def find_colours(g: AgesState) -> Step:
    """Log which team is White, and by which characters; then continue with the map (30.10)."""
    selection = selection_of(g)
    if not selection.are_colours_known:
        settle_colours(g)
        g.chance.reveals += 1  # All have seen who was compared: no undo past this.
    slugs_by_team = teams_by_respect(selection)
    depth = compared_depth(slugs_by_team)
    g.emit(
        ColoursFound,
        seats=g.seats_of(WHITE),
        white=tuple(slugs_by_team[WHITE][:depth]),
        black=tuple(slugs_by_team[BLACK][:depth]),
    )
    if not g.builds_map:
        return Step.PUT_ENCOUNTER
    g.building = Building()
    return Step.PLATTER


def reveal_characters(g: AgesState) -> None:
    """Lay the characters of both teams open; the others are the reserve (30.11)."""
    selection = selection_of(g)
    for team, hand in enumerate(selection.hands):
        owner = NOBODY if len(g.seats_of(team)) > 1 else g.first_seat(team)
        g.units.extend(new_unit(slug, team, owner) for slug in hand)
    aside = [*selection.dropped_characters[0], *selection.dropped_characters[1], *selection.row]
    if aside:
        g.reserve.cards += aside
        g.reserve.shuffle(g.chance)
    g.selection = None


# Seats and their characters (34.6)


def untaken_units(g: AgesState, team: int) -> list[Unit]:
    return [unit for unit in g.units if unit.team == team and unit.owner == NOBODY]


def seat_to_take(g: AgesState, team: int) -> int:
    """The seat of a team that takes a character next: one each in turn, the first one first."""
    seats = g.seats_of(team)
    units_taken = sum(unit.team == team and unit.owner != NOBODY for unit in g.units)
    return seats[units_taken % len(seats)]


async def ask_whom_to_take(g: AgesState) -> Step:
    """Ask a seat which character it takes, White first; a team's last needs no question."""
    team = next(team for team in BOTH if untaken_units(g, team))
    offered = tuple(choice("take", unit.slug) for unit in untaken_units(g, team))
    seat = seat_to_take(g, team)
    answer = await choose(seat, "Which character do you play?", offered, "34.6")
    give_to(g, g.unit_of(answer.noun), seat)
    free_units = untaken_units(g, team)
    if len(free_units) == 1:
        give_to(g, free_units[0], seat_to_take(g, team))
    return Step.TAKE if any(untaken_units(g, team) for team in BOTH) else Step.DEAL


def give_to(g: AgesState, unit: Unit, seat: int) -> None:
    unit.owner = seat
    g.emit(CharacterTaken, unit=unit.slug, seat=seat)


def dealt_to_each(size: int, method: str) -> tuple[int, int]:
    """The number of characters dealt to each team, and of those open in a row (30.7 to 30.9)."""
    if method == "draft":
        return size // 2, size + DROPPED_CHARACTERS
    return size + (DROPPED_CHARACTERS if method == "standard" else 0), 0
