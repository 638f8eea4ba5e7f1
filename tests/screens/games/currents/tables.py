"""Tables of War of Currents for the painters' tests: views made by hand, and their choices."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from attrs import evolve

from engine.core.state import Outcome
from engine.games.currents.card_types import Track
from engine.games.currents.cards import (
    COMPANIES,
    EVENT_CARDS,
    HQ_CARDS,
    LUMINARIES,
    PROPAGANDA,
    phase_of,
    profit_at,
)
from engine.games.currents.cities import cities_for
from engine.games.currents.options import Options
from engine.games.currents.scoring.points import (
    companies_by_price,
    points_by_company,
    share_points,
    works_needed,
    works_progress,
)
from engine.games.currents.view_types import Auction, BegunAction, FirmView, LotView, Points, View
from tui.widgets.canvas import Offer

LETTERS = "abcdefghjklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
SLUGS = tuple(COMPANIES)
SMALL, MIDDLE, LARGE = (80, 14), (82, 33), (150, 57)

# A table in turn 3, company by company: cash, price, levels, luminaries, exhausted, HQ, shares.
_FIRMS: dict[str, tuple[int, int, dict[Track, int], str, str, str, dict[str, int]]] = {
    "tesla": (19, 46, {"ac": 3, "dc": 1, "bulb": 3}, "nikola-tesla francis-upton william-stanley",
              "", "polyphase-laboratory", {"tesla": 1, "edison": 1, "thomson": 2}),
    "edison": (11, 38, {"ac": 1, "dc": 3, "bulb": 3}, "thomas-edison edward-weston samuel-insull",
               "samuel-insull", "invention-factory holding-trust", {"brush": 2}),
    "thomson": (24, 35, {"ac": 2, "dc": 1, "bulb": 2}, "elihu-thomson edwin-houston charles-coffin",
                "edwin-houston", "", {"tesla": 1}),
    "maxim": (7, 24, {"ac": 1, "dc": 2, "bulb": 2}, "hiram-maxim henry-villard edward-weston",
              "hiram-maxim henry-villard", "showroom", {"walker": 1, "maxim": 2}),
    "brush": (0, 29, {"ac": 1, "dc": 4, "bulb": 3}, "", "", "dynamo-foundry lit-streets-campaign",
              {"tesla": 2, "edison": 1}),
    "walker": (0, 17, {"ac": 2, "dc": 1, "bulb": 1}, "", "", "", {"walker": 1}),
}  # fmt: skip
_AUTOMATA = {"brush": "hopper", "walker": "babbage"}
_PATENTS = {"ac 2": "thomson", "ac 3": "tesla", "bulb 2": "thomson", "bulb 3": "edison",
            "dc 3": "edison", "dc 4": "brush"}  # fmt: skip
_PROJECTS = {
    "new-york 2": "edison", "new-york 3": "thomson", "albany 1": "tesla", "syracuse 1": "edison",
    "rochester 2": "tesla", "buffalo 3": "tesla", "boston 2": "thomson", "providence 1": "thomson",
    "philadelphia 2": "edison", "newark 1": "edison", "baltimore 2": "maxim",
    "pittsburgh 1": "brush", "cleveland 1": "brush", "hartford 2": "tesla",
}  # fmt: skip
_PRESENT = ("tesla", "edison", "thomson", "brush", "maxim", "walker")
_FUTURE = ("edison", "tesla", "thomson", "maxim", "brush", "walker")


def table(
    companies: int = 4,
    *,
    seat: int | None = 0,
    step: str = "act",
    turn: int = 3,
    automata: bool = True,
    **changes: Any,
) -> View:
    """A game with this number of companies, some of them automata, in the middle of a turn."""
    slugs = SLUGS[:companies] if companies != 4 else ("tesla", "edison", "thomson", "brush")
    seats = [slug for slug in slugs if not (automata and slug in _AUTOMATA)]
    cities = cities_for(companies)
    projects = {
        name: slug
        for name, slug in _PROJECTS.items()
        if slug in slugs and name.partition(" ")[0] in cities
    }
    patents = {name: slug for name, slug in _PATENTS.items() if slug in slugs}
    firms = [
        _firm(slug, seats.index(slug) if slug in seats else -1, projects, patents, slugs)
        for slug in slugs
    ]
    phase = phase_of(turn)
    cards = tuple(row.slug for row in PROPAGANDA.values() if row.phase == phase)
    present = tuple(slug for slug in _PRESENT if slug in slugs)
    view = View(
        seat=seat,
        step=step,
        turn=turn,
        phase=phase,
        seat_count=len(seats),
        company_count=companies,
        firms=tuple(firms),
        free_companies=(),
        asked_company=seats[0],
        present=present,
        future=tuple(slug for slug in _FUTURE if slug in slugs),
        current=2,
        market={slug: 1 + number % 4 for number, slug in enumerate(slugs)},
        aside=0 if phase > 1 else 2 * companies,
        patents=patents,
        projects=projects,
        cities=cities,
        ends={"ac": 5, "dc": 4, "bulb": 5},
        row=(),
        auction=None,
        bidders=(),
        opted_out_companies=(),
        propaganda=cards[: companies + 1],
        used_propaganda=cards[1:3],
        event="rail-rate-act" if phase == 2 else "cheap-copper",
        holder="",
        spent=False,
        begun_action=BegunAction(),
        options=Options(),
        waiting_companies=tuple(slug for slug in present if slug in seats)[1:],
        outcome=None,
    )
    return scored(evolve(view, **changes))


def _firm(
    slug: str, seat: int, projects: Mapping[str, str], patents: Mapping[str, str],
    slugs: Iterable[str],
) -> FirmView:  # fmt: skip
    cash, price, levels, luminaries, asleep, developed, shares = _FIRMS[slug]
    people = tuple(luminaries.split()) or ((COMPANIES[slug].inventor,) if seat >= 0 else ())
    return FirmView(
        slug=slug,
        seat=seat,
        automaton=_AUTOMATA[slug] if seat < 0 else "",
        cash=cash,
        price=price,
        profit=profit_at(price),
        levels=levels,
        luminaries=people,
        asleep=tuple(asleep.split()),
        developed_cards=tuple(developed.split()),
        shares={each: held for each, held in shares.items() if each in slugs},
        bought_companies=(),
        sold_companies=(),
        projects=tuple(name for name, owner in projects.items() if owner == slug),
        patents=tuple(name for name, owner in patents.items() if owner == slug),
        price_rank=0,
        share_points=0,
        works_progress=0,
        works_needed=0,
        points=Points(0, 0, 0, 0, {}),
    )


def scored(view: View) -> View:
    """The view with ranks and points as they stand."""
    prices, expected_share_points = companies_by_price(view), share_points(view)
    points = points_by_company(view)
    firms = tuple(
        evolve(
            firm,
            price_rank=prices.index(firm.slug) + 1,
            share_points=expected_share_points[firm.slug],
            works_progress=works_progress(view, firm),
            works_needed=works_needed(view, firm),
            points=points[firm.slug],
        )
        for firm in view.firms
    )
    return evolve(view, firms=firms)


def drafting(companies: int = 4, *, taken: int = 2, seat: int | None = 0) -> View:
    """The draft, with some companies chosen."""
    view = table(companies, seat=seat, step="draft", turn=1)
    firms = tuple(
        evolve(each, cash=14, price=12, levels={"ac": 1, "dc": 1, "bulb": 1}, developed_cards=(),
               shares={}, projects=(), patents=(), asleep=(), luminaries=each.luminaries[:1])
        for each in view.firms[:taken]
    )  # fmt: skip
    chosen = tuple(each.slug for each in firms)
    return evolve(
        view, firms=firms, free_companies=tuple(s for s in SLUGS if s not in chosen),
        asked_company="", present=chosen, future=chosen, market=dict.fromkeys(chosen, 4),
        patents={}, projects={}, propaganda=(), used_propaganda=(), event="", waiting_companies=(),
    )  # fmt: skip


def auction(
    companies: int = 4,
    *,
    step: str = "bid",
    turn: int = 3,
    seat: int | None = 0,
    automata: bool = True,
) -> View:
    """The auction of luminaries; in `nominate` no lot is chosen yet."""
    people = [row.slug for row in LUMINARIES.values() if row.phase == phase_of(turn)]
    view = table(companies, step=step, turn=turn, seat=seat, automata=automata)
    slugs = [each.slug for each in view.firms]
    row = tuple(
        LotView(slug, slugs[number % len(slugs)] if turn >= 3 else "")
        for number, slug in enumerate(people[: companies + 2])
    )
    bidders = tuple(slug for slug in view.present if view.firm(slug).seat >= 0)
    lot = Auction(
        lot=row[1].luminary, price=7, leader=bidders[-1], inside=(bidders[0], bidders[-1])
    )
    running = None if step == "nominate" else lot
    return evolve(
        view, row=row, auction=running, bidders=bidders, event="", propaganda=(), used_propaganda=()
    )


def hall(companies: int = 4, *, seat: int | None = 0) -> View:
    """The auction of an event card."""
    card = next(slug for slug, row in EVENT_CARDS.items() if row.auctioned and row.phase == 2)
    view = table(companies, step="event bid", seat=seat)
    inside = tuple(slug for slug in view.present if view.firm(slug).seat >= 0)
    lot = Auction(lot=card, price=4, leader=inside[-1], inside=inside)
    return evolve(view, event=card, auction=lot)


def finished(companies: int = 4, *, seat: int | None = 0) -> View:
    """The end of a game: in its last turn, with an outcome by points."""
    view = table(companies, seat=seat, step="score", turn=6, asked_company="", waiting_companies=())
    ranked = sorted(view.firms, key=lambda each: (-each.points.total, each.seat < 0))
    seats = [each.seat for each in ranked if each.seat >= 0]
    scores = {each.seat: each.points.total for each in view.firms if each.seat >= 0}
    best = ranked[0]
    outcome = Outcome(
        tuple((each,) for each in seats),
        tuple(scores[each] for each in sorted(scores)),
        f"{best.points.total} points",
        beaten_by="" if best.seat >= 0 else f"{COMPANIES[best.slug].name} ({best.automaton})",
    )
    return evolve(view, outcome=outcome)


# Offered choices


def places_at(view: View) -> list[str]:
    """Places as the rules offer them at the view's step, as many kinds as there can be."""
    own = next((each for each in view.firms if each.seat == (view.seat or 0)), None)
    slugs = [each.slug for each in view.firms]
    people = [f"luminary:{slug}" for slug in own.luminaries] if own else []
    sway = [
        f"fame:{slug}:{rank}"
        for slug in view.future
        for rank in range(1, len(slugs) + 1)
        if view.future.index(slug) + 1 != rank
    ]
    currents = [*(f"current:dc:{n}" for n in (1, 2, 3, 4)), "current:start",
                *(f"current:ac:{n}" for n in (1, 3, 4))]  # fmt: skip
    offered = {
        "draft": [f"company:{slug}" for slug in view.free_companies],
        "nominate": [*(f"lot:{lot.luminary}" for lot in view.row), "opt-out"],
        "open": [],
        "bid": ["drop"],
        "event bid": ["drop", "number:5"],
        "prize": [*(f"share:{slug}" for slug in slugs), "decline"],
        "fire": people,
        "act": [
            *(f"city:{slug}" for slug in view.cities[::2]),
            *("track:bulb:4", "track:ac:4", "track:ac:5", "track:dc:2", "propaganda", "market"),
            *(
                f"hq:{slug}"
                for slug, row in HQ_CARDS.items()
                if own and row.company == own.slug and slug not in own.developed_cards
            ),
            *people,
        ],
        "claimant": people,
        "team": [*(place.replace("luminary:", "card:") for place in people), "done"],
        "nudge": ["current:ac:3", "decline"],
        "speak": people,
        "sway": [*sway, *currents, "nothing"],
        "card": [
            f"propaganda:{slug}" for slug in view.propaganda if slug not in view.used_propaganda
        ],
        "sway again": [*sway, *currents, "nothing"],
        "staff": people,
        "effect": ["current:ac:3", "current:ac:4", "decline"],
        "call": people,
        "trade": [*(f"share:{slug}" for slug in slugs), "done"],
        "ledger": [*(f"share:{slug}" for slug in slugs), "decline"],
    }
    return offered.get(view.step, [])


def offer(view: View, **more: Any) -> Offer:
    """The places of the view's step with jump letters."""
    places = places_at(view)
    return Offer({place: LETTERS[n % len(LETTERS)] for n, place in enumerate(places)}, **more)
