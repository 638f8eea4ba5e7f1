"""Scenes at sites: bases, prisons and vaults, the Arbiter's Hall, the Alliance, flags and exits."""

from __future__ import annotations

from engine.games.ages.alliance.events import InhabitantFaced
from engine.games.ages.cards.events import TrialTaken
from engine.games.ages.challenges.cards import ChallengeResult
from engine.games.ages.names import card_name, deed_text, short_name, unit_name
from engine.games.ages.rows.adventures import ENCOUNTERS
from engine.games.ages.sites.deeds import OUTCOMES, site_name
from engine.games.ages.sites.events import EscapeTried, Freed, SiteChallenged, SitePaid
from engine.games.ages.sites.phrases import past_effects_text
from engine.games.ages.story.scenes import Director, tells_scene
from engine.games.ages.view_types import parts_text
from engine.games.ages.words import RATING_NAME


@tells_scene(SiteChallenged)
def tell_site(director: Director, event: SiteChallenged) -> None:
    deed = deed_text(event.verb, event.site, event.means)
    director.begin_scene(f"{short_name(event.unit)}: {deed}", event.unit)
    name = event.with_rating.title()
    against = "Honor" if event.verb == "interrogate" else site_name(event.site)
    effects = past_effects_text(OUTCOMES[event.verb][ChallengeResult(event.result)])
    director.add_challenge(
        event,
        name,
        against,
        parts=parts_text(name, event.rating_parts),
        outcome=f"{short_name(event.unit)} {effects}.",
    )


@tells_scene(TrialTaken)
def tell_trial(director: Director, event: TrialTaken) -> None:
    director.begin_scene(f"{short_name(event.unit)}: the {card_name(event.test)}", event.unit)
    parts = parts_text("The rating", event.rating_parts)
    director.add_challenge(event, "The rating", "the test", parts=parts)


@tells_scene(InhabitantFaced)
def tell_inhabitant(director: Director, event: InhabitantFaced) -> None:
    encounter = ENCOUNTERS[event.encounter]
    director.begin_scene(f"{short_name(event.unit)} in the Alliance: {encounter.name}", event.unit)
    verdict = "Passed: the marker steps on." if event.passed else "Not passed."
    role = "good" if event.passed else "bad"
    if encounter.rating is None:
        director.add_beat(("It asks for a card.", "bright"), (verdict, role))
        return
    name = RATING_NAME[encounter.rating]
    director.add_beat((f"It is passed with {name} {encounter.value} or more.", "bright"))
    director.add_beat(
        (f"{unit_name(event.unit)} has {name} {event.rating}.", "text"),
        (parts_text(name, event.parts), "muted"),
        (verdict, role),
    )


@tells_scene(SitePaid)
def tell_paid(director: Director, event: SitePaid) -> None:
    director.begin_scene(f"{short_name(event.unit)} at the {site_name(event.site)}", event.unit)
    director.add_beat((event.told(), "gold"))


@tells_scene(Freed, EscapeTried)
def tell_freed(director: Director, event: Freed | EscapeTried) -> None:
    helper = event.rescuer if isinstance(event, Freed) else ""
    if not director.is_about(helper or event.unit):
        director.begin_scene(f"{unit_name(event.unit)} in prison", event.unit)
    director.add_beat((event.told(), "gold"))
