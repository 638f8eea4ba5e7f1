"""Choices as text, with the consequences that the seat can know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from attrs import evolve

from engine.core.choice import Choice, Description
from engine.core.dispatch import Dispatch
from engine.core.facts import Fact, Quoted, Said, Words, capitalised, joined, listed, said
from engine.core.text import join_with_and
from engine.games.duel.action_phrases import ACTION_TEXTS, explained_actions
from engine.games.duel.cards import ASSISTANTS, CITIES, COMPANIES, REGIONS, ROW_LENGTH, TECHNOLOGIES
from engine.games.duel.ideas import (
    SELL_RESERVED,
    Monopoly,
    action_of,
    free_actions_between,
    is_free,
)
from engine.games.duel.preview import gained_pr, led_anew, table_after, turning_points
from engine.games.duel.promises import (
    CitiesInDeck,
    EarnedActions,
    Lead,
    MorePr,
    NewCities,
    PrRises,
    UnusedActions,
)
from engine.games.duel.rules.regions import points_of, region_leads
from engine.games.duel.view_types import SideView, View


def describe(view: View, choice: Choice) -> Description:
    description = _with_warnings(describes[action_of(choice)](view, choice), view, choice)
    if not is_free(choice):
        return description
    group = f"{description.group} (Free Action)"
    if description.label == description.group:
        return evolve(description, group=group, label=group)
    return evolve(description, group=group)


def _with_warnings(description: Description, view: View, choice: Choice) -> Description:
    """The description, with what becomes of a goal before everything else.

    A small pane cuts the end of a consequence, so the part that decides the game comes first.
    """
    warnings = tuple(turning_points(view, choice))
    if not warnings:
        return description
    _, consequence, _ = description.texts
    words = joined((*warnings, capitalised(Said(consequence))), " ")
    return evolve(description, consequence=words)


describes: Dispatch[str, Callable[[View, Choice], Description]] = Dispatch("description")


def choosing_side(view: View) -> SideView:
    assert view.seat is not None
    return view.sides[view.seat]


def rival_side(view: View) -> SideView:
    assert view.seat is not None
    return view.sides[1 - view.seat]


def lead_after(view: View, choice: Choice, region: str) -> Lead:
    assert view.seat is not None
    table = table_after(view, choice)
    ours, theirs = (points_of(table.sides[seat])[region] for seat in (view.seat, 1 - view.seat))
    lead = region_leads(table)[region]
    leader = "" if lead.seat == view.seat else rival_side(view).company
    return Lead(region, ours, theirs, leader, lead.reason != "points")


# Setup and draft


@describes("inventor")
def describe_inventor(view: View, choice: Choice) -> Description:
    row = COMPANIES[choice.noun]
    row_text = f"{row.power}, {REGIONS[row.region].name}, {TECHNOLOGIES[row.technology].name}"
    return Description(
        "Choose",
        row.inventor,
        said(f"{row_text}. Goal: ", Quoted(row.goal)),
        "2.2",
        f"inventor:{row.slug}",
    )


@describes("technology")
def describe_technology(view: View, choice: Choice) -> Description:
    name = TECHNOLOGIES[choice.noun].name
    return Description(
        "Take", name, opened_shares_text(view, choice.noun), "2.5", f"tech:{choice.noun}"
    )


WITH_ASSISTANTS = {
    "keep": ("Keep", "4.2"),
    "pass": ("Pass", "4.3"),
    "play": ("Play an Assistant", "5.1"),
}


@describes(*WITH_ASSISTANTS)
def describe_assistant(view: View, choice: Choice) -> Description:
    group, clause = WITH_ASSISTANTS[choice.verb]
    name, actions = ASSISTANTS[choice.noun].name, Quoted(". ".join(explained_actions(choice.noun)))
    return Description(group, name, actions, clause, f"card:{choice.noun}")


# The turn


@describes("electrify")
def describe_electrify(view: View, choice: Choice) -> Description:
    row = CITIES[choice.noun]
    lead = lead_after(view, choice, row.region)
    return Description("Electrify", row.name, lead, "6.1", f"city:{choice.noun}")


@describes("refresh")
def describe_refresh(view: View, choice: Choice) -> Description:
    new = NewCities(min(ROW_LENGTH, view.city_deck))
    text = said(new, ", from ", listed(deck_facts(view)))
    return Description("Refresh the row", "Refresh the row", text, "6.3", "row")


def deck_facts(view: View) -> list[Fact]:
    """The Cities in the deck by Region: all those that are neither in the row nor taken."""
    open_cities = {
        *view.row,
        *(city for side in view.sides for cities in side.cities.values() for city in cities),
    }
    counts = Counter(row.region for slug, row in CITIES.items() if slug not in open_cities)
    return [CitiesInDeck(region, counts[region]) for region in REGIONS if counts[region]]


@describes("acquire")
def describe_acquire(view: View, choice: Choice) -> Description:
    row = COMPANIES[choice.noun]
    lead = lead_after(view, choice, row.region)
    return Description("Acquire", row.name, lead, "6.4", f"market:{choice.noun}")


@describes("propaganda")
def describe_propaganda(view: View, choice: Choice) -> Description:
    amount = gained_pr(view, choice)
    before, after = choosing_side(view).pr, choosing_side(view).pr + amount
    free_actions = free_actions_between(before, after)
    gain = said(", ", EarnedActions(free_actions)) if free_actions else ""
    text = joined((said(PrRises(before, after), gain), led_anew(view, choice)), "; ")
    return Description("Propaganda", MorePr(amount), text, "6.6", "pr")


@describes("advance")
def describe_advance(view: View, choice: Choice) -> Description:
    name = TECHNOLOGIES[choice.noun].name
    text = joined((opened_shares_text(view, choice.noun), led_anew(view, choice)), "; ")
    return Description("Advance", name, text, "6.7", f"tech:{choice.noun}")


def opened_shares_text(view: View, technology: str) -> str:
    names = [pile.name for pile in view.market if pile.technology == technology and pile.count]
    return f"lets you acquire {join_with_and(names)}" if names else "no shares need it now"


@describes("monopolize")
def describe_monopolize(view: View, choice: Choice) -> Description:
    monopoly = Monopoly.of(choice)
    label = f"No {monopoly.power} on {REGIONS[monopoly.region].name}"
    is_own = monopoly.power == choosing_side(view).power
    owner_text = "you" if is_own else COMPANIES[rival_side(view).company].name
    text = f"{owner_text} cannot electrify there"
    return Description("Monopolize", label, text, "6.8", f"region:{monopoly.region}")


@describes("place")
def describe_place(view: View, choice: Choice) -> Description:
    own_company = choosing_side(view).company
    lead = lead_after(view, choice, COMPANIES[own_company].region)
    return Description("Place a share", COMPANIES[own_company].name, lead, "8.2", "reserved")


@describes("sell")
def describe_sell(view: View, choice: Choice) -> Description:
    own_company = choosing_side(view).company
    if choice == SELL_RESERVED:
        text = said(EarnedActions(1), f", no points lost; {LEAVES}")
        return Description(
            "Sell a share", f"{COMPANIES[own_company].name} (reserved)", text, "8.3", "reserved"
        )
    row = COMPANIES[choice.noun]
    lead = lead_after(view, choice, row.region)
    destination_text = LEAVES if choice.noun == own_company else "the share goes back to the market"
    text = joined((EarnedActions(1), lead, destination_text), "; ")
    return Description("Sell a share", row.name, text, "8.3", f"share:{choice.noun}")


LEAVES = "this share leaves the game"


@describes("end turn")
def describe_end_turn(view: View, choice: Choice) -> Description:
    unused: list[Words] = [ACTION_TEXTS[action] for action in view.turn.unused_actions]
    if view.turn.free:
        unused.append(UnusedActions(view.turn.free))
    text: Words
    if unused:
        text = said("leaves ", listed(unused), " unused")
    elif view.turn.may_use_portfolio and (
        choosing_side(view).reserved_shares or choosing_side(view).shares
    ):
        options = "place or sell" if choosing_side(view).reserved_shares else "sell"
        text = f"all Actions are used; you could still {options} a share"
    else:
        text = "everything is used"
    return Description("End the turn", "End the turn", text, "5.5", "end")


# Bonuses


@describes("take share")
def describe_take_share(view: View, choice: Choice) -> Description:
    return evolve(describe_acquire(view, choice), group="Take a share", clause="11.3")


@describes("take city")
def describe_take_city(view: View, choice: Choice) -> Description:
    return evolve(describe_electrify(view, choice), group="Take a City", clause="11.4")


@describes("decline")
def describe_decline(view: View, choice: Choice) -> Description:
    return Description("Decline", "Decline", "nothing happens", "13.8", "decline")
