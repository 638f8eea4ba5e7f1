"""The end of a match as a picture: the survivors, the order of elimination, and the purchases."""

from __future__ import annotations

from textwrap import wrap

from engine.core.text import capital, join_with_and
from engine.games.taidian.deck import ORDER
from engine.games.taidian.names import card_name, counted_cards, short_name, short_ordinal
from engine.games.taidian.view_types import FighterView, View
from screens.games.taidian.pen import Pen
from screens.games.taidian.portraits import portrait_of
from screens.games.taidian.seat_lines import felled_run, level_runs, paint_health_line
from screens.games.taidian.turn import victory
from themes.look import Look
from tui.widgets.area import Area
from tui.widgets.canvas import Canvas, Offer, Picture
from tui.widgets.pen import Run, total_width
from tui.widgets.portraits import PORTRAIT_HEIGHT, PORTRAIT_WIDTH, paint_portrait
from tui.widgets.scores import paint_unfinished, paint_victory

TWO_COLUMNS = 76


def curves(view: View) -> dict[str, tuple[int, ...]]:
    fighters = view.fighters
    return {
        "health": tuple(each.health for each in fighters),
        "power-ups": tuple(sum(each.levels.values()) for each in fighters),
        "cards bought": tuple(sum(each.bought_counts.values()) for each in fighters),
    }


def summary(view: View, width: int, look: Look, players: tuple[str, ...] = ()) -> Picture:
    columns = 2 if width >= TWO_COLUMNS else 1
    room = width // columns - PORTRAIT_WIDTH - 5
    fighters = fighters_by_rank(view)
    rows = [fighters[start : start + columns] for start in range(0, len(fighters), columns)]
    heights = [max(_fighter_height(each, room) for each in row) for row in rows]
    canvas = Canvas(width, 2 + sum(heights), look)
    pen = Pen(canvas, view, Offer())
    area = Area(0, 0, width, canvas.height)
    _paint_headline(pen, area.rows(0, 1))
    for row, band in zip(rows, area.rows(2).stack(*heights), strict=True):
        for fighter, place in zip(row, band.split(columns), strict=False):
            _paint_fighter(pen, fighter, place)
    return canvas.picture()


def fighters_by_rank(view: View) -> list[FighterView]:
    """The fighters still standing, then the fallen, the last to fall first."""
    places = {}
    if view.outcome is not None:
        places = {s: n for n, group in enumerate(view.outcome.ranking) for s in group}
    return sorted(
        view.fighters,
        key=lambda each: (places.get(each.seat, 0), not each.standing, -each.fall_order, each.seat),
    )


def _paint_headline(pen: Pen, line: Area) -> None:
    """Paint how the fight was won; the page above says whether the viewer has won."""
    outcome = pen.view.outcome
    if outcome is None:
        paint_unfinished(pen, line, "fight")
        return
    result = capital(victory(pen).removeprefix("You win: ").removeprefix("You lose: "))
    words = (f"{pen.glyphs.star} {result}", pen.plate_style(outcome.winners[0]))
    paint_victory(pen, line, words, f"in round {pen.view.round}")


def _purchases_text(fighter: FighterView) -> str:
    """The cards that a fighter has bought: "Bought 2 Shields", "Bought nothing"."""
    if not fighter.bought_counts:
        return "Bought nothing"
    slugs = sorted(fighter.bought_counts, key=ORDER.__getitem__)
    cards = [
        s for s in slugs for _ in range(fighter.bought_counts[s]) if s not in fighter.structures
    ]
    return f"Bought {counted_cards(cards)}" if cards else "Bought nothing else"


def _structures_text(fighter: FighterView) -> str:
    return (
        f"Structures {join_with_and(map(card_name, fighter.structures))}"
        if fighter.structures
        else ""
    )


def _text_lines(text: str, room: int) -> list[str]:
    return wrap(text, max(room, 10), break_on_hyphens=False)


def _fighter_height(fighter: FighterView, room: int) -> int:
    lines = len(_text_lines(_structures_text(fighter), room)) + len(
        _text_lines(_purchases_text(fighter), room)
    )
    return max(PORTRAIT_HEIGHT, 2 + lines) + 2


def _paint_fighter(pen: Pen, fighter: FighterView, area: Area) -> None:
    role, has_won = pen.seat_role(fighter.seat), _has_won(pen, fighter)
    pen.frame(
        area,
        role=role if has_won else "border",
        kind="double" if has_won else "rounded",
        title=_fighter_title(pen, fighter),
        title_style=pen.ink(role if fighter.standing or has_won else "muted", bold=True),
        fill="panel",
    )
    inner = area.interior(1, 1)
    faded = not fighter.standing
    paint_portrait(
        pen.canvas,
        portrait_of(fighter.character),
        inner.rows(0, PORTRAIT_HEIGHT),
        role=role,
        faded=faded,
    )
    facts = inner.columns(PORTRAIT_WIDTH + 1, inner.width - PORTRAIT_WIDTH - 2)
    if fighter.standing:
        paint_health_line(pen, fighter, facts.rows(0, 1))
    else:
        pen.runs(facts.x, facts.y, _runs_of_fall(pen, fighter, facts.width), facts.width)
    runs = [(f"{text} ", style) for text, style in level_runs(pen, fighter)]
    pen.runs(facts.x, facts.y + 1, runs, facts.width)
    y = facts.y + 2
    for words, role in ((_structures_text(fighter), "good"), (_purchases_text(fighter), "text")):
        for line in _text_lines(words, facts.width):
            pen.canvas.text(facts.x, y, line, pen.ink(role))
            y += 1


def _has_won(pen: Pen, fighter: FighterView) -> bool:
    return pen.view.outcome is not None and fighter.seat in pen.view.outcome.winners


def _fighter_title(pen: Pen, fighter: FighterView) -> str:
    star = f"{pen.glyphs.star} " if _has_won(pen, fighter) else ""
    cross = "" if fighter.standing else f"{pen.glyphs.cross} "
    team = f", team {fighter.side + 1}" if pen.view.has_teams else ""
    return f"{star}{cross}{fighter.name or short_name(fighter)}{team}"


def _runs_of_fall(pen: Pen, fighter: FighterView, room: int) -> list[Run]:
    """The fighter's place in the order of falling, the attacker, and who else fell then."""
    others = [
        short_name(each)
        for each in pen.view.fighters
        if each.fall_order == fighter.fall_order and each.seat != fighter.seat
    ]
    text = f"{pen.glyphs.cross} fell {short_ordinal(fighter.fall_order)} "
    runs = [(text, pen.ink("muted")), felled_run(pen, fighter)]
    if others:
        runs.append((f", with {join_with_and(others)}", pen.ink("muted")))
    return runs if total_width(runs) <= room else runs[:2]
