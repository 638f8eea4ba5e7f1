"""Duel in plain words: log lines from events (`tell`)."""

from __future__ import annotations

from engine.core.event import Event
from engine.core.text import count, listed, ordinal
from engine.games.duel import events as e
from engine.games.duel.cards import ASSISTANTS, CITIES, COMPANIES, REGIONS, TECHNOLOGIES

SOURCES = {"card": "", "free": " with a Free Action", "bonus": " as a bonus", "other": ""}
REASONS = {"points": "", "PR": ", ahead in PR", "technologies": ", with more Technologies"}


def assistant(slug: str) -> str:
    """An Assistant's name."""
    return ASSISTANTS[slug].name


def city(slug: str) -> str:
    """A City's name."""
    return CITIES[slug].name


def company(slug: str) -> str:
    """A company's name, which also names its inventor's side."""
    return COMPANIES[slug].name


def region(slug: str) -> str:
    """A Region's name."""
    return REGIONS[slug].name


def technology(slug: str) -> str:
    """A Technology's name."""
    return TECHNOLOGIES[slug].name


def tell(event: Event, seat: int | None) -> str:
    """One log line, as the seat reads it."""
    if isinstance(event, e.Deed):
        return f"{company(event.who)} {deed(event)}"
    match event:
        case e.CitiesTurnedUp(cities=cities):
            return f"The row shows {listed(map(city, cities))}"
        case e.PhaseBegan(phase=phase, starter=starter):
            return f"Phase {phase} begins; {company(starter)} starts"
        case e.GoalsChecked(phase=phase, companies=companies, met=met):
            return f"Goals after phase {phase}: {goals_line(companies, met)}"
    raise ValueError(f"nobody knows how to tell {event!r}")


def goals_line(companies: tuple[str, str], met: tuple[bool, bool]) -> str:
    """Who met the personal goal (9.2, 9.3)."""
    if all(met):
        return "both are met, so the game goes on"
    if not any(met):
        return "none is met"
    return f"only {company(companies[met.index(True)])}'s is met"


def deed(event: e.Deed) -> str:
    """What was done, without the doer."""
    match event:
        case e.InventorChosen(lot=lot):
            inventor = COMPANIES[event.who].inventor
            return f"is drawn by lot: {inventor}" if lot else f"enters the duel: {inventor}"
        case e.TechnologyTaken(technology=chip):
            return f"takes {technology(chip)}"
        case e.AssistantsDealt(assistants=cards):
            return f"is dealt {listed(map(assistant, cards))}"
        case e.AssistantsPassed(assistants=cards):
            return f"passed {listed(map(assistant, cards))}"
        case e.AssistantsReceived(assistants=cards):
            return f"receives {listed(map(assistant, cards))}"
        case e.PassMade(count=number):
            return f"passes {count(number, 'Assistant')} across"
        case e.AssistantPlayed(assistant=card):
            return f"plays {assistant(card)}"
        case e.TurnEnded(lost=lost):
            return f"ends the turn, {count(lost, 'Action')} unused" if lost else "ends the turn"
        case e.RegionScored(region=place, points=(ours, theirs), reason=reason):
            return f"leads {region(place)} {ours} to {theirs}{REASONS[reason]}"
        case e.BonusLost(region=place):
            return f"finds nothing to take for {region(place)}"
        case e.ActionDeclined():
            return "declines"
        case e.DuelWon(how=how, regions=regions):
            won = "by the personal goal" if how == "goal" else f"with {regions} of 3 Regions"
            return f"wins the duel {won}"
    return action_deed(event)


def action_deed(event: e.Deed) -> str:
    """The Actions and Portfolio Actions."""
    match event:
        case e.CityElectrified(city=slug, successor=new, source=source):
            comes = f"; {city(new)} comes up" if new else ""
            return f"electrifies {city(slug)}{SOURCES[source]}{comes}"
        case e.RowRefreshed(row=row, source=source):
            return f"refreshes the row{SOURCES[source]}: {listed(map(city, row))}"
        case e.ShareAcquired(company=slug, source=source):
            return f"acquires {share(slug)}{SOURCES[source]}"
        case e.PrGained(amount=amount, pr=pr, earned=earned, source=source):
            gains = f", earning {count(earned, 'Free Action')}" if earned else ""
            return f"gains {amount} PR{SOURCES[source]}, now {pr}{gains}"
        case e.TechnologyAdvanced(technology=chip, source=source):
            return f"takes over {technology(chip)}{SOURCES[source]}"
        case e.RegionMonopolized(region=place, power=power, turned=turned, source=source):
            how = "turns the chip of" if turned else "puts a chip on"
            return f"{how} {region(place)}{SOURCES[source]}: No {power}"
        case e.SharePlaced(placed=placed):
            return f"places an own share, the {ordinal(placed)}"
        case e.ShareSold(company=slug, reserved=reserved):
            which = "a reserved share" if reserved else share(slug)
            return f"sells {which} for a Free Action"
    raise ValueError(f"nobody knows how to tell {event!r}")


def share(slug: str) -> str:
    """A share with its article: "an Edison share"."""
    name = company(slug)
    return f"{'an' if name[0] in 'AEIOU' else 'a'} {name} share"
