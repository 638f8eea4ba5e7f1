"""The events of Taidian, with their log lines. `seat` did it and `seat_slug` is its character."""

from __future__ import annotations

from typing import Literal

from attrs import field, frozen

from engine.core.event import Event, SeatEvent
from engine.core.text import join_with_and
from engine.games.taidian.card_types import WindowKind
from engine.games.taidian.cards import CARDS, CHARACTERS
from engine.games.taidian.names import (
    CardSlug,
    CharacterSlug,
    StructureSlug,
    TrackSlug,
    card_name,
    counted_cards,
    fighter_name,
)


@frozen
class FighterEvent(SeatEvent, is_base=True):
    """Something that a fighter did, or that happened to it; its line follows the name."""

    def told(self) -> str:
        return f"{fighter_name(self.seat_slug)} {super().told()}"


@frozen
class TargetEvent(FighterEvent, is_base=True):
    target: CharacterSlug


@frozen
class CharacterTaken(FighterEvent):
    """The seat entered the fight with a character, picked or dealt."""

    picked: bool
    team: int
    """The team's number, or 0 without teams."""

    @property
    def line(self) -> str:
        row = CHARACTERS[self.seat_slug]
        team = " for team {team}" if self.team else ""
        return f"enters the fight{team}: {row.name}, {row.role}"


@frozen
class GameBegan(FighterEvent):
    line = "is the first player"


@frozen
class TurnBegan(FighterEvent):
    round: int
    line = "begins a turn (round {round})"


@frozen
class Drew(FighterEvent):
    """The cards that a fighter draws; only that seat reads it."""

    cards: tuple[str, ...]

    @property
    def line(self) -> str:
        return f"draws {counted_cards(self.cards) or 'nothing'}"


@frozen
class Rebuilt(FighterEvent):
    """A structure was drawn again (6.3)."""

    structure: StructureSlug
    line = "draws the {structure}, which is back in play"


@frozen
class Tended(FighterEvent):
    """The Clinic healed its owner at the start of a turn."""

    amount: int
    health: int

    @property
    def line(self) -> str:
        if not self.amount:
            return "has full health, {health}: the Clinic has nothing to heal"
        return f"is tended in the Clinic: {healed_text(self.amount, self.health)}"


@frozen
class StormStruck(Event):
    round: int
    amount: int
    line = "The storm takes {amount} health from everybody"


@frozen
class TurnChosen(FighterEvent):
    kind: Literal["upgrade", "attack"]
    line = "{kind}s"


@frozen
class TurnEnded(FighterEvent):
    """The turn of a fighter ended, and unused cards in the hand went to the discard."""

    unused_cards: tuple[str, ...] = field(metadata={"saved_as": "unused"})

    @property
    def line(self) -> str:
        cards = counted_cards(self.unused_cards)
        return f"ends the turn with {cards} unused" if cards else "ends the turn"


# Upgrading


@frozen
class CardPlayed(FighterEvent):
    """A black card was played, and this is the fighter's money and energy now."""

    card: CardSlug
    money: int
    energy: int

    @property
    def line(self) -> str:
        row = CARDS[self.card]
        if row.money:
            return "plays {card}: {money} money to spend"
        return "plays {card}: {energy} energy in all" if row.energy else "uses {card}"


@frozen
class StructureWorked(FighterEvent):
    """A Vault or Generator gave something at the beginning of an upgrading turn."""

    structure: StructureSlug
    amount: int

    @property
    def line(self) -> str:
        gain = "money" if self.structure == "vault" else "energy"
        return f"gets {{amount}} {gain} from the {{structure}}"


@frozen
class CardBought(FighterEvent):
    card: CardSlug
    cost: int
    money_left: int = field(metadata={"saved_as": "left"})

    @property
    def line(self) -> str:
        return f"buys {{card}} for {{cost}}, {self.money_left or 'no'} money left"


@frozen
class Reworked(FighterEvent):
    card: CardSlug
    line = "swaps {card} in the Workshop"


@frozen
class PoweredUp(FighterEvent):
    """A fighter raised a track to a level; `energy` is left."""

    track: TrackSlug
    level: int
    energy: int

    @property
    def line(self) -> str:
        return f"powers up {{track}} to level {{level}}, {self.energy or 'no'} energy left"


@frozen
class CardBurned(FighterEvent):
    card: CardSlug
    line = "burns {card}"


# Fighting


@frozen
class BatchDeclared(FighterEvent):
    cards: tuple[tuple[str, str, str], ...]
    """Card, target's character and, for a Fire Bomb, the structure."""

    @property
    def line(self) -> str:
        return f"lays {batch_text(self.cards)}"


@frozen
class TruceBroken(TargetEvent):
    line = "breaks the truce with {target}"


@frozen
class Treated(TargetEvent):
    amount: int
    health: int

    @property
    def line(self) -> str:
        target = "" if self.target == self.seat_slug else " {target}"
        return f"heals{target} with First Aid: {healed_text(self.amount, self.health)}"


@frozen
class RobberStopped(TargetEvent):
    card: Literal["watchtower", "shotgun"]

    @property
    def line(self) -> str:
        return f"is stopped by {{target}}'s {card_name(self.card)}: the Robber fails"


@frozen
class RobberFoundNothing(TargetEvent):
    """A Robber that `seat` sent found no card in the hand of `target`."""

    line = "finds nothing in {target}'s hand"


@frozen
class CardStolen(TargetEvent):
    """A card was stolen; this event, which all read, does not name it."""

    line = "steals a card from {target}"


