"""Opportunity fire at a unit on a walk, as text with chances (RULES.md 11, 24.14)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from attrs import frozen

from engine.core.facts import Fact, TriedChoice, Words, joined
from engine.core.text import capital, join_with_and
from engine.games.ages.fire.walk_fire import (
    HiddenShot,
    Risk,
    WalkFire,
    fire_along,
    fires_at,
    risks_of,
    route_without_fire,
)
from engine.games.ages.names import short_name
from engine.games.ages.view_types import UnitView, View

MAX_SPACES_NAMED = 3
"""The greatest number of spaces of a path that are named; longer lists are only counted."""
MAX_SHOOTERS_NAMED = 2
"""The greatest number of shooters of each kind that the short text of a walk names."""


@frozen
class UnderFire(Fact):
    """The enemies that may shoot at a walk, with the chances and spaces of each (11, 24.14)."""

    words: str
    route: tuple[int, ...]
    risks: tuple[Risk, ...]

    def __str__(self) -> str:
        return self.words

    def holds(self, tried: TriedChoice) -> bool:
        view: View = tried.after
        if view.phase != "move" or tried.choice.verb != "walk":
            return True  # The game went on.
        walker = view.units[tried.before.acting_unit]
        return self.risks == risks_of(fires_at(view, walker, self.route))


@frozen(eq=False)
class FireOnWalk:
    """Those who may shoot at a unit on a walk, worked out once for its short and its whole text."""

    view: View
    unit: UnitView
    route: Sequence[int]

    def short_text(self) -> Words:
        """The worst of the shots, without their spaces; "" if nobody can shoot."""
        shots = sorted((fire.best for fire in self._armed), key=lambda shot: -shot.odds.damage)
        armed_shooters = [f"{short_name(shot.attacker.slug)} ({shot.odds})" for shot in shots]
        possible_shooters = [
            f"{short_name(fire.shooter.slug)} ({short_chances(fire.hidden)})"
            for fire in self._unarmed
        ]
        parts = (
            first_of(armed_shooters),
            f"{first_of(possible_shooters)} with a face-down weapon" if possible_shooters else "",
        )
        shooters = ", or ".join(filter(None, parts))
        goal = self.route[-1]
        is_goal_safe = all(goal not in (*each.known_spaces, *each.unknown) for each in self._fires)
        way = "on the way " if is_goal_safe else ""
        return self._told(f"may be shot at {way}by {shooters}" if shooters else "")

    def whole_text(self) -> Words:
        """The sentence about who may shoot, with what chances, and where.

        It is "" if nobody can, whatever the face-down cards.
        """
        known_shots = [self._known_shot_text(each) for each in self._armed]
        unknown = [self._hidden_shot_text(each) for each in self._unarmed]
        is_open = all(card.known for fire in self._armed for card in fire.shooter.cards)
        better = "" if is_open else " (face-down cards may change that)"
        also = "also" if known_shots else "may be shot at"
        return self._told(
            f"may be shot at {shooters_text(known_shots)}{better}" if known_shots else "",
            f"{also} {shooters_text(unknown)}" if unknown else "",
        )

    def _told(self, *texts: str) -> Words:
        """What is said of the shots, and of a way that avoids them."""
        words = ". ".join(map(capital, filter(None, texts)))
        if not words:
            return ""
        fire = UnderFire(words, tuple(self.route), risks_of(self._fires))
        return joined((fire, capital(self._safe_route_text)))

    @cached_property
    def _fires(self) -> list[WalkFire]:
        return fire_along(self.view, self.unit, self.route)

    @property
    def _armed(self) -> list[WalkFire]:
        """The enemies with a weapon that the viewer knows."""
        return [fire for fire in self._fires if fire.shots]

    @property
    def _unarmed(self) -> list[WalkFire]:
        """The enemies that need a face-down card for a shot."""
        return [fire for fire in self._fires if not fire.shots]

    @cached_property
    def _safe_route_text(self) -> str:
        """The part of a sentence about a walk in steps that avoids all fire; "" for none."""
        route_around_fire = route_without_fire(self.view, self.unit, self.route[-1])
        turn = next((space for space in route_around_fire if space not in self.route), None)
        names = self.view.map.names
        return f"a walk in steps by {names[turn]} avoids that" if turn is not None else ""

    def _known_shot_text(self, fire: WalkFire) -> str:
        """One shooter with its best shot: "Hanno (hits 42%, …) at B24 and A23"."""
        spaces = spaces_text(self.view, fire.known_spaces, self.route)
        return f"{short_name(fire.shooter.slug)} ({fire.best.odds}) at {spaces}"

    def _hidden_shot_text(self, fire: WalkFire) -> str:
        """One who could shoot only with a face-down card, and the odds of that.

        "Oyelaran with a face-down weapon (34% likely to have one; hits 45%, …) at H38".
        """
        shot = fire.hidden
        chances = f"; {shot.odds}" if shot.weapon_chance else ""
        odds = f"{shot.likely_text} to have one{chances}"
        spaces = spaces_text(self.view, fire.unknown, self.route)
        return f"{short_name(fire.shooter.slug)} with a face-down weapon ({odds}) at {spaces}"


def short_chances(shot: HiddenShot) -> str:
    """The chances of a weapon that may be face down: "55% likely to have one, then wounds 34%"."""
    wounds = f", then {shot.odds:wounds}" if shot.weapon_chance else ""
    return f"{shot.likely_text} to have one{wounds}"


def shooters_text(shots: Sequence[str]) -> str:
    """The shots that a walk risks, in a sentence: "by Hanno at H3 and H4, and by Pell at H3"."""
    return f"by {', by '.join(shots[:-1])}, and by {shots[-1]}" if shots[1:] else f"by {shots[0]}"


def first_of(names: Sequence[str]) -> str:
    """The first names of a list, and how many others there are: "Hanno, Pell and 2 more"."""
    omitted_count = len(names) - MAX_SHOOTERS_NAMED
    others = [f"{omitted_count} more"] if omitted_count > 0 else []
    return join_with_and([*names[:MAX_SHOOTERS_NAMED], *others])


def spaces_text(view: View, spaces: Sequence[int], route: Sequence[int]) -> str:
    """Spaces of a route by name, or how many there are, and whether the goal is none of them.

    "U17 and U19", "U17 on the way", "4 spaces of the walk", "4 spaces on the way".
    """
    is_before_goal = route[-1] not in spaces
    if len(spaces) > MAX_SPACES_NAMED:
        return f"{len(spaces)} spaces {'on the way' if is_before_goal else 'of the walk'}"
    names = join_with_and(view.map.names[each] for each in spaces)
    return f"{names} on the way" if is_before_goal else names
