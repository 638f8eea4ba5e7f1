"""A second model of the rules: the legal choices of a seat, worked out only from its view.

It shares nothing with the rules but the rows of the cards, so that what the engine offers can be
compared with it: nothing illegal offered, nothing legal forgotten.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.duel.cards import CITIES, COMPANIES
from engine.games.duel.view_types import SideView, View

REGIONS = ("new-england", "new-york", "out-west")
SHARES = {1: 1, 2: 3, 3: 6, 4: 8, 5: 9}


def legal(view: View) -> set[str]:
    """Everything that the viewer may choose, when it is asked at this step."""
    assert view.seat is not None
    return set(STEPS[view.step](view, view.sides[view.seat]))


def inventors(view: View, mine: SideView) -> Iterator[str]:
    taken = {side.power for side in view.sides}
    yield from (f"inventor {slug}" for slug, row in COMPANIES.items() if row.power not in taken)


def technology(view: View, mine: SideView) -> Iterator[str]:
    """One of the two chips that the second player's own company does not prefer."""
    own = COMPANIES[mine.company].technology
    chips = ("bulbs", "transformers", "meters")
    yield from (f"technology {chip}" for chip in chips if chip != own)


def keep(view: View, mine: SideView) -> Iterator[str]:
    yield from (f"keep {card}" for card in mine.hand)


def pass_on(view: View, mine: SideView) -> Iterator[str]:
    yield from (f"pass {card}" for card in mine.hand)


def turn(view: View, mine: SideView) -> Iterator[str]:
    if view.turn.assistant:
        yield "end turn"
    else:
        yield from (f"play {card}" for card in mine.hand)
    for action in view.turn.unused_actions:
        yield from ACTIONS[action](view, mine)
    if view.turn.free:
        yield from free(view, mine)
    if view.turn.may_use_portfolio:
        yield from portfolio(mine)


def free(view: View, mine: SideView) -> Iterator[str]:
    for forms in ACTIONS.values():
        yield from (f"free {form}" for form in forms(view, mine))


def portfolio(mine: SideView) -> Iterator[str]:
    if mine.reserved_shares > 0:
        yield "place"
        yield "sell reserved"
    yield from (f"sell {company}" for company, count in mine.shares.items() if count > 0)


def electrify(view: View, mine: SideView) -> Iterator[str]:
    """A City where no chip excludes one's power; or three others, if there are any."""
    shut = [region.slug for region in view.regions if region.chip == mine.power]
    yield from (f"electrify {city}" for city in view.row if CITIES[city].region not in shut)
    if view.city_deck > 0:
        yield "refresh"


def acquire(view: View, mine: SideView) -> Iterator[str]:
    """A minor company's share whose Technology one leads."""
    inventors = [side.company for side in view.sides]
    for pile in view.market:
        if pile.company not in inventors and pile.count and pile.technology in mine.technologies:
            yield f"acquire {pile.company}"


def propaganda(view: View, mine: SideView) -> Iterator[str]:
    yield "propaganda"


def advance(view: View, mine: SideView) -> Iterator[str]:
    for chip, holder in view.technologies.items():
        if holder == 1 - mine.seat:
            yield f"advance {chip}"


def monopolize(view: View, mine: SideView) -> Iterator[str]:
    """A new chip with either side up, or the chip turned over."""
    for region in view.regions:
        sides = {"": ("no-ac", "no-dc"), "AC": ("no-dc",), "DC": ("no-ac",)}[region.chip]
        yield from (f"monopolize {region.slug} {side}" for side in sides)


def leader(view: View, mine: SideView) -> Iterator[str]:
    if view.scoring_region == "new-york":
        yield from (f"take share {pile.company}" for pile in view.market if pile.count)
    else:
        yield from (f"take city {city}" for city in view.row)


def free_action(view: View, mine: SideView) -> Iterator[str]:
    yield from free(view, mine)
    yield "decline"


def other(view: View, mine: SideView) -> Iterator[str]:
    yield from advance(view, mine)
    yield from monopolize(view, mine)
    yield "decline"


ACTIONS = {
    "electrify": electrify,
    "acquire": acquire,
    "propaganda": propaganda,
    "advance": advance,
    "monopolize": monopolize,
}
STEPS = {
    "inventors": inventors,
    "technology": technology,
    "keep": keep,
    "pass": pass_on,
    "turn": turn,
    "leader": leader,
    "free action": free_action,
    "other": other,
}


def points(side: SideView, region: str) -> int:
    """Two for each City, and the table for each company."""
    shares = (
        SHARES[count]
        for company, count in side.shares.items()
        if COMPANIES[company].region == region
    )
    return 2 * len(side.cities[region]) + sum(shares)


def leads(view: View, region: str) -> int:
    """The seat with more points, then more PR, then more chips."""
    standing = [(points(side, region), side.pr, len(side.technologies)) for side in view.sides]
    assert standing[0] != standing[1], "three chips cannot be shared equally"
    return standing.index(max(standing))
