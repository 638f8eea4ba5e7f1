"""Achievements, Valor, and the end (RULES.md 19)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from engine.core.dispatch import Dispatch
from engine.core.state import Outcome
from engine.core.text import count
from engine.games.ages.achievements.by_cards import card_achievements
from engine.games.ages.cards.rules import reveal_card
from engine.games.ages.rows.missions import BLACK, TEAMS, WHITE
from engine.games.ages.setup import THE_END, team_size
from engine.games.ages.state import AgesState
from engine.games.ages.steps import Step
from engine.games.ages.turns.events import GameEnded, RoundBegan, RoundsOver, TurnBegan
from engine.games.ages.unit_state import Unit
from engine.games.ages.units import Fate

LENGTHS = {"fast": 8, "medium": 12, "epic": 16}

Measure: TypeAlias = Callable[[AgesState, str], tuple[int, int]]

measures: Dispatch[str, Measure] = Dispatch("measure")
"""Functions that return White's and Black's scores in a kind of achievement (19.3, 19.4)."""


def round_count(g: AgesState) -> int:
    """The number of rounds, or N of a variable end (19.1, 23.4)."""
    return LENGTHS.get(g.options.length, g.mission_row.rounds)


def last_rounds(g: AgesState) -> tuple[int, int]:
    """The earliest and the latest round after which the game can end."""
    rounds = round_count(g)
    return (rounds - 2, rounds + 2) if g.has_variable_end else (rounds, rounds)


def begin_round(g: AgesState) -> Step:
    """Begin a round, or end the game before it (19.1)."""
    draws = g.end_deck is not None and g.round >= round_count(g) - 1
    has_ended = draws and g.end_deck and g.end_deck.draw(g.chance) == THE_END
    if has_ended or (not draws and g.round > round_count(g)):
        g.round -= 1  # The round that was to begin is not played.
        g.emit(RoundsOver, round=g.round, drawn=draws)
        return Step.SCORE
    g.emit(RoundBegan, round=g.round, might_end=draws)
    g.emit(TurnBegan, team=g.team, round=g.round)
    return Step.FREE


def alive_count(g: AgesState, team: int) -> int:
    """The number of a team's characters that are alive and free, on the map or off it (24.18)."""
    return sum(u.is_free for u in g.units if u.team == team and u.kind == "character")


def combat_points(unit: Unit) -> int:
    """-1 in prison, 0 if killed, 1 with less Health than at the start, 2 otherwise (19.3)."""
    if unit.fate is Fate.PRISON:
        return -1
    if unit.fate is Fate.KILLED:
        return 0
    if unit.fate is Fate.ESCAPED:
        return 2
    return 1 if unit.health < unit.starting_health else 2


def achievements_of(g: AgesState) -> tuple[str, ...]:
    """The achievements of the mission; each of several labyrinths counts separately (19.4)."""
    labyrinths = [each.piece for each in g.layout if each.piece.startswith("labyrinth-")]
    achievements: list[str] = []
    for each in g.mission_row.achievements:
        achievements += labyrinths if each == "labyrinth" and len(labyrinths) > 1 else [each]
    return tuple(achievements)


def scores_in(g: AgesState, achievement: str) -> tuple[int, int]:
    """The scores of White and Black in an achievement (19.3, 19.4)."""
    return measures[achievement.partition("-")[0]](g, achievement)


@measures("combat")
def combat_scores(g: AgesState, achievement: str) -> tuple[int, int]:
    """The combat points of White and Black (19.3)."""
    white, black = (
        sum(combat_points(u) for u in g.units if u.team == team and u.kind == "character")
        for team in (WHITE, BLACK)
    )
    return white, black


@measures("encounters")
def encounter_scores(g: AgesState, achievement: str) -> tuple[int, int]:
    """The encounters that White and Black have passed (19.4)."""
    return g.encounters_passed_by_team[WHITE], g.encounters_passed_by_team[BLACK]


@measures("labyrinth")
def labyrinth_scores(g: AgesState, achievement: str) -> tuple[int, int]:
    """The markers of White and Black in one labyrinth, or for "labyrinth" in all of them (19.4)."""
    owners = [
        owner
        for path, (owner, _) in g.path_markers.items()
        if achievement in ("labyrinth", path.partition(" ")[0])
    ]
    return owners.count(WHITE), owners.count(BLACK)


@measures("base")
def ruin_scores(g: AgesState, achievement: str) -> tuple[int, int]:
    """The sites that White and Black have destroyed in the other's base (19.4)."""
    return len(g.ruins[BLACK]), len(g.ruins[WHITE])


@measures("lith")
def tribute_scores(g: AgesState, achievement: str) -> tuple[int, int]:
    """The points of White and Black on the Arbiter's counter (19.4, 27.4)."""
    return max(0, g.lith), max(0, -g.lith)


