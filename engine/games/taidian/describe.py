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

from engine.core.choice import Choice, Description
from engine.core.dispatch import Dispatch
from engine.core.text import count, count_or_no, join_with_and
from engine.games.taidian.card_types import MAX_LEVEL, POWER_UP, TICKS
from engine.games.taidian.card_values import (
    energy_of,
    laid_values,
    shelter_of,
    supply_from_structures,
    supply_in_hand,
    value_of,
)
from engine.games.taidian.cards import CARDS, CHARACTERS, POISON_DAMAGE, TRACKS
from engine.games.taidian.deck import health_of
from engine.games.taidian.events import batch_text
from engine.games.taidian.names import card_name, counted_cards, fighter_name
from engine.games.taidian.view_types import FighterView, StandView, View

describes: Dispatch[str, Callable[[View, Choice], Description]] = Dispatch("description")
"""The functions that describe a choice, by its verb."""


def describe(view: View, choice: Choice) -> Description:
    """The choice as its seat should read it."""
    is_help = choice.verb in CARDS and choice.verb not in describes  # "strike" is also a card
    describer = help_another if is_help else describes[choice.verb]
    return describer(view, choice)


# The sums of a fight


def stand_in_fight(view: View, seat: int) -> StandView:
    """The sums of a target in the running fight; the seat must be a target."""
    assert view.fight is not None
    return next(stand for stand in view.fight.stands if stand.seat == seat)


def name_of_seat(view: View, seat: int) -> str:
    """The name of the fighter at a seat in the log."""
    return fighter_name(view.fighters[seat].character)


# Setup and the turn


@describes("character")
def describe_pick_character(view: View, choice: Choice) -> Description:
    """Describe picking a character: health, ability and starting cards."""
    row = CHARACTERS[choice.noun]
    extra = [f"an extra {card_name(slug)}" for slug in row.cards]
    if row.energy:
        extra.append(f"{row.energy} energy")
    starts = f" Starts with {join_with_and(extra)}." if extra else ""
    health = health_of(row.slug, view.usual_health, balanced=view.balanced)
    text = f"{health} health. {row.text}{starts}"
    place = f"character:{row.slug}"
    return Description("Pick", f"{row.name}, {row.role}", text, row.clause, place)


@describes("upgrade")
def describe_upgrade(view: View, choice: Choice) -> Description:
    """Describe an upgrading turn: the money and energy in hand, and from structures."""
    text = f"{coming_money_text(view)} and {coming_energy_text(view)}"
    text += "" if "(" in text else " in hand"
    return Description("Upgrading turn", "Upgrading turn", text, "4.1", "turn:upgrade")


def coming_money_text(view: View) -> str:
    """The money of an upgrading turn: "3 money (2 in hand + 1 Vault)"."""
    in_hand, from_vault = supply_in_hand(view, "money"), supply_from_structures(view, "money")
    return f"{in_hand + from_vault or 'no'} money{parts_text(in_hand, from_vault, 'Vault')}"


def coming_energy_text(view: View) -> str:
    """The energy of an upgrading turn: "3 energy (2 in hand + 1 Generator)"."""
    in_hand, from_generator = supply_in_hand(view, "energy"), supply_from_structures(view, "energy")
    parts = parts_text(in_hand, from_generator, "Generator")
    return f"{in_hand + from_generator or 'no'} energy{parts}"


def parts_text(in_hand: int, from_structure: int, structure: str) -> str:
    """The parts of a supply in brackets, if a structure adds to it: " (2 in hand + 1 Vault)"."""
    if not from_structure:
        return ""
    if not in_hand:
        return f" (from the {structure})"
    return f" ({in_hand} in hand + {from_structure} {structure})"


@describes("attack")
def describe_attack(view: View, choice: Choice) -> Description:
    """Describe an attacking turn: the attack in hand."""
    total = sum(laid_values(view, (slug for slug in view.own_fighter.hand if CARDS[slug].attack)))
    return Description(
        "Attacking turn", "Attacking turn", f"{total} attack in hand", "7.1", "turn:attack"
    )


@describes("offer truce")
def describe_offer_truce(view: View, choice: Choice) -> Description:
    """Describe offering a fighter a truce."""
    other = view.fighter_of(choice.noun)
    text = "binds nobody, but all will remember it"
    return Description(
        "Offer a truce", fighter_name(choice.noun), text, "13.1", f"seat:{other.seat}"
    )


