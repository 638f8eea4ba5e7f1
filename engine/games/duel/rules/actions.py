"""The five Actions (RULES.md 6) and the Free Actions that PR earns (7).

An Action can be printed on the Assistant, paid for with a Free Action, or given by a bonus. The
verb says which: "electrify" is printed, "free electrify" is paid for with a Free Action.
"""

from __future__ import annotations

from engine.core.choice import Choice
from engine.core.dispatch import MissingEntryError
from engine.games.duel.card_types import Power
from engine.games.duel.cards import ASSISTANTS, ELECTRIFY, FREE_PR
from engine.games.duel.events import (
    CityElectrified,
    PrGained,
    RegionMonopolized,
    RowRefreshed,
    ShareAcquired,
    Source,
    TechnologyAdvanced,
)
from engine.games.duel.ideas import REFRESH, Monopoly, action_of, free_actions_between, is_free
from engine.games.duel.state import DuelState, Side

# Electrify and Refresh (6.1 to 6.3)


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


def acquire(g: DuelState, seat: int, company: str, source: Source) -> None:
    """Move one share from the market to its Region, on the seat's side (6.4)."""
    g.market[company] -= 1
    add_share(g.sides[seat], company)
    g.emit(ShareAcquired, seat=seat, company=company, source=source)


def add_share(side: Side, company: str) -> None:
    side.shares[company] = side.shares.get(company, 0) + 1


# Propaganda (6.6) and what PR earns (7.1)


def gain_pr(g: DuelState, seat: int, amount: int, source: Source) -> None:
    """Raise PR, and give the Free Actions that come with it (6.6, 7.1)."""
    side = g.sides[seat]
    free_actions = free_actions_between(side.pr, side.pr + amount)
    side.pr += amount
    g.turn.free += free_actions
    g.emit(PrGained, seat=seat, amount=amount, pr=side.pr, free_actions=free_actions, source=source)


# Advance (6.7)


def advance_technology(g: DuelState, seat: int, technology: str, source: Source) -> None:
    """Give the Technology chip to the seat (6.7)."""
    g.technologies[technology] = seat
    g.emit(TechnologyAdvanced, seat=seat, technology=technology, source=source)


# Monopolize (6.8)


def monopolize(g: DuelState, seat: int, region: str, power: Power, source: Source) -> None:
    """Turn the Region's chip against that power (6.8)."""
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


# Any Action, however it is paid for


def printed_action_of(answer: Choice) -> str:
    """The printed Action that the answer uses up; refreshing uses up an Electrify (6.3)."""
    return ELECTRIFY if answer.verb == REFRESH else answer.verb


def carry_out_action(g: DuelState, seat: int, answer: Choice, source: Source | None = None) -> None:
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
            monopoly = Monopoly.of(answer)
            monopolize(g, seat, monopoly.region, monopoly.power, source)
        case unknown:
            raise MissingEntryError(f"the Action {unknown!r} has no case in carry_out_action")
