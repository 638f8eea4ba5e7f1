"""Build the view of a seat from the state: all but the decks (RULES.md 1.7)."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.core.game import Where
from engine.games.currents.cards import COMPANIES, TURNS
from engine.games.currents.companies.draft import free_companies
from engine.games.currents.course import STEP_TEXTS
from engine.games.currents.market.trades import profit
from engine.games.currents.scoring.points import (
    HQ_OF,
    companies_by_cash,
    companies_by_price,
    patents_of,
    points_by_ranks,
    projects_of,
    rank_points,
    works_needed,
    works_progress,
)
from engine.games.currents.state import CurrentsState, Firm, Step
from engine.games.currents.view_types import FirmView, LotView, View


def view(g: CurrentsState, seat: int | None) -> View:
    """The table through one seat's eyes; None is a spectator."""
    by_price, by_cash = companies_by_price(g), companies_by_cash(g)
    return View(
        seat=seat,
        step=g.step.value,
        turn=g.turn,
        phase=g.phase,
        seat_count=_seat_count(g),
        company_count=g.company_count,
        firms=tuple(firm_view(g, g.firm(slug), by_price, by_cash) for slug in g.order),
        free_companies=tuple(free_companies(g)) if g.drafters else (),
        asked_company=g.asked_company,
        present=tuple(g.present),
        future=tuple(g.future),
        current=g.current,
        market={slug: g.market[slug] for slug in COMPANIES if slug in g.market},
        aside=len(g.aside),
        patents={patent: g.patents[patent] for patent in sorted(g.patents)},
        projects={project: g.projects[project] for project in sorted(g.projects)},
        cities=g.cities,
        ends=g.ends,
        row=tuple(LotView(slug, g.attached_shares.get(slug, "")) for slug in g.row),
        auction=g.auction,
        bidders=tuple(slug for slug in g.present if slug in g.bidders),
        opted_out_companies=tuple(g.opted_out_companies),
        propaganda=tuple(g.propaganda),
        used_propaganda=tuple(g.used_propaganda),
        event=g.event,
        holder=g.holder,
        spent=g.spent,
        begun_action=g.begun_action,
        options=g.options,
        waiting_companies=tuple(g.waiting_companies),
        outcome=g.outcome,
    )


def _seat_count(g: CurrentsState) -> int:
    """The number of seats in the match, with or without a company yet."""
    return len(g.players) + sum(drafter.isdigit() for drafter in g.drafters)


def firm_view(g: CurrentsState, firm: Firm, by_price: list[str], by_cash: list[str]) -> FirmView:
    """One company; the others are listed `by_price` and `by_cash`, the highest first."""
    rank = by_price.index(firm.slug) + 1
    return FirmView(
        slug=firm.slug,
        seat=firm.seat,
        automaton=firm.automaton,
        cash=firm.cash,
        price=firm.price,
        profit=profit(g, firm) if firm.seat >= 0 else 0,
        levels={track: firm.levels[track] for track in g.ends},
        luminaries=tuple(firm.luminaries),
        asleep=tuple(firm.asleep),
        developed_cards=tuple(
            card.slug for card in HQ_OF[firm.slug] if card.slug in firm.developed_cards
        ),
        shares={slug: firm.shares[slug] for slug in COMPANIES if slug in firm.shares},
        bought_companies=firm.bought_companies,
        sold_companies=firm.sold_companies,
        projects=tuple(projects_of(g, firm.slug)),
        patents=tuple(patents_of(g, firm.slug)),
        price_rank=rank,
        share_points=rank_points(rank),
        works_progress=works_progress(g, firm),
        works_needed=works_needed(g, firm),
        points=points_by_ranks(g, firm, by_price, by_cash),
    )


def where(g: CurrentsState) -> Where:
    """The progress of the match: the turn, and its step."""
    part = STEP_TEXTS[g.step.value][0]
    if g.step is Step.DRAFT:
        return Where(0, part)
    if g.step is Step.SCORE:
        return Where(TURNS, part)
    return Where(g.turn, f"Turn {g.turn} of {TURNS} (phase {g.phase}), {part}")


def seat_name(view: View, seat: int) -> str:
    """The short name of a seat's company; before it is drafted, the number of the seat."""
    mine = (firm.slug for firm in view.firms if firm.seat == seat)
    slug = next(mine, "")
    return COMPANIES[slug].short if slug else f"Seat {seat + 1}"


def shuffle_unseen(g: CurrentsState, seat: int | None, chance: Chance) -> None:
    """Rearrange the decks, whose order no seat knows."""
    for deck in (*g.luminary_decks, *g.propaganda_decks, *g.event_decks):
        deck.shuffle_unseen(chance)
