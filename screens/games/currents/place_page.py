"""The page about a company, a city or a card, for a player who is looking closer."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.text import join_with_and, ordinal
from engine.games.currents.card_types import SKILLS, TRACKS
from engine.games.currents.cards import COMPANIES, LUMINARIES, PREFERRED_SHARES
from engine.games.currents.cities import CITIES
from engine.games.currents.companies.texts import plan_text
from engine.games.currents.describe import about
from engine.games.currents.names import (
    ROMAN,
    SIZE_NAMES,
    SKILL_NAMES,
    SKILL_TEXTS,
    TRACK_NAMES,
    company_name,
    project_name,
)
from engine.games.currents.phrases import firm_of
from engine.games.currents.projects.claims import fee_on
from engine.games.currents.projects.texts import Quote, bank_parts, claim_quotes, neighbours
from engine.games.currents.scoring.points import HQ_OF, WORKS_OF, shares_by_company
from engine.games.currents.view_types import FirmView, View
from screens.games.currents.panels.companies import card_square
from screens.games.currents.panels.people import is_awake, rating_bar
from screens.games.currents.pen import Pen
from screens.games.currents.signs import SKILL_ROLE, SKILL_USES, TRACK_ROLE, awake_sign
from themes.look import Look
from tui.widgets.canvas import Canvas, Offer, Picture
from tui.widgets.cells import wrapped_lines
from tui.widgets.lines import Lines
from tui.widgets.pen import Run, total_width

_GROUND = "panel"
MIN_ROOMY_HEIGHT = 24
"""The minimum height at which a page has blank lines and headings."""
MAX_WIDTH = 84
"""The maximum width of a page."""


def place_page(view: View, place: str, width: int, height: int, look: Look) -> Picture | None:
    """The page about a place, no larger than this; None for a place without one."""
    kind, _, name = place.partition(":")
    paint = _PAGES.get(kind)
    if paint is None or width < 20 or about(view, place) is None:
        return None
    canvas = Canvas(min(width, MAX_WIDTH), height, look, _GROUND)
    lines = Lines(Pen(canvas, view, Offer()), canvas.width, height)
    paint(lines, view, name)
    whole = canvas.picture()
    page_height = max(1, min(lines.y, height))
    return Picture(whole.width, page_height, whole.strips[:page_height])


# Companies


def _paint_company(lines: Lines[Pen], view: View, slug: str) -> None:
    firm, row, pen = firm_of(view, slug), COMPANIES[slug], lines.pen
    inventor = LUMINARIES[row.inventor]
    title: list[Run] = [
        (f" {row.letter} ", pen.plate_style(slug)),
        (f" {row.name}", pen.firm_ink(slug)),
    ]
    if firm is None:
        lines.runs(*title)
    elif lines.height < MIN_ROOMY_HEIGHT:
        lines.runs(*title, ("   ", pen.ink("text")), *_point_runs(pen, firm))
        lines.runs(*_number_runs(pen, view, firm))
    else:
        lines.runs(*title, (f", {inventor.name}", pen.ink("text")))
        lines.runs(*_number_runs(pen, view, firm))
        lines.runs(*_point_runs(pen, firm))
    lines.text(f"{inventor.name}: {row.ability}.")
    if firm is None:
        lines.text(f"Automata build with {row.main.upper()}.", "muted")
    elif firm.seat >= 0:
        lines.gap(least=MIN_ROOMY_HEIGHT)
        _paint_people_and_tracks(lines, firm)
    else:
        lines.text(f"This turn: {plan_text(view, firm, view.turn)}.")
        lines.runs(*_level_runs(pen, firm))
    lines.gap(least=MIN_ROOMY_HEIGHT)
    _paint_headquarters(lines, slug, firm)
    if firm is not None:
        lines.gap(least=MIN_ROOMY_HEIGHT)
        _paint_holdings(lines, view, firm)


def _number_runs(pen: Pen, view: View, firm: FirmView) -> list[Run]:
    profit = f"profit {firm.profit}  " if firm.seat >= 0 else ""
    share_points = f" ({ordinal(firm.price_rank)}: {firm.share_points} per share)  {profit}"
    cash = f"cash ${firm.cash}k" if firm.seat >= 0 else f"automaton {firm.automaton.capitalize()}"
    return [
        ("price ", pen.ink("muted")),
        (str(firm.price), pen.firm_ink(firm.slug)),
        (share_points, pen.ink("text")),
        (cash, pen.ink("good", bold=True)),
        (f"  left in the market {view.market.get(firm.slug, 0)}", pen.ink("text")),
    ]


def _point_runs(pen: Pen, firm: FirmView) -> list[Run]:
    points = firm.points
    parts = f"shares {points.shares}, cash {points.cash}, HQ {points.hq}, Works {points.works}"
    return [
        (f"{points.total} points now", pen.ink("gold", bold=True)),
        (f": {parts}", pen.ink("text")),
    ]


def _paint_people_and_tracks(lines: Lines[Pen], firm: FirmView) -> None:
    pen, top = lines.pen, lines.y
    middle = 46 if lines.width >= 72 else lines.width
    heading = pen.ink("muted", bold=True)
    text = f"{'Luminaries':<24}" + "".join(f"{SKILL_NAMES[each]:>4}" for each in SKILLS)
    lines.runs((text, heading))
    for slug in firm.luminaries:
        row, awake = LUMINARIES[slug], is_awake(firm, slug)
        ink = pen.firm_ink(firm.slug) if awake else pen.ink("muted")
        name = f"{awake_sign(pen.glyphs, awake=awake)} {row.name}"
        runs: list[Run] = [(f"{name:<24}", ink)]
        for skill in SKILLS:
            number = getattr(row.ratings, skill)
            role = SKILL_ROLE[skill] if awake and number else "muted"
            runs.append((f"{number:>4}", pen.ink(role, bold=awake)))
        lines.runs(*runs)
    bottom = lines.y
    if middle == lines.width:
        lines.runs(*_level_runs(pen, firm))
        return
    lines.y = top
    lines.runs(("Technology  level  patents", heading), indent=middle)
    for track in TRACKS:
        patents = [ROMAN[int(name.split()[1])] for name in firm.patents if name.split()[0] == track]
        lines.runs(
            (f"{TRACK_NAMES[track]:<12}", pen.ink(TRACK_ROLE[track], bold=True)),
            (f"{ROMAN[firm.levels[track]]:<7}", pen.ink("bright", bold=True)),
            (join_with_and(patents, empty="-"), pen.ink("text")),
            indent=middle,
        )
    lines.y = max(bottom, lines.y)


def _level_runs(pen: Pen, firm: FirmView) -> list[Run]:
    runs: list[Run] = []
    for track in TRACKS:
        runs.append((f"{TRACK_NAMES[track]} ", pen.ink(TRACK_ROLE[track], bold=True)))
        runs.append((f"{ROMAN[firm.levels[track]]}  ", pen.ink("bright", bold=True)))
    return runs


def _paint_headquarters(lines: Lines[Pen], slug: str, firm: FirmView | None) -> None:
    pen = lines.pen
    if lines.height >= MIN_ROOMY_HEIGHT or firm is None:
        lines.heading("Headquarters")
    letters = 3 if lines.height >= MIN_ROOMY_HEIGHT else 1
    for card in HQ_OF[slug]:
        note = ""
        if card.slug == WORKS_OF[slug] and firm is not None:
            note = f" (now {firm.works_progress})"
        start: list[Run] = [
            (f"{card.points:>2} ", pen.ink("gold", bold=True)),
            card_square(pen, firm, card, f" {card.name:<21}", plain="text"),
            (f"{SKILL_NAMES[card.skill][:letters]} ", pen.ink(SKILL_ROLE[card.skill])),
        ]
        indent = total_width(start)
        first, *lines_after = wrapped_lines(
            f"{card.text_for(pen.view.company_count)}{note}", max(lines.width - indent, 12)
        ) or ("",)
        lines.runs(*start, (first, pen.ink("muted")))
        for line in lines_after:
            lines.runs((line, pen.ink("muted")), indent=indent)


def _paint_holdings(lines: Lines[Pen], view: View, firm: FirmView) -> None:
    projects = join_with_and(map(project_name, firm.projects), empty="none")
    mine = shares_by_company(firm)
    own_shares = mine.pop(firm.slug) - PREFERRED_SHARES
    shares = [f"{company_name(slug)} {count}" for slug, count in mine.items()]
    first = f"own {PREFERRED_SHARES} (preferred)" + (f" and {own_shares}" if own_shares else "")
    fees = f"Fees with each project: {_fees_text(view, firm)}." if firm.seat >= 0 else ""
    words = (f"Projects: {projects}.", f"Shares: {', '.join((first, *shares))}.", fees)
    for text in filter(None, words) if lines.height >= MIN_ROOMY_HEIGHT else (" ".join(words),):
        lines.text(text)


def _fees_text(view: View, firm: FirmView) -> str:
    """The patent fees that a company pays with each project, and their recipients."""
    due_fees = [fee for track in TRACKS if (fee := fee_on(view, firm, track)) is not None]
    fees = [
        f"${fee.amount}k to {fee.recipient} for {TRACK_NAMES[fee.track]} {ROMAN[fee.level]}"
        for fee in due_fees
    ]
    return join_with_and(fees, empty="none")


# Cities


def _paint_city(lines: Lines[Pen], view: View, slug: str) -> None:
    row, pen = CITIES[slug], lines.pen
    text = about(view, f"city:{slug}")
    lines.runs(
        (row.name, pen.ink("bright", bold=True)),
        (f", a {SIZE_NAMES[row.size]} city", pen.ink("text")),
    )
    if text is not None:
        lines.text(text.lines[0])
    lines.heading("Projects")
    for number in row.projects:
        owner = view.projects.get(f"{slug} {number}")
        doubling_text = "  price moves count twice" if number == 5 else ""
        name: Run = (
            (company_name(owner), pen.firm_ink(owner)) if owner else ("free", pen.ink("good"))
        )
        lines.runs((f" {ROMAN[number]:<4}", pen.ink("bright", bold=True)), name,
                   (doubling_text, pen.ink("muted")))  # fmt: skip
    own_company = view.own_firm
    if own_company is not None:
        offers = claim_quotes(view, own_company, slug)
        lines.heading("For you, with the most Fin awake")
        for quote in offers:
            _paint_quote(lines, quote)
        if not offers:
            lines.text("Your technology reaches no free project here.", "muted")
    lines.heading("Links")
    lines.text(join_with_and(neighbours(view, slug), empty="none in play"))


def _paint_quote(lines: Lines[Pen], quote: Quote) -> None:
    pen = lines.pen
    start = f" {ROMAN[quote.number]:<4}{quote.current.upper():<4}"
    if quote.bill is None:
        lines.runs((start, pen.ink("bright")), ("no luminary is awake", pen.ink("muted")))
        return
    cost = quote.bill
    fees = "".join(f" + ${fee.amount}k to {fee.recipient}" for fee in cost.fees)
    role = "bad" if quote.refusal else "good"
    lines.runs(
        (start, pen.ink("bright", bold=True)),
        (f"{LUMINARIES[quote.luminary].short:<14}", pen.ink("text")),
        (f"${cost.bank}k{fees}", pen.ink(role, bold=True)),
        (f"   price +{quote.gain.total} to {quote.price}", pen.ink("gold")),
    )
    lines.text(", ".join(part.text for part in bank_parts(cost)), "muted", indent=9)


# Cards


def _paint_luminary(lines: Lines[Pen], view: View, slug: str) -> None:
    row, pen = LUMINARIES[slug], lines.pen
    lines.runs((row.name, pen.ink("bright", bold=True)))
    lines.gap(least=10)
    for skill in SKILLS:
        lines.runs(
            (f" {SKILL_TEXTS[skill]:<14}", pen.ink("text")),
            *rating_bar(pen, row.ratings, skill),
            (f"  {SKILL_USES[skill]}", pen.ink("muted")),
        )
    lines.gap(least=10)
    _paint_other_text(lines, view, f"luminary:{slug}")


def _paint_other_text(lines: Lines[Pen], view: View, place: str) -> None:
    """Paint the lines of the short text that the numbers do not cover."""
    about_place = about(view, place)
    for text in about_place.lines[1:] if about_place else ():
        lines.text(text)


_PAGES: dict[str, Callable[[Lines[Pen], View, str], None]] = {
    "company": _paint_company,
    "share": _paint_company,
    "city": _paint_city,
    "luminary": _paint_luminary,
    "card": _paint_luminary,
    "lot": _paint_luminary,
}
