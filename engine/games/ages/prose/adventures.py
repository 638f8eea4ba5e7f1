"""Log lines of adventures."""

from __future__ import annotations

from engine.core.text import count
from engine.games.ages import events as e
from engine.games.ages.names import (
    guardian_name,
    path_name,
)
from engine.games.ages.prose.phrases import numbers_text, tells
from engine.games.ages.rows.adventures import ENCOUNTERS, GUARDIANS


@tells(e.EncounterFaced)
def encounter_faced(event: e.EncounterFaced) -> str:
    """Say the test of an encounter and its result."""
    row = ENCOUNTERS[event.encounter]
    draws = count(event.draws, "draw")
    encounter = f"{row.name} at {event.space}"
    if row.rating is None:
        price = "pays a card" if event.draws == row.draws else "pays no card"
        return f"passes {encounter}: {price}, {draws}"
    test = f"{row.rating.title()} {event.rating}, needs {row.value}"
    return (
        f"passes {encounter} ({test}): {draws}"
        if event.passed
        else f"does not pass {encounter} ({test})"
    )


@tells(e.EncountersPlaced)
def encounters_placed(event: e.EncountersPlaced) -> str:
    """Say how many encounters lie on the map."""
    again_text = " again" if event.is_restocking else ""
    verb = "is" if event.count == 1 else "are"
    return f"{count(event.count, 'encounter')} {verb} placed{again_text}"


@tells(e.GuardianMet)
def guardian_met(event: e.GuardianMet) -> str:
    """Say who bars the path."""
    row = GUARDIANS[event.guardian]
    pay = f", or {count(row.pay, 'card')}" if row.pay else ""
    challenge = f"{row.rating.title()} {row.value}{pay}"
    return f"faces {row.name} on the {path_name(event.path)}: {challenge}"


@tells(e.GuardianChallenged)
def guardian_challenged(event: e.GuardianChallenged) -> str:
    """Say what came of the challenge."""
    rating = GUARDIANS[event.guardian].rating.title()
    return f"challenges {guardian_name(event.guardian)} ({numbers_text(event, rating)})"


@tells(e.GuardianPaid)
def guardian_paid(event: e.GuardianPaid) -> str:
    """Say which cards were paid."""
    return f"pays {guardian_name(event.guardian)} {count(event.cards, 'card')}"


@tells(e.MercyAsked)
def mercy_asked(event: e.MercyAsked) -> str:
    """Say who was sent away."""
    return f"asks {guardian_name(event.guardian)} for mercy: it goes away"


@tells(e.MarkerStepped)
def marker_stepped(event: e.MarkerStepped) -> str:
    """Say where the marker stands."""
    place = "the dead end" if event.place == 2 else "the first space"
    theft = " and takes it from the enemy" if event.taken else ""
    return f"moves the marker of the {path_name(event.path)} to {place}{theft}"


@tells(e.Strained)
def strained(event: e.Strained) -> str:
    """Say which loss a Strength FOPP caused John Henry."""
    return f"is strained by the effort: Health {event.health}"
