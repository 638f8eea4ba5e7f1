"""What descriptions say will follow, as values that can be compared with what follows."""

from __future__ import annotations

from collections import Counter
from typing import Literal

from attrs import frozen

from engine.core.facts import Fact, Quoted, TriedChoice
from engine.core.text import count, count_or_no, join_with_and
from engine.games.taidian.card_types import POWER_UP, TICKS
from engine.games.taidian.cards import CARDS, CHARACTERS, POISON_DAMAGE, structure_rows
from engine.games.taidian.events import TurnEnded, batch_text
from engine.games.taidian.names import card_name, counted_cards
from engine.games.taidian.view_types import FighterView, StandView, View


def named(slug: str) -> Quoted:
    """The name of a card in a text: its number promises nothing."""
    return Quoted(card_name(slug))


def own(view: View, tried: TriedChoice) -> FighterView:
    return view.fighters[tried.seat]


def no_or(number: int) -> str:
    """A number, where zero is "no"."""
    return str(number or "no")


# One's own turn


@frozen
class Start(Fact):
    """The health, and perhaps the energy, of a character that is picked (2.5)."""

    character: str
    health: int
    energy: int
    says_energy: bool = False

    def __str__(self) -> str:
        return f"{self.energy} energy" if self.says_energy else f"{self.health} health"

    def holds(self, tried: TriedChoice) -> bool:
        fighter = own(tried.after, tried)
        now = fighter.character, fighter.health, fighter.energy
        return now == (self.character, self.health, self.energy)


@frozen
class ComingSupply(Fact):
    """The money or energy of an upgrading turn, with its parts (4.5, 16.3, 16.4)."""

    kind: Literal["money", "energy"]
    in_hand: int
    from_structure: int
    structure: str

    def __str__(self) -> str:
        total = f"{no_or(self.in_hand + self.from_structure)} {self.kind}"
        if not self.from_structure:
            return total
        if not self.in_hand:
            return f"{total} (from the {self.structure})"
        return f"{total} ({self.in_hand} in hand + {self.from_structure} {self.structure})"

    def holds(self, tried: TriedChoice) -> bool:
        before = own(tried.before, tried)
        rows, structures = [CARDS[slug] for slug in before.hand], structure_rows(before.structures)
        if self.kind == "money":
            in_hand, left = sum(row.money for row in rows), tried.after.turn.money
            return (in_hand, left) == (self.in_hand, self.from_structure)
        bonus = CHARACTERS[before.character].bonus
        more = sum(row.slug in bonus.cards for row in rows if row.energy) if bonus else 0
        from_structure = sum(row.energy_each_upgrade for row in structures)
        in_hand = sum(row.energy for row in rows) + more
        return (in_hand, from_structure) == (self.in_hand, self.from_structure)


@frozen
class AttackInHand(Fact):
    """The attack of all cards in the hand, laid one after the other (7.1, 5.3, 16.6, 17)."""

    total: int

    def __str__(self) -> str:
        return f"{self.total} attack in hand"

    def holds(self, tried: TriedChoice) -> bool:
        fighter = own(tried.before, tried)
        weapons = [row for slug in fighter.hand if (row := CARDS[slug]).attack]
        bonus = CHARACTERS[fighter.character].bonus
        gains = sum(row.slug in bonus.cards for row in weapons) if bonus else 0
        more = bonus.amount * (min(gains, 1) if bonus.first_only else gains) if bonus else 0
        levels = sum(POWER_UP * fighter.levels[row.symbol] for row in weapons)
        rows = structure_rows(fighter.structures) if weapons else ()
        drill = sum(row.attack_in_first_batch for row in rows)
        return sum(row.attack for row in weapons) + levels + more + drill == self.total


@frozen
class UnusedCards(Fact):
    """The cards in the hand that go to the discard (3.3)."""

    cards: int

    def __str__(self) -> str:
        return f"{count(self.cards, 'card is', 'cards are')} discarded unused"

    def holds(self, tried: TriedChoice) -> bool:
        ended = next(event for event in tried.events if isinstance(event, TurnEnded))
        return len(ended.unused_cards) == self.cards


@frozen
class MoneyIsLost(Fact):
    """The money on the table that the end of the turn costs (4.4)."""

    money: int

    def __str__(self) -> str:
        return f"{self.money} money is lost"

    def holds(self, tried: TriedChoice) -> bool:
        left = tried.after.turn.money if tried.after.active == tried.seat else 0
        return (tried.before.turn.money, left) == (self.money, 0)


