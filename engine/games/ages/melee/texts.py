"""Melee, as text with chances and consequences."""

from __future__ import annotations

from engine.core.choice import Choice, Description
from engine.core.text import capital, percent
from engine.games.ages.melee.fights import Parley, Strike
from engine.games.ages.melee.phrases import answers_to, fight_text, sanctuary_text, strikes_in
from engine.games.ages.names import BARE_HANDS, card_name, short_name, unit_name
from engine.games.ages.phrases import (
    actor_of,
    condition_text,
    describes,
    fitting_name,
    hex_place,
    unit_of,
    unit_place,
)
from engine.games.ages.units import ability, is_creature
from engine.games.ages.view_types import View


@describes("fight")
def describe_fight(view: View, choice: Choice) -> Description:
    """Describe which space fights next."""
    space = view.map.numbers_by_noun[choice.noun]
    name = view.map.names[space]
    return Description("Fight at", name, capital(fight_text(view, space)), "12.1", hex_place(name))


@describes("tale")
def describe_tale(view: View, choice: Choice) -> Description:
    """Describe telling a tale."""
    teller = next(unit for unit in view.units if ability(unit) == "one-more-tale")
    names = short_name(choice.noun), short_name(teller.slug)
    text = f"{names[0]} cannot attack {names[1]} in this phase"
    return Description("Tell a tale", unit_name(choice.noun), text, "20.3", unit_place(choice.noun))


@describes("next")
def describe_next_unit(view: View, choice: Choice) -> Description:
    """Describe that a unit acts next of those with equal Wits."""
    unit = unit_of(view, choice.noun)
    strikes = strikes_in(view, unit, unit.space)
    own_strike = next((each for each in strikes if each.attacker is unit), None)
    own_text = (
        f"A strike at {short_name(own_strike.target)} {own_strike.odds:sentence}. "
        if own_strike
        else ""
    )
    text = (
        f"{own_text}High Wits strike first; among equals ({unit.ratings['wits'].value}) you choose"
    )
    return Description("Acts next", unit_name(unit.slug), text, "12.1", unit_place(unit.slug))


@describes("strike")
def describe_strike(view: View, choice: Choice) -> Description:
    """Describe an attack in melee, with its chances."""
    unit = actor_of(view)
    strike = Strike.of(choice, table=view, attacker=unit)
    slug, weapon = strike.target, strike.weapon
    weapon_name = card_name(weapon) if weapon else "" if is_creature(unit) else BARE_HANDS
    with_what = f"{weapon_name}, " if weapon_name else ""
    label = f"{with_what}{fitting_name(slug, 'Strike: ', with_what)}"
    sentences = [
        f"{strike.odds:sentence}",
        sanctuary_text(strike),
        answers_to(view, unit),
        f"the target has {condition_text(view, unit_of(view, slug))}",
    ]
    text = ". ".join(map(capital, filter(None, sentences)))
    return Description("Strike", label, text, "12.2", unit_place(slug))


@describes("parley")
def describe_parley(view: View, choice: Choice) -> Description:
    """Describe a parley with a target, and the chance that its attack is lost."""
    unit, target = actor_of(view), unit_of(view, choice.noun)
    ours, theirs = unit.ratings["honor"].value, target.ratings["honor"].value
    chance = percent(Parley(target.slug, table=view, talker=unit).chance)
    text = f"Honor {ours} against {theirs}: the attack is lost {chance} of the time"
    return Description(
        "Parley with", unit_name(choice.noun), text, "20.19", unit_place(choice.noun)
    )


@describes("hold")
def describe_hold(view: View, choice: Choice) -> Description:
    """Describe not attacking."""
    answers = answers_to(view, actor_of(view)) or "no enemy in the space strikes after it"
    text = f"Its attack of this phase is lost. {capital(answers)}"
    return Description("Hold", "Do not attack", text, "12.2", "done")
