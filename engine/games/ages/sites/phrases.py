"""The chances of a deed at a site, each result with its effects."""

from __future__ import annotations

from itertools import groupby

from engine.core.facts import Words
from engine.core.text import count, join_with_and, percent
from engine.games.ages.challenges.cards import ChallengeResult, challenge_odds
from engine.games.ages.names import deed_text, unit_name
from engine.games.ages.phrases import hex_place
from engine.games.ages.sites.contests import deed_contest
from engine.games.ages.sites.deeds import (
    CHAMBER,
    DISMISS,
    NO_LIMIT,
    Deed,
    Effect,
    Effects,
    deed_effects,
    site_name,
)
from engine.games.ages.sites.facts import Challenge, gifts_of
from engine.games.ages.units import ability
from engine.games.ages.view_types import UnitView, View

BEST_FIRST = (
    ChallengeResult.AMAZE,
    ChallengeResult.PASS,
    ChallengeResult.SQUEAK,
    ChallengeResult.FAIL,
    ChallengeResult.FOPP,
)


def site_place(view: View, unit: UnitView) -> str:
    """The place of a deed on the board: the space of the unit."""
    return hex_place(view.map.names[unit.space])


def effect_text(effect: Effect) -> str:
    """An effect in a few words: "steal 1 card"."""
    match effect.verb:
        case "heal":
            return "heal all" if effect.count == NO_LIMIT else f"heal {effect.count}"
        case "rob" | "steal":
            return f"steal {count(effect.count, 'card')}"
        case "free":
            return "free all prisoners" if effect.count == NO_LIMIT else "free a prisoner"
        case "draw":
            return f"draw {count(effect.count, 'card')}"
    return _EFFECTS[effect.verb]


_EFFECTS = {
    "banish": "be banished",
    "dismiss": "be dismissed",
    "learn": "gain experience",
    "enter": "get inside",
    "see": "see a card",
    "raze": "destroy it",
    "repair": "repair it",
    "tribute": "gain 1 point of tribute",
}


def effects_text(effects: Effects) -> str:
    """The effects of a result: "steal 1 card and be dismissed"."""
    return join_with_and(map(effect_text, effects), empty="gain nothing")


def past_effects_text(effects: Effects) -> str:
    """The effects of a result that has come, after the unit: "steals 1 card and is dismissed"."""
    verbs = (effect_text(each).partition(" ") for each in effects)
    return join_with_and(
        (f"{'is' if verb == 'be' else f'{verb}s'} {rest}" for verb, _, rest in verbs),
        empty="gains nothing",
    )


def deed_chances(view: View, unit: UnitView, deed: Deed) -> Words:
    skill = ability(unit)
    if deed.is_paid:
        return effects_text(deed_effects(skill, deed.verb, ChallengeResult.PASS)).capitalize()
    contest = deed_contest(view, unit, deed)
    result_odds = challenge_odds(contest.difference, dice=view.has_dice)
    name = "wits" if deed.verb == "interrogate" else deed.test[0]
    effects = {each: deed_effects(skill, deed.verb, each) for each in BEST_FIRST}
    sent_away = all(DISMISS in effects[each] for each in BEST_FIRST[:-1])  # all but a FOPP
    dismissal = ", and then to be dismissed" if sent_away else ""
    effect_texts = {each: _without_dismissal(effects[each], dismissal) for each in BEST_FIRST}
    parts = [
        f"{percent(float(sum(result_odds[result] for result in results)))} to {text}"
        for text, results in groupby(BEST_FIRST, key=effect_texts.__getitem__)
    ]
    last = f"{dismissal}; {parts.pop()}" if dismissal else ""
    odds = f"{', '.join(parts)}{last}"
    return Challenge(name, contest.rating, contest.against.value, odds)


def _without_dismissal(effects: Effects, dismissal: str) -> str:
    """The effects of a result; without the dismissal if `dismissal` says it of all results."""
    return effects_text(tuple(each for each in effects if not (dismissal and each == DISMISS)))


def site_text(view: View, unit: UnitView) -> str:
    """The deeds of a unit at the sites in its space; "" if there are none."""
    chart = view.map
    doors = [chart.base_sites[gate] for gate in chart.gates_by_front.get(unit.space, ())]
    names = [site_name(site) for team, site in doors if team != unit.team]
    if names:
        return f"In front of the {join_with_and(names)}"
    if unit.space in chart.base_sites:
        team, site = chart.base_sites[unit.space]
        if site == "prison" and team != unit.team:
            prisoners = [
                unit_name(u.slug) for u in view.units if u.team == unit.team and u.is_in_prison
            ]
            return (
                f"The prison with {join_with_and(prisoners)}" if prisoners else "The empty prison"
            )
        return f"{'Your' if team == unit.team else 'The enemy'} {site_name(site)}"
    site = chart.hall_sites.get(unit.space, "")
    if site == CHAMBER:
        gift = str(gifts_of(view, unit)) or "nothing to give"
        return f"The Arbiter's Chamber: {gift}"
    return deed_text("visit", site).capitalize() if site else ""


def sites_at(view: View, unit: UnitView, space: int) -> list[str]:
    """The sites of a space for a unit: "enemy Vault", "in front of the Low Gate"."""
    chart, names = view.map, []
    if space in chart.base_sites:
        team, site = chart.base_sites[space]
        names.append(f"{'your' if team == unit.team else 'enemy'} {site_name(site)}")
    if space in chart.hall_sites:
        names.append(site_name(chart.hall_sites[space]))
    if space not in chart.gates_by_front:
        return names
    doors = [chart.base_sites[gate] for gate in chart.gates_by_front[space]]
    gates = [site_name(site) for team, site in doors if team != unit.team]
    return [*names, f"in front of the {join_with_and(gates)}"] if gates else names
