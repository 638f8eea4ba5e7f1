"""The greedy bot's reasons, as text for a player who asked for a hint."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from engine.core.choice import Choice
from engine.core.text import join_with_and
from engine.games.taidian.card_values import (
    energy_of,
    laid_values,
    supply_from_structures,
    supply_in_hand,
    value_of,
    whole_attack,
)
from engine.games.taidian.cards import CARDS, TRACKS
from engine.games.taidian.names import card_name, fighter_name
from engine.games.taidian.view_types import View

SUPPLY_USES: dict[Literal["money", "energy"], str] = {
    "money": "to spend",
    "energy": "towards a power-up",
}
"""The use of each supply once it is played."""
IS_DISCARDED = "is discarded when the turn ends"
FEWER_WEAK_CARDS = "without weak cards you draw the good ones sooner"
MORE_TIME = "you are worse off than the others: a truce gains you time"


def reason_for(view: View, choice: Choice) -> str:
    """The reason for the choice, from what the seat sees; its description explains its effect."""
    is_help = choice.verb in CARDS and choice.verb not in REASONS  # "strike" is also a card
    reason = reason_to_help if is_help else REASONS[choice.verb]
    return reason if isinstance(reason, str) else reason(view, choice)


# One's own turn


def reason_to_upgrade(view: View, choice: Choice) -> str:
    money, energy = upgrading_supply(view, "money"), upgrading_supply(view, "energy")
    supplies = [(money, "money"), (energy, "energy")]
    pays = " and ".join(f"{number} {name}" for number, name in supplies if number)
    attack = whole_attack(view)
    if not attack:
        return f"this hand holds no attack, but the turn gives {pays}"
    return f"what {pays} can buy is worth more than {attack} attack now"


def upgrading_supply(view: View, kind: Literal["money", "energy"]) -> int:
    return supply_in_hand(view, kind) + supply_from_structures(view, kind)


def reason_to_attack(view: View, choice: Choice) -> str:
    weakest = min(view.rivals, key=lambda each: each.health)
    if weakest.health <= whole_attack(view):
        return f"{fighter_name(weakest.character)} has {weakest.health} health and may fall"
    money = upgrading_supply(view, "money")
    if not money:
        return f"this hand holds {whole_attack(view)} attack but no money"
    return f"{whole_attack(view)} attack now is worth more than what {money} money can buy"


def reason_to_play(view: View, choice: Choice) -> str:
    if view.window is not None:
        return reason_to_answer(view, choice.noun)
    if choice.noun == "burn-barrel":
        return FEWER_WEAK_CARDS
    if choice.verb == "play all":
        supplies = [
            f"{amount} {kind} {use}"
            for kind, use in SUPPLY_USES.items()
            if (amount := supply_in_hand(view, kind))
        ]
        return f"it gives you {join_with_and(supplies)}"
    row = CARDS[choice.noun]
    if row.money:
        return f"its {row.money} money can buy a card now; an unplayed card {IS_DISCARDED}"
    gain = energy_of(view, choice.noun)
    return f"its {gain} energy counts towards a power-up; an unplayed card {IS_DISCARDED}"


def reason_to_buy(view: View, choice: Choice) -> str:
    row = CARDS[choice.noun]
    if row.colour == "green":
        return "a structure works in every turn and never has to be drawn"
    if row.effect in BOUGHT_FOR:
        return BOUGHT_FOR[row.effect]
    if row.colour == "red":
        return "your attacks grow with it"
    if row.colour == "blue":
        return "it saves health that an attack or a Poison would cost you"
    if row.money:
        return "it pays for better cards each time you draw it"
    if row.energy:
        return f"energy leads to lasting power-ups; you have {view.own_fighter.energy} of 10"
    return FEWER_WEAK_CARDS


BOUGHT_FOR = {
    "treat": "it gives health back in your attacking turns",
    "rob": "it takes a card out of a rival's hand before the others strike",
    "bomb": "it destroys a rival's structure",
    "poison": "it takes health in each of your next four turns, unless it is cured",
}
"""The reason for buying a card that neither attacks nor blocks, by its effect."""


def reason_to_end_turn(view: View, choice: Choice) -> str:
    if view.turn.kind == "attack":
        return "no card left in this hand would help"
    if not view.turn.money:
        return "your money is spent"
    return f"{view.turn.money} money buys nothing that your deck wants"


def reason_to_power_up(view: View, choice: Choice) -> str:
    own_cards = (*view.own_fighter.hand, *view.own_fighter.deck, *view.own_fighter.discard)
    wearing = sum(CARDS[slug].symbol == choice.noun for slug in own_cards)
    have = "has" if wearing == 1 else "have"
    return f"{wearing} of your cards {have} the {TRACKS[choice.noun].name} symbol"


# Attacking


def reason_to_lay(view: View, choice: Choice) -> str:
    if CARDS[choice.noun].effect == "rob":
        return "Robbers go first: cards that they take cannot be played against you"
    row = CARDS[choice.noun]
    reason = (
        f"it adds {laid_values(view, [row.slug])[0]} attack" if row.attack else LAID_FOR[row.effect]
    )
    return f"{reason}; a card that stays in hand {IS_DISCARDED}"


LAID_FOR = {
    "treat": "it gives health back now",
    "bomb": "it destroys a structure now",
    "poison": "it takes health in each of your next four turns",
}
"""The reason for laying a card that neither attacks nor robs, by its effect."""


def reason_to_aim(view: View, choice: Choice) -> str:
    target = view.fighter_of(choice.noun)
    laid_card = CARDS[view.turn.undeclared_batch[-1].card]
    if laid_card.effect == "treat":
        return "nobody on your side is hurt worse"
    if target.health <= whole_attack(view):
        return "with all your cards this may be a knock-out"
    if target.health == min(each.health for each in view.rivals):
        return "none of your rivals has less health"
    earlier = [each.target for each in view.turn.undeclared_batch[:-1]]
    if target.seat in earlier:
        return "a fighter who is hit twice can block only part of the damage"
    return "this rival is strong and should not grow stronger"


def reason_to_strike(view: View, choice: Choice) -> str:
    if all(CARDS[each.card].effect == "rob" for each in view.turn.undeclared_batch):
        return "Robbers strike alone, before the others can answer"
    return "all useful cards are laid"


# Answering


def reason_to_answer(view: View, slug: str) -> str:
    row = CARDS[slug]
    if row.effect == "cure":
        poison_damage = sum(each.damage * each.ticks for each in view.own_fighter.poisons)
        return (
            f"your Poisons would still take {poison_damage}"
            if poison_damage
            else "it ends the Poison at once"
        )
    if row.attack:
        assert view.fight is not None
        attacker = fighter_name(view.fighters[view.fight.attacker].character)
        return f"it hurts {attacker} at once, but it is not replaced before your own attack"
    return f"it saves up to {value_of(view, slug)} health and is of no use in your own turn"


def reason_to_help(view: View, choice: Choice) -> str:
    """The reason for playing a card in another fighter's defence, where the verb is the card."""
    friend = view.fighter_of(choice.noun)
    row = CARDS[choice.verb]
    if row.attack:
        return "it strikes back for them and stops Robbers"
    if row.effect == "cure":
        return "Poison hurts again and again until it is cured"
    tie = "your teammate" if view.has_teams else "your partner in a truce"
    value = value_of(view, choice.verb, for_other=True)
    return f"{tie} has {friend.health} health, and this saves up to {value}"


