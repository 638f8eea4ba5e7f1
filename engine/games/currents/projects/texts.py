"""Claims of projects in words: cost, fees, who gets them, and the price that follows."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen

from engine.core.about import About
from engine.core.choice import Description, Refusal, refused
from engine.core.facts import Words, said
from engine.core.text import count_or_no, join_with_and
from engine.games.currents.card_types import Current
from engine.games.currents.cards import EVENT_CARDS, LAST_PRICE, LUMINARIES
from engine.games.currents.cities import (
    CITIES,
    LINKS,
    PROFITABILITY,
    PROJECTS,
    PROJECTS_OF,
    SIZE_COST,
)
from engine.games.currents.market.trades import price_after_rise
from engine.games.currents.names import (
    ROMAN,
    SIZE_NAMES,
    TRACK_NAMES,
    brief_project_name,
    company_name,
    money,
)
from engine.games.currents.phrases import (
    about_place,
    choosing_firm,
    describes,
    price_words,
    sentences,
)
from engine.games.currents.projects.claims import (
    Bill,
    Claim,
    ClaimWith,
    Gain,
    bill_of_claim,
    currents_within,
    project_gain,
    ways_to,
)
from engine.games.currents.projects.distances import skipped_cities
from engine.games.currents.promises import Cash, Part, PriceRise, Skipped, Sum
from engine.games.currents.table_action import begun
from engine.games.currents.view_types import FirmView, View


@describes(Claim)
def describe_claim(view: View, claim: Claim) -> Description:
    city, _ = PROJECTS[claim.project]
    label, size = brief_project_name(claim.project), f"{SIZE_NAMES[city.size]} city"
    place, ways = f"city:{city.slug}", claim.ways
    if not ways:
        return Description("Claim a project", label, sentences(size), "8.1", place)
    best = min(ways, key=lambda way: (-way.gain.total, way.bill.total))
    bill = best.bill
    skipped = Skipped(bill.skipped_cities, bill.counted_cities)
    helpers = f"{LUMINARIES[best.luminary].short} and {TRACK_NAMES[best.current]}"
    text = sentences(
        said(size, ", ", skipped) if bill.skipped_cities else size,
        cost_words(f"cost with {helpers}: ", bill),
        gain_words(view, best.gain),
    )
    brief = said(f"{label} ", cost_and_rise(best))
    return Description("Claim a project", brief, text, "8.1", place)


def cost_words(start: str, bill: Bill) -> Words:
    """A cost by its parts: "cost: $7k (city $8k, Fin -$4k; fee: $3k to Edison for Bulb III)"."""
    fees: Words = ""
    if parts := tuple(fee_parts(bill)):
        label = "fee" if len(parts) == 1 else "fees"
        fees = said(f"; {label}: ", Sum(parts, bill.total - bill.bank))
    bank = Sum(tuple(bank_parts(bill)), bill.bank)
    return said(start, Cash(-bill.total, "free"), " (", bank, fees, ")")


def bank_parts(bill: Bill) -> Iterator[Part]:
    """The parts of the payment to the bank, with a note after each sum below 0 (8.3, 15.7)."""
    if bill.free_by:
        yield Part(f"by {EVENT_CARDS[bill.free_by].name}")
        return
    usual = [("skipped", bill.phase * bill.counted_cities), ("Fin", -bill.phase * bill.fin)]
    changes = [(part.name, part.amount) for part in bill.changes]
    cost = bill.size
    yield Part(f"city {money(cost)}", cost)
    for parts in (usual, changes):
        for source, amount in parts:
            if amount:
                sign = "-" if amount < 0 else "+"
                yield Part(f"{source} {sign}{money(abs(amount))}", amount)
        cost += sum(amount for _, amount in parts)
        if cost < 0:
            yield Part("not below 0", is_floor=True)
        cost = max(0, cost)


def fee_parts(bill: Bill) -> Iterator[Part]:
    for fee in bill.fees:
        if fee.amount:
            name = company_name(fee.holder)
            to_player = f"{name} for {fee.patent_name}"
            receiver = to_player if fee.holder_gain else f"the bank for {name}'s {fee.patent_name}"
            yield Part(f"{money(fee.amount)} to {receiver}", fee.amount)


def gain_words(view: View, gain: Gain) -> Words:
    """The company's new price by its parts: "your price goes from 46 to 48 (city +2)"."""
    firm = choosing_firm(view)
    after = price_after_rise(firm.price, gain.total)
    parts = Sum(tuple(gain_parts(view, gain)), after, start=firm.price, most=LAST_PRICE)
    return said(price_words(view, firm.slug, after, "your"), " (", parts, ")")


def gain_parts(view: View, gain: Gain) -> Iterator[Part]:
    yield Part(f"city +{gain.size}", gain.size)
    if gain.fame:
        more_famous = "AC" if view.current > 0 else "DC"
        yield Part(f"{more_famous}'s fame {gain.fame:+}", gain.fame)
    if gain.size + gain.fame < 0:
        yield Part("not below 0", is_floor=True)
    if gain.doubled:
        yield Part("doubled for level V", doubles=True)
    yield from (Part(f"{part.name} {part.amount:+}", part.amount) for part in gain.extra)


