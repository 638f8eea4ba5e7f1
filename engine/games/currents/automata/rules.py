"""Automata (RULES.md 6, 18): each follows its card for the turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Literal

from engine.core.dispatch import Dispatch
from engine.games.currents.card_types import SIZES, AutomatonCard, Current, Track
from engine.games.currents.cards import AUTOMATON_CARDS, COMPANIES, PROPAGANDA
from engine.games.currents.cities import PROJECTS, PROJECTS_OF
from engine.games.currents.events import AutomatonBegan, PraiseRaisedPrice
from engine.games.currents.headquarters.rules import develop
from engine.games.currents.market.events import ShareBought
from engine.games.currents.market.rules import raise_price, take_share
from engine.games.currents.market.trades import does_ledger_move_prices, may_buy
from engine.games.currents.projects.claims import fees_for
from engine.games.currents.projects.distances import skipped_cities
from engine.games.currents.projects.rules import claim
from engine.games.currents.propaganda.moves import cards_up, future_rank, marker_goal
from engine.games.currents.propaganda.rules import move_current, move_fame, use_card
from engine.games.currents.scoring.points import HQ_OF, WORKS_OF
from engine.games.currents.state import CurrentsState, Firm, Step
from engine.games.currents.technology.rules import advance


def run_automata(g: CurrentsState) -> Step:
    """Let all automata act, by Present Fame; then it is the players' turn (6.1, 7.1)."""
    for slug in g.present:
        if g.firm(slug).seat < 0:
            play_automaton(g, g.firm(slug))
    g.waiting_companies = [slug for slug in g.present if g.firm(slug).seat >= 0]
    return Step.ACT


def play_automaton(g: CurrentsState, firm: Firm) -> None:
    """Carry out the automaton's card: propaganda, technology, projects, HQ (6.1)."""
    card = AUTOMATON_CARDS[firm.automaton, g.turn]
    g.emit(AutomatonBegan, company=firm.slug, difficulty=firm.automaton)
    if card.marker and cards_up(g):
        use_propaganda(g, firm, card)
    if card.track:
        research(g, firm, card)
    for _ in range(card.project_count(g.company_count)):
        build_project(g, firm)
    if card.hq:
        develop_division(g, firm, card)


def main_of(firm: Firm) -> Current:
    return COMPANIES[firm.slug].main


# Propaganda


def use_propaganda(g: CurrentsState, firm: Firm, card: AutomatonCard) -> None:
    """Take the card that moves the marker farthest, and move it (6.2, 6.3)."""
    main = main_of(firm)
    best = propaganda_to_take(g, card, main)
    spaces = _propaganda_number(best, card, main) + card.bonus
    use_card(g, firm, best, 0)
    if card.marker == "fame":
        rank = future_rank(g, firm.slug)
        goal, is_at_the_end = max(1, rank - spaces), rank == 1
    else:
        goal = marker_goal(g, main, spaces)
        is_at_the_end = marker_goal(g, main, 1) == g.current
    if is_at_the_end:
        move = raise_price(firm, g.phase)
        marker: Literal["fame", "ac", "dc"] = "fame" if card.marker == "fame" else main
        g.emit(PraiseRaisedPrice, company=firm.slug, marker=marker, prices=(move,))
    elif card.marker == "fame":
        move_fame(g, firm.slug, goal, mover=firm.slug)
    else:
        move_current(g, goal, mover=firm.slug)


def propaganda_to_take(g: CurrentsState, card: AutomatonCard, main: Current) -> str:
    """The card with the largest number, then the most cash, then the first of chapter 19 (6.2)."""
    cards = cards_up(g)
    if g.do_automata_follow_the_list:
        cards.sort(key=_PLACE.__getitem__)
    return max(
        cards, key=lambda slug: (_propaganda_number(slug, card, main), PROPAGANDA[slug].cash)
    )


_PLACE = {slug: place for place, slug in enumerate(PROPAGANDA)}
"""The place of each propaganda card in the list of chapter 19."""


def _propaganda_number(slug: str, card: AutomatonCard, main: Current) -> int:
    """The number of a propaganda card for the marker that the automaton moves."""
    row = PROPAGANDA[slug]
    if card.marker == "fame":
        return row.fame
    return row.ac if main == "ac" else row.dc


# Technology


