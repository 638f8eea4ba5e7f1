"""The effects of cards played in answer (RULES.md 9.1, 9.4): block, heal, strike back, cure."""

from __future__ import annotations

from engine.core.choice import Choice
from engine.games.taidian.card_types import WindowKind
from engine.games.taidian.cards import CARDS
from engine.games.taidian.events import CameTooLate, PoisonEnded, Replied
from engine.games.taidian.rules.effect_register import in_answer
from engine.games.taidian.rules.fighters import leave_hand, seat_of, use_first_bonus
from engine.games.taidian.state import Fight, Poison, Reply, Stand, TaidianState


def current_fight(g: TaidianState) -> Fight:
    assert g.fight is not None
    return g.fight


def play_reply(g: TaidianState, seat: int, answer: Choice, kind: WindowKind) -> None:
    """Play a card for the player ("play shield") or for another fighter ("shield novak")."""
    if answer.verb == "play":
        card, target = answer.noun, seat
    else:
        card, target = answer.verb, seat_of(g, answer.noun)
    if (effect := CARDS[card].effect) in in_answer:
        in_answer[effect](g, seat, card, target)
    else:
        stand_by(g, seat, card, target=target, kind=kind)


def stand_by(g: TaidianState, seat: int, card: str, *, target: int, kind: WindowKind) -> None:
    """Count a Shield, Medic or counter-attack with its owner's levels (9.4)."""
    fight, row = current_fight(g), CARDS[card]
    printed_value = row.block or row.heal or row.attack
    value = use_first_bonus(g, seat, card, printed=printed_value, for_other=seat != target)
    if kind == "counter":
        fight.shields += value
    else:
        add_to(fight.stand_of(target), value, block=row.block, heal=row.heal)
    if row.stops_robbers and target not in g.turn.guarded_seats:
        g.turn.guarded_seats.append(target)
    spend_card(g, seat, card)
    counter = value if row.attack else 0
    note_reply(g, Reply(seat=seat, card=card, target=target, value=value, counter=counter), kind)


def add_to(stand: Stand, value: int, *, block: int, heal: int) -> None:
    """Count a value as block, as healing, or else as a counter-attack."""
    if block:
        stand.block += value
    elif heal:
        stand.heal += value
    else:
        stand.counter += value


def spend_card(g: TaidianState, seat: int, card: str) -> None:
    """Move a used card to its owner's discard; it is not replaced (3.5, 9.4)."""
    leave_hand(g, seat, card)
    g.fighters[seat].discard.add(card)


def note_reply(g: TaidianState, new_reply: Reply, kind: WindowKind) -> None:
    """Note an answer in the account of the fight and in the log."""
    current_fight(g).replies.append(new_reply)
    g.emit(
        Replied,
        seat=new_reply.seat,
        card=new_reply.card,
        target=g.fighters[new_reply.target].character,
        kind=kind,
        value=new_reply.value,
    )


# Antidotes (10.3)


@in_answer("cure")
def cure_poison(g: TaidianState, seat: int, card: str, target: int) -> None:
    """End a Poison; if another Antidote was first, this one stays in the hand (10.3, 18.7)."""
    poison = poison_to_cure(g, target)
    if poison is None:
        patient = g.fighters[target].character
        g.emit(CameTooLate, seat=seat, card=card, target=patient)
        return
    spend_card(g, seat, card)
    kind: WindowKind = "tick" if current_fight(g).is_tick else "arrival"
    note_reply(g, Reply(seat=seat, card=card, target=target, value=0), kind)
    mark_cured(current_fight(g), target)
    end_poison(g, poison, cured=True)


def poison_to_cure(g: TaidianState, victim: int) -> Poison | None:
    """The Poison that this window is about: one that ticks, or one that has just arrived."""
    tick = current_fight(g).is_tick
    if tick and current_fight(g).laid_cards[0].fate == "cured":
        return None
    for poison in g.poisons:
        if poison.victim == victim and (poison.due if tick else poison.fresh):
            return poison
    return None


def mark_cured(fight: Fight, target: int) -> None:
    """Note in the account which Poison ended; one that ticked no longer hurts."""
    laid_card = next(
        each
        for each in fight.laid_cards
        if CARDS[each.card].effect == "poison" and each.target == target and each.fate == "poisoned"
    )
    laid_card.fate = "cured"
    if fight.is_tick:
        fight.stands[0].attack = 0


def end_poison(g: TaidianState, poison: Poison, *, cured: bool) -> None:
    """Move the card to its owner's discard (10.4)."""
    g.poisons.remove(poison)
    g.fighters[poison.owner].discard.add("poison")
    owner = g.fighters[poison.owner].character
    g.emit(PoisonEnded, seat=poison.victim, owner=owner, cured=cured)
