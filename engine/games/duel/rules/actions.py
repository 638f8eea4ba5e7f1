"""The five Actions (RULES.md 6) and the Free Actions that PR earns (7).

An Action can be printed on the Assistant, paid for with a Free Action, or given by a bonus. The
verb says which: "electrify" is printed, "free electrify" is paid for with a Free Action.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from engine.core.choice import Choice, choice
from engine.core.dispatch import MissingEntryError
from engine.games.duel.card_types import Power
from engine.games.duel.cards import (
    ACQUIRE,
    ADVANCE,
    ASSISTANTS,
    CITIES,
    COMPANIES,
    ELECTRIFY,
    FREE_PR,
    MONOPOLIZE,
    PROPAGANDA,
    REGIONS,
)
from engine.games.duel.events import (
    CityElectrified,
    PrGained,
    RegionMonopolized,
    RowRefreshed,
    ShareAcquired,
    Source,
    TechnologyAdvanced,
)
from engine.games.duel.rules.regions import technologies_of
from engine.games.duel.state import DuelState, Side

REFRESH = "refresh"
FREE = "free "

SIDES: dict[str, tuple[str, Power]] = {
    f"{region} no-{power.lower()}": (region, power) for region in REGIONS for power in ("AC", "DC")
}
"""The possible results of Monopolize: a Region whose chip shuts out a power."""


# Electrify and Refresh (6.1 to 6.3)


def can_electrify(g: DuelState, seat: int, city: str) -> bool:
    """Is there no chip against the seat's power on the City's Region (6.1)?"""
    return g.chips[CITIES[city].region] != g.sides[seat].power


def can_refresh(g: DuelState) -> bool:
    """Would refreshing the row change anything? With an empty deck it would not (6.3)."""
    return bool(g.city_deck.cards)


def electrify_choices(g: DuelState, seat: int, prefix: str = "") -> list[Choice]:
    """The Cities that the seat may take, and refreshing the row instead."""
    offered = [
        choice(prefix + ELECTRIFY, city) for city in g.row.cards if can_electrify(g, seat, city)
    ]
    if can_refresh(g):
        offered.append(choice(prefix + REFRESH))
    return offered


def electrify(g: DuelState, seat: int, city: str, source: Source) -> None:
    """Move the City to the seat's side, and refill the row in the same place (6.1, 6.2)."""
    slot = g.row.cards.index(city)
    before = len(g.row)
    g.row.take(city, g.city_deck, g.chance)
    g.sides[seat].cities.append(city)
    successor = g.row.cards[slot] if len(g.row) == before else ""
    g.emit(CityElectrified, seat=seat, city=city, successor=successor, source=source)


def refresh(g: DuelState, seat: int, source: Source) -> None:
    """Put the row under the deck, and lay out three new Cities from its top (6.3)."""
    g.row.replace_all(g.city_deck, g.chance)
    g.emit(RowRefreshed, seat=seat, row=tuple(g.row), source=source)


# Acquire (6.4, 6.5)


def can_acquire(g: DuelState, seat: int, company: str) -> bool:
    """Is a share in the market, and does the seat hold its Technology (6.4)?"""
    technology = COMPANIES[company].technology
    return g.market.get(company, 0) > 0 and g.technologies[technology] == seat


def acquire_choices(g: DuelState, seat: int, prefix: str = "") -> list[Choice]:
    """The shares that the seat may acquire."""
    minor = (slug for slug in COMPANIES if slug in g.market)
    return [choice(prefix + ACQUIRE, slug) for slug in minor if can_acquire(g, seat, slug)]


def acquire(g: DuelState, seat: int, company: str, source: Source) -> None:
    """Move one share from the market to its Region, on the seat's side (6.4)."""
    g.market[company] -= 1
    add_share(g.sides[seat], company)
    g.emit(ShareAcquired, seat=seat, company=company, source=source)


def add_share(side: Side, company: str) -> None:
    """Add a placed share of the company to the side."""
    side.shares[company] = side.shares.get(company, 0) + 1


# Propaganda (6.6) and what PR earns (7.1)


def free_actions_between(before: int, after: int) -> int:
    """The Free Actions earned: one for each multiple of three reached or passed (7.1)."""
    return after // 3 - before // 3


