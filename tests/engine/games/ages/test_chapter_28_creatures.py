"""RULES.md, chapter 28: hunters and sentinels."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.choice import choice
from engine.core.match_access import live_state_of
from engine.games.ages.achievements.rules import alive_count, scores_in
from engine.games.ages.adventures.rules import has_adventure
from engine.games.ages.attacks.events import HitDrawn, Killed
from engine.games.ages.attacks.killing import kill
from engine.games.ages.card_types import Creature, Henchman
from engine.games.ages.challenges.ratings import can_use, rating
from engine.games.ages.counts import pieces
from engine.games.ages.creatures.events import LeftTheGame, SentinelSetUp, Unleashed
from engine.games.ages.describe import describe
from engine.games.ages.fire.who_shoots import enemy_that_waited
from engine.games.ages.moving.routes import stops_of
from engine.games.ages.rows.creatures import CREATURES, HENCHMEN
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.steps import Step
from engine.games.ages.units import Monument, is_contested, is_immune
from engine.testing import check_not_offered, play
from tests.engine.games.ages.scene import FAR, FIVE, MAP, black, number_of, spaces, state, white
from tests.engine.games.ages.table import AgesTable, ages
from tests.engine.games.ages.test_rows import CLAUSES

A, B = spaces("clear", age="ancient")[:2]


def unleashed(**words: Any) -> AgesTable:
    """Skarn has set a wolfhound on Pell, who is two spaces away."""
    table = ages(
        white("skarn", FIVE[0], "wolfhound"),
        black("pell", FIVE[2]),
        black("hanno", FIVE[1]),
        **words,
    )
    play(table, "white: free skarn", "white: unleash wolfhound pell")
    return table


def test_a_hunter_is_unleashed_against_an_enemy_in_sight() -> None:
    """28.3, 21.72: it begins in the space of the unit that unleashes it, with the card."""
    table = unleashed()
    (event,) = table.events_of(Unleashed)
    assert (event.creature, event.target) == ("wolfhound-1", "pell")
    assert table.at("wolfhound-1") == FIVE[0]
    assert not table.unit("skarn").cards
    assert not live_state_of(table.match).discards["secret"]


@pytest.mark.parametrize(("monuments", "chance"), [((), 36), (("weeping-obelisk",), 28)])
def test_the_odds_of_a_hunter_count_what_surrounds_its_target(
    monuments: tuple[str, ...], chance: int
) -> None:
    """28.3, 21.70: a monument that weakens attacks near it weakens a hunter's as well."""
    table = ages(
        white("skarn", FIVE[0], "wolfhound"),
        black("pell", FIVE[2]),
        monuments=[Monument(number_of(FIVE[2]), each, 1) for each in monuments],
    )
    play(table, "white: free skarn")
    told = describe(table.view("white"), choice("unleash", "wolfhound pell")).consequence
    assert told.startswith(f"Hits {chance}%")


def test_nobody_hides_a_hunter_from_the_count() -> None:
    """28.2: its card is counted with it, and discarded when it is gone."""
    table = ages(
        white("skarn", FIVE[0], "wolfhound"), black("pell", FIVE[0], health=1), blacks="91 91"
    )
    before = pieces(live_state_of(table.match))
    play(table, "white: free skarn", "white: unleash wolfhound pell", "white: finish")
    assert pieces(live_state_of(table.match)) == before
    g = live_state_of(table.match)
    kill(g, g.unit_of("wolfhound-1"), g.unit_of("pell"), g.unit_of("pell").space)
    assert g.discards["secret"] == ["wolfhound"]
    assert pieces(g) == before


def test_a_sabre_cat_of_an_owner_with_the_symbol_at_the_start_of_melee() -> None:
    """28.3, 21.85: in a space with enemies, by the Pet symbol only."""
    for slug, offered in (("johnny-chapman", True), ("skarn", False)):
        table = ages(
            white(slug, A, "sabre-cat"), black("pell", A), black("hanno", FAR), step=Step.MELEE
        )
        assert ("unleash sabre-cat johnny-chapman pell" in table.choices_of("white")) == offered
        if offered:
            play(table, "white: unleash sabre-cat johnny-chapman pell", "white: pass")
            assert table.unit("sabre-cat-1").space == number_of(A)


