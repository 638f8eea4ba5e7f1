"""Shots and opportunity fire, as text with chances and consequences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.choice import Choice, Description
from engine.core.text import capital, count, join_with_and, lower_first
from engine.games.ages.attacks.odds import AttackOdds, attack_odds
from engine.games.ages.attacks.phrases import odds_sentence
from engine.games.ages.cards.phrases import card_text
from engine.games.ages.challenges.contests import (
    can_be_shot_at,
    cover_parts,
    opfire_shots,
)
from engine.games.ages.fire.beyond_target import beyond_target_text
from engine.games.ages.fire.shot_counts import most_shots
from engine.games.ages.fire.weapons import NATURAL, weapon_label
from engine.games.ages.map.sight import range_between
from engine.games.ages.names import card_name, natural_weapon, short_name, unit_name
from engine.games.ages.phrases import (
    actor_of,
    card_place,
    condition_text,
    describes,
    enemies_of,
    fitting_name,
    hex_place,
    unit_of,
    unit_place,
)
from engine.games.ages.rows.profiles import PROFILES
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.view_types import AttackView, UnitView, View

PassingShot = tuple[AttackOdds, int, UnitView]
"""The odds of a shot at a unit on its way, the space in which it is shot at, and the unit."""


@describes("fire")
def describe_fire(view: View, choice: Choice) -> Description:
    """Describe a weapon and a number of shots."""
    unit = actor_of(view)
    name, shots = choice.noun.split()
    penalty = 2 * (int(shots) - 1)
    text = f"At different targets, {-penalty} to hit for each shot. " if penalty else ""
    weapon = "" if name == NATURAL else name
    text += used_up_text(weapon)
    best = best_shot_text(view, unit, (weapon,), shots=int(shots))
    label = f"{weapon_label(unit, name)}, {count(int(shots), 'shot')}"
    place = card_place(weapon) if weapon else unit_place(unit.slug)
    return Description(
        "Fire", label, f"{text}{best}{weapon_effect_text(unit, weapon)}", "9.2", place
    )


def used_up_text(weapon: str) -> str:
    """The sentence about a weapon that is discarded after one use (14.5); "" if it stays."""
    once = bool(weapon) and TREASURES[weapon].limit == "once"
    return "It uses the card up. " if once else ""


@describes("at")
def describe_target(view: View, choice: Choice) -> Description:
    """Describe the target of a shot, with the chance to hit."""
    attack, target = view.attack, unit_of(view, choice.noun)
    assert attack is not None
    shooter, text = view.units[attack.attacker], f"The target has {condition_text(view, target)}"
    if view.step == "order":
        text = f"{aimed_shot_text(view, attack, target, attack.space, is_only_target=True)}. {text}"
    elif attack.kind == "fire":
        text = f"{aimed_shot_text(view, attack, target, target.space)}. {text}"
    else:
        flight = f". {FLEW}" if target.flight_card else ""
        text = f"{best_in_passing(view, shooter, attack.weapon, (target,))}{text}{flight}"
    clause = "9.2" if attack.kind == "fire" else "11.2"
    name = fitting_name(target.slug, "Shoot at: ")
    return Description("Shoot at", name, text, clause, unit_place(target.slug))


def aimed_shot_text(
    view: View, attack: AttackView, target: UnitView, space: int, *, is_only_target: bool = False
) -> str:
    """The odds of the shot that is aimed now at a target in a space, and who else it may hit.

    `is_only_target`: are the others not at stake, because an area weapon attacks them anyway?
    """
    shooter = view.units[attack.attacker]
    chances = attack_odds(
        view,
        shooter,
        target,
        attack.weapon,
        attack.kind,
        shots=attack.shots,
        space=space,
        dice=view.has_dice,
    )
    others = beyond_target_text(
        view, shooter, target, attack.weapon, attack.kind, shots=attack.shots, space=space
    )
    sentences = capital(odds_sentence(chances)), "" if is_only_target else others
    return ". ".join(filter(None, sentences))


def best_shot_text(view: View, unit: UnitView, weapons: Iterable[str], *, shots: int = 1) -> str:
    """Describe the best shot of some weapons in the fire phase, with its target and chances."""
    shots_and_odds = [
        (
            attack_odds(view, unit, enemy, weapon, "fire", shots=shots, dice=view.has_dice),
            weapon,
            enemy,
        )
        for weapon in weapons
        for enemy in enemies_of(view, unit)
        if can_be_shot_at(view, unit, enemy, weapon, "fire", enemy.space)
    ]
    if not shots_and_odds:
        return ""
    best, weapon, enemy = max(shots_and_odds, key=lambda shot: shot[0].damage)
    with_what = weapon_label(unit, weapon or NATURAL)
    others = beyond_target_text(view, unit, enemy, weapon, "fire", shots=shots)
    shot_text = f"{with_what} on {unit_name(enemy.slug)} {odds_sentence(best)}"
    return f"{shot_text}. {others}{'. ' * bool(others)}"


def shots_in_passing(
    view: View, shooter: UnitView, weapon: str, targets: Iterable[UnitView]
) -> list[PassingShot]:
    """The shots of a weapon at targets in the spaces that they entered, each space once (11.2)."""
    used_spaces = (shooter.space, *(view.attack.shot_spaces if view.attack else ()))
    return [
        (
            attack_odds(view, shooter, target, weapon, "opfire", space=space, dice=view.has_dice),
            space,
            target,
        )
        for target in targets
        for space in dict.fromkeys(target.walked_spaces)
        if space not in used_spaces
        and can_be_shot_at(view, shooter, target, weapon, "opfire", space)
    ]


def best_in_passing(
    view: View,
    shooter: UnitView,
    weapon: str,
    targets: Iterable[UnitView],
    *,
    names_target: bool = False,
) -> str:
    """The sentence about where on its way a target is easiest to hit; "" if no shot is possible."""
    passing_shots = shots_in_passing(view, shooter, weapon, targets)
    if not passing_shots:
        return ""
    best, space, target = max(passing_shots, key=lambda shot: shot[0].damage)
    target_text = f"on {unit_name(target.slug)} " if names_target else ""
    spaces = (space, *(each_space for _, each_space, each in passing_shots if each is target))
    others = _others_on_the_way(view, shooter, target, weapon, spaces)
    space_name = view.map.names[space]
    return (
        f"Best {target_text}in {space_name}: {odds_sentence(best)}. {others}{'. ' * bool(others)}"
    )


def _others_on_the_way(
    view: View, shooter: UnitView, target: UnitView, weapon: str, spaces: Sequence[int]
) -> str:
    """The others whom a shot may hit in the first of the spaces with any, named if it is a later.

    "In A35: if it misses, it goes on to Pell: hits 10%, ..."; "" if there are none.
    """
    for space in spaces:
        others = beyond_target_text(view, shooter, target, weapon, "opfire", space=space)
        if others:
            start = f"In {view.map.names[space]}: "
            return others if space == spaces[0] else f"{start}{lower_first(others)}"
    return ""


def weapon_effect_text(unit: UnitView, weapon: str) -> str:
    """The effect of a weapon: a card, or "" for the unit's natural attack."""
    return card_text(TREASURES[weapon]) if weapon else PROFILES[unit.slug].ability.text


