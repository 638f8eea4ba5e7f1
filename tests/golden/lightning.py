"""The playthroughs of Tesla: Master of Lightning."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.games.lightning import GAME
from engine.games.lightning.state import Options
from engine.games.lightning.view_types import SeatView, View
from engine.testing import Playthrough


def position(view: View) -> Iterator[str]:
    """A line for each player, and one for the middle of the table."""
    for seat in view.seats:
        yield seat_line(view, seat)
    notes = [f"Common Deck {view.common}"]
    if view.buried_cards:
        notes.append(f"below {' '.join(view.buried_cards)}")
    if view.removed_cards:
        notes.append(f"removed {' '.join(view.removed_cards)}")
    yield "; ".join(notes)


def seat_line(view: View, seat: SeatView) -> str:
    dealer = "*" if seat.seat == view.dealer else " "
    lasting = f"; in force {' '.join(seat.lasting_powers)}" if seat.lasting_powers else ""
    unknown = f" and {seat.unknown} unseen cards" if seat.unknown else ""
    return (
        f"Seat {seat.seat + 1}{dealer} hand {seat.hand_count}, input {seat.input_count:>2}, "
        f"output {seat.output_count:>2}; {seat.score.total}{unknown}{lasting}"
    )


_played = partial(Playthrough, game=GAME, position=position)

PLAYTHROUGHS = (
    _played(
        name="lightning-two-random",
        about="Two players who choose at random, with the small deck.",
        seed=1,
        options=Options(),
        bots=("random", "random"),
    ),
    _played(
        name="lightning-four-beginners",
        about="Four players with the beginner deck: a greedy bot, and three who choose at random.",
        seed=2,
        options=Options(beginner=True),
        bots=("random", "greedy", "random", "random"),
    ),
    _played(
        name="lightning-four-greedy",
        about="Four greedy bots with the small deck and its Power Cards.",
        seed=3,
        options=Options(),
        bots=("greedy",) * 4,
    ),
    _played(
        name="lightning-six-variants",
        about="Six at the table with all 144 cards; Power Cards by choice, and ties reopen.",
        seed=4,
        options=Options(pre_power_optional=True, tie_reopens=True),
        bots=("greedy", "random") * 3,
    ),
)
