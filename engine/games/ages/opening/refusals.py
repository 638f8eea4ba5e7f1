"""Places of the map where a piece may not be laid (RULES.md 30)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.choice import Refusal, choice
from engine.games.ages.map.slots import MapPlace, key_slots, kind_of, place_text, why_no_slot
from engine.games.ages.phrases import Offered
from engine.games.ages.rows.missions import WHITE
from engine.games.ages.view_types import View


def slot_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of map slots where the piece may not be laid (30.2, 30.5, 30.15)."""
    building, mission = view.building, view.mission_row
    assert building is not None
    if kind_of(building.piece) == "platter":
        places: Sequence[MapPlace] = [("platter", i, j) for i, j in mission.platters]
    else:
        places = key_slots(mission.platters)
    for place in places:
        reason = why_no_slot(mission, view.layout, building.piece, place)
        if (
            mission.method == "halves"
            and view.turn == WHITE
            and kind_of(building.piece) != "platter"
        ):
            reason = "it touches a platter slot of Black"
        yield Refusal(choice("slot", place_text(place)), reason, "30.2")


def turn_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of rotations in which the door of an adventure key faces no platter (30.3)."""
    for turn in range(3):
        yield Refusal(choice("turn", str(turn)), "its door would face no platter", "30.3")
