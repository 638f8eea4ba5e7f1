"""Scenes of adventures: encounters, guardians, the markers of paths, levels, and dismissals."""

from __future__ import annotations

from engine.core.text import count
from engine.games.ages.adventures.events import EncounterFaced, GuardianChallenged
from engine.games.ages.experience.events import RatingRaised
from engine.games.ages.moving.events import SentAway
from engine.games.ages.names import guardian_name, unit_name
from engine.games.ages.rows.adventures import ENCOUNTERS, GUARDIANS
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