@describes("in")
def describe_target_space(view: View, choice: Choice) -> Description:
    """Describe the space where a target is shot at."""
    attack = view.attack
    assert attack is not None
    shooter, target = view.units[attack.attacker], view.units[attack.target]
    space = view.map.numbers_by_noun[choice.noun]
    shots = shots_in_passing(view, shooter, attack.weapon, (target,))
    chances = attack_odds(
        view, shooter, target, attack.weapon, "opfire", space=space, dice=view.has_dice
    )
    with_cards = " with all cards" if target.cards else ""
    sentences = [
        aimed_shot_text(view, attack, target, space),
        compared_text(target, chances, [odds for odds, _, _ in shots]),
        aim_text(view, attack, space),
        f"If killed, {short_name(target.slug)} falls here{with_cards}",
    ]
    name = view.map.names[space]
    text = ". ".join(filter(None, sentences))
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


FLEW = "It flew: no terrain gives it cover, not even where it landed"
"""The reason why a flyer has no cover against opportunity fire (29.5)."""


def aim_text(view: View, attack: AttackView, space: int) -> str:
    """The distance of a space and its cover: "4 spaces away, terrain +2 Stealth"."""
    shooter, target = view.units[attack.attacker], view.units[attack.target]
    target_range = range_between(view.map, shooter.space, space)
    cover = cover_parts(view, shooter, target, attack.weapon, attack.kind, space)
    parts = join_with_and(f"{part.source} {part.amount:+d} Stealth" for part in cover)
    flight = f". {FLEW}" if attack.kind == "opfire" and target.flight_card else ""
    return f"{count(target_range, 'space')} away, {parts or 'no cover'}{flight}"


def no_further_shot(view: View) -> Description:
    """Describe ending the shots of the unit that shoots, by how many it has made and has left."""
    attack = view.attack
    if attack is None:  # No weapon is chosen yet.
        name = fitting_name(actor_of(view).slug, "Do not shoot: ")
        text = "Nothing is lost: this unit may still shoot in this phase, or move afterwards"
        return Description("Do not shoot", name, text, "9.2", "done")
    label = "No further shot" if attack.shots_left < attack.shots else "No shot at all"
    shots = count(attack.shots_left, "shot is", "shots are")
    stays = "; the shooter does not move in this turn" if attack.kind == "fire" else ""
    clause = "9.2" if attack.kind == "fire" else "11.2"
    return Description("Enough", label, f"{shots} lost{stays}", clause, "done")


@describes("opfire")
def describe_opfire(view: View, choice: Choice) -> Description:
    """Describe opportunity fire with a weapon."""
    slug, name = choice.noun.split()
    unit = unit_of(view, slug)
    weapon = "" if name == NATURAL else name
    best = best_in_passing(view, unit, weapon, enemies_of(view, unit), names_target=True)
    best += spare_shots_text(view, unit, weapon)
    with_what = f", {card_name(weapon) if weapon else natural_weapon(slug)}"
    label = f"{fitting_name(slug, 'Fires: ', with_what)}{with_what}"
    return Description(
        "Fires",
        label,
        f"{best}{used_up_text(weapon)}{weapon_effect_text(unit, weapon)}",
        "11.1",
        unit_place(slug),
    )


def spare_shots_text(view: View, unit: UnitView, weapon: str) -> str:
    """The sentence about opportunity shots without enough enemies; "" if all can be used."""
    shots = opfire_shots(view, unit, weapon)
    spaces_by_target: dict[int, list[int]] = {}
    for _, space, enemy in shots_in_passing(view, unit, weapon, enemies_of(view, unit)):
        spaces_by_target.setdefault(enemy.number, []).append(space)
    possible_shots = most_shots(spaces_by_target.values())
    if possible_shots >= shots:
        return ""
    limit = "at each enemy" if possible_shots == len(spaces_by_target) else "in each space"
    return f"Only {possible_shots} of the {shots} shots can be used: one {limit}. "
