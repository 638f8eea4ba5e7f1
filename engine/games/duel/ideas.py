"""Everything that a seat may think of doing: what is legal, and why the rest is not.

The rules list it on the state and offer what is legal; texts list it on a view.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Protocol, cast

from engine.core.action import Action
from engine.core.choice import (
    Ban,
    Choice,
    Decision,
    Idea,
    Refusal,
    choice,
    idea,
    legal,
    refused,
    settled,
)
from engine.core.values import frozen_for_checkers
from engine.games.duel.card_types import Power
from engine.games.duel.cards import (
    ACQUIRE,
    ADVANCE,
    CITIES,
    COMPANIES,
    ELECTRIFY,
    MONOPOLIZE,
    PROPAGANDA,
    REGIONS,
    TECHNOLOGIES,
)
from engine.games.duel.view_types import View

REFRESH = "refresh"
FREE = "free "
RESERVED = "reserved"
PORTFOLIO_VERBS = ("place", "sell")
PLACE, SELL_RESERVED = choice("place"), choice("sell", RESERVED)
END_TURN, DECLINE = choice("end turn"), choice("decline")


class AnySide(Protocol):
    """A side in the state, or as its own seat sees it."""

    @property
    def company(self) -> str: ...
    @property
    def reserved_shares(self) -> int: ...
    @property
    def shares(self) -> Mapping[str, int]: ...
    @property
    def hand(self) -> Collection[str]: ...


class AnyTurn(Protocol):
    @property
    def assistant(self) -> str: ...
    @property
    def unused_actions(self) -> Sequence[str]: ...
    @property
    def may_use_portfolio(self) -> bool: ...
    @property
    def free(self) -> int: ...


class AnyTable(Protocol):
    """The state, or a view."""

    @property
    def sides(self) -> Sequence[AnySide]: ...
    @property
    def turn(self) -> AnyTurn: ...
    @property
    def technologies(self) -> Mapping[str, int | None]: ...
    @property
    def chips(self) -> Mapping[str, str]: ...
    @property
    def shares_left(self) -> Mapping[str, int]: ...
    @property
    def row(self) -> Iterable[str]: ...
    @property
    def cities_left(self) -> int: ...


@frozen_for_checkers
class Monopoly(Action):
    """A chip that shuts a power out of a Region: "monopolize new-york no-dc" (6.8)."""

    verb: str
    region: str
    side: str

    @property
    def power(self) -> Power:
        return cast("Power", self.side.removeprefix("no-").upper())


def is_free(answer: Choice) -> bool:
    return answer.verb.startswith(FREE)


def action_of(answer: Choice) -> str:
    return answer.verb.removeprefix(FREE)


def power_of(side: AnySide) -> Power:
    return COMPANIES[side.company].power


# Setup and draft


def inventor_ideas(g: AnyTable) -> Iterator[Idea]:
    """All inventors for the first player, those of the other power for the second (2.2)."""
    companies = [side.company for side in g.sides if side.company]
    powers = [COMPANIES[company].power for company in companies]
    for row in COMPANIES.values():
        ban = None
        if row.slug in companies:
            ban = Ban("the other player has taken this inventor", "2.2")
        elif row.power in powers:
            reason = f"the other player plays {row.power}, so you play the other power"
            ban = Ban(reason, "2.2")
        yield idea(choice("inventor", row.slug), ban)


def technology_ideas(g: AnyTable) -> Iterator[Idea]:
    """The Technologies but the one of the second player's own company (2.5)."""
    held = Ban("you hold it already, as it is your company's", "2.5")
    for slug in TECHNOLOGIES:
        yield idea(choice("technology", slug), None if g.technologies[slug] is None else held)


PLAYED_LATER = Refusal(
    choice("play"), "Assistants are played in your turns, after the draft", "3.1"
)


def keep_ideas(g: AnyTable, seat: int) -> tuple[Idea, ...]:
    """The Assistants of which the seat keeps one (4.2)."""
    kept = (choice("keep", card) for card in g.sides[seat].hand)
    later = Refusal(choice("pass"), "first you keep one, then you pass one across", "4.2")
    return (*kept, PLAYED_LATER, later)


