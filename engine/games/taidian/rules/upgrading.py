"""The upgrading turn (RULES.md 4): money and the market, power-ups (5), the Burn-Barrel (11)."""

from __future__ import annotations

from functools import cache

from engine.core.choice import Choice, choice, legal
from engine.core.flow import choose
from engine.games.taidian.card_types import BURNS, MAX_LEVEL, POWER_UP
from engine.games.taidian.card_values import played_value
from engine.games.taidian.cards import CARDS, CHARACTERS, STRUCTURES
from engine.games.taidian.events import (
    CardBought,
    CardBurned,
    CardPlayed,
    PoweredUp,
    Reworked,
    StructureWorked,
)
from engine.games.taidian.ideas import (
    BARREL,
    ENOUGH,
    SUPPLIES,
    burn_choices,
    is_structure,
    track_ideas,
    upgrade_choices,
    why_no_buy,
)
from engine.games.taidian.rules.effect_register import when_played
from engine.games.taidian.rules.fighters import draw_cards, leave_hand
from engine.games.taidian.state import Fighter, Step, TaidianState

MIN_COST = 1


def begin_upgrading(g: TaidianState) -> None:
    """Let Vault and Generator give money and energy, and begin to upgrade (16.3, 16.4)."""
    g.step = Step.UPGRADE
    for slug in g.fighters[g.active].structures:
        row = STRUCTURES.get(slug)
        if row is not None and (row.money_each_upgrade or row.energy_each_upgrade):
            gain_from_structure(
                g, slug, money=row.money_each_upgrade, energy=row.energy_each_upgrade
            )


def gain_from_structure(g: TaidianState, structure: str, *, money: int, energy: int) -> None:
    g.emit(StructureWorked, seat=g.active, structure=structure, amount=money + energy)
    g.turn.money += money
    gain_energy(g, g.active, energy)


async def upgrade_a_step(g: TaidianState) -> None:
    """Play a black card or buy one, in any order (4.1 to 4.5)."""
    offered = upgrade_choices(g, buy_choices(g))
    answer = await choose(g.active, "Upgrade: play, buy, or end", offered, "4.1")
    match answer.verb:
        case "play" if (effect := CARDS[answer.noun].effect) in when_played:
            when_played[effect](g)
        case "play":
            play_supply(g, answer.noun)
        case "play all":
            play_all(g)
        case "buy":
            buy_card(g, answer.noun)
        case "rework":
            rework_card(g, answer.noun)
        case "use":
            open_barrel(g)
        case _:
            g.step = Step.DRAW
            return
    g.turn.fresh = False


def buy_choices(g: TaidianState) -> list[Choice]:
    fighter, money = g.fighters[g.active], g.turn.money
    if not money:
        return []
    affordable = affordable_choices(money + max_discount(fighter))
    return [bought for bought in affordable if can_buy(g, fighter, bought.noun)]


# Playing black cards (4.1, 4.2, 4.5)


def play_supply(g: TaidianState, card: str) -> None:
    """Add the yield of a money or energy card (4.2, 4.5)."""
    seat, fighter, row = g.active, g.fighters[g.active], CARDS[card]
    leave_hand(g, seat, card)
    fighter.discard.add(card)
    g.turn.played_cards.append(card)
    g.turn.money += row.money
    energy = played_value(g, seat, card, printed=row.energy) if row.energy else 0
    total = fighter.energy + energy
    g.emit(CardPlayed, seat=seat, card=card, money=g.turn.money, energy=total)
    gain_energy(g, seat, energy)


def play_all(g: TaidianState) -> None:
    for card in [card for card in g.fighters[g.active].hand.cards if card in SUPPLIES]:
        play_supply(g, card)


# Buying (4.2 to 4.4)


def cost_of(g: TaidianState, fighter: Fighter, card: str) -> int:
    """The printed price, less the character's discount (4.2, 17.4, 17.9)."""
    row = CHARACTERS[fighter.character]
    cost = CARDS[card].cost
    if not (row.first_discount or row.structure_discount):
        return cost
    if g.turn.buys == 0:
        cost -= row.first_discount
    if is_structure(g, card):
        cost -= row.structure_discount
    return max(MIN_COST, cost)


