"""Choices as text, with chances and what follows; a module for each chapter."""

from __future__ import annotations

from engine.core.choice import Choice, Description
from engine.games.ages.describe import (
    adventures,
    alliance,
    bases,
    entering,
    fighting,
    flags,
    free_actions,
    moving,
    opening,
    phases,
    secrets,
)
from engine.games.ages.describe.phrases import describes
from engine.games.ages.names import with_small_articles
from engine.games.ages.view_types import View

__all__ = ["CHAPTERS", "describe"]

CHAPTERS = (
    opening,
    phases,
    entering,
    flags,
    free_actions,
    moving,
    fighting,
    adventures,
    secrets,
    alliance,
    bases,
)
"""The modules that describe choices; importing them registers their verbs."""


def describe(view: View, choice: Choice) -> Description:
    """The choice as its seat should read it."""
    text = describes[choice.verb](view, choice)
    return Description(
        text.group,
        with_small_articles(text.label),
        lambda: with_small_articles(text.consequence),
        text.clause,
        text.place,
    )