@describes("accept")
def describe_accept(view: View, choice: Choice) -> Description:
    """Describe accepting a truce: how long it lasts."""
    text = f"a truce with {name_of_seat(view, view.active)}, until one of you attacks"
    return Description("Accept", "Accept", text, "13.2", "accept")


@describes("decline")
def describe_decline(view: View, choice: Choice) -> Description:
    """Describe declining a truce: nothing changes."""
    return Description("Decline", "Decline", "nothing changes", "13.2", "decline")


@describes("end turn")
def describe_end_turn(view: View, choice: Choice) -> Description:
    """Describe ending the turn: the cards and the money that are lost."""
    cards = count(len(view.own_fighter.hand), "card is", "cards are")
    text = f"{cards} discarded unused" if view.own_fighter.hand else "your hand is empty"
    if view.turn.money:
        text += f", and {view.turn.money} money is lost"
    text += "; then you draw a new hand"
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
        text = f"money from {view.turn.money} to {view.turn.money + row.money}"
        return Description("Play", row.name, text, "4.2", place)
    if row.energy:
        return Description(
            "Play", row.name, energy_change_text(view, energy_of(view, row.slug)), "4.5", place
        )
    return Description("Play", row.name, row.text, "11.2", place)


def energy_change_text(view: View, gain: int) -> str:
    """The energy before and after: "energy from 8 to 13, 1 power-up"; full tracks stop it (5.4)."""
    energy = view.own_fighter.energy + gain
    open_levels = sum(MAX_LEVEL - level for level in view.own_fighter.levels.values())
    if not open_levels:
        stops = min(energy, POWER_UP)
        return f"energy from {view.own_fighter.energy} to {stops}, no power-up: all tracks are full"
    ups = min(energy // POWER_UP, open_levels)
    return f"energy from {view.own_fighter.energy} to {energy}" + (
        f", {count(ups, 'power-up')}" if ups else ""
    )


@describes("play all")
def describe_play_all(view: View, choice: Choice) -> Description:
    """Describe playing all money and energy from the hand: the totals."""
    money, energy = supply_in_hand(view, "money"), supply_in_hand(view, "energy")
    parts = [f"{money} money"] * bool(money) + [energy_change_text(view, energy)] * bool(energy)
    text = join_with_and(parts)
    return Description(
        "Play all money and energy", "Play all money and energy", text, "4.5", "hand"
    )


@describes("buy")
def describe_buy(view: View, choice: Choice) -> Description:
    """Describe buying a card: the money left, what it costs less than usual, and its text."""
    stack = next(each for each in view.market if each.slug == choice.noun)
    money_left = view.turn.money - stack.cost
    leaves = f"Leaves {money_left or 'no'} money. " if money_left >= 0 else ""
    printed_cost = CARDS[stack.slug].cost
    less = f"{printed_cost - stack.cost} less for you. " if stack.cost < printed_cost else ""
    text = f"{less}{leaves}On the card: {stack.text}"
    return Description("Buy", f"{stack.name} for {stack.cost}", text, "4.2", f"market:{stack.slug}")


@describes("rework")
def describe_rework(view: View, choice: Choice) -> Description:
    """Describe swapping a card in the Workshop: it is discarded and another is drawn."""
    text = "goes to the discard; you draw another card"
    return Description("Workshop", card_name(choice.noun), text, "16.7", f"card:{choice.noun}")


@describes("power up")
def describe_power_up(view: View, choice: Choice) -> Description:
    """Describe powering up a track: the new level and the cards that gain by it."""
    level = min(MAX_LEVEL, view.own_fighter.levels[choice.noun] + 1)
    cards = [row.name for row in CARDS.values() if row.symbol == choice.noun]
    text = f"level {level}: {join_with_and(cards)} +{POWER_UP * level}"
    return Description("Power up", TRACKS[choice.noun].name, text, "5.1", f"track:{choice.noun}")


@describes("use")
def describe_use(view: View, choice: Choice) -> Description:
    """Describe using the Burn-Barrel that is a structure: its text."""
    row = CARDS[choice.noun]
    place = f"structure:{view.seat}:{row.slug}"
    return Description("Use", row.name, row.text, "14.5", place)


@describes("burn")
def describe_burn(view: View, choice: Choice) -> Description:
    """Describe burning a card from the hand: it leaves the game."""
    return Description(
        "Burn", card_name(choice.noun), "it leaves the game", "11.2", f"card:{choice.noun}"
    )


@describes("enough")
def describe_having_enough(view: View, choice: Choice) -> Description:
    """Describe burning or taking no more cards."""
    clause = "11.2" if view.step == "burn" else "14.4"
    return Description("Enough", "Enough", "you choose no more cards", clause, "enough")


# Attacking


@describes("lay")
def describe_lay(view: View, choice: Choice) -> Description:
    """Describe laying a red card: its attack, its healing or its text."""
    row = CARDS[choice.noun]
    (value,) = laid_values(view, [row.slug])
    text = {
        "": f"{value} attack" if row.attack else row.text,
        "treat": f"heals {value}",
        "poison": poison_text(view),
    }.get(row.effect, row.text)
    return Description("Lay", row.name, text, "7.2", f"card:{row.slug}")


def poison_text(view: View) -> str:
    """The damage of a Poison that the viewer lays: to the only rival, or to most and the others."""
    rivals = [
        each for each in view.fighters if each.standing and each.side != view.own_fighter.side
    ]
    if len(rivals) == 1:
        return f"{name_of_seat(view, rivals[0].seat)} {tick_text(view.own_fighter, rivals[0])}"
    usual = poison_damage(view.own_fighter)
    less = [
        f"; {name_of_seat(view, each.seat)} loses {damage} ({each.role})"
        for each in rivals
        if (damage := poison_damage(view.own_fighter, each)) != usual
    ]
    return f"the victim loses {usual} in each of your next {TICKS} turns{''.join(less)}"


def tick_text(owner: FighterView, victim: FighterView) -> str:
    """The loss of a victim to a new Poison, with the ability that lessens it."""
    damage = poison_damage(owner, victim)
    reason = f" ({victim.role})" if CHARACTERS[victim.character].less_poison else ""
    return f"loses {damage} in each of your next {TICKS} turns{reason}"


def poison_damage(owner: FighterView, victim: FighterView | None = None) -> int:
    """The damage of a Poison's tick, to this victim or to most fighters (10.2, 17.8)."""
    less = CHARACTERS[victim.character].less_poison if victim is not None else 0
    return max(0, POISON_DAMAGE + CHARACTERS[owner.character].more_poison - less)


@describes("all at")
def describe_one_target_for_all(view: View, choice: Choice) -> Description:
    """Describe laying all attack cards from the hand on one target: their sum."""
    target = view.fighter_of(choice.noun)
    cards = [slug for slug in view.own_fighter.hand if CARDS[slug].attack]
    total = sum(laid_values(view, cards))
    text = (
        f"{counted_cards(cards)}: {total} attack, not struck yet{bunkers_text(view, [target.seat])}"
    )
    return Description("Lay all on", target.name, text, "7.2", f"seat:{target.seat}")


@describes("at")
def describe_target(view: View, choice: Choice) -> Description:
    """Describe a target for the card laid last: health, hand, structures and truce."""
    target, laid_card = view.fighter_of(choice.noun), view.turn.undeclared_batch[-1]
    text = f"{target.health} health, {count_or_no(target.hand_count, 'card')} in hand"
    if [each.target for each in view.turn.undeclared_batch[-2:-1]] == [target.seat]:
        text = f"the same target again: {text}"
    if CARDS[laid_card.card].effect == "poison":
        text = f"{tick_text(view.own_fighter, target)}; {text}"
    if target.structures:
        text += f", {join_with_and(card_name(slug) for slug in target.structures)}"
    if view.seat in target.truces:
        text += "; breaks your truce" if CARDS[laid_card.card].effect != "treat" else ""
    group = f"Lay {card_name(laid_card.card)} on"
    return Description(group, target.name, text, "7.3", f"seat:{target.seat}")


@describes("bomb")
def describe_bomb(view: View, choice: Choice) -> Description:
    """Describe a structure as the Fire Bomb's target: the structure's text."""
    seat = view.turn.undeclared_batch[-1].target
    place = f"structure:{seat}:{choice.noun}"
    return Description("Bomb", card_name(choice.noun), CARDS[choice.noun].text, "7.5", place)


@describes("strike")
def describe_strike(view: View, choice: Choice) -> Description:
    """Describe declaring the batch: the cards by target and their attack."""
    laying = view.turn.undeclared_batch
    cards = tuple(
        (laid_card.card, view.fighters[laid_card.target].character, laid_card.structure)
        for laid_card in laying
    )
    total = sum(laid_card.value for laid_card in laying if CARDS[laid_card.card].attack)
    hit = dict.fromkeys(laid_card.target for laid_card in laying if CARDS[laid_card.card].attack)
    sum_up = f": {total} attack{bunkers_text(view, hit)}" if total else ""
    return Description("Strike", "Strike", f"{batch_text(cards)}{sum_up}", "8.1", "strike")


def bunkers_text(view: View, seats: Iterable[int]) -> str:
    """The Bunkers that will block a part of an attack: "; Qiao's Bunker blocks 5"."""
    bombed_seats = [
        laid_card.target
        for laid_card in view.turn.undeclared_batch
        if laid_card.structure == "bunker"
    ]
    blocks = {
        seat: shelter_of(view, view.fighters[seat]) for seat in seats if seat not in bombed_seats
    }
    return "".join(
        f"; {name_of_seat(view, seat)}'s Bunker blocks {block}"
        for seat, block in blocks.items()
        if block
    )


@describes("keep")
def describe_keep(view: View, choice: Choice) -> Description:
    """Describe keeping one of the cards that a Robber drew: its text."""
    text = f"goes into your hand; the other goes back. {CARDS[choice.noun].text}"
    return Description("Keep", card_name(choice.noun), text, "17.7", f"drawn:{choice.noun}")


@describes("take")
def describe_take(view: View, choice: Choice) -> Description:
    """Describe taking a card of a fallen fighter: its text."""
    text = f"On the card: {CARDS[choice.noun].text}"
    return Description("Take", card_name(choice.noun), text, "14.4", f"fallen:{choice.noun}")


# Answering


def describe_defence(view: View, choice: Choice) -> Description:
    """Describe a card played in the player's own defence: its effect."""
    row, window = CARDS[choice.noun], view.window
    answers = window is not None and not window.helping and window.kind in row.defence_windows
    text = answer_effect_text(view, row.slug, view.own_fighter) if answers else row.text
    return Description("Answer with", row.name, text, "9.1", f"card:{row.slug}")


def help_another(view: View, choice: Choice) -> Description:
    """Describe a card played for another fighter, where the verb is the card."""
    target = view.fighter_of(choice.noun)
    text = answer_effect_text(view, choice.verb, target)
    group = f"{card_name(choice.verb)} for"
    return Description(group, target.name, text, "9.3", f"seat:{target.seat}")


def answer_effect_text(view: View, slug: str, target: FighterView) -> str:
    """The effect of an answer with the card on the target."""
    row, fight = CARDS[slug], view.fight
    assert fight is not None
    assert view.window is not None
    value = value_of(view, slug, for_other=target.seat != view.seat)
    if row.effect == "cure":
        return "the Poison ends"
    if view.window.kind == "counter":
        before = max(0, fight.counter - fight.shields)
        return block_text(before, value)
    if row.attack:
        stops = robbers_text(view, target) if row.stops_robbers else ""
        return f"does {value} damage to {name_of_seat(view, fight.attacker)}{stops}"
    stand = stand_in_fight(view, target.seat)
    if row.block:
        return block_text(stand.coming_damage, value)
    after = min(target.cap, target.health - stand.coming_damage + stand.heal + value)
    return f"heals {value}, to {max(0, after)} health"


def block_text(damage: int, value: int) -> str:
    """The damage that remains after a block."""
    if not damage:
        return "there is no damage left to block"
    return f"damage from {damage} to {max(0, damage - value)}"


def robbers_text(view: View, target: FighterView) -> str:
    """A Shotgun's effect on Robbers: on this batch, or only on later ones (8.3, 8.6)."""
    if view.window is not None and view.window.kind == "robbery":
        return " and stops the Robbers"
    return (
        "" if target.seat in view.turn.guarded_seats else " and stops the Robbers of later batches"
    )


@describes("pass")
def describe_pass_on(view: View, choice: Choice) -> Description:
    """Describe passing: the player's loss if the others do nothing."""
    window, fight = view.window, view.fight
    text = "you play nothing more"
    if window is not None and fight is not None and not window.helping:
        match window.kind:
            case "robbery":
                text = "the Robbers may take any card"
            case "arrival":
                owner = view.fighters[fight.attacker]
                damage = poison_damage(owner, view.own_fighter)
                times = (
                    f"at the start of each of {name_of_seat(view, owner.seat)}'s next {TICKS} turns"
                )
                harm = f"{damage} damage to you {times}" if damage else "no damage to you"
                text = f"the Poison stays: {harm}"
            case "counter":
                text = loss_text(fight.counter - fight.shields)
            case _:
                stand = stand_in_fight(view, view.own_fighter.seat)
                text = loss_text(stand.coming_damage - stand.heal)
    return Description("Pass", "Pass", text, "9.5", "pass")


def loss_text(damage: int) -> str:
    """The loss of health from some damage, as text."""
    return f"you lose {damage} health" if damage > 0 else "you lose no health"
