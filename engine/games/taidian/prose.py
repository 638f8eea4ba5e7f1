"""The log lines of Taidian, made from its events (`tell`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from engine.core.dispatch import Dispatch
from engine.core.event import Event, SeatEvent
from engine.core.text import join_with_and, with_article
from engine.games.taidian import events as e
from engine.games.taidian.cards import CARDS, CHARACTERS, TRACKS


def fighter_name(slug: str) -> str:
    """The name of a fighter in the log."""
    return CHARACTERS[slug].short


def card_name(slug: str) -> str:
    """A card's name."""
    return CARDS[slug].name


def plural_card_name(slug: str) -> str:
    """The plural of a card's name: "Kicks", "Punches", "Gold"."""
    return CARDS[slug].plural or f"{card_name(slug)}s"


def a_card(slug: str) -> str:
    """A card's name with its article, if it can have one: "an Antidote", "a Punch", "Gold"."""
    return (
        card_name(slug)
        if plural_card_name(slug) == card_name(slug)
        else with_article(card_name(slug))
    )


def track_name(slug: str) -> str:
    """A power-up track's name."""
    return TRACKS[slug].name


def counted_cards(slugs: Iterable[str]) -> str:
    """Cards with their numbers: "2 Coins and Kick"."""
    number = Counter(slugs)
    return join_with_and(
        f"{n} {plural_card_name(slug)}" if n > 1 else card_name(slug) for slug, n in number.items()
    )


tells: Dispatch[type[Event], Callable[[Any], str]] = Dispatch("log line")
"""The log line of an event; the line of a seat event follows the seat's name."""


def tell(event: Event, seat: int | None) -> str:
    """One log line, as the seat reads it."""
    text = tells[type(event)](event)
    return f"{fighter_name(event.seat_slug)} {text}" if isinstance(event, SeatEvent) else text


# The game


@tells(e.StormStruck)
def storm_struck(event: e.StormStruck) -> str:
    """Say how much health the storm takes."""
    return f"The storm takes {event.amount} health from everybody"


@tells(e.GameWon)
def game_won(event: e.GameWon) -> str:
    """Say who wins, or who draws and why."""
    if event.round_limit:
        names = join_with_and(map(fighter_name, event.winners))
        return f"{names} draw: no side has won in {event.round_limit} rounds"
    if event.is_draw:
        return f"{join_with_and(map(fighter_name, event.winners))} fall together: a draw"
    verb = "wins" if len(event.winners) == 1 else "win"
    return f"{join_with_and(map(fighter_name, event.winners))} {verb}"


# Turns


@tells(e.CharacterTaken)
def character_taken(event: e.CharacterTaken) -> str:
    """Say which character enters the fight, and for which team."""
    row = CHARACTERS[event.seat_slug]
    joins = f" for team {event.team}" if event.team else ""
    return f"enters the fight{joins}: {row.name}, {row.role}"


@tells(e.GameBegan)
def game_began(event: e.GameBegan) -> str:
    """Say that the fighter is the first player."""
    return "is the first player"


@tells(e.TurnBegan)
def turn_began(event: e.TurnBegan) -> str:
    """Say that a turn begins, and in which round."""
    return f"begins a turn (round {event.round})"


@tells(e.TurnChosen)
def turn_chosen(event: e.TurnChosen) -> str:
    """Say whether the turn is an upgrading or an attacking one."""
    return "upgrades" if event.kind == "upgrade" else "attacks"


@tells(e.Drew)
def drew(event: e.Drew) -> str:
    """Say which cards the fighter draws."""
    return f"draws {counted_cards(event.cards)}" if event.cards else "draws nothing"


@tells(e.Rebuilt)
def rebuilt(event: e.Rebuilt) -> str:
    """Say which bombed structure was drawn and is back in play."""
    return f"draws the {card_name(event.structure)}, which is back in play"


@tells(e.Tended)
def tended(event: e.Tended) -> str:
    """Say how much the Clinic heals, with the new health, or that there was nothing to heal."""
    if not event.amount:
        return f"has full health, {event.health}: the Clinic has nothing to heal"
    return f"is tended in the Clinic: {healed_text(event.amount, event.health)}"


