"""The log lines of Duel, made from its events (`tell`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.dispatch import Dispatch
from engine.core.event import Event, SeatEvent
from engine.core.text import count, join_with_and, ordinal
from engine.games.duel import events as e
from engine.games.duel.cards import ASSISTANTS, CITIES, COMPANIES, REGIONS, TECHNOLOGIES

SOURCES = {"card": "", "free": " with a Free Action", "bonus": " as a bonus", "other": ""}
TAKEN_AS = {
    "own": "the Technology of the company",
    "chosen": "the choice of the second player",
    "last": "the last one, as first player",
}
TIE_BREAKS = {"PR": "ahead in PR", "technologies": "with more Technologies"}


def assistant_name(slug: str) -> str:
    """An Assistant's name."""
    return ASSISTANTS[slug].name


def city_name(slug: str) -> str:
    """A City's name."""
    return CITIES[slug].name


def company_name(slug: str) -> str:
    """A company's name, which also names its inventor's side."""
    return COMPANIES[slug].name


def region_name(slug: str) -> str:
    """A Region's name."""
    return REGIONS[slug].name


def technology_name(slug: str) -> str:
    """A Technology's name."""
    return TECHNOLOGIES[slug].name


tells: Dispatch[type[Event], Callable[[Any], str]] = Dispatch("log line")
"""The log line of an event; the line of a seat event follows the seat's name."""


def tell(event: Event, seat: int | None) -> str:
    """One log line, as the seat reads it."""
    text = tells[type(event)](event)
    return f"{company_name(event.seat_slug)} {text}" if isinstance(event, SeatEvent) else text


# The duel


@tells(e.CitiesTurnedUp)
def cities_turned_up(event: e.CitiesTurnedUp) -> str:
    """Say which Cities the row shows."""
    return f"The row shows {join_with_and(map(city_name, event.cities))}"


@tells(e.PhaseBegan)
def phase_began(event: e.PhaseBegan) -> str:
    """Say which phase begins and who starts it."""
    return f"Phase {event.phase} begins; {company_name(event.starter)} starts"


@tells(e.PhaseEnded)
def phase_ended(event: e.PhaseEnded) -> str:
    """Say who leads which Regions at the end of a phase, and the PR."""
    sides = "; ".join(filter(None, (who_leads(event, seat) for seat in (0, 1))))
    pr = zip(map(company_name, event.companies), event.pr, strict=True)
    text = ", ".join(f"{name} {amount}" for name, amount in pr)
    return f"Phase {event.phase} ends: {sides}. PR: {text}"


def who_leads(event: e.PhaseEnded, seat: int) -> str:
    """The Regions that a seat leads at the end of a phase: "Tesla leads Out West 5:3"."""
    regions = [led_region(each) for each in event.regions if each.leader == seat]
    return (
        f"{company_name(event.companies[seat])} leads {join_with_and(regions)}" if regions else ""
    )


def led_region(standing: e.Standing) -> str:
    """A Region with the leader's points first: "New York 3:3 (ahead in PR)"."""
    ours, theirs = standing.points[standing.leader], standing.points[1 - standing.leader]
    tie_break = f" ({TIE_BREAKS[standing.reason]})" if standing.reason in TIE_BREAKS else ""
    return f"{region_name(standing.region)} {ours}:{theirs}{tie_break}"


@tells(e.GoalsChecked)
def goals_checked(event: e.GoalsChecked) -> str:
    """Say whose personal goal is met after a phase."""
    return f"Goals after phase {event.phase}: {goals_line(event.companies, event.goals_met)}"


def goals_line(companies: tuple[str, str], goals_met: tuple[bool, bool]) -> str:
    """The sentence about who met the personal goal (9.2, 9.3)."""
    if all(goals_met):
        return "both are met, so the game continues"
    if not any(goals_met):
        return "none is met"
    return f"only {company_name(companies[goals_met.index(True)])}'s is met"


# Setup, turns and the end


@tells(e.InventorChosen)
def inventor_chosen(event: e.InventorChosen) -> str:
    """Say which inventor enters the duel, by choice or at random."""
    inventor = COMPANIES[event.seat_slug].inventor
    return f"is drawn at random: {inventor}" if event.at_random else f"enters the duel: {inventor}"


@tells(e.TechnologyTaken)
def technology_taken(event: e.TechnologyTaken) -> str:
    """Say which Technology chip was taken at setup, and why."""
    return f"takes {technology_name(event.technology)}, {TAKEN_AS[event.reason]}"


@tells(e.StartingPrSet)
def starting_pr_set(event: e.StartingPrSet) -> str:
    """Say with how much PR both sides start, and why."""
    first, second = company_name(event.first), company_name(event.second)
    return f"{first} goes first and starts with {event.pr} PR, {second} with 0"


