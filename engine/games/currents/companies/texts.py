"""Companies and their inventors, as text."""

from __future__ import annotations

from engine.core.choice import Description
from engine.core.facts import Quoted, said
from engine.core.text import join_with_and
from engine.games.currents.card_types import SKILLS
from engine.games.currents.cards import COMPANIES, LUMINARIES
from engine.games.currents.companies.draft import Draft
from engine.games.currents.names import SKILL_TEXTS
from engine.games.currents.phrases import describes, sentences
from engine.games.currents.promises import Rated
from engine.games.currents.view_types import View


@describes(Draft)
def describe_company(view: View, draft: Draft) -> Description:
    """Describe drafting a company: its inventor's ratings and ability."""
    row = COMPANIES[draft.company]
    inventor = said(f"{LUMINARIES[row.inventor].name}: ", Rated(row.inventor, is_full=True))
    text = sentences(inventor, Quoted(row.ability))
    return Description("Take a company", row.name, text, "2.5", f"company:{row.slug}")


def company_text(slug: str) -> str:
    """The reason to draft a company, its inventor's strength: no company is a bad choice."""
    inventor = LUMINARIES[COMPANIES[slug].inventor]
    ratings = {skill: getattr(inventor.ratings, skill) for skill in SKILLS}
    best = [SKILL_TEXTS[skill] for skill in SKILLS if ratings[skill] == max(ratings.values())]
    return f"all are about equally strong; {inventor.name} is best at {join_with_and(best)}"