@tells(e.TurnEnded)
def turn_ended(event: e.TurnEnded) -> str:
    """Say that the turn ends, and which cards stay unused."""
    return (
        f"ends the turn with {counted_cards(event.unused_cards)} unused"
        if event.unused_cards
        else "ends the turn"
    )


@tells(e.Fell)
def fell(event: e.Fell) -> str:
    """Say when the fighter falls and who knocked them out."""
    knocker_text = f", knocked out by {fighter_name(event.knocker)}" if event.knocker else ""
    return f"falls in round {event.round}{knocker_text}"


@tells(e.LootTaken)
def loot_taken(event: e.LootTaken) -> str:
    """Say which card is taken from whose cards."""
    return f"takes {a_card(event.card)} from {fighter_name(event.victim)}'s cards"


@tells(e.TruceOffered)
def truce_offered(event: e.TruceOffered) -> str:
    """Say to whom a truce is offered."""
    return f"offers {fighter_name(event.target)} a truce"


@tells(e.TruceAnswered)
def truce_answered(event: e.TruceAnswered) -> str:
    """Say whether a truce is accepted, and with whom."""
    answer = "accepts the truce with" if event.accepted else "declines a truce with"
    return f"{answer} {fighter_name(event.target)}"


@tells(e.TruceBroken)
def truce_broken(event: e.TruceBroken) -> str:
    """Say with whom the truce is broken."""
    return f"breaks the truce with {fighter_name(event.target)}"


# An upgrading turn, and the Burn-Barrel


@tells(e.CardPlayed)
def card_played(event: e.CardPlayed) -> str:
    """Say which black card is played, and the money or energy that the player now has."""
    row = CARDS[event.card]
    if row.money:
        return f"plays {a_card(event.card)}: {event.money} money to spend"
    if row.energy:
        return f"plays {a_card(event.card)}: {event.energy} energy in all"
    return f"uses {a_card(event.card)}"


@tells(e.StructureWorked)
def structure_worked(event: e.StructureWorked) -> str:
    """Say how much money or energy a structure gives."""
    kind = "money" if event.structure == "vault" else "energy"
    return f"gets {event.amount} {kind} from the {card_name(event.structure)}"


@tells(e.CardBought)
def card_bought(event: e.CardBought) -> str:
    """Say which card is bought, its cost and the money left."""
    return f"buys {a_card(event.card)} for {event.cost}, {event.money_left or 'no'} money left"


@tells(e.Reworked)
def reworked(event: e.Reworked) -> str:
    """Say which card is swapped in the Workshop."""
    return f"swaps {a_card(event.card)} in the Workshop"


@tells(e.PoweredUp)
def powered_up(event: e.PoweredUp) -> str:
    """Say which track rises to which level, and the energy left."""
    rest = f"{event.energy or 'no'} energy left"
    return f"powers up {track_name(event.track)} to level {event.level}, {rest}"


@tells(e.CardBurned)
def card_burned(event: e.CardBurned) -> str:
    """Say which card is burned."""
    return f"burns {a_card(event.card)}"


# Fights


@tells(e.BatchDeclared)
def batch_declared(event: e.BatchDeclared) -> str:
    """Say which cards are laid on whom."""
    return f"lays {batch_text(event.cards)}"


@tells(e.Treated)
def treated(event: e.Treated) -> str:
    """Say who is healed by First Aid, how much, and the new health."""
    target_text = "" if event.target == event.seat_slug else f" {fighter_name(event.target)}"
    return f"heals{target_text} with First Aid: {healed_text(event.amount, event.health)}"


def healed_text(amount: int, health: int) -> str:
    """The health that was gained, and the new health: "+10, now 140 health"."""
    return f"+{amount}, now {health} health" if amount else f"health stays at {health}"


@tells(e.RobberStopped)
def robber_stopped(event: e.RobberStopped) -> str:
    """Say what stops the Robber."""
    return f"is stopped by {fighter_name(event.target)}'s {card_name(event.card)}: the Robber fails"


@tells(e.RobberFoundNothing)
def robber_found_nothing(event: e.RobberFoundNothing) -> str:
    """Say in whose hand the Robber finds no card."""
    return f"finds nothing in {fighter_name(event.target)}'s hand"


