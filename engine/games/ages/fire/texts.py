"""Shots and opportunity fire, as text with chances and consequences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.choice import Choice, Description
from engine.core.text import capital, count, join_with_and, lower_first
from engine.games.ages.attacks.odds import AttackOdds
from engine.games.ages.cards.phrases import card_text
from engine.games.ages.fire.actions import At, Fire, In, Opfire, is_used_up
from engine.games.ages.fire.aims import spaces_by_target
from engine.games.ages.fire.shot import SHOT_PENALTY, Shot, ranged_weapon_name
from engine.games.ages.names import short_name, unit_name
from engine.games.ages.phrases import (
    actor_of,
    card_place,
    condition_text,
    describes,
    fitting_name,
    hex_place,
    unit_of,
    unit_place,
)
from engine.games.ages.rows.profiles import PROFILES
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import AnyUnit, allies_in
from engine.games.ages.view_types import UnitView, View


@describes("fire")
def describe_fire(view: View, choice: Choice) -> Description:
    """Describe a weapon and a number of shots."""
    fire, unit = Fire.of(choice, table=view), actor_of(view)
    penalty = SHOT_PENALTY * (fire.shots - 1)
    sentences = [
        f"At different targets, {penalty} to hit for each shot" if penalty else "",
        used_up_text(fire.weapon),
        best_shot_text(fire.possible_shots),
        weapon_effect_text(unit, fire.weapon),
    ]
    label = f"{_weapon_label(unit, fire.weapon)}, {count(fire.shots, 'shot')}"
    place = card_place(fire.weapon) if fire.weapon else unit_place(unit.slug)
    return Description("Fire", label, _text(sentences), "9.2", place)


def _weapon_label(unit: AnyUnit, weapon: str) -> str:
    return capital(ranged_weapon_name(unit, weapon))


def _text(sentences: Iterable[str]) -> str:
    return ". ".join(filter(None, sentences))


def used_up_text(weapon: str) -> str:
    """The sentence about a weapon that is discarded after one use (14.5); "" if it stays."""
    return "It uses the card up" if is_used_up(weapon) else ""


def weapon_effect_text(unit: AnyUnit, weapon: str) -> str:
    """The effect of a weapon: a card, or "" for the unit's natural attack."""
    return card_text(TREASURES[weapon]) if weapon else PROFILES[unit.slug].ability.text


def best_of(shots: Iterable[Shot]) -> Shot | None:
    """The shot that does the most damage on average; None if there is none."""
    return max(shots, key=lambda shot: shot.odds.damage, default=None)


def best_shot_text(shots: Iterable[Shot]) -> str:
    """The best of some shots in the fire phase, with its weapon, its target and its chances."""
    best = best_of(shots)
    if best is None:
        return ""
    weapon = _weapon_label(best.attacker, best.weapon)
    return _text(
        (f"{weapon} on {unit_name(best.target.slug)} {best.odds:sentence}", beyond_text(best))
    )


# Others in danger of a shot


GOES_NO_FURTHER = "A miss hits nobody else"
"""The end of a missed shot beside an ally of the shooter who could not be its target."""


def beyond_text(shot: Shot) -> str:
    """The sentence about the others whom a shot may hit, with the odds; "" if there is no danger.

    "If it misses, it goes on to Hanno: hits 10%, wounds 8%, …" (9.4); of an area weapon, whom it
    attacks besides (13.8).
    """
    if shot.is_area:
        others = "; ".join(_odds_text(shot.at(each)) for each in shot.victims)
        return f"Also attacked there: {others or 'nobody else'}"
    strays = [_odds_text(shot.at(ally)) for ally in shot.strays]
    if not strays:
        return GOES_NO_FURTHER if allies_in(shot.table, shot.attacker, shot.space) else ""
    picker_text = " (the enemy picks)" if len(strays) > 1 else ""
    return f"If it misses, it goes on to {' or '.join(strays)}{picker_text}"


def _odds_text(shot: Shot) -> str:
    return f"{short_name(shot.target.slug)}: {shot.odds}"


# Targets