def cost_and_rise(way: ClaimWith) -> Words:
    """The cost of a claim and the rise of the price, for a label: "for $4k, price +3"."""
    cost = Cash(-way.bill.total, "free")
    words = said("for ", cost) if way.bill.total else said(cost)
    return said(words, ", ", PriceRise(way.gain.total)) if way.gain.total else words


@describes(ClaimWith)
def describe_claiming_with(view: View, way: ClaimWith) -> Description:
    text = sentences(
        cost_words("cost: ", way.bill), gain_words(view, way.gain), equal_text(view, way)
    )
    helpers = f"{LUMINARIES[way.luminary].short} with {TRACK_NAMES[way.current]}"
    label = said(f"{helpers} ", cost_and_rise(way))
    return Description("Exhaust", label, text, "8.3", f"luminary:{way.luminary}")


def equal_text(view: View, chosen: ClaimWith) -> str:
    """A note if the current makes no difference to a claim with a luminary, or ""."""
    ways = [way for way in begun(view, Claim).ways if way.luminary == chosen.luminary]
    outcomes = {(way.bill, way.gain) for way in ways}
    return "AC and DC make no difference" if len(ways) > len(outcomes) else ""


# The text about a city


@frozen
class Quote:
    """A claim of a free project with one current, by the awake luminary with the most Fin."""

    number: int
    current: Current
    luminary: str
    bill: Bill | None
    """The cost of the claim; None if no luminary is awake."""
    gain: Gain
    price: int
    """The company's price after the claim."""
    refusal: Refusal | None
    """Why it is not possible now."""


def claim_quotes(view: View, firm: FirmView, city: str) -> list[Quote]:
    """A claim with each current of every free project in a city that the technology reaches."""
    if firm.seat < 0:
        return []
    luminary = max(firm.awake, key=lambda slug: LUMINARIES[slug].ratings.fin, default="")
    quotes_here = []
    for number, project in PROJECTS_OF[city]:
        if project in view.projects:
            continue
        for current in currents_within(firm.levels, number):
            cost = bill_of_claim(view, firm, project, luminary, current) if luminary else None
            gain = project_gain(view, firm, project, current)
            price = price_after_rise(firm.price, gain.total)
            refusals = refused(ways_to(view, firm, project))
            way = ClaimWith(luminary, current).choice
            refusal = next((each for each in refusals if each.choice == way), None)
            quotes_here.append(Quote(number, current, luminary, cost, gain, price, refusal))
    return quotes_here


@about_place("city")
def about_city(view: View, slug: str) -> About | None:
    """The text about a city: size, projects, neighbours, and the viewer's cost of a claim."""
    if slug not in CITIES:
        return None
    row = CITIES[slug]
    size = (
        f"A {SIZE_NAMES[row.size]} city: a project costs ${SIZE_COST[row.size]}k before Fin and"
        f" skipped cities, and moves the price {PROFITABILITY[row.size]} up."
    )
    lines = [size, *(project_text(view, slug, number) for number in row.projects)]
    own_company = view.own_firm
    if own_company is not None and slug in view.cities:
        skipped_count = skipped_cities(view, own_company.slug)[slug]
        lines.append(f"From your cities it skips {count_or_no(skipped_count, 'city', 'cities')}.")
        lines += [quote_text(quote) for quote in claim_quotes(view, own_company, slug)]
    lines.append(f"Links: {join_with_and(neighbours(view, slug), empty='none in play')}.")
    return About(row.name, tuple(lines), "8.3")


def project_text(view: View, slug: str, number: int) -> str:
    """A project: free, or the company that has claimed it."""
    owner = view.projects.get(f"{slug} {number}")
    doubling_text = " (its price moves count twice)" if number == 5 else ""
    state = f"{company_name(owner)}'s" if owner else "free"
    return f"Project {ROMAN[number]}: {state}{doubling_text}."


def neighbours(view: View, slug: str) -> list[str]:
    linked_cities = [other for ends in LINKS for one, other in (ends, ends[::-1]) if one == slug]
    return [CITIES[each].name for each in linked_cities if each in view.cities]


def quote_text(quote: Quote) -> str:
    """The cost and effect of a claim: "Project III with AC and Upton: $6k, and $3k ..."."""
    start = f"Project {ROMAN[quote.number]} with {quote.current.upper()}"
    if quote.bill is None:
        return f"{start}: no luminary is awake."
    fees = "".join(f", and ${fee.amount}k to {fee.recipient}" for fee in quote.bill.fees)
    total = quote.gain.total
    price = f"price +{total} to {quote.price}" if total else f"price stays at {quote.price}"
    luminary_name = LUMINARIES[quote.luminary].short
    ban = quote.refusal
    against = ban and ("more than your cash" if ban.clause == "8.7" else ban.reason)
    cost = f"${quote.bill.bank}k" if quote.bill.bank else "free"
    return f"{start} and {luminary_name}: {cost}{fees}; {price}{f'; {against}' if against else ''}."