@frozen
class MoneyRises(Fact):
    """The money on the table before and after (4.2)."""

    before: int
    after: int

    def __str__(self) -> str:
        return f"money from {self.before} to {self.after}"

    def holds(self, tried: TriedChoice) -> bool:
        moneys = tried.before.turn.money, tried.after.turn.money
        return moneys == (self.before, self.after)


@frozen
class MoreMoney(Fact):
    """The money that comes onto the table (4.5)."""

    money: int

    def __str__(self) -> str:
        return f"{self.money} money"

    def holds(self, tried: TriedChoice) -> bool:
        return bool(tried.after.turn.money - tried.before.turn.money == self.money)


@frozen
class EnergyRises(Fact):
    """The energy before and after, and the power-ups that are due (5.1, 5.4)."""

    before: int
    after: int
    power_ups: int

    def __str__(self) -> str:
        ups = f", {count(self.power_ups, 'power-up')}" if self.power_ups else ""
        return f"energy from {self.before} to {self.after}{ups}"

    def holds(self, tried: TriedChoice) -> bool:
        energies = own(tried.before, tried).energy, own(tried.after, tried).energy
        is_due = tried.after.step == "power up"
        return (*energies, is_due) == (self.before, self.after, self.power_ups > 0)


@frozen
class Price(Fact):
    """What a card costs its buyer (4.2, 17.4, 17.9)."""

    cost: int

    def __str__(self) -> str:
        return str(self.cost)

    def holds(self, tried: TriedChoice) -> bool:
        return bool(tried.before.turn.money - tried.after.turn.money == self.cost)


@frozen
class Purchase(Fact):
    """The discount on the printed price, and the money that a purchase leaves (4.2, 17.4, 17.9)."""

    less: int
    left: int

    def __str__(self) -> str:
        less = f"{self.less} less for you. " if self.less else ""
        return f"{less}Leaves {no_or(self.left)} money. " if self.left >= 0 else less

    def holds(self, tried: TriedChoice) -> bool:
        paid = tried.before.turn.money - tried.after.turn.money
        less = CARDS[tried.choice.noun].cost - paid
        return (less, tried.after.turn.money) == (self.less, self.left)


@frozen
class TrackLevel(Fact):
    """The new level of a track, and what its cards gain by it (5.2, 5.3)."""

    track: str
    level: int

    def __str__(self) -> str:
        names = join_with_and(row.name for row in CARDS.values() if row.symbol == self.track)
        return f"level {self.level}: {names} +{POWER_UP * self.level}"

    def holds(self, tried: TriedChoice) -> bool:
        return bool(own(tried.after, tried).levels[self.track] == self.level)


# Attacking


@frozen
class LaidValue(Fact):
    """What the card laid last counts (5.3, 16.6, 17)."""

    value: int
    heals: bool = False

    def __str__(self) -> str:
        return f"heals {self.value}" if self.heals else f"{self.value} attack"

    def holds(self, tried: TriedChoice) -> bool:
        return bool(tried.after.turn.undeclared_batch[-1].value == self.value)


@frozen
class AllLaid(Fact):
    """The cards that are laid in one go, and their attack (5.3, 7.2, 16.6, 17)."""

    cards: tuple[str, ...]
    total: int

    def __str__(self) -> str:
        return f"{counted_cards(self.cards)}: {self.total} attack"

    def holds(self, tried: TriedChoice) -> bool:
        new = tried.after.turn.undeclared_batch[len(tried.before.turn.undeclared_batch) :]
        total = sum(each.value for each in new)
        return Counter(each.card for each in new) == Counter(self.cards) and total == self.total


@frozen
class DeclaredBatch(Fact):
    """The cards of a batch by target, and their attack (7.2, 8.1)."""

    cards: tuple[tuple[str, str, str], ...]
    total: int

    def __str__(self) -> str:
        return f"{batch_text(self.cards)}{f': {self.total} attack' if self.total else ''}"

    def holds(self, tried: TriedChoice) -> bool:
        laid, fighters = tried.after.fight.laid_cards, tried.after.fighters
        cards = [(each.card, fighters[each.target].character, each.structure) for each in laid]
        total = sum(each.value for each in laid if CARDS[each.card].attack)
        return cards == [*self.cards] and bool(total == self.total)