def test_a_hunter_attacks_its_target_only() -> None:
    """28.4: others in its space attack it, and it does not strike back."""
    table = ages(
        white("wolfhound-1", A, target=1),
        black("pell", FAR),
        black("skarn", A),
        step=Step.MELEE,
        blacks="05",
    )
    assert "strike wolfhound-1" in table.choices_of("black")
    play(table, "black: strike wolfhound-1")
    assert len(table.events_of(HitDrawn)) == 1
    assert table.unit("skarn").health == 5


def test_a_hunter_hinders_its_target_only() -> None:
    """28.4: the others walk, trade and shoot as if it were not there (case 23)."""
    g = state(
        white("wolfhound-1", A, target=1), black("pell", A), black("skarn", A), white("hanno", FAR)
    )
    hound, pell, skarn, _ = g.units
    assert is_contested(g, pell)
    assert not is_contested(g, skarn)
    assert number_of(A) in stops_of(g, pell)
    assert number_of(A) not in stops_of(g, skarn)
    assert stops_of(g, hound) == frozenset(), "it stops for nobody"
    assert enemy_that_waited(g, pell) is hound
    assert enemy_that_waited(g, skarn) is None


def test_a_hunter_is_gone_with_its_target() -> None:
    """28.5, 24.27: when the target is killed; not when its owner is."""
    g = state(
        white("wolfhound-1", A, target=1),
        black("pell", A),
        black("hanno", FAR),
        white("skarn", B),
        white("tomyris", FAR),
    )
    kill(g, g.unit_of("skarn"), g.unit_of("hanno"))
    assert g.unit_of("wolfhound-1").is_on_map
    kill(g, g.unit_of("pell"), g.unit_of("tomyris"))
    assert not g.unit_of("wolfhound-1").is_on_map
    assert g.discards["secret"] == ["wolfhound"]


def test_a_hunter_moves_as_its_player_likes() -> None:
    """28.6, 28.9: with its own Speed, past enemies."""
    table = ages(
        white("wolfhound-1", FIVE[0], target=1),
        black("pell", FAR),
        black("skarn", FIVE[1]),
        step=Step.MOVE,
    )
    play(table, "white: move wolfhound-1", f"white: walk {FIVE[3]}")
    assert table.at("wolfhound-1") == FIVE[3]
    assert table.unit("wolfhound-1").ratings["speed"].value == 9


def test_creatures_are_no_characters() -> None:
    """28.2, 28.15: unaffected by mental abilities; no cards, adventures or points."""
    g = state(white("wolfhound-1", A, target=1), black("pell", A), white("hanno", FAR))
    assert is_immune(g.units[0])
    assert alive_count(g, 0) == 1
    assert scores_in(g, "combat") == (2, 2)
    g.counters = {A.upper(): "dice-at-the-well"}
    assert not has_adventure(g, g.units[0])
    table = ages(
        white("wolfhound-1", A, target=2), white("hanno", A, "*yew-bow"), black("pell", FAR)
    )
    play(table, "white: destroy-with hanno")
    check_not_offered(table, "white: give yew-bow wolfhound-1")


def test_a_weapon_that_killed_a_creature_is_kept() -> None:
    """28.15: K weapons count characters only (case 11)."""
    for target, kept in (("wolfhound-1", True), ("torch-bearer", True), ("pell", False)):
        table = ages(
            white("brennus", A, "*wyrmbone-sword"),
            black("tomyris", FAR),
            black(target, A, health=1, target=0, master=1 if target == "torch-bearer" else -1),
            black("hanno", FAR),
            step=Step.MELEE,
            whites="91 91",
            blacks="05",
        )
        while "strike brennus" in table.choices_of("black"):
            play(table, "black: hold")
        play(table, f"white: strike {target} wyrmbone-sword")
        assert table.events_of(Killed)
        assert bool(table.unit("brennus").cards) == kept


# Sentinels


def test_a_sentinel_is_set_up_after_opportunity_fire() -> None:
    """28.7, 21.73: the whole move is spent, and its owner can be shot at in its space."""
    table = ages(
        white("noor-inayat-khan", FIVE[0], "watch-turret"),
        black("hanno", FIVE[2], "*service-revolver"),
        step=Step.MOVE,
    )
    play(table, "white: move noor-inayat-khan", "white: guard watch-turret", "white: done")
    assert "opfire hanno service-revolver" in table.choices_of("black")
    assert not any(unit.kind == "sentinel" for unit in table.view("white").units)
    play(table, "black: pass")
    assert table.events_of(SentinelSetUp)
    assert table.at("watch-turret-1") == FIVE[0]
    assert not table.unit("noor-inayat-khan").cards


