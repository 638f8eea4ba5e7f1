"""Scenes of adventures and sites: encounters, guardians, deeds, prisons, levels, and dismissals."""

from __future__ import annotations

from engine.core.text import count
from engine.games.ages.adventures.events import EncounterFaced, GuardianChallenged, InhabitantFaced
from engine.games.ages.cards.events import TrialTaken
from engine.games.ages.challenges.cards import ChallengeResult
from engine.games.ages.experience.events import RatingRaised
from engine.games.ages.moving.events import SentAway
from engine.games.ages.names import card_name, deed_text, guardian_name, short_name, unit_name
from engine.games.ages.rows.adventures import ENCOUNTERS, GUARDIANS
from engine.games.ages.sites.deeds import OUTCOMES, site_name
from engine.games.ages.sites.events import EscapeTried, Freed, SiteChallenged, SitePaid
from engine.games.ages.sites.facts import past_effects_text
from engine.games.ages.story.scenes import Director, tells_scene
from engine.games.ages.view_types import parts_text
from engine.games.ages.words import RATING_NAME, age_text


@tells_scene(EncounterFaced)
def tell_encounter(director: Director, event: EncounterFaced) -> None:
    encounter = ENCOUNTERS[event.encounter]
    director.begin_scene(
        f"{unit_name(event.unit)} meets {encounter.name} at {event.space}", event.unit
    )
    reward = f"{count(event.draws, 'draw')}, and one more encounter for the team."
    success = f"Passed: {reward}"
    if encounter.rating is None:
        payment = "A card is paid" if event.draws == encounter.draws else "No card is paid"
        director.add_beat(
            ("It asks for a card; without one there is one draw less.", "bright"),
            (f"{payment}: {reward}", "good"),
        )
        return
    name = RATING_NAME[encounter.rating]
    requirement = f"passed with {name} {encounter.value} or more"
    director.add_beat((f"It is {age_text(encounter.age)}, and {requirement}.", "bright"))
    failure_text = "Not passed; it is turned face down again. All remember it."
    director.add_beat(
        (f"{unit_name(event.unit)} has {name} {event.rating}.", "text"),
        (parts_text(name, event.parts), "muted"),
        (success, "good") if event.passed else (failure_text, "bad"),
    )


@tells_scene(GuardianChallenged)
def tell_guardian(director: Director, event: GuardianChallenged) -> None:
    guardian = guardian_name(event.guardian)
    director.begin_scene(f"{unit_name(event.unit)} challenges {guardian}", event.unit)
    rating, outcome = RATING_NAME[GUARDIANS[event.guardian].rating], GUARDIAN_RESULT[event.result]
    parts = parts_text(rating, event.rating_parts)
    director.add_challenge(event, rating, guardian, parts=parts, outcome=outcome)


GUARDIAN_RESULT = {
    "amaze": "It yields: two draws. Then the winner is sent to a dome.",
    "pass": "It yields: one draw. Then the winner is sent to a dome.",
    "squeak": "Only experience is gained; dismissed to a dome.",
    "fail": "Beaten back: dismissed to a dome.",
    "fopp": "Banished: the enemy draws for the dome.",
}
"""The results of a guardian's challenge (16.3)."""


@tells_scene(RatingRaised)
def tell_raised(director: Director, event: RatingRaised) -> None:
    director.begin_scene(f"{unit_name(event.unit)} levels up", event.unit)
    rating = event.rating.title()
    director.add_beat((f"{rating} rises from {event.value - 1} to {event.value}.", "good"))


@tells_scene(SentAway)
def tell_sent_away(director: Director, event: SentAway) -> None:
    """Show the dismissed or banished unit and the draw for the dome, but not units that enter."""
    if not event.entering:
        director.tell(event, "gold", "{unit} is sent to a dome")


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
