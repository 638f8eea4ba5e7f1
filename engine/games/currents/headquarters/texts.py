"""HQ cards, as text."""

from __future__ import annotations

from engine.core.choice import Choice, Description
from engine.core.text import count, lower_first
from engine.games.currents.card_types import TRACKS
from engine.games.currents.cards import HQ_CARDS
from engine.games.currents.names import SKILL_NAMES, level_name
from engine.games.currents.phrases import choosing_firm, describes, joined_sentences
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
