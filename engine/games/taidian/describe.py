"""Choices as text, with the consequences that the seat can know.

The places on the board that they point at:

    card:<slug>             a card in one's own hand ("card:punch")
    seat:<n>                a fighter, counted from 0 ("seat:3")
    structure:<n>:<slug>    a structure in front of a fighter ("structure:3:bunker")
    market:<slug>           a stack of the market ("market:gold")
    track:<slug>            one of one's own power-up tracks ("track:aim")
    character:<slug>        a character that can be picked
    fallen:<slug>           a card of the fallen whose spoils are taken
    drawn:<slug>            a card that one's Robber has drawn
    turn:upgrade, turn:attack, hand (all money and energy), strike, end, enough, pass, accept,
    decline                 buttons
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal

from attrs import evolve

from engine.core.choice import Choice, Description
from engine.core.dispatch import Dispatch
from engine.core.facts import Quoted, Words, listed, said
from engine.games.taidian.card_types import MAX_LEVEL, POWER_UP
from engine.games.taidian.card_values import (
    attack_in_hand,
    energy_of,
    laid_attack,
    laid_values,
    shelter_of,
    supply_from_structures,
    supply_in_hand,
    value_of,
    weapons_in_hand,
)
from engine.games.taidian.cards import CARDS, CHARACTERS, TRACKS, poison_damage
from engine.games.taidian.deck import health_of
from engine.games.taidian.ideas import why_no_answer
from engine.games.taidian.names import card_name, fighter_name
from engine.games.taidian.promises import (
    AllLaid,
    AttackInHand,
    BunkerBlock,
    ComingSupply,
    DamageFalls,
    DeclaredBatch,
    EnergyRises,
    Healing,
    LaidValue,
    Loss,
    MoneyIsLost,
    MoneyRises,
    MoreMoney,
    PoisonLoss,
    Price,
    Purchase,
    Start,
    StayingPoison,
    StrikeBack,
    TargetState,
    TrackLevel,
    UnusedCards,
    named,
    stand,
)
from engine.games.taidian.view_types import FighterView, View

describes: Dispatch[str, Callable[[View, Choice], Description]] = Dispatch("description")


def describe(view: View, choice: Choice) -> Description:
    is_help = choice.verb in CARDS and choice.verb not in describes  # "strike" is also a card
    describer = help_another if is_help else describes[choice.verb]
    return describer(view, choice)


def name_of_seat(view: View, seat: int) -> str:
    return fighter_name(view.fighters[seat].character)


# Setup and the turn


@describes("character")
def describe_pick_character(view: View, choice: Choice) -> Description:
    row = CHARACTERS[choice.noun]
    health = health_of(row.slug, view.usual_health, balanced=view.balanced)
    start = Start(row.slug, health, row.energy)
    extra: list[Words] = [f"an extra {card_name(slug)}" for slug in row.cards]
    if row.energy:
        extra.append(evolve(start, says_energy=True))
    starts = said(" Starts with ", listed(extra), ".") if extra else ""
    text = said(start, ". ", Quoted(row.text), starts)
    place = f"character:{row.slug}"
    return Description("Pick", f"{row.name}, {row.role}", text, row.clause, place)


@describes("upgrade")
def describe_upgrade(view: View, choice: Choice) -> Description:
    supplies = (
        coming_supply(view, "money", "Vault"),
        coming_supply(view, "energy", "Generator"),
    )
    is_explained = any("(" in str(each) for each in supplies)
    text = said(listed(supplies), "" if is_explained else " in hand")
    return Description("Upgrading turn", "Upgrading turn", text, "4.1", "turn:upgrade")


def coming_supply(view: View, kind: Literal["money", "energy"], structure: str) -> ComingSupply:
    """The money or energy of an upgrading turn: "3 money (2 in hand + 1 Vault)"."""
    in_hand, from_structure = supply_in_hand(view, kind), supply_from_structures(view, kind)
    return ComingSupply(kind, in_hand, from_structure, structure)


@describes("attack")
def describe_attack(view: View, choice: Choice) -> Description:
    text = AttackInHand(attack_in_hand(view))
    return Description("Attacking turn", "Attacking turn", text, "7.1", "turn:attack")


@describes("offer truce")
def describe_offer_truce(view: View, choice: Choice) -> Description:
    other = view.fighter_of(choice.noun)
    text = "binds nobody, but all will remember it"
    return Description(
        "Offer a truce", fighter_name(choice.noun), text, "13.1", f"seat:{other.seat}"
    )


@describes("accept")
def describe_accept(view: View, choice: Choice) -> Description:
    text = f"a truce with {name_of_seat(view, view.active)}, until one of you attacks"
    return Description("Accept", "Accept", text, "13.2", "accept")


@describes("decline")
def describe_decline(view: View, choice: Choice) -> Description:
    return Description("Decline", "Decline", "nothing changes", "13.2", "decline")


@describes("end turn")
def describe_end_turn(view: View, choice: Choice) -> Description:
    hand, money = view.own_fighter.hand, view.turn.money
    unused = UnusedCards(len(hand)) if hand else "your hand is empty"
    lost = said(", and ", MoneyIsLost(money)) if money else ""
    text = said(unused, lost, "; then you draw a new hand")
    return Description("End the turn", "End the turn", text, "3.3", "end")


# Upgrading


@describes("play")
def describe_play(view: View, choice: Choice) -> Description:
    """Describe playing a black card: its yield; in a window, describe the answer."""
    if view.window is not None:
        return describe_defence(view, choice)
    row = CARDS[choice.noun]
    place = f"card:{row.slug}"
    if row.money:
        text = MoneyRises(view.turn.money, view.turn.money + row.money)
        return Description("Play", named(row.slug), text, "4.2", place)
    if row.energy:
        change = energy_change(view, energy_of(view, row.slug))
        return Description("Play", named(row.slug), change, "4.5", place)
    return Description("Play", named(row.slug), Quoted(row.text), "11.2", place)


def energy_change(view: View, gain: int) -> Words:
    """The energy before and after: "energy from 8 to 13, 1 power-up"; full tracks stop it (5.4)."""
    before = view.own_fighter.energy
    open_levels = sum(MAX_LEVEL - level for level in view.own_fighter.levels.values())
    if not open_levels:
        change = EnergyRises(before, min(before + gain, POWER_UP), 0)
        return said(change, ", no power-up: all tracks are full")
    return EnergyRises(before, before + gain, min((before + gain) // POWER_UP, open_levels))


@describes("play all")
def describe_play_all(view: View, choice: Choice) -> Description:
    money, energy = supply_in_hand(view, "money"), supply_in_hand(view, "energy")
    parts: list[Words] = [MoreMoney(money)] if money else []
    if energy:
        parts.append(energy_change(view, energy))
    text = listed(parts)
    return Description(
        "Play all money and energy", "Play all money and energy", text, "4.5", "hand"
    )


@describes("buy")
def describe_buy(view: View, choice: Choice) -> Description:
    stack = next(each for each in view.market if each.slug == choice.noun)
    purchase = Purchase(CARDS[stack.slug].cost - stack.cost, view.turn.money - stack.cost)
    text = said(purchase, "On the card: ", Quoted(stack.text))
    label = said(named(stack.slug), " for ", Price(stack.cost))
    return Description("Buy", label, text, "4.2", f"market:{stack.slug}")


@describes("rework")
def describe_rework(view: View, choice: Choice) -> Description:
    text = "goes to the discard; you draw another card"
    return Description("Workshop", named(choice.noun), text, "16.7", f"card:{choice.noun}")


@describes("power up")
def describe_power_up(view: View, choice: Choice) -> Description:
    level = min(MAX_LEVEL, view.own_fighter.levels[choice.noun] + 1)
    text = TrackLevel(choice.noun, level)
    return Description("Power up", TRACKS[choice.noun].name, text, "5.1", f"track:{choice.noun}")


@describes("use")
def describe_use(view: View, choice: Choice) -> Description:
    row = CARDS[choice.noun]
    place = f"structure:{view.seat}:{row.slug}"
    return Description("Use", named(row.slug), Quoted(row.text), "14.5", place)


@describes("burn")
def describe_burn(view: View, choice: Choice) -> Description:
    return Description(
        "Burn", named(choice.noun), "it leaves the game", "11.2", f"card:{choice.noun}"
    )


@describes("enough")
def describe_having_enough(view: View, choice: Choice) -> Description:
    clause = "11.2" if view.step == "burn" else "14.4"
    return Description("Enough", "Enough", "you choose no more cards", clause, "enough")


# Attacking


@describes("lay")
def describe_lay(view: View, choice: Choice) -> Description:
    row = CARDS[choice.noun]
    (value,) = laid_values(view, [row.slug])
    text: Words = Quoted(row.text)
    if row.effect == "poison":
        text = poison_text(view)
    elif row.effect == "treat" or (row.attack and not row.effect):
        text = LaidValue(value, heals=row.effect == "treat")
    return Description("Lay", named(row.slug), text, "7.2", f"card:{row.slug}")


def poison_text(view: View) -> Words:
    """The damage of a Poison that the viewer lays: to the only rival, or to most and the others."""
    rivals = view.rivals
    if len(rivals) == 1:
        name = name_of_seat(view, rivals[0].seat)
        return said(f"{name} ", tick_text(view.own_fighter, rivals[0]))
    own = view.own_fighter.character
    usual = poison_damage(own)
    less = [
        said(
            f"; {name_of_seat(view, each.seat)} ",
            PoisonLoss(damage, each.character, is_brief=True),
            f" ({each.role})",
        )
        for each in rivals
        if (damage := poison_damage(own, each.character)) != usual
    ]
    return said("the victim ", PoisonLoss(usual), *less)


def tick_text(owner: FighterView, victim: FighterView) -> Words:
    """The loss of a victim to a new Poison, with the ability that lessens it."""
    damage = poison_damage(owner.character, victim.character)
    reason = f" ({victim.role})" if CHARACTERS[victim.character].less_poison else ""
    return said(PoisonLoss(damage, victim.character), reason)


@describes("all at")
def describe_one_target_for_all(view: View, choice: Choice) -> Description:
    target = view.fighter_of(choice.noun)
    laid = AllLaid(tuple(weapons_in_hand(view)), attack_in_hand(view))
    text = said(laid, ", not struck yet", bunkers_text(view, [target.seat]))
    return Description("Lay all on", target.name, text, "7.2", f"seat:{target.seat}")


@describes("at")
def describe_target(view: View, choice: Choice) -> Description:
    target, laid_card = view.fighter_of(choice.noun), view.turn.undeclared_batch[-1]
    text = said(TargetState(target.character, target.health, target.hand_count))
    if [each.target for each in view.turn.undeclared_batch[-2:-1]] == [target.seat]:
        text = said("the same target again: ", text)
    if CARDS[laid_card.card].effect == "poison":
        text = said(tick_text(view.own_fighter, target), "; ", text)
    if target.structures:
        text = said(text, ", ", listed(map(named, target.structures)))
    if view.seat in target.truces and CARDS[laid_card.card].effect != "treat":
        text = said(text, "; breaks your truce")
    group = f"Lay {card_name(laid_card.card)} on"
    return Description(group, target.name, text, "7.3", f"seat:{target.seat}")


@describes("bomb")
def describe_bomb(view: View, choice: Choice) -> Description:
    seat = view.turn.undeclared_batch[-1].target
    place = f"structure:{seat}:{choice.noun}"
    text = Quoted(CARDS[choice.noun].text)
    return Description("Bomb", named(choice.noun), text, "7.5", place)


@describes("strike")
def describe_strike(view: View, choice: Choice) -> Description:
    laying = view.turn.undeclared_batch
    cards = tuple(
        (laid_card.card, view.fighters[laid_card.target].character, laid_card.structure)
        for laid_card in laying
    )
    total = laid_attack(view)
    hit = dict.fromkeys(laid_card.target for laid_card in laying if CARDS[laid_card.card].attack)
    bunkers = bunkers_text(view, hit) if total else ""
    text = said(DeclaredBatch(cards, total), bunkers)
    return Description("Strike", "Strike", text, "8.1", "strike")


def bunkers_text(view: View, seats: Iterable[int]) -> Words:
    """The Bunkers that will block a part of an attack: "; Qiao's Bunker blocks 5"."""
    bombed_seats = [
        laid_card.target
        for laid_card in view.turn.undeclared_batch
        if laid_card.structure == "bunker"
    ]
    blocks = {seat: shelter_of(view, seat) for seat in seats if seat not in bombed_seats}
    facts = (
        said("; ", BunkerBlock(view.fighters[seat].character, block))
        for seat, block in blocks.items()
        if block
    )
    return said(*facts)


@describes("keep")
def describe_keep(view: View, choice: Choice) -> Description:
    text = said("goes into your hand; the other goes back. ", Quoted(CARDS[choice.noun].text))
    return Description("Keep", named(choice.noun), text, "17.7", f"drawn:{choice.noun}")


@describes("take")
def describe_take(view: View, choice: Choice) -> Description:
    text = said("On the card: ", Quoted(CARDS[choice.noun].text))
    return Description("Take", named(choice.noun), text, "14.4", f"fallen:{choice.noun}")


# Answering


def describe_defence(view: View, choice: Choice) -> Description:
    row, window = CARDS[choice.noun], view.window
    answers = window is not None and not why_no_answer(row.slug, window.kind, window.helping)
    text = answer_effect(view, row.slug, view.own_fighter) if answers else Quoted(row.text)
    return Description("Answer with", named(row.slug), text, "9.1", f"card:{row.slug}")


def help_another(view: View, choice: Choice) -> Description:
    target = view.fighter_of(choice.noun)
    text = answer_effect(view, choice.verb, target)
    group = f"{card_name(choice.verb)} for"
    return Description(group, target.name, text, "9.3", f"seat:{target.seat}")


def answer_effect(view: View, slug: str, target: FighterView) -> Words:
    row, fight = CARDS[slug], view.fight
    assert fight is not None
    assert view.window is not None
    value = value_of(view, slug, for_other=target.seat != view.seat)
    if row.effect == "cure":
        return "the Poison ends"
    if view.window.kind == "counter":
        return block_text(fight.counter_damage, value)
    if row.attack:
        stops = robbers_text(view, target) if row.stops_robbers else ""
        return said(StrikeBack(value), f" to {name_of_seat(view, fight.attacker)}{stops}")
    stand_now = stand(view, target.seat)
    if row.block:
        return block_text(stand_now.coming_damage, value)
    after = min(target.cap, target.health - stand_now.coming_loss + value)
    return Healing(value, max(0, after))


def block_text(damage: int, value: int) -> Words:
    if not damage:
        return "there is no damage left to block"
    return DamageFalls(damage, max(0, damage - value))


def robbers_text(view: View, target: FighterView) -> str:
    """A Shotgun's effect on Robbers: on this batch, or only on later ones (8.3, 8.6)."""
    if view.window is not None and view.window.kind == "robbery":
        return " and stops the Robbers"
    return (
        "" if target.seat in view.turn.guarded_seats else " and stops the Robbers of later batches"
    )


@describes("pass")
def describe_pass_on(view: View, choice: Choice) -> Description:
    window, fight = view.window, view.fight
    text: Words = "you play nothing more"
    if window is not None and fight is not None and not window.helping:
        match window.kind:
            case "robbery":
                text = "the Robbers may take any card"
            case "arrival":
                owner = view.fighters[fight.attacker].character
                damage = poison_damage(owner, view.own_fighter.character)
                harm = StayingPoison(owner, damage) if damage else "no damage to you"
                text = said("the Poison stays: ", harm)
            case _:
                loss = view.loss_by_passing
                text = Loss(loss) if loss > 0 else "you lose no health"
    return Description("Pass", "Pass", text, "9.5", "pass")
