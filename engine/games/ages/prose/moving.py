"""Log lines of moving and entering."""

from __future__ import annotations

from engine.games.ages import events as e
from engine.games.ages.names import (
    card_name,
    dome_name,
)
from engine.games.ages.prose.phrases import tells


@tells(e.Walked)
def walked(event: e.Walked) -> str:
    """Say where a unit went, and whether it flew."""
    verb, between = ("flies", "over") if event.is_flight else ("walks", "through")
    movement = verb
    if event.ride_card:
        movement = f"{'flies' if event.is_flight else 'rides'} the {card_name(event.ride_card)}"
    through = f" {between} {', '.join(event.route[:-1])}" if len(event.route) > 1 else ""
    stop = ", stopped by an enemy" if event.stopped else ""
    return f"{movement} to {event.route[-1]}{through}{stop}"


@tells(e.Guided)
def guided(event: e.Guided) -> str:
    """Say that a unit follows Sacagawea."""
    return "follows the Pathfinder: woods, rough and water cost 1"


@tells(e.SentAway)
def sent_away(event: e.SentAway) -> str:
    """Say that a unit goes to a dome, and the card drawn for it."""
    verb = "enters" if event.entering else "is banished" if event.banished else "is dismissed"
    by_dice = event.colour.isdigit()
    result = (
        f"dome {event.colour} is rolled"
        if by_dice
        else f"the challenge card shows a {event.colour} dome"
    )
    reason = " (the headquarters are destroyed)" if event.by_ruin else ""
    full = "it is taken" if by_dice else f"no {event.colour} dome is empty"
    elsewhere = f"; {full}, so another one is used" if event.was_diverted else ""
    return f"{verb}{reason}: {result}{elsewhere}"


@tells(e.PutInDome)
def put_in_dome(event: e.PutInDome) -> str:
    """Say in which dome a unit appears."""
    return f"appears in {dome_name(event.dome)} at {event.space}"
