"""The melee that a step into a space with enemies leads to, with its chances (RULES.md 12)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from attrs import evolve, frozen

from engine.core.facts import Fact, TriedChoice, Words, joined, said
from engine.core.text import count, join_with_and, percent
from engine.games.ages.attacks.events import HonorTested
from engine.games.ages.attacks.odds import AttackOdds
from engine.games.ages.challenges.cards import ChallengeResult
from engine.games.ages.challenges.contests import chance_of
from engine.games.ages.challenges.ratings import rating
from engine.games.ages.creatures.events import Unleashed
from engine.games.ages.melee.fights import Parley, Strike, best_strike, strikes_of
from engine.games.ages.names import short_name, unit_name
from engine.games.ages.phrases import unit_of
from engine.games.ages.units import AnyUnit, ability, enemies_in, is_immune
from engine.games.ages.view_types import UnitView, View

MAX_MELEES_TOLD = 2
"""The greatest number of coming melees whose chances are told."""


@frozen
class Order(Fact):
    """The strikes of a melee in their order, each with its chances (12.1)."""

    words: str
    blows: tuple[tuple[str, int, AttackOdds], ...]
    """The unit that strikes, its Wits, and its chances."""

    line = "{words}"

    def holds(self, tried: TriedChoice) -> bool:
        before, after = tried.before, tried.after
        match tried.choice.verb:
            case "walk":
                if after.phase != "move" or before.acting_unit != after.acting_unit:
                    return True  # The game went on: others may have come or fallen.
                unit = after.units[after.acting_unit]
                space = unit.space
            case "unleash":
                hunter = next(each for each in tried.events if isinstance(each, Unleashed))
                unit = unit_of(after, hunter.creature)
                space = after.units[unit.target].space
            case "fight" if after.step == "strike":
                first = after.units[after.acting_unit]
                return any(blow[:2] == (first.slug, self.blows[0][1]) for blow in self.blows)
            case _:
                return True
        return self.blows == blows_of(strikes_in(after, unit, space))


def blows_of(strikes: Iterable[Strike]) -> tuple[tuple[str, int, AttackOdds], ...]:
    return tuple((each.attacker.slug, each.wits, each.odds) for each in strikes)


@frozen
class HonorTest(Fact):
    """The chance that a parley or a sanctuary costs a striker its attack (20.19, 20.39)."""

    tester: str
    other: str
    chance: float
    is_parley: bool

    def __str__(self) -> str:
        tester, other = short_name(self.tester), short_name(self.other)
        if self.is_parley:
            return f"{tester} parleys: {percent(self.chance)} that {other} loses the attack"
        stops = f"stops {tester} {percent(self.chance)} of the time"
        return f"{other} has struck, his sanctuary {stops}"

    def holds(self, tried: TriedChoice) -> bool:
        units = {each.slug: each.ratings["honor"].value for each in tried.before.units}
        difference = units[self.tester] - units[self.other]
        test = tried.event(HonorTested)
        if test is not None and (test.unit, test.target) == (self.tester, self.other):
            difference = test.rating - test.against
        results = ("PASS", "AMAZE") if self.is_parley else ("FAIL", "FOPP")
        chance = chance_of(tried.before, difference, [ChallengeResult[each] for each in results])
        return self.chance == chance


@frozen
class Answer(Fact):
    """The strike of an enemy that has not acted yet (12.1)."""

    striker: str
    odds: AttackOdds

    def __str__(self) -> str:
        return f"{short_name(self.striker)} strikes: {self.odds}"

    def holds(self, tried: TriedChoice) -> bool:
        view: View = tried.before
        unit = view.units[view.acting_unit]
        answers = blows_of(strikes_in(view, unit, unit.space))
        may_act = not unit_of(view, self.striker).finished
        return may_act and (self.striker, self.odds) in {(who, odds) for who, _, odds in answers}


def melee_text(view: View, unit: UnitView, space: int) -> Words:
    """The order of strikes if a unit enters a space, and all chances; "" without a melee.

    "melee: first Hanno (Wits 7) hits 48% (… damage), then Pell (Wits 4) 21% (…); nobody must
    attack"
    """
    strikes = strikes_in(view, unit, space)
    if not strikes:
        return ""
    return said("melee: ", _strikes_text(view, unit, space, strikes), "; nobody must attack")


def _strikes_text(view: View, unit: UnitView, space: int, strikes: list[Strike]) -> Words:
    """Strikes in their order, and the number of unknown cards that may change it."""
    first, *further_strikes = (
        _strike_text(view, each, space, in_full=each is strikes[0]) for each in strikes
    )
    in_order = ", then ".join((f"first {first}", *further_strikes))
    hidden_count = hidden_card_count(view, unit, space)
    unknown = FaceDown(unit.team, space, hidden_count) if hidden_count else ""
    return joined((Order(in_order, blows_of(strikes)), unknown, *_stops(strikes)), "; ")


@frozen
class FaceDown(Fact):
    """The cards of a team's enemies in a space that may change their strikes."""

    team: int
    space: int
    cards: int

    line = "{cards:face-down card} may change that"

    def holds(self, tried: TriedChoice) -> bool:
        enemies = [u for u in tried.before.units if u.team != self.team and u.space == self.space]
        return self.cards == sum(not card.known for each in enemies for card in each.cards)


