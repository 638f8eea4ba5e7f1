"""Claims of projects in words: cost, fees, who gets them, and the price that follows."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.choice import Choice, Description
from engine.core.text import count
from engine.games.currents.card_types import CURRENTS
from engine.games.currents.cards import EVENT_CARDS, HQ_CARDS, LUMINARIES
from engine.games.currents.cities import PROJECTS
from engine.games.currents.market.trades import price_after_rise
from engine.games.currents.names import (
    SIZE_NAMES,
    TRACK_NAMES,
    brief_project_name,
    charge_text,
    company_name,
    level_name,
    money,
)
from engine.games.currents.phrases import (
    choosing_firm,
    describes,
    joined_sentences,
    price_text,
    ratings_text,
    summand_text,
)
from engine.games.currents.projects.claims import (
    Bill,
    Gain,
    bill_of_claim,
    project_gain,
    ways_to_claim,
)
from engine.games.currents.view_types import FirmView, View


@describes("claim")
def describe_claim(view: View, choice: Choice) -> Description:
    """Describe claiming a project: the cheapest of the ways that move the price most."""
    city, _ = PROJECTS[choice.noun]
    label, size = brief_project_name(choice.noun), f"{SIZE_NAMES[city.size]} city"
    firm, place = choosing_firm(view), f"city:{city.slug}"
    ways = ways_to_claim(view, firm, choice.noun)
    if not ways:
        return Description("Claim a project", label, joined_sentences(size), "8.1", place)
    gains = {way: project_gain(view, firm, choice.noun, way[1]) for way in ways}
    bills = {way: bill_of_claim(view, firm, choice.noun, *way) for way in ways}
    luminary, current = min(ways, key=lambda way: (-gains[way].total, bills[way].total))
    best, gain = bills[luminary, current], gains[luminary, current]
    helpers = f"{LUMINARIES[luminary].short} and {TRACK_NAMES[current]}"
    text = joined_sentences(
        ", ".join(filter(None, (size, skipped_text(best)))),
        f"cost with {helpers}: {charge_text(best.total)} ({cost_text(best)})",
        gain_text(view, firm, gain),
    )
    brief = f"{label} {cost_and_rise_text(best, gain)}"
    return Description("Claim a project", brief, text, "8.1", place)


def skipped_text(costs: Bill) -> str:
    """Describe how far away a project is: "2 cities skipped"."""
    if not costs.skipped_cities:
        return ""
    counted_text = (
        f", counted as {costs.counted_cities}"
        if costs.counted_cities != costs.skipped_cities
        else ""
    )
    return f"{count(costs.skipped_cities, 'city', 'cities')} skipped{counted_text}"


def cost_text(costs: Bill) -> str:
    """A cost by its parts: "city $8k, Fin -$4k; fee: $3k to Edison for Bulb III"."""
    cost = [f"by {EVENT_CARDS[costs.free_by].name}"] if costs.free_by else bank_parts(costs)
    fees = tuple(fee_parts(costs))
    label = f"; {'fee' if len(fees) == 1 else 'fees'}: " if fees else ""
    return f"{', '.join(cost)}{label}{', '.join(fees)}"


def bank_parts(costs: Bill) -> Iterator[str]:
    """The parts of the payment to the bank, with a note after each sum below 0 (8.3, 15.7)."""
    usual = [("skipped", costs.phase * costs.counted_cities), ("Fin", -costs.phase * costs.fin)]
    changes = [(part.name, part.amount) for part in costs.changes]
    cost = costs.size
    yield f"city {money(cost)}"
    for parts in (usual, changes):
        yield from (payment_part(source, amount) for source, amount in parts if amount)
        cost += sum(amount for _, amount in parts)
        if cost < 0:
            yield "not below 0"
        cost = max(0, cost)


def fee_parts(costs: Bill) -> Iterator[str]:
    """Each fee and who gets it."""
    for fee in costs.fees:
        if fee.amount:
            name, patent = company_name(fee.holder), level_name(f"{fee.track} {fee.level}")
            receiver = (
                f"{name} for {patent}" if fee.holder_gain else f"the bank for {name}'s {patent}"
            )
            yield f"{money(fee.amount)} to {receiver}"


def gain_text(view: View, firm: FirmView, gain: Gain) -> str:
    """The company's new price by its parts: "your price goes from 46 to 48 (city +2)"."""
    parts = [f"city +{gain.size}"]
    if gain.fame:
        parts.append(f"{'AC' if view.current > 0 else 'DC'}'s fame {gain.fame:+}")
    if gain.size + gain.fame < 0:
        parts.append("not below 0")
    if gain.doubled:
        parts.append("doubled for level V")
    parts += [summand_text(part.name, part.amount) for part in gain.extra]
    move = price_text("your", firm.price, price_after_rise(firm.price, gain.total))
    return f"{move} ({', '.join(parts)})"


def payment_part(source: str, amount: int) -> str:
    """A part of a payment and its reason: "Fin -$4k"."""
    return f"{source} {'-' if amount < 0 else '+'}{money(abs(amount))}"


def cost_and_rise_text(costs: Bill, gain: Gain) -> str:
    """The cost of a claim and the rise of the price, for a label: "for $4k, price +3"."""
    cost = f"for {money(costs.total)}" if costs.total else "free"
    return f"{cost}, price +{gain.total}" if gain.total else cost


@describes("with")
def describe_acting_with_luminary(view: View, choice: Choice) -> Description:
    """Describe with whom a project is claimed or an HQ card developed."""
    if view.step == "staff":
        text = joined_sentences(
            ratings_text(choice.noun), f"develops {HQ_CARDS[view.begun_action.noun].name}"
        )
        return Description(
            "Exhaust", LUMINARIES[choice.noun].name, text, "11.2", f"luminary:{choice.noun}"
        )
    luminary, word = choice.noun.split()
    current = next(each for each in CURRENTS if each == word)
    firm, project = choosing_firm(view), view.begun_action.noun
    costs = bill_of_claim(view, firm, project, luminary, current)
    gain = project_gain(view, firm, project, current)
    text = joined_sentences(
        f"cost: {charge_text(costs.total)} ({cost_text(costs)})",
        gain_text(view, firm, gain),
        equal_text(view, luminary),
    )
    helpers = f"{LUMINARIES[luminary].short} with {TRACK_NAMES[current]}"
    label = f"{helpers} {cost_and_rise_text(costs, gain)}"
    return Description("Exhaust", label, text, "8.3", f"luminary:{luminary}")


def equal_text(view: View, luminary: str) -> str:
    """A note if the current makes no difference to a claim with a luminary, or ""."""
    firm, project = choosing_firm(view), view.begun_action.noun
    ways = [way for way in ways_to_claim(view, firm, project) if way[0] == luminary]
    outcomes = {
        (bill_of_claim(view, firm, project, *way), project_gain(view, firm, project, way[1]))
        for way in ways
    }
    return "AC and DC make no difference" if len(ways) > len(outcomes) else ""
