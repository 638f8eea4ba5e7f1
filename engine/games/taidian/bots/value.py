"""The value of cards to a fighter, in points of damage: the heart of the greedy bot.

A bought card is drawn again and again; how often depends on how long the fight will last and how
large the deck is. Everything here is read off the view.
"""

from __future__ import annotations

from collections import Counter

from attrs import define, field

from engine.games.taidian.bots.weights import Weights
from engine.games.taidian.card_types import HAND_SIZE, HEALTH, MAX_LEVEL, POWER_UP, TICKS, Card
from engine.games.taidian.card_values import energy_of, value_of
from engine.games.taidian.cards import CARDS, CHARACTERS, STRUCTURES, TRACKS, poison_damage
from engine.games.taidian.view_types import FighterView, View

POOR_CARD_RATIO = 0.7
"""A card that is worth less than this part of an average card is better burned."""
MIN_DECK = 6
"""The least number of cards in a deck that the bot makes smaller."""
MIN_WEAPONS = 3
"""The number of attack cards that a deck needs; with fewer, none is burned and one is wanted."""
UNARMED_FACTOR = 3.0
"""The factor on the value of an attack card for a fighter who has too few of them."""


@define
class Outlook:
    """The rest of the fight as one seat sees it, worked out again for each decision."""

    view: View
    weights: Weights
    length: float = field(init=False)
    """The number of rounds that a fight with this table's options takes."""
    rounds: float = field(init=False)
    """The number of rounds that may still be played."""
    cards: Counter[str] = field(init=False)
    """All that the seat owns, except for structures in play."""
    draws: float = field(init=False)
    """The number of times that a card bought now will be drawn."""
    rivals: list[FighterView] = field(init=False)
    levels: dict[str, float] = field(init=False)
    """The value of one more level of each track."""
    usual: float = field(init=False)
    """The value of a card of the deck on average when it is drawn."""
    weapons: int = field(init=False)
    """The number of the player's cards that attack."""
    junk: tuple[str, ...] = field(init=False, default=())
    """Kinds of the player's cards that do more harm than good in the deck, the worst first."""

    def __attrs_post_init__(self) -> None:
        you = self.view.own_fighter
        self.rivals = self.view.rivals
        self.cards = Counter([*you.deck, *you.hand, *you.discard])
        self.length = expected_length(self.view, self.weights)
        self.rounds = rounds_left(self.view, self.rivals, self.weights)
        size = max(HAND_SIZE, sum(self.cards.values()))
        self.draws = max(0.0, self.rounds - size / HAND_SIZE / 2) * HAND_SIZE / size
        self.levels = {track: self.level_value(track) for track in TRACKS}
        total_value = sum(self.use_value(slug) * count for slug, count in self.cards.items())
        self.usual = total_value / size
        self.weapons = sum(n for slug, n in self.cards.items() if CARDS[slug].attack)
        self.junk = self.find_junk()

    def find_junk(self) -> tuple[str, ...]:
        """The cards that a Burn-Barrel should burn: poor ones, but no needed weapon."""
        if sum(self.cards.values()) <= MIN_DECK:
            return ()
        use_values = {slug: self.use_value(slug) for slug in self.cards if slug != "burn-barrel"}
        bad = [slug for slug, value in use_values.items() if value < POOR_CARD_RATIO * self.usual]
        if self.weapons <= MIN_WEAPONS:
            bad = [slug for slug in bad if not CARDS[slug].attack]
        return tuple(sorted(bad, key=use_values.__getitem__))

    # Effects of a drawn card

    def use_value(self, slug: str) -> float:
        row = CARDS[slug]
        weights = self.weights
        value = row.money * self.coin_value() * (1 - weights.attacking_turn_share)
        if row.energy:
            value += (
                energy_of(self.view, slug)
                * self.energy_value()
                * (1 - weights.attacking_turn_share)
            )
        if row.attack:
            value += value_of(self.view, slug) * (
                0.75 if row.defence_windows else weights.attacking_turn_share
            )
        if row.block:
            value += value_of(self.view, slug) * weights.block_point_value
        if row.heal:
            share = (
                weights.heal_point_value
                if row.defence_windows
                else weights.heal_point_value * weights.attacking_turn_share
            )
            value += value_of(self.view, slug) * share * self.healing_need()
        if row.stops_robbers:
            value += 3 * self.rivals_with("robber")
        return value + self.effect_value(row)

    def effect_value(self, row: Card) -> float:
        weights = self.weights
        match row.effect:
            case "poison":
                damage = poison_damage(self.view.own_fighter.character)
                return 0.7 * damage * min(TICKS, self.rounds) * weights.attacking_turn_share
            case "rob":
                fingers = CHARACTERS[self.view.own_fighter.character].cards_a_robber_draws
                return weights.robbery_value * (0.6 + 0.4 * fingers) * weights.attacking_turn_share
            case "bomb":
                structure_count = sum(len(each.structures) for each in self.rivals)
                return 4 * min(2, structure_count) * weights.attacking_turn_share
            case "cure":
                return 4 * self.rivals_with("poison")
            case "burn":
                junk = sum(self.cards[slug] for slug in self.junk)
                return min(2.0, junk) * 0.2 * self.rounds
        return 0.0

    def coin_value(self) -> float:
        """The value of a coin now; near the end money buys nothing that still matters."""
        return self.weights.coin_value * min(1.0, self.rounds / self.length)

    def energy_value(self) -> float:
        """The value of one energy: a tenth of the best available level."""
        return self.weights.energy_factor * max(self.levels.values()) / POWER_UP

    def level_value(self, track: str) -> float:
        """Ten points more for each card with the symbol, each time it is used."""
        if self.view.own_fighter.levels[track] == MAX_LEVEL:
            return 0.0
        uses = sum(
            self.symbol_share(slug) * count
            for slug, count in self.cards.items()
            if CARDS[slug].symbol == track
        )
        return POWER_UP * (uses + 0.3) * self.draws

    def symbol_share(self, slug: str) -> float:
        """The share of draws in which a card with a symbol is put to use."""
        row, weights = CARDS[slug], self.weights
        if row.block:
            return weights.block_point_value * 0.8
        if row.heal:
            return weights.heal_point_value * 0.8
        return 0.75 if row.defence_windows else weights.attacking_turn_share

    def healing_need(self) -> float:
        """The need for healing, from 0 to 1."""
        you = self.view.own_fighter
        return min(1.0, 0.4 + 1.5 * (you.cap - you.health) / you.cap)

    def rivals_with(self, slug: str) -> float:
        """The number of cards of a kind that rivals have bought, at most three."""
        return min(3.0, sum(each.bought_counts.get(slug, 0) for each in self.rivals))

    # The value of owning a card

    def purchase_value(self, slug: str) -> float:
        """The value of buying the card: all its uses, less the uses of the cards it displaces."""
        liking = self.weights.card_likings.get(slug, 1.0)
        if slug in STRUCTURES:
            return self.structure_value(slug) * liking
        if CARDS[slug].effect == "burn" and self.cards[slug]:
            return 0.0  # one Burn-Barrel burns all there is to burn
        if CARDS[slug].attack and self.weapons < MIN_WEAPONS:
            liking = max(liking, UNARMED_FACTOR)
        gain = self.use_value(slug) * liking * 0.93 ** self.cards[slug] - 0.75 * self.usual
        return gain * self.draws

    def structure_value(self, slug: str) -> float:
        """The value of a structure, which works each round until bombed and takes no deck space."""
        row, weights = STRUCTURES[slug], self.weights
        upgrading = 1 - weights.attacking_turn_share
        a_round = (
            row.block_in_first_batch * 0.9
            + row.healing_each_turn * weights.heal_point_value * self.healing_need()
            + row.energy_each_upgrade * self.energy_value() * upgrading
            + row.money_each_upgrade * self.coin_value() * upgrading
            + row.robbers_stopped * 2 * self.rivals_with("robber")
            + row.attack_in_first_batch * weights.attacking_turn_share
            + row.swaps * 0.7 * self.usual * upgrading
        )
        return a_round * self.rounds


