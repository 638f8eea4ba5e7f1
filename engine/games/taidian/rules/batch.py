"""The resolution of a batch (RULES.md 8), phase by phase."""

from __future__ import annotations

from engine.games.taidian.card_types import TICKS
from engine.games.taidian.card_values import batch_values, shelter_of, takes_first_bonus
from engine.games.taidian.cards import CARDS
from engine.games.taidian.events import BatchDeclared, CounterHurt, Hurt, StructureBombed, Treated
from engine.games.taidian.ideas import other_seats
from engine.games.taidian.rules.effect_register import (
    at_bombing,
    at_declaration,
    at_healing,
    cards_in_phase,
    carry_out_effect,
)
from engine.games.taidian.rules.falling import settle_falls
from engine.games.taidian.rules.fighters import character, forget_held, heal
from engine.games.taidian.rules.replies import current_fight
from engine.games.taidian.rules.truces import break_truces
from engine.games.taidian.rules.windows import open_window
from engine.games.taidian.state import Fight, LaidCard, Poison, Stand, Step, TaidianState

# Declare and heal (8.1, 8.2)


def declare_batch(g: TaidianState) -> None:
    """Make cards and targets public (8.1)."""
    attacker = g.active
    fight = g.fight = Fight(attacker=attacker, laid_cards=g.turn.undeclared_batch)
    g.turn.undeclared_batch = []
    values = batch_values(g, attacker, [each.card for each in fight.laid_cards])
    for laid_card, value in zip(fight.laid_cards, values, strict=True):
        commit_card(g, laid_card, value)
    attacked_seats = {
        laid_card.target
        for laid_card in fight.laid_cards
        if CARDS[laid_card.card].effect != "treat"
    }
    targets = [seat for seat in other_seats(g, attacker) if seat in attacked_seats]
    fight.stands = [stand_at_first(g, seat) for seat in targets]
    g.turn.batches += 1
    g.chance.reveals += 1  # what all have seen cannot be taken back
    log_batch(g, fight)
    break_truces(g, targets)
    for laid_card in cards_in_phase(g, at_healing):
        carry_out_effect(g, at_healing, laid_card)
    g.step = Step.ROBBERS


def commit_card(g: TaidianState, laid_card: LaidCard, value: int) -> None:
    """Fix the card's value, and use it up."""
    attacker, row = g.active, CARDS[laid_card.card]
    laid_card.value = value
    if takes_first_bonus(g, attacker, laid_card.card):
        g.turn.seats_without_first_bonus.append(attacker)
    if row.attack:
        laid_card.fate = "hit"
    at_declaration.get(row.effect, discard_laid_card)(g, laid_card)
    g.turn.played_cards.append(laid_card.card)
    forget_held(g, attacker, laid_card.card)


def discard_laid_card(g: TaidianState, laid_card: LaidCard) -> None:
    """Move a card of the batch to the attacker's discard (3.5)."""
    g.fighters[g.active].discard.add(laid_card.card)


@at_declaration("poison")
def poison_target(g: TaidianState, laid_card: LaidCard) -> None:
    """Leave the card with its target, where it ticks four times (10.1, 10.2)."""
    g.poisons.append(Poison(owner=g.active, victim=laid_card.target, ticks=TICKS))
    laid_card.fate = "poisoned"


def stand_at_first(g: TaidianState, seat: int) -> Stand:
    """The first sums of a target: the attack it faces, and the block of its Bunker (8.8, 16.1)."""
    assert g.fight is not None
    attack = sum(
        laid_card.value
        for laid_card in g.fight.laid_cards
        if laid_card.target == seat and laid_card.fate == "hit"
    )
    return Stand(seat=seat, attack=attack, block=shelter_of(g, seat))


def log_batch(g: TaidianState, fight: Fight) -> None:
    """Log the cards laid on each target for all seats."""
    if g.events is not None:
        cards = tuple(
            (laid_card.card, g.fighters[laid_card.target].character, laid_card.structure)
            for laid_card in fight.laid_cards
        )
        g.emit(BatchDeclared, seat=g.active, cards=cards)


@at_healing("treat")
def heal_by_first_aid(g: TaidianState, laid_card: LaidCard) -> None:
    """Heal the target by First Aid, before anything hurts (8.2)."""
    amount = heal(g, laid_card.target, laid_card.value)
    laid_card.fate = "healed"
    target = g.fighters[laid_card.target]
    g.emit(
        Treated,
        seat=g.active,
        target=target.character,
        amount=amount,
        health=target.health,
    )


# Bombs and Poison (8.4, 8.5); Robbers come before them, in robbers.py


def burst_bombs(g: TaidianState) -> None:
    """Destroy the structure that each Fire Bomb names (8.4)."""
    for laid_card in cards_in_phase(g, at_bombing):
        carry_out_effect(g, at_bombing, laid_card)
    g.step = Step.POISON