@tells(e.AssistantsDealt)
def assistants_dealt(event: e.AssistantsDealt) -> str:
    """Say which Assistants the seat is dealt."""
    return f"is dealt {join_with_and(map(assistant_name, event.assistants))}"


@tells(e.AssistantsPassed)
def assistants_passed(event: e.AssistantsPassed) -> str:
    """Say which Assistants the seat passed."""
    return f"passed {join_with_and(map(assistant_name, event.assistants))}"


@tells(e.AssistantsReceived)
def assistants_received(event: e.AssistantsReceived) -> str:
    """Say which Assistants the seat receives."""
    return f"receives {join_with_and(map(assistant_name, event.assistants))}"


@tells(e.PassMade)
def pass_made(event: e.PassMade) -> str:
    """Say how many Assistants were passed, without their names."""
    return f"passes {count(event.count, 'Assistant')} across"


@tells(e.AssistantPlayed)
def assistant_played(event: e.AssistantPlayed) -> str:
    """Say which Assistant is played."""
    return f"plays {assistant_name(event.assistant)}"


@tells(e.TurnEnded)
def turn_ended(event: e.TurnEnded) -> str:
    """Say that the turn ends, with the number of Actions unused."""
    return (
        f"ends the turn with {count(event.lost_actions, 'Action')} unused"
        if event.lost_actions
        else "ends the turn"
    )


@tells(e.RegionScored)
def region_scored(event: e.RegionScored) -> str:
    """Say who leads a Region, with the points of both and the tie-break."""
    ours, theirs = event.points
    tie_break = f", {TIE_BREAKS[event.reason]}" if event.reason in TIE_BREAKS else ""
    return f"leads {region_name(event.region)} {ours}:{theirs}{tie_break}"


@tells(e.BonusLost)
def bonus_lost(event: e.BonusLost) -> str:
    """Say that there is nothing to take as the bonus of a Region."""
    return f"finds nothing to take for {region_name(event.region)}"


@tells(e.ActionDeclined)
def action_declined(event: e.ActionDeclined) -> str:
    """Say that the Action is declined."""
    return "declines"


@tells(e.DuelWon)
def duel_won(event: e.DuelWon) -> str:
    """Say how the duel is won."""
    reason = (
        "by reaching the personal goal"
        if event.victory == "goal"
        else f"with {event.regions} of 3 Regions"
    )
    return f"wins the duel {reason}"


# The Actions and Portfolio Actions


@tells(e.CityElectrified)
def city_electrified(event: e.CityElectrified) -> str:
    """Say which City is electrified and which one replaces it in the row."""
    successor_text = f"; {city_name(event.successor)} comes up" if event.successor else ""
    return f"electrifies {city_name(event.city)}{SOURCES[event.source]}{successor_text}"


@tells(e.RowRefreshed)
def row_refreshed(event: e.RowRefreshed) -> str:
    """Say which Cities the refreshed row shows."""
    return f"refreshes the row{SOURCES[event.source]}: {join_with_and(map(city_name, event.row))}"


@tells(e.ShareAcquired)
def share_acquired(event: e.ShareAcquired) -> str:
    """Say which company's share is acquired."""
    return f"acquires {share_text(event.company)}{SOURCES[event.source]}"


@tells(e.PrGained)
def pr_gained(event: e.PrGained) -> str:
    """Say how much PR is gained, the new PR and the Free Actions earned."""
    gains = f", earning {count(event.free_actions, 'Free Action')}" if event.free_actions else ""
    return f"gains {event.amount} PR{SOURCES[event.source]}, now {event.pr}{gains}"


@tells(e.TechnologyAdvanced)
def technology_advanced(event: e.TechnologyAdvanced) -> str:
    """Say which Technology chip is taken over."""
    return f"takes over {technology_name(event.technology)}{SOURCES[event.source]}"


@tells(e.RegionMonopolized)
def region_monopolized(event: e.RegionMonopolized) -> str:
    """Say which Region a chip is put or turned on, and which power it stops."""
    deed = "turns the chip on" if event.turned else "puts a chip on"
    return f"{deed} {region_name(event.region)}{SOURCES[event.source]}: No {event.power}"


@tells(e.SharePlaced)
def share_placed(event: e.SharePlaced) -> str:
    """Say which of the company's shares is placed: "places the third Edison share"."""
    return f"places the {ordinal(event.placed_shares)} {company_name(event.seat_slug)} share"


@tells(e.ShareSold)
def share_sold(event: e.ShareSold) -> str:
    """Say which share is sold for a Free Action."""
    which = "a reserved share" if event.reserved else share_text(event.company)
    return f"sells {which} for a Free Action"


def share_text(slug: str) -> str:
    """A share with its article: "an Edison share"."""
    name = company_name(slug)
    return f"{'an' if name[0] in 'AEIOU' else 'a'} {name} share"
