"""A Region between the players: both sides' shares and Cities, points, leader, chip and bonus."""

from __future__ import annotations

from attrs import evolve

from engine.games.duel.cards import CITIES, COMPANIES, SHARE_POINTS, SHARES_EACH
from engine.games.duel.view_types import RegionView, SideView
from screens.games.duel.pen import Pen
from screens.games.duel.signs import BONUS_SHORT, LEADS_BY, REGION_ROLE, chip_text, power_role
from tui.widgets.area import Area
from tui.widgets.pen import Run, Token, line_count, piece


@piece
def paint_region(pen: Pen, region: RegionView, area: Area) -> None:
    """Paint the Region as a column: the rival's side, the scores, the viewer's side."""
    _paint_frame(pen, region, area)
    inner = area.interior(1, 1)
    band = 2 if inner.height < 14 else 4
    above = (inner.height - band) // 2
    rival, scores, own_half = inner.stack(above, band, inner.height - band - above)
    paint_holdings(pen, pen.rival, region.slug, rival, rising=True)
    _paint_scores(pen, region, scores)
    paint_holdings(pen, pen.own_seat, region.slug, own_half)


def _paint_frame(pen: Pen, region: RegionView, area: Area) -> None:
    is_scored = pen.view.scoring_region == region.slug
    role = REGION_ROLE[region.slug]
    pen.frame(
        area,
        place=f"region:{region.slug}",
        role="gold" if is_scored else "border",
        kind="double" if is_scored else "rounded",
        title=region.name,
        title_style=pen.ink("gold" if is_scored else role, bold=True),
    )
    free = area.columns(len(region.name) + 4, area.width - len(region.name) - 8)
    paint_chip(pen, region, free.rows(0, 1))
    _paint_bonus(pen, region, area)


def paint_chip(pen: Pen, region: RegionView, line: Area) -> None:
    """Paint the No AC/DC chip as a token at the right end of a line."""
    if region.chip:
        text = chip_text(pen.glyphs, region.chip, line.width)
        style = pen.ink("background", on=power_role(region.chip), bold=True)
        pen.canvas.text(line.right - len(text), line.y, text, style)
        pen.add_target(f"chip:{region.slug}", Area(line.right - len(text), line.y, len(text), 1))


def _paint_bonus(pen: Pen, region: RegionView, area: Area) -> None:
    """Paint the bonus in the lower edge; the last phase has none (12.1)."""
    if pen.view.phase == 3:
        return
    text = bonus_text(pen, region, area.width - 6)
    role = "gold" if pen.view.scoring_region == region.slug else "muted"
    pen.canvas.text(area.x + 2, area.bottom - 1, f" {text} ", pen.ink(role))


def bonus_text(pen: Pen, region: RegionView, room: int) -> str:
    """The leader's bonus at the end of the phase, in the longest form that fits."""
    star = f"{pen.glyphs.star} " if pen.view.scoring_region == region.slug else ""
    for text in (f"Leader's bonus: {region.bonus}", f"Bonus: {region.bonus}"):
        if len(star + text) <= room:
            return star + text
    sign = star or f"{pen.glyphs.crown} "
    return pen.canvas.clip(sign + BONUS_SHORT[region.slug], room)


# Scores


def _paint_scores(pen: Pen, region: RegionView, area: Area) -> None:
    pen.canvas.fill(area.x, area.y, area.width, area.height, pen.ink("text", on="raised"))
    rows = (area.y, area.bottom - 1) if area.height < 4 else (area.y + 1, area.bottom - 2)
    for side, y in ((pen.rival, rows[0]), (pen.own_seat, rows[1])):
        _paint_score(pen, region, side, Area(area.x, y, area.width, 1))


def _paint_score(pen: Pen, region: RegionView, side: SideView, line: Area) -> None:
    leads = region.leader == side.seat
    style = pen.seat_ink(side.seat, bold=leads)
    points = region.points[side.seat]
    pen.canvas.text(line.x + 1, line.y, pen.glyphs.crown if leads else " ", style)
    pen.canvas.text(line.x + 3, line.y, f"{points:2}", style)
    room = line.width - 6 - 13
    most = max(max(each.points) for each in pen.view.regions)
    bar = _points_bar(pen, points, most, room)
    pen.canvas.text(line.x + 6, line.y, bar, style)
    if leads:
        text = LEADS_BY[region.reason]
        pen.canvas.text(line.x + 6, line.y, text, style, width=line.width - 7, align="right")


def _points_bar(pen: Pen, points: int, most: int, room: int) -> str:
    """A bar of one cell for each point if there is room, or else in proportion.

    `most` is the highest number of points on the table, because all bars share one scale.
    """
    cells = points if most <= room else round(points * room / most)
    return pen.glyphs.filled_square * cells


# Shares and Cities


