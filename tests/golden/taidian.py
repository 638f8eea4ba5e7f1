"""The playthroughs of The Taking of Taidian."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.games.taidian import GAME
from engine.games.taidian.state import Options
from engine.games.taidian.view_types import FighterView, View
from engine.testing import Playthrough


def position(view: View) -> Iterator[str]:
    """A line for each fighter."""
    for fighter in view.fighters:
        if fighter.character:
            yield fighter_line(view, fighter)
    if view.burned_cards:
        yield f"burned: {' '.join(view.burned_cards)}"


def fighter_line(view: View, fighter: FighterView) -> str:
    team = f" team {fighter.side + 1}" if view.has_teams else ""
    levels = "/".join(str(level) for level in fighter.levels.values())
    cards = f"{fighter.hand_count}+{fighter.deck_count}+{len(fighter.discard)}"
    parts = [
        f"{fighter.character:<8}{team} {fighter.health:>3}/{fighter.cap}",
        f"energy {fighter.energy}",
        f"levels {levels}",
        f"cards {cards}",
    ]
    if fighter.structures:
        parts.append(" ".join(fighter.structures))
    parts += [f"poisoned by {view.fighters[p.owner].character} {p.ticks}" for p in fighter.poisons]
    parts += [f"truce with {view.fighters[seat].character}" for seat in fighter.truces]
    if not fighter.standing:
        parts.append("fallen")
    return "; ".join(parts)


_played = partial(Playthrough, game=GAME, position=position)

PLAYTHROUGHS = (
    _played(
        name="taidian-two-greedy",
        about="Two greedy bots, one against one.",
        seed=1,
        options=Options(),
        bots=("greedy", "greedy"),
    ),
    _played(
        name="taidian-two-against-two",
        about="Two against two, greedy bots on all seats, with loot and picked characters.",
        seed=2,
        options=Options(teams="2", characters="pick", loot=True, health="100"),
        bots=("greedy", "greedy", "greedy", "greedy"),
    ),
    _played(
        name="taidian-four-alone",
        about="Four for themselves: two greedy bots and two who choose at random.",
        seed=3,
        options=Options(health="100", punches=True),
        bots=("greedy", "random", "greedy", "random"),
    ),
)
