"""What the texts about shots say of their number, their aim, and who else is in danger."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

from attrs import frozen

from engine.core.facts import Fact, TriedChoice
from engine.core.text import count, join_with_and, lower_first
from engine.games.ages.attacks.blow import Blow
from engine.games.ages.attacks.events import HitDrawn, ShotsSaid
from engine.games.ages.attacks.odds import AttackOdds
from engine.games.ages.attacks.texts import Chances
from engine.games.ages.fire.actions import At, Fire, In, Opfire
from engine.games.ages.fire.aims import spaces_by_target
from engine.games.ages.fire.shot import SHOT_PENALTY, Shot
from engine.games.ages.map.sight import range_between
from engine.games.ages.names import short_name
from engine.games.ages.phrases import unit_of
from engine.games.ages.view_types import Term, View


def _has_ended(view: View) -> bool:
    return view.attack is None


@frozen
class Shots(Fact):
    """The shots that are announced (9.2)."""

    shots: int

    def __str__(self) -> str:
        return count(self.shots, "shot")

    def holds(self, tried: TriedChoice) -> bool:
        event = tried.event(ShotsSaid)
        return event is not None and event.shots == self.shots


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

    def __str__(self) -> str:
        return "It uses the card up"

    def holds(self, tried: TriedChoice) -> bool:
        owner = unit_of(tried.played_on(_has_ended).after, self.unit)
        return self.card not in owner.known_cards


@frozen
class LostShots(Fact):
    """The announced shots that are not fired (9.2)."""

    shots: int

    def __str__(self) -> str:
        return f"{count(self.shots, 'shot is', 'shots are')} lost"

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

    def __str__(self) -> str:
        return f"Only {self.usable} of the {self.shots} shots can be used: one {self.limit}"

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

    def __str__(self) -> str:
        return f"{self.words} {self.chances}"

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
