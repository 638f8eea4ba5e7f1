"""The turn (RULES.md 3): ticks, start effects, one of two kinds, then a new hand."""

from __future__ import annotations

from typing import Literal

from engine.core.flow import choose
from engine.games.taidian.card_types import HAND_SIZE
from engine.games.taidian.cards import structure_rows
from engine.games.taidian.deck import ORDER
from engine.games.taidian.events import StormStruck, Tended, TurnBegan, TurnChosen, TurnEnded
from engine.games.taidian.ideas import turn_choices
from engine.games.taidian.rules.falling import finish_match, settle_falls
from engine.games.taidian.rules.fighters import character, draw_cards, heal, living_seats
from engine.games.taidian.rules.truces import offer_truce
from engine.games.taidian.rules.upgrading import begin_upgrading
from engine.games.taidian.state import Step, TaidianState, Turn

LAST_ROUND = 200
"""The round after which a game without a storm is a draw (14.7)."""
STORM_DAMAGE = 5
"""The storm's damage in its first round; each further round adds the same again."""


def begin_turn(g: TaidianState, seat: int) -> None:
    """Begin a seat's turn; a fallen one only lets its Poisons tick (3.1, 10.5)."""
    g.active = seat
    g.turn = Turn()
    fighter = g.fighters[seat]
    for poison in g.poisons:
        poison.due = poison.owner == seat
    if not fighter.fall_order:
        g.emit(TurnBegan, seat=seat, round=g.round)
    g.step = Step.TICK


def begin_next_turn(g: TaidianState) -> None:
    """Pass the turn clockwise; a new round begins with the first player (1.5, 3.6)."""
    seat = (g.active + 1) % len(g.fighters)
    if seat == g.first and g.round == LAST_ROUND and not g.options.storm_round:
        finish_match(g)
        return
    if seat == g.first:
        g.round += 1
    begin_turn(g, seat)


def start_effects(g: TaidianState) -> None:
    """Carry out the steps before the kind of turn is chosen (3.1)."""
    fighter = g.fighters[g.active]
    if fighter.fall_order:
        g.step = Step.TURN
        return
    care = sum(row.healing_each_turn for row in structure_rows(fighter.structures))
    if care:
        amount = heal(g, g.active, care)
        g.emit(Tended, seat=g.active, amount=amount, health=fighter.health)
    g.step = Step.CHOOSE
    storm_round = g.options.storm_round
    if storm_round and g.round > storm_round:
        strike_with_storm(g, STORM_DAMAGE * (g.round - storm_round))


def strike_with_storm(g: TaidianState, damage: int) -> None:
    """Take health from all fighters, late in the game and more each round (14.7)."""
    for seat in living_seats(g):
        g.fighters[seat].health -= damage
    g.emit(StormStruck, round=g.round, amount=damage)
    active = g.fighters[g.active]
    settle_falls(g, {}, Step.CHOOSE if active.health > 0 else Step.TURN)


async def ask_to_upgrade_or_attack(g: TaidianState) -> None:
    """Ask for upgrading or attacking: never both, and with no change of mind later (3.2)."""
    answer = await choose(g.active, "Your turn: upgrade or attack?", turn_choices(g), "3.2")
    match answer.verb:
        case "upgrade":
            begin_turn_of_kind(g, "upgrade")
            begin_upgrading(g)
        case "attack":
            begin_turn_of_kind(g, "attack")
            g.step = Step.LAY
        case _:
            offer_truce(g, answer.noun)


def begin_turn_of_kind(g: TaidianState, kind: Literal["upgrade", "attack"]) -> None:
    g.turn.kind = kind
    g.emit(TurnChosen, seat=g.active, kind=kind)


def end_turn(g: TaidianState) -> None:
    """Put all cards into the discard and draw a new hand (3.3, 3.4)."""
    seat, fighter = g.active, g.fighters[g.active]
    unused_cards = tuple(sorted(fighter.hand.cards, key=ORDER.__getitem__))
    fighter.discard.cards += fighter.hand.cards
    fighter.hand.cards = []
    fighter.seen_cards.clear()
    has_upgraded = g.turn.kind == "upgrade"
    g.emit(TurnEnded, seat=seat, unused_cards=unused_cards)
    draw_cards(g, seat, character(fighter).upgrade_hand if has_upgraded else HAND_SIZE)
    g.step = Step.TURN
