"""Choices as text, with the consequences that the seat can know."""

from __future__ import annotations

from collections.abc import Callable

from attrs import evolve

from engine.core.choice import Choice, Description
from engine.core.dispatch import Dispatch
from engine.core.text import capital, count, join_with_and
from engine.games.duel.action_phrases import ACTION_TEXTS, explained_actions
from engine.games.duel.cards import (
    ASSISTANTS,
    CITIES,
    COMPANIES,
    REGIONS,
    SHARE_POINTS,
    SHARES_EACH,
    TECHNOLOGIES,
)
from engine.games.duel.preview import gained_pr, led_anew, turning_points
from engine.games.duel.view_types import SideView, View


def describe(view: View, choice: Choice) -> Description:
    """The choice as its seat should read it."""
    free = choice.verb.startswith("free ")
    verb = choice.verb.removeprefix("free ")
    description = describes[verb](view, choice)
    description = _with_warnings(description, view, choice)
    if not free:
        return description
    group, label = description.group, description.label
    marked_group = f"{group} (Free Action)"
    return evolve(description, group=marked_group, label=marked_group if label == group else label)


def _with_warnings(description: Description, view: View, choice: Choice) -> Description:
    """The description, with what becomes of a goal before everything else.

    A small pane cuts the end of a consequence, so the part that decides the game comes first.
    """
    warnings = tuple(turning_points(view, choice))
    if not warnings:
        return description
    return evolve(description, consequence=" ".join((*warnings, capital(description.consequence))))


describes: Dispatch[str, Callable[[View, Choice], Description]] = Dispatch("description")
"""The functions that describe a choice, by its verb."""


def choosing_side(view: View) -> SideView:
    """The side of the seat that chooses."""
    assert view.seat is not None
    return view.sides[view.seat]


def rival_side(view: View) -> SideView:
    """The other side."""
    assert view.seat is not None
    return view.sides[1 - view.seat]


def region_score_text(view: View, region: str, gain: int) -> str:
    """The score of a Region and its leader: "New York 5:3, you lead"."""
    ours = choosing_side(view).points[region] + gain
    theirs = rival_side(view).points[region]
    tie_won = (choosing_side(view).pr, len(choosing_side(view).technologies)) > (
        rival_side(view).pr,
        len(rival_side(view).technologies),
    )
    leads = ours > theirs or (ours == theirs and tie_won)
    tie_text = " by the tie-break" if ours == theirs else ""
    leader_text = "you lead" if leads else f"{COMPANIES[rival_side(view).company].name} leads"
    return f"{REGIONS[region].name} {ours}:{theirs}, {leader_text}{tie_text}"


def share_gain(view: View, company: str, change: int) -> int:
    """The points for one more or one fewer share (10.1); a company has five shares."""
    have = choosing_side(view).shares.get(company, 0)
    return SHARE_POINTS[min(have + change, SHARES_EACH)] - SHARE_POINTS[have]


# Setup and draft


@describes("inventor")
def describe_inventor(view: View, choice: Choice) -> Description:
    """Describe choosing an inventor: the power, the Region, the Technology and the goal."""
    row = COMPANIES[choice.noun]
    row_text = f"{row.power}, {REGIONS[row.region].name}, {TECHNOLOGIES[row.technology].name}"
    return Description(
        "Choose", row.inventor, f"{row_text}. Goal: {row.goal}", "2.2", f"inventor:{row.slug}"
    )


@describes("technology")
def describe_technology(view: View, choice: Choice) -> Description:
    """Describe taking a Technology chip at setup: the shares that it opens."""
    name = TECHNOLOGIES[choice.noun].name
    return Description(
        "Take", name, opened_shares_text(view, choice.noun), "2.5", f"tech:{choice.noun}"
    )


@describes("keep")
def describe_keep(view: View, choice: Choice) -> Description:
    """Describe keeping an Assistant in the draft: its Actions."""
    name, actions = ASSISTANTS[choice.noun].name, explained_actions(choice.noun)
    return Description("Keep", name, actions, "4.2", f"card:{choice.noun}")


@describes("pass")
def describe_pass_on(view: View, choice: Choice) -> Description:
    """Describe passing an Assistant across in the draft: its Actions."""
    name, actions = ASSISTANTS[choice.noun].name, explained_actions(choice.noun)
    return Description("Pass", name, actions, "4.3", f"card:{choice.noun}")


# The turn


@describes("play")
def describe_play(view: View, choice: Choice) -> Description:
    """Describe playing an Assistant: its Actions."""
    name, actions = ASSISTANTS[choice.noun].name, explained_actions(choice.noun)
    return Description("Play an Assistant", name, actions, "5.1", f"card:{choice.noun}")


@describes("electrify")
def describe_electrify(view: View, choice: Choice) -> Description:
    """Describe electrifying a City: the points of its Region afterwards."""
    row = CITIES[choice.noun]
    score_text = region_score_text(view, row.region, 2)
    return Description("Electrify", row.name, score_text, "6.1", f"city:{choice.noun}")


@describes("refresh")
def describe_refresh(view: View, choice: Choice) -> Description:
    """Describe refreshing the row: how many new Cities turn up, and the Regions in the deck."""
    new = min(3, view.city_deck)
    text = "1 new City turns up" if new == 1 else f"{new} new Cities turn up"
    text += f", from {deck_text(view)}"
    return Description("Refresh the row", "Refresh the row", text, "6.3", "row")


