"""Choices as text, with chances and what follows; a module for each chapter."""

from __future__ import annotations

from engine.core.choice import Choice, Description
from engine.games.ages.describe import (
    adventures,
    alliance,
    entering,
    fighting,
    flags,
    free_actions,
    moving,
    opening,
    phases,
    secrets,
    sites,
)
from engine.games.ages.describe.register import describes
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
    sites,
)
"""The modules that describe choices; importing them registers their verbs."""

SMALL_ARTICLES_ALREADY = frozenset({"walk"})
"""The verbs whose text has small articles already: a second text for each of 200 walks is slow."""


def describe(view: View, choice: Choice) -> Description:
    """The choice as its seat should read it."""
    text = describes[choice.verb](view, choice)
    if choice.verb in SMALL_ARTICLES_ALREADY:
        return text
    return Description(
        text.group,
        with_small_articles(text.label),
        lambda: with_small_articles(text.consequence),
        text.clause,
        text.place,
        lambda: with_small_articles(text.whole_consequence),
    )