def pass_ideas(g: AnyTable, seat: int) -> tuple[Idea, ...]:
    """The Assistants of which the seat passes one across (4.3)."""
    passed = (choice("pass", card) for card in g.sides[seat].hand)
    reason = "one of the three must go across, and you keep the others"
    return (*passed, PLAYED_LATER, Refusal(choice("keep"), reason, "4.3"))


# The five Actions. A refusal names the Action alone, however it would be paid for.


def electrify_ideas(g: AnyTable, seat: int, free: str = "") -> list[Idea]:
    """The Cities in the row, and refreshing the row instead (6.1 to 6.3)."""
    power, chips = power_of(g.sides[seat]), g.chips
    cities = [_city_idea(free, city, power, chips[CITIES[city].region]) for city in g.row]
    return [*(cities or NO_CITY), _refresh_idea(free, g.cities_left > 0)]


NO_CITY: list[Idea] = [Refusal(choice(ELECTRIFY), "no City lies in the row", "6.2")]


@cache
def _city_idea(free: str, city: str, power: Power, chip: str) -> Idea:
    """Taking a City, unless the chip on its Region shuts the power out (6.1)."""
    if chip != power:
        return choice(free + ELECTRIFY, city)
    reason = f'the chip "No {power}" lies on {REGIONS[CITIES[city].region].name}'
    return Refusal(choice(ELECTRIFY, city), reason, "6.1")


@cache
def _refresh_idea(free: str, is_deck_left: bool) -> Idea:
    """Refreshing the row; with an empty deck it would change nothing (6.3)."""
    if is_deck_left:
        return choice(free + REFRESH)
    return Refusal(choice(REFRESH), "the City deck is empty", "6.3")


def acquire_ideas(g: AnyTable, seat: int, free: str = "") -> tuple[Idea, ...]:
    """The shares in the market, and those of the inventors, which are not for sale (6.4, 6.5)."""
    companies = g.sides[seat].company, g.sides[1 - seat].company
    holders = g.technologies
    held = tuple([slug for slug in TECHNOLOGIES if holders[slug] == seat])
    empty = tuple([slug for slug, count in g.shares_left.items() if not count])
    return _share_ideas(free, companies, held, empty)


@cache
def _share_ideas(
    free: str, companies: tuple[str, str], held: tuple[str, ...], empty: tuple[str, ...]
) -> tuple[Idea, ...]:
    """The ideas to acquire a share; the first one of the companies is the seat's own."""
    own, rival = companies
    holder = COMPANIES[rival].name
    found: list[Idea] = []
    for slug, row in COMPANIES.items():
        if slug in companies:
            continue
        if row.technology not in held:
            reason = f"{holder} holds {TECHNOLOGIES[row.technology].name}"
            found.append(Refusal(choice(ACQUIRE, slug), reason, "6.4"))
        elif slug in empty:
            found.append(Refusal(choice(ACQUIRE, slug), "no share is left", "6.4"))
        else:
            found.append(choice(free + ACQUIRE, slug))
    return settled([*found, *own_share_refusals(ACQUIRE, own, rival)])


def own_share_refusals(verb: str, own: str, rival: str) -> tuple[Refusal, ...]:
    """The refusals of the inventors' own shares: they are not in the market (2.3, 6.5)."""
    reasons = {
        own: "your own shares are placed as a Portfolio Action",
        rival: f"only {COMPANIES[rival].inventor} uses these shares",
    }
    return tuple(Refusal(choice(verb, slug), reason, "6.5") for slug, reason in reasons.items())


def propaganda_ideas(g: AnyTable, seat: int, free: str = "") -> list[Idea]:
    """The one way to use Propaganda, which is always possible (6.6)."""
    return [choice(free + PROPAGANDA)]


def free_actions_between(before: int, after: int) -> int:
    """The Free Actions earned: one for each multiple of three reached or passed (7.1)."""
    return after // 3 - before // 3


