"""The Power Cards that are played before the tricks (RULES.md 11.1 to 11.15), as rows of stages.

Each stage is a segment of its own and asks, if it has to, before it does anything else: so no
secret that a stage has turned up needs to be turned up again.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from engine.games.lightning.rules.early_others import (
    give_back,
    plant_a_negative,
    post_to_the_left,
    steal,
)
from engine.games.lightning.rules.early_own import (
    cash_the_cheque,
    draw_two,
    look_at_the_deck,
    lose_a_positive,
    lose_two,
    name_a_suit,
    put_back_in_order,
    put_one_away,
    recover_one,
    scrap_one,
)
from engine.games.lightning.state import LightningState

Stage: TypeAlias = Callable[[LightningState, int], Awaitable[None]]


async def lie_in_force(g: LightningState, seat: int) -> None:
    """Nothing to do now; what the card changes is asked for when it matters."""


EARLY_POWERS: dict[str, tuple[Stage, ...]] = {
    "patent-grant": (draw_two, put_one_away),
    "investors-cheque": (cash_the_cheque,),
    "sparks-in-the-workshop": (lose_two,),
    "industrial-spy": (steal, give_back),
    "pigeon-post": (post_to_the_left,),
    "private-demonstration": (look_at_the_deck, put_back_in_order),
    "scrap-heap": (scrap_one,),
    "bad-press": (plant_a_negative,),
    "notebook-found": (recover_one,),
    "creditors-at-the-door": (lose_a_positive,),
    "alternating-current": (name_a_suit,),
    "wireless-link": (lie_in_force,),
    "war-of-currents": (lie_in_force,),
    "blackout": (lie_in_force,),
    "insulation": (lie_in_force,),
}
