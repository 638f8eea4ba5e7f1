"""What the texts about cards say will follow."""

from __future__ import annotations

from attrs import frozen

from engine.core.facts import Fact, Foretold, TriedChoice
from engine.core.text import capital, count, percent
from engine.games.ages.achievements.by_cards import CardGoal
from engine.games.ages.attacks.events import DamageDrawn
from engine.games.ages.card_types import Rating
from engine.games.ages.cards.events import CardDrawn, CardsPickedUp, Prepared, TrialTaken
from engine.games.ages.cards.held import unseen_cards
from engine.games.ages.challenges.contests import chance_of
from engine.games.ages.creatures.events import Unleashed
from engine.games.ages.map.sight import range_between
from engine.games.ages.names import short_name, unit_name
from engine.games.ages.phrases import sum_text, unit_of
from engine.games.ages.rows.creatures import CREATURES
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.standing import points_of_combat
from engine.games.ages.view_types import Figure, UnitView


def actor_in(tried: TriedChoice, *, after: bool = False) -> UnitView:
    unit: UnitView = (tried.after if after else tried.before).units[tried.before.acting_unit]
    return unit


@frozen
class Redraw(Fact):
    """Whether the player of a cube draws another Secret card (14.10)."""

    respect: int
    needed: int

    def __str__(self) -> str:
        verdict = "is enough" if self.respect >= self.needed else "is too little"
        told = f"Respect {self.respect} {verdict} to draw a Secret card as well"
        return f"{told} ({self.needed} needed)"

    def holds(self, tried: TriedChoice) -> bool:
        drawn = [each.deck for each in tried.events if isinstance(each, CardDrawn)]
        is_drawn = self.respect >= self.needed and tried.before.can_draw_from("secret")
        has_respect = actor_in(tried).ratings["respect"].value == self.respect
        return has_respect and ("secret" in drawn) == is_drawn


@frozen
class TooMany(Fact):
    """The cards after the draws of a cube, of which those above the limit must go (14.2)."""

    held: int
    limit: int

    def __str__(self) -> str:
        excess = count(self.held - self.limit, "card")
        return f"Then {self.held} cards are held, and the limit is {self.limit}: {excess} must go"

    def holds(self, tried: TriedChoice) -> bool:
        return len(actor_in(tried, after=True).cards) == self.held > self.limit


@frozen
class Draws(Fact):
    """The draws that a card takes of those of the reward, and the cards of its deck (14.1)."""

    taken: int
    reward: int
    in_deck: int

    line = "Takes {taken} of {reward:draw}; {in_deck:card} in the deck"

    def holds(self, tried: TriedChoice) -> bool:
        before, after, deck = tried.before, tried.after, tried.choice.noun
        if (before.reward, before.decks[deck]) != (self.reward, self.in_deck):
            return False
        draws_on = after.reward > 0 and after.acting_unit == before.acting_unit
        taken = before.reward - after.reward if draws_on else self.taken
        return taken == self.taken and after.decks[deck] == max(self.in_deck - 1, 0)


@frozen
class FullHand(Fact):
    """The cards of a unit that draws more than it may carry, and the draws that it has left."""

    held: int
    limit: int
    draws_left: int

    def __str__(self) -> str:
        hand = f"{self.held} of {self.limit}"
        if self.held >= self.limit:
            return f"The hand is full ({hand}): a card must then be discarded"
        most = "up to " if self.draws_left > 1 else ""  # Elite cards take two draws each.
        excess = count(self.held + 1 + self.draws_left - self.limit, "card")
        return f"The hand holds {hand}: after all draws {most}{excess} must be discarded"

    def holds(self, tried: TriedChoice) -> bool:
        unit = actor_in(tried)
        must_discard = tried.after.step == "discard" or not unit.is_on_map
        return len(unit.cards) == self.held and must_discard is (self.held >= self.limit)


WITHOUT_EXPERIENCE = "when the experience has ended"


@frozen
class Usable(Fact):
    """The share of the unseen cards of a deck that a unit can use."""

    unit: str
    usable: int
    unseen: int
    is_active: bool = False

    def __str__(self) -> str:
        share = f" ({percent(self.usable / self.unseen)})" if self.unseen else ""
        lasting = f" {WITHOUT_EXPERIENCE}" if self.is_active else ""
        unseen = f"{count(self.unseen, 'unseen card')}{share}{lasting}"
        return f"{short_name(self.unit)} can use {self.usable} of {unseen}"

    def holds(self, tried: TriedChoice) -> bool:
        unseen = len(unseen_cards(tried.before, tried.choice.noun))
        return 0 <= self.usable <= self.unseen == unseen


@frozen
class Kinds(Fact):
    """The kinds of the unseen cards of a deck, the commonest first: "weapons 10, armour 3"."""

    numbers: tuple[tuple[str, int], ...]

    def __str__(self) -> str:
        return ", ".join(f"{word} {number}" for word, number in self.numbers)

    def holds(self, tried: TriedChoice) -> bool:
        every = sum(number for _, number in self.numbers)
        return every == len(unseen_cards(tried.before, tried.choice.noun))


