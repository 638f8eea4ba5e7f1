"""The greedy bot's tactics: targets, useful cards, and the time to strike, read from the view."""

from __future__ import annotations

from engine.core.choice import Choice, choice
from engine.games.taidian.bots.value import Outlook, best_purchase
from engine.games.taidian.card_types import HAND_SIZE
from engine.games.taidian.card_values import energy_of, laid_attack, value_of, weapons_in_hand
from engine.games.taidian.cards import CARDS, CHARACTERS, structure_rows
from engine.games.taidian.view_types import FighterView, StandView, View


def target_weight(view: View, rival: FighterView) -> int:
    """The weight of a rival in the choice of a target: more by health left, less in a truce."""
    return (100 * rival.health // rival.cap + 5) * (1 if view.seat in rival.truces else 5)


def target_choice(fighter: FighterView) -> Choice:
    return choice("at", fighter.character)


def with_cards(targets: list[FighterView]) -> list[FighterView]:
    """The targets who hold cards that a Robber can take; all targets if none does."""
    return [each for each in targets if each.hand_count] or targets


def seats_under_attack(view: View) -> list[int]:
    """The targets of the batch being laid, or else of the last batch of the turn."""
    targets = [each.target for each in view.turn.undeclared_batch[:-1]]
    if not targets and view.fight is not None and view.turn.batches:
        return [stand.seat for stand in view.fight.stands]
    return targets


def is_batch_of_robbers(view: View) -> bool:
    """Is the batch all Robbers, and would no more cards in it gain from a Firing Range (16.6)?"""
    is_drilled = view.turn.batches == 0 and "firing-range" in view.own_fighter.structures
    return not is_drilled and {CARDS[each.card].effect for each in view.turn.undeclared_batch} == {
        "rob"
    }


def is_mostly_useful(view: View, slug: str, stand: StandView, fighter: FighterView) -> bool:
    """Would a Shield block, or a Medic heal, most of its value?"""
    damage = max(0, stand.attack - stand.block)
    value = value_of(view, slug, for_other=fighter.seat != view.seat)
    after = fighter.health - damage + stand.heal
    if CARDS[slug].block:
        return damage >= 0.5 * value or (damage > 0 and after <= 0)
    return after <= 0 or fighter.cap - after >= 0.6 * value


def expected_help(view: View) -> int:
    """The block expected of teammates asked at the same time: one Shield for each who answers
    earlier.

    All helpers answer at once without seeing each other's answers. So the first of them in turn
    order helps where help is needed, and the others only where one Shield is not enough.
    """
    assert view.window is not None
    seats = view.window.asked_seats
    before = seats.index(view.own_fighter.seat) if view.own_fighter.seat in seats else 0
    friends = [seat for seat in seats[:before] if view.fighters[seat].side == view.own_fighter.side]
    return CARDS["shield"].block * len(friends)


def idle_supplies(outlook: Outlook) -> list[str]:
    """Money in hand that is bad for the deck and not needed for the best purchase."""
    view = outlook.view
    money = view.turn.money + sum(CARDS[slug].money for slug in view.own_fighter.hand)
    best, _ = best_purchase(outlook, money)
    coins = [slug for slug in outlook.junk if slug in view.own_fighter.hand and CARDS[slug].money]
    return [slug for slug in coins if best_purchase(outlook, money - CARDS[slug].money)[0] >= best]


def hand_attack(view: View) -> int:
    """About the attack in hand and already laid: each card counts as if it were the first."""
    hand = sum(value_of(view, slug) for slug in weapons_in_hand(view))
    return hand + laid_attack(view)


def friends_of(view: View) -> list[FighterView]:
    return [each for each in view.fighters if each.standing and each.side == view.own_fighter.side]


def most_wounded_fighter(view: View, targets: list[FighterView]) -> FighterView:
    friends = [each for each in targets if each.side == view.own_fighter.side]
    return max(friends, key=lambda each: each.cap - each.health)


def is_useful(view: View, slug: str) -> bool:
    row = CARDS[slug]
    if row.effect == "treat":
        return any(
            2 * (each.cap - each.health) >= value_of(view, slug) for each in friends_of(view)
        )
    if row.effect == "rob":
        return any(each.hand_count for each in view.fighters if each.side != view.own_fighter.side)
    return True


def upgrading_turn_value(outlook: Outlook) -> float:
    """The value of the hand's money and energy in an upgrading turn."""
    view = outlook.view
    money = sum(CARDS[slug].money for slug in view.own_fighter.hand)
    energy = sum(energy_of(view, slug) for slug in view.own_fighter.hand)
    for row in structure_rows(view.own_fighter.structures):
        money += row.money_each_upgrade
        energy += row.energy_each_upgrade
    purchase_value, _ = best_purchase(outlook, money)
    extra_cards = CHARACTERS[view.own_fighter.character].upgrade_hand - HAND_SIZE
    return purchase_value + energy * outlook.energy_value() + extra_cards * outlook.usual


def attacking_turn_value(outlook: Outlook) -> float:
    """The value of the hand's red cards in an attacking turn, more if they knock a rival out."""
    view = outlook.view
    damage = hand_attack(view)
    effects = sum(
        outlook.effect_value(CARDS[slug]) / outlook.weights.attacking_turn_share
        for slug in view.own_fighter.hand
        if CARDS[slug].colour == "red"
    )
    healing = sum(
        value_of(view, slug) * outlook.weights.heal_point_value
        for slug in view.own_fighter.hand
        if CARDS[slug].effect == "treat" and is_useful(view, slug)
    )
    finish = 100 if any(each.health <= damage for each in outlook.rivals) else 0
    return damage * 0.85 + effects + healing + finish
