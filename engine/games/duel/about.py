"""Texts about the places on the table, with the sums of their numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.about import About
from engine.core.dispatch import Dispatch
from engine.core.text import capital, count, count_or_no, join_with_and
from engine.games.duel.action_phrases import explained_actions
from engine.games.duel.cards import (
    ASSISTANTS,
    CITIES,
    COMPANIES,
    REGIONS,
    SHARE_POINTS,
    TECHNOLOGIES,
)
from engine.games.duel.standing import goal_alarms, standings
from engine.games.duel.view_types import GoalPart, RegionView, SideView, View

CITY_POINTS = 2
SCALE = ", ".join(f"{number}: {points}" for number, points in enumerate(SHARE_POINTS) if number)

about_place: Dispatch[str, Callable[[View, str], About]] = Dispatch("words about a place")


def about(view: View, place: str) -> About | None:
    """The text about a place, or None for a place that the table does not have."""
    kind, _, name = place.partition(":")
    about_kind = about_place.get(kind)
    return None if about_kind is None else about_kind(view, name)


def side_in_sentence(view: View, seat: int) -> str:
    """The name of a side in a sentence: "you", or the company's name."""
    return "you" if seat == view.seat else side_name(view.sides[seat])


def side_name(side: SideView) -> str:
    """The inventor's last name, or the number of the seat before inventors are chosen."""
    return COMPANIES[side.company].name if side.company else f"Player {side.seat + 1}"


def has_text(view: View, seat: int) -> str:
    """The subject of a sentence about a side's possessions: "You have", "Insull has"."""
    return "You have" if seat == view.seat else f"{side_name(view.sides[seat])} has"


# Regions


@about_place("region")
def about_region(view: View, slug: str) -> About:
    region = next(each for each in view.regions if each.slug == slug)
    lines = [points_text(side, region) for side in view.sides]
    lines.append(f"{capital(lead_text(view, region))}.")
    lines.append(ban_text(region))
    if view.phase < 3:
        lines.append(f"Bonus for its leader at the end of phases 1 and 2: {region.bonus}.")
    else:
        lines.append(
            "The game ends after this phase: there are no more bonuses, and only the lead counts."
        )
    return About(region.name, tuple(lines), "10.1")


ARTICLE = {"AC": "An", "DC": "A"}


def points_text(side: SideView, region: RegionView) -> str:
    """A side's points in a Region by source: "Insull has 5 points: 4 for ..."."""
    cities = side.cities.get(region.slug, ())
    parts = []
    if cities:
        names = join_with_and([CITIES[city].name for city in cities])
        cities_text = count(len(cities), "City", "Cities")
        parts.append(f"{CITY_POINTS * len(cities)} for {cities_text} ({names})")
    for slug, share_count in side.shares.items():
        if COMPANIES[slug].region == region.slug:
            shares = count(share_count, f"{COMPANIES[slug].name} share")
            parts.append(f"{SHARE_POINTS[share_count]} for {shares}")
    total = f"{side_name(side)} has {count(region.points[side.seat], 'point')}"
    return (
        f"{total}: {join_with_and(parts)}."
        if parts
        else f"{side_name(side)} has no points {REGIONS[region.slug].place_text}."
    )


def lead_text(view: View, region: RegionView) -> str:
    """The leader of a Region and the reason: "you lead on points"."""
    leader = side_in_sentence(view, region.leader)
    verb = "lead" if leader == "you" else "leads"
    reason = {
        "points": "on points",
        "PR": "on PR, as points are equal",
        "technologies": "on Technology chips, as points and PR are equal",
    }[region.reason]
    return f"{leader} {verb} {reason}"


def ban_text(region: RegionView) -> str:
    if not region.chip:
        return "No AC/DC chip lies here: both may electrify its Cities."
    power = region.chip
    return f'The chip "No {power}" lies here: the {power} player cannot electrify its Cities.'


@about_place("chip")
def about_chip(view: View, slug: str) -> About:
    region = next((each for each in view.regions if each.slug == slug), None)
    if region is None or not region.chip:
        return About("No AC/DC chip", ("It forbids one power to electrify Cities here.",), "6.8")
    effect = "Cities already placed stay and count. Monopolize turns the chip over."
    return About(f"No {region.chip} on {region.name}", (ban_text(region), effect), "6.9")


