"""What is settled before the step goes on: draws, discards, thefts, domes (RULES.md 14, 17)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from engine.core.choice import choice
from engine.core.dispatch import Dispatch
from engine.core.flow import choose
from engine.games.ages.characters import CHARACTERS
from engine.games.ages.ratings import carry_limit
from engine.games.ages.rules.cards import (
    check_limit,
    decks_to_draw,
    discard,
    draw_card,
    draws_taken,
    drop,
    give,
    reveal,
)
from engine.games.ages.rules.dismissal import put_in_dome, send_away
from engine.games.ages.rules.free_action import gain_experience
from engine.games.ages.rules.levels import choose_rating
from engine.games.ages.state import AgesState, Ask, Pending
from engine.games.ages.units import row

NUMBERS = {slug: number for number, slug in enumerate(CHARACTERS, 1)}
"""The numbers of the characters in chapter 20."""

settles: Dispatch[Ask, Callable[[AgesState, Pending], Awaitable[None]]] = Dispatch("settlement")


async def settle(g: AgesState) -> None:
    """Settle the first thing that is pending."""
    pending = g.pending[0]
    await settles[pending.ask](g, pending)


@settles(Ask.DRAW)
async def draw_reward(g: AgesState, pending: Pending) -> None:
    """Ask from which deck the next card is drawn (14.1)."""
    unit = g.units[pending.unit]
    decks = decks_to_draw(g, pending.count)
    if not decks or not unit.alive:
        g.pending.remove(pending)
        return
    offered = tuple(choice("draw", deck) for deck in decks)
    prompt = f"{row(unit).name} draws: from which deck? Draws left: {pending.count}"
    answer = await choose(unit.owner, prompt, offered, "14.1", reveals=True)
    pending.count -= draws_taken(answer.noun)
    if not pending.count:
        g.pending.remove(pending)
    draw_card(g, pending.unit, answer.noun)
    check_limit(g, pending.unit)


@settles(Ask.DISCARD)
async def discard_excess(g: AgesState, pending: Pending) -> None:
    """Ask which card goes, until the limit is kept (14.2)."""
    unit = g.units[pending.unit]
    if len(unit.cards) <= carry_limit(g, unit):
        g.pending.remove(pending)
        return
    offered = tuple(choice("discard", card) for card in dict.fromkeys(unit.cards))
    prompt = (
        f"{row(unit).name} carries {len(unit.cards)} cards, the limit is {carry_limit(g, unit)}"
    )
    answer = await choose(unit.owner, prompt, offered, "14.2")
    discard(g, unit, answer.noun, "too many")
    if len(unit.cards) <= carry_limit(g, unit):
        g.pending.remove(pending)


@settles(Ask.PAY)
async def pay_card(g: AgesState, pending: Pending) -> None:
    """Ask which cards are paid (16.2)."""
    unit = g.units[pending.unit]
    offered = tuple(choice("give-up", card) for card in dict.fromkeys(unit.cards))
    prompt = f"{row(unit).name} pays: which card? Cards to pay: {pending.count}"
    answer = await choose(unit.owner, prompt, offered, "16.2")
    discard(g, unit, answer.noun, "paid")
    pending.count -= 1
    if not pending.count:
        g.pending.remove(pending)


@settles(Ask.SHOW)
async def show_a_card(g: AgesState, pending: Pending) -> None:
    """Ask which card face down is revealed (20.6, 20.46)."""
    unit, by = g.units[pending.unit], g.units[pending.by]
    hidden = [c for c, shown in zip(unit.cards, unit.shown, strict=True) if not shown]
    if not hidden or not unit.alive:
        g.pending.remove(pending)
        return
    because = row(by).ability.name
    offered = tuple(choice("reveal", card) for card in dict.fromkeys(hidden))
    prompt = f"{row(unit).name} must reveal a card ({because} of {row(by).name})"
    answer = await choose(unit.owner, prompt, offered, row_clause(by.slug), reveals=True)
    g.pending.remove(pending)
    reveal(g, unit, answer.noun, because)


def row_clause(slug: str) -> str:
    """The clause of RULES.md that is about a character."""
    return f"20.{NUMBERS[slug]}"


@settles(Ask.STEAL)
async def lose_a_card(g: AgesState, pending: Pending) -> None:
    """Ask which card the victim loses (20.11, 20.38)."""
    unit, by = g.units[pending.unit], g.units[pending.by]
    if not unit.cards:
        g.pending.remove(pending)
        return
    because = row(by).ability.name
    offered = tuple(choice("give-up", card) for card in dict.fromkeys(unit.cards))
    prompt = f"{row(unit).name} loses a card to {row(by).name} ({because})"
    answer = await choose(unit.owner, prompt, offered, row_clause(by.slug))
    g.pending.remove(pending)
    give(g, unit, answer.noun, by, because)


settles(Ask.RAISE)(choose_rating)


@settles(Ask.TEACH)
async def teach(g: AgesState, pending: Pending) -> None:
    """Ask who gains an experience marker (20.34)."""
    unit = g.units[pending.unit]
    others = [u.slug for u in g.team_units(unit.team) if u is not unit]
    if not others:
        g.pending.remove(pending)
        return
    offered = tuple(choice("teach", slug) for slug in others)
    prompt = f"{row(unit).name}'s Narrative: who gains an experience marker?"
    answer = await choose(unit.owner, prompt, offered, "20.34")
    g.pending.remove(pending)
    gain_experience(g, g.named(answer.noun), "Narrative")


@settles(Ask.DISMISS, Ask.BANISH)
async def dismiss(g: AgesState, pending: Pending) -> None:
    """Draw for a dome (17.2, 17.3)."""
    g.pending.remove(pending)
    send_away(g, pending)


@settles(Ask.DOME)
async def pick_dome(g: AgesState, pending: Pending) -> None:
    """Ask for one of several domes (17.2, 17.3)."""
    unit = g.units[pending.unit]
    banished = pending.by == 1
    seat = g.first_seat(1 - unit.team) if banished else unit.owner
    offered = tuple(choice("dome", str(number)) for number in pending.domes)
    prompt = f"Into which dome does {row(unit).name} go?"
    answer = await choose(seat, prompt, offered, "17.3" if banished else "17.2")
    g.pending.remove(pending)
    put_in_dome(g, pending.unit, int(answer.noun))


@settles(Ask.FALL)
async def fall(g: AgesState, pending: Pending) -> None:
    """The cards of a unit that was killed fall to the ground (13.7)."""
    g.pending.remove(pending)
    drop(g, g.units[pending.unit], pending.by)
