"""The playthroughs of Tesla vs. Edison: Duel."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.core.match import Match
from engine.games.duel import GAME
from engine.games.duel.cards import CITIES
from engine.games.duel.state import DuelState, Options
from engine.games.duel.view_types import SideView, View
from engine.testing import Playthrough
from tests.engine.games.duel.table import duel, has

SHORT = {"new-england": "NE", "new-york": "NY", "out-west": "OW"}


def position(view: View) -> Iterator[str]:
    """A line for each player, and one for what lies between them."""
    for side in view.sides:
        if side.company:
            yield side_line(side)
    chips = [f"No {region.chip} on {SHORT[region.slug]}" for region in view.regions if region.chip]
    row = " ".join(view.row) or "none"
    yield "; ".join([f"row {row}", f"{view.city_deck} Cities in the deck", *chips])


def side_line(side: SideView) -> str:
    points = " ".join(f"{SHORT[region]} {count}" for region, count in side.points.items())
    chips = " ".join(side.technologies) or "no chips"
    shares = " ".join(f"{company}*{count}" for company, count in side.shares.items()) or "none"
    return (
        f"{side.company:<12} PR {side.pr:>2}; {points}; {chips}; "
        f"shares {shares}, {side.reserved_shares} reserved; cards {side.hand_count}"
    )


ROW = ("brooklyn", "st-louis", "hartford")
COMING = (
    *("new-haven", "boston", "worcester", "great-barrington"),
    *("denver", "pittsburgh", "minneapolis", "schenectady"),
)


def before_the_goal() -> Match[DuelState]:
    table = duel(
        maxim=has(hand=("bertha-lamme", "thomas-martin", "edward-johnson")),
        tesla=has(hand=("henry-villard", "lewis-latimer", "granville-woods")),
        row=ROW,
        deck=(*COMING, *(city for city in CITIES if city not in (*ROW, *COMING))),
    )
    return table.match


GOAL = (
    # Turn 1: Propaganda earns a Free Action, which brings a second City.
    "maxim: play bertha-lamme",
    "maxim: electrify brooklyn",
    "maxim: propaganda",
    "maxim: free electrify st-louis",
    "maxim: end turn",
    # Turn 2: Tesla takes New York and New England back.
    "tesla: place",
    "tesla: play henry-villard",
    "tesla: electrify hartford",
    "tesla: acquire westinghouse",
    "tesla: end turn",
    # Turn 3: an Edison share ties New York, and Maxim is ahead in PR.
    "maxim: play edward-johnson",
    "maxim: electrify new-haven",
    "maxim: acquire edison",
    "maxim: place",
    "maxim: end turn",
    # Turn 4: Tesla shuts New York and sells a share for a City.
    "tesla: play granville-woods",
    "tesla: monopolize new-york no-dc",
    "tesla: sell reserved",
    "tesla: free electrify boston",
    "tesla: refresh",
    "tesla: end turn",
    # Turn 5: the chip does not stop shares.
    "maxim: play thomas-martin",
    "maxim: propaganda",
    "maxim: free acquire edison",
    "maxim: end turn",
    # Turn 6: Tesla looks at the Technologies and forgets about the Regions.
    "tesla: play lewis-latimer",
    "tesla: advance bulbs",
    "tesla: propaganda",
    "tesla: free monopolize out-west no-dc",
    "tesla: end turn",
)

_played = partial(Playthrough, game=GAME, position=position)

PLAYTHROUGHS = (
    _played(
        name="duel-random-draft",
        about="Two players who choose at random, with the draft.",
        seed=1,
        options=Options(),
        bots=("random", "random"),
    ),
    _played(
        name="duel-random-first-game",
        about="Two players who choose at random, as in a first game: no draft, random inventors.",
        seed=2,
        options=Options(draft=False, inventors="random"),
        bots=("random", "random"),
    ),
    _played(
        name="duel-goal",
        about="Hiram Maxim leads all three Regions at the end of phase 1 and wins by the goal.",
        seed=6,
        options=Options(draft=False, first="seat 1"),
        seats={"maxim": 0, "tesla": 1},
        script=GOAL,
        set_up=before_the_goal,
    ),
    _played(
        name="duel-greedy",
        about="Greedy bots on both sides, with the draft.",
        seed=4,
        options=Options(),
        bots=("greedy", "greedy"),
    ),
)
