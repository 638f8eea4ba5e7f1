"""The end of a game: how it was won, every Region's score by source, and both goals."""

from __future__ import annotations

from engine.games.duel.cards import COMPANIES, SHARE_POINTS
from engine.games.duel.view_types import RegionView, SideView, View
from screens.games.duel.pen import Pen
from screens.games.duel.region import paint_chip
from screens.games.duel.seat import paint_goal
from screens.games.duel.signs import REGION_ROLE, power_sign, technology_sign
from themes.look import Look
from tui.widgets.area import Area
from tui.widgets.canvas import Canvas, Offer, Picture
from tui.widgets.cells import width_of
from tui.widgets.scores import ScoreLine, paint_score_lines, paint_unfinished, paint_victory


def paint_result(pen: Pen, area: Area) -> None:
    """Paint the winner, the reason, and the leader of each Region, instead of the hand.

    A compact table has no room for this; there the turn line shows the winner.
    """
    if pen.view.outcome is None or area.height < 4:
        return
    winner = pen.view.sides[pen.view.outcome.winners[0]]
    role = pen.seat_role(winner.seat)
    title = f"{pen.glyphs.star} {verdict(pen, winner)}"
    pen.frame(area, role=role, kind="double", title=title, title_style=pen.ink(role, bold=True))
    inner = area.interior(2, 1)
    used_rows = pen.canvas.wrap(
        inner.x, inner.y, inner.width, 2, f"Won {how_won(pen, winner)}", pen.ink("bright")
    )
    for row, region in enumerate(pen.view.regions, used_rows + int(inner.height > used_rows + 3)):
        line = inner.rows(row, 1)
        if line.height:
            text = f"{region.name:<13}{region.points[0]:2}:{region.points[1]:<3}"
            pen.write(line.x, line.y, text, REGION_ROLE[region.slug], width=line.width)
            paint_leader(pen, region, line.columns(19))


def verdict(pen: Pen, winner: SideView) -> str:
    """The result for the viewer: "You win" or "You lose" first."""
    if pen.view.seat is None:
        return winner_text(winner)
    return f"{'You win' if pen.view.seat == winner.seat else 'You lose'}: {winner_text(winner)}"


def winner_text(winner: SideView) -> str:
    """The result for everybody: "Nikola Tesla wins"."""
    return f"{winner.inventor or f'Player {winner.seat + 1}'} wins"


def how_won(pen: Pen, winner: SideView) -> str:
    regions_led = sum(region.leader == winner.seat for region in pen.view.regions)
    if pen.view.won_by == "goal":
        return f"by reaching the personal goal, in phase {pen.view.phase}"
    return f"by leading {regions_led} of 3 Regions"


def paint_leader(pen: Pen, region: RegionView, line: Area) -> None:
    """Paint the leader of a Region, and the tie-break, in fewer words on a narrow line."""
    side = pen.view.sides[region.leader]
    name = side.inventor.split()[-1] if side.inventor else f"Player {side.seat + 1}"
    leader = f"{pen.glyphs.crown} {name}"
    reason = {"points": "", "PR": "PR", "technologies": "chips"}[region.reason]
    texts = [f"{leader} leads"]
    if reason:
        texts = [f"{leader} leads (tie: {reason})", f"{leader} (tie: {reason})"]
        texts.append(f"{leader} ({reason})")
    text = next((each for each in texts if width_of(each) <= line.width), texts[-1])
    pen.runs(line.x, line.y, [(text, pen.seat_ink(region.leader))], line.width)


GOAL_HEIGHT = 8


def summary(view: View, width: int, look: Look, players: tuple[str, ...] = ()) -> Picture:
    is_wide = width >= 72
    heights = [len(_companies_in(view, region.slug)) + 6 for region in view.regions]
    regions = max(heights) if is_wide else sum(heights)
    goals = GOAL_HEIGHT if is_wide else 2 * GOAL_HEIGHT
    canvas = Canvas(width, 2 + regions + goals, look)
    pen = Pen(canvas, view, Offer())
    area = Area(0, 0, width, canvas.height)
    _paint_headline(pen, area.rows(0, 1))
    middle, lower = area.rows(2, regions), area.rows(2 + regions)
    columns = middle.split(3) if is_wide else middle.stack(*heights)
    for region, column in zip(view.regions, columns, strict=True):
        _paint_region(pen, region, column)
    cards = lower.split(2) if is_wide else lower.stack(GOAL_HEIGHT, GOAL_HEIGHT)
    for side, card in zip(view.sides, cards, strict=True):
        _paint_goal(pen, side, card)
    return canvas.picture()


