"""The chance that an enemy has a ranged weapon face down, and what it would do to a walking unit.

All cards that the viewer has not seen are equally likely to be the face-down ones of their deck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import comb

from attrs import frozen

from engine.games.ages.attacks.odds import AttackOdds, attack_odds
from engine.games.ages.cards.unseen import unseen_cards
from engine.games.ages.challenges.contests import is_in_range
from engine.games.ages.challenges.ratings import can_use
from engine.games.ages.fire.walk_fire import WalkFire, view_after_walk
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.view_types import UnitView, View


@frozen
class HiddenShot:
    """The odds of a shot with a face-down card."""

    weapon_chance: float
    """The chance that one of the cards is a ranged weapon that its owner can use and that reaches
    the walk."""
    hit_chance: float
    """The mean chance to hit of these weapons, each in the space where it does most."""
    damage: float
    """Their mean damage, misses included."""
    wound_chance: float
    """Their mean chance to cost at least 1 Health."""
    kill_chance: float
    """Their mean chance to cost the whole Health."""


def hidden_shot(view: View, walker: UnitView, route: Sequence[int], fire: WalkFire) -> HiddenShot:
    """The odds of a shot with a face-down card at a unit on a walk.

    All are 0 if none of the cards that the viewer has not seen is such a weapon.
    """
    chance_without, weighted_odds = 1.0, list[tuple[float, AttackOdds]]()
    for deck, held_count in Counter(_decks_of_hidden_cards(fire.shooter)).items():
        unseen = unseen_cards(view, deck)
        odds_by_weapon = {
            slug: odds
            for slug in dict.fromkeys(unseen)
            if (odds := _best_odds(view, walker, route, fire, slug)) is not None
        }
        weapons = [slug for slug in unseen if slug in odds_by_weapon]
        chance_without *= comb(len(unseen) - len(weapons), held_count) / comb(
            len(unseen), held_count
        )
        weighted_odds += [(held_count / len(unseen), odds_by_weapon[slug]) for slug in weapons]
    total = sum(weight for weight, _ in weighted_odds)
    if not total:
        return HiddenShot(0.0, 0.0, 0.0, 0.0, 0.0)
    return HiddenShot(
        1 - chance_without,
        hit_chance=sum(weight * odds.hit_chance for weight, odds in weighted_odds) / total,
        damage=sum(weight * odds.damage for weight, odds in weighted_odds) / total,
        wound_chance=sum(weight * odds.wound_chance for weight, odds in weighted_odds) / total,
        kill_chance=sum(weight * odds.kill_chance for weight, odds in weighted_odds) / total,
    )


def _decks_of_hidden_cards(unit: UnitView) -> Iterator[str]:
    return (card.slug for card in unit.cards if not card.known)


def _best_odds(
    view: View, walker: UnitView, route: Sequence[int], fire: WalkFire, weapon: str
) -> AttackOdds | None:
    """The shot that does most with a weapon that the shooter may hold; None if it has none."""
    shooter = fire.shooter
    if not TREASURES[weapon].shot or not can_use(view, shooter, TREASURES[weapon]):
        return None
    view_after, target = view_after_walk(view, walker, route)
    shots = [
        attack_odds(view_after, shooter, target, weapon, "opfire", space=space, dice=view.has_dice)
        for space in fire.unknown
        if is_in_range(view, shooter, walker, weapon, "opfire", space)
    ]
    return max(shots, key=lambda odds: odds.damage, default=None)