@tells(e.CardStolen)
def card_stolen(event: e.CardStolen) -> str:
    """Say from whom a card is stolen, without its name."""
    return f"steals a card from {fighter_name(event.target)}"


@tells(e.StolenCardSeen)
def stolen_card_seen(event: e.StolenCardSeen) -> str:
    """Say which card was stolen from whom."""
    return f"stole {a_card(event.card)} from {fighter_name(event.target)}"


@tells(e.CardPutBack)
def card_put_back(event: e.CardPutBack) -> str:
    """Say which card the Robber puts back into whose hand."""
    return f"puts {a_card(event.card)} back into {fighter_name(event.target)}'s hand"


@tells(e.StructureBombed)
def structure_bombed(event: e.StructureBombed) -> str:
    """Say which structure is bombed, and what becomes of it."""
    return bombing_text(event)


@tells(e.Replied)
def replied(event: e.Replied) -> str:
    """Say which card is played in answer, for whom and with which value."""
    return reply_line(event)


@tells(e.CameTooLate)
def came_too_late(event: e.CameTooLate) -> str:
    """Say which card came too late and stays in the hand."""
    return f"comes too late with {a_card(event.card)} for {fighter_name(event.target)} and keeps it"


@tells(e.Hurt)
def hurt(event: e.Hurt) -> str:
    """Say how much health an attack or a Poison costs."""
    return wound_text(event)


@tells(e.CounterHurt)
def counter_hurt(event: e.CounterHurt) -> str:
    """Say what counter-attacks cost, with the new health."""
    return f"takes {event.attack} in return{blocked_part(event)}; {health_left(event.health)}"


@tells(e.PoisonEnded)
def poison_ended(event: e.PoisonEnded) -> str:
    """Say whose Poison ended, by a cure or after its last tick."""
    end = "is cured of" if event.cured else "has outlasted"
    return f"{end} a Poison from {fighter_name(event.owner)}"


def batch_text(cards: tuple[tuple[str, str, str], ...]) -> str:
    """A batch by targets: "2 Punches and Kick on Novak, First Aid on Vane"."""
    targets = dict.fromkeys(target for _, target, _ in cards)
    parts = []
    for target in targets:
        slugs = [slug for slug, whom, _ in cards if whom == target]
        bombed_names = [
            card_name(structure) for _, whom, structure in cards if whom == target and structure
        ]
        bombed_text = f" ({join_with_and(bombed_names)})" if bombed_names else ""
        parts.append(f"{counted_cards(slugs)} on {fighter_name(target)}{bombed_text}")
    return ", ".join(parts)


def bombing_text(event: e.StructureBombed) -> str:
    """Say what became of a structure that was bombed."""
    structure = f"{fighter_name(event.target)}'s {card_name(event.structure)}"
    if event.spared:
        return f"bombs {structure}, but it holds"
    return (
        f"bombs {structure}" if event.was_standing else f"bombs {structure}, which is already gone"
    )


def reply_line(event: e.Replied) -> str:
    """A card played in a window."""
    target_text = "" if event.target == event.seat_slug else f" for {fighter_name(event.target)}"
    value = f" ({event.value})" if event.value else ""
    return f"plays {a_card(event.card)}{target_text}{value}"


def wound_text(event: e.Hurt) -> str:
    """The sum of an attack: "is hit for 30, 10 of it blocked; heals 15; 120 health left".

    A tick that a character's ability reduces to nothing is told as well (17.8).
    """
    parts = []
    if event.attack:
        hit = f"loses {event.attack} to Poison" if event.is_poison else f"is hit for {event.attack}"
        parts.append(f"{hit}{blocked_part(event)}")
    elif event.is_poison and not event.heal:
        parts.append("loses nothing to Poison")
    if event.heal:
        parts.append(f"heals {event.heal}")
    return "; ".join((*parts, health_left(event.health)))


def blocked_part(event: e.Hurt | e.CounterHurt) -> str:
    """The part of a hit that was blocked: ", 10 of it blocked"; may be empty."""
    if not event.block:
        return ""
    return f", {'all' if event.block == event.attack else event.block} of it blocked"


def health_left(health: int) -> str:
    """The health after a hit: "15 health left"."""
    return f"{max(0, health) or 'no'} health left"
