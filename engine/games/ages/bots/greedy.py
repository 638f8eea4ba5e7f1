"""The greedy bot: each character runs its best errand, shoots and strikes where it pays."""

from __future__ import annotations

from attrs import define

from engine.bots import greedy
from engine.core.bot import Sight
from engine.core.choice import PASS, Choice
from engine.games.ages.bots import bases, goals, openings, secrets
from engine.games.ages.bots.errands import (
    best_errand,
    card_worth,
    costs_to,
    melee_worth,
    walk_costs,
)
from engine.games.ages.bots.preferences import NO, Preference, prefers
from engine.games.ages.bots.weights import (
    FREE_USES,
    HAND,
    LEVELS,
    LUCK,
    MERCY_BELOW,
    PAYS_BELOW,
    WORTH_A_SHOT,
)
from engine.games.ages.contests import in_range, shot_of
from engine.games.ages.describe import describe
from engine.games.ages.describe.words import acting, unit_of
from engine.games.ages.odds import attack_odds, guardian_chance
from engine.games.ages.treasures import TREASURES
from engine.games.ages.units import guardian_deck, is_contested
from engine.games.ages.view_types import UnitView, View

CHAPTERS = (openings, secrets, bases, goals)
"""The modules with further preferences; importing them registers their steps."""


@define
class GreedyBot(greedy.GreedyBot):
    """Sees only its view, and forks nothing."""

    def decide(self, sight: Sight) -> Choice:
        """The choice with the highest preference; of equals the first."""
        view: View = sight.view
        worth, choices = prefers[view.step](view), sight.decision.choices
        if view.step in openings.BY_LOT:
            return max(choices, key=lambda each: worth(each) + LUCK * self.chance.below(100) / 100)
        return max(choices, key=worth)

    def reason(self, sight: Sight, choice: Choice) -> str:
        """Why this choice: what the character wants, or what the choice does."""
        view: View = sight.view
        if choice.verb in ("move", "walk"):
            unit = unit_of(view, choice.noun) if choice.verb == "move" else view.units[view.acting]
            errand = best_errand(view, unit)
            if errand:
                return f"{errand.why} at {view.map.names[errand.space]} is worth the way"
        return describe(view, choice).consequence or "it is the best that can be done"


def odds_of(
    view: View, unit: UnitView, target: UnitView, weapon: str, kind: str, **words: int
) -> float:
    """The mean damage of an attack, more if it may kill."""
    found = attack_odds(view, unit, target, weapon, kind, dice=view.dice, **words).damage
    return found * (1.5 if target.health <= 2 else 1.0)


# Free actions


@prefers("free")
def free(view: View) -> Preference:
    """Act with who is wounded and has medicine, has experience to use, or cards to take."""

    def worth(choice: Choice) -> float:
        if choice.verb == "done":
            return 0.0
        unit = unit_of(view, choice.noun)
        if unit.finished:
            return NO
        heals = any(TREASURES[card].kind == "medical" for card in unit.known_cards)
        wounded = unit.health < unit.most
        useful = (wounded and heals) or unit.space in view.ground or unit.in_prison
        useful = useful or (not unit.flag and unit.team in view.flags.get(unit.space, ()))
        enemies = is_contested(view, unit)
        learned = unit.experience > 0 and not unit.active
        useful = useful or secrets.has_use(view, unit)
        return 1.0 if useful or (learned and (enemies or unit.experience > 1)) else NO

    return worth


@prefers("free use")
def free_use(view: View) -> Preference:
    """Heal, pick up, learn; a prisoner tries to escape; give and destroy nothing."""
    if acting(view).in_prison:
        return lambda choice: float(choice.verb == "ability")
    return lambda choice: (
        secrets.use_worth(view, choice)
        if choice.verb in secrets.USES
        else FREE_USES.get(choice.verb, NO)
    )


# Fire


def targets(view: View, unit: UnitView, weapon: str) -> list[UnitView]:
    """The enemies that a weapon can be fired at."""
    return [
        other
        for other in view.units
        if other.team != unit.team
        and other.on_map
        and in_range(view, unit, other, weapon, "fire", other.space)
    ]


def own_in_the_way(view: View, unit: UnitView, target: UnitView) -> bool:
    """Would an area weapon hit an ally too?"""
    return any(u.on_map and u.team == unit.team and u.space == target.space for u in view.units)


def best_shot(view: View, unit: UnitView, weapon: str) -> float:
    """The mean damage of the best single shot."""
    shot = shot_of(unit, weapon)
    if shot is None:
        return 0.0
    return max(
        (
            odds_of(view, unit, target, weapon, "fire")
            for target in targets(view, unit, weapon)
            if not (shot.area and own_in_the_way(view, unit, target))
        ),
        default=0.0,
    )


