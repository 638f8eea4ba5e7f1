"""The end of a game: the winner, each achievement, and the fates of the characters."""

from __future__ import annotations

from engine.core.text import count, join_with_and
from engine.games.ages.achievements.about import how_text
from engine.games.ages.names import unit_name
from engine.games.ages.rows.missions import BLACK, TEAMS, WHITE
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.standing import (
    GOAL_SHORT,
    achievement_counts,
    end_reason,
    goal_holder,
    points_of_combat,
    victory_text,
    winning_team,
)
from engine.games.ages.unit_queries import seats_of
from engine.games.ages.view_types import GoalView, UnitView, View
from screens.games.ages.colours import TEAM_ROLE
from screens.games.ages.pen import Pen, team_name
from screens.games.ages.signs import health_dots
from screens.table.painter import CurveOwner
from themes.look import Look
from tui.widgets.area import Area
from tui.widgets.canvas import Canvas, Offer, Picture
from tui.widgets.cells import wrapped_lines
from tui.widgets.pen import Run, total_width
from tui.widgets.scores import paint_unfinished, paint_victory

_NAME, _CELL = 20, 8


def curves(view: View) -> dict[str, tuple[int, ...]]:
    """The numbers of both teams at one moment, for the plot of the whole game."""
    health = [
        sum(unit.health for unit in view.units if unit.team == team and unit.kind == "character")
        for team in (WHITE, BLACK)
    ]
    return {
        "achievements": achievement_counts(view),
        "combat points": points_of_combat(view),
        "Health": tuple(health),
        "characters alive": view.alive,
    }


def curve_owners(view: View) -> tuple[CurveOwner, ...]:
    return tuple(
        CurveOwner(team_name(view, team), TEAM_ROLE[team], seats_of(view, team))
        for team in (WHITE, BLACK)
    )


def summary(view: View, width: int, look: Look, players: tuple[str, ...] = ()) -> Picture:
    goals = [(goal, _how_lines(view, goal, width)) for goal in view.goals]
    high = 2 + sum(1 + len(lines) for _, lines in goals) + bool(_goals_from_cards(view))
    canvas = Canvas(width, 4 + high + len(view.units), look)
    pen = Pen(canvas, view, Offer())
    area = Area(0, 0, width, canvas.height)
    _paint_headline(pen, area.rows(0, 1))
    pen.write(1, 1, end_reason(view), "text", width=width - 1)
    _paint_goals(pen, area.rows(2, high), goals)
    _paint_people(pen, area.rows(3 + high))
    return canvas.picture()


def _how_lines(view: View, goal: GoalView, width: int) -> tuple[str, ...]:
    text = how_text(view, goal)
    return tuple(wrapped_lines(text, max(width - 4, 10))) if text else ()


def _goals_from_cards(view: View) -> str:
    """The achievements given by cards, if any: "Grand Tour to White"."""
    return join_with_and(
        [
            f"{TREASURES[card].name} to {TEAMS[team]}"
            for team in (WHITE, BLACK)
            for card in view.card_goals[team]
        ]
    )


def _paint_headline(pen: Pen, line: Area) -> None:
    view = pen.view
    if view.outcome is None:
        paint_unfinished(pen, line, "skirmish")
        return
    team = winning_team(view)
    draw = victory_text(view) == "A draw"
    yours = ""
    if view.team is not None and not draw:
        yours = "You win: " if team == view.team else "You lose: "
    style = pen.ink("background", on="gold", bold=True) if draw else pen.plate_style(team)
    text = f"{pen.glyphs.star} {yours}{victory_text(view)}"
    paint_victory(pen, line, (text, style), _score_text(view))


def _score_text(view: View) -> str:
    white, black = achievement_counts(view)
    if view.outcome is not None:
        scores = view.outcome.scores
        white, black = (scores[view.sides.index(team)] for team in (WHITE, BLACK))
    first, second = points_of_combat(view)
    if view.won_by == "valor":
        return f"alive: White {view.alive[WHITE]}, Black {view.alive[BLACK]}"
    points = f", combat points {first}:{second}" if white == black else ""
    return f"White {white}, Black {black}{points}"


def _paint_goals(pen: Pen, area: Area, goals: list[tuple[GoalView, tuple[str, ...]]]) -> None:
    pen.rule(area.rows(0, 1), "Achievements")
    for team in (WHITE, BLACK):
        x = area.x + _NAME + team * _CELL
        pen.canvas.text(
            x, area.y + 1, TEAMS[team], pen.team_ink(team), width=_CELL - 2, align="right"
        )
    y = area.y + 2
    for goal, lines in goals:
        best = goal_holder(goal)
        pen.canvas.text(area.x + 1, y, goal.name, pen.ink("text"), width=_NAME - 1)
        for team, value in enumerate((goal.white, goal.black)):
            lead = team == best
            sign = pen.glyphs.crown if lead else " "
            ink = pen.team_ink(team) if lead else pen.ink("text")
            x = area.x + _NAME + team * _CELL
            pen.canvas.text(x, y, f"{sign} {value}", ink, width=_CELL - 2, align="right")
        x = area.x + _NAME + 2 * _CELL + 1
        result = f"{TEAMS[best]} has it: " if best is not None else "no team: "
        text = f"{result}{GOAL_SHORT.get(goal.slug.partition('-')[0], '')}"
        pen.write(x, y, text, "muted", width=max(area.right - x, 0))
        for line in lines:
            y += 1
            pen.write(area.x + 3, y, line, "text", width=max(area.width - 3, 0))
        y += 1
    if cards := _goals_from_cards(pen.view):
        pen.write(area.x + 1, y, f"Achievement cards: {cards}", "gold", width=area.width - 1)


def _paint_people(pen: Pen, area: Area) -> None:
    pen.rule(area.rows(0, 1), "What became of them")
    for row, unit in enumerate(pen.view.units, 1):
        pen.runs(
            area.x + 1, area.y + row, _character_runs(pen, unit, area.width - 1), area.width - 1
        )


def _character_runs(pen: Pen, unit: UnitView, width: int) -> list[Run]:
    state = "" if unit.is_on_map else "off the map" if unit.is_off_map else str(unit.fate)
    wound_text = "" if unit.health >= unit.starting_health or state == "killed" else "wounded"
    encounters = (
        f"{count(unit.encounters_passed, 'encounter')} passed" if unit.encounters_passed else ""
    )
    text = ", ".join(each for each in (state, wound_text, encounters) if each)
    runs = [
        pen.unit_plate(unit),
        (f" {unit_name(unit.slug):<22}", pen.team_ink(unit.team)),
        (f"{health_dots(unit, pen.glyphs, 14):<15}", pen.health_ink(unit)),
    ]
    if total_width(runs) + len(text) > width:
        text = text.removesuffix(" passed")
    return [*runs, (text, pen.ink("text"))]