def paint_holdings(
    pen: Pen, side: SideView, region: str, area: Area, *, rising: bool = False
) -> None:
    """Paint a side's shares and Cities in a Region, as large as the room allows.

    Both sides grow away from the scores; with `rising` the first line is the lowest.
    """
    shares = held_shares(side, region)
    cities = side.cities.get(region, ())
    tokens = city_tokens(pen, cities)
    lines = line_count(tokens, area.width)
    cards = CARD_HEIGHT * lines_of_cards(cities, area.width)
    if area.height >= max(len(shares) + cards, 6):
        _paint_share_lines(pen, side, shares, area, rising=rising)
        start = area.height - len(shares) - cards if rising else len(shares)
        paint_city_cards(pen, cities, area.rows(start, cards))
    elif area.height >= max(len(shares) + lines, 4):
        _paint_share_lines(pen, side, shares, area, rising=rising)
        start = area.height - len(shares) - lines if rising else len(shares)
        pen.flow(area.rows(start, lines), tokens)
    else:
        room = area.width - (COUNT_WIDTH if cities else 0)
        pen.add_target(f"holdings:{side.seat}:{region}", area)
        cities_only = [evolve(token, place="") for token in tokens]
        tokens = [*share_tokens(pen, side, shares, room, area.height), *cities_only]
        lines = min(line_count(tokens, area.width), area.height)
        rows = area.rows(area.height - lines if rising else 0, lines)
        pen.flow(rows, tokens, sign=pen.glyphs.city)


def _paint_share_lines(
    pen: Pen, side: SideView, shares: list[str], area: Area, *, rising: bool
) -> None:
    for number, company in enumerate(shares):
        row = area.height - 1 - number if rising else number
        _paint_share_line(pen, side, company, area.rows(row, 1))


def held_shares(side: SideView, region: str) -> list[str]:
    """The companies of a Region whose shares the side has placed, its own first."""
    companies = [slug for slug, count in side.shares.items() if count]
    companies_here = [slug for slug in companies if COMPANIES[slug].region == region]
    return sorted(companies_here, key=lambda slug: (slug != side.company, -side.shares[slug]))


def share_place(pen: Pen, side: SideView, company: str) -> str:
    """The place of a side's shares; those of the upper side can only be looked at."""
    return f"share:{company}" if side.seat == pen.own_seat.seat else f"share:{side.seat}:{company}"


def _paint_share_line(pen: Pen, side: SideView, company: str, line: Area) -> None:
    count = side.shares[company]
    style = pen.seat_ink(side.seat, bold=company == side.company)
    pips = pen.glyphs.share * count + pen.glyphs.dot * (SHARES_EACH - count)
    name = f"  {COMPANIES[company].name:<12} "
    runs: list[Run] = [(name, style), (pips[:count], style), (pips[count:], pen.ink("border"))]
    runs.append((f" {SHARE_POINTS[count]:2}", pen.ink("muted")))
    end = pen.runs(line.x, line.y, runs, line.width)
    spot = Area(line.x, line.y, end - line.x, 1)
    pen.finish_piece(share_place(pen, side, company), spot)


def share_tokens(
    pen: Pen, side: SideView, shares: list[str], width: int, height: int
) -> list[Token]:
    tokens: list[Token] = []
    ways = ((None, True, " "), (None, True, ""), (None, False, ""), (4, False, ""), (3, False, ""))
    for letters, pips, gap in ways:
        tokens = [
            _share_token(pen, side, company, letters, pips=pips, gap=gap) for company in shares
        ]
        if line_count(tokens, width) <= height:
            break
    return tokens


def _share_token(
    pen: Pen, side: SideView, company: str, letters: int | None, *, pips: bool, gap: str
) -> Token:
    """A company's shares as a token: "Maxim ▤▤▤", "Maxim▤3" or "Max3".

    `gap` keeps a jump letter away from the name.
    """
    style = pen.seat_ink(side.seat, bold=company == side.company)
    name, count = COMPANIES[company].name[:letters], side.shares[company]
    sign = pen.glyphs.share if letters is None else ""
    text = f"{gap}{name} {sign * count}" if pips else f"{name}{sign}{count}"
    return Token(((text, style),), share_place(pen, side, company))


COUNT_WIDTH = 3
"""The cells of "⌂8", the count of the Cities that do not fit."""


def city_tokens(pen: Pen, cities: tuple[str, ...]) -> list[Token]:
    sign = (pen.glyphs.city, pen.ink("gold", on="panel"))
    name = pen.ink("text", on="panel")
    return [Token((sign, (f" {CITIES[city].name}", name)), f"city:{city}") for city in cities]


CARD_HEIGHT = 3


def _card_width(city: str) -> int:
    return len(CITIES[city].name) + 4


def lines_of_cards(cities: tuple[str, ...], width: int) -> int:
    """The number of rows of small cards that the Cities take."""
    lines, used_width = 0, width
    for city in cities:
        used_width += _card_width(city)
        if used_width > width:
            lines, used_width = lines + 1, _card_width(city)
    return lines


def paint_city_cards(pen: Pen, cities: tuple[str, ...], area: Area) -> None:
    x, y = area.x, area.y
    for city in cities:
        width = _card_width(city)
        if x + width > area.right:
            x, y = area.x, y + CARD_HEIGHT
        pen.frame(Area(x, y, width, CARD_HEIGHT), place=f"city:{city}", fill="panel")
        pen.canvas.text(x + 2, y + 1, CITIES[city].name, pen.ink("text"))
        x += width
