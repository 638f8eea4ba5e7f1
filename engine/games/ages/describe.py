"""Choices as text, with chances and what follows; each chapter describes its own."""

from __future__ import annotations

from engine.core.choice import Choice, Description
from engine.games.ages.adventures import texts as adventures
from engine.games.ages.attacks import texts as attacks
from engine.games.ages.cards import texts as cards
from engine.games.ages.entering import texts as entering
from engine.games.ages.fire import texts as fire
from engine.games.ages.free_actions import texts as free_actions
from engine.games.ages.melee import texts as melee
from engine.games.ages.moving import texts as moving
from engine.games.ages.names import with_small_articles
from engine.games.ages.opening import texts as opening
from engine.games.ages.phrases import describes
from engine.games.ages.sites import texts as sites
from engine.games.ages.turns import texts as turns
from engine.games.ages.view_types import View

CHAPTERS = (
    *(adventures, attacks, cards, entering, fire, free_actions),
    *(melee, moving, opening, sites, turns),
)
"""The texts of the chapters; importing them registers their verbs."""

SMALL_ARTICLES_ALREADY = frozenset({"walk"})
"""The verbs whose text has small articles already: a second text for each of 200 walks is slow."""


def describe(view: View, choice: Choice) -> Description:
    text = describes[choice.verb](view, choice)
    if choice.verb in SMALL_ARTICLES_ALREADY:
        return text
    return text.with_mapped_texts(with_small_articles)
