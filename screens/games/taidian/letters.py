"""The jump letters that stay the same throughout a match.

The market has the capital letters, everything else small letters and digits. Only things that never
come up in the same round share a letter: an upgrading turn has power-ups, an attacking turn has
cards that only attack.
"""

from __future__ import annotations

from itertools import zip_longest

from engine.games.taidian.cards import CARDS, CHARACTERS, TRACKS

SEATS = 4
"""The number of seats with a fixed letter; at larger tables the others have any letter."""
ACTIONS = (
    ("turn:upgrade", "play ", "lay "),
    ("turn:attack", "buy ", "all at "),
    ("hand", "strike"),
)
"""The kinds of turn; then, in a list with groups, the groups of the turn."""


def _fixed_letters() -> tuple[tuple[str, ...], ...]:
    """The places of each letter: actions, cards in hand, tracks, fighters, the market."""
    rows = [row for row in CARDS.values() if row.colour != "green"]
    black = [f"card:{row.slug}" for row in rows if row.colour == "black"]
    answers = [f"card:{row.slug}" for row in rows if row.defence_windows]
    attacks = [
        f"card:{row.slug}" for row in rows if row.colour == "red" and not row.defence_windows
    ]
    tracks = [f"track:{slug}" for slug in TRACKS]
    last = attacks[len(tracks) :]
    fixed: list[tuple[str, ...]] = [*ACTIONS]
    fixed += [(place,) for place in (*black, *answers)]
    fixed += zip(tracks, attacks, strict=False)
    fixed += [(f"seat:{seat}",) for seat in range(SEATS)]
    fixed += zip_longest((f"market:{slug}" for slug in CARDS), last, fillvalue="")
    characters = [f"character:{slug}" for slug in CHARACTERS]
    return tuple(
        (*places, *character_places)
        for places, character_places in zip_longest(
            fixed, zip(characters, strict=True), fillvalue=()
        )
    )


FIXED_LETTERS = _fixed_letters()