def research(g: CurrentsState, firm: Firm, card: AutomatonCard) -> None:
    """Raise a track to the level on the card, and claim its patent if the card says so (6.4)."""
    track: Track = "bulb" if card.track == "bulb" else main_of(firm)
    goal = min(card.level, g.ends[track])
    if goal > firm.levels[track]:
        is_patented = card.patents and f"{track} {goal}" not in g.patents
        advance(g, firm, track, goal, patented=is_patented)


# Projects


def build_project(g: CurrentsState, firm: Firm) -> None:
    """Claim a project, if there is one (6.5 to 6.7)."""
    project = project_to_claim(g, firm)
    if project:
        claim(g, firm, project, main_of(firm), fees=fees_for(g, firm, main_of(firm)))


def project_to_claim(g: CurrentsState, firm: Firm) -> str:
    """The project that an automaton claims; "" if there is none (6.5)."""
    highest, owners = min(firm.levels["bulb"], firm.levels[main_of(firm)]), g.projects
    best, others = _projects_up_to(g.cities, highest)
    free_best = [pair for pair in best if pair[0] not in owners]
    free = free_best or [pair for pair in others if pair[0] not in owners]
    if not free:
        return ""
    skipped_counts = skipped_cities(g, firm.slug)
    project, city = min(free, key=lambda pair: skipped_counts[pair[1]])
    if free_best:
        return next(each for _, each in PROJECTS_OF[city] if each not in owners)
    return project


@cache
def _projects_up_to(
    cities: tuple[str, ...], highest: int
) -> tuple[tuple[tuple[str, str], ...], tuple[tuple[str, str], ...]]:
    """The projects of the highest number, and the lower ones, each with its city; equally distant
    ones in the order in which an automaton claims them (6.5)."""
    rows = sorted(
        (-SIZES.index(city.size), -number, city.name, project, city.slug)
        for project, (city, number) in PROJECTS.items()
        if city.slug in cities and number <= highest
    )
    return (
        tuple((project, city) for _, number, _, project, city in rows if -number == highest),
        tuple((project, city) for _, number, _, project, city in rows if -number != highest),
    )


# HQ


def develop_division(g: CurrentsState, firm: Firm, card: AutomatonCard) -> None:
    """Develop the division of a skill, or the Works (6.8, 18.6)."""
    works = WORKS_OF[firm.slug]
    divisions = [row.slug for row in HQ_OF[firm.slug] if row.skill == card.hq and row.slug != works]
    (division,) = [works] if card.hq == "works" else divisions
    if division not in firm.developed_cards:
        develop(g, firm, division)


# Shares

policies: Dispatch[str, Callable[[CurrentsState, Firm, list[str]], str]] = Dispatch("share policy")
"""The functions that pick the share an automaton takes, by its difficulty."""


def buy_for_automaton(g: CurrentsState, firm: Firm) -> None:
    """Let an automaton take a share in bookkeeping, if it can, at no cost (13.6, 18.5)."""
    fit = [slug for slug in g.present if may_buy(g, firm, slug)]
    if not fit:
        return
    share = policies[firm.automaton](g, firm, fit)
    take_share(g, firm, share)
    moves = (raise_price(g.firm(share), g.phase),) if does_ledger_move_prices(g) else ()
    g.emit(
        ShareBought,
        company=firm.slug,
        share=share,
        price=0,
        trade_place="bookkeeping",
        prices=moves,
    )


@policies("babbage")
def lowest_company(g: CurrentsState, firm: Firm, fit: list[str]) -> str:
    """The company with the lowest price (18.5)."""
    return min(_own_first(firm, fit), key=lambda slug: g.firm(slug).price)


@policies("lovelace", "turing")
def own_then_highest(g: CurrentsState, firm: Firm, fit: list[str]) -> str:
    """The automaton's own company, or else the company with the highest price (18.5)."""
    return firm.slug if firm.slug in fit else highest_company(g, firm, fit)


@policies("hopper")
def highest_company(g: CurrentsState, firm: Firm, fit: list[str]) -> str:
    """The company with the highest price (18.5)."""
    return max(_own_first(firm, fit), key=lambda slug: g.firm(slug).price)


def _own_first(firm: Firm, fit: Iterable[str]) -> list[str]:
    """The companies in the order that breaks ties: its own, then by Present Fame (18.5)."""
    return sorted(fit, key=lambda slug: slug != firm.slug)