def rounds_left(view: View, rivals: list[FighterView], weights: Weights) -> float:
    """A guess at how long the fight will last, by the rounds played and the health left."""
    length = expected_length(view, weights)
    rounds = max(3.0, length - view.round)
    weakest = (
        min([view.own_fighter.health, *(each.health for each in rivals)]) / view.own_fighter.cap
    )
    return min(rounds, 3.0 + length * weakest)


def expected_length(view: View, weights: Weights) -> float:
    """The rounds that a fight takes from its start: fewer with less health and more Punches."""
    return (
        weights.usual_rounds
        * view.usual_health
        / HEALTH
        * (weights.extra_punches_factor if view.has_extra_punches else 1.0)
    )


def best_purchase(outlook: Outlook, money: int) -> tuple[float, str]:
    """The value of the best purchases for the money, and the card to buy first; "" for nothing."""
    purchase_values = [
        (stack.cost, outlook.purchase_value(stack.slug), stack.slug)
        for stack in outlook.view.market
        if stack.count and not stack.owned and stack.cost <= money
    ]
    purchase_values = [purchase for purchase in purchase_values if purchase[1] > 0]
    best: list[tuple[float, str]] = [(0.0, "")]
    for budget in range(1, money + 1):
        purchase = best[budget - 1]
        for cost, purchase_value, slug in purchase_values:
            if cost <= budget:
                total = purchase_value + 0.9 * best[budget - cost][0]
                if total > purchase[0]:
                    purchase = (total, slug)
        best.append(purchase)
    return best[money]
