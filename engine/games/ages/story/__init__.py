"""Events shown beat by beat: attacks, encounters, guardians, sites, dismissals, cards, the end.

A scene is one attack or one adventure. Its beats are the steps of players at a real table: the sums
and the odds, the card, the result. The texts come from the viewer's own events, so they contain no
secrets.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.core.event import Event
from engine.games.ages.adventures.events import (
    AllianceStepped,
    AllianceWon,
    Escaped,
    FlagScored,
    GuardianPaid,
    MarkerStepped,
    MercyAsked,
    Strained,
)
from engine.games.ages.attacks.events import Killed, LuckChecked, ShotWentOn, TaleTold
from engine.games.ages.cards.events import CardDiscarded, SteppedIn, WeaponJammed
from engine.games.ages.events import UnitEvent
from engine.games.ages.experience.events import ExperienceGained, Healed
from engine.games.ages.moving.events import PutInDome
from engine.games.ages.sites.events import (
    GateEntered,
    Imprisoned,
    SiteRazed,
    SiteRepaired,
    TributeGiven,
    VaultRobbed,
)
from engine.games.ages.story import adventures, cards, fighting
from engine.games.ages.story.scenes import Director, Scene, tells_scene
from engine.games.ages.turns.events import RoundsOver
from engine.games.ages.view_types import View

CHAPTERS = (fighting, adventures, cards)
"""The modules that turn events into scenes; importing them registers the events."""


def story_beats(view: View, events: Iterable[Event]) -> tuple[int, ...]:
    """The number of beats of the events, as one story; empty if there is no scene."""
    beats = sum(len(scene.beats) for scene in scenes_of(view, events))
    return (beats,) if beats else ()


def scenes_of(view: View, events: Iterable[Event]) -> list[Scene]:
    """The scenes of some events, with all their beats."""
    scenes: list[Scene] = []
    everything = tuple(events)
    for number, event in enumerate(everything):
        Director(view, scenes, everything, number).tell_event(event)
    return scenes


EFFECT_ROLE: dict[type[UnitEvent], str] = {
    **dict.fromkeys((AllianceStepped, GateEntered, MarkerStepped), "good"),
    **dict.fromkeys((SiteRazed, SiteRepaired, VaultRobbed), "good"),
    **dict.fromkeys((CardDiscarded, ExperienceGained, Healed, LuckChecked), "text"),
    **dict.fromkeys((PutInDome, Strained, WeaponJammed), "text"),
}
"""The role of the colour of events that are only shown in a scene of their unit."""
_ACHIEVED = ("good", "{unit} has achieved something")
_AT_GUARDIAN = ("gold", "{unit} at the guardian")
IN_SCENE: dict[type[UnitEvent], tuple[str, ...]] = {
    AllianceWon: _ACHIEVED,
    Escaped: _ACHIEVED,
    FlagScored: _ACHIEVED,
    Imprisoned: ("bad", "{unit} is taken", "captor", "unit"),
    Killed: ("bad", "{unit} falls"),
    TributeGiven: ("gold", "{unit} before the Arbiter"),
}
"""The role, the title of a new scene, and the fields with its units, by default the unit."""
IN_NEW_SCENE: dict[type[UnitEvent], tuple[str, ...]] = {
    GuardianPaid: _AT_GUARDIAN,
    MercyAsked: _AT_GUARDIAN,
    ShotWentOn: ("gold", "{unit} has missed", "unit", "target"),
    SteppedIn: ("gold", "{target} is hit", "target", "unit"),
    TaleTold: ("gold", "{unit} and {listener}", "unit", "listener"),
}
"""The same for events that always begin a scene."""


@tells_scene(*EFFECT_ROLE)
def tell_effect(director: Director, event: Any) -> None:
    director.tell(event, EFFECT_ROLE[type(event)])


@tells_scene(*IN_SCENE)
def tell_in_scene(director: Director, event: Any) -> None:
    director.tell(event, *IN_SCENE[type(event)])


@tells_scene(*IN_NEW_SCENE)
def tell_in_new_scene(director: Director, event: Any) -> None:
    director.tell(event, *IN_NEW_SCENE[type(event)], is_new=True)


@tells_scene(RoundsOver)
def tell_rounds_over(director: Director, event: RoundsOver) -> None:
    """Show why no further round begins, before the page about the end."""
    director.begin_scene("The end card" if event.drawn else "The last round")
    director.add_beat((f"{event.told()}.", "gold"))