@prefers("fire")
def fire(view: View) -> Preference:
    """Shoot with who has a good shot."""

    def worth(choice: Choice) -> float:
        if choice.verb == "done":
            return WORTH_A_SHOT
        if choice.verb == "ready":
            return NO
        unit = unit_of(view, choice.noun)
        cards = [card for card in unit.known_cards if TREASURES[card].shot]
        return max(best_shot(view, unit, weapon) for weapon in ["", *cards])

    return worth


@prefers("weapon")
def weapon(view: View) -> Preference:
    """The weapon with the best shots in sum."""
    unit = acting(view)

    def worth(choice: Choice) -> float:
        if choice.verb == "enough":
            return 0.0
        name, shots = choice.noun.split()
        slug = "" if name == "natural" else name
        found = sorted(
            (
                odds_of(view, unit, target, slug, "fire", shots=int(shots))
                for target in targets(view, unit, slug)
            ),
            reverse=True,
        )
        return sum(found[: int(shots)])

    return worth


@prefers("target", "order")
def target(view: View) -> Preference:
    """The enemy on whom the shot does most."""
    attack = view.attack
    assert attack is not None
    unit = view.units[attack.attacker]

    def worth(choice: Choice) -> float:
        if choice.verb == "enough":
            return 0.0
        other = unit_of(view, choice.noun)
        if other.team == unit.team:
            return NO
        return 0.01 + odds_of(view, unit, other, attack.weapon, "fire", shots=attack.shots)

    return worth


@prefers("friendly fire")
def friendly_fire(view: View) -> Preference:
    """The ally of the shooter with the least Health."""
    return lambda choice: -unit_of(view, choice.noun).health


@prefers("armour")
def armour(view: View) -> Preference:
    """Wear what there is."""
    return lambda choice: 0.0 if choice == PASS else 1.0 + TREASURES[choice.noun].armor


@prefers("show", "steal", "pay", "discard")
def lose_a_card(view: View) -> Preference:
    """The card that is worth least."""
    unit, kept = acting(view), view.step == "discard"
    return lambda choice: (
        0.0 if kept and choice.verb == "reveal" else -card_worth(view, unit, choice.noun)
    )


# Moves


@prefers("move")
def move(view: View) -> Preference:
    """The first that has something to go for, dome or not; one that moved is finished with."""
    found = False

    def worth(choice: Choice) -> float:
        nonlocal found
        if choice.verb == "done":
            return 0.0
        unit = unit_of(view, choice.noun)
        if unit.spent:
            return NO
        if secrets.may_guard(view, unit):
            return 1.5
        if view.map.spaces[unit.space].terrain == "dome":
            return 2.0
        if found:  # Another one goes first, so what this one wants can wait.
            return NO
        errand = best_errand(view, unit)
        found = errand is not None and errand.space != unit.space
        return 1.0 if found else NO

    return worth


@prefers("walk")
def walk(view: View) -> Preference:
    """Toward the best errand; by a transport if there is one; not into a bad fight."""
    unit, chart = acting(view), view.map
    guards = secrets.may_guard(view, unit)
    errand = None if guards else best_errand(view, unit)
    ways = costs_to(view, unit, errand.space) if errand else ()
    danger = {
        foe.space: melee_worth(view, foe, unit) - melee_worth(view, unit, foe)
        for foe in view.units
        if foe.on_map and foe.team != unit.team and foe.space in view.reach
    }

    def worth(choice: Choice) -> float:
        match choice.verb:
            case "ride" | "ability" | "fly" | "ready" | "guard":
                return secrets.way_worth(view, choice, at_goal=not ways or not ways[unit.space])
            case "stop":
                return -float(ways[unit.space]) if ways else 0.0
        at = chart.by_noun[choice.noun]
        score = -float(ways[at]) if ways else -0.5
        return score - 3.0 * max(0.0, danger.get(at, 0.0))

    return worth


# Opportunity fire


def best_aim(view: View, unit: UnitView, weapon: str) -> float:
    """The mean damage of the best opportunity shot."""
    return max(
        (
            odds_of(view, unit, other, weapon, "opfire", space=space)
            for other in view.units
            if other.team != unit.team and other.on_map
            for space in other.path
            if space != unit.space and in_range(view, unit, other, weapon, "opfire", space)
        ),
        default=0.0,
    )


