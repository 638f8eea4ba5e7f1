"""Melee, as text with chances and consequences."""

from __future__ import annotations

from attrs import frozen

from engine.core.choice import Choice, Description
from engine.core.facts import Fact, Quoted, TriedChoice, capitalised, said
from engine.core.text import percent
from engine.games.ages.attacks.events import HonorTested
from engine.games.ages.attacks.texts import Chances
from engine.games.ages.challenges.contests import chance_of
from engine.games.ages.melee.fights import Parley, Strike
from engine.games.ages.melee.phrases import answers_to, fight_text, sanctuary_text, strikes_in
from engine.games.ages.names import BARE_HANDS, card_name, short_name
from engine.games.ages.phrases import (
    actor_of,
    condition_text,
    describes,
    hex_place,
    of_fitting,
    of_unit,
    sentences,
    unit_of,
)
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import ability, is_creature
from engine.games.ages.view_types import View


@describes("fight")
def describe_fight(view: View, choice: Choice) -> Description:
    space = view.map.numbers_by_noun[choice.noun]
    name = view.map.names[space]
    return Description("Fight at", name, fight_text(view, space), "12.1", hex_place(name))


@describes("tale")
def describe_tale(view: View, choice: Choice) -> Description:
    teller = next(unit for unit in view.units if ability(unit).tells_tales)
    names = short_name(choice.noun), short_name(teller.slug)
    text = f"{names[0]} cannot attack {names[1]} in this phase"
    return of_unit("Tell a tale", choice.noun, text, "20.3")


@describes("next")
def describe_next_unit(view: View, choice: Choice) -> Description:
    unit = unit_of(view, choice.noun)
    strikes = strikes_in(view, unit, unit.space)
    own_strike = next((each for each in strikes if each.attacker is unit), None)
    own_text = (
        said(f"a strike at {short_name(own_strike.target)} ", Chances.of(own_strike.blow))
        if own_strike
        else ""
    )
    equals = EqualWits(unit.slug, unit.ratings["wits"].value)
    text = sentences(own_text, said("high Wits strike first; ", equals, " you choose"))
    return of_unit("Acts next", unit.slug, text, "12.1")


@frozen
class EqualWits(Fact):
    """The Wits of units of a team that are equally quick (12.1)."""

    unit: str
    wits: int

    line = "among equals ({wits})"

    def holds(self, tried: TriedChoice) -> bool:
        view: View = tried.before
        space, team = unit_of(view, self.unit).space, unit_of(view, self.unit).team
        there = [each for each in view.units if (each.space, each.team) == (space, team)]
        return [each.ratings["wits"].value for each in there].count(self.wits) > 1


@describes("strike")
def describe_strike(view: View, choice: Choice) -> Description:
    unit = actor_of(view)
    strike = Strike.of(choice, table=view, attacker=unit)
    slug, weapon = strike.target, strike.weapon
    weapon_name = card_name(weapon) if weapon else "" if is_creature(unit) else BARE_HANDS
    with_what = f"{weapon_name}, " if weapon_name else ""
    effect = TREASURES[weapon].text if weapon else ""
    text = sentences(
        capitalised(Chances.of(strike.blow)),
        Quoted(effect) if effect else "",
        sanctuary_text(strike),
        answers_to(view, unit),
        said("the target has ", condition_text(view, unit_of(view, slug))),
    )
    return of_fitting("Strike", slug, text, "12.2", with_what)


@frozen
class ParleyOdds(Fact):
    """Honor against Honor, and the chance that the enemy loses its attack (20.19)."""

    honor: int
    against: int
    chance: float

    def __str__(self) -> str:
        chance = percent(self.chance)
        return f"Honor {self.honor} against {self.against}: the attack is lost {chance} of the time"

    def holds(self, tried: TriedChoice) -> bool:
        test = next(each for each in tried.events if isinstance(each, HonorTested))
        chance = chance_of(tried.before, test.rating - test.against)
        return (test.rating, test.against, chance) == (self.honor, self.against, self.chance)


@describes("parley")
def describe_parley(view: View, choice: Choice) -> Description:
    unit, target = actor_of(view), unit_of(view, choice.noun)
    talk = Parley.of(choice, table=view, talker=unit)
    odds = ParleyOdds(unit.ratings["honor"].value, target.ratings["honor"].value, talk.chance)
    return of_unit("Parley with", target.slug, odds, "20.19")


@describes("hold")
def describe_hold(view: View, choice: Choice) -> Description:
    answers = answers_to(view, actor_of(view)) or "no enemy in the space strikes after it"
    text = sentences("its attack of this phase is lost", answers)
    return Description("Hold", "Do not attack", text, "12.2", "done")
