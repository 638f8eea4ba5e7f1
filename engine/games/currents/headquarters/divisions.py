"""The HQ cards that a company can develop, and who can develop them (11.2)."""

from __future__ import annotations

from functools import lru_cache

from engine.core.choice import Choice, choice
from engine.games.currents.card_types import SKILLS, Skill
from engine.games.currents.cards import HQ_CARDS, LUMINARIES
from engine.games.currents.protocols import AnyFirm, AnyState
from engine.games.currents.scoring.points import HQ_OF


def develop_choices(table: AnyState, firm: AnyFirm) -> list[Choice]:
    """The company's undeveloped cards whose skill an awake luminary has (11.2)."""
    skills = skills_of(tuple(firm.awake))
    return [
        choice("develop", card.slug)
        for card in HQ_OF[firm.slug]
        if card.skill in skills and card.slug not in firm.developed_cards
    ]


@lru_cache(maxsize=1 << 12)
def skills_of(luminaries: tuple[str, ...]) -> frozenset[Skill]:
    """The skills that at least one of the luminaries has."""
    rows = [LUMINARIES[slug].ratings for slug in luminaries]
    return frozenset(skill for skill in SKILLS if any(getattr(row, skill) for row in rows))


def staff_for(firm: AnyFirm, card: str) -> list[str]:
    """The awake luminaries who have at least 1 in the skill of the card (11.2)."""
    skill = HQ_CARDS[card].skill
    return [slug for slug in firm.awake if getattr(LUMINARIES[slug].ratings, skill)]
