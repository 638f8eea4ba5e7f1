"""The end of a game: how it was won, every Region's score by its parts, and both goals."""

from __future__ import annotations

from engine.games.duel.cards import COMPANIES, SHARE_POINTS
from engine.games.duel.view_types import RegionView, SideView, View
from screens.games.duel.colours import REGION_ROLE, power_role
from screens.games.duel.inventor import paint_goal
from screens.games.duel.pen import Pen
from screens.games.duel.region import paint_chip
from screens.games.duel.signs import power_sign, technology_sign
from themes.look import Look
from tui.widgets.area import Area
from tui.widgets.canvas import Canvas, Offer, Picture
from tui.widgets.pen import Run

GOAL_HEIGHT = 8


def summary(view: View, width: int, look: Look) -> Picture:
    """The result as one picture of the width, as high as it needs."""
    beside = width >= 72
    heights = [_height(view, region) for region in view.regions]
    regions = max(heights) if beside else sum(heights)
    goals = GOAL_HEIGHT if beside else 2 * GOAL_HEIGHT
    canvas = Canvas(width, 2 + regions + goals, look)
    pen = Pen(canvas, view, Offer())
    area = Area(0, 0, width, canvas.height)
    _headline(pen, area.rows(0, 1))
    middle, lower = area.rows(2, regions), area.rows(2 + regions)
    columns = middle.split(3) if beside else middle.stack(*heights)
    for region, column in zip(view.regions, columns, strict=True):
        _region(pen, region, column)
    cards = lower.split(2) if beside else lower.stack(GOAL_HEIGHT, GOAL_HEIGHT)
    for side, card in zip(view.sides, cards, strict=True):
        _goal(pen, side, card)
    return canvas.picture()


def curves(view: View) -> dict[str, tuple[int, ...]]:
    """Numbers of both seats at one moment, for the plot of the whole game."""
    return {
        "points": tuple(sum(side.points.values()) for side in view.sides),
        "PR": tuple(side.pr for side in view.sides),
        "Cities": tuple(sum(map(len, side.cities.values())) for side in view.sides),
        "shares": tuple(sum(side.shares.values()) for side in view.sides),
    }


def _headline(pen: Pen, line: Area) -> None:
    """Who won, and how."""
    outcome = pen.view.outcome
    if outcome is None:
        pen.write(line.x + 1, line.y, "The duel is not over yet", "muted", width=line.width)
        return
    side = pen.view.sides[outcome.winners[0]]
    name = f" {pen.glyphs.star} {side.inventor or side.seat} wins "
    style = pen.ink("background", on=power_role(side.power), bold=True)
    words = (f" {how_won(pen, side)}", pen.ink("text"))
    pen.runs(line.x, line.y, [(name, style), words], line.width)


def how_won(pen: Pen, winner: SideView) -> str:
    """How the duel was won, in words."""
    led = sum(region.leader == winner.seat for region in pen.view.regions)
    if pen.view.won_by == "goal":
        return f"by the personal goal, in phase {pen.view.phase}"
    return f"by leading {led} of 3 Regions"


# Regions


def _companies(view: View, region: str) -> list[str]:
    """The companies of a Region that anybody has placed shares of."""
    here = [slug for slug, company in COMPANIES.items() if company.region == region]
    return [slug for slug in here if any(side.shares.get(slug) for side in view.sides)]


def _height(view: View, region: RegionView) -> int:
    return len(_companies(view, region.slug)) + 6


