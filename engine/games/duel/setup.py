"""Setup (RULES.md 2): inventors, shares, technologies, the row of Cities."""

from __future__ import annotations

from typing import Literal

from engine.core.chance import Chance
from engine.core.choice import legal
from engine.core.flow import choose
from engine.core.zones import Deck
from engine.games.duel.cards import (
    ASSISTANTS,
    CITIES,
    COMPANIES,
    REGIONS,
    ROW_LENGTH,
    SHARES_EACH,
    TECHNOLOGIES,
)
from engine.games.duel.events import CitiesTurnedUp, InventorChosen, StartingPrSet, TechnologyTaken
from engine.games.duel.ideas import inventor_ideas, technology_ideas
from engine.games.duel.state import DuelState, Options, Side

STARTING_PR = 2
"""The PR of the first player at the start (2.6)."""


def setup(options: Options, seats: int, chance: Chance) -> DuelState:
    """The table before the first choice (2.1); all shares are still in the market."""
    fixed = {"seat 1": 0, "seat 2": 1}
    first = fixed[options.first] if options.first in fixed else chance.number_below(2)
    return DuelState(
        chance=chance,
        has_draft=options.draft,
        are_inventors_random=options.inventors != "choose",
        first=first,
        active=first,
        sides=[Side() for _ in range(seats)],
        technologies=dict.fromkeys(TECHNOLOGIES),
        chips=dict.fromkeys(REGIONS, ""),
        market=dict.fromkeys(COMPANIES, SHARES_EACH),
        city_deck=Deck(list(CITIES)),
        assistant_deck=Deck(list(ASSISTANTS)),
    )


async def ask_for_an_inventor(g: DuelState) -> None:
    """Ask the active seat for an inventor, or give it one at random (2.2)."""
    offered = legal(inventor_ideas(g))
    if g.are_inventors_random:
        take_inventor(g, g.active, g.chance.pick(offered).noun)
        return
    answer = await choose(g.active, "Choose your inventor", offered, "2.2")
    take_inventor(g, g.active, answer.noun)


def take_inventor(g: DuelState, seat: int, company: str) -> None:
    """Take the five shares out of the market permanently: one is placed, four reserved (2.3)."""
    side = g.sides[seat]
    side.company = company
    side.reserved_shares = g.market.pop(company) - 1
    side.shares[company] = 1
    g.emit(InventorChosen, seat=seat, at_random=g.are_inventors_random)


async def share_out_technologies(g: DuelState) -> None:
    """Give the second player their own chip and one they choose; the last is the first's (2.5)."""
    first, second = g.first, 1 - g.first
    take_technology(g, second, COMPANIES[g.sides[second].company].technology, "own")
    offered = legal(technology_ideas(g))
    prompt = "Choose a second Technology"
    answer = await choose(second, prompt, offered, "2.5", reveals=True)  # the cards are laid out
    take_technology(g, second, answer.noun, "chosen")
    (last,) = (slug for slug, holder in g.technologies.items() if holder is None)
    take_technology(g, first, last, "last")


def take_technology(
    g: DuelState, seat: int, technology: str, reason: Literal["own", "chosen", "last"]
) -> None:
    g.technologies[technology] = seat
    g.emit(TechnologyTaken, seat=seat, technology=technology, reason=reason)


def lay_out_cards(g: DuelState) -> None:
    """Set PR, then lay out the Cities, then the Assistants (2.6, 2.7)."""
    g.sides[g.first].pr = STARTING_PR
    first, second = g.sides[g.first].company, g.sides[1 - g.first].company
    g.emit(StartingPrSet, first=first, second=second, pr=STARTING_PR)
    g.city_deck.shuffle(g.chance)
    g.row.cards = g.city_deck.deal(ROW_LENGTH, g.chance)
    g.emit(CitiesTurnedUp, cities=tuple(g.row))
    g.assistant_deck.shuffle(g.chance)