@frozen
class BunkerBlock(Fact):
    """What a Bunker blocks of a batch, besides Shields (16.1)."""

    character: str
    block: int

    def __str__(self) -> str:
        return f"{CHARACTERS[self.character].short}'s Bunker blocks {self.block}"

    def holds(self, tried: TriedChoice) -> bool:
        target = tried.before.fighter_of(self.character)
        if tried.choice.verb == "all at":
            rows = structure_rows(target.structures)
            return sum(row.block_in_first_batch for row in rows) == self.block
        replies = [each for each in tried.after.fight.replies if each.target == target.seat]
        shields = sum(each.value for each in replies if CARDS[each.card].block)
        return bool(stand(tried.after, target.seat).block - shields == self.block)


@frozen
class TargetState(Fact):
    """The health and the cards of a target (7.3)."""

    character: str
    health: int
    cards: int

    def __str__(self) -> str:
        return f"{self.health} health, {count_or_no(self.cards, 'card')} in hand"

    def holds(self, tried: TriedChoice) -> bool:
        target = tried.before.fighter_of(self.character)
        return (target.health, target.hand_count) == (self.health, self.cards)


@frozen
class PoisonLoss(Fact):
    """What a Poison of the chooser takes each turn: of a fighter, or of most (10.2, 17.8)."""

    damage: int
    victim: str = ""
    is_brief: bool = False

    def __str__(self) -> str:
        return (
            f"loses {self.damage}"
            if self.is_brief
            else f"loses {self.damage} in each of your next {TICKS} turns"
        )

    def holds(self, tried: TriedChoice) -> bool:
        more = CHARACTERS[own(tried.before, tried).character].more_poison
        less = CHARACTERS[self.victim].less_poison if self.victim else 0
        return max(0, POISON_DAMAGE + more - less) == self.damage


# Answering


def stand(view: View, seat: int) -> StandView:
    assert view.fight is not None
    found = view.fight.stand_of(seat)
    assert found is not None
    return found


def helped(tried: TriedChoice) -> int:
    is_own = tried.choice.verb in ("play", "pass")
    return tried.seat if is_own else tried.before.fighter_of(tried.choice.noun).seat


def is_waiting(tried: TriedChoice) -> bool:
    """Do others answer at the same time, so that nothing happens before they have (9.5)?"""
    return len(tried.before.window.asked_seats) > 1


@frozen
class DamageFalls(Fact):
    """The damage before and after a block (8.7, 8.8)."""

    before: int
    after: int

    def __str__(self) -> str:
        return f"damage from {self.before} to {self.after}"

    def holds(self, tried: TriedChoice) -> bool:
        if is_waiting(tried):
            return True
        is_counter = tried.before.window.kind == "counter"
        damages = [
            view.fight.counter_damage if is_counter else stand(view, helped(tried)).coming_damage
            for view in (tried.before, tried.after)
        ]
        return damages == [self.before, self.after]


@frozen
class StrikeBack(Fact):
    """The damage to the attacker (8.9)."""

    damage: int

    def __str__(self) -> str:
        return f"does {self.damage} damage"

    def holds(self, tried: TriedChoice) -> bool:
        more = tried.after.fight.counter - tried.before.fight.counter
        return is_waiting(tried) or bool(more == self.damage)


@frozen
class Healing(Fact):
    """What is added to the healing, and the health after the fight (8.8)."""

    value: int
    health: int

    def __str__(self) -> str:
        return f"heals {self.value}, to {self.health} health"

    def holds(self, tried: TriedChoice) -> bool:
        seat = helped(tried)
        was, now = stand(tried.before, seat), stand(tried.after, seat)
        target = tried.before.fighters[seat]
        left = min(target.cap, target.health - now.coming_loss)
        return is_waiting(tried) or (now.heal - was.heal, max(0, left)) == (self.value, self.health)


@frozen
class Loss(Fact):
    """What the seat loses at the most if it passes; help may ease it (8.8, 8.9)."""

    damage: int

    def __str__(self) -> str:
        return f"you lose {self.damage} health"

    def holds(self, tried: TriedChoice) -> bool:
        fight = tried.after.fight
        if is_waiting(tried) or not fight.is_over:
            return True
        if fight.attacker == tried.seat:
            return bool(fight.attacker_health_lost <= self.damage)
        return stand(tried.after, tried.seat).health_lost <= self.damage


@frozen
class StayingPoison(Fact):
    """The damage of a Poison that stays, and for how many turns (10.2)."""

    owner: str
    damage: int

    def __str__(self) -> str:
        owner = CHARACTERS[self.owner].short
        return f"{self.damage} damage to you at the start of each of {owner}'s next {TICKS} turns"

    def holds(self, tried: TriedChoice) -> bool:
        known = [(each.ticks, each.damage) for each in own(tried.after, tried).poisons]
        return is_waiting(tried) or (TICKS, self.damage) in known
