"""Shots and opportunity fire, as text with chances, and what it says of those in danger."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Self

from attrs import frozen

from engine.core.choice import Choice, Description
from engine.core.facts import Fact, Foretold, Quoted, TriedChoice, Words, capitalised, said
from engine.core.text import capital, count, join_with_and, lower_first
from engine.games.ages.attacks.blow import Blow
from engine.games.ages.attacks.events import HitDrawn, ShotsSaid
from engine.games.ages.attacks.odds import AttackOdds
from engine.games.ages.attacks.texts import Chances
from engine.games.ages.cards.phrases import card_text
from engine.games.ages.fire.actions import At, Fire, In, Opfire, is_used_up
from engine.games.ages.fire.aims import spaces_by_target
from engine.games.ages.fire.shot import SHOT_PENALTY, Shot, ranged_weapon_name
from engine.games.ages.map.sight import range_between
from engine.games.ages.names import short_name, unit_name
from engine.games.ages.phrases import (
    actor_of,
    card_place,
    condition_text,
    describes,
    fitting_name,
    hex_place,
    of_fitting,
    sentences,
    unit_of,
    unit_place,
)
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import AnyUnit, ability, allies_in
from engine.games.ages.view_types import Term, UnitView, View


def _has_ended(view: View) -> bool:
    return view.attack is None


@frozen
class Shots(Foretold):
    """The shots that are announced (9.2)."""

    shots: int

    kind = ShotsSaid
    line = "{shots:shot}"


@frozen
class Penalty(Fact):
    """What several shots cost each of them (9.2)."""

    shots: int

    def __str__(self) -> str:
        return f"{SHOT_PENALTY * (self.shots - 1)} to hit for each shot"

    def holds(self, tried: TriedChoice) -> bool:
        hit = tried.played_on(_has_ended).event(HitDrawn)
        less = SHOT_PENALTY * (self.shots - 1)
        return hit is None or Term(less, f"for {self.shots} shots") in hit.rating_parts


@frozen
class UsedUp(Fact):
    """The card of a weapon for one use (14.5)."""

    unit: str
    card: str

    line = "It uses the card up"

    def holds(self, tried: TriedChoice) -> bool:
        owner = unit_of(tried.played_on(_has_ended).after, self.unit)
        return self.card not in owner.known_cards


@frozen
class LostShots(Fact):
    """The announced shots that are not fired (9.2)."""

    shots: int

    line = "{shots:shot is/shots are} lost"

    def holds(self, tried: TriedChoice) -> bool:
        return tried.before.attack.shots_left == self.shots and tried.after.attack is None


@frozen
class SpareShots(Fact):
    """Opportunity shots for which there are not enough enemies or spaces (11.2)."""

    usable: int
    shots: int
    limit: str

    @classmethod
    def of(cls, fire: Opfire) -> Self:
        is_by_target = fire.usable_shots == len(spaces_by_target(fire.possible_shots))
        return cls(
            fire.usable_shots, fire.shots, "at each enemy" if is_by_target else "in each space"
        )

    line = "Only {usable} of the {shots} shots can be used: one {limit}"

    def holds(self, tried: TriedChoice) -> bool:
        event = tried.event(ShotsSaid)
        spaces = spaces_by_target(_shots_offered(tried)).values()
        usable = _most_assigned([set(each) for each in spaces])
        is_announced = event is not None and event.shots == self.shots
        return is_announced and self.usable == usable < self.shots


def _most_assigned(targets: list[set[int]]) -> int:
    """The most targets that can each have a space of their own, by trying all."""
    if not targets:
        return 0
    spaces, others = targets[0], targets[1:]
    taken = (1 + _most_assigned([each - {space} for each in others]) for space in spaces)
    return max([_most_assigned(others), *taken])


@frozen
class Aimed(Fact):
    """The distance of a shot, and the cover of its target: "4 spaces away, terrain +2 Stealth"."""

    shooter: str
    space: int
    distance: int
    cover: tuple[Term, ...]

    @classmethod
    def of(cls, shot: Shot) -> Self:
        return cls(shot.attacker.slug, shot.space, shot.distance, shot.cover_parts)

    def __str__(self) -> str:
        parts = join_with_and(f"{part.source} {part.amount:+d} Stealth" for part in self.cover)
        return f"{count(self.distance, 'space')} away, {parts or 'no cover'}"

    def holds(self, tried: TriedChoice) -> bool:
        view, hit = tried.before, tried.event(HitDrawn)
        distance = range_between(view.map, unit_of(view, self.shooter).space, self.space)
        is_covered = hit is None or {*self.cover} <= {*hit.against_parts}
        return distance == self.distance and is_covered


@frozen
class BestShot(Fact):
    """The shot that does most on average, of those that can then be fired."""

    words: str
    chances: Chances

    line = "{words} {chances}"

    def holds(self, tried: TriedChoice) -> bool:
        shots = [] if tried.event(HitDrawn) else list(_shots_offered(tried))
        best = max((each.odds.damage for each in shots), default=self.chances.odds.damage)
        told = self.chances.weapon, self.chances.target, self.chances.space
        offered = [(each.weapon, each.target.slug, each.space) for each in shots]
        is_best = best == self.chances.odds.damage and (told in offered or not offered)
        return is_best and self.chances.holds(tried)


def _shots_offered(tried: TriedChoice) -> Iterator[Shot]:
    """The shots that the choices offered next lead to."""
    table = tried.after
    for each in tried.next_choices:
        match each.verb:
            case "fire" if (fire := Fire.of(each, table=table)).shots == 1:
                yield from fire.possible_shots
            case "at":
                yield from At.of(each, table=table).aim.possible_shots
            case "in":
                yield In.of(each, table=table).shot


@frozen
class Beyond(Fact):
    """The others whom a shot may hit, each with its odds (9.4, 11.7, 13.8)."""

    shot: Chances
    is_area: bool
    others: tuple[tuple[str, AttackOdds], ...]
    where: str

    @classmethod
    def of(cls, shot: Shot, where: str = "") -> Self:
        return cls(Chances.of(shot), shot.is_area, _others_of(shot), where)

    def __str__(self) -> str:
        odds = [f"{short_name(slug)}: {odds}" for slug, odds in self.others]
        if self.is_area:
            text = f"Also attacked there: {'; '.join(odds) or 'nobody else'}"
        elif odds:
            picker_text = " (the enemy picks)" if len(odds) > 1 else ""
            text = f"If it misses, it goes on to {' or '.join(odds)}{picker_text}"
        else:
            text = "A miss hits nobody else"
        return f"{self.where}{lower_first(text)}" if self.where else text

    def holds(self, tried: TriedChoice) -> bool:
        hit, _ = self.shot.drawn(tried)
        after, slugs = tried.after, {slug for slug, _ in self.others}
        if hit is None:
            return _others_of(self.shot.blow_in(after)) == self.others
        if self.is_area:
            return self._attacked(tried) == slugs
        goes_on: bool = after.step == "friendly fire"
        if not goes_on or hit.is_hit:
            return goes_on == (bool(slugs) and not hit.is_hit)
        is_picked = {each.noun for each in tried.next_choices} == slugs
        return is_picked and _others_of(Shot.in_progress(after)) == self.others

    def _attacked(self, tried: TriedChoice) -> set[str]:
        """The units besides the target that were attacked, or will be."""
        attacked = {each.target for each in tried.events if isinstance(each, HitDrawn)}
        if attack := tried.after.attack:
            attacked |= {tried.after.units[n].slug for n in (attack.target, *attack.queue)}
        return attacked - {self.shot.target}


def _others_of(shot: Blow) -> tuple[tuple[str, AttackOdds], ...]:
    assert isinstance(shot, Shot)
    others = shot.victims if shot.is_area else shot.strays
    return tuple((each.slug, shot.at(each).odds) for each in others)


@describes("fire")
def describe_fire(view: View, choice: Choice) -> Description:
    fire, unit = Fire.of(choice, table=view), actor_of(view)
    several = said("At different targets, ", Penalty(fire.shots)) if fire.shots > 1 else ""
    text = sentences(
        several,
        used_up_text(unit, fire.weapon),
        best_shot_text(fire.possible_shots),
        weapon_effect_text(unit, fire.weapon),
    )
    label = said(f"{_weapon_label(unit, fire.weapon)}, ", Shots(fire.shots))
    place = card_place(fire.weapon) if fire.weapon else unit_place(unit.slug)
    return Description("Fire", label, text, "9.2", place)


def _weapon_label(unit: AnyUnit, weapon: str) -> str:
    return capital(ranged_weapon_name(unit, weapon))


def used_up_text(unit: AnyUnit, weapon: str) -> Words:
    """The sentence about a weapon that is discarded after one use (14.5); "" if it stays."""
    return UsedUp(unit.slug, weapon) if is_used_up(weapon) else ""


def weapon_effect_text(unit: AnyUnit, weapon: str) -> Words:
    return Quoted(card_text(TREASURES[weapon]) if weapon else ability(unit).text)


def best_of(shots: Iterable[Shot]) -> Shot | None:
    """The shot that does the most damage on average; None if there is none."""
    return max(shots, key=lambda shot: shot.odds.damage, default=None)


def best_shot_text(shots: Iterable[Shot]) -> Words:
    best = best_of(shots)
    if best is None:
        return ""
    what = f"{_weapon_label(best.attacker, best.weapon)} on {unit_name(best.target.slug)}"
    return sentences(BestShot(what, Chances.of(best)), beyond_text(best))


def beyond_text(shot: Shot, where: str = "") -> Words:
    """The sentence about the others whom a shot may hit, with the odds; "" if there is no danger.

    Beside an ally of the shooter who could not be its target, a miss hits nobody else.
    """
    if shot.is_area or allies_in(shot.table, shot.attacker, shot.space):
        return Beyond.of(shot, where)
    return ""


# Targets


@describes("at")
def describe_target(view: View, choice: Choice) -> Description:
    target = unit_of(view, choice.noun)
    attack = view.attack
    assert attack is not None
    texts: list[Words]
    if view.step == "order":  # The others are not at stake: the area weapon attacks them anyway.
        texts = [capitalised(Chances.of(Shot.in_progress(view).at(target)))]
    elif attack.kind == "fire":
        (shot,) = At.of(choice, table=view).aim.shots
        texts = [capitalised(Chances.of(shot)), beyond_text(shot)]
    else:
        texts = [best_in_passing(At.of(choice, table=view).aim.possible_shots)]
    texts.append(said("the target has ", condition_text(view, target)))
    if attack.kind == "opfire" and view.step != "order" and target.flight_card:
        texts.append(FLEW)
    clause = "9.2" if attack.kind == "fire" else "11.2"
    return of_fitting("Shoot at", target.slug, sentences(*texts), clause)


FLEW = "It flew: no terrain gives it cover, not even where it landed"
"""The reason why a flyer has no cover against opportunity fire (29.5)."""


def best_in_passing(shots: Sequence[Shot], *, names_target: bool = False) -> Words:
    """The sentence about where on its way a target is easiest to hit; "" if no shot is possible."""
    best = best_of(shots)
    if best is None:
        return ""
    target_text = f"on {unit_name(best.target.slug)} " if names_target else ""
    others = [each for each in shots if each.target is best.target and each is not best]
    what = f"Best {target_text}in {best.table.map.names[best.space]}:"
    return sentences(BestShot(what, Chances.of(best)), _first_danger([best, *others]))


def _first_danger(shots: Sequence[Shot]) -> Words:
    """The others in danger in the first space with any, named if it is not that of the first shot.

    "In A35: if it misses, it goes on to Pell: hits 10%, ..."; "" if there are none.
    """
    for shot in shots:
        where = "" if shot is shots[0] else f"In {shot.table.map.names[shot.space]}: "
        if others := beyond_text(shot, where):
            return others
    return ""


@describes("in")
def describe_target_space(view: View, choice: Choice) -> Description:
    attack = view.attack
    assert attack is not None
    shot, target = In.of(choice, table=view).shot, view.units[attack.target]
    all_shots = At(target.slug, table=view).aim.possible_shots
    with_cards = " with all cards" if target.cards else ""
    text = sentences(
        capitalised(Chances.of(shot)),
        beyond_text(shot),
        compared_text(target, shot.odds, [each.odds for each in all_shots]),
        Aimed.of(shot),
        FLEW if shot.is_at_flyer else "",
        f"if killed, {short_name(target.slug)} falls here{with_cards}",
    )
    name = view.map.names[shot.space]
    return Description("Shoot in", name, text, "11.2", hex_place(name))


def compared_text(target: UnitView, chances: AttackOdds, all_odds: list[AttackOdds]) -> str:
    """Compare the odds on a target in one space with the others; "" if there is no other.

    An area weapon may hit others as well, so that another space is better in all.
    """
    name = short_name(target.slug)
    if len(all_odds) < 2:
        return ""
    damages = {round(each.damage, 3) for each in all_odds}
    if len(damages) == 1:
        return f"The odds on {name} are the same in every space"
    return f"The best space to hit {name}" if round(chances.damage, 3) == max(damages) else ""


def no_further_shot(view: View) -> Description:
    attack = view.attack
    if attack is None:  # No weapon is chosen yet.
        name = fitting_name(actor_of(view).slug, "Do not shoot: ")
        text = "Nothing is lost: this unit may still shoot in this phase, or move afterwards"
        return Description("Do not shoot", name, text, "9.2", "done")
    label = "No further shot" if attack.shots_left < attack.shots else "No shot at all"
    stays = "; the shooter does not move in this turn" if attack.kind == "fire" else ""
    clause = "9.2" if attack.kind == "fire" else "11.2"
    return Description("Enough", label, said(LostShots(attack.shots_left), stays), clause, "done")


# Opportunity fire


@describes("opfire")
def describe_opfire(view: View, choice: Choice) -> Description:
    fire = Opfire.of(choice, table=view)
    unit = fire.shooter
    text = sentences(
        best_in_passing(fire.possible_shots, names_target=True),
        SpareShots.of(fire) if fire.usable_shots < fire.shots else "",
        used_up_text(unit, fire.weapon),
        weapon_effect_text(unit, fire.weapon),
    )
    with_what = f", {ranged_weapon_name(unit, fire.weapon)}"
    return of_fitting("Fires", unit.slug, text, "11.1", end=with_what)
