"""What the texts about sites, prisoners and tribute say will follow, with the chances of deeds."""

from __future__ import annotations

from itertools import groupby

from attrs import frozen

from engine.core.facts import Fact, Foretold, TriedChoice, Words
from engine.core.text import count, join_with_and, percent
from engine.games.ages.attacks.events import Killed
from engine.games.ages.challenges.cards import ChallengeResult, challenge_odds
from engine.games.ages.names import deed_text, lith_text, unit_name
from engine.games.ages.phrases import hex_place, sum_text, unit_of
from engine.games.ages.rows.treasures import TREASURES
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
from engine.games.ages.sites.events import Imprisoned, SiteChallenged
from engine.games.ages.tribute.items import Tribute, tribute_of
from engine.games.ages.units import ability
from engine.games.ages.view_types import Figure, UnitView, View


@frozen
class Challenge(Fact):
    """The numbers of a challenge at a site, and the chances of its results."""

    name: str
    rating: Figure
    against: int
    odds: str

    def __str__(self) -> str:
        return f"{self.name.title()} {sum_text(self.rating)} against {self.against}: {self.odds}"

    def holds(self, tried: TriedChoice) -> bool:
        event = tried.event(SiteChallenged)
        numbers = self.rating.value, self.against
        return event is not None and (event.rating, event.against) == numbers


@frozen
class Counter(Fact):
    """The Arbiter's counter: now, or after a gift (27.4)."""

    lith: int

    def __str__(self) -> str:
        return lith_text(self.lith)

    def holds(self, tried: TriedChoice) -> bool:
        view = tried.after if tried.choice.verb == "offer" else tried.before
        return bool(view.lith == self.lith)


@frozen
class GiftPoints(Fact):
    """How far a gift moves the counter (27.3)."""

    points: int

    line = "{points:point}"

    def holds(self, tried: TriedChoice) -> bool:
        return bool(abs(tried.after.lith - tried.before.lith) == self.points)


@frozen
class Gifts(Fact):
    """What the unit that acts can give the Arbiter, and its points (27.3)."""

    tribute: Tribute
    are_cards_open: bool

    def __str__(self) -> str:
        gifts = ["a tribute item"] if self.tribute.has_item else []
        card = "card" if self.are_cards_open else "face-down card"
        gifts += [count(self.tribute.cards, card)] if self.tribute.cards else []
        points = count(self.tribute.points, "point")
        return f"{join_with_and(gifts)}, {points}" if gifts else ""

    def holds(self, tried: TriedChoice) -> bool:
        unit = tried.before.units[tried.before.acting_unit]
        hidden = [card for card in unit.cards if self.are_cards_open or not card.shown]
        spare = sum(not TREASURES[card.slug].badge for card in hidden)
        return (unit.has_tribute, spare) == (self.tribute.has_item, self.tribute.cards)


@frozen
class InPrison(Foretold):
    """The Health with which a unit goes to prison (26.8)."""

    health: int

    kind = Imprisoned
    line = "Into your prison with Health {health}"


@frozen
class CombatPoint(Fact):
    """The combat point that a character loses its team in prison (19.3, 26.8)."""

    target: str

    line = "-1 combat point"

    def holds(self, tried: TriedChoice) -> bool:
        target = unit_of(tried.before, self.target)
        counted = 1 if target.health < target.starting_health else 2
        before, after = (_combat(view, target.team) for view in (tried.before, tried.after))
        return after - before == -1 - counted


def _combat(view: View, team: int) -> int:
    """The combat points of a team, as the achievement counts them."""
    goal = next(each for each in view.goals if each.slug == "combat")
    return (goal.white, goal.black)[team]


@frozen
class CardsFall(Foretold):
    """The cards that a killed unit leaves on the ground (13.7)."""

    cards_dropped: int

    kind = Killed
    line = "{cards_dropped:no card} on the ground"


def gifts_of(view: View, unit: UnitView) -> Gifts:
    return Gifts(tribute_of(view, unit), view.are_cards_open)


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
    told_of_all = (DISMISS,) if sent_away else ()
    effect_texts = {
        result: effects_text(tuple(each for each in effects[result] if each not in told_of_all))
        for result in BEST_FIRST
    }
    parts = [
        f"{percent(float(sum(result_odds[result] for result in results)))} to {text}"
        for text, results in groupby(BEST_FIRST, key=effect_texts.__getitem__)
    ]
    last = f"{dismissal}; {parts.pop()}" if dismissal else ""
    odds = f"{', '.join(parts)}{last}"
    return Challenge(name, contest.rating, contest.against.value, odds)


def gates_before(view: View, unit: UnitView, space: int) -> str:
    """The names of the gates of a unit's enemies whose front is a space; "" for none."""
    doors = [view.map.base_sites[gate] for gate in view.map.gates_by_front.get(space, ())]
    return join_with_and(site_name(site) for team, site in doors if team != unit.team)


def site_text(view: View, unit: UnitView) -> str:
    """The deeds of a unit at the sites in its space; "" if there are none."""
    chart = view.map
    if gates := gates_before(view, unit, unit.space):
        return f"In front of the {gates}"
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
    gates = gates_before(view, unit, space)
    return [*names, f"in front of the {gates}"] if gates else names