def curves(view: View) -> dict[str, tuple[int, ...]]:
    return {
        "points": tuple(sum(side.points.values()) for side in view.sides),
        "PR": tuple(side.pr for side in view.sides),
        "Cities": tuple(sum(map(len, side.cities.values())) for side in view.sides),
        "shares": tuple(sum(side.shares.values()) for side in view.sides),
    }


def _paint_headline(pen: Pen, line: Area) -> None:
    """Paint the winner and the reason; the page above says whether that is the viewer."""
    outcome = pen.view.outcome
    if outcome is None:
        paint_unfinished(pen, line, "duel")
        return
    side = pen.view.sides[outcome.winners[0]]
    text = f"{pen.glyphs.star} {winner_text(side)}"
    paint_victory(pen, line, (text, pen.plate_style(side.seat)), how_won(pen, side))


# Regions


def _companies_in(view: View, region: str) -> list[str]:
    companies = [slug for slug, company in COMPANIES.items() if company.region == region]
    return [slug for slug in companies if any(side.shares.get(slug) for side in view.sides)]


def _paint_region(pen: Pen, region: RegionView, area: Area) -> None:
    role = REGION_ROLE[region.slug]
    title = pen.ink(role, bold=True)
    pen.frame(area, title=region.name, title_style=title)
    free = area.columns(len(region.name) + 4, area.width - len(region.name) - 6)
    paint_chip(pen, region, free.rows(0, 1))
    inner = area.interior(2, 1)
    lines = _score_lines(pen, region)
    cell = 8 if inner.width >= 30 else 6
    paint_score_lines(pen, inner, lines, label=inner.width - 2 * cell, cell=cell)
    paint_leader(pen, region, inner.rows(len(lines), 1))


def _score_lines(pen: Pen, region: RegionView) -> list[ScoreLine]:
    sides = pen.view.sides
    powers = [f"{power_sign(pen.glyphs, side.power)}{side.power or ''}" for side in sides]
    counts = [len(side.cities.get(region.slug, ())) for side in sides]
    cities = [_count_and_value(count, 2 * count, pen.glyphs.city) for count in counts]
    lines = [_score_line(pen, "", powers, bold=True), _score_line(pen, "Cities", cities)]
    for slug in _companies_in(pen.view, region.slug):
        shares_owned = [side.shares.get(slug, 0) for side in sides]
        shares = [
            _count_and_value(count, SHARE_POINTS[count], pen.glyphs.share) for count in shares_owned
        ]
        lines.append(_score_line(pen, COMPANIES[slug].name, shares))
    points = [str(each) for each in region.points]
    return [*lines, _score_line(pen, "Points", points, bold=True, is_raised=True)]


def _count_and_value(count: int, points: int, sign: str) -> str:
    """A count and its value: "3▤ 6"; a dash for nothing."""
    return f"{count}{sign}{points:3}" if count else "-"


def _score_line(
    pen: Pen, label: str, values: list[str], *, bold: bool = False, is_raised: bool = False
) -> ScoreLine:
    cells = tuple((text, pen.seat_ink(seat, bold=bold)) for seat, text in enumerate(values))
    return ScoreLine((label, pen.ink("bright" if bold else "text")), cells, is_raised)


# Goals


def _paint_goal(pen: Pen, side: SideView, area: Area) -> None:
    role = pen.seat_role(side.seat)
    is_met = side.goal is not None and side.goal.met
    verdict = "goal met" if is_met else "goal not met"
    name = side.inventor or f"Player {side.seat + 1}"
    if len(f"{name}: {verdict}") + 6 > area.width:
        name = name.split()[-1]
    pen.frame(
        area,
        title=f"{name}: {verdict}",
        title_style=pen.ink(role, bold=True),
        role="good" if is_met else "border",
    )
    inner = area.interior(1, 1)
    signs = " ".join(technology_sign(pen.glyphs, slug) for slug in side.technologies)
    text = f"PR {side.pr}   Technologies {len(side.technologies)} {signs}"
    pen.write(inner.x + 1, inner.y, text, role, width=inner.width - 1)
    paint_goal(pen, side, inner.rows(1))
