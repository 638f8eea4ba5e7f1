"""The costs and effects of the viewer's possible claims, for the text about a city."""

from __future__ import annotations

from attrs import frozen

from engine.core.choice import Refusal, refused
from engine.games.currents.card_types import Current
from engine.games.currents.cards import LUMINARIES
from engine.games.currents.cities import PROJECTS_OF
from engine.games.currents.market.trades import price_after_rise
from engine.games.currents.projects.claims import (
    Bill,
    ClaimWith,
    Gain,
    bill_of_claim,
    currents_within,
    project_gain,
    ways_to,
)
from engine.games.currents.view_types import FirmView, View


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
