"""The plan of an automaton for a turn as text, because its card is open."""

from __future__ import annotations

from engine.core.text import count
from engine.games.currents.cards import AUTOMATON_CARDS, COMPANIES
from engine.games.currents.names import ROMAN, SKILL_TEXTS
from engine.games.currents.view_types import FirmView, View


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
