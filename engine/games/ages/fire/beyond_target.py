"""Units in danger of a shot at another: behind a miss, and in the area of a weapon (9.4, 13.8).

It is text with chances, for the choices of a shooter, a weapon, a target and a space.
"""

from __future__ import annotations

from engine.games.ages.attacks.odds import attack_odds
from engine.games.ages.attacks.phrases import attack_odds_text
from engine.games.ages.card_types import AttackKind
from engine.games.ages.challenges.contests import shot_of, stray_targets
from engine.games.ages.names import short_name
from engine.games.ages.units import AnyUnit, allies_in
from engine.games.ages.view_types import UnitView, View

GOES_NO_FURTHER = "A miss hits nobody else"
"""The end of a missed shot beside an ally of the shooter who could not be its target."""


def beyond_target_text(
    view: View,
    shooter: UnitView,
    target: UnitView,
    weapon: str,
    kind: AttackKind,
    *,
    shots: int = 1,
    space: int | None = None,
) -> str:
    """The sentence about allies of the shooter whom a shot may hit, with the odds; "" if none.

    "If it misses, it goes on to Hanno: hits 10%, wounds 8%, …".
    """
    target_space = target.space if space is None else space
    shot = shot_of(shooter, weapon)
    if shot is not None and shot.is_area:
        others = units_in_area(view, shooter, target, kind, target_space)
        each = [
            _odds_text(view, shooter, other, weapon, kind, shots=shots, space=target_space)
            for other in others
        ]
        return f"Also attacked there: {'; '.join(each) or 'nobody else'}"
    strays = stray_targets(view, shooter, weapon, kind, target_space)
    if not strays:
        return GOES_NO_FURTHER if allies_in(view, shooter, target_space) else ""
    each = [
        _odds_text(view, shooter, ally, weapon, kind, shots=shots, space=target_space)
        for ally in strays
    ]
    picker_text = " (the enemy picks)" if len(each) > 1 else ""
    return f"If it misses, it goes on to {' or '.join(each)}{picker_text}"


def units_in_area(
    view: View, shooter: UnitView, target: UnitView, kind: AttackKind, space: int
) -> list[UnitView]:
    """The units that an area weapon attacks in a space after its target, friends too (13.8, 13.9).

    In opportunity fire those are in it that entered the space and went on.
    """
    return [
        each
        for each in view.units
        if each.is_on_map
        and each.number not in (shooter.number, target.number)
        and (each.space == space or (kind == "opfire" and space in each.walked_spaces))
    ]


def _odds_text(
    view: View,
    shooter: UnitView,
    unit: AnyUnit,
    weapon: str,
    kind: AttackKind,
    *,
    shots: int,
    space: int,
) -> str:
    """A unit and the odds of a shot at it: "Hanno: hits 10%, wounds 8%, …"."""
    chances = attack_odds(
        view, shooter, unit, weapon, kind, shots=shots, space=space, dice=view.has_dice
    )
    return f"{short_name(unit.slug)}: {attack_odds_text(chances)}"
