"""HQ cards, waking and resting, as text."""

from __future__ import annotations

from engine.core.choice import Choice, Description
from engine.core.text import count, lower_first
from engine.games.currents.card_types import TRACKS
from engine.games.currents.cards import (
    HQ_CARDS,
    LUMINARIES,
)
from engine.games.currents.describe.phrases import (
    choosing_firm,
    describes,
    joined_sentences,
    ratings_text,
)
from engine.games.currents.names import (
    SKILL_NAMES,
    level_name,
)
from engine.games.currents.view_types import View


@describes("develop")
def describe_develop(view: View, choice: Choice) -> Description:
    """Describe developing an HQ card: its effect and its points."""
    row = HQ_CARDS[choice.noun]
    skill = f"needs a luminary with {SKILL_NAMES[row.skill]}"
    effect = row.text_for(view.company_count)
    if row.timing == "at the end":
        progress = f"you have {choosing_firm(view).works_progress} now"
        effect = f"its points count {lower_first(effect)}; {progress}"
    text = joined_sentences(effect, skill)
    label = f"{row.name}: {count(row.points, 'point')}"
    return Description("Develop HQ", label, text, "11.2", f"hq:{row.slug}")


@describes("test")
def describe_test(view: View, choice: Choice) -> Description:
    """Describe the free advance of the Testing Laboratory."""
    track = next(each for each in TRACKS if each == choice.noun)
    level = choosing_firm(view).levels[track] + 1
    text = "at no cost, without a patent"
    return Description(
        "Advance", level_name(f"{track} {level}"), text, "17.11", f"track:{track}:{level}"
    )


@describes("wake")
def describe_wake(view: View, choice: Choice) -> Description:
    """Describe waking a luminary."""
    cost = "" if view.step == "effect" else "for $3k, once this turn"
    text = joined_sentences(ratings_text(choice.noun), cost, "may act again this turn")
    clause = "17.27" if view.step == "effect" else "16.27"
    return Description(
        "Wake", LUMINARIES[choice.noun].name, text, clause, f"luminary:{choice.noun}"
    )


@describes("rest")
def describe_rest(view: View, choice: Choice) -> Description:
    """Describe resting a luminary."""
    text = joined_sentences(ratings_text(choice.noun), "exhausted without an action")
    return Description(
        "Rest a luminary", LUMINARIES[choice.noun].name, text, "7.3", f"luminary:{choice.noun}"
    )
