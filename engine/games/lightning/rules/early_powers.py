"""Power Cards before the tricks (RULES.md 6): whose turn it is, and which card comes next."""

from __future__ import annotations

import engine.games.lightning.rules.powers_on_others
import engine.games.lightning.rules.powers_on_self  # noqa: F401 - both register the effects of cards
from engine.core.choice import legal
from engine.core.flow import choose
from engine.games.lightning.deck import CARDS
from engine.games.lightning.events import PowerPlayed, PowersLeft, PowersShown
from engine.games.lightning.ideas import DONE, power_ideas, unplayed_powers
from engine.games.lightning.rules.decks import leave_hand, note_shown_card, use_up
from engine.games.lightning.rules.effect_register import early_effects_of
from engine.games.lightning.state import LightningState, PlayedPower


def begin_circle(g: LightningState) -> None:
    """Give all a turn, in order (6.1); without Power Cards there are none (2.6)."""
    g.circle = [] if g.beginner else g.order()
    g.announced_cards = []


def try_pass_to_next_seat(g: LightningState) -> bool:
    """Find the next seat with Power Cards to play, which it shows (6.2). False: all are done."""
    while g.circle:
        seat = g.circle[0]
        cards = unplayed_powers(g, seat)
        if cards:
            announce_powers(g, seat, cards)
            return True
        pass_on(g)
    if any(unplayed_powers(g, seat) for seat in range(g.seats)):
        begin_circle(g)
        return try_pass_to_next_seat(g)
    return False


def announce_powers(g: LightningState, seat: int, cards: list[str]) -> None:
    """Show all seats the Power Cards that the seat has to play (6.2)."""
    side = g.sides[seat]
    fresh = [card for card in cards if card not in side.shown_cards]
    for card in fresh:
        note_shown_card(side, card)
    g.announced_cards = cards
    if fresh:
        g.emit(PowersShown, seat=seat, cards=tuple(fresh))


def pass_on(g: LightningState) -> None:
    """Pass the turn to the next seat: a reveal, because its hand is searched for Power Cards."""
    g.circle.pop(0)
    g.announced_cards = []
    g.chance.reveals += 1


async def ask_for_a_power(g: LightningState) -> None:
    """Ask the seat which of the cards that it has shown comes first (6.2)."""
    seat = g.circle[0]
    offered = legal(power_ideas(g, seat))
    answer = await choose(seat, "Which Power Card first?", offered, "6.2")
    start_power(g, seat, answer.noun)


def start_power(g: LightningState, seat: int, card: str) -> None:
    """Take the card from the hand and apply its effect (6.2)."""
    leave_hand(g.sides[seat], card)
    g.resolved_powers.append(card)
    g.power = PlayedPower(card=card, seat=seat)
    g.emit(PowerPlayed, seat=seat, card=card)


async def try_finish_power(g: LightningState) -> bool:
    """Carry out the next effect of the card at work; return whether it was the last one (6.4)."""
    power = g.power
    effects = early_effects_of(power.card)
    await effects[power.effects_done](g, power.seat)
    power.effects_done += 1
    if power.effects_done < len(effects):
        return False
    lay_aside(g, power)
    g.power = PlayedPower()
    return True


def lay_aside(g: LightningState, power: PlayedPower) -> None:
    """Put a played card where it goes: in force, out of the game, or away (6.4, 11.29)."""
    side = g.sides[power.seat]
    if CARDS[power.card].timing == "lasting":
        side.lasting_powers.add(power.card)
    elif CARDS[power.card].is_single_use and power.target is not None:
        g.used_up_cards[power.card] = power.seat
        use_up(g, power.seat, power.card)
    else:
        side.output.add(power.card)


# Variant: Power Cards by choice (12.1)


def try_pass_to_next_hand(g: LightningState) -> bool:
    """Skip seats without cards in hand. True if a seat is left to ask, with Power Cards or not."""
    while g.circle and not g.sides[g.circle[0]].hand.cards:
        g.circle.pop(0)
    return bool(g.circle)


async def try_pick_a_power(g: LightningState) -> bool:
    """Play a card, or note that the seat is done (12.1). True when it plays one."""
    seat = g.circle[0]
    offered = legal(power_ideas(g, seat))
    answer = await choose(seat, "Play a Power Card before the tricks?", offered, "12.1")
    if answer == DONE:
        g.circle.pop(0)
        g.emit(PowersLeft, seat=seat)
        return False
    start_power(g, seat, answer.noun)
    return True
