"""Taidian's greedy bot: it weighs cards in points of damage and hits the strong."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from attrs import define, evolve, field

from engine.bots import greedy
from engine.core.bot import Advice, Sight
from engine.core.chance import Chance
from engine.core.choice import PASS, Choice, choice
from engine.core.dispatch import Dispatch
from engine.games.taidian.bots.reasons import reason_for
from engine.games.taidian.bots.tactics import (
    attacking_turn_value,
    expected_help,
    hand_attack,
    idle_supplies,
    is_batch_of_robbers,
    is_mostly_useful,
    is_useful,
    most_wounded_fighter,
    seats_under_attack,
    target_choice,
    target_weight,
    upgrading_turn_value,
    with_cards,
)
from engine.games.taidian.bots.value import Outlook, best_purchase
from engine.games.taidian.bots.weights import Weights
from engine.games.taidian.cards import CARDS
from engine.games.taidian.view_types import FighterView, View

END_TURN, STRIKE, ENOUGH = choice("end turn"), choice("strike"), choice("enough")


def random_likings(chance: Chance) -> dict[str, float]:
    """A random factor between a half and two for each card: how much a bot likes it.

    It makes two bots at one table play differently.
    """
    return {slug: 2.0 ** (chance.number_below(201) / 100 - 1) for slug in CARDS}


@define
class GreedyBot(greedy.GreedyBot):
    """Buys useful cards, powers up its hand, strikes with everything, and defends itself."""

    weights: Weights = field(factory=Weights)

    def __attrs_post_init__(self) -> None:
        if not self.weights.card_likings:
            self.weights = evolve(self.weights, card_likings=random_likings(self.chance))

    def advise(self, sight: Sight) -> Advice:
        """The advice of a bot with the same weights that likes all cards alike."""
        alike = evolve(self.weights, card_likings=dict.fromkeys(CARDS, 1.0))
        return super(GreedyBot, GreedyBot(self.chance, alike)).advise(sight)

    def decide(self, sight: Sight) -> Choice:
        view: View = sight.view
        return POLICIES[view.step](self, view, tuple(sight.decision.choices))

    def reason(self, sight: Sight, choice: Choice) -> str:
        return reason_for(sight.view, choice)

    # One's own turn

    def choose_character(self, view: View, choices: Sequence[Choice]) -> Choice:
        return self.chance.pick(choices)

    def choose_turn(self, view: View, choices: Sequence[Choice]) -> Choice:
        """The kind of turn that this hand is better for: upgrading or attacking."""
        outlook = Outlook(view, self.weights)
        offers = [each for each in choices if each.verb == "offer truce"]
        if offers and self.wants_truce(view) and self.chance.number_below(4) == 0:
            return self.chance.pick(offers)
        upgrade, attack = upgrading_turn_value(outlook), attacking_turn_value(outlook)
        return choice("upgrade") if upgrade > attack else choice("attack")

    def wants_truce(self, view: View) -> bool:
        """Is the player's health below the average of all who have not fallen?"""
        rivals = [each.health for each in view.fighters if each.standing]
        return view.own_fighter.health * len(rivals) < sum(rivals)

    def choose_truce_answer(self, view: View, choices: Sequence[Choice]) -> Choice:
        """The answer to a truce: yes when the player is behind in health."""
        return choice("accept") if self.wants_truce(view) else choice("decline")

    def choose_upgrade_step(self, view: View, choices: Sequence[Choice]) -> Choice:
        """The next step of an upgrading turn: swap, play everything, then buy the best."""
        outlook = Outlook(view, self.weights)
        swaps = [each for each in choices if each.verb == "rework"]
        idle = [each for each in swaps if CARDS[each.noun].colour != "black"]
        if idle:
            return min(idle, key=lambda each: outlook.use_value(each.noun))
        supplies = [each for each in choices if each.verb in ("play all", "play")]
        supplies = [each for each in supplies if each.noun != "burn-barrel"]
        if supplies and idle_supplies(outlook):
            return self.choose_barrel_or(view, choices, supplies[0])
        if supplies:
            return supplies[0]
        _, slug = best_purchase(outlook, view.turn.money)
        if choice("buy", slug) in choices:
            return choice("buy", slug)
        return self.choose_barrel_or(view, choices, END_TURN)

    def choose_barrel_or(self, view: View, choices: Sequence[Choice], other: Choice) -> Choice:
        """Using the Burn-Barrel if the hand holds a card to be rid of, or else the other choice."""
        barrels = [each for each in choices if each.noun == "burn-barrel" and each.verb != "buy"]
        if barrels and self.junk_in_hand(view):
            return barrels[0]
        return other

    def junk_in_hand(self, view: View) -> list[str]:
        """Unused cards in the hand that do more harm than good in the deck, the worst first."""
        outlook = Outlook(view, self.weights)
        return [slug for slug in outlook.junk if slug in view.own_fighter.hand]

    def choose_card_to_burn(self, view: View, choices: Sequence[Choice]) -> Choice:
        """The worst card to burn, or a stop if no card in the hand is bad for the deck."""
        junk = self.junk_in_hand(view)
        return choice("burn", junk[0]) if junk else ENOUGH

    def choose_track(self, view: View, choices: Sequence[Choice]) -> Choice:
        """The track whose next level is worth most to the player's cards."""
        levels = Outlook(view, self.weights).levels
        return max(choices, key=lambda each: levels[each.noun])

    # Attacking

    def choose_card_to_lay(self, view: View, choices: Sequence[Choice]) -> Choice:
        """The next card to lay: Robbers first, in their own batch, then everything else that helps.

        Attack cards are laid in one go if there is only one rival.
        """
        cards = [each for each in choices if each.verb == "lay" and is_useful(view, each.noun)]
        robbers = [each for each in cards if CARDS[each.noun].effect == "rob"]
        if robbers:
            return robbers[0]
        if not cards and not view.turn.undeclared_batch:
            return self.choose_barrel_or(view, choices, END_TURN)
        if not cards or is_batch_of_robbers(view):
            return STRIKE
        best = max(cards, key=lambda each: CARDS[each.noun].attack)
        at_once = [each for each in choices if each.verb == "all at"]
        return at_once[0] if len(at_once) == 1 and CARDS[best.noun].attack else best

    def choose_target(self, view: View, choices: Sequence[Choice]) -> Choice:
        """The target of the card that was laid last; who that is depends on the card."""
        targets = [view.fighter_of(each.noun) for each in choices]
        match CARDS[view.turn.undeclared_batch[-1].card].effect:
            case "treat":
                return target_choice(most_wounded_fighter(view, targets))
            case "rob":
                return target_choice(self.choose_same_or_victim(view, with_cards(targets)))
        return target_choice(self.choose_same_or_victim(view, targets))

    def choose_same_or_victim(self, view: View, targets: list[FighterView]) -> FighterView:
        """The fighter whom this batch or the last one already attacks, or else a new victim."""
        seats = seats_under_attack(view)
        same_targets = (each for each in targets if each.seat in seats)
        return next(same_targets, None) or self.choose_victim(view, targets)

    def choose_victim(self, view: View, targets: list[FighterView]) -> FighterView:
        """The target: a rival who can be knocked out, or else a random one, the strongest most
        likely.

        Teams gang up on the weakest; without teams the targets are spread.
        """
        power = hand_attack(view)
        weak = [each for each in targets if each.health <= power]
        if weak:
            return min(weak, key=lambda each: each.health)
        if view.has_teams:
            return min(targets, key=lambda each: each.health)
        odds = [target_weight(view, each) for each in targets]
        lot = self.chance.number_below(sum(odds))
        for each, odd in zip(targets, odds, strict=True):
            lot -= odd
            if lot < 0:
                return each
        return targets[-1]

    def choose_structure(self, view: View, choices: Sequence[Choice]) -> Choice:
        """The most expensive structure of the target, for a Fire Bomb."""
        return max(choices, key=lambda each: CARDS[each.noun].cost)

    def choose_card_to_keep(self, view: View, choices: Sequence[Choice]) -> Choice:
        outlook = Outlook(view, self.weights)
        return max(choices, key=lambda each: outlook.use_value(each.noun))

    def choose_loot(self, view: View, choices: Sequence[Choice]) -> Choice:
        """The best card of the fallen fighter, if it is better than the deck's average."""
        outlook = Outlook(view, self.weights)
        cards = [each for each in choices if each.verb == "take"]
        best = max(cards, key=lambda each: outlook.use_value(each.noun))
        return best if outlook.use_value(best.noun) > outlook.usual else ENOUGH

    # Answering

    def choose_reply(self, view: View, choices: Sequence[Choice]) -> Choice:
        """A card that helps the player, or friends when asked to help them, or else a pass."""
        assert view.window is not None
        if view.window.helping:
            return self.choose_help(view, choices)
        for each in choices:
            if each != PASS and self.is_needed(view, each.noun):
                return each
        return PASS

    def is_needed(self, view: View, slug: str) -> bool:
        """Does the card do something for the player now?"""
        fight, row = view.fight, CARDS[slug]
        assert fight is not None
        assert view.window is not None
        if view.window.kind == "counter":
            return fight.counter_damage > 0
        if row.attack or row.effect:
            return True
        stand = fight.stand_of(view.own_fighter.seat)
        assert stand is not None
        return is_mostly_useful(view, slug, stand, view.own_fighter)

    def choose_help(self, view: View, choices: Sequence[Choice]) -> Choice:
        """Help for teammates who need it, or, without teams, for a truce partner about to fall."""
        for each in choices:
            if each != PASS and self.is_worth_helping(view, each):
                return each
        return PASS

    def is_worth_helping(self, view: View, help_choice: Choice) -> bool:
        friend, row, fight = view.fighter_of(help_choice.noun), CARDS[help_choice.verb], view.fight
        assert fight is not None
        assert view.window is not None
        if not view.has_teams and view.seat not in friend.truces:
            return False
        if view.window.kind == "counter":
            coming = fight.counter_damage
            damage_left = coming - expected_help(view)
            return coming >= friend.health or (bool(view.has_teams) and damage_left > 0)
        if row.attack or row.effect:
            return True
        stand = fight.stand_of(friend.seat)
        assert stand is not None
        dying = friend.health <= stand.coming_loss
        if dying or not view.has_teams:
            return dying
        helped_stand = (
            evolve(stand, block=stand.block + expected_help(view)) if row.block else stand
        )
        return is_mostly_useful(view, help_choice.verb, helped_stand, friend)


POLICIES: Dispatch[str, Callable[[GreedyBot, View, Sequence[Choice]], Choice]] = Dispatch("policy")
"""The bot's policies, by the step of the game."""
POLICIES |= {
    "character": GreedyBot.choose_character,
    "choose": GreedyBot.choose_turn,
    "truce": GreedyBot.choose_truce_answer,
    "upgrade": GreedyBot.choose_upgrade_step,
    "power up": GreedyBot.choose_track,
    "burn": GreedyBot.choose_card_to_burn,
    "lay": GreedyBot.choose_card_to_lay,
    "target": GreedyBot.choose_target,
    "structure": GreedyBot.choose_structure,
    "keep": GreedyBot.choose_card_to_keep,
    "loot": GreedyBot.choose_loot,
    "window": GreedyBot.choose_reply,
}
