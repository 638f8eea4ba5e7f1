"""The roomy arrangement: the page at the left, tracks and cards beside it, companies as cards."""

from __future__ import annotations

from engine.games.currents.cards import COMPANIES, LUMINARIES, TURNS
from engine.games.currents.sums.points import HQ_OF
from engine.games.currents.view_types import FirmView
from screens.games.currents.automata import plan_words
from screens.games.currents.cards import paint_event
from screens.games.currents.colours import COMPANY_ROLE
from screens.games.currents.companies import share_runs
from screens.games.currents.fame import paint_currents, paint_fame
from screens.games.currents.headline import paint_headline
from screens.games.currents.pages import paint_page_beside_track
from screens.games.currents.pen import Pen
from screens.games.currents.people import is_awake, place_of, worded_ratings
from screens.games.currents.places import COMPANIES_PAGE, KINDS, TRACKS
from screens.games.currents.propaganda import paint_propaganda
from screens.games.currents.signs import SKILL_SHORT, awake_sign, letter
from screens.games.currents.stock import ROWS, paint_track, track_width
from screens.games.currents.strip import elsewhere, paint_strip, strip_height
from screens.games.currents.technology import paint_technology
from tui.widgets.area import Area
from tui.widgets.pen import Run, Token, piece, total_width

LEAST = (128, 55)
"""The least width and height of this arrangement."""
SIDE = 46
"""The cells across of the column beside the page."""
CARD, TALL_CARD = 11, 14
"""The rows of a company's card; of a tall one, which names the HQ cards."""
_SHOWN = (*KINDS[COMPANIES_PAGE], *KINDS[TRACKS], "propaganda", "event")
"""The kinds of places that are in sight, whatever page is shown."""


def has_room(width: int, height: int) -> bool:
    """Is there room for this arrangement?"""
    return width >= LEAST[0] and height >= LEAST[1]


