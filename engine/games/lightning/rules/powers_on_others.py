"""Power Cards played before the tricks that affect other players (RULES.md 11.4, 11.5, 11.8).

Each effect of a card is a separate segment, as in `powers_on_self.py`.
"""

from __future__ import annotations

from engine.core.choice import Decision, legal
from engine.core.flow import choose, choose_together
from engine.games.lightning.events import CardGiven, CardPlanted, CardPosted, CardStolen
from engine.games.lightning.ideas import (
    NOTHING_TO_PLANT,
    Planting,
    hand_choices,
    opponents_to_choose,
    plant_ideas,
    target_ideas,
)
from engine.games.lightning.idle_powers import ALL_INSULATED
from engine.games.lightning.names import seat_of
from engine.games.lightning.rules.decks import join_hand, leave_hand
from engine.games.lightning.rules.effect_register import early
from engine.games.lightning.rules.targets import ask_for_one_of, note_fizzle
from engine.games.lightning.state import LightningState

# Industrial Spy (11.4)


@early("industrial-spy")
async def steal_a_card(g: LightningState, seat: int) -> None:
    """Move a random card from an opponent's hand to the player's hand, visible to all."""
    offered = legal(target_ideas(g, seat, "spy on"))
    if not offered:
        note_fizzle(g, seat, "no opponent with a hand can be chosen")
        g.power.effects_done += 1
        return
    answer = await ask_for_one_of(seat, "Industrial Spy: whose hand?", offered, "11.4")
    target = g.power.target = seat_of(answer.noun)
    card = g.chance.pick(g.sides[target].hand.cards)
    leave_hand(g.sides[target], card)
    join_hand(g.sides[seat], card)
    g.emit(CardStolen, seat=seat, target=target, card=card)


@early("industrial-spy")
async def ask_what_to_give_back(g: LightningState, seat: int) -> None:
    """Ask for a card of the player's hand to give back to the opponent, for all to see."""
    offered = hand_choices(g, seat, "give")
    answer = await choose(seat, "Industrial Spy: give a card back", offered, "11.4")
    target = g.power.target
    assert target is not None
    leave_hand(g.sides[seat], answer.noun)
    join_hand(g.sides[target], answer.noun)
    g.emit(CardGiven, seat=seat, target=target, card=answer.noun)


# Pigeon Post (11.5)


@early("pigeon-post")
async def ask_all_to_pass_left(g: LightningState, seat: int) -> None:
    senders = [each for each in range(g.seats) if len(g.sides[each].hand)]
    if not senders:
        note_fizzle(g, seat, "all hands are empty")
        return
    answers = await choose_together(*(post_decision(g, sender) for sender in senders))
    for sender, answer in zip(senders, answers, strict=True):
        leave_hand(g.sides[sender], answer.noun)
    for sender, answer in zip(senders, answers, strict=True):
        target = (sender + 1) % g.seats
        join_hand(g.sides[target], answer.noun)
        g.emit(CardPosted, seat=sender, target=target, card=answer.noun)


def post_decision(g: LightningState, sender: int) -> Decision:
    offered = hand_choices(g, sender, "pass")
    return Decision(sender, "Pigeon Post: pass a card to the left", offered, "11.5")


# Bad Press (11.8)


@early("bad-press")
async def ask_to_plant_a_negative(g: LightningState, seat: int) -> None:
    """Ask the player, even without a Negative card, so that the question itself reveals nothing."""
    if not opponents_to_choose(g, seat):
        note_fizzle(g, seat, ALL_INSULATED)
        return
    prompt = "Bad Press: which card, and for whom?"
    answer = await choose(seat, prompt, legal(plant_ideas(g, seat)), "11.8")
    if answer == NOTHING_TO_PLANT:
        note_fizzle(g, seat, "there is no Negative card in the hand")
        return
    planting = Planting.of(answer)
    card, target = planting.card, planting.target
    leave_hand(g.sides[seat], card)
    g.sides[target].output.add(card)
    g.emit(CardPlanted, seat=seat, target=target, card=card)
