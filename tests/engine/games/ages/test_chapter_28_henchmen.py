"""RULES.md, chapter 28: henchmen, their masters and their abilities."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.match import start_match
from engine.games.ages import GAME
from engine.games.ages.achievements.rules import alive_count, scores_in
from engine.games.ages.attacks.blow import Blow
from engine.games.ages.attacks.events import DamageDrawn
from engine.games.ages.attacks.killing import kill
from engine.games.ages.cards.rules import check_limit
from engine.games.ages.challenges.ratings import can_use, carry_limit, rating
from engine.games.ages.creatures.events import HenchmanBrought, LeftTheGame
from engine.games.ages.creatures.rules import draw_henchman
from engine.games.ages.entering.arrivals import arrivals
from engine.games.ages.fire.shot import Shot, opfire_shots
from engine.games.ages.map.chart import chart
from engine.games.ages.melee.fights import melee_targets
from engine.games.ages.moving.routes import reachable_costs
from engine.games.ages.pending import Ask, Pending
from engine.games.ages.rows.creatures import HENCHMEN
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.state import AgesState, Options
from engine.games.ages.steps import Step
from engine.games.ages.view_types import Term
from engine.testing import check_not_offered, play
from tests.engine.games.ages.scene import (
    FAR,
    FIVE,
    MAP,
    black,
    guardian,
    layout,
    site,
    spaces,
    state,
    white,
)
from tests.engine.games.ages.table import ages
from tests.engine.games.ages.test_rows import CLAUSES, listed, ratings_after

A, B = spaces("clear", age="ancient")[:2]


def with_master(slug: str, where: str = A, **words: Any) -> AgesState:
    """Ching Shih in a space, her henchman where the second argument says, and Pell far away."""
    return state(white("ching-shih", A), black("pell", FAR), white(slug, where, master=0, **words))


# Coming and going


def test_characters_draw_their_henchmen_at_the_start() -> None:
    """28.10, 20.32: Ching Shih has two; they are of her team and her player's."""
    for seed in range(400):
        match = start_match(GAME, seed=seed, seats=2, options=Options())
        units = match.view(None).units
        found = [unit for unit in units if unit.slug == "ching-shih"]
        if found:
            (master,) = found
            helpers = [unit for unit in units if unit.master == master.number]
            assert [unit.kind for unit in helpers] == ["henchman"] * 2
            assert {unit.owner for unit in helpers} == {master.owner}
            return
    raise AssertionError("she was never dealt")


def test_no_henchmen_are_left_over() -> None:
    """28.10: a deck without henchmen gives none."""
    g = with_master("bruiser")
    g.henchmen.cards = ["torch-bearer"]
    assert draw_henchman(g, 0) is not None
    assert draw_henchman(g, 0) is None


def test_they_enter_with_their_master() -> None:
    """28.11: in the same dome."""
    table = ages(
        white("ching-shih", ""),
        white("bruiser", "", master=0),
        black("pell", FAR),
        step=Step.REINFORCE,
        whites="00",
    )
    assert table.at("bruiser") == table.at("ching-shih")
    assert MAP.spaces[table.unit("bruiser").space].terrain == "dome"


def test_they_may_go_along() -> None:
    """28.12: either, both or none of those in the space that its master leaves (case 31)."""
    table = ages(
        white("ching-shih", A, "recall-cube"),
        white("bruiser", A, master=0),
        white("bugler", A, master=0),
        white("spotter", B, master=0),
        black("pell", FAR),
        whites="00",
    )
    play(table, "white: free ching-shih", "white: play recall-cube")
    assert table.choices_of("white") == ["bring bruiser", "bring bugler", "alone"]
    play(table, "white: bring bugler")
    assert table.events_of(HenchmanBrought)
    play(table, "white: alone")
    assert table.at("bugler") == table.at("ching-shih")
    assert table.at("bruiser") == A


@pytest.mark.parametrize(("master", "leaves"), [("ambassador-thrum", True), ("ching-shih", False)])
def test_a_henchman_that_kills_a_character_leaves(master: str, leaves: bool) -> None:
    """28.13, 20.32: except those of Ching Shih."""
    table = ages(
        white(master, B),
        white("bruiser", A, master=0),
        black("pell", A, health=1),
        black("hanno", FAR),
        step=Step.MELEE,
        whites="91 91",
    )
    play(table, "black: hold", "white: strike pell")
    assert table.unit("bruiser").is_on_map != leaves
    assert bool(table.events_of(LeftTheGame)) == leaves


def test_a_henchman_that_kills_a_henchman_stays() -> None:
    """28.13: nor a creature."""
    g = state(
        white("ambassador-thrum", FAR),
        white("bruiser", A, master=0),
        black("pell", FAR),
        black("bugler", A, master=2),
    )
    kill(g, g.unit_of("bugler"), g.unit_of("bruiser"))
    assert g.unit_of("bruiser").is_on_map