def marker_count(g: AgesState, team: int) -> int:
    """A team's markers on destroyed sites, on paths and in the Chamber, and its flags (19.6)."""
    chamber = g.lith > 0 if team == WHITE else g.lith < 0
    sites, paths = len(g.ruins[1 - team]), labyrinth_scores(g, "labyrinth")[team]
    return sites + paths + chamber + g.flags_scored[team]


def team_achievements(g: AgesState, team: int) -> tuple[str, ...]:
    """The achievements that a team leads, and its open achievement cards (14.14)."""
    won_achievements = [
        each
        for each in achievements_of(g)
        if (points := scores_in(g, each))[team] > points[1 - team]
    ]
    return (*won_achievements, *earned_by_cards(g, team))


def earned_by_cards(g: AgesState, team: int, eyes: int | None = None) -> tuple[str, ...]:
    """The achievement cards of a team whose conditions hold: all open cards and, if `eyes` is the
    viewing team, its own face-down cards.
    """
    return tuple(card for _, card, face_up in _earned_cards(g, team) if face_up or eyes == team)


def show_earned(g: AgesState) -> None:
    """Turn up the achievement cards whose conditions hold at the end (14.14)."""
    for team in (0, 1):
        for unit, card, face_up in list(_earned_cards(g, team)):
            if not face_up:
                reveal_card(g, unit, card, "achievement")


def _earned_cards(g: AgesState, team: int) -> Iterator[tuple[Unit, str, bool]]:
    """The cards of a team whose conditions hold, with their owners and whether they lie open."""
    for unit in g.units:
        if unit.team == team:
            for card, face_up in zip(unit.cards, unit.open_marks, strict=True):
                if card in card_achievements and card_achievements[card](g, unit).is_earned:
                    yield unit, card, face_up


def check_valor(g: AgesState) -> None:
    """End the game if a team has more than twice as many living characters (19.5)."""
    for team in (WHITE, BLACK):
        if g.outcome is None and alive_count(g, team) > 2 * alive_count(g, 1 - team):
            end_match(g, team, "valor")


def check_glory(g: AgesState) -> None:
    """End the game if a team's lead in markers is as large as its number of characters (19.6)."""
    marker_lead = marker_count(g, WHITE) - marker_count(g, BLACK)
    enough = team_size(g.mission_row, len(g.sides))
    if g.mission_row.has_glory and g.outcome is None and abs(marker_lead) >= enough:
        end_match(g, WHITE if marker_lead > 0 else BLACK, "glory")


def score(g: AgesState) -> None:
    """End the game: more achievements win, then more combat points (19.2)."""
    show_earned(g)
    white, black = len(team_achievements(g, WHITE)), len(team_achievements(g, BLACK))
    criterion = "achievements"
    if white == black:
        criterion, (white, black) = "combat points", scores_in(g, "combat")
    if white == black:
        end_match(g, -1, "draw")
    else:
        end_match(g, WHITE if white > black else BLACK, criterion)


def end_match(g: AgesState, winner: int, ending: str) -> None:
    """Write down the outcome; a winner of -1 means a draw.

    Achievement cards are turned up however the game ends, so that the final score counts them
    (14.14).
    """
    show_earned(g)
    g.won_by = ending
    achievements = (team_achievements(g, WHITE), team_achievements(g, BLACK))
    combat = scores_in(g, "combat")
    g.emit(
        GameEnded,
        team=winner,
        ending=ending,
        white=achievements[WHITE],
        black=achievements[BLACK],
        combat=combat,
    )
    scores = tuple(len(achievements[team]) for team in g.sides)
    if winner < 0:
        everyone = tuple(range(len(g.sides)))
        reason = f"Achievements and combat points are equal, {combat[0]} each"
        g.outcome = Outcome((everyone,), scores, reason)
        return
    reason = {
        "glory": f"Glory: {TEAMS[winner]} has {count(marker_count(g, winner), 'marker')} "
        f"on the map, {TEAMS[1 - winner]} {marker_count(g, 1 - winner)}",
        "valor": f"Valor: {TEAMS[winner]} has {count(alive_count(g, winner), 'living character')}, "
        f"{TEAMS[1 - winner]} {alive_count(g, 1 - winner)}",
        "achievements": f"{TEAMS[winner]} has {count(len(achievements[winner]), 'achievement')}, "
        f"{TEAMS[1 - winner]} {len(achievements[1 - winner])}",
        "combat points": f"Achievements are equal; {TEAMS[winner]} has "
        f"{combat[winner]} combat points, {TEAMS[1 - winner]} {combat[1 - winner]}",
    }[ending]
    ranking = g.seats_of(winner), g.seats_of(1 - winner)
    g.outcome = Outcome(ranking, scores, reason, together=len(ranking[0]) > 1)
