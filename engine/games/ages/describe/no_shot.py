"""The reasons why a unit cannot shoot at an enemy: range, sight, or a walk that did not happen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.text import count, join_with_and
from engine.games.ages.calculations.contests import cover_of, farthest_range, is_in_range, shot_of
from engine.games.ages.calculations.sight import range_between
from engine.games.ages.card_types import AttackKind
from engine.games.ages.describe.card_use import why_unusable
from engine.games.ages.describe.fighting import enemies_of, weapon_label
from engine.games.ages.describe.phrases import NATURAL
from engine.games.ages.names import card_name, short_name
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.view_types import UnitView, View


def spaces_shot_at(shooter: UnitView, target: UnitView, kind: AttackKind) -> list[int]:
    """The spaces in which a target can be shot at: its own, or those that it entered (11.2)."""
    if kind == "fire":
        return [target.space]
    return [space for space in dict.fromkeys(target.path) if space != shooter.space]


def why_no_shot_at(
    view: View, shooter: UnitView, weapon: str, target: UnitView, kind: AttackKind
) -> str:
    """Say why a weapon cannot be fired at a target: "too far (9, reaches 5)"; "" if it can."""
    if kind == "opfire" and not target.path:
        return "did not move"
    spaces = spaces_shot_at(shooter, target, kind)
    if not spaces:
        return "entered no other space than the shooter's"
    return why_no_shot_in(view, shooter, weapon, target, kind, spaces)


def why_no_shot_in(
    view: View,
    shooter: UnitView,
    weapon: str,
    target: UnitView,
    kind: AttackKind,
    spaces: Sequence[int],
) -> str:
    """Say why a target cannot be shot at in any of some spaces; "" if it can in one of them."""
    if any(is_in_range(view, shooter, target, weapon, kind, at) for at in spaces):
        return ""
    shot = shot_of(shooter, weapon)
    assert shot is not None
    reach = farthest_range(view, shooter, shot)
    away = [range_between(view.map, shooter.space, at) for at in spaces]
    if any(shot.nearest <= each <= reach for each in away):
        seen = any(
            shot.nearest <= each <= reach
            and cover_of(view, shooter, target, weapon, kind, at) is not None
            for at, each in zip(spaces, away, strict=True)
        )
        return "not affected" if seen else "out of sight"
    if min(away) > reach:
        return f"too far ({min(away)}, reaches {reach})"
    return f"too near ({max(each for each in away if each < shot.nearest)}, from {shot.nearest})"


def why_no_target(view: View, shooter: UnitView, weapon: str, kind: AttackKind) -> str:
    """Say for each enemy why a weapon cannot be fired at it: "Pell and Hanno out of sight"."""
    found: dict[str, list[str]] = {}
    for target in enemies_of(view, shooter):
        why = why_no_shot_at(view, shooter, weapon, target, kind)
        found.setdefault(why, []).append(short_name(target.slug))
    if not found:
        return "no enemy is on the map"
    return ", ".join(f"{join_with_and(names)} {why}" for why, names in found.items() if why)


def why_no_weapon(view: View, unit: UnitView) -> str:
    """Say that a unit has no ranged weapon, or what keeps it from using those that it has."""
    cards = [card for card in dict.fromkeys(unit.known_cards) if TREASURES[card].shot]
    if not cards:
        return "has no ranged weapon"
    return ", ".join(f"{card_name(c)}: {why_unusable(view, unit, TREASURES[c])}" for c in cards)


def why_no_weapon_fires(
    view: View, unit: UnitView, weapons: Iterable[str], kind: AttackKind
) -> str:
    """Say for each weapon of a unit why it cannot be fired at anybody; "" without a reason."""
    reasons = ((weapon, why_no_target(view, unit, weapon, kind)) for weapon in weapons)
    return "; ".join(
        f"{weapon_label(unit, each or NATURAL)}: {why}" for each, why in reasons if why
    )


def only_targets_text(number: int) -> str:
    """Say that no more shots can be fired than there are targets."""
    return f"only {count(number, 'enemy is', 'enemies are')} in range and sight, one shot at each"
