"""The resolution of a batch (RULES.md 8), phase by phase."""

from __future__ import annotations

from engine.games.taidian.card_types import TICKS
from engine.games.taidian.cards import CARDS, structure_rows
from engine.games.taidian.events import (
    BatchDeclared,
    CounterHurt,
    Hurt,
    StructureBombed,
    Treated,
)
from engine.games.taidian.rules.falling import settle_falls
from engine.games.taidian.rules.fighters import (
    character,
    forget_held,
    heal,
    other_seats,
    played_value,
    takes_first_bonus,
)
from engine.games.taidian.rules.replies import current_fight
from engine.games.taidian.rules.truces import break_truces
from engine.games.taidian.rules.windows import open_window
from engine.games.taidian.state import Fight, Laid, Poison, Stand, Step, TaidianState

# Declare and heal (8.1, 8.2)


def declare_batch(g: TaidianState) -> None:
    """Make cards and targets public (8.1)."""
    attacker = g.active
    fight = g.fight = Fight(attacker=attacker, laid=g.turn.laying)
    g.turn.laying = []
    for laid, value in zip(fight.laid, values(g, fight.laid), strict=True):
        commit_card(g, laid, value)
    attacked = {laid.target for laid in fight.laid if CARDS[laid.card].effect != "treat"}
    targets = [seat for seat in other_seats(g, attacker) if seat in attacked]
    fight.stands = [stand_at_first(g, seat) for seat in targets]
    g.turn.batches += 1
    g.chance.reveals += 1  # what all have seen cannot be taken back
    log_batch(g, fight)
    break_truces(g, targets)
    heal_by_first_aid(g, fight)
    g.step = Step.ROBBERS


def values(g: TaidianState, batch: list[Laid]) -> list[int]:
    """The attack or healing of each card of the active seat's batch (5.3, 16.6, 17)."""
    seat, counted = g.active, []
    drill = drill_of(g) if g.turn.batches == 0 else 0
    first = seat not in g.turn.shot
    for laid in batch:
        row = CARDS[laid.card]
        printed = row.attack or row.heal
        value = played_value(g, seat, laid.card, printed=printed, first=first) if printed else 0
        first = first and not takes_first_bonus(g, seat, laid.card)
        if row.attack:
            value, drill = value + drill, 0
        counted.append(value)
    return counted


def drill_of(g: TaidianState) -> int:
    """The bonus of the Firing Range to one card of the first batch (16.6)."""
    structures = g.fighters[g.active].structures
    return sum(row.attack_in_first_batch for row in structure_rows(structures))


def commit_card(g: TaidianState, laid: Laid, value: int) -> None:
    """Fix the card's value, and use it up."""
    attacker, row = g.active, CARDS[laid.card]
    laid.value = value
    if takes_first_bonus(g, attacker, laid.card):
        g.turn.shot.append(attacker)
    if row.attack:
        laid.fate = "hit"
    if row.effect == "poison":
        g.poisons.append(Poison(owner=attacker, victim=laid.target, ticks=TICKS))
        laid.fate = "poisoned"
    else:
        g.fighters[attacker].discard.add(laid.card)
    g.turn.played.append(laid.card)
    forget_held(g, attacker, laid.card)


def stand_at_first(g: TaidianState, seat: int) -> Stand:
    """The first sums of a target: the attack it faces, and the block of its Bunker (8.8, 16.1)."""
    assert g.fight is not None
    attack = sum(laid.value for laid in g.fight.laid if laid.target == seat and laid.fate == "hit")
    return Stand(seat=seat, attack=attack, block=first_batch_block(g, seat))


def first_batch_block(g: TaidianState, seat: int) -> int:
    """The damage that the Bunker blocks, in the first batch of the turn at its owner (16.1)."""
    if seat in g.turn.attacked:
        return 0
    structures = g.fighters[seat].structures
    return sum(row.block_in_first_batch for row in structure_rows(structures))


def log_batch(g: TaidianState, fight: Fight) -> None:
    """Log the cards laid on each target for all seats."""
    if g.events is not None:
        cards = tuple(
            (laid.card, g.fighters[laid.target].character, laid.structure) for laid in fight.laid
        )
        g.emit(BatchDeclared, seat=g.active, cards=cards)


def heal_by_first_aid(g: TaidianState, fight: Fight) -> None:
    """Heal by First Aid, before anything hurts (8.2)."""
    for laid in fight.laid:
        if CARDS[laid.card].effect == "treat":
            amount = heal(g, laid.target, laid.value)
            laid.fate = "healed"
            target = g.fighters[laid.target]
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
    assert g.fight is not None
    for laid in g.fight.laid:
        if CARDS[laid.card].effect == "bomb":
            bomb_structure(g, laid)
    g.step = Step.POISON


def bomb_structure(g: TaidianState, laid: Laid) -> None:
    """Move the structure to its owner's discard, unless it is gone or saved (8.4, 17.9)."""
    owner = g.fighters[laid.target]
    there = laid.structure in owner.structures
    spared = there and character(owner).fireproof and not owner.spared
    if spared:
        owner.spared = True
    elif there:
        owner.structures.remove(laid.structure)
        owner.discard.add(laid.structure)
        current_fight(g).stand_of(laid.target).block = first_batch_block(g, laid.target)
    laid.fate = "spared" if spared else "bombed" if there else "wasted"
    g.emit(
        StructureBombed,
        seat=g.active,
        target=owner.character,
        structure=laid.structure,
        spared=spared,
        there=there,
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
        g.turn.attacked.append(stand.seat)
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
    stand.lost = before - fighter.health
    tick = g.fight is not None and g.fight.is_tick
    cured = tick and current_fight(g).laid[0].fate == "cured"
    if stand.attack or stand.heal or (tick and not cured):
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
    fight.lost = max(0, attack - fight.shields)
    fighter.health -= fight.lost
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
    struck = {reply.seat for reply in fight.replies if reply.counter}
    strikers = [seat for seat in other_seats(g, fight.attacker) if seat in struck]
    standing = [seat for seat in strikers if g.fighters[seat].health > 0]
    return next(iter(standing or strikers), None)


def mark_fallen(fight: Fight, fallen: list[int]) -> None:
    """Note in the account of the fight who has fallen."""
    fight.over = True
    fight.fell = fight.attacker in fallen
    for stand in fight.stands:
        stand.fell = stand.seat in fallen
