"""Waking and resting, as text."""

from __future__ import annotations

from engine.core.about import About
from engine.core.choice import Description
from engine.core.facts import said
from engine.games.currents.actions.waking import Rest, Wake
from engine.games.currents.cards import LUMINARIES
from engine.games.currents.names import company_name, rated_in_full
from engine.games.currents.phrases import about_place, describes, sentences
from engine.games.currents.promises import Cash, Rated
from engine.games.currents.view_types import View


@describes(Wake)
def describe_wake(view: View, wake: Wake) -> Description:
    cost = said("for ", Cash(-wake.cost), ", once this turn") if wake.cost else ""
    text = sentences(Rated(wake.luminary), cost, "may act again this turn")
    name, place = LUMINARIES[wake.luminary].name, f"luminary:{wake.luminary}"
    return Description("Wake", name, text, "17.27" if wake.is_gift else "16.27", place)


@describes(Rest)
def describe_rest(view: View, rest: Rest) -> Description:
    text = sentences(Rated(rest.luminary), "exhausted without an action")
    name, place = LUMINARIES[rest.luminary].name, f"luminary:{rest.luminary}"
    return Description("Rest a luminary", name, text, "7.3", place)


@about_place("luminary", "card", "lot")
def about_luminary(view: View, slug: str) -> About | None:
    if slug not in LUMINARIES:
        return None
    row = LUMINARIES[slug]
    lines = [f"{rated_in_full(row.ratings)}."]
    firm = next((each for each in view.firms if slug in each.luminaries), None)
    lot = next((each for each in view.row if each.luminary == slug), None)
    if firm is not None:
        state = "exhausted until bookkeeping" if slug in firm.asleep else "awake"
        lines.append(f"Acts for {company_name(firm.slug)}, {state}.")
    if lot is not None:
        share = f"with a share of {company_name(lot.share)}" if lot.share else "without a share"
        lines.append(f"On offer in the auction, {share}.")
    lines.append("An action exhausts one luminary, an advance one or more.")
    return About(row.name, tuple(lines), "1.3")