def reason_to_pass(view: View, choice: Choice) -> str:
    if view.window is not None and view.window.helping:
        return "nobody on your side needs your cards now"
    return "no card in your hand would reduce your loss"


def reason_for_better_card(view: View, choice: Choice) -> str:
    return f"{card_name(choice.noun)} is worth the most to your deck"


REASONS: dict[str, str | Callable[[View, Choice], str]] = {
    "character": "any of them can win: take the one whose ability you like",
    "upgrade": reason_to_upgrade,
    "attack": reason_to_attack,
    "offer truce": MORE_TIME,
    "accept": MORE_TIME,
    "decline": "you are better off than the others and need no truce",
    "end turn": reason_to_end_turn,
    "play": reason_to_play,
    "play all": reason_to_play,
    "buy": reason_to_buy,
    "rework": lambda view, choice: (
        f"{card_name(choice.noun)} does nothing in an upgrading turn; another card may"
    ),
    "power up": reason_to_power_up,
    "use": FEWER_WEAK_CARDS,
    "burn": FEWER_WEAK_CARDS,
    "enough": "the rest would not make your deck better",
    "lay": reason_to_lay,
    "all at": f"together they may be too much to block; a card that stays in hand {IS_DISCARDED}",
    "at": reason_to_aim,
    "bomb": "it is the most expensive structure there",
    "strike": reason_to_strike,
    "keep": reason_for_better_card,
    "take": reason_for_better_card,
    "pass": reason_to_pass,
}
