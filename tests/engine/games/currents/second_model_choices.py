"""The legal choices of a player by the second model, as text."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from engine.games.currents.cards import LUMINARIES
from engine.games.currents.cities import CITIES
from tests.engine.games.currents.second_model import Model, cities_with


def claims(m: Model, slug: str, awake: tuple[str, ...]) -> Iterator[str]:
    """The projects that a player may claim, as choices read."""
    cities = cities_with(len(m.price))
    for city in cities:
        for number in CITIES[city].projects:
            project = f"{city} {number}"
            ways = ((who, current) for who in awake for current in ("ac", "dc"))
            if any(m.can_claim(slug, project, who, current, cities) for who, current in ways):
                yield f"claim {project}"


def ways(m: Model, slug: str, project: str, awake: tuple[str, ...]) -> Iterator[str]:
    """The luminaries and currents for a claim, as choices read."""
    for who in awake:
        for current in ("ac", "dc"):
            if m.can_claim(slug, project, who, current, cities_with(len(m.price))):
                yield f"with {who} {current}"


def advances(m: Model, slug: str, awake: tuple[str, ...]) -> Iterator[str]:
    """The levels that a player may advance to, as choices read."""
    for track in ("ac", "dc", "bulb"):
        end = 4 if track == "dc" and m.options.dc_levels == "four" else 5
        for goal in range(m.levels[slug][track] + 1, end + 1):
            if m.covers(slug, track, goal, awake):
                yield f"advance {track} {goal}"


def teams(m: Model, slug: str, noun: str, awake: tuple[str, ...]) -> Iterator[str]:
    """The sets of luminaries for an advance, as choices read."""
    track, goal = noun.split()
    for size in range(1, len(awake) + 1):
        for team in combinations(sorted(awake), size):
            if m.covers(slug, track, int(goal), team):
                yield f"exhaust {' '.join(team)}"


def ledger(m: Model, slug: str) -> Iterator[str]:
    """The trades of bookkeeping, as choices read."""
    yield "decline"
    for bought in [share for share in m.price if m.may_buy(slug, share)]:
        cost = m.share_cost(slug, bought, 0, ledger=True)
        if cost <= m.cash[slug]:
            yield f"buy {bought}"
        for sold in [share for share in m.price if m.may_sell(slug, share)]:
            if sold != bought and m.cash[slug] + m.price[sold] >= cost:
                yield f"exchange {sold} {bought}"


def visits(m: Model, slug: str, awake: tuple[str, ...]) -> Iterator[str]:
    """The visit to the market if somebody has anything to trade there, as the choice reads."""
    if m.options.visit and any(any(trades(m, slug, who)) for who in awake):
        yield "visit"


def visitors(m: Model, slug: str, awake: tuple[str, ...]) -> Iterator[str]:
    """The luminaries who may visit the market, as choices read."""
    for who in awake:
        if any(trades(m, slug, who)):
            yield f"visit {who}"


def trades(m: Model, slug: str, visitor: str) -> Iterator[str]:
    """The transactions of a visitor, without the end of the visit, as choices read."""
    fin = LUMINARIES[visitor].ratings.fin
    for share in m.price:
        cost = m.share_cost(slug, share, fin, ledger=False)
        if m.may_buy(slug, share) and cost <= m.cash[slug]:
            yield f"buy {share}"
        if m.may_sell(slug, share):
            yield f"sell {share}"
