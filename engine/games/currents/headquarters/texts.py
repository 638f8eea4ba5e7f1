"""HQ cards, as text."""

from __future__ import annotations

from engine.core.about import About
from engine.core.choice import Description
from engine.core.facts import Quoted, Words, said
from engine.core.text import count, lower_first
from engine.games.currents.cards import HQ_CARDS, LUMINARIES
from engine.games.currents.headquarters.divisions import Develop, DevelopWith, FreeLevel
from engine.games.currents.names import SKILL_NAMES, SKILL_TEXTS, company_name, level_name
from engine.games.currents.phrases import about_place, choosing_firm, describes, firm_of, sentences
from engine.games.currents.promises import HqPoints, Rated, WorksCount
from engine.games.currents.table_action import begun
from engine.games.currents.view_types import View


@describes(Develop)
def describe_develop(view: View, develop: Develop) -> Description:
    row = develop.row
    effect: Words = Quoted(row.text_for(view.company_count))
    if row.timing == "at the end":
        progress = WorksCount(choosing_firm(view).works_progress)
        condition = Quoted(lower_first(str(effect)))
        effect = said("its points count ", condition, "; you have ", progress, " now")
    text = sentences(effect, f"needs a luminary with {SKILL_NAMES[row.skill]}")
    label = said(f"{row.name}: ", HqPoints(row.points))
    return Description("Develop HQ", label, text, "11.2", f"hq:{row.slug}")


@describes(DevelopWith)
def describe_developing_with(view: View, way: DevelopWith) -> Description:
    text = sentences(Rated(way.luminary), f"develops {begun(view, Develop).row.name}")
    name, place = LUMINARIES[way.luminary].name, f"luminary:{way.luminary}"
    return Description("Exhaust", name, text, "11.2", place)


@describes(FreeLevel)
def describe_free_level(view: View, free: FreeLevel) -> Description:
    label, place = level_name(f"{free.track} {free.level}"), f"track:{free.track}:{free.level}"
    text = sentences("at no cost, without a patent")
    return Description("Advance", label, text, "17.11", place)


@about_place("hq")
def about_headquarters(view: View, slug: str) -> About | None:
    if slug not in HQ_CARDS:
        return None
    card = HQ_CARDS[slug]
    firm = firm_of(view, card.company)
    lines = [
        f"{card.text_for(view.company_count)} ({card.timing}).",
        f"{count(card.points, 'point')} at the end.",
    ]
    if firm is not None and slug in firm.developed_cards:
        lines.append(f"{company_name(card.company)} has developed it.")
    else:
        lines.append(f"To develop it, exhaust a luminary with {SKILL_TEXTS[card.skill]} 1 or more.")
    if card.timing == "at the end" and firm is not None:
        verdict = "met" if firm.has_met_works else "not met"
        lines.append(
            f"{company_name(card.company)} has {firm.works_progress} now, so it is {verdict}."
        )
    return About(card.name, tuple(lines), "11.2")