@frozen
class StolenCardSeen(TargetEvent):
    card: CardSlug
    line = "stole {card} from {target}"


@frozen
class CardPutBack(TargetEvent):
    """The card that a Robber drew and put back; only thief and victim read it (17.7)."""

    card: CardSlug
    line = "puts {card} back into {target}'s hand"


@frozen
class StructureBombed(TargetEvent):
    """A Fire Bomb of `seat` met a structure of `target`, which may be `spared`."""

    structure: StructureSlug
    spared: bool
    """Did the structure hold?"""
    was_standing: bool = field(metadata={"saved_as": "there"})

    @property
    def line(self) -> str:
        gone = "" if self.was_standing else ", which is already gone"
        return "bombs {target}'s {structure}" + (", but it holds" if self.spared else gone)


@frozen
class Replied(TargetEvent):
    """A card was played in a window, for `target`."""

    card: CardSlug
    kind: WindowKind
    value: int
    """The value of the card: what it blocks, strikes or heals; 0 if it has none."""

    @property
    def line(self) -> str:
        target = "" if self.target == self.seat_slug else " for {target}"
        return f"plays {{card}}{target}" + (" ({value})" if self.value else "")


@frozen
class CameTooLate(TargetEvent):
    """An Antidote found no Poison left and stays in the hand (18.7)."""

    card: CardSlug
    line = "comes too late with {card} for {target} and keeps it"


@frozen
class Hurt(FighterEvent):
    """The result of an attack or a Poison for `seat` (8.8)."""

    attack: int
    """The damage before blocking."""
    block: int
    """The damage that was blocked."""
    heal: int
    """The health gained."""
    health: int
    is_poison: bool
    """Is it a Poison, and not an attack?"""

    @property
    def line(self) -> str:
        """The sum of an attack: "is hit for 30, 10 of it blocked; heals 15; 120 health left".

        A tick that a character's ability reduces to nothing is told as well (17.8).
        """
        parts = []
        if self.attack:
            hit = "loses {attack} to Poison" if self.is_poison else "is hit for {attack}"
            parts.append(hit + blocked_part(self.attack, self.block))
        elif self.is_poison and not self.heal:
            parts.append("loses nothing to Poison")
        if self.heal:
            parts.append("heals {heal}")
        return "; ".join((*parts, health_left(self.health)))


@frozen
class CounterHurt(FighterEvent):
    """`seat` attacked and was struck back (8.9)."""

    attack: int
    """The damage of all counter-attacks."""
    block: int
    """The damage that was blocked."""
    health: int

    @property
    def line(self) -> str:
        blocked = blocked_part(self.attack, self.block)
        return f"takes {{attack}} in return{blocked}; {health_left(self.health)}"


@frozen
class PoisonEnded(FighterEvent):
    """`seat` is rid of a Poison."""

    owner: CharacterSlug
    """The character that the Poison came from."""
    cured: bool
    """Was it cured, and not outlasted?"""

    @property
    def line(self) -> str:
        return ("is cured of" if self.cured else "has outlasted") + " a Poison from {owner}"


@frozen
class Fell(FighterEvent):
    knocker: CharacterSlug
    """The fighter whose cards did it; "" for the storm."""
    round: int

    @property
    def line(self) -> str:
        return "falls in round {round}" + (", knocked out by {knocker}" if self.knocker else "")


@frozen
class LootTaken(FighterEvent):
    victim: CharacterSlug
    card: CardSlug
    line = "takes {card} from {victim}'s cards"


# Truces


@frozen
class TruceOffered(TargetEvent):
    line = "offers {target} a truce"


@frozen
class TruceAnswered(TargetEvent):
    """A fighter accepted or refused the truce that `target` had offered."""

    accepted: bool

    @property
    def line(self) -> str:
        return ("accepts the" if self.accepted else "declines a") + " truce with {target}"


@frozen
class GameWon(Event):
    """The game ended: these characters won, or drew."""

    winners: tuple[CharacterSlug, ...]
    is_draw: bool
    """Did the last fighters fall together, or several sides stand to the end?"""
    round_limit: int = field(default=0, metadata={"optional": True})
    """The number of rounds that several sides stood to the end; 0 if that is not how it ended."""

    @property
    def line(self) -> str:
        if self.round_limit:
            return "{winners} draw: no side has won in {round_limit} rounds"
        if self.is_draw:
            return "{winners} fall together: a draw"
        return "{winners} " + ("wins" if len(self.winners) == 1 else "win")


def batch_text(cards: tuple[tuple[str, str, str], ...]) -> str:
    """A batch by targets: "2 Punches and Kick on Novak, First Aid on Vane"."""
    parts = []
    for target in dict.fromkeys(target for _, target, _ in cards):
        slugs = [slug for slug, whom, _ in cards if whom == target]
        bombed_names = [
            card_name(structure) for _, whom, structure in cards if whom == target and structure
        ]
        bombed_text = f" ({join_with_and(bombed_names)})" if bombed_names else ""
        parts.append(f"{counted_cards(slugs)} on {fighter_name(target)}{bombed_text}")
    return ", ".join(parts)


def healed_text(amount: int, health: int) -> str:
    """The health that was gained, and the new health: "+10, now 140 health"."""
    return f"+{amount}, now {health} health" if amount else f"health stays at {health}"


def blocked_part(attack: int, block: int) -> str:
    """The part of a hit that was blocked: ", 10 of it blocked"; may be empty."""
    return f", {'all' if block == attack else block} of it blocked" if block else ""


def health_left(health: int) -> str:
    """The health after a hit: "15 health left"."""
    return f"{max(0, health) or 'no'} health left"
