"""Log lines of free actions."""

from __future__ import annotations

from engine.games.ages import events as e
from engine.games.ages.names import digits_text
from engine.games.ages.prose.phrases import tells

TWO = 2
"""The ratings that most challenge cards name for levelling up."""


@tells(e.ExperienceGained)
def experience_gained(event: e.ExperienceGained) -> str:
    """Say that a unit gains an experience marker."""
    return f"gains an experience marker ({event.reason})"


@tells(e.ExperienceOn)
def experience_on(event: e.ExperienceOn) -> str:
    """Say that a unit has switched an experience marker on."""
    return "switches experience on: all ratings but Health and Damage +1 for a round"


@tells(e.ExperienceOver)
def experience_over(event: e.ExperienceOver) -> str:
    """Say that the effect of an experience marker has ended."""
    return "has used up the experience marker"


@tells(e.LevelDrawn)
def level_drawn(event: e.LevelDrawn) -> str:
    """Say which ratings a card lets raise."""
    card = digits_text(event.card)
    if not event.ratings:
        return f"draws {card} to level up ({event.reason}): all ratings are 9 already"
    if len(event.ratings) > TWO:
        return f"draws {card} to level up ({event.reason}): any rating may be raised"
    rating_names = " or ".join(name.title() for name in event.ratings)
    return f"draws {card} to level up ({event.reason}): {rating_names}"


@tells(e.RatingRaised)
def rating_raised(event: e.RatingRaised) -> str:
    """Say which rating is permanently higher."""
    return f"levels up: {event.rating.title()} is now permanently {event.value}"


@tells(e.Healed)
def healed(event: e.Healed) -> str:
    """Say by how much a unit was healed."""
    return f"heals {event.amount} ({event.reason}): Health {event.health} of {event.most}"