def _stops(strikes: list[Strike]) -> Iterator[Words]:
    """The abilities that may stop strikes, which are in their order, with the chances of it."""
    for number, each in enumerate(strikes):
        for later in strikes[number + 1 :] if ability(each.attacker).parleys else ():
            talker, listener = each.attacker, later.attacker
            if listener.team != talker.team and not is_immune(listener):
                talk = Parley(listener.slug, table=each.table, talker=talker)
                yield said("or ", HonorTest(talker.slug, talk.target, talk.chance, is_parley=True))
    yield from map(sanctuary_text, strikes)
    yield from map(_tale_text, strikes)


def sanctuary_text(strike: Strike) -> Words:
    """The chance that the sanctuary of the target stops a strike; "" without one (20.39).

    "until Anselm has struck, his sanctuary stops Skarn 45% of the time"
    """
    if not strike.stop_chance:
        return ""
    attacker, target = strike.attacker.slug, strike.target
    return said("until ", HonorTest(attacker, target, strike.stop_chance, is_parley=False))


def _tale_text(strike: Strike) -> str:
    """The tale by which the target may stop a strike of a slower unit; "" if it has none (20.3)."""
    tells = ability(strike.victim).tells_tales and not is_immune(strike.attacker)
    if not tells or strike.wits >= rating(strike.table, strike.victim, "wits"):
        return ""
    return f"{short_name(strike.target)} may stop {short_name(strike.attacker.slug)} by a tale"


def answers_to(view: View, unit: UnitView) -> Words:
    """The strikes of the enemies that act after a unit in a melee; "" if nobody is left (12.1).

    "then Eddie strikes: hits 64%, wounds 50%, kills 41%, 1.2 damage"
    """
    enemies = (each for each in enemies_in(view, unit, unit.space) if not each.finished)
    strikes = sorted(_best_strikes_at(view, enemies, unit), key=lambda each: each.turn)
    answers = joined((Answer(each.attacker.slug, each.odds) for each in strikes), ", then ")
    return said("then ", answers) if answers else ""


@frozen
class MoreMelees(Fact):
    """The melees to come that a text does not name."""

    spaces: tuple[int, ...]

    def __str__(self) -> str:
        return f"; and {count(len(self.spaces), 'melee')} elsewhere"

    def holds(self, tried: TriedChoice) -> bool:
        units = [(each.space, each.team) for each in tried.before.units if each.is_on_map]
        return all({(space, 0), (space, 1)} <= set(units) for space in self.spaces)


