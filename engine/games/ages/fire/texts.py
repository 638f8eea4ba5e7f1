"""Shots and opportunity fire, as text with chances and consequences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.choice import Choice, Description
from engine.core.facts import Quoted, Words, capitalised, said
from engine.core.text import capital
from engine.games.ages.attacks.odds import AttackOdds
from engine.games.ages.attacks.texts import Chances
from engine.games.ages.cards.phrases import card_text
from engine.games.ages.fire.actions import At, Fire, In, Opfire, is_used_up
from engine.games.ages.fire.facts import (
    Aimed,
    BestShot,
    Beyond,
    LostShots,
    Penalty,
    Shots,
    SpareShots,
    UsedUp,
)
from engine.games.ages.fire.shot import Shot, ranged_weapon_name
from engine.games.ages.names import short_name, unit_name
from engine.games.ages.phrases import (
    actor_of,
    card_place,
    condition_text,
    describes,
    fitting_name,
    hex_place,
    sentences,
    unit_of,
    unit_place,
)
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import AnyUnit, ability, allies_in
from engine.games.ages.view_types import UnitView, View


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
    name = fitting_name(target.slug, "Shoot at: ")
    return Description("Shoot at", name, sentences(*texts), clause, unit_place(target.slug))


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
    label = f"{fitting_name(unit.slug, 'Fires: ', with_what)}{with_what}"
    return Description("Fires", label, text, "11.1", unit_place(unit.slug))
