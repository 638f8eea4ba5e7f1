"""The achievements with their scores, the standing, and the decks."""

from __future__ import annotations

from engine.core.text import capital
from engine.games.ages.achievements.by_cards import card_achievements, known_card_goals
from engine.games.ages.rows.adventures import GUARDIANS
from engine.games.ages.rows.missions import BLACK, TEAMS, WHITE
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.standing import GOAL_SHORT, GOAL_TEXTS, goal_holder, standings
from engine.games.ages.turns.phases import end_cards_left, round_text
from engine.games.ages.units import deck_of
from engine.games.ages.view_types import GoalView, GuardianView, UnitView, View
from engine.games.ages.words import age_text
from screens.games.ages.headline import STANDING
from screens.games.ages.pen import Pen
from tui.widgets.area import Area
from tui.widgets.cells import wrapped_lines
from tui.widgets.pen import Token, piece

_COLUMN = 7
_CELL = 20
_SHORT_NAME = 12
NARROW_GOALS = 30
"""The maximum width at which decks are described briefly."""
HOW_IT_ENDS = (
    "If achievements are equal, combat points decide. "
    "A team with more than twice as many living characters wins at once (Valor).",
    "Combat points break a tie. A team with more than twice as many alive wins (Valor).",
    "If tied: combat points decide.",
)
"""The ways to win a mission besides achievements, the longest text first."""


@piece
def paint_goals(pen: Pen, area: Area, *, with_explanations: bool = False) -> None:
    if area.height < 1:
        return
    _paint_heading(pen, area.rows(0, 1))
    if _column_count(pen, area.height) > 1:
        y = 1 + _paint_in_columns(pen, area.rows(1))
        _paint_standing(pen, area.rows(y))
        return
    y = 1
    for later, goal in reversed(tuple(enumerate(reversed(pen.view.goals)))):
        if y < area.height:
            _paint_goal(pen, goal, area.rows(y, 1))
            y += 1
        if with_explanations:
            y += _paint_meaning(pen, goal, area.rows(y, max(area.height - y - later - 1, 0)))
    y += _paint_card_goals(pen, area.rows(y), with_explanations=with_explanations)
    y += _paint_standing(pen, area.rows(y))
    if with_explanations and y < area.height:
        y += _paint_how_it_ends(pen, area.rows(y))
    paint_decks(pen, area.rows(y))


def _paint_card_goals(pen: Pen, area: Area, *, with_explanations: bool) -> int:
    view, y = pen.view, 0
    for unit, slug in known_card_goals(view):
        if y + 1 >= area.height:  # The standing matters more.
            break
        _paint_goal(pen, _goal_of_card(view, unit, slug), area.rows(y, 1))
        y += 1
        text = capital(str(card_achievements[slug](view, unit)))
        lines = wrapped_lines(f"{text}.", area.width - 3)
        if with_explanations and y + len(lines) < area.height:
            y += pen.lines(area.columns(3).rows(y), lines, pen.ink("muted"))
    return y


def _goal_of_card(view: View, unit: UnitView, slug: str) -> GoalView:
    points = int(card_achievements[slug](view, unit).is_earned)
    scores = (points, 0) if unit.team == WHITE else (0, points)
    return GoalView(slug, f"{TREASURES[slug].name} (card)", *scores)


def _all_goals(view: View) -> list[GoalView]:
    return [*view.goals, *(_goal_of_card(view, *each) for each in known_card_goals(view))]


def _paint_meaning(pen: Pen, goal: GoalView, area: Area) -> int:
    kind, width = goal.slug.partition("-")[0], area.width - 3
    texts = (each.get(kind, "") for each in (GOAL_TEXTS, GOAL_SHORT))
    wraps = (wrapped_lines(each, width) for each in texts)
    fitting = next((lines for lines in wraps if len(lines) <= area.height), ())
    return pen.lines(area.columns(3), fitting, pen.ink("muted"))


def _paint_how_it_ends(pen: Pen, area: Area) -> int:
    wraps = (list(wrapped_lines(each, area.width - 1)) for each in HOW_IT_ENDS)
    fitting = next((lines for lines in wraps if len(lines) <= area.height), [])
    return pen.lines(area.columns(1), fitting, pen.ink("muted"))


def goals_width(pen: Pen, height: int, usual: int) -> int:
    columns = _column_count(pen, height)
    return usual if columns == 1 else columns * _CELL


