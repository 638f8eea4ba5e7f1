"""Scenes of adventures: encounters, guardians, the markers of paths, levels, and dismissals."""

from __future__ import annotations

from engine.core.text import count
from engine.games.ages.adventures.events import (
    EncounterFaced,
    GuardianChallenged,
    GuardianPaid,
    MarkerStepped,
    MercyAsked,
)
from engine.games.ages.experience.events import RatingRaised
from engine.games.ages.moving.events import SentAway
from engine.games.ages.names import digits_text, guardian_name, unit_name
from engine.games.ages.rows.adventures import ENCOUNTERS, GUARDIANS
from engine.games.ages.view_types import parts_text
from engine.games.ages.words import RATING_NAME, age_text
from screens.games.ages.story.scenes import (
    Director,
    card_sum,
    challenge_text,
    odds_text,
    result_role,
    tells_scene,
)


@tells_scene(EncounterFaced)
def tell_encounter(director: Director, event: EncounterFaced) -> None:
    """Show the requirement of the encounter, then the result."""
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
    """Show the sums with the odds, then the card and its meaning."""
    guardian = guardian_name(event.guardian)
    director.begin_scene(f"{unit_name(event.unit)} challenges {guardian}", event.unit)
    rating = RATING_NAME[GUARDIANS[event.guardian].rating]
    view, difference = director.view, event.rating - event.against
    director.add_beat(
        (challenge_text(rating, event.rating, guardian, event.against), "bright"),
        (parts_text(rating, event.rating_parts), "muted"),
        (odds_text(view, difference), "text"),
    )
    director.add_beat(
        (card_sum(view, event), "text"),
        (GUARDIAN_RESULT[event.result], result_role(event)),
        card=digits_text(event.card),
    )


GUARDIAN_RESULT = {
    "amaze": "It yields: two draws. Then the winner is sent to a dome.",
    "pass": "It yields: one draw. Then the winner is sent to a dome.",
    "squeak": "Only experience is gained; dismissed to a dome.",
    "fail": "Beaten back: dismissed to a dome.",
    "fopp": "Banished: the enemy draws for the dome.",
}
"""The results of a guardian's challenge (16.3)."""


@tells_scene(GuardianPaid, MercyAsked)
def tell_guardian_left(director: Director, event: GuardianPaid | MercyAsked) -> None:
    """Show that a guardian was paid or asked for mercy."""
    director.begin_scene(f"{unit_name(event.unit)} at the guardian", event.unit)
    director.add_beat((event.told(), "gold"))


@tells_scene(MarkerStepped)
def tell_marker(director: Director, event: MarkerStepped) -> None:
    """Show the move of a path's marker."""
    if director.is_about(event.unit):
        director.add_beat((event.told(), "good"))


@tells_scene(RatingRaised)
def tell_raised(director: Director, event: RatingRaised) -> None:
    """Show which rating has risen by a level."""
    director.begin_scene(f"{unit_name(event.unit)} levels up", event.unit)
    rating = event.rating.title()
    director.add_beat((f"{rating} rises from {event.value - 1} to {event.value}.", "good"))


@tells_scene(SentAway)
def tell_sent_away(director: Director, event: SentAway) -> None:
    """Show the dismissed or banished unit and the draw for the dome, but not units that enter."""
    if event.entering:
        return
    if not director.is_about(event.unit):
        director.begin_scene(f"{unit_name(event.unit)} is sent to a dome", event.unit)
    director.add_beat((event.told(), "gold"))