def test_henchmen_leave_with_their_dead_master() -> None:
    """28.14: at once, wherever they are."""
    g = state(
        white("ching-shih", A), white("bruiser", FAR, master=0), white("hanno", B), black("pell", A)
    )
    kill(g, g.unit_of("ching-shih"), g.unit_of("pell"))
    assert not g.unit_of("bruiser").is_alive
    assert g.unit_of("bruiser").fate.value == "out of the game"


def test_they_do_not_count() -> None:
    """28.15: not for combat points, Valor or reinforcement; no cards and no adventures."""
    g = with_master("bruiser", health=1)
    assert scores_in(g, "combat") == (2, 2)
    assert alive_count(g, 0) == 1
    kill(g, g.unit_of("bruiser"), g.unit_of("pell"))
    assert g.outcome is None
    g = state(
        white("pell", ""), black("skarn", ""), black("bugler", "", master=1), step=Step.REINFORCE
    )
    assert arrivals(g, g.team) == []
    table = ages(
        white("ching-shih", site("war 0"), "*yew-bow"),
        white("bruiser", site("war 0"), master=0),
        black("pell", FAR),
        step=Step.ADVENTURE,
        open_guardians=guardian("marsh-hag"),
    )
    assert table.choices_of("white") == ["adventure ching-shih", "done"]
    table = ages(
        white("ching-shih", A, "*yew-bow"), white("bruiser", A, master=0), black("pell", FAR)
    )
    play(table, "white: destroy-with ching-shih")
    check_not_offered(table, "white: give yew-bow bruiser")


def test_henchmen_are_characters_for_abilities() -> None:
    """28.15: Tomyris also lashes them, but no creature."""
    g = state(
        white("tomyris", A),
        black("ching-shih", FAR),
        black("bruiser", A, master=1),
        black("wolfhound-1", A, target=0),
    )
    assert rating(g, g.unit_of("bruiser"), "react") == 4 - 1
    assert rating(g, g.unit_of("wolfhound-1"), "react") == 6


# Abilities


def check_henchmen(*numbers: int) -> None:
    """Compare clauses of chapter 28 with the rows of the henchmen."""
    rows = list(HENCHMEN.values())
    for number in numbers:
        text, row = CLAUSES[f"28.{number}"], rows[number - 17]
        assert row.name in text
        assert ratings_after(f"28.{number}") == listed(row.ratings)
        assert row.text in text
        assert ("Can fly" in text) == row.flies
        assert ("Machine" in text) == row.is_machine


def test_henchmen_1_to_8() -> None:
    """28.17, 28.18, 28.19, 28.20, 28.21, 28.22, 28.23, 28.24: as the rows."""
    check_henchmen(*range(17, 25))


def test_henchmen_9_to_16() -> None:
    """28.25, 28.26, 28.27, 28.28, 28.29, 28.30, 28.31, 28.32: as the rows."""
    check_henchmen(*range(25, 33))


@pytest.mark.parametrize(
    ("slug", "name", "printed"), [("torch-bearer", "wits", 7), ("temple-scribe", "intellect", 7)]
)
def test_torch_and_scribe(slug: str, name: Any, printed: int) -> None:
    """28.17, 28.25: the master has +1 Wits or Intellect in the same space."""
    for where, more in ((A, 1), (B, 0)):
        g = with_master(slug, where)
        assert rating(g, g.units[0], name) == printed + more


def test_shield_thrall() -> None:
    """28.18, 24.24: it may take a hit in melee on its master, before the damage card."""
    table = ages(
        white("old-grumbletoe", A),
        black("ching-shih", A),
        black("shield-thrall", A, master=1),
        step=Step.MELEE,
        whites="91 50",
    )
    while "strike old-grumbletoe" in table.choices_of("black"):
        play(table, "black: hold")
    play(table, "white: strike ching-shih")
    assert table.choices_of("black") == ["step-in shield-thrall", "pass"]
    play(table, "black: step-in shield-thrall")
    (damage,) = table.events_of(DamageDrawn)
    assert damage.target == "shield-thrall"
    assert table.health("ching-shih") == 4


def test_deckhand() -> None:
    """28.19: water costs 1; Damage +1 with its master in the space."""
    g = with_master("deckhand")
    assert Blow(g, g.units[2], g.units[1]).damage.value == 3
    g = with_master("deckhand", B)
    assert Blow(g, g.units[2], g.units[1]).damage.value == 2
    found = chart(layout("drowned-chapel"))
    goal = next(n for n, s in enumerate(found.spaces) if s.terrain == "water")
    start = next(n for n in found.neighbours[goal] if found.spaces[n].terrain != "deep water")
    g = state(
        white("ching-shih", 0),
        black("pell", 1),
        white("deckhand", start, master=0),
        layout=layout("drowned-chapel"),
    )
    assert reachable_costs(g, g.units[2], 9)[goal] == 1


