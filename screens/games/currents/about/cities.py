"""The text about a city."""

from __future__ import annotations

from engine.core.about import About
from engine.core.text import count_or_no, join_with_and
from engine.games.currents.cards import (
    LUMINARIES,
)
from engine.games.currents.cities import CITIES, LINKS, PROFITABILITY, SIZE_COST
from engine.games.currents.names import ROMAN, SIZE_NAMES
from engine.games.currents.projects.distances import skipped_cities
from engine.games.currents.view_types import View
from screens.games.currents.about.phrases import (
    about_place,
    fee_recipient,
    own_firm,
    short_company_name,
)
from screens.games.currents.projects import Quote, claim_quotes


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
    own_company = own_firm(view)
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
    state = f"{short_company_name(owner)}'s" if owner else "free"
    return f"Project {ROMAN[number]}: {state}{doubling_text}."


def neighbours(view: View, slug: str) -> list[str]:
    """The cities in play that are linked with a city."""
    linked_cities = [other for ends in LINKS for one, other in (ends, ends[::-1]) if one == slug]
    return [CITIES[each].name for each in linked_cities if each in view.cities]


def quote_text(quote: Quote) -> str:
    """The cost and effect of a claim: "Project III with AC and Upton: $6k, and $3k ..."."""
    start = f"Project {ROMAN[quote.number]} with {quote.current.upper()}"
    if quote.bill is None:
        return f"{start}: no luminary is awake."
    fees = "".join(f", and ${fee.amount}k to {fee_recipient(fee)}" for fee in quote.bill.fees)
    total = quote.gain.total
    price = f"price +{total} to {quote.price}" if total else f"price stays at {quote.price}"
    luminary_name = LUMINARIES[quote.luminary].short
    poor = "" if quote.payable else "; more than your cash"
    cost = f"${quote.bill.bank}k" if quote.bill.bank else "free"
    return f"{start} and {luminary_name}: {cost}{fees}; {price}{poor}."