def _region(pen: Pen, region: RegionView, area: Area) -> None:
    """A table: Cities and each company, points of both seats, the sum, and who leads."""
    role = REGION_ROLE[region.slug]
    title = pen.ink(role, bold=True)
    pen.frame(area, title=region.name, title_style=title)
    free = area.columns(len(region.name) + 4, area.width - len(region.name) - 6)
    paint_chip(pen, region, free.rows(0, 1))
    inner = area.inside(2, 1)
    signs = [f"{power_sign(pen.glyphs, side.power)}{side.power or ''}" for side in pen.view.sides]
    _line(pen, inner.rows(0, 1), "", signs, bold=True)
    counts = [len(side.cities.get(region.slug, ())) for side in pen.view.sides]
    points = [_counted(count, 2 * count, pen.glyphs.city) for count in counts]
    _line(pen, inner.rows(1, 1), "Cities", points)
    companies = _companies(pen.view, region.slug)
    for row, slug in enumerate(companies, 2):
        held = [side.shares.get(slug, 0) for side in pen.view.sides]
        points = [_counted(count, SHARE_POINTS[count], pen.glyphs.share) for count in held]
        _line(pen, inner.rows(row, 1), COMPANIES[slug].name, points)
    total = inner.rows(len(companies) + 2, 1)
    pen.canvas.fill(total.x - 1, total.y, total.width + 2, 1, pen.ink("text", on="raised"))
    _line(pen, total, "Points", [str(each) for each in region.points], bold=True)
    _leader(pen, region, inner.rows(len(companies) + 3, 1))


def _counted(count: int, points: int, sign: str) -> str:
    """A count and what it is worth: "3▤ 6"; a dash for nothing."""
    return f"{count}{sign}{points:3}" if count else "-"


def _line(pen: Pen, line: Area, label: str, values: list[str], *, bold: bool = False) -> None:
    """A label and one value for each seat."""
    cell = 8 if line.width >= 30 else 6
    pen.write(line.x, line.y, label, "bright" if bold else "text", width=line.width - 2 * cell)
    for seat, value in enumerate(values):
        right = line.right - cell * (len(values) - 1 - seat)
        style = pen.side_ink(seat, bold=bold)
        pen.canvas.text(right - cell, line.y, value, style, width=cell, align="right")


def _leader(pen: Pen, region: RegionView, line: Area) -> None:
    side = pen.view.sides[region.leader]
    name = side.inventor.split()[-1] if side.inventor else f"Player {side.seat + 1}"
    why = {"points": "", "PR": " (tie: PR)", "technologies": " (tie: chips)"}[region.reason]
    runs: list[Run] = [(f"{pen.glyphs.crown} {name} leads{why}", pen.side_ink(region.leader))]
    pen.runs(line.x, line.y, runs, line.width)


# Goals


def _goal(pen: Pen, side: SideView, area: Area) -> None:
    """A side's goal with what was reached of it."""
    role = power_role(side.power)
    met = side.goal is not None and side.goal.met
    verdict = "goal met" if met else "goal not met"
    pen.frame(
        area,
        title=f"{side.inventor or f'Player {side.seat + 1}'}: {verdict}",
        title_style=pen.ink(role, bold=True),
        role="good" if met else "border",
    )
    inner = area.inside(1, 1)
    signs = " ".join(technology_sign(pen.glyphs, slug) for slug in side.technologies)
    words = f"PR {side.pr}   Technologies {len(side.technologies)} {signs}"
    pen.write(inner.x + 1, inner.y, words, role, width=inner.width - 1)
    paint_goal(pen, side, inner.rows(1))


# The end on the board


def paint_result(pen: Pen, area: Area) -> None:
    """Who won and how, and who led each Region, where the hand lay.

    A compact table has no room for it; there the line of the turn says who won.
    """
    if pen.view.outcome is None or area.height < 4:
        return
    winner = pen.view.sides[pen.view.outcome.winners[0]]
    role = power_role(winner.power)
    title = f"{pen.glyphs.star} {winner.inventor} wins"
    pen.frame(area, role=role, kind="double", title=title, title_style=pen.ink(role, bold=True))
    inner = area.inside(2, 1)
    used = pen.canvas.wrap(
        inner.x, inner.y, inner.width, 2, f"Won {how_won(pen, winner)}", pen.ink("bright")
    )
    for row, region in enumerate(pen.view.regions, used + int(inner.height > used + 3)):
        line = inner.rows(row, 1)
        if line.height:
            words = f"{region.name:<13}{region.points[0]:2} to {region.points[1]:<3}"
            pen.write(line.x, line.y, words, REGION_ROLE[region.slug], width=line.width)
            _leader(pen, region, line.columns(22))