def advance_ideas(g: AnyTable, seat: int, free: str = "") -> list[Idea]:
    """The Technology chips of the opponent (6.7)."""
    holders, verb, rival = g.technologies, free + ADVANCE, 1 - seat
    found: list[Idea] = [choice(verb, slug) for slug in TECHNOLOGIES if holders[slug] == rival]
    return found or [ALL_TECHNOLOGIES]


ALL_TECHNOLOGIES = Refusal(choice(ADVANCE), "you hold all the Technologies", "6.7")


def monopolize_ideas(g: AnyTable, seat: int, free: str = "") -> tuple[Idea, ...]:
    """A new chip with either side up, or turning a chip that lies there (6.8)."""
    return _monopolies(free + MONOPOLIZE, tuple(g.chips.values()))


@cache
def _monopolies(verb: str, chips: tuple[str, ...]) -> tuple[Choice, ...]:
    return tuple(
        monopoly.choice
        for region, chip in zip(REGIONS, chips, strict=True)
        for side in ("no-ac", "no-dc")
        if (monopoly := Monopoly(verb, region, side)).power != chip
    )


ACTION_IDEAS: dict[str, Callable[[AnyTable, int, str], Sequence[Idea]]] = {
    ELECTRIFY: electrify_ideas,
    ACQUIRE: acquire_ideas,
    PROPAGANDA: propaganda_ideas,
    ADVANCE: advance_ideas,
    MONOPOLIZE: monopolize_ideas,
}
"""The ways to use each Action, in the order in which a Free Action offers them."""


# The turn


def turn_ideas(g: AnyTable, seat: int) -> list[Idea]:
    """Everything that the active seat may think of (5.1 to 5.4)."""
    turn = g.turn
    found: list[Idea] = []
    if turn.assistant:
        for action in dict.fromkeys(turn.unused_actions):
            found += ACTION_IDEAS[action](g, seat, "")
    else:
        found += [choice("play", card) for card in g.sides[seat].hand]
    if turn.free:
        found += free_action_ideas(g, seat)
    else:
        found.append(lambda: _spent_actions(bool(turn.assistant), tuple(turn.unused_actions)))
    found += portfolio_ideas(g, seat)
    if turn.assistant:
        found.append(END_TURN)
        if len(g.sides[seat].hand):
            found.append(ONE_ASSISTANT)
    else:
        found.append(NO_ASSISTANT)
    return found


ONE_ASSISTANT = Refusal(choice("play"), "you play only one Assistant per turn", "5.1")
NO_ASSISTANT = Refusal(END_TURN, "you must play an Assistant first", "5.1")


def free_action_ideas(g: AnyTable, seat: int) -> list[Idea]:
    """The ways to use a Free Action: any of the five (7.2)."""
    found: list[Idea] = []
    for ideas_of in ACTION_IDEAS.values():
        found += ideas_of(g, seat, FREE)
    return found


@cache
def _spent_actions(has_assistant: bool, unused_actions: tuple[str, ...]) -> tuple[Refusal, ...]:
    """The refusals of the Actions that the Assistant does not have, or that are used (5.2)."""
    reason = (
        "you have no such Action left"
        if has_assistant
        else "you must play an Assistant with this Action first"
    )
    spent = (action for action in ACTION_IDEAS if action not in unused_actions)
    return tuple(Refusal(choice(action), reason, "5.2") for action in spent)


def portfolio_ideas(g: AnyTable, seat: int) -> Sequence[Idea]:
    """The reserved shares to place, and the reserved or placed shares to sell (8.1 to 8.3)."""
    if not g.turn.may_use_portfolio:
        return ONE_PORTFOLIO_ACTION
    side = g.sides[seat]
    return _portfolio(side.company, bool(side.reserved_shares), tuple(side.shares))


@cache
def _portfolio(own: str, has_reserved: bool, placed: tuple[str, ...]) -> tuple[Idea, ...]:
    slugs = sorted((slug for slug in COMPANIES if slug in placed), key=lambda slug: slug != own)
    sales: list[Idea] = [choice("sell", slug) for slug in slugs]
    if has_reserved:
        return (PLACE, SELL_RESERVED, *sales)
    return (NO_RESERVED_SHARE, *(sales or [NO_SHARE]))


