"""Falling, winning and spoils (RULES.md 12, 14.4)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.flow import choose
from engine.core.state import Outcome
from engine.core.zones import Deck
from engine.games.taidian.card_types import LOOT
from engine.games.taidian.cards import CHARACTERS
from engine.games.taidian.events import Fell, GameWon, LootTaken
from engine.games.taidian.ideas import ENOUGH, loot_choices, lootable_cards
from engine.games.taidian.state import Spoils, Step, TaidianState


def settle_falls(g: TaidianState, knockers: Mapping[int, int], next_step: Step) -> list[int]:
    """Let all at 0 or less fall together, then count the sides; return who fell (12.1, 12.2).

    `knockers` names the seat that knocked out each seat; play continues with `next_step`.
    """
    g.step = next_step
    fallen = [
        seat
        for seat, fighter in enumerate(g.fighters)
        if fighter.health <= 0 and not fighter.fall_order
    ]
    if fallen:
        g.falls += 1
        for seat in fallen:
            take_out_of_game(g, seat, knocker=knockers.get(seat))
        finish_if_won(g)
    if fallen and g.options.loot and g.outcome is None:
        grant_spoils(g, fallen, knockers)
    return fallen


def take_out_of_game(g: TaidianState, seat: int, *, knocker: int | None) -> None:
    """Lay the fighter's cards open and take them out of the game (12.3)."""
    fighter = g.fighters[seat]
    fighter.fall_order = g.falls
    fighter.knocked_out_by = -1 if knocker is None else knocker
    fighter.discard.add(*fighter.deck.cards, *fighter.hand.cards)
    fighter.deck, fighter.hand.cards = Deck(), []
    fighter.seen_cards.clear()
    if seat == g.active:
        g.turn.stolen_cards.clear()
    g.chance.reveals += 1
    g.truces = [pair for pair in g.truces if seat not in pair]
    character = "" if knocker is None else g.fighters[knocker].character
    g.emit(Fell, seat=seat, knocker=character, round=g.round)
    for poison in [each for each in g.poisons if each.victim == seat]:
        g.poisons.remove(poison)
        g.fighters[poison.owner].discard.add("poison")


# Winning (12.4 to 12.6)


def finish_if_won(g: TaidianState) -> None:
    """End the match if one side is left, or if all fell together (12.4, 12.5)."""
    if len(_standing_sides(g)) <= 1:
        finish_match(g)


def _standing_sides(g: TaidianState) -> set[int]:
    return {fighter.side for fighter in g.fighters if not fighter.fall_order}


def finish_match(g: TaidianState) -> None:
    """End the match; several sides draw that fell last or still stand (12.4, 12.5, 14.7)."""
    standing_count = len(_standing_sides(g))
    ranking = ranked_sides(g)
    scores = tuple(max(0, fighter.health) for fighter in g.fighters)
    winners = tuple(g.fighters[seat].character for seat in ranking[0])
    draw, round_limit = standing_count != 1, g.round if standing_count > 1 else 0
    g.emit(GameWon, winners=winners, is_draw=draw, round_limit=round_limit)
    reason = ending_reason(winners, draw=draw, round_limit=round_limit)
    g.outcome = Outcome(ranking, scores, reason, together=not draw)


def ranked_sides(g: TaidianState) -> tuple[tuple[int, ...], ...]:
    """The sides by how long their last member stood; sides that fell together are tied (12.6)."""
    last: dict[int, int] = {}
    for fighter in g.fighters:
        stood = g.falls + 1 if not fighter.fall_order else fighter.fall_order
        last[fighter.side] = max(stood, last.get(fighter.side, 0))
    places = sorted(set(last.values()), reverse=True)
    return tuple(
        tuple(seat for seat, fighter in enumerate(g.fighters) if last[fighter.side] == place)
        for place in places
    )


def ending_reason(winners: tuple[str, ...], *, draw: bool, round_limit: int = 0) -> str:
    """The way in which the match ended, in one line; a game without a storm has a round limit."""
    names = [CHARACTERS[slug].name for slug in winners]
    *most, last = names
    everybody = f"{', '.join(most)} and {last}" if most else last
    if round_limit:
        return f"{everybody} draw: no side has won in {round_limit} rounds"
    if draw:
        return f"{everybody} fall together: a draw"
    return f"{everybody} {'win' if most else 'is the last one standing'}"


# Spoils (14.4)


def grant_spoils(g: TaidianState, fallen: list[int], knockers: Mapping[int, int]) -> None:
    """Let a fighter who knocked another out, and has not fallen, take three cards (14.4)."""
    for victim in fallen:
        taker = knockers.get(victim)
        if taker is not None and not g.fighters[taker].fall_order and lootable_cards(g, victim):
            g.spoils.append(Spoils(taker=taker, victim=victim, takes_left=LOOT))
    if g.spoils:
        g.after, g.step = g.step, Step.LOOT


async def ask_for_loot(g: TaidianState) -> None:
    """Ask for a card of the fallen, which goes to the taker's discard, or for no more (14.4)."""
    spoils = g.spoils[0]
    victim, taker = g.fighters[spoils.victim], g.fighters[spoils.taker]
    offered = loot_choices(g, spoils.victim)
    answer = await choose(spoils.taker, "Take a card of the fallen", offered, "14.4")
    if answer != ENOUGH:
        victim.discard.remove(answer.noun)
        taker.discard.add(answer.noun)
        spoils.takes_left -= 1
        g.emit(LootTaken, seat=spoils.taker, victim=victim.character, card=answer.noun)
    if answer == ENOUGH or not spoils.takes_left or not lootable_cards(g, spoils.victim):
        del g.spoils[0]
    if not g.spoils:
        g.step = g.after
