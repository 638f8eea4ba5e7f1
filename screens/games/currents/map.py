"""The map: cities with their projects, the links between them, and the owners."""

from __future__ import annotations

from rich.style import Style

from engine.games.currents.card_types import City
from engine.games.currents.cities import CITIES
from engine.games.currents.projects.claims import Claim, highest_project
from engine.games.currents.table_action import begun
from screens.games.currents.map_layout import (
    CODE,
    CODES,
    LABEL,
    LARGE,
    DrawnLink,
    MapLayout,
    free_corner,
    layout_of,
)
from screens.games.currents.pen import Pen
from screens.games.currents.signs import city_code, city_name, name_by_size, stroke_sign
from tui.widgets.area import Area
from tui.widgets.pen import Run

SIZES_IN_LETTERS = "NYC large, Buf medium, syr small city"
SIZES_BELOW = "S, M, L: a small, medium, large city"
KEY = ("2: a free project, for level II of Bulb", "and of AC or DC; bright: in your reach")
"""The meanings of the numbers on the map."""


def paint_map(pen: Pen, area: Area) -> None:
    """Paint all cities in play; links of the viewer's cities have the company's colour."""
    if area.width < CODE + 5 or area.height < 2:
        return
    layout = layout_of(area.width, area.height, pen.view.cities)
    _paint_links(pen, area, layout)
    for slug, spot in layout.spots.items():
        token = Area(area.x + spot.x, area.y + spot.y, spot.width, spot.height)
        if layout.style == LARGE:
            _paint_large_city(pen, CITIES[slug], token)
        else:
            _paint_city(pen, CITIES[slug], token, codes=layout.style == CODES)
    _paint_key(pen, area, SIZES_BELOW if layout.style == LARGE else SIZES_IN_LETTERS)


def _paint_key(pen: Pen, area: Area, sizes: str) -> None:
    """Paint the meanings of names and numbers, as many as fit a free corner."""
    for lines in ((sizes, *KEY), KEY):
        key_width = max(map(len, lines))
        corner = free_corner(area.width, area.height, pen.view.cities, key_width, len(lines))
        if corner is not None:
            for row, text in enumerate(lines):
                x, y = area.x + corner.x, area.y + corner.y + row
                pen.canvas.text(x, y, text, pen.ink("muted"))
            return


def _paint_links(pen: Pen, area: Area, layout: MapLayout) -> None:
    """Paint plain links first, so that those of the viewer's company are on top."""
    projects = pen.own_company.projects if pen.own_company else ()
    own_cities = {name.rpartition(" ")[0] for name in projects}
    other_links = [link for link in layout.links if not own_cities.intersection(link.ends)]
    own_links = [link for link in layout.links if own_cities.intersection(link.ends)]
    _paint_some_links(pen, area, other_links, pen.ink("border"))
    if pen.own_company is not None:
        _paint_some_links(pen, area, own_links, pen.firm_ink(pen.own_company.slug, bold=False))


def _paint_some_links(pen: Pen, area: Area, links: list[DrawnLink], style: Style) -> None:
    for link in links:
        for (x, y), stroke in link.strokes:
            pen.canvas.put(area.x + x, area.y + y, stroke_sign(pen.glyphs, stroke), style)


def _paint_city(pen: Pen, city: City, spot: Area, *, codes: bool) -> None:
    """Paint a city on one line; the cell before its name is reserved for the jump letter."""
    place = f"city:{city.slug}"
    name = city_code(city) if codes else name_by_size(city_name(city), city.size)
    pen.canvas.text(spot.x, spot.y, " " * spot.width, pen.ink("text"))
    ink = pen.fresh_style(place, _name_ink(pen, city))
    end = pen.canvas.text(spot.x + LABEL, spot.y, name, ink)
    for number, level in enumerate(city.projects):
        char, ink = project_run(pen, city, level)
        pen.canvas.put(end + 1 + number, spot.y, char, ink)
    pen.add_focus_target(place, spot)
    pen.paint_jump_letter(place, spot.x, spot.y)


def _paint_large_city(pen: Pen, city: City, spot: Area) -> None:
    """Paint the name above, projects as plates and the size below."""
    place = f"city:{city.slug}"
    pen.canvas.fill(spot.x, spot.y, spot.width, 2, pen.ink("text"))
    ink = pen.fresh_style(place, _name_ink(pen, city))
    pen.canvas.text(spot.x, spot.y, city_name(city), ink)
    left = spot.x + 1 + 3 * len(city.projects)
    pen.canvas.text(left, spot.y + 1, city.size, pen.ink("muted"))
    for number, level in enumerate(city.projects):
        char, ink = project_run(pen, city, level)
        pen.canvas.fill(spot.x + 1 + 3 * number, spot.y + 1, 3, 1, pen.ink("text", on="raised"))
        pen.canvas.text(spot.x + 1 + 3 * number, spot.y + 1, f" {char} ", ink)
    pen.add_focus_target(place, spot)
    pen.paint_jump_letter(place, spot.x, spot.y + 1)


def _name_ink(pen: Pen, city: City) -> Style:
    """The style of a city's name: bright for a large city, and for one that can be chosen."""
    if pen.is_offered(f"city:{city.slug}"):
        return pen.ink("bright", bold=True)
    return pen.ink("bright" if city.size == "L" else "text", bold=city.size == "L")


def project_run(pen: Pen, city: City, level: int) -> Run:
    """A project: its number while it is free, its owner's letter once it is claimed.

    Numbers that the viewer's technology reaches are bright, one that is being claimed is on gold.
    """
    owner = pen.view.projects.get(f"{city.slug} {level}")
    if owner:
        return pen.letter(owner)
    if is_being_claimed(pen, f"{city.slug} {level}"):
        return str(level), pen.ink("background", on="gold", bold=True)
    is_reached = pen.own_company is not None and level <= highest_project(pen.own_company.levels)
    return str(level), pen.ink("bright" if is_reached else "muted", bold=is_reached)


def is_being_claimed(pen: Pen, name: str) -> bool:
    """Has the acting player named this project, but not yet the luminary who claims it?"""
    return pen.view.begun_action.verb == "claim" and begun(pen.view, Claim).project == name
