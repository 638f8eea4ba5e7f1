"""Texts about luminaries and cards."""

from __future__ import annotations

from engine.core.about import About
from engine.core.text import count
from engine.games.currents.cards import (
    EVENT_CARDS,
    HQ_CARDS,
    LUMINARIES,
    PROPAGANDA,
)
from engine.games.currents.names import SKILL_TEXTS, rated_in_full, shift_text
from engine.games.currents.view_types import View
from screens.games.currents.about.phrases import (
    about_place,
    firm_of,
    short_company_name,
)


@about_place("luminary", "card", "lot")
def about_luminary(view: View, slug: str) -> About | None:
    """The text about a luminary: its ratings, and its company or the share that comes with it."""
    if slug not in LUMINARIES:
        return None
    row = LUMINARIES[slug]
    lines = [f"{rated_in_full(row.ratings)}."]
    firm = next((each for each in view.firms if slug in each.luminaries), None)
    lot = next((each for each in view.row if each.luminary == slug), None)
    if firm is not None:
        state = "exhausted until bookkeeping" if slug in firm.asleep else "awake"
        lines.append(f"Acts for {short_company_name(firm.slug)}, {state}.")
    if lot is not None:
        share = (
            f"with a share of {short_company_name(lot.share)}" if lot.share else "without a share"
        )
        lines.append(f"On offer in the auction, {share}.")
    lines.append("An action exhausts one luminary, an advance one or more.")
    return About(row.name, tuple(lines), "1.3")


@about_place("propaganda")
def about_propaganda(view: View, slug: str) -> About | None:
    """The text about a propaganda card, or about the action of that name."""
    if not slug:
        rule = "Exhaust a luminary: move a marker by its Pro, then use a propaganda card."
        return About("Propaganda", (rule,), "10.1")
    if slug not in PROPAGANDA:
        return None
    card = PROPAGANDA[slug]
    moves = [
        text
        for number, text in (
            (card.fame, f"any company's Future Fame up to {card.fame} either way"),
            (card.ac, f"the currents' marker up to {card.ac} towards AC"),
            (card.dc, f"the currents' marker up to {card.dc} towards DC"),
        )
        if number
    ]
    state = (
        "It is face down until all are used." if slug in view.used_propaganda else "It is face up."
    )
    lines = (
        f"Moves one of these: {'; or '.join(moves)}.",
        f"Gains ${card.cash}k, and $1k times the phase for each Fin of the luminary.",
        state,
    )
    return About(card.name, lines, "10.3")


@about_place("event")
def about_event(view: View, name: str) -> About:
    """The text about the event card of the turn."""
    if not view.event:
        return About("Event", ("The event of this turn is not drawn yet.",), "5.1")
    card = EVENT_CARDS[view.event]
    lines = [f"{card.text}.", f"Stock effect: {shift_text(card.shift)}."]
    if card.auctioned:
        holder = (
            f"{short_company_name(view.holder)} has won it."
            if view.holder
            else "It is auctioned to one player."
        )
        lines.append(holder)
    lines.append("Effects for the turn end with it.")
    return About(card.name, tuple(lines), "5.1")


@about_place("hq")
def about_headquarters(view: View, slug: str) -> About | None:
    """The text about an HQ card of a company."""
    if slug not in HQ_CARDS:
        return None
    card = HQ_CARDS[slug]
    firm = firm_of(view, card.company)
    lines = [
        f"{card.text_for(view.company_count)} ({card.timing}).",
        f"{count(card.points, 'point')} at the end.",
    ]
    if firm is not None and slug in firm.developed_cards:
        lines.append(f"{short_company_name(card.company)} has developed it.")
    else:
        lines.append(f"To develop it, exhaust a luminary with {SKILL_TEXTS[card.skill]} 1 or more.")
    if card.timing == "at the end" and firm is not None:
        verdict = "met" if firm.has_met_works else "not met"
        lines.append(
            f"{short_company_name(card.company)} has {firm.works_progress} now, so it is {verdict}."
        )
    return About(card.name, tuple(lines), "11.2")