@frozen
class BonusRead(Foretold):
    """What the Field Manual adds to the next adventure (21.53)."""

    amount: int

    kind = Prepared
    line = "+{amount}"


@frozen
class Lying(Foretold):
    """The cards on the ground of the unit's space (8.3)."""

    count: int

    kind = CardsPickedUp
    line = "{count:card}"


@frozen
class Healing(Fact):
    """A unit's Health before and after healing, and its maximum then (14.6, 18.3, 19.3)."""

    unit: str
    before: int
    after: int
    most: int
    cures: bool
    is_named: bool

    def __str__(self) -> str:
        name = f"{unit_name(self.unit)}: " if self.is_named else ""
        point = " (+1 combat point)" if self.cures else ""
        return f"{name}Health from {self.before} to {self.after} of {self.most}{point}"

    def holds(self, tried: TriedChoice) -> bool:
        number = next(each.number for each in tried.before.units if each.slug == self.unit)
        before, after = tried.before.units[number], tried.after.units[number]
        points = [points_of_combat(each)[before.team] for each in (tried.before, tried.after)]
        told = self.before, self.after, self.most
        is_so = (before.health, after.health, after.max_health) == told
        return is_so and points[0] + self.cures <= points[1]


@frozen
class Unusable(Fact):
    """Why a unit cannot use a card, with the ratings that are too low for it (14.3)."""

    unit: str
    reason: str
    shortfalls: tuple[tuple[Rating, int, int], ...]
    """Each with what the card needs and what the unit has."""

    def __str__(self) -> str:
        return f"{unit_name(self.unit)} cannot use it: {self.reason}"

    def holds(self, tried: TriedChoice) -> bool:
        ratings = unit_of(tried.before, self.unit).ratings
        return all(ratings[name].value == has < needed for name, needed, has in self.shortfalls)


@frozen
class GoalNow(Fact):
    """Whether an achievement card counts for the unit that holds it, and how near it is (14.14)."""

    unit: str
    card: str
    goal: CardGoal

    def __str__(self) -> str:
        return capital(str(self.goal))

    def holds(self, tried: TriedChoice) -> bool:
        unit = unit_of(tried.before, self.unit)
        is_held = self.card in unit.known_cards
        counts = self.card in tried.before.card_goals[unit.team]
        return not is_held or counts == self.goal.is_earned


@frozen
class WayToPrey(Fact):
    """The way of a hunter to its target as it is unleashed (28.3)."""

    points: int
    speed: int

    def __str__(self) -> str:
        moves = max(1, -(-self.points // self.speed))
        least = f"at least {count(moves, 'move')}" if moves > 1 else "1 move"
        return f"{count(self.points, 'point')} away, {least}"

    def holds(self, tried: TriedChoice) -> bool:
        event, view = tried.event(Unleashed), tried.after
        if event is None:
            return False
        hunter, target = (unit_of(view, each) for each in (event.creature, event.target))
        distance = range_between(view.map, hunter.space, target.space)
        return hunter.ratings["speed"].value == self.speed and distance <= self.points


@frozen
class HunterRatings(Fact):
    card: str

    def __str__(self) -> str:
        row = CREATURES[TREASURES[self.card].creature]
        return (
            f"Speed {row.speed}, Health {row.health}, Melee {row.melee}, Power {row.power}, "
            f"Damage {row.damage}"
        )

    def holds(self, tried: TriedChoice) -> bool:
        event = tried.event(Unleashed)
        if event is None:
            return False
        hunter = unit_of(tried.after, event.creature)
        names: tuple[Rating, ...] = ("speed", "melee", "power", "damage")
        numbers = [hunter.ratings[name].value for name in names]
        row = CREATURES[TREASURES[self.card].creature]
        printed = [row.speed, row.melee, row.power, row.damage]
        return (numbers, hunter.health) == (printed, row.health)


@frozen
class TrialOdds(Fact):
    """The numbers of a test of the Arbiter, and the chance to pass (14.15)."""

    rating: Figure
    against: int
    chance: float

    def __str__(self) -> str:
        return f"{sum_text(self.rating)} against {self.against}, {percent(self.chance)}"

    def holds(self, tried: TriedChoice) -> bool:
        event = tried.event(TrialTaken)
        if event is None:
            return False
        chance = chance_of(tried.before, event.rating - event.against)
        numbers = self.rating.value, self.against, self.chance
        return numbers == (event.rating, event.against, chance)


@frozen
class ArmorCounts(Fact):
    """The Armor of a unit that takes a hit for another (20, 28)."""

    armor: int

    line = "Armor {armor} counts"

    def holds(self, tried: TriedChoice) -> bool:
        drawn = tried.event(DamageDrawn)
        return drawn is None or drawn.against >= self.armor