ONE_PORTFOLIO_ACTION = tuple(
    Refusal(choice(verb), "you take only one Portfolio Action per turn", "8.1")
    for verb in PORTFOLIO_VERBS
)
NO_RESERVED_SHARE = Refusal(PLACE, "you have no reserved share left", "8.2")
NO_SHARE = Refusal(choice("sell"), "you have no share", "8.3")


# The bonuses

NO_PORTFOLIO = tuple(
    Refusal(choice(verb), "there is no Portfolio Action during the bonuses", "11.7")
    for verb in PORTFOLIO_VERBS
)
NO_DECLINE = Refusal(DECLINE, "a bonus that can be taken must be taken", "13.8")


def share_bonus_ideas(g: AnyTable, seat: int) -> list[Idea]:
    """Any share in the market; its Technology is not needed (11.3)."""
    shares, none_left = g.shares_left, Ban("no share is left", "11.3")
    found = [
        idea(choice("take share", slug), None if shares[slug] else none_left)
        for slug in COMPANIES
        if slug in shares
    ]
    companies = g.sides[seat].company, g.sides[1 - seat].company
    return [*found, *own_share_refusals("take share", *companies), NO_DECLINE, *NO_PORTFOLIO]


def city_bonus_ideas(g: AnyTable, seat: int) -> list[Idea]:
    """Any City in the row, whatever the chips say (11.4)."""
    as_it_is = Refusal(choice(REFRESH), "the bonus takes a City from the row as it is", "11.4")
    found = (choice("take city", city) for city in g.row)
    return [*found, as_it_is, NO_DECLINE, *NO_PORTFOLIO]


def free_bonus_ideas(g: AnyTable, seat: int) -> list[Idea]:
    """New England's Free Action, and any that it earns (11.2)."""
    return [*free_action_ideas(g, seat), DECLINE, *NO_PORTFOLIO]


def other_ideas(g: AnyTable, seat: int) -> list[Idea]:
    """The Action of the other player: to advance or to monopolize (11.6)."""
    found = [*advance_ideas(g, seat), *monopolize_ideas(g, seat), DECLINE]
    return [*found, *NOT_FOR_THE_OTHER, *NO_PORTFOLIO]


NOT_FOR_THE_OTHER = tuple(
    Refusal(choice(action), "only Advance or Monopolize is possible here", "11.6")
    for action in (ELECTRIFY, ACQUIRE, PROPAGANDA)
)


# A seat's view


def ideas(view: View, decision: Decision) -> Iterable[Idea]:
    found = STEPS[view.step](view, decision.seat)
    if view.step != "turn":
        return found
    return (*legal(found), *sorted(dict.fromkeys(refused(found)), key=_place_in_turn))


def _place_in_turn(refusal: Refusal) -> int:
    """The place in the list of what cannot be done: Portfolio Actions before the five Actions."""
    verb = action_of(refusal.choice)
    return TURN_VERBS.index(verb) if verb in TURN_VERBS else 2


TURN_VERBS = ("end turn", "play", "portfolio", ELECTRIFY, REFRESH, *list(ACTION_IDEAS)[1:])


def bonus_ideas(view: View, seat: int) -> list[Idea]:
    """What the leader may think of for the bonus of New York or Out West (11.3, 11.4)."""
    bonus = share_bonus_ideas if view.scoring_region == "new-york" else city_bonus_ideas
    return bonus(view, seat)


STEPS: dict[str, Callable[[View, int], Iterable[Idea]]] = {
    "inventors": lambda view, seat: inventor_ideas(view),
    "technology": lambda view, seat: technology_ideas(view),
    "keep": keep_ideas,
    "pass": pass_ideas,
    "turn": turn_ideas,
    "leader": bonus_ideas,
    "free action": free_bonus_ideas,
    "other": other_ideas,
}
"""The ideas of each step of the game that asks, by its name in `View.step`."""