def can_buy(g: TaidianState, fighter: Fighter, card: str) -> bool:
    """Can the fighter buy the card now (4.2, 4.3, 6.2)?"""
    owned = card in fighter.bought_counts and is_structure(g, card)
    return not why_no_buy(cost_of(g, fighter, card), g.market[card], g.turn.money, owned=owned)


def max_discount(fighter: Fighter) -> int:
    """The most that the character ever saves on a card."""
    row = CHARACTERS[fighter.character]
    return row.first_discount + row.structure_discount


@cache
def affordable_choices(money: int) -> tuple[Choice, ...]:
    """The choices to buy the cards whose printed price is at most this."""
    return tuple(choice("buy", slug) for slug, row in CARDS.items() if row.cost <= money)


def buy_card(g: TaidianState, card: str) -> None:
    """Put a bought card onto the discard; a structure enters play at once (4.4, 6.1)."""
    seat, fighter = g.active, g.fighters[g.active]
    cost = cost_of(g, fighter, card)
    g.turn.money -= cost
    g.turn.buys += 1
    g.market[card] -= 1
    fighter.bought_counts[card] = fighter.bought_counts.get(card, 0) + 1
    if is_structure(g, card):
        fighter.structures.append(card)
    else:
        fighter.discard.add(card)
    g.emit(CardBought, seat=seat, card=card, cost=cost, money_left=g.turn.money)


# The Workshop (16.7)


def rework_card(g: TaidianState, card: str) -> None:
    """Put one card onto the discard and draw one from the deck (16.7)."""
    seat, fighter = g.active, g.fighters[g.active]
    leave_hand(g, seat, card)
    fighter.discard.add(card)
    g.emit(Reworked, seat=seat, card=card)
    draw_cards(g, seat, 1)


def gain_energy(g: TaidianState, seat: int, amount: int) -> None:
    """Add energy; ten of it lead to a power-up at once, unless all tracks are full (5.1, 5.4)."""
    fighter = g.fighters[seat]
    fighter.energy += amount
    if fighter.energy >= POWER_UP:
        if min(fighter.levels.values()) < MAX_LEVEL:
            g.step = Step.POWER_UP
        else:
            fighter.energy = POWER_UP


async def ask_for_a_track(g: TaidianState) -> None:
    """Ask for the track that ten energy raise by a level (5.1)."""
    fighter = g.fighters[g.active]
    offered = legal(track_ideas(g))
    answer = await choose(g.active, "Power up a track", offered, "5.1", reveals=False)
    fighter.energy -= POWER_UP
    fighter.levels[answer.noun] += 1
    g.emit(
        PoweredUp,
        seat=g.active,
        track=answer.noun,
        level=fighter.levels[answer.noun],
        energy=fighter.energy,
    )
    g.step = Step.UPGRADE
    gain_energy(g, g.active, 0)


@when_played("burn")
def open_barrel(g: TaidianState) -> None:
    """Move a barrel from the hand to the discard; one on the table stays (11.4, 14.5)."""
    seat, fighter = g.active, g.fighters[g.active]
    g.turn.barrel_used = True
    if BARREL not in fighter.structures:
        leave_hand(g, seat, BARREL)
        fighter.discard.add(BARREL)
        g.turn.played_cards.append(BARREL)
    g.emit(CardPlayed, seat=seat, card=BARREL, money=g.turn.money, energy=fighter.energy)
    g.step = Step.BURN


async def ask_what_to_burn(g: TaidianState) -> None:
    """Ask for an unused card from the hand to burn, two in a turn at most (11.2, 11.3)."""
    fighter = g.fighters[g.active]
    prompt = "Burn a card from your hand"
    answer = await choose(g.active, prompt, burn_choices(g), "11.2", reveals=False)
    if answer != ENOUGH:
        leave_hand(g, g.active, answer.noun)
        g.burned_cards.append(answer.noun)
        g.turn.burned_count += 1
        g.emit(CardBurned, seat=g.active, card=answer.noun)
    if answer == ENOUGH or g.turn.burned_count == BURNS or not fighter.hand.cards:
        g.step = Step.UPGRADE if g.turn.kind == "upgrade" else Step.LAY