def test_no_sentinel_of_a_dead_owner() -> None:
    """28.7: a unit that is killed before has not set it up; the card falls."""
    table = ages(
        white("noor-inayat-khan", FIVE[0], "watch-turret", health=1),
        white("skarn", FAR),
        black("hanno", FIVE[2], "*service-revolver"),
        step=Step.MOVE,
        blacks="90 91",
    )
    play(table, "white: move noor-inayat-khan", "white: guard watch-turret", "white: done")
    play(table, "black: opfire hanno service-revolver", "black: at noor-inayat-khan")
    assert table.events_of(Killed)
    assert not table.events_of(SentinelSetUp)
    assert next(iter(table.view("white").ground.values()))[0].slug == "watch-turret"


def test_a_sentinel_is_not_set_up_among_enemies_nor_in_a_dome() -> None:
    """28.7: nor after the first step."""
    dome = MAP.names[MAP.domes[0]].lower()
    for space, enemy in ((A, A), (dome, FAR)):
        table = ages(
            white("noor-inayat-khan", space, "watch-turret"), black("hanno", enemy), step=Step.MOVE
        )
        play(table, "white: move noor-inayat-khan")
        check_not_offered(table, "white: guard watch-turret")


def test_a_sentinel_shoots_and_never_moves() -> None:
    """28.8, 21.86: with its own ratings."""
    table = ages(white("bastion-drone-1", FIVE[0]), black("pell", FIVE[3]), step=Step.FIRE)
    play(table, "white: shoot bastion-drone-1", "white: fire natural 1", "white: at pell")
    (hit,) = table.events_of(HitDrawn)
    assert hit.rating == 7
    table = ages(white("bastion-drone-1", FIVE[0]), black("pell", FIVE[3]), step=Step.MOVE)
    assert "move bastion-drone-1" not in (table.choices_of("white") if table.match.pending else [])


def test_a_sentinel_is_gone_after_a_kill() -> None:
    """28.8, 24.28: of a character or a henchman, not of a creature."""
    for victim, gone in (("hanno", True), ("torch-bearer", True), ("wolfhound-1", False)):
        g = state(
            white("watch-turret-1", A),
            white("pell", FAR),
            black("skarn", FAR),
            black(victim, B, target=1, master=2 if victim == "torch-bearer" else -1),
        )
        kill(g, g.units[3], g.units[0])
        assert g.units[0].is_on_map != gone


def test_the_rows_of_creatures() -> None:
    """28.33: as the rows."""
    for row in CREATURES.values():
        first = f"{row.name} Speed {row.speed}, Health {row.health}, Wits {row.wits}"
        assert first in CLAUSES["28.33"]
        if row.shot:
            assert f"{row.shot.rating.title()} {row.aim} with" in CLAUSES["28.33"]


def test_symbols_of_creatures() -> None:
    """14.17, 20.20: RIVET-77 uses no Pet cards; its Bot symbol lifts what sentinels ask for."""
    g = state(white("rivet-77", A), black("pell", FAR))
    assert not can_use(g, g.units[0], TREASURES["wolfhound"])
    assert can_use(g, g.units[0], TREASURES["bastion-drone"])
    assert rating(g, g.units[0], "intellect") < TREASURES["bastion-drone"].intellect


def test_leaving_is_told() -> None:
    """28.5: the log says why."""
    table = ages(
        white("wolfhound-1", A, target=1),
        black("pell", A, health=1),
        black("hanno", FAR),
        white("skarn", B),
        step=Step.MELEE,
        whites="91 91",
        blacks="05",
    )
    play(table, "black: hold", "white: strike pell")
    assert [each.reason for each in table.events_of(LeftTheGame)] == ["target gone"]


def test_creatures_and_henchmen() -> None:
    """28.1: four creatures on cards and sixteen henchmen."""
    assert all(isinstance(row, Creature) for row in CREATURES.values())
    assert all(isinstance(row, Henchman) for row in HENCHMEN.values())
    assert (len(CREATURES), len(HENCHMEN)) == (4, 16)
