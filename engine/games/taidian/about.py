"""Texts about the places on the table, including those that cannot be chosen."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.about import About
from engine.core.dispatch import Dispatch
from engine.core.text import capital, count, count_or_no, join_with_and
from engine.games.taidian.calculations import (
    block_parts,
    first_weapon,
    laid_parts,
    printed_number,
    sum_text,
    value_parts,
)
from engine.games.taidian.card_types import MAX_LEVEL, POWER_UP
from engine.games.taidian.card_values import energy_of, value_of
from engine.games.taidian.cards import CARDS, CHARACTERS, HAND_CARDS, STRUCTURES, TRACKS
from engine.games.taidian.deck import health_of
from engine.games.taidian.names import (
    a_card,
    card_name,
    counted_cards,
    plural_card_name,
    short_name,
)
from engine.games.taidian.view_types import FighterView, LaidView, StackView, View

about_place: Dispatch[str, Callable[[View, str], About | None]] = Dispatch("words about a place")

KINDS = {
    "red": "Red, an attack card: it is laid in your attacking turn.",
    "blue": "Blue, a defence card: it answers an attack or a Poison.",
    "black": "Black, a supply card: it is played in your upgrading turn.",
    "green": "Green, a structure: it works from the table as soon as it is bought.",
}


def about(view: View, place: str) -> About | None:
    """The text about a place; None if the table has no such place."""
    kind, _, name = place.partition(":")
    if place in BUTTONS:
        return About(*BUTTONS[place])
    return about_place[kind](view, name) if kind in about_place else None


# Cards


def clause_of(slug: str) -> str:
    if slug in HAND_CARDS:
        return f"15.{list(HAND_CARDS).index(slug) + 1}"
    return f"16.{list(STRUCTURES).index(slug) + 1}"


def card_lines(view: View, slug: str) -> list[str]:
    row = CARDS[slug]
    lines = [row.text, KINDS[row.colour]]
    if row.symbol:
        track = TRACKS[row.symbol].name
        lines.append(f"Each level of {track} adds {POWER_UP} to its number.")
    if view.seat is not None and view.own_fighter.character and printed_number(slug):
        value = energy_of(view, slug) if row.energy else row.money or value_of(view, slug)
        parts = value_parts(view.own_fighter, slug, value)
        if len(parts) > 1:
            lines.append(f"For you it counts {value}: {sum_text(parts)}.")
    return lines


def lines_about_copies(view: View, slug: str) -> list[str]:
    if view.seat is None:
        return []
    you = view.own_fighter
    places = (("in hand", you.hand), ("in the deck", you.deck), ("in the discard", you.discard))
    counts = [f"{pile.count(slug)} {text}" for text, pile in places if slug in pile]
    return [f"You have {join_with_and(counts)}."] if counts else []


@about_place("card")
def about_card_of_the_hand(view: View, slug: str) -> About:
    return About(
        card_name(slug), (*card_lines(view, slug), *lines_about_copies(view, slug)), clause_of(slug)
    )


@about_place("drawn")
def about_card_drawn(view: View, slug: str) -> About:
    return About(card_name(slug), tuple(card_lines(view, slug)), "17.7")


@about_place("fallen")
def about_card_of_the_fallen(view: View, slug: str) -> About:
    return About(card_name(slug), tuple(card_lines(view, slug)), "14.4")


@about_place("market")
def about_stack(view: View, slug: str) -> About:
    stack = next(each for each in view.market if each.slug == slug)
    count_text = (
        f"{count(stack.count, 'card')} left in the stack." if stack.count else "The stack is empty."
    )
    lines = (
        f"{price_text(stack)} {count_text}",
        *lines_about_buying(view, stack),
        *card_lines(view, slug),
    )
    return About(stack.name, (*lines, *lines_about_copies(view, slug)), clause_of(slug))


def price_text(stack: StackView) -> str:
    printed_cost = CARDS[stack.slug].cost
    discount_text = (
        f", {printed_cost - stack.cost} less than printed" if stack.cost < printed_cost else ""
    )
    return f"Costs {stack.cost} money{discount_text}."


def lines_about_buying(view: View, stack: StackView) -> list[str]:
    if stack.owned:
        return ["You already own one, and may have only one of each structure."]
    if stack.affordable:
        return ["Your money buys it now."]
    return (
        ["The cards in your hand would pay for it in an upgrading turn."] if stack.in_reach else []
    )


@about_place("structure")
def about_structure(view: View, seat_and_slug: str) -> About:
    seat, _, slug = seat_and_slug.partition(":")
    name = short_name(view.fighters[int(seat)])
    lines = (CARDS[slug].text, f"It is in play in front of {name} until a Fire Bomb destroys it.")
    return About(f"{card_name(slug)} of {name}", lines, clause_of(slug))


@about_place("character")
def about_character(view: View, slug: str) -> About:
    row = CHARACTERS[slug]
    health = health_of(slug, view.usual_health, balanced=view.balanced)
    lines = [f"{row.role.capitalize()}. {row.text}", f"Starts with {health} health."]
    if row.energy:
        lines.append(f"Starts with {row.energy} energy.")
    lines += [f"Starts with an extra {card_name(extra)}." for extra in row.cards]
    return About(row.name, tuple(lines), row.clause)


# Fighters


@about_place("seat")
def about_fighter(view: View, seat: str) -> About:
    fighter = view.fighters[int(seat)]
    if not fighter.character:
        return About(short_name(fighter), ("No character is picked here yet.",), "2.1")
    row = CHARACTERS[fighter.character]
    you = " (you)" if fighter.seat == view.seat else ""
    team = f", team {fighter.side + 1}" if view.has_teams else ""
    lines = [f"{row.role.capitalize()}{team}. {row.text}"]
    if fighter.standing:
        lines += [health_text(fighter), energy_text(fighter)]
        lines += [track_text(fighter, slug) for slug in TRACKS]
        lines += [f"{card_name(slug)}: {CARDS[slug].text}" for slug in fighter.structures]
        lines += poison_lines(view, fighter)
        lines += truce_lines(view, fighter)
    else:
        lines.append(fall_text(view, fighter))
    return About(f"{fighter.name}{you}", (*lines, *pile_lines(fighter)), row.clause)


def health_text(fighter: FighterView) -> str:
    return f"Health {fighter.health} of {fighter.cap}; at 0 the fighter falls."


def energy_text(fighter: FighterView) -> str:
    if min(fighter.levels.values()) == MAX_LEVEL:
        return f"Energy {fighter.energy}: all tracks are full."
    return f"Energy {fighter.energy}; {POWER_UP} energy raises a track by one level."


def track_text(fighter: FighterView, slug: str) -> str:
    level = fighter.levels[slug]
    raises = join_with_and(
        plural_card_name(each) for each, row in CARDS.items() if row.symbol == slug
    )
    bonus = f"{raises} +{POWER_UP * level}" if level else f"no bonus yet for {raises}"
    return f"{TRACKS[slug].name} {level} of {MAX_LEVEL}: {bonus}."


def poison_lines(view: View, fighter: FighterView) -> list[str]:
    return [
        f"Poison from {owner} takes {each.damage} health at the start of {owner}'s turns,"
        f" {count(each.ticks, 'more time')}."
        for each in fighter.poisons
        for owner in (short_name(view.fighters[each.owner]),)
    ]


def truce_lines(view: View, fighter: FighterView) -> list[str]:
    if not fighter.truces:
        return []
    names = join_with_and(short_name(view.fighters[seat]) for seat in fighter.truces)
    return [f"Truce with {names}, until one attacks the other."]


def fall_text(view: View, fighter: FighterView) -> str:
    knocker = fighter.knocked_out_by
    cause = (
        f"knocked out by {short_name(view.fighters[knocker])}" if knocker >= 0 else "in the storm"
    )
    return f"Fallen, {cause}. The cards have left the game."


def pile_lines(fighter: FighterView) -> list[str]:
    if not fighter.standing:
        return []
    lines = [
        f"{capital(count_or_no(fighter.hand_count, 'card'))} in hand, "
        f"{fighter.deck_count or 'none'} in the deck."
    ]
    discard = counted_cards(fighter.discard) if fighter.discard else "empty"
    return [*lines, f"Discard: {discard}."]


@about_place("health")
def about_health(view: View, seat: str) -> About:
    fighter = view.fighters[int(seat)]
    rule_text = "Healing never exceeds the starting health."
    return About(f"Health of {short_name(fighter)}", (health_text(fighter), rule_text), "2.5")


@about_place("energy")
def about_energy(view: View, seat: str) -> About:
    fighter = view.fighters[int(seat)]
    rule_text = "Bolt, Flash, Strike and a Generator give energy."
    return About(f"Energy of {short_name(fighter)}", (energy_text(fighter), rule_text), "5.1")


@about_place("level")
def about_level(view: View, seat_and_slug: str) -> About:
    seat, _, slug = seat_and_slug.partition(":")
    fighter = view.fighters[int(seat)]
    title = f"{TRACKS[slug].name} of {short_name(fighter)}"
    return About(title, (track_text(fighter, slug),), "5.3")


@about_place("track")
def about_own_track(view: View, slug: str) -> About:
    return about_level(view, f"{view.active}:{slug}")


@about_place("poison")
def about_poisons(view: View, seat: str) -> About:
    fighter = view.fighters[int(seat)]
    lines = poison_lines(view, fighter) or ["No Poison at work."]
    rule_text = "An Antidote ends one; Medics heal; Shields do not help."
    return About(f"Poison on {short_name(fighter)}", (*lines, rule_text), "10.2")


@about_place("structures")
def about_structures(view: View, seat: str) -> About:
    fighter = view.fighters[int(seat)]
    lines = [f"{card_name(slug)}: {CARDS[slug].text}" for slug in fighter.structures]
    title = f"Structures of {short_name(fighter)}"
    return About(title, tuple(lines) or ("No structure is in play here.",), "6.1")


@about_place("cards")
def about_cards(view: View, seat: str) -> About:
    fighter = view.fighters[int(seat)]
    lines = pile_lines(fighter) or ["The cards have left the game."]
    return About(f"Cards of {short_name(fighter)}", tuple(lines), "1.4")


@about_place("pile")
def about_pile(view: View, name: str) -> About:
    fighter = view.fighters[view.seat or 0]
    if name == "deck":
        cards_text = counted_cards(fighter.deck) if fighter.deck else ""
        content = (
            [f"It holds, in an order that no player knows: {cards_text}."] if cards_text else []
        )
        empty = "When it runs out, the discard is shuffled into a new one."
        number = f"{capital(count_or_no(fighter.deck_count, 'card'))}."
        return About("Deck", (number, *content, empty), "3.4")
    if not fighter.discard:
        return About("Discard", ("It is empty.",), "3.4")
    number = f"{count(len(fighter.discard), 'card')}."
    return About("Discard", (number, f"{counted_cards(fighter.discard)}."), "3.4")


# Fights


@about_place("fight")
def about_lane(view: View, seat: str) -> About | None:
    laid_cards, attacker = laid_now(view)
    target = int(seat)
    lines = [
        laid_text(attacker, each, first_weapon(laid_cards))
        for each in laid_cards
        if each.target == target
    ]
    stand = (
        view.fight.stand_of(target)
        if view.fight is not None and not view.turn.undeclared_batch
        else None
    )
    if stand is not None and view.fight is not None:
        for reply in view.fight.replies:
            if reply.target == target != view.fight.attacker:
                helper = view.fighters[reply.seat]
                value = f" {reply.value}: {sum_text(value_parts(helper, reply.card, reply.value))}"
                text = value if reply.value else ""
                lines.append(f"{short_name(helper)} plays {a_card(reply.card)}{text}.")
        block = block_parts(view.fight, stand)
        if block:
            lines.append(f"Block {stand.block}: {sum_text(block)}.")
    name = short_name(view.fighters[target]) if target >= 0 else "nobody yet"
    title = f"{short_name(attacker)} against {name}"
    return About(title, tuple(lines) or ("No card is laid here.",), "8.8")


def laid_now(view: View) -> tuple[tuple[LaidView, ...], FighterView]:
    """The batch being laid, or that of the last fight, and its fighter."""
    if view.turn.undeclared_batch or view.fight is None:
        return view.turn.undeclared_batch, view.fighters[view.active]
    return view.fight.laid_cards, view.fighters[view.fight.attacker]


def laid_text(attacker: FighterView, laid_card: LaidView, first: LaidView | None) -> str:
    if not laid_card.value or not printed_number(laid_card.card):
        value = f" {laid_card.value}" if laid_card.value else ""
        return f"{card_name(laid_card.card)}{value}: {CARDS[laid_card.card].text}"
    parts = laid_parts(attacker, laid_card, first=laid_card is first)
    return f"{card_name(laid_card.card)} {laid_card.value}: {sum_text(parts)}."


@about_place("back")
def about_counter(view: View, seat: str) -> About:
    fight = view.fight
    lines = []
    for reply in fight.replies if fight is not None else ():
        if reply.counter:
            fighter = view.fighters[reply.seat]
            parts = sum_text(value_parts(fighter, reply.card, reply.counter))
            counter = f"{card_name(reply.card)} {reply.counter}"
            lines.append(f"{short_name(fighter)} strikes back, {counter}: {parts}.")
    if fight is not None and fight.shields:
        lines.append(f"Shields block {fight.shields} of it.")
    title = f"Struck back: {short_name(view.fighters[int(seat)])}"
    return About(title, tuple(lines) or ("Nothing strikes back.",), "8.9")


# Buttons

BUTTONS: dict[str, tuple[str, tuple[str, ...], str]] = {
    "turn:upgrade": (
        "Upgrading turn",
        ("Play money and energy from your hand, buy cards, power up. No attack in this turn.",),
        "4.1",
    ),
    "turn:attack": (
        "Attacking turn",
        ("Lay attack cards (red) on your opponents and strike, as often as you like. No buying.",),
        "7.1",
    ),
    "hand": ("Play all", ("All money and energy in your hand in one go.",), "4.5"),
    "strike": ("Strike", ("Show the cards you have laid, and let them be answered.",), "8.1"),
    "end": ("End turn", ("Your hand goes to the discard, and you draw a new one.",), "3.3"),
    "enough": ("Enough", ("No more cards are taken or burned.",), "11.2"),
    "pass": ("Pass", ("You play no card, or no further card, for now.",), "9.5"),
    "accept": ("Accept", ("A truce until one of you attacks the other. It binds nobody.",), "13.2"),
    "decline": ("Decline", ("No truce; nothing changes.",), "13.2"),
}
"""Title, lines and clause of each button."""