@at_bombing("bomb")
def bomb_structure(g: TaidianState, laid_card: LaidCard) -> None:
    """Move the structure to its owner's discard, unless it is gone or saved (8.4, 17.9)."""
    owner = g.fighters[laid_card.target]
    is_standing = laid_card.structure in owner.structures
    is_spared = is_standing and character(owner).fireproof and not owner.spared
    if is_spared:
        owner.spared = True
    elif is_standing:
        owner.structures.remove(laid_card.structure)
        owner.discard.add(laid_card.structure)
        current_fight(g).stand_of(laid_card.target).block = shelter_of(g, laid_card.target)
    laid_card.fate = "spared" if is_spared else "bombed" if is_standing else "wasted"
    g.emit(
        StructureBombed,
        seat=g.active,
        target=owner.character,
        structure=laid_card.structure,
        spared=is_spared,
        was_standing=is_standing,
    )


def open_arrival_window(g: TaidianState) -> None:
    """Open the window for an Antidote that ends a Poison as it arrives (8.5)."""
    if any(poison.fresh for poison in g.poisons):
        open_window(g, "arrival")
    else:
        g.step = Step.DEFENCE


# Defence, counters and damage (8.6 to 8.10)


def open_defence_window(g: TaidianState) -> None:
    """Open the window in which all attacked seats, then their helpers, may answer (8.6)."""
    assert g.fight is not None
    for poison in g.poisons:
        poison.fresh = False
    if g.fight.stands:
        open_window(g, "defence")
    else:
        g.step = Step.DAMAGE


def open_counter_window(g: TaidianState) -> None:
    """Open the window for the attacker's Shields if there are counter-attacks (8.7)."""
    assert g.fight is not None
    if any(stand.counter for stand in g.fight.stands):
        open_window(g, "counter")
    else:
        g.step = Step.DAMAGE


def deal_damage(g: TaidianState) -> None:
    """Deal all damage of the batch at once; then all fighters at 0 fall (8.8 to 8.10)."""
    fight = g.fight
    assert fight is not None
    for stand in fight.stands:
        lose_health(g, stand)
        g.turn.attacked_seats.append(stand.seat)
    strike_back(g, fight)
    knockers = dict.fromkeys((stand.seat for stand in fight.stands), fight.attacker)
    knocker = first_to_strike_back(g, fight)
    if knocker is not None:
        knockers[fight.attacker] = knocker
    survives = g.fighters[fight.attacker].health > 0
    fallen = settle_falls(g, knockers, Step.LAY if survives else Step.TURN)
    mark_fallen(fight, fallen)


def lose_health(g: TaidianState, stand: Stand) -> None:
    """Take the attack less the block, and add what Medics heal, up to the starting health (8.8)."""
    fighter = g.fighters[stand.seat]
    before = fighter.health
    fighter.health = min(fighter.cap, before - max(0, stand.attack - stand.block) + stand.heal)
    stand.health_lost = before - fighter.health
    tick = g.fight is not None and g.fight.is_tick
    is_cured = tick and current_fight(g).laid_cards[0].fate == "cured"
    if stand.attack or stand.heal or (tick and not is_cured):
        g.emit(
            Hurt,
            seat=stand.seat,
            attack=stand.attack,
            block=min(stand.attack, stand.block),
            heal=stand.heal,
            health=fighter.health,
            is_poison=tick,
        )


def strike_back(g: TaidianState, fight: Fight) -> None:
    """Deal all counter-attacks together, less the Shields against them (8.9)."""
    attack = sum(stand.counter for stand in fight.stands)
    if not attack:
        return
    fighter = g.fighters[fight.attacker]
    fight.attacker_health_lost = max(0, attack - fight.shields)
    fighter.health -= fight.attacker_health_lost
    g.emit(
        CounterHurt,
        seat=fight.attacker,
        attack=attack,
        block=min(attack, fight.shields),
        health=fighter.health,
    )


def first_to_strike_back(g: TaidianState, fight: Fight) -> int | None:
    """The seat credited if the attacker falls: the first clockwise, fighters who still stand before
    fighters who fall with the attacker (14.4)."""
    struck_back = {reply.seat for reply in fight.replies if reply.counter}
    strikers = [seat for seat in other_seats(g, fight.attacker) if seat in struck_back]
    standing = [seat for seat in strikers if g.fighters[seat].health > 0]
    return next(iter(standing or strikers), None)


def mark_fallen(fight: Fight, fallen: list[int]) -> None:
    fight.is_over = True
    fight.has_attacker_fallen = fight.attacker in fallen
    for stand in fight.stands:
        stand.has_fallen = stand.seat in fallen