def _column_count(pen: Pen, height: int) -> int:
    rows = max(height - 2, 1)  # without the heading and the standing
    return -(-len(_all_goals(pen.view)) // rows) if height > 3 else 1


def _paint_in_columns(pen: Pen, area: Area) -> int:
    rows, goals = max(area.height - 1, 1), _all_goals(pen.view)
    for number, goal in enumerate(goals):
        x = area.x + number // rows * _CELL
        if x + _CELL <= area.right:
            _paint_short_goal(pen, goal, Area(x, area.y + number % rows, _CELL - 1, 1))
    return min(rows, len(goals))


def _paint_short_goal(pen: Pen, goal: GoalView, line: Area) -> None:
    best = goal_holder(goal)
    pen.canvas.text(line.x + 1, line.y, short_goal_name(goal), pen.ink("text"), width=_SHORT_NAME)
    for team, value in ((WHITE, goal.white), (BLACK, goal.black)):
        x = line.right - 5 + 3 * team
        ink = pen.plate_style(team) if team == best else pen.team_ink(team, bold=False)
        pen.canvas.text(x, line.y, f"{value}", ink, width=2, align="right")
    pen.finish_piece(f"goal:{goal.slug}", line)


def short_goal_name(goal: GoalView) -> str:
    """An achievement's name in at most twelve letters: "Colonial Lab", "Keeper card"."""
    kind, _, rest = goal.slug.partition("-")
    if goal.slug in TREASURES:
        name = TREASURES[goal.slug].name
        return name if len(name) <= _SHORT_NAME else f"{name.split()[0]} card"
    if kind != "labyrinth" or not rest:
        return goal.name
    age, _, alternate = rest.partition("-")
    return f"{age.capitalize()} {'Alt' if alternate else 'Lab'}"


def _paint_heading(pen: Pen, line: Area) -> None:
    end = line.right
    pen.rule(line, "Achievements")
    for team in (BLACK, WHITE):
        end -= _COLUMN
        text = f" {TEAMS[team]} "
        pen.canvas.text(end, line.y, text, pen.team_ink(team), width=_COLUMN, align="right")


def _paint_goal(pen: Pen, goal: GoalView, line: Area) -> None:
    best = goal_holder(goal)
    pen.canvas.text(line.x + 1, line.y, goal.name, pen.ink("text"), width=line.width - 15)
    end = line.right
    for team, value in ((BLACK, goal.black), (WHITE, goal.white)):
        end -= _COLUMN
        lead = team == best
        sign = pen.glyphs.crown if lead else " "
        ink = pen.team_ink(team) if lead else pen.ink("text")
        pen.canvas.text(end, line.y, f"{sign} {value} ", ink, width=_COLUMN, align="right")
    pen.finish_piece(f"goal:{goal.slug}", line)


def _paint_standing(pen: Pen, area: Area) -> int:
    """Paint the standing, in the longest form that fits, and return the rows used."""
    if not area.height:
        return 0
    room, most = area.width - 1, min(area.height, 3)
    sayings = standings(pen.view)
    wraps = [list(wrapped_lines(each, room)) for each in sayings]
    if pen.view.outcome is None and end_cards_left(pen.view):
        end = round_text(pen.view)
        wraps = [*(_with_end(lines, end, room) for lines in wraps), *wraps]
    fitting = next((lines for lines in wraps if len(lines) <= most), [sayings[-1]])
    row_count = pen.lines(area.columns(1), fitting, pen.ink("gold"))
    pen.add_target(STANDING, area.rows(0, row_count))
    return row_count


def _with_end(lines: list[str], end: str, room: int) -> list[str]:
    """The lines of a standing with the coming end, on a line of its own if it has to wrap."""
    joined = [*lines[:-1], f"{lines[-1]}. {end}"]
    return joined if len(joined[-1]) <= room else [*lines, *wrapped_lines(end, room)]


def _guardian_text(each: GuardianView, width: int) -> str:
    if each.slug in GUARDIANS:
        name = GUARDIANS[each.slug].name
        return (
            name[: width - 2] if width <= NARROW_GOALS else f"{age_text(each.age)} guardian: {name}"
        )
    if width <= NARROW_GOALS:
        return f"Guardians {each.deck}"
    return f"{age_text(each.age)} guardian: {each.deck} face down"


@piece
def paint_decks(pen: Pen, area: Area) -> None:
    view = pen.view
    if not area.height:
        return
    tokens = [
        Token(((f"{name.capitalize()} {cards_left}", pen.ink("muted")),), f"deck:{name}")
        for name, cards_left in view.decks.items()
    ]
    lying = [each.piece for each in view.layout if each.piece.startswith("labyrinth-")]
    ages = {deck_of(view.layout, piece) for piece in lying}
    tokens += [
        Token(((_guardian_text(each, area.width), pen.ink("muted")),), f"guardian:{each.age}")
        for each in view.guardians
        if each.age in ages
    ]
    if not view.has_dice and area.width > NARROW_GOALS:
        white, black = view.challenge
        texts = (f"Challenge cards left: White {white},", f"Black {black}")
        tokens += (Token(((text, pen.ink("muted")),)) for text in texts)
    pen.flow(area, tokens)
