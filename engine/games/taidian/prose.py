"""Taidian in plain words: log lines from events (`tell`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.core.event import Event
from engine.core.text import listed, with_article
from engine.games.taidian import events as e
from engine.games.taidian.cards import CARDS, CHARACTERS, TRACKS


def fighter(slug: str) -> str:
    """What the log calls a fighter."""
    return CHARACTERS[slug].short


def card(slug: str) -> str:
    """A card's name."""
    return CARDS[slug].name


def a_card(slug: str) -> str:
    """A card's name with its article: "an Antidote", "a Punch"."""
    return with_article(card(slug))


def track(slug: str) -> str:
    """A power-up track's name."""
    return TRACKS[slug].name


def counted(slugs: Iterable[str]) -> str:
    """Cards with their numbers: "2 Coin and Kick"."""
    number = Counter(slugs)
    return listed(f"{n} {card(slug)}" if n > 1 else card(slug) for slug, n in number.items())


def tell(event: Event, seat: int | None) -> str:
    """One log line, as the seat reads it."""
    if isinstance(event, e.Deed):
        return f"{fighter(event.who)} {deed(event)}"
    match event:
        case e.StormStruck(amount=amount):
            return f"The storm takes {amount} health from everybody"
        case e.GameWon(winners=winners, draw=True):
            return f"{listed(map(fighter, winners))} fall together: a draw"
        case e.GameWon(winners=winners):
            verb = "wins" if len(winners) == 1 else "win"
            return f"{listed(map(fighter, winners))} {verb}"
    raise ValueError(f"nobody knows how to tell {event!r}")


def deed(event: e.Deed) -> str:
    """What was done, without the doer."""
    match event:
        case e.CharacterTaken(team=team):
            row = CHARACTERS[event.who]
            joins = f" for team {team}" if team else ""
            return f"enters the fight{joins}: {row.name}, {row.role}"
        case e.GameBegan():
            return "is the first player"
        case e.TurnBegan(round=number):
            return f"begins a turn (round {number})"
        case e.TurnChosen(kind=kind):
            return "upgrades" if kind == "upgrade" else "attacks"
        case e.Drew(cards=cards):
            return f"draws {counted(cards)}" if cards else "draws nothing"
        case e.Rebuilt(structure=slug):
            return f"draws the {card(slug)}, which is back in play"
        case e.Tended(amount=amount, health=health):
            return f"is tended in the Clinic: +{amount}, now {health}"
        case e.TurnEnded(unused=unused):
            return f"ends the turn, {counted(unused)} unused" if unused else "ends the turn"
        case e.Fell(by=whose, round=number):
            knocked = f", knocked out by {fighter(whose)}" if whose else ""
            return f"falls in round {number}{knocked}"
        case e.LootTaken(victim=victim, card=slug):
            return f"takes {a_card(slug)} from {fighter(victim)}'s cards"
        case e.TruceOffered(target=target):
            return f"offers {fighter(target)} a truce"
        case e.TruceAnswered(target=target, accepted=accepted):
            answer = "accepts the truce with" if accepted else "declines a truce with"
            return f"{answer} {fighter(target)}"
        case e.TruceBroken(target=target):
            return f"breaks the truce with {fighter(target)}"
    return upgrade_deed(event)


def upgrade_deed(event: e.Deed) -> str:
    """What happens in an upgrading turn, and the Burn-Barrel."""
    match event:
        case e.CardPlayed(card=slug, money=money, energy=energy):
            row = CARDS[slug]
            if row.money:
                return f"plays {card(slug)}, {money} money"
            return f"plays {card(slug)}, {energy} energy" if row.energy else f"uses {a_card(slug)}"
        case e.StructureWorked(structure=slug, amount=amount):
            kind = "money" if slug == "vault" else "energy"
            return f"gets {amount} {kind} from the {card(slug)}"
        case e.CardBought(card=slug, cost=cost, left=left):
            return f"buys {a_card(slug)} for {cost}, {left} money left"
        case e.Reworked(card=slug):
            return f"swaps {a_card(slug)} in the Workshop"
        case e.PoweredUp(track=slug, level=level, energy=energy):
            return f"powers up {track(slug)} to level {level}, {energy} energy left"
        case e.CardBurned(card=slug):
            return f"burns {a_card(slug)}"
    return fight_deed(event)


def fight_deed(event: e.Deed) -> str:
    """What happens in a fight."""
    match event:
        case e.BatchDeclared(cards=cards):
            return f"lays {batch(cards)}"
        case e.Treated(target=target, amount=amount, health=health):
            whom = "on the spot" if target == event.who else fighter(target)
            return f"heals {whom}: +{amount}, now {health}"
        case e.RobberStopped(target=target, by=by):
            return f"finds a {card(by)} in the way at {fighter(target)}'s: the Robber fails"
        case e.RobberFoundNothing(target=target):
            return f"finds nothing in {fighter(target)}'s hand"
        case e.CardStolen(target=target):
            return f"steals a card from {fighter(target)}"
        case e.StolenCardSeen(target=target, card=slug):
            return f"stole {a_card(slug)} from {fighter(target)}"
        case e.CardPutBack(target=target, card=slug):
            return f"puts {a_card(slug)} back into {fighter(target)}'s hand"
        case e.StructureBombed():
            return bombing(event)
        case e.Replied():
            return answered(event)
        case e.CameTooLate(card=slug, target=target):
            return f"comes too late with {a_card(slug)} for {fighter(target)} and keeps it"
        case e.Hurt():
            return wound(event)
        case e.CounterHurt(attack=attack, block=block, health=health):
            less = f" less {block}" if block else ""
            return f"is struck back for {attack}{less}, now {max(0, health)}"
        case e.PoisonEnded(owner=owner, cured=cured):
            end = "is cured of" if cured else "has outlasted"
            return f"{end} a Poison from {fighter(owner)}"
    raise ValueError(f"nobody knows how to tell {event!r}")


def batch(cards: tuple[tuple[str, str, str], ...]) -> str:
    """A batch by targets: "2 Punch and Kick at Novak, First Aid at Vane"."""
    targets = dict.fromkeys(target for _, target, _ in cards)
    parts = []
    for target in targets:
        slugs = [slug for slug, whom, _ in cards if whom == target]
        bombed = [card(structure) for _, whom, structure in cards if whom == target and structure]
        named = f" ({listed(bombed)})" if bombed else ""
        parts.append(f"{counted(slugs)} at {fighter(target)}{named}")
    return ", ".join(parts)


def bombing(event: e.StructureBombed) -> str:
    """What became of a structure that was bombed."""
    structure = f"{fighter(event.target)}'s {card(event.structure)}"
    if event.spared:
        return f"bombs {structure}, but it holds"
    return f"bombs {structure}" if event.there else f"bombs {structure}, which is gone already"


def answered(event: e.Replied) -> str:
    """A card played in a window."""
    whom = "" if event.target == event.who else f" for {fighter(event.target)}"
    value = f" ({event.value})" if event.value else ""
    return f"plays {a_card(event.card)}{whom}{value}"


def wound(event: e.Hurt) -> str:
    """The sum of an attack: "takes 30 less 10, heals 15, now 120"."""
    what = "of Poison " if event.poison else ""
    less = f" less {event.block}" if event.block else ""
    parts = [f"takes {event.attack}{less} {what}".rstrip()] if event.attack else []
    if event.heal:
        parts.append(f"heals {event.heal}")
    return f"{', '.join(parts)}, now {max(0, event.health)}"