@describes("at")
def describe_target(view: View, choice: Choice) -> Description:
    """Describe the target of a shot, with the chance to hit."""
    target = unit_of(view, choice.noun)
    attack = view.attack
    assert attack is not None
    if view.step == "order":  # The others are not at stake: the area weapon attacks them anyway.
        sentences = [capital(f"{Shot.in_progress(view).at(target).odds:sentence}")]
    elif attack.kind == "fire":
        (shot,) = At.of(choice, table=view).aim.shots
        sentences = [capital(f"{shot.odds:sentence}"), beyond_text(shot)]
    else:
        sentences = [best_in_passing(At.of(choice, table=view).aim.possible_shots)]
    sentences.append(f"The target has {condition_text(view, target)}")
    if attack.kind == "opfire" and view.step != "order" and target.flight_card:
        sentences.append(FLEW)
    clause = "9.2" if attack.kind == "fire" else "11.2"
    name = fitting_name(target.slug, "Shoot at: ")
    return Description("Shoot at", name, _text(sentences), clause, unit_place(target.slug))


FLEW = "It flew: no terrain gives it cover, not even where it landed"
"""The reason why a flyer has no cover against opportunity fire (29.5)."""


def best_in_passing(shots: Sequence[Shot], *, names_target: bool = False) -> str:
    """The sentence about where on its way a target is easiest to hit; "" if no shot is possible."""
    best = best_of(shots)
    if best is None:
        return ""
    target_text = f"on {unit_name(best.target.slug)} " if names_target else ""
    others = [each for each in shots if each.target is best.target and each is not best]
    space_name = best.table.map.names[best.space]
    return _text(
        (f"Best {target_text}in {space_name}: {best.odds:sentence}", _first_danger([best, *others]))
    )


def _first_danger(shots: Sequence[Shot]) -> str:
    """The others in danger in the first space with any, named if it is not that of the first shot.

    "In A35: if it misses, it goes on to Pell: hits 10%, ..."; "" if there are none.
    """
    for shot in shots:
        if others := beyond_text(shot):
            start = f"In {shot.table.map.names[shot.space]}: "
            return others if shot is shots[0] else f"{start}{lower_first(others)}"
    return ""


@describes("in")
def describe_target_space(view: View, choice: Choice) -> Description:
    """Describe the space where a target is shot at."""
    attack = view.attack
    assert attack is not None
    shot, target = In.of(choice, table=view).shot, view.units[attack.target]
    all_shots = At(target.slug, table=view).aim.possible_shots
    with_cards = " with all cards" if target.cards else ""
    sentences = [
        capital(f"{shot.odds:sentence}"),
        beyond_text(shot),
        compared_text(target, shot.odds, [each.odds for each in all_shots]),
        aim_text(shot),
        f"If killed, {short_name(target.slug)} falls here{with_cards}",
    ]
    name = view.map.names[shot.space]
    return Description("Shoot in", name, _text(sentences), "11.2", hex_place(name))


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


def aim_text(shot: Shot) -> str:
    """The distance of a space and its cover: "4 spaces away, terrain +2 Stealth"."""
    parts = join_with_and(f"{part.source} {part.amount:+d} Stealth" for part in shot.cover_parts)
    flight = f". {FLEW}" if shot.kind == "opfire" and shot.target.flight_card else ""
    return f"{count(shot.distance, 'space')} away, {parts or 'no cover'}{flight}"


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


# Opportunity fire


@describes("opfire")
def describe_opfire(view: View, choice: Choice) -> Description:
    """Describe opportunity fire with a weapon."""
    fire = Opfire.of(choice, table=view)
    unit = fire.shooter
    sentences = [
        best_in_passing(fire.possible_shots, names_target=True),
        spare_shots_text(fire),
        used_up_text(fire.weapon),
        weapon_effect_text(unit, fire.weapon),
    ]
    with_what = f", {ranged_weapon_name(unit, fire.weapon)}"
    label = f"{fitting_name(unit.slug, 'Fires: ', with_what)}{with_what}"
    return Description("Fires", label, _text(sentences), "11.1", unit_place(unit.slug))


def spare_shots_text(fire: Opfire) -> str:
    """The sentence about opportunity shots without enough enemies; "" if all can be used."""
    usable, shots = fire.usable_shots, fire.shots
    if usable == shots:
        return ""
    targets = spaces_by_target(fire.possible_shots)
    limit = "at each enemy" if usable == len(targets) else "in each space"
    return f"Only {usable} of the {shots} shots can be used: one {limit}"
