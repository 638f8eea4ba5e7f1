"""Wide Lands, a game on a map of forty by forty hexes: it proves boards larger than their pane.

Each seat has a walker. In its turn a seat walks as far as its points carry it, or stays; then it
bids some of its coins, or none, and the seat that has bid most when the rounds are over wins. The
painter is at the end: two pages, three sizes, and every space can be looked at.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache
from string import ascii_lowercase

from attrs import define, frozen

from engine.core.about import About
from engine.core.chance import Chance
from engine.core.choice import Choice, Description, choice
from engine.core.event import Event
from engine.core.flow import choose
from engine.core.game import Game, Where
from engine.core.hexes import Hex, neighbours
from engine.core.options import option
from engine.core.routes import costs_in_reach
from engine.core.state import Outcome, State
from engine.core.text import count
from screens.table.painter import Painter
from themes.look import Look
from tui.widgets.about import paint_about
from tui.widgets.canvas import Canvas, Offer, Picture, Target
from tui.widgets.minimap import draw_minimap

SIDE = 40
POINTS = 6
COINS = 60
TERRAINS = {
    "meadow": ("dot", "good", 1),
    "wood": ("star", "accent", 2),
    "hill": ("diamond", "gold", 3),
}
"""The kinds of spaces: sign, colour, and the points that it costs to enter one."""


# The chart: compiled once from the numbers above, and no part of any state


@cache
def name_of(space: int) -> str:
    """A letter or two for the column, a number for the row: k11."""
    row, column = divmod(space, SIDE)
    letters = ascii_lowercase[column % 26]
    return f"{'a' if column >= 26 else ''}{letters}{row + 1}"


@cache
def spaces() -> dict[str, int]:
    """The spaces by their names."""
    return {name_of(space): space for space in range(SIDE * SIDE)}


def terrain(space: int) -> str:
    """What kind of space it is."""
    row, column = divmod(space, SIDE)
    return ("meadow", "meadow", "wood", "meadow", "hill")[(column * 3 + row * row) % 5]


def hex_of(space: int) -> Hex:
    """The space in axial coordinates; odd rows are half a hex to the right."""
    row, column = divmod(space, SIDE)
    return column - row // 2, row


@cache
def steps() -> tuple[tuple[tuple[int, int], ...], ...]:
    """For each space its neighbours, each with its cost."""
    at = {hex_of(space): space for space in range(SIDE * SIDE)}
    return tuple(
        tuple(
            (at[each], TERRAINS[terrain(at[each])][2])
            for each in neighbours(hex_of(space))
            if each in at
        )
        for space in range(SIDE * SIDE)
    )


# The rules


@frozen
class Options:
    rounds: str = option("3", "Rounds", "How often each seat walks and bids.", values=("1", "3"))


@define(kw_only=True)
class WideLands(State):
    rounds: int
    walkers: list[int]
    coins: list[int]
    bids: list[int]
    turn: int = 0
    bidding: bool = False


@frozen
class View:
    seat: int | None
    walkers: tuple[int, ...]
    coins: tuple[int, ...]
    bids: tuple[int, ...]
    turn: int
    outcome: Outcome | None


@frozen
class Walked(Event):
    seat: int
    space: str

    @property
    def line(self) -> str:
        return f"Seat {self.seat + 1} walks to {self.space.upper()}"


@frozen
class Bid(Event):
    seat: int
    coins: int

    @property
    def line(self) -> str:
        return f"Seat {self.seat + 1} bids {self.coins}"


def setup(options: Options, seats: int, chance: Chance) -> WideLands:
    walkers = [chance.number_below(SIDE * SIDE) for _ in range(seats)]
    coins = [COINS] * seats
    return WideLands(
        chance=chance, rounds=int(options.rounds), walkers=walkers, coins=coins, bids=[0] * seats
    )


async def segment(g: WideLands) -> None:
    seats = len(g.walkers)
    seat = g.turn % seats
    if g.turn == g.rounds * seats:
        order = sorted(set(g.bids), reverse=True)
        ranking = tuple(tuple(s for s, bid in enumerate(g.bids) if bid == n) for n in order)
        g.outcome = Outcome(ranking, tuple(g.bids), f"{order[0]} coins")
    elif not g.bidding:
        await walk(g, seat)
        g.bidding = True
    else:
        await bid(g, seat)
        g.bidding, g.turn = False, g.turn + 1


async def walk(g: WideLands, seat: int) -> None:
    start = g.walkers[seat]
    found = sorted(set(costs_in_reach(steps(), start, POINTS)) - {start})
    offered = (*(choice("walk", name_of(space)) for space in found), choice("stay"))
    given = await choose(seat, "Where to?", offered)
    if given.verb == "walk":
        g.walkers[seat] = spaces()[given.noun]
        g.emit(Walked, seat=seat, space=given.noun)


async def bid(g: WideLands, seat: int) -> None:
    offered = (*(choice("bid", str(n)) for n in range(1, g.coins[seat] + 1)), choice("drop"))
    given = await choose(seat, "How much do you bid?", offered)
    coins = int(given.noun) if given.verb == "bid" else 0
    g.coins[seat] -= coins
    g.bids[seat] += coins
    g.emit(Bid, seat=seat, coins=coins)


def view(g: WideLands, seat: int | None) -> View:
    return View(
        seat=seat,
        walkers=tuple(g.walkers),
        coins=tuple(g.coins),
        bids=tuple(g.bids),
        turn=g.turn,
        outcome=g.outcome,
    )


def describe(view: View, given: Choice) -> Description:
    if given.verb == "walk":
        space = spaces()[given.noun]
        return Description("Walk", given.noun.upper(), terrain(space), place=f"hex:{given.noun}")
    if given.verb == "bid":
        return Description("Bid", given.noun, f"{given.noun} coins", place=f"number:{given.noun}")
    return Description(given.verb.capitalize(), given.verb.capitalize(), place=given.verb)


def keep_all(g: WideLands, seat: int | None, chance: Chance) -> None:
    """The `shuffle_unseen` of a game without secrets: change nothing."""


GAME: Game[WideLands, View] = Game(
    slug="wide",
    title="Wide Lands",
    blurb="Forty by forty hexes.",
    seat_counts=range(1, 5),
    rules_version=1,
    options=Options,
    state=WideLands,
    setup=setup,
    segment=segment,
    view=view,
    shuffle_unseen=keep_all,
    where=lambda g: Where(g.turn, f"Turn {g.turn + 1}"),
    seat_name=lambda view, seat: f"Seat {seat + 1}",
    pieces=lambda g: {"coins": sum(g.coins) + sum(g.bids)},
    describe=describe,
)


# The painter


SIZES = ((2, 1), (4, 2), (6, 3))
"""Cells across and down of a hex, by zoom."""
ZOOMS = len(SIZES)
UNLETTERED = ("hex:",)
MAP, PURSE = "map", "purse"


def pages(view: View) -> tuple[str, ...]:
    return MAP, PURSE


def page_for(view: View, places: Iterable[str]) -> str:
    return MAP if any(place.startswith("hex:") for place in places) else PURSE


def places_changed_by(event: Event, view: View) -> Iterable[str]:
    match event:
        case Walked(space=space):
            yield f"hex:{space}"
        case Bid(seat=seat):
            yield f"purse:{seat}"


def paint_rows(
    view: View, width: int, height: int, look: Look, offer: Offer, rows: Collection[int]
) -> Picture:
    canvas = Canvas(width, height, look, rows=rows)
    draw(canvas, view, offer)
    return canvas.picture()


def draw(canvas: Canvas, view: View, offer: Offer) -> None:
    """The page asked for; on both the button to stay or drop, and the seats."""
    look = canvas.look
    for number, place in enumerate(("stay", "drop")):
        here = place == offer.cursor
        label = offer.places.get(place, "")
        style = look.style("focus" if here else "text", bold=here)
        canvas.text(1 + 10 * number, 0, f"{label:1} {place}", style)
        canvas.target(place, 1 + 10 * number, 0, 8, 1)
    if offer.page == PURSE:
        draw_purse(canvas, view)
    else:
        draw_map(canvas, view, offer)


def draw_purse(canvas: Canvas, view: View) -> None:
    for seat, coins in enumerate(view.coins):
        words = f"Seat {seat + 1} has {coins} coins and has bid {view.bids[seat]}"
        canvas.text(2, 2 + seat, words, canvas.look.style("text"))
        canvas.target(f"purse:{seat}", 2, 2 + seat, 40, 1)


def draw_map(canvas: Canvas, view: View, offer: Offer) -> None:
    viewport = canvas.viewport(0, 1, canvas.width, max(0, canvas.height - 1))
    for space in range(SIDE * SIDE) if canvas.is_whole else _shown(canvas, viewport, offer):
        spot = spot_of(space, viewport, offer)
        canvas.landmark(spot.place, spot.x, spot.y, spot.width, spot.height)
    for space in _shown(canvas, viewport, offer):
        spot = spot_of(space, viewport, offer)
        if _overlaps(spot, viewport):
            draw_space(canvas, view, offer, space, spot)
    if offer.zoom and canvas.width > 60 and canvas.height > 12:
        marks = [(spot_of(space, viewport, offer), "") for space in range(SIDE * SIDE)]
        walkers = [(marks[space][0], f"seat{n + 1}") for n, space in enumerate(view.walkers)]
        draw_minimap(canvas, canvas.width - 21, 1, 20, 10, (*marks, *walkers), viewport)


def _shown(canvas: Canvas, viewport: Target, offer: Offer) -> range:
    """The spaces of the rows that are to be drawn."""
    first_row, last_row = min(canvas.rows, default=0), max(canvas.rows, default=-1)
    top = max(first_row, viewport.y) - viewport.y + offer.camera[1]
    bottom = last_row + 1 - viewport.y + offer.camera[1]
    down = SIZES[offer.zoom][1]
    first, last = max(0, top // down), min(SIDE, -(-bottom // down))
    return range(first * SIDE, max(first, last) * SIDE)


def spot_of(space: int, viewport: Target, offer: Offer) -> Target:
    """Where a space is on the canvas, or would be if it went on beyond the viewport."""
    across, down = SIZES[offer.zoom]
    row, column = divmod(space, SIDE)
    x = viewport.x + column * across + row % 2 * (across // 2) - offer.camera[0]
    return Target(
        f"hex:{name_of(space)}", x, viewport.y + row * down - offer.camera[1], across, down
    )


def _overlaps(spot: Target, viewport: Target) -> bool:
    across = spot.x < viewport.x + viewport.width and spot.x + spot.width > viewport.x
    return across and viewport.y <= spot.y < viewport.y + viewport.height


def draw_space(canvas: Canvas, view: View, offer: Offer, space: int, spot: Target) -> None:
    look = canvas.look
    sign, role, _ = TERRAINS[terrain(space)]
    char = str(getattr(look.glyphs, sign))
    if space in view.walkers:
        seat = view.walkers.index(space)
        char, role = str(seat + 1), f"seat{seat + 1}"
    here, offered = spot.place == offer.cursor, spot.place in offer.places
    ground = "focus" if here else "raised" if offered else "background"
    style = look.style("background" if here else role, on=ground, bold=here)
    for row in range(spot.y, min(spot.y + spot.height, canvas.height)):
        canvas.text(spot.x, row, char if row == spot.y else " ", style)


def about(view: View, place: str) -> About | None:
    kind, _, name = place.partition(":")
    if kind == "hex" and name in spaces():
        ground = terrain(spaces()[name])
        who = [f"Seat {n + 1} is here." for n, at in enumerate(view.walkers) if name_of(at) == name]
        cost_text = count(TERRAINS[ground][2], "point")
        return About(name.upper(), (f"A {ground}: {cost_text} to enter.", *who))
    if kind == "purse" and name.isdecimal() and int(name) < len(view.coins):
        return About(f"Seat {int(name) + 1}", (f"{view.coins[int(name)]} coins are left.",))
    if place in ("stay", "drop"):
        return About(place.capitalize(), ("Do nothing more here.",))
    return None


def place_page(view: View, place: str, width: int, height: int, look: Look) -> Picture | None:
    told = about(view, place)
    if told is None or not place.startswith("hex:"):
        return None
    return paint_about(About(f"All of {told.title}", told.lines), width, look)


class WidePainter(Painter[View]):
    zooms = ZOOMS
    unlettered_prefixes = UNLETTERED

    paint_rows = staticmethod(paint_rows)
    places_changed_by = staticmethod(places_changed_by)
    about = staticmethod(about)
    place_page = staticmethod(place_page)
    pages = staticmethod(pages)
    page_for = staticmethod(page_for)


PAINTER = WidePainter()