def deck_text(view: View) -> str:
    """Count the Cities in the deck by Region: all those that are neither in the row nor taken."""
    taken_cities = [
        city for side in view.sides for cities in side.cities.values() for city in cities
    ]
    counts = {
        row.place_text: sum(
            each.region == slug and city not in (*view.row, *taken_cities)
            for city, each in CITIES.items()
        )
        for slug, row in REGIONS.items()
    }
    return join_with_and(
        f"{card_count} {place_text}" for place_text, card_count in counts.items() if card_count
    )


@describes("acquire")
def describe_acquire(view: View, choice: Choice) -> Description:
    """Describe acquiring a share: the points of its Region afterwards."""
    row = COMPANIES[choice.noun]
    score_text = region_score_text(view, row.region, share_gain(view, choice.noun, 1))
    return Description("Acquire", row.name, score_text, "6.4", f"market:{choice.noun}")


@describes("propaganda")
def describe_propaganda(view: View, choice: Choice) -> Description:
    """Describe gaining PR: the new PR, the Free Actions earned and the Regions newly led."""
    amount = gained_pr(view, choice)
    before, after = choosing_side(view).pr, choosing_side(view).pr + amount
    free_actions = after // 3 - before // 3
    gain = f", earns {count(free_actions, 'Free Action')}" if free_actions else ""
    new_leads = led_anew(view, choice)
    text = f"PR from {before} to {after}{gain}{'; ' if new_leads else ''}{new_leads}"
    return Description("Propaganda", f"+{amount} PR", text, "6.6", "pr")


@describes("advance")
def describe_advance(view: View, choice: Choice) -> Description:
    """Describe taking over a Technology chip: the shares it opens and the Regions newly led."""
    name = TECHNOLOGIES[choice.noun].name
    new_leads = led_anew(view, choice)
    text = f"{opened_shares_text(view, choice.noun)}{'; ' if new_leads else ''}{new_leads}"
    return Description("Advance", name, text, "6.7", f"tech:{choice.noun}")


def opened_shares_text(view: View, technology: str) -> str:
    """The part of a sentence about the shares that a Technology lets the player acquire."""
    names = [pile.name for pile in view.market if pile.technology == technology and pile.count]
    return f"lets you acquire {join_with_and(names)}" if names else "no shares need it now"


@describes("monopolize")
def describe_monopolize(view: View, choice: Choice) -> Description:
    """Describe putting a No AC or No DC chip on a Region: whom it stops."""
    region, _, side = choice.noun.partition(" ")
    power = side.removeprefix("no-").upper()
    label = f"No {power} on {REGIONS[region].name}"
    owner_text = (
        "you" if power == choosing_side(view).power else COMPANIES[rival_side(view).company].name
    )
    return Description(
        "Monopolize", label, f"{owner_text} cannot electrify there", "6.8", f"region:{region}"
    )


@describes("place")
def describe_place(view: View, choice: Choice) -> Description:
    """Describe placing a reserved share: the points of the company's Region afterwards."""
    own_company = choosing_side(view).company
    score_text = region_score_text(
        view, COMPANIES[own_company].region, share_gain(view, own_company, 1)
    )
    return Description("Place a share", COMPANIES[own_company].name, score_text, "8.2", "reserved")


@describes("sell")
def describe_sell(view: View, choice: Choice) -> Description:
    """Describe selling a share: the Free Action, the points lost and where the share goes."""
    own_company = choosing_side(view).company
    if choice.noun == "reserved":
        text = f"earns 1 Free Action, no points lost; {LEAVES}"
        return Description(
            "Sell a share", f"{COMPANIES[own_company].name} (reserved)", text, "8.3", "reserved"
        )
    row = COMPANIES[choice.noun]
    score_text = region_score_text(view, row.region, share_gain(view, choice.noun, -1))
    destination_text = LEAVES if choice.noun == own_company else "the share goes back to the market"
    text = f"earns 1 Free Action; {score_text}; {destination_text}"
    return Description("Sell a share", row.name, text, "8.3", f"share:{choice.noun}")


LEAVES = "this share leaves the game"


@describes("end turn")
def describe_end_turn(view: View, choice: Choice) -> Description:
    """Describe ending the turn: what stays unused."""
    unused_actions = [ACTION_TEXTS[action] for action in view.turn.unused_actions]
    if view.turn.free:
        unused_actions.append(count(view.turn.free, "Free Action"))
    if unused_actions:
        text = f"leaves {join_with_and(unused_actions)} unused"
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
    """Describe taking a share as a bonus: the points of its Region afterwards."""
    return evolve(describe_acquire(view, choice), group="Take a share", clause="11.3")


@describes("take city")
def describe_take_city(view: View, choice: Choice) -> Description:
    """Describe taking a City as a bonus: the points of its Region afterwards."""
    return evolve(describe_electrify(view, choice), group="Take a City", clause="11.4")


@describes("decline")
def describe_decline(view: View, choice: Choice) -> Description:
    """Describe declining an Action: nothing happens."""
    return Description("Decline", "Decline", "nothing happens", "13.8", "decline")
