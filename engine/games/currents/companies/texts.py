"""Companies and their inventors, as text."""

from __future__ import annotations

from engine.core.about import About
from engine.core.choice import Description
from engine.core.facts import Quoted, said
from engine.core.text import capital, count, count_or_no, join_with_and, ordinal
from engine.games.currents.card_types import SKILLS
from engine.games.currents.cards import (
    AUTOMATON_CARDS,
    COLUMN_SPACES,
    COMPANIES,
    HQ_CARDS,
    LUMINARIES,
    PREFERRED_SHARES,
    SET_ASIDE,
)
from engine.games.currents.companies.draft import Draft
from engine.games.currents.names import (
    ROMAN,
    SKILL_TEXTS,
    brief_ratings,
    company_name,
    project_name,
)
from engine.games.currents.phrases import (
    about_place,
    describes,
    firm_of,
    points_text,
    rank_text,
    sentences,
)
from engine.games.currents.promises import Rated
from engine.games.currents.scoring.points import shares_by_company
from engine.games.currents.view_types import FirmView, View


@describes(Draft)
def describe_company(view: View, draft: Draft) -> Description:
    row = COMPANIES[draft.company]
    inventor = said(f"{LUMINARIES[row.inventor].name}: ", Rated(row.inventor, is_full=True))
    text = sentences(inventor, Quoted(row.ability))
    return Description("Take a company", row.name, text, "2.5", f"company:{row.slug}")


def company_text(slug: str) -> str:
    """The reason to draft a company, its inventor's strength: no company is a bad choice."""
    inventor = LUMINARIES[COMPANIES[slug].inventor]
    ratings = {skill: getattr(inventor.ratings, skill) for skill in SKILLS}
    best = [SKILL_TEXTS[skill] for skill in SKILLS if ratings[skill] == max(ratings.values())]
    return f"all are about equally strong; {inventor.name} is best at {join_with_and(best)}"


# Texts about companies, shares and prices


@about_place("company")
def about_company(view: View, slug: str) -> About | None:
    """The text about a company in brief; its page has more."""
    if slug not in COMPANIES:
        return None
    row, firm = COMPANIES[slug], firm_of(view, slug)
    inventor = LUMINARIES[row.inventor]
    ability = f"{inventor.name} ({brief_ratings(inventor.ratings)}). {row.ability}."
    if firm is None:
        cards = [card for card in HQ_CARDS.values() if card.company == slug]
        texts = [
            f"{card.name} ({card.points}). {card.text_for(view.company_count)}." for card in cards
        ]
        return About(row.name, (ability, *texts), "15.1")
    cash = (
        f"cash ${firm.cash}k" if firm.seat >= 0 else f"an automaton, {firm.automaton.capitalize()}"
    )
    profit = f", profit {firm.profit}" if firm.seat >= 0 else ""
    lines = [f"Price {firm.price}{profit}, {cash}.", capital(points_text(firm))]
    if firm.seat < 0:
        lines.append(f"This turn: {plan_text(view, firm, view.turn)}.")
    lines.append(ability)
    projects = join_with_and(map(project_name, firm.projects), empty="none")
    lines.append(f"Projects: {projects}.")
    return About(row.name, tuple(lines), "1.4")


@about_place("share")
def about_share(view: View, slug: str) -> About | None:
    firm = firm_of(view, slug)
    if firm is None:
        return None
    rank = f"{ordinal(firm.price_rank)} of {len(view.firms)}"
    holders = [
        f"{company_name(each.slug)} {number}"
        for each in view.firms
        if (number := shares_by_company(each).get(slug))
    ]
    aside = f" {SET_ASIDE} wait for the auction of phase 2." if view.aside else ""
    lines = (
        f"Price {firm.price}, {rank}: at the end a share is worth"
        f" {count_or_no(firm.share_points, 'point')}.",
        f"{capital(count_or_no(view.market.get(slug, 0), 'share'))} left in the market.{aside}",
        f"Held: {join_with_and(holders)}. The preferred certificate counts as {PREFERRED_SHARES}.",
        f"Buying moves the price {view.phase} up, selling one column left ({COLUMN_SPACES} less).",
    )
    return About(f"Shares of {COMPANIES[slug].name}", lines, "12.6")


@about_place("prices")
def about_prices(view: View, name: str) -> About:
    order = sorted(view.firms, key=lambda each: each.price_rank)
    lines = [
        f"{company_name(each.slug)} {each.price} ({each.share_points} per share)" for each in order
    ]
    rule = (
        "Up moves space by space, three to a column, then to the next column; left is the same"
        " row one column back. The number below a column is its profit."
    )
    return About("Stock track", (f"{join_with_and(lines)}.", rule, rank_text()), "12.1")


def plan_text(view: View, firm: FirmView, turn: int) -> str:
    """The card of an automaton for a turn: "fame +2, Bulb to II with patent, 1 project"."""
    card = AUTOMATON_CARDS.get((firm.automaton, turn))
    if card is None:
        return "nothing"
    main = COMPANIES[firm.slug].main.upper()
    parts = []
    if card.marker:
        parts.append(f"{'fame' if card.marker == 'fame' else f'marker to {main}'} +{card.bonus}")
    if card.track:
        track = "Bulb" if card.track == "bulb" else main
        parts.append(f"{track} to {ROMAN[card.level]}{' with patent' if card.patents else ''}")
    if projects := card.project_count(view.company_count):
        parts.append(count(projects, "project"))
    if card.hq:
        parts.append(f"HQ {'Works' if card.hq == 'works' else SKILL_TEXTS[card.hq]}")
    return ", ".join(parts) or "nothing"