def gain_pr(g: DuelState, seat: int, amount: int, source: Source) -> None:
    """Raise PR, and give the Free Actions that come with it (6.6, 7.1)."""
    side = g.sides[seat]
    free_actions = free_actions_between(side.pr, side.pr + amount)
    side.pr += amount
    g.turn.free += free_actions
    g.emit(PrGained, seat=seat, amount=amount, pr=side.pr, free_actions=free_actions, source=source)


# Advance (6.7)


def advance_choices(g: DuelState, seat: int, prefix: str = "") -> list[Choice]:
    """The Technology chips of the opponent."""
    return [choice(prefix + ADVANCE, slug) for slug in technologies_of(g, 1 - seat)]


def advance_technology(g: DuelState, seat: int, technology: str, source: Source) -> None:
    """Give the Technology chip to the seat (6.7)."""
    g.technologies[technology] = seat
    g.emit(TechnologyAdvanced, seat=seat, technology=technology, source=source)


# Monopolize (6.8)


@cache
def _choices_of_chips(chips: tuple[str, ...], verb: str) -> tuple[Choice, ...]:
    chip_counts = dict(zip(REGIONS, chips, strict=True))
    sides = (noun for noun, (region, power) in SIDES.items() if chip_counts[region] != power)
    return tuple(choice(verb, noun) for noun in sides)


def monopolize_choices(g: DuelState, prefix: str = "") -> list[Choice]:
    """The choices of a new chip with either side up, or of turning a chip that lies there (6.8)."""
    return list(_choices_of_chips(tuple(g.chips.values()), prefix + MONOPOLIZE))


def monopolize(g: DuelState, seat: int, noun: str, source: Source) -> None:
    """Turn the Region's chip against that power (6.8)."""
    region, power = SIDES[noun]
    is_turned = bool(g.chips[region])
    g.chips[region] = power
    g.emit(
        RegionMonopolized,
        seat=seat,
        region=region,
        power=power,
        turned=is_turned,
        source=source,
    )


def propaganda_choices(g: DuelState, seat: int, prefix: str = "") -> list[Choice]:
    """The one way to use Propaganda, which is always possible (6.6)."""
    return [choice(prefix + PROPAGANDA)]


# Any Action, however it is paid for


def printed_action_choices(g: DuelState, seat: int, action: str) -> list[Choice]:
    """The ways to use an Action printed on the Assistant (5.2)."""
    return CHOICES_OF_ACTION[action](g, seat, "")


def free_action_choices(g: DuelState, seat: int) -> list[Choice]:
    """The ways to use a Free Action: any of the five (7.2)."""
    return [
        *electrify_choices(g, seat, FREE),
        *acquire_choices(g, seat, FREE),
        *propaganda_choices(g, seat, FREE),
        *advance_choices(g, seat, FREE),
        *monopolize_choices(g, FREE),
    ]


CHOICES_OF_ACTION: dict[str, Callable[[DuelState, int, str], list[Choice]]] = {
    ELECTRIFY: electrify_choices,
    ACQUIRE: acquire_choices,
    ADVANCE: advance_choices,
    MONOPOLIZE: lambda g, seat, prefix: monopolize_choices(g, prefix),
    PROPAGANDA: propaganda_choices,
}
"""The ways to use each Action; the prefix tells how it is paid for."""


def is_free(answer: Choice) -> bool:
    """Is the answer paid for with a Free Action?"""
    return answer.verb.startswith(FREE)


def action_of(answer: Choice) -> str:
    """The Action behind the answer, however it is paid for."""
    return answer.verb.removeprefix(FREE)


def printed_action_of(answer: Choice) -> str:
    """The printed Action that the answer uses up; refreshing uses up an Electrify (6.3)."""
    return ELECTRIFY if answer.verb == REFRESH else answer.verb


def carry_out_action(g: DuelState, seat: int, answer: Choice, source: Source | None = None) -> None:
    """Carry out an Action that has been paid for."""
    source = source or ("free" if is_free(answer) else "card")
    match action_of(answer):
        case "electrify":
            electrify(g, seat, answer.noun, source)
        case "refresh":
            refresh(g, seat, source)
        case "acquire":
            acquire(g, seat, answer.noun, source)
        case "propaganda":
            pr = ASSISTANTS[g.turn.assistant].propaganda_pr if source == "card" else FREE_PR
            gain_pr(g, seat, pr, source)
        case "advance":
            advance_technology(g, seat, answer.noun, source)
        case "monopolize":
            monopolize(g, seat, answer.noun, source)
        case unknown:
            raise MissingEntryError(f"the Action {unknown!r} has no case in carry_out_action")
