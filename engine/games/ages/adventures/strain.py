"""The Health that an effort may cost in adventures (RULES.md 20.9)."""

from __future__ import annotations

from engine.games.ages.adventures.events import Strained
from engine.games.ages.attacks.killing import kill
from engine.games.ages.challenges.cards import ChallengeResult
from engine.games.ages.state import AgesState
from engine.games.ages.unit_state import Unit
from engine.games.ages.units import ability


def pay_strain(g: AgesState, unit: Unit, rating: str, result: ChallengeResult) -> None:
    """Take 1 Health from John Henry for a FOPP with Strength, which may kill him (20.9)."""
    if result is ChallengeResult.FOPP and rating == "strength" and ability(unit) == "steel-driver":
        unit.health -= 1
        g.emit(Strained, unit=unit.slug, health=unit.health)
        if unit.health == 0:
            kill(g, unit, None)