def coming_melees(view: View) -> Words:
    """The melees after the moves of the team in turn, with their chances (12.1).

    "then melee at K11: first Hanno (Wits 7) hits 48% (… damage), then Pell (Wits 4) 21% (…)"
    """
    own_units = [u for u in view.units if u.is_on_map and u.team == view.turn]
    spaces = [*dict.fromkeys(u.space for u in own_units if strikes_in(view, u, u.space))]
    if not spaces:
        return "then adventures; no melee, because no enemy is in a space of your units"
    melees = [
        said(f"elee at {view.map.names[space]}: ", fight_text(view, space))
        for space in spaces[:MAX_MELEES_TOLD]
    ]
    omitted_spaces = tuple(spaces[MAX_MELEES_TOLD:])
    elsewhere = MoreMelees(omitted_spaces) if omitted_spaces else ""
    return said("then m", joined(melees, ". M"), elsewhere)


def fight_text(view: View, space: int) -> Words:
    units_there = [each for each in view.units if each.is_on_map and each.space == space]
    fighters = [each for each in units_there if each.team == view.turn]
    all_strikes = [strike for each in fighters for strike in strikes_in(view, each, space)]
    if not all_strikes:
        return join_with_and(unit_name(each.slug) for each in units_there)
    all_strikes.sort(key=lambda strike: -strike.odds.damage)
    best = {strike.attacker.slug: strike for strike in reversed(all_strikes)}
    strikes = sorted(best.values(), key=lambda each: each.turn)
    return _strikes_text(view, fighters[0], space, strikes)


def _strike_text(view: View, strike: Strike, space: int, *, in_full: bool) -> str:
    """One strike: "Hanno (Wits 7) hits 48% (wounds 41%, kills 8%, 1.2 damage)".

    If there are several targets, the best one is named as a possibility, because the striker picks.
    """
    picks = len(enemies_in(view, strike.attacker, space)) > 1
    target = f", if on {short_name(strike.target)}," if picks else ""
    verb, noun = (" hits", " damage") if in_full else ("", "")
    name, chance = short_name(strike.attacker.slug), percent(strike.odds.hit_chance)
    effect = f"{strike.odds:wounds}, {strike.odds.damage:.1f}{noun}"
    return f"{name} (Wits {strike.wits}){target}{verb} {chance} ({effect})"


def hidden_card_count(view: View, unit: UnitView, space: int) -> int:
    enemies = enemies_in(view, unit, space)
    return sum(len(enemy.cards) - len(enemy.known_cards) for enemy in enemies)


def strikes_in(view: View, unit: UnitView, space: int) -> list[Strike]:
    """The strikes between a unit in a space, which it may have to enter, and the enemies there.

    The quickest come first, of equals the team in turn (12.1). The unit strikes where it does most.
    """
    if unit.space == space:
        moved_unit = unit
    else:
        walked_spaces = (*unit.walked_spaces, space)
        moved_unit = evolve(
            unit, space=space, walked_spaces=walked_spaces, spent=True, boarded=True
        )
    units = [moved_unit if each.slug == unit.slug else each for each in view.units]
    if moved_unit not in units:
        units.append(moved_unit)  # a hunter that is not on the map yet
    view_after = evolve(view, units=tuple(units))
    own_strike = best_strike(strikes_of(view_after, moved_unit))
    enemies = enemies_in(view_after, moved_unit, space)
    strikes = [own_strike] if own_strike else []
    strikes += _best_strikes_at(view_after, enemies, moved_unit)
    return sorted(strikes, key=lambda each: each.turn)


def _best_strikes_at(view: View, enemies: Iterable[AnyUnit], unit: UnitView) -> list[Strike]:
    best = (best_strike(strikes_of(view, enemy, unit.slug)) for enemy in enemies)
    return [strike for strike in best if strike is not None]