@about_place("holdings")
def about_holdings(view: View, name: str) -> About:
    seat, _, slug = name.partition(":")
    side = view.sides[int(seat)]
    region = next(each for each in view.regions if each.slug == slug)
    return About(
        f"{side_name(side)} {REGIONS[region.slug].place_text}", (points_text(side, region),), "10.1"
    )


# Cities


@about_place("city")
def about_city(view: View, slug: str) -> About:
    row = CITIES[slug]
    place_text = REGIONS[row.region].place_text
    lines = [f"A City {place_text}, worth {CITY_POINTS} points there to its owner."]
    owner = next((side for side in view.sides if slug in side.cities.get(row.region, ())), None)
    region = next(each for each in view.regions if each.slug == row.region)
    if owner is not None:
        lines.append(f"{has_text(view, owner.seat)} it.")
    else:
        lines.append("It lies in the row: Electrify takes it.")
        lines.append(ban_text(region))
    return About(row.name, tuple(lines), "6.1")


@about_place("row")
def about_row(view: View, name: str) -> About:
    text = f"{capital(count_or_no(view.city_deck, 'City', 'Cities'))} in the deck, face down."
    rule = "Electrify may refresh the row: it goes under the deck, and three new Cities turn up."
    return About("The City deck", (text, rule), "6.3")


# Shares


@about_place("market")
def about_market(view: View, slug: str) -> About:
    pile = next((each for each in view.market if each.company == slug), None)
    if pile is None:
        return about_company(view, slug)
    technology = TECHNOLOGIES[pile.technology].name
    holder = view.technologies[pile.technology]
    holder_text = "nobody holds" if holder is None else f"{side_in_sentence(view, holder)} hold"
    holder_text += "" if holder is None or holder == view.seat else "s"
    lines = (
        f"{capital(count_or_no(pile.count, 'share'))} left in the market, to be placed"
        f" {REGIONS[pile.region].place_text}.",
        f"To acquire one you must hold the Technology {technology}; {holder_text} it now.",
        *lines_about_holders(view, slug),
        f"Points for 1 to 5 shares of a company: {SCALE}.",
    )
    return About(f"{pile.name} shares", lines, "6.4")


def lines_about_holders(view: View, slug: str) -> Iterator[str]:
    for side in view.sides:
        number = side.shares.get(slug, 0)
        if number:
            points = count(SHARE_POINTS[number], "point")
            yield f"{has_text(view, side.seat)} {number}, worth {points}."


def about_company(view: View, slug: str) -> About:
    row = COMPANIES[slug]
    owner = next((side for side in view.sides if side.company == slug), None)
    lines = [
        f"{ARTICLE[row.power]} {row.power} company {REGIONS[row.region].place_text}.",
        *lines_about_holders(view, slug),
    ]
    if owner is not None:
        lines.append(f"It is {row.inventor}'s own: nobody else may use its shares.")
        lines.append("A share of this company that is sold leaves the game.")
    else:
        lines.append("A share of this company that is sold goes back to the market.")
    lines.append(f"Points for 1 to 5 shares of a company: {SCALE}.")
    return About(f"{row.name} shares", tuple(lines), "8.4")


@about_place("share")
def about_share(view: View, name: str) -> About:
    """The text about placed shares; the name of the upper side's place begins with its seat."""
    return about_company(view, name.rpartition(":")[2])


@about_place("reserved")
def about_reserved_share(view: View, name: str) -> About:
    seat = int(name) if name else view.seat or 0
    side = view.sides[seat]
    possessive = "your" if seat == view.seat else "its"
    shares = f"{count_or_no(side.reserved_shares, 'share')} of {possessive} own company"
    text = f"{has_text(view, seat)} {shares} in reserve."
    rule = "A Portfolio Action, once a turn, places one or sells one for a Free Action."
    return About("Reserved shares", (text, rule, "A share that is sold leaves the game."), "8.2")


# Technologies, PR and goals


