"""The components of scenes: beats, the director that builds them from events, and their texts."""

from __future__ import annotations

from collections.abc import Callable

from attrs import define, field, frozen

from engine.core.dispatch import Dispatch
from engine.core.event import Event
from engine.core.text import percent
from engine.games.ages.challenges.cards import (
    AMAZE_FROM,
    LUCKIEST,
    MAX_DIFFERENCE,
    UNLUCKIEST,
    ChallengeResult,
    challenge_odds,
)
from engine.games.ages.events import Challenged, UnitEvent
from engine.games.ages.names import RESULT_NAMES, digits_text, unit_name, with_small_articles
from engine.games.ages.view_types import View
from engine.games.ages.words import signed_number

RESULT_ROLE = {
    "amaze": "good",
    "pass": "good",
    "squeak": "gold",
    "fail": "bad",
    "fopp": "bad",
}
"""The palette role of each result of a challenge, the best first."""


@frozen
class Beat:
    """One step of a scene: lines of text, each with the palette role of its colour."""

    lines: tuple[tuple[str, str], ...]
    card: str = ""
    """The drawn challenge card, shown before the first line: "7-3"."""


@define
class Scene:
    """One attack, adventure or end: its units and place, and its beats."""

    title: str
    units: tuple[str, ...]
    """The units in the scene: the acting one, and its target."""
    space: str = ""
    """The space of the scene, if it is not that of the last unit."""
    on_the_way: bool = False
    """Is the last of the units being shot at during its walk?"""
    beats: list[Beat] = field(factory=list)


tells_scene: Dispatch[type[Event], Callable[..., None]] = Dispatch("scene")
"""Functions that add an event to the scenes, by its type; most events add nothing."""


@frozen
class Director:
    view: View
    scenes: list[Scene]
    events: tuple[Event, ...]
    number: int

    @property
    def later_events(self) -> tuple[Event, ...]:
        return self.events[self.number + 1 :]

    def tell_event(self, event: Event) -> None:
        tell = tells_scene.get(type(event))
        if tell is not None:
            tell(self, event)

    def begin_scene(self, title: str, *units: str, space: str = "") -> None:
        self.scenes.append(Scene(with_small_articles(title), units, space))

    def add_beat(self, *lines: tuple[str, str], card: str = "") -> None:
        self.scenes[-1].beats.append(Beat(tuple(line for line in lines if line[0]), card))

    def is_about(self, *units: str) -> bool:
        return bool(self.scenes) and set(units) <= set(self.scenes[-1].units)

    def tell(
        self, event: UnitEvent, role: str, title: str = "", *fields: str, is_new: bool = False
    ) -> None:
        """Show the log line of an event in the scene of its unit, or in a new one with a title.

        Without a title, the event is shown only in a scene of its unit. The title names units of
        the event by `fields`, which are the units of the scene; `is_new` always begins one.
        """
        if title and (is_new or not self.is_about(event.unit)):
            units = {name: getattr(event, name) for name in fields or ("unit",)}
            names = {name: unit_name(slug) for name, slug in units.items()}
            self.begin_scene(title.format(**names), *units.values())
        if title or self.is_about(event.unit):
            self.add_beat((event.told(), role))

    def add_challenge(
        self, event: Challenged, name: str, against: str, *, parts: str = "", outcome: str = ""
    ) -> None:
        """Show the sums of a challenge with the odds, and in the next beat the card.

        `outcome` is what the result means, `parts` where the points of the rating come from.
        """
        sums = challenge_text(name, event.rating, against, event.against)
        odds = odds_text(self.view, event.rating - event.against)
        self.add_beat((sums, "bright"), (parts, "muted"), (odds, "text"))
        role, total = RESULT_ROLE[event.result], card_sum(self.view, event)
        result = ((total, "text"), (outcome, role)) if outcome else ((total, role),)
        self.add_beat(*result, card=digits_text(event.card))


# The parts of a challenge


def challenge_text(name: str, value: int, against_name: str, against: int) -> str:
    """The two sides of a challenge: "Throw 8 against Stealth 5: +3"."""
    against_text = f"{against_name} " if against_name else ""
    difference = value - against
    return f"{name} {value} against {against_text}{against}: {signed_number(difference)}"


def limit_text(view: View, difference: int) -> str:
    """A remark on a difference that counts for less (3.3); empty for others."""
    if view.has_dice or abs(difference) <= MAX_DIFFERENCE:
        return ""
    return f"No difference counts as more than {MAX_DIFFERENCE}."


def card_sum(view: View, event: Challenged) -> str:
    """The arithmetic of the result: "+3 + 7 - 3 = +7: Amaze".

    A card that gives its result whatever the sum says so: "but a 9-0 is always an Amaze" (3.4).
    """
    difference = event.rating - event.against
    if not view.has_dice:
        difference = max(-MAX_DIFFERENCE, min(MAX_DIFFERENCE, difference))
    first, second = event.card
    total = difference + first - second
    name = RESULT_NAMES[event.result]
    equation = f"{signed_number(difference)} + {first} - {second} = {signed_number(total)}"
    if event.card == LUCKIEST and total < AMAZE_FROM:
        return f"{equation}, but a 9-0 is always an Amaze"
    if event.card == UNLUCKIEST and total > -AMAZE_FROM:
        return f"{equation}, but a 0-9 is always a FOPP"
    return f"{equation}: {name}"


def odds_text(view: View, difference: int) -> str:
    """The chances of all results at a difference: "Amaze 15%, Pass 43%, ..."."""
    chances = challenge_odds(difference, dice=view.has_dice)
    parts = (
        f"{RESULT_NAMES[each]} {percent(float(chances[ChallengeResult(each)]))}"
        for each in RESULT_ROLE
    )
    return ", ".join(parts)
