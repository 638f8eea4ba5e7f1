"""Companies and their inventors, as text."""

from __future__ import annotations

from engine.core.choice import Choice, Description
from engine.core.text import join_with_and
from engine.games.currents.card_types import SKILLS
from engine.games.currents.cards import COMPANIES, LUMINARIES
from engine.games.currents.names import SKILL_TEXTS, rated_in_full
from engine.games.currents.phrases import describes, joined_sentences
from engine.games.currents.view_types import View


@describes("company")
def describe_company(view: View, choice: Choice) -> Description:
    """Describe drafting a company: its inventor's ratings and ability."""
    row = COMPANIES[choice.noun]
    inventor = LUMINARIES[row.inventor]
    text = joined_sentences(f"{inventor.name}: {rated_in_full(inventor.ratings)}", row.ability)
    return Description("Take a company", row.name, text, "2.5", f"company:{row.slug}")


def company_text(slug: str) -> str:
    """The reason to draft a company, its inventor's strength: no company is a bad choice."""
    inventor = LUMINARIES[COMPANIES[slug].inventor]
    ratings = {skill: getattr(inventor.ratings, skill) for skill in SKILLS}
    best = [SKILL_TEXTS[skill] for skill in SKILLS if ratings[skill] == max(ratings.values())]
    return f"all are about equally strong; {inventor.name} is best at {join_with_and(best)}"
