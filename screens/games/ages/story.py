"""What happened, told beat by beat: attacks, encounters, guardians, and who is sent away.

A scene is one attack or one adventure. Its beats are the steps in which players would do it at a
table: the sums and the odds, the card, what came of it. The words come from the events of an
update, so all viewers are told what all may know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from attrs import define, field, frozen

from engine.core.dispatch import Dispatch
from engine.core.event import Event
from engine.core.text import count
from engine.games.ages import events as e
from engine.games.ages.adventures import ENCOUNTERS, GUARDIANS
from engine.games.ages.challenge import LIMIT, Result, damage_done, hit_chance, odds
from engine.games.ages.names import (
    RESULT_NAMES,
    digits,
    guardian_name,
    unit_name,
    weapon_words,
)
from engine.games.ages.prose import tell
from engine.games.ages.view_types import Term, View
from screens.games.ages.colours import RESULT_ROLE
from screens.games.ages.signs import RATING_NAME, percent, signed

DEED = {"melee": "strikes", "fire": "shoots at", "opfire": "shoots in passing at"}
RESULTS = (Result.AMAZE, Result.PASS, Result.SQUEAK, Result.FAIL, Result.FOPP)


@frozen
class Beat:
    """One step of a scene: lines of text, each with the palette role of its colour."""

    lines: tuple[tuple[str, str], ...]
    card: str = ""
    """The challenge card that was drawn: "7-3"; it stands before the first line."""


@define
class Scene:
    """One attack or adventure: who and where, and its beats."""

    title: str
    units: tuple[str, ...]
    """Who does it, and to whom."""
    space: str = ""
    """Where it happens, if that is not where the last of the units stands."""
    on_the_way: bool = False
    """Is the last of the units shot at on its way?"""
    beats: list[Beat] = field(factory=list)


def story_beats(view: View, events: Iterable[Event]) -> int:
    """In how many beats the events are told; 0 if nothing of them is a scene."""
    return sum(len(scene.beats) for scene in scenes_of(view, events))


def scenes_of(view: View, events: Iterable[Event]) -> list[Scene]:
    """The scenes in some events, with all their beats."""
    scenes: list[Scene] = []
    for event in events:
        _Director(view, scenes).take_in(event)
    return scenes


def told_so_far(scenes: list[Scene], beat: int | None) -> tuple[Scene, list[Beat]]:
    """The scene of a beat and its beats up to it; of the last scene all, if `beat` is None."""
    left = 0 if beat is None else beat
    for scene in scenes:
        if beat is not None and left < len(scene.beats):
            return scene, scene.beats[: left + 1]
        left -= len(scene.beats)
    return scenes[-1], scenes[-1].beats


tellings: Dispatch[type[Event], Callable[..., None]] = Dispatch("scene")
"""How an event goes into the scenes; most events are in none."""


@frozen
class _Director:
    """Puts events into scenes."""

    view: View
    scenes: list[Scene]

    def take_in(self, event: Event) -> None:
        told = tellings.get(type(event))
        if told is not None:
            told(self, event)

    def begin(self, title: str, *units: str, space: str = "") -> None:
        """Open a scene."""
        self.scenes.append(Scene(title, units, space))

    def add(self, *lines: tuple[str, str], card: str = "") -> None:
        """Add a beat to the scene that is open."""
        self.scenes[-1].beats.append(Beat(tuple(line for line in lines if line[0]), card))

    def is_about(self, *units: str) -> bool:
        """Is the scene that is open about these units?"""
        return bool(self.scenes) and set(units) <= set(self.scenes[-1].units)

    def follow(self, event: e.UnitEvent) -> None:
        """Tell what follows in the scene of a unit; an event without one opens none."""
        if self.is_about(event.unit):
            self.add((tell(event, None), "text"))


# The parts of a challenge


def sum_words(name: str, value: int, against_name: str, against: int) -> str:
    """What is set against what: "Throw 8 against Stealth 5: +3"."""
    named = f"{against_name} " if against_name else ""
    difference = value - against
    return f"{name} {value} against {named}{against}: {signed(difference)}"


def parts_words(name: str, parts: tuple[Term, ...]) -> str:
    """Where a number comes from: "Throw: 7 printed, +1 symbol Bow"; empty if all is printed."""
    if len(parts) < 2:
        return ""
    first, *more = parts
    added = ", ".join(f"{signed(part.amount)} {part.source}" for part in more)
    return f"{name}: {first.amount} {first.source}, {added}"


def limit_words(view: View, difference: int) -> str:
    """Said of a difference that counts for less (3.3); empty for others."""
    if view.dice or abs(difference) <= LIMIT:
        return ""
    return f"No difference counts as more than {LIMIT}."


def card_words(view: View, event: e.Challenged) -> str:
    """How the card makes the result: "7 - 3 and +3 make +7: Amaze"."""
    difference = event.rating - event.against
    if not view.dice:
        difference = max(-LIMIT, min(LIMIT, difference))
    first, second = event.card
    total = difference + first - second
    name = RESULT_NAMES[event.result]
    if event.card in ((9, 0), (0, 9)):
        return f"{name}, always with this card"
    return f"{signed(difference)} + {first} - {second} = {signed(total)}: {name}"


def role_of(event: e.Challenged) -> str:
    """The colour of a result."""
    return RESULT_ROLE[event.result]


# Attacks


@tellings(e.HitDrawn)
def tell_hit(director: _Director, event: e.HitDrawn) -> None:
    """Begin a scene: the sums with the odds, then the card."""
    weapon = weapon_words(event.unit, event.weapon, event.kind)
    at = f" in {event.space}" if event.kind == "opfire" else ""
    deed = DEED.get(event.kind, "attacks")
    title = f"{unit_name(event.unit)} {deed} {unit_name(event.target)} {weapon}{at}"
    director.begin(title, event.unit, event.target, space=event.space)
    director.scenes[-1].on_the_way = event.kind == "opfire"
    view, difference = director.view, event.rating - event.against
    rating, against = RATING_NAME[event.with_rating], "Stealth"
    if event.with_rating == "melee":
        against = "React"
    chance = percent(float(hit_chance(difference, dice=view.dice)))
    director.add(
        (sum_words(rating, event.rating, against, event.against), "bright"),
        (parts_words(rating, event.rating_parts), "muted"),
        (parts_words(against, event.against_parts), "muted"),
        (limit_words(view, difference), "muted"),
        (f"It hits with {chance}.", "text"),
    )
    meaning = "It hits" if event.hit else "It misses"
    director.add(
        (card_words(view, event), "text"),
        (f"{meaning}.", role_of(event)),
        card=digits(event.card),
    )


@tellings(e.DamageDrawn)
def tell_damage(director: _Director, event: e.DamageDrawn) -> None:
    """Tell the sums and what each result would cost, then the card and what is left."""
    names = unit_name(event.unit), unit_name(event.target)
    if not director.is_about(event.unit, event.target):
        director.begin(f"{names[0]} has hit {names[1]}", event.unit, event.target)
    view, difference = director.view, event.rating - event.against
    director.add(
        (sum_words("Power", event.rating, "Armor", event.against), "bright"),
        (parts_words("Power", event.rating_parts), "muted"),
        (parts_words("Armor", event.against_parts), "muted"),
        (damage_odds(view, difference, event.printed), "text"),
    )
    damage = f"Damage {event.damage}" if event.damage else "No damage"
    director.add(
        (card_words(view, event), "text"),
        (f"{damage}: {names[1]} has {event.health} Health left.", _hurt(event)),
        card=digits(event.card),
    )


def _hurt(event: e.DamageDrawn) -> str:
    return "bad" if event.damage else "good"


def damage_odds(view: View, difference: int, printed: int) -> str:
    """What a hit can cost, with the chances: "Costs 3 Health with 15 %, 2 with 43 %, ..."."""
    chances: dict[int, float] = {}
    for result, chance in odds(difference, dice=view.dice).items():
        lost = damage_done(printed, result)
        chances[lost] = chances.get(lost, 0.0) + float(chance)
    told = [f"{lost} with {percent(chances[lost])}" for lost in sorted(chances, reverse=True)]
    return f"Costs Health: {', '.join(told)}."


@tellings(e.CardRevealed)
def tell_revealed(director: _Director, event: e.CardRevealed) -> None:
    """Armour that is put on after a hit."""
    if event.because == "armour":
        if not director.is_about(event.unit):
            director.begin(f"{unit_name(event.unit)} is hit", event.unit)
        director.add((tell(event, None), "gold"))


@tellings(e.ShotWentOn)
def tell_went_on(director: _Director, event: e.ShotWentOn) -> None:
    """Tell a shot that missed goes on to another."""
    director.begin(f"{unit_name(event.unit)} has missed", event.unit, event.target)
    director.add((tell(event, None), "gold"))


@tellings(e.Killed)
def tell_killed(director: _Director, event: e.Killed) -> None:
    """Tell who fell."""
    if not director.is_about(event.unit):
        director.begin(f"{unit_name(event.unit)} falls", event.unit)
    director.add((tell(event, None), "bad"))


@tellings(e.HonorTested)
def tell_honor(director: _Director, event: e.HonorTested) -> None:
    """Honor against Honor: the sums, then the card."""
    what = "tries a parley with" if event.ability == "parley" else "attacks, in sanctuary,"
    title = f"{unit_name(event.unit)} {what} {unit_name(event.target)}"
    director.begin(title, event.unit, event.target)
    view, difference = director.view, event.rating - event.against
    director.add(
        (sum_words("Honor", event.rating, "Honor", event.against), "bright"),
        (odds_words(view, difference), "text"),
    )
    lost = f"{unit_name(event.lost)} loses its attack." if event.lost else "The attack goes on."
    director.add((card_words(view, event), "text"), (lost, role_of(event)), card=digits(event.card))


def odds_words(view: View, difference: int) -> str:
    """The chances of all results at a difference: "Amaze 15 %, Pass 43 %, ..."."""
    found = odds(difference, dice=view.dice)
    told = (f"{RESULT_NAMES[each.value]} {percent(float(found[each]))}" for each in RESULTS)
    return ", ".join(told)


@tellings(
    e.LuckChecked, e.CardDiscarded, e.WeaponJammed, e.Strained, e.ExperienceGained, e.PutInDome
)
def tell_more(director: _Director, event: e.UnitEvent) -> None:
    """Tell what follows for a unit of the scene."""
    director.follow(event)


# Adventures


@tellings(e.EncounterFaced)
def tell_encounter(director: _Director, event: e.EncounterFaced) -> None:
    """Tell what the encounter asks for, then what came of it."""
    met = ENCOUNTERS[event.encounter]
    director.begin(f"{unit_name(event.unit)} meets {met.name} at {event.space}", event.unit)
    draws = count(event.draws, "card")
    if met.rating is None:
        director.add((f"It asks for a card. {unit_name(event.unit)} draws {draws}.", "good"))
        return
    name = RATING_NAME[met.rating]
    director.add((f"It is passed with {name} {met.value} or more.", "bright"))
    verdict = f"Passed: {draws} to draw, and one more encounter for the team."
    if not event.passed:
        verdict = "Not passed; it is turned down again. All remember it."
    director.add(
        (f"{unit_name(event.unit)} has {name} {event.rating}.", "text"),
        (parts_words(name, event.parts), "muted"),
        (verdict, "good" if event.passed else "bad"),
    )


@tellings(e.GuardianChallenged)
def tell_guardian(director: _Director, event: e.GuardianChallenged) -> None:
    """Tell the sums with the odds, then the card and what it means."""
    guardian = guardian_name(event.guardian)
    director.begin(f"{unit_name(event.unit)} challenges {guardian}", event.unit)
    rating = RATING_NAME[GUARDIANS[event.guardian].rating]
    view, difference = director.view, event.rating - event.against
    director.add(
        (sum_words(rating, event.rating, guardian, event.against), "bright"),
        (parts_words(rating, event.rating_parts), "muted"),
        (odds_words(view, difference), "text"),
    )
    director.add(
        (card_words(view, event), "text"),
        (GUARDIAN_RESULT[event.result], role_of(event)),
        card=digits(event.card),
    )


GUARDIAN_RESULT = {
    "amaze": "It yields: two draws. Then the winner leaves by a dome.",
    "pass": "It yields: one draw. Then the winner leaves by a dome.",
    "squeak": "Only experience is gained; dismissed to a dome.",
    "fail": "Beaten back: dismissed to a dome.",
    "fopp": "Banished: the enemy draws for the dome.",
}
"""What comes of a guardian's challenge (16.3)."""


@tellings(e.GuardianPaid, e.MercyAsked)
def tell_guardian_left(director: _Director, event: e.GuardianPaid | e.MercyAsked) -> None:
    """Tell a guardian that was paid, or asked for mercy."""
    director.begin(f"{unit_name(event.unit)} at the guardian", event.unit)
    director.add((tell(event, None), "gold"))


@tellings(e.MarkerStepped)
def tell_marker(director: _Director, event: e.MarkerStepped) -> None:
    """Tell the marker of a path."""
    if director.is_about(event.unit):
        director.add((tell(event, None), "good"))


@tellings(e.SentAway)
def tell_sent_away(director: _Director, event: e.SentAway) -> None:
    """Tell who is dismissed or banished, and what was drawn for the dome; not who enters."""
    if event.entering:
        return
    if not director.is_about(event.unit):
        director.begin(f"{unit_name(event.unit)} leaves by a dome", event.unit)
    director.add((tell(event, None), "gold"))
