"""RULES.md, chapter 26: tribute items."""

from __future__ import annotations

from engine.games.ages.attacks.attack import Attack
from engine.games.ages.prisoners.rules import imprison
from engine.games.ages.steps import Step
from engine.testing import play
from tests.engine.games.ages.scene import black, white
from tests.engine.games.ages.standing_game import (
    ABROAD,
    FAR,
    GROUND,
    HOME,
    front,
    standing,
    standing_state,
)


def test_a_tribute_item_is_taken_on_the_way() -> None:
    """26.17: by a unit that walks onto or through its team's Headquarters, one at a time."""
    table = standing(
        white("tomyris", HOME["vortex"]),
        white("hanno", HOME["headquarters"]),
        black("pell", FAR),
        step=Step.MOVE,
    )
    hq = GROUND.names[HOME["headquarters"]].lower()
    play(table, "white: move tomyris", f"white: walk {hq}")
    assert table.unit("tomyris").has_tribute
    assert not table.unit("hanno").has_tribute


def test_no_item_from_destroyed_or_foreign_headquarters() -> None:
    """26.16, 26.17: it must be its team's, and stand."""
    cases: list[tuple[int, list[tuple[str, ...]]]] = [
        (HOME["headquarters"], [("headquarters",), ()]),
        (ABROAD["headquarters"], [(), ()]),
    ]
    for hq, ruins in cases:
        start = next(there for there, _ in GROUND.steps[hq])
        units = white("tomyris", start), black("pell", FAR)
        table = standing(*units, step=Step.MOVE, ruins=ruins)
        play(table, "white: move tomyris", f"white: walk {GROUND.names[hq].lower()}")
        assert not table.unit("tomyris").has_tribute


def test_who_is_killed_loses_the_item_and_a_prisoner_keeps_it() -> None:
    """26.17, 24.37: it is not dropped either."""
    for answer, kept in (("kill hanno", False), ("imprison hanno", True)):
        table = standing(
            white("john-henry", FAR),
            white("pell"),
            black("hanno", FAR, health=1, has_tribute=True),
            black("tomyris"),
            black("sacagawea"),
            step=Step.MELEE,
            whites="90 85",
        )
        play(table, "black: hold", "white: strike hanno", f"white: {answer}")
        assert table.unit("hanno").has_tribute == kept


def test_an_item_taken_behind_the_shot_is_undone() -> None:
    """24.37: a walker imprisoned by opportunity fire before the Headquarters has not been there."""
    before, after = front("main-gate", HOME), HOME["headquarters"]
    for path, kept in (((before, after), False), ((after, before), True)):
        g = standing_state(
            white("lyudmila-pavlichenko", FAR),
            black("hanno", after, health=1, has_tribute=True),
            black("tomyris"),
            step=Step.OPFIRE,
        )
        walker = g.units[1]
        walker.walked_spaces, walker.phase_actions = path, ("tribute",)
        walker.team, g.units[0].team = 0, 1
        imprison(g, walker, g.units[0], Attack(attacker=0, target=1, kind="opfire", space=before))
        assert walker.has_tribute == kept


def test_an_item_taken_where_the_shot_falls_is_kept() -> None:
    """24.37, 11.5: a walker shot in the Headquarters has been there, and has taken its item."""
    before, hq = front("main-gate", HOME), HOME["headquarters"]
    g = standing_state(
        white("hanno", hq, health=1, has_tribute=True),
        white("tomyris"),
        black("lyudmila-pavlichenko", FAR),
        step=Step.OPFIRE,
    )
    walker, shooter = g.units[0], g.units[2]
    walker.walked_spaces, walker.phase_actions = (before, hq), ("tribute",)
    imprison(g, walker, shooter, Attack(attacker=2, target=0, kind="opfire", space=hq))
    assert walker.has_tribute