def paint_roomy(pen: Pen, area: Area, page: str) -> None:
    """The page and the tracks above, the stock track across, companies below."""
    count = len(pen.view.firms)
    rows = 1 if count <= 3 else 2
    cards = rows * CARD if rows > 1 else TALL_CARD
    tokens = elsewhere(pen, (*KINDS[page], *_SHOWN))
    also = strip_height(tokens, area.width)
    stage = area.height - 1 - also - (ROWS + 1) - cards
    top, upper, strip, stock, lower = area.stack(1, stage, also, ROWS + 1, cards)
    paint_headline(pen, top, standing=True)
    side = SIDE + max(area.width - 150, 0) // 3
    paint_page_beside_track(pen, page, upper.columns(0, area.width - side - 2))
    _side(pen, upper.columns(area.width - side))
    paint_strip(pen, tokens, strip)
    _stock(pen, stock)
    columns = -(-count // rows)
    places = [place for band in lower.pile(rows) for place in band.split(columns, 1)]
    for firm, place in zip(pen.view.firms, places, strict=False):
        paint_card(pen, firm, place)


def _side(pen: Pen, area: Area) -> None:
    """Fame, currents, technology, the event and the propaganda row."""
    count = len(pen.view.future)
    deck = max(len(pen.view.propaganda), 1) + 1
    fame, currents, technology = count + 2, 3, 5
    event = min(max(area.height - fame - currents - technology - deck, 4), 7)
    bands = area.stack(fame, currents, technology, event, area.height)
    pen.rule(bands[0].rows(0, 1), "Fame next turn", note="ring: now")
    paint_fame(pen, bands[0].rows(1))
    pen.rule(bands[1].rows(0, 1), "Currents")
    paint_currents(pen, bands[1].rows(1))
    pen.rule(bands[2].rows(0, 1), "Technology", note="star: patent")
    paint_technology(pen, bands[2].rows(1))
    paint_event(pen, bands[3])
    paint_propaganda(pen, bands[4])


def _stock(pen: Pen, area: Area) -> None:
    """The track, and the companies by price beside it."""
    wide = track_width(area.width - 28)
    left, right = area.columns(0, wide), area.columns(wide + 2)
    pen.rule(left.rows(0, 1), "Stock track", note="profit below")
    paint_track(pen, left.rows(1))
    pen.rule(right.rows(0, 1), "Price, share at the end")
    ranked = sorted(pen.view.firms, key=lambda each: each.price_rank)
    half = -(-len(ranked) // 2)
    for number, firm in enumerate(ranked):
        column, row = divmod(number, half)
        if row + 1 < right.height:
            spot = Area(
                right.x + column * (right.width // 2), right.y + 1 + row, right.width // 2, 1
            )
            _price(pen, firm, spot)


def _price(pen: Pen, firm: FirmView, spot: Area) -> None:
    runs: list[Run] = [
        (f" {letter(firm.slug)} ", pen.plate(firm.slug)),
        (f" {firm.price:>2} ", pen.firm_ink(firm.slug)),
        (f" {firm.share_points}", pen.ink("bright" if firm.share_points else "muted", bold=True)),
    ]
    pen.runs(spot.x + 1, spot.y, runs, spot.width - 1)
    pen.spot(f"share:{firm.slug}", spot)


@piece
def paint_card(pen: Pen, firm: FirmView, area: Area) -> None:
    """A company as a card: numbers, luminaries, headquarters, shares and projects."""
    asked = pen.view.asked == firm.slug and pen.view.outcome is None
    own = pen.is_own(firm.slug)
    pen.frame(
        area,
        place=f"company:{firm.slug}",
        role=COMPANY_ROLE[firm.slug] if asked or own else "border",
        kind="heavy" if asked else "rounded",
        fill="panel",
    )
    _title(pen, firm, area)
    inner = area.inside(1, 1)
    _numbers(pen, firm, inner.rows(0, 1))
    tall = area.height >= TALL_CARD
    hq = 5 if tall else 1
    people = inner.rows(1, inner.height - 2 - hq)
    if firm.seat < 0:
        _plan(pen, firm, people)
    else:
        _luminaries(pen, firm, people)
    if tall:
        _named_headquarters(pen, firm, inner.rows(inner.height - 1 - hq, hq))
    else:
        pen.flow(inner.rows(inner.height - 2, 1), _headquarters(pen, firm, inner.width))
    _holdings(pen, firm, inner.rows(inner.height - 1, 1))


def _title(pen: Pen, firm: FirmView, area: Area) -> None:
    """The company's name in the upper edge, its points at the right."""
    row = COMPANIES[firm.slug]
    x = pen.canvas.text(area.x + 1, area.y, f" {row.letter} ", pen.plate(firm.slug))
    points = f" {firm.points.total} points "
    end = area.right - len(points) - 5
    name = row.name if len(row.name) + 2 <= end - x else row.short
    pen.canvas.text(x, area.y, f" {name} ", pen.firm_ink(firm.slug), width=max(end - x, 0))
    pen.canvas.text(end, area.y, points, pen.ink("bright", bold=True))


def _numbers(pen: Pen, firm: FirmView, line: Area) -> None:
    """Price, what a share is worth, shares left, profit, cash."""
    place, dim = f"share:{firm.slug}", pen.ink("muted")
    runs: list[Run] = [
        ("price ", dim),
        (str(firm.price), pen.fresh(place, pen.firm_ink(firm.slug))),
        (" share ", dim),
        (str(firm.share_points), pen.ink("bright", bold=True)),
        (" left ", dim),
        (str(pen.view.market.get(firm.slug, 0)), pen.ink("text")),
    ]
    end = pen.runs(line.x + 1, line.y, runs, line.width - 1)
    pen.mark(place, Area(line.x, line.y, end - line.x, 1), news=False)
    cash = f"cash ${firm.cash}k" if firm.seat >= 0 else "no cash"
    gains = f"profit {firm.profit}  " if firm.seat >= 0 else ""
    more: list[Run] = [(gains, dim), (cash, pen.ink("good", bold=True))]
    at = line.right - total_width(more)
    if at > end + 1:
        pen.runs(at, line.y, more, line.right - at)


def _luminaries(pen: Pen, firm: FirmView, area: Area) -> None:
    """A line for each luminary."""
    for row, slug in enumerate(firm.luminaries[: area.height]):
        card, awake, place = LUMINARIES[slug], is_awake(firm, slug), place_of(pen, slug)
        picked, line = place in pen.offer.picked, area.rows(row, 1)
        sign = pen.glyphs.check if picked else awake_sign(pen.glyphs, awake=awake)
        ink = pen.ink("gold", bold=True) if picked else pen.ink("text" if awake else "muted")
        ratings = worded_ratings(pen, card.ratings, 23 if area.width > 44 else 19)
        if not awake:
            ratings = [(words, pen.ink("muted")) for words, _ in ratings]
        at = line.right - total_width(ratings)
        name = card.name if len(card.name) + 4 <= at - line.x else card.short
        pen.canvas.text(line.x + 1, line.y, f"{sign} {name}", pen.fresh(place, ink))
        pen.runs(at, line.y, ratings, line.right - at)
        pen.mark(place, line, news=False)


def _plan(pen: Pen, firm: FirmView, area: Area) -> None:
    """What an automaton does this turn and in the next."""
    turn = pen.view.turn
    lines = [f"Automaton {firm.automaton.capitalize()}", f"Turn {turn}: {plan_words(firm, turn)}"]
    if turn < TURNS:
        lines.append(f"Turn {turn + 1}: {plan_words(firm, turn + 1)}")
    y = 0
    for number, words in enumerate(lines):
        role = "text" if number < 2 else "muted"
        if y < area.height:
            y += pen.canvas.wrap(
                area.x + 1, area.y + y, area.width - 2, area.height - y, words, pen.ink(role)
            )


def _headquarters(pen: Pen, firm: FirmView, room: int) -> list[Token]:
    """A square with its skill and points for each HQ card, in as many letters as there is room."""
    tokens = []
    for card in HQ_OF[firm.slug]:
        done = card.slug in firm.developed
        sign = pen.glyphs.filled_square if done else pen.glyphs.square
        style = pen.firm_ink(firm.slug) if done else pen.ink("muted")
        skill = SKILL_SHORT[card.skill]
        words = f"{sign} {skill} {card.points} "
        if room < len(HQ_OF[firm.slug]) * (len(words) + 1):
            words = f"{sign} {skill[0]} {card.points} "
        tokens.append(Token(((words, style),), f"hq:{card.slug}"))
    return tokens


def _named_headquarters(pen: Pen, firm: FirmView, area: Area) -> None:
    """A line for each HQ card: its name, what it does, its points."""
    for row, card in enumerate(HQ_OF[firm.slug]):
        line, done = area.rows(row, 1), card.slug in firm.developed
        sign = pen.glyphs.filled_square if done else pen.glyphs.square
        style = pen.firm_ink(firm.slug) if done else pen.ink("text")
        words = f"{sign} {SKILL_SHORT[card.skill]} {card.name}"
        x = pen.canvas.text(line.x + 1, line.y, words, style, width=line.width - 5)
        room = line.right - 4 - x
        if len(card.text) + 2 <= room:
            pen.canvas.text(x + 2, line.y, card.text, pen.ink("muted"), width=room)
        points = f"{card.points:>2}"
        pen.canvas.text(line.right - 3, line.y, points, pen.ink("gold", bold=True))
        pen.mark(f"hq:{card.slug}", line)


def _holdings(pen: Pen, firm: FirmView, line: Area) -> None:
    """Shares held, and how many projects and patents."""
    dim = pen.ink("muted")
    shares = share_runs(pen, firm, line.width - 26)
    runs = [(" Shares ", dim), *shares]
    end = pen.runs(line.x, line.y, runs, line.width)
    words = f"projects {len(firm.projects)}  patents {len(firm.patents)}"
    if line.right - len(words) > end:
        pen.canvas.text(line.right - len(words), line.y, words, dim)
