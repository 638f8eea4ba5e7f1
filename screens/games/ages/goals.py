"""The achievements as they stand, who would win now, and what is left in the decks."""

from __future__ import annotations

from engine.games.ages.adventures import GUARDIANS
from engine.games.ages.missions import BLACK, TEAMS, WHITE
from engine.games.ages.units import deck_of
from engine.games.ages.view_types import GoalView, GuardianView
from screens.games.ages.headline import STANDING
from screens.games.ages.pen import Pen
from screens.games.ages.signs import age_words
from screens.games.ages.standing import GOAL_WORDS, holder, standings
from tui.widgets.area import Area
from tui.widgets.cells import width_of, wrapped
from tui.widgets.pen import Token, piece

_COLUMN = 7
NARROW = 30
"""The most width at which decks are told in few words."""


@piece
def paint_goals(pen: Pen, area: Area, *, words: bool = False) -> None:
    """Paint a table of achievements; with words what each counts, if there is room."""
    if area.height < 1:
        return
    _heading(pen, area.rows(0, 1))
    y = 1
    for goal in pen.view.goals:
        if y < area.height:
            _goal(pen, goal, area.rows(y, 1))
            y += 1
        meaning = GOAL_WORDS.get(goal.slug.partition("-")[0], "")
        if words and meaning and y + len(pen.view.goals) < area.height:
            y += pen.canvas.wrap(
                area.x + 3, area.y + y, area.width - 3, 2, meaning, pen.ink("muted")
            )
    y += _standing(pen, area.rows(y))
    if words and y < area.height:
        valor = "Valor: more than twice as many alive wins at once."
        y += pen.canvas.wrap(
            area.x + 1, area.y + y, area.width - 1, area.height - y, valor, pen.ink("muted")
        )
    paint_decks(pen, area.rows(y))


def _heading(pen: Pen, line: Area) -> None:
    end = line.right
    pen.rule(line, "Achievements")
    for team in (BLACK, WHITE):
        end -= _COLUMN
        text = f" {TEAMS[team]} "
        pen.canvas.text(end, line.y, text, pen.team_ink(team), width=_COLUMN, align="right")


def _goal(pen: Pen, goal: GoalView, line: Area) -> None:
    """Paint an achievement: what both have, the better on its plate."""
    best = holder(goal)
    pen.canvas.text(line.x + 1, line.y, goal.name, pen.ink("text"), width=line.width - 15)
    end = line.right
    for team, value in ((BLACK, goal.black), (WHITE, goal.white)):
        end -= _COLUMN
        lead = team == best
        sign = pen.glyphs.crown if lead else " "
        ink = pen.team_ink(team) if lead else pen.ink("text")
        pen.canvas.text(end, line.y, f"{sign} {value} ", ink, width=_COLUMN, align="right")
    pen.mark(f"goal:{goal.slug}", line)


def _standing(pen: Pen, area: Area) -> int:
    """Who would win now, in as many words as there is room for; returns the rows used."""
    if not area.height:
        return 0
    sayings = standings(pen.view)
    room = area.width - 1
    fitting = next((each for each in sayings if width_of(each) <= room), sayings[-1])
    lines = wrapped(sayings[0], room)
    shown = list(lines) if len(lines) <= min(area.height, 2) else [fitting]
    for row, line in enumerate(shown):
        pen.canvas.text(area.x + 1, area.y + row, line, pen.ink("gold"), width=room)
    pen.spot(STANDING, area.rows(0, len(shown)))
    return len(shown)


def _guardian(each: GuardianView, width: int) -> str:
    """The guardian of a labyrinth: its name, or how many are in the deck."""
    if each.facing in GUARDIANS:
        name = GUARDIANS[each.facing].name
        return name[: width - 2] if width <= NARROW else f"{age_words(each.age)} guardian: {name}"
    if width <= NARROW:
        return f"Guardians {each.deck}"
    return f"{age_words(each.age)} guardian: {each.deck} face down"


@piece
def paint_decks(pen: Pen, area: Area) -> None:
    """Paint the decks with what is left in them, guardians, and the challenge decks."""
    view = pen.view
    if not area.height:
        return
    tokens = [
        Token(((f"{name.capitalize()} {left}", pen.ink("muted")),), f"deck:{name}")
        for name, left in view.decks.items()
    ]
    lying = [each.piece for each in view.layout if each.piece.startswith("labyrinth-")]
    ages = {deck_of(view.layout, piece) for piece in lying}
    tokens += [
        Token(((_guardian(each, area.width), pen.ink("muted")),), f"guardian:{each.age}")
        for each in view.guardians
        if each.age in ages
    ]
    if not view.dice and area.width > NARROW:
        white, black = view.challenge
        tokens.append(Token(((f"Challenge cards {white}, {black}", pen.ink("muted")),)))
    pen.flow(area, tokens)