@prefers("opfire")
def opfire(view: View) -> Preference:
    """Shoot wherever it may do something; a weapon for one use only if it does much."""

    def worth(choice: Choice) -> float:
        if choice == PASS:
            return 0.1
        if choice.verb == "ready":
            return NO
        slug, name = choice.noun.split()
        weapon = "" if name == "natural" else name
        once = bool(weapon) and TREASURES[weapon].limit == "once"
        return best_aim(view, unit_of(view, slug), weapon) - (0.5 if once else 0.0)

    return worth


@prefers("aim")
def aim(view: View) -> Preference:
    """The enemy on whom a shot can do most."""
    attack = view.attack
    assert attack is not None
    unit = view.units[attack.attacker]

    def worth(choice: Choice) -> float:
        if choice.verb == "enough":
            return 0.0
        other = unit_of(view, choice.noun)
        return 0.01 + max(
            odds_of(view, unit, other, attack.weapon, "opfire", space=space) for space in other.path
        )

    return worth


@prefers("aim space")
def aim_space(view: View) -> Preference:
    """The space in which the target is hit best."""
    attack = view.attack
    assert attack is not None
    unit, other = view.units[attack.attacker], view.units[attack.target]
    numbers = view.map.by_noun
    return lambda choice: odds_of(
        view, unit, other, attack.weapon, "opfire", space=numbers[choice.noun]
    )


# Melee


@prefers("melee", "next fighter", "reinforce", "teach")
def first_of_all(view: View) -> Preference:
    """The first that is offered."""
    return lambda choice: 0.0


@prefers("raise")
def raise_rating(view: View) -> Preference:
    """A rating that is used in every fight, the highest of equals."""
    unit = acting(view)
    values = {str(name): found.value for name, found in unit.ratings.items()}
    return lambda choice: LEVELS.get(choice.noun, 2.0) + 0.1 * values[choice.noun]


@prefers("tale")
def tale(view: View) -> Preference:
    """The enemy that strikes hardest."""
    return lambda choice: (
        0.0 if choice == PASS else float(unit_of(view, choice.noun).ratings["melee"].value)
    )


@prefers("strike")
def strike(view: View) -> Preference:
    """The attack that does most; a parley only for who strikes badly."""
    unit = acting(view)

    def worth(choice: Choice) -> float:
        if choice.verb == "hold":
            return 0.0
        slug, _, weapon = choice.noun.partition(" ")
        other = unit_of(view, slug)
        if choice.verb == "parley":
            return 0.5 * melee_worth(view, other, unit)
        return 0.01 + odds_of(view, unit, other, weapon, "melee")

    return worth


# Adventures


@prefers("adventure")
def adventure(view: View) -> Preference:
    """Each character faces what is there."""
    order = {"done": 0.0, "adventure": 1.0, "prepare": 2.0, "score": 4.0}

    def worth(choice: Choice) -> float:
        if choice.verb != "escape":
            return order[choice.verb]
        return 3.0 if goals.should_escape(view, unit_of(view, choice.noun)) else NO

    return worth


@prefers("site")
def site(view: View) -> Preference:
    """Challenge, or pay where the chance is small; pay the worst card for a reward."""
    unit = acting(view)
    age = guardian_deck(view, unit.space)
    facing = next((each.facing for each in view.guardians if each.age == age), "")
    chance = guardian_chance(view, unit, facing, dice=view.dice) if facing else 1.0

    def worth(choice: Choice) -> float:
        match choice.verb:
            case "pay" if choice.noun:
                return 1.6 - card_worth(view, unit, choice.noun)
            case "pay":
                return 2.0 if chance < PAYS_BELOW else 0.0
            case "challenge":
                return 1.0
            case "prepare":
                return 3.0
            case "mercy":
                return 1.5 if chance < MERCY_BELOW else NO
        return 0.0

    return worth


@prefers("draw")
def draw(view: View) -> Preference:
    """An Elite card for who has few; then a weapon of the Common ones, and Secret ones in turn."""
    unit = acting(view)
    armed = any(TREASURES[card].kind in ("melee", "ranged") for card in unit.known_cards)
    secret = armed and len(unit.cards) % 2 == 1
    elite = not armed or len(unit.cards) < HAND
    order = {"elite": 3.0 if elite else 0.5, "common": 1.0, "secret": 2.0 if secret else 0.0}
    return lambda choice: order[choice.noun]


@prefers("dome")
def dome(view: View) -> Preference:
    """A dome near what the own team wants; for an enemy one that is far."""
    unit = acting(view)
    sign = 1.0 if unit.team == view.team else -1.0
    goals = list(view.counters)

    def worth(choice: Choice) -> float:
        at = view.map.domes[int(choice.noun)]
        beside = [there for there, _ in view.map.steps[at]]
        near = min(
            (walk_costs(view.map, goal)[space] for goal in goals for space in beside), default=0
        )
        return -sign * near

    return worth