@about_place("tech")
def about_technology(view: View, slug: str) -> About:
    holder = view.technologies[slug]
    holder_text = "Nobody holds it yet." if holder is None else f"{has_text(view, holder)} it."
    opens = [f"{pile.name} ({pile.count})" for pile in view.market if pile.technology == slug]
    shares = (
        f"It opens the shares of {join_with_and(opens)}." if opens else "It opens no shares now."
    )
    ties = "When points and PR are equal, the player with more chips leads. Advance takes one."
    return About(TECHNOLOGIES[slug].name, (holder_text, shares, ties), "6.4")


@about_place("pr")
def about_pr(view: View, name: str) -> About:
    lines = [
        f"{has_text(view, side.seat)} {side.pr} PR; the next Free Action comes at {side.next_free}."
        for side in view.sides
    ]
    lines.append("Each multiple of 3 that is reached or passed earns a Free Action.")
    lines.append("When points are equal, the player with more PR leads. PR never falls.")
    return About("PR", tuple(lines), "7.1")


def progress_text(part: GoalPart) -> str:
    """The part of a sentence about how far a condition is met: "2 of 3", or "4 behind" in PR."""
    return f"{-part.have} behind" if part.have < 0 else f"{part.have} of {part.need}"


@about_place("goal")
def about_goal(view: View, name: str) -> About:
    side = view.sides[int(name)]
    if side.goal is None:
        return About("Personal goal", ("It comes with the inventor.",), "9.1")
    parts = tuple(
        f"{'met' if part.met else 'not met'}: {part.text}, {progress_text(part)}"
        for part in side.goal.parts
    )
    rule = "If only this goal is met when a phase ends, its inventor wins at once."
    if side.goal.out_of_reach:
        rule = "It is out of reach: it can no longer be met."
    return About(f"{side_name(side)}'s goal", (side.goal.text, *parts, rule), side.goal.clause)


@about_place("inventor")
def about_inventor(view: View, slug: str) -> About:
    row = COMPANIES[slug]
    side = next((each for each in view.sides if each.company == slug), None)
    lines = [
        f"Plays {row.power}. The company's shares are placed {REGIONS[row.region].place_text};"
        f" its Technology is {TECHNOLOGIES[row.technology].name}.",
        f"Goal: {row.goal}.",
    ]
    if side is not None:
        total = sum(side.points.values())
        lines.append(
            f"{has_text(view, side.seat)} {side.pr} PR and {count_or_no(total, 'point')} in all."
        )
    return About(row.inventor, tuple(lines), row.clause)


# Cards


@about_place("card", "known")
def about_card(view: View, slug: str) -> About:
    row = ASSISTANTS[slug]
    actions = (f"{each}." for each in explained_actions(slug))
    rule = "Each Action may be used once, in any order, in the turn the Assistant is played."
    return About(f"{row.name}, {row.role}", (*actions, rule), "5.2")


@about_place("hand")
def about_hand(view: View, name: str) -> About:
    seat = int(name)
    side = view.sides[seat]
    lines = [
        f"{has_text(view, seat)} {count_or_no(side.hand_count, 'Assistant')} to play in this phase."
    ]
    if side.hand and seat != view.seat:
        names = join_with_and([ASSISTANTS[slug].name for slug in side.hand])
        lines.append(f"Passed across in the draft, so known: {names}.")
    return About("Assistants in hand", tuple(lines), "4.4")


# The turn and the match


@about_place("standing")
def about_standing(view: View, name: str) -> About:
    rung = tuple(f"{text}." for _, text in goal_alarms(view))
    region_lines = tuple(f"{region.name}: {lead_text(view, region)}." for region in view.regions)
    last = "After phase 3 two Regions win; before that, a goal that only one side meets."
    return About("Current standing", (*rung, f"{standings(view)[0]}.", *region_lines, last), "12.1")


@about_place("end")
def about_end(view: View, name: str) -> About:
    return About("End turn", ("Anything unused is lost.",), "5.5")


@about_place("decline")
def about_decline(view: View, name: str) -> About:
    return About("Decline", ("The Action is not used; nothing happens.",), "13.8")