def test_bugler() -> None:
    """28.20: allies that start their move in its space have +1 Speed, it has not."""
    g = with_master("bugler")
    assert rating(g, g.units[0], "speed") == 7
    assert rating(g, g.units[2], "speed") == 6
    g = with_master("bugler", B)
    assert rating(g, g.units[0], "speed") == 6


def test_hired_muscle() -> None:
    """28.21: it shoots by itself."""
    table = ages(
        white("ching-shih", FAR),
        white("hired-muscle", FIVE[0], master=0),
        black("pell", FIVE[2]),
        step=Step.FIRE,
    )
    play(table, "white: shoot hired-muscle")
    assert table.choices_of("white") == ["fire natural 1", "enough"]


def test_spotter() -> None:
    """28.22, 24.30: the master ignores the first bonus of terrain on an Aim shot."""
    woods = next(n for n, s in enumerate(MAP.spaces) if s.terrain == "woods")
    near = next(n for n in MAP.neighbours[woods] if MAP.spaces[n].terrain == "clear")
    g = state(white("ching-shih", near), black("pell", woods), white("spotter", near, master=0))
    parts = Shot(g, g.units[0], g.units[1], "saddle-carbine", "fire", woods).cover_parts
    assert parts == (Term(2, "terrain"), Term(-2, "Spotter"))
    parts = Shot(g, g.units[0], g.units[1], "yew-bow", "fire", woods).cover_parts
    assert parts == (Term(2, "terrain"),)


def test_loader_drone() -> None:
    """28.23: one card more while it is in the space or beside it."""
    g = with_master("loader-drone")
    assert carry_limit(g, g.units[0]) == 5
    g = with_master("loader-drone", FAR)
    assert carry_limit(g, g.units[0]) == 4
    g.units[0].cards = ("yew-bow",) * 5
    g.units[0].open_marks = (True,) * 5
    check_limit(g, 0)
    assert g.pending == [Pending(ask=Ask.DISCARD, unit=0)]


def test_holo_decoy() -> None:
    """28.24: a unit with Wits lower than 5 must choose it."""
    g = state(
        white("skarn", A),
        white("hanno", A),
        black("ching-shih", A),
        black("holo-decoy", A, master=2),
    )
    g.melee_space = MAP.numbers[A.upper()]
    assert [unit.slug for unit in melee_targets(g, g.units[0])] == ["holo-decoy"]
    assert len(melee_targets(g, g.units[1])) == 2


def test_kennel_hand() -> None:
    """28.26: the master needs no Strength or Intellect for hunters."""
    g = state(white("pell", A), black("hanno", FAR), white("kennel-hand", A, master=0))
    assert can_use(g, g.units[0], TREASURES["sabre-cat"])
    g.units[2].space = 0 if MAP.names[0].lower() != A else 1
    assert not can_use(g, g.units[0], TREASURES["sabre-cat"])


def test_powder_boy() -> None:
    """28.27: powder weapons have one more opportunity shot."""
    g = with_master("powder-boy")
    assert opfire_shots(g, g.units[0], "flintlock-pistol") == 2
    assert opfire_shots(g, g.units[0], "pulse-sidearm") == 2


def test_stretcher_bearer() -> None:
    """28.28: medical cards heal 1 more."""
    table = ages(
        white("ching-shih", A, "willow-salve", health=1),
        white("stretcher-bearer", A, master=0),
        black("pell", FAR),
    )
    play(table, "white: free ching-shih", "white: use willow-salve")
    assert table.health("ching-shih") == 3


def test_getaway_driver() -> None:
    """28.29: +1 Speed with a vehicle for a master that starts in its space."""
    for where, speed in ((A, 10), (B, 9)):
        g = state(
            white("ching-shih", A, "*motor-scooter", ride_card="motor-scooter"),
            black("pell", FAR),
            white("getaway-driver", where, master=0),
        )
        assert rating(g, g.units[0], "speed") == speed


def test_bruiser() -> None:
    """28.30: it just hits hard."""
    g = with_master("bruiser")
    assert Blow(g, g.units[2], g.units[1]).hit.rating.value == 6


def test_field_unit() -> None:
    """28.31: once in the game it heals its master by 2."""
    table = ages(
        white("ching-shih", A, health=1), white("field-unit", A, master=0), black("pell", FAR)
    )
    play(table, "white: free field-unit", "white: ability ching-shih")
    assert table.health("ching-shih") == 3
    assert table.unit("field-unit").expended
    check_not_offered(table, "white: ability ching-shih")


def test_hover_lamp() -> None:
    """28.32: enemies in its space have -1 Stealth; it flies."""
    table = ages(
        white("ching-shih", FAR),
        white("hover-lamp", A, master=0),
        black("hanno", A),
        step=Step.MOVE,
    )
    assert table.unit("hanno").ratings["stealth"].value == 5
    play(table, "white: move hover-lamp", "white: fly wings")
    assert table.unit("hover-lamp").flight_card == "wings"
