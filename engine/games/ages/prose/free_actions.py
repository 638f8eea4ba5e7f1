"""Log lines of free actions."""

from __future__ import annotations

from engine.games.ages import events as e
from engine.games.ages.prose.words import tells


@tells(e.ExperienceGained)
def experience_gained(event: e.ExperienceGained) -> str:
    """Say that a unit learns."""
    return f"gains an experience marker ({event.because})"


@tells(e.ExperienceOn)
def experience_on(event: e.ExperienceOn) -> str:
    """Say that experience is on."""
    return "switches experience on: all ratings but Health and Damage +1 for a round"


@tells(e.ExperienceOver)
def experience_over(event: e.ExperienceOver) -> str:
    """Say that experience is over."""
    return "has used up the experience"


@tells(e.Healed)
def healed(event: e.Healed) -> str:
    """Say by how much a unit was healed."""
    return f"heals {event.amount} ({event.because}): Health {event.health} of {event.most}"
