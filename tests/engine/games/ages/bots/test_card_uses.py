"""The greedy bot's use of secret cards: only where they do something, and with a true reason."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.choice import choice
from engine.games.ages import GAME
from engine.games.ages.adventures.bot import manual_gain
from engine.games.ages.bots.reasons import reason_for_free_use
from engine.games.ages.bots.weights import WEIGHTS
from engine.games.ages.card_types import DECKS
from engine.games.ages.cards.uses import best_use, uses_of
from engine.games.ages.rows.profiles import PROFILES
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.steps import Step
from engine.games.ages.unit_state import Unit
from engine.games.ages.units import Monument
from engine.games.ages.view_types import View
from engine.testing import play
from tests.engine.games.ages.scene import (
    FAR,
    FIVE,
    MAP,
    black,
    guardian,
    number_of,
    site,
    state,
    white,
)
from tests.engine.games.ages.table import ages, hint

NOTHING = ("done", "No free action helps now.")
DONE = "done"


def view_of(*units: Unit, **words: Any) -> View:
    """The view of White in its free actions."""
    return GAME.view(state(*units, **words), 0)


@pytest.mark.parametrize(
    ("enemy", "reason"),
    [
        (black("wolfhound-1", FIVE[1], target=0), ""),
        (black("hanno", FIVE[1], "sky-skiff"), ""),
        (black("pell", FIVE[1], "*dray-horse"), ""),
        (black("pell", FIVE[1], "*sky-skiff"), ""),
        (
            black("hanno", FIVE[1], "*sky-skiff"),
            "Lodestone: within 2 spaces it stops Hanno's Sky Skiff.",
        ),
        (
            black("the-mothlight", FIVE[1]),
            "Lodestone: within 2 spaces it stops Mothlight's wings.",
        ),
        (black("the-mothlight", FIVE[4]), ""),
    ],
)
def test_a_lodestone_waits_for_an_enemy_that_flies_or_drives(enemy: Unit, reason: str) -> None:
    """21.83: it stops nobody on foot or on a horse, and a face-down card is not known."""
    table = ages(white("cu-chulainn", FIVE[0], "lodestone"), enemy)
    assert hint(table) == (("free cu-chulainn", reason) if reason else NOTHING)


def test_a_lodestone_does_not_stop_an_ally() -> None:
    """21.83: it works on both teams."""
    table = ages(
        white("hanno", FIVE[0], "lodestone"),
        white("the-mothlight", FIVE[0]),
        black("pell", FIVE[1], "*motor-scooter"),
    )
    assert hint(table) == NOTHING


def test_an_obelisk_is_placed_where_enemies_attack_harder() -> None:
    """21.70: the attacks of both teams suffer, so it helps whoever is weaker."""
    for enemy, is_placed in (("cu-chulainn", True), ("pell", False)):
        table = ages(white("scheherazade", FIVE[0], "weeping-obelisk"), black(enemy, FIVE[2]))
        assert (hint(table)[0] != DONE) == is_placed
    strong = ages(white("skarn", FIVE[0], "weeping-obelisk"), black("scheherazade", FIVE[2]))
    assert hint(strong) == NOTHING
    far = ages(white("scheherazade", FIVE[0], "weeping-obelisk"), black("cu-chulainn", FIVE[4]))
    assert hint(far) == NOTHING, "the aura reaches 3 spaces"
    there = ages(
        white("scheherazade", FIVE[0], "weeping-obelisk"), black("cu-chulainn", FIVE[2]),
        monuments=[Monument(number_of(FIVE[0]), "banner-of-home", 0)],
    )  # fmt: skip
    assert hint(there) == NOTHING, "14.13: it would replace the other"


def test_a_banner_waits_for_several_adventures() -> None:
    """21.71: it is permanent, so that one encounter is not enough before the end is near."""
    unit = white("hanno", FIVE[0], "banner-of-home")
    one = {FIVE[1].upper(): "oracle-question"}
    two = {**one, FIVE[3].upper(): "log-roll"}
    for counters, round_number, is_placed in ((one, 1, False), (two, 1, True), (one, 7, True)):
        table = ages(unit, black("pell", FAR), counters=counters, round=round_number)
        assert (hint(table)[0] != DONE) == is_placed
    table = ages(unit, black("pell", FAR), counters=two)
    play(table, "white: free hanno")
    reason = "2 encounters are within 3 spaces, where your units then have +1."
    assert hint(table) == ("play banner-of-home", reason)
    assert hint(ages(unit, black("pell", FAR), round=7)) == NOTHING, "no adventure is near"


def test_a_banner_is_placed_in_the_labyrinth() -> None:
    """21.71: its paths are challenged again and again."""
    table = ages(white("hanno", site("war 0"), "banner-of-home"), black("pell", FAR))
    assert hint(table)[1].startswith("Banner of Home: 3 sites to challenge are within 3 spaces")


def test_an_exile_cube_needs_a_target() -> None:
    """21.60: it does not work on a hound, and is wasted on a weak enemy without a goal."""
    owner = white("scheherazade", FIVE[0], "exile-cube")
    assert hint(ages(owner, black("wolfhound-1", FIVE[1], target=0))) == NOTHING
    assert hint(ages(owner, black("cu-chulainn", FIVE[2]))) == (
        "free scheherazade",
        "Exile Cube: Cu Chulainn, who strikes harder, is sent to a dome.",
    )
    brute = white("tomyris", FIVE[0], "exile-cube")
    assert hint(ages(brute, black("pell", FIVE[2]))) == NOTHING
    at_goal = ages(brute, black("pell", FIVE[2]), counters={FIVE[2].upper(): "log-roll"})
    assert hint(at_goal)[1] == (
        "Exile Cube: Pell, who stands where something can be won, is sent to a dome."
    )


def test_a_gale_keeps_an_enemy_from_an_encounter() -> None:
    """21.77: where nobody falls short of anything, it is kept; a turret has no Speed to lose."""
    owner, enemy = white("hanno", FIVE[0], "gale-cube"), black("ambassador-thrum", FIVE[0])
    near, far = {FIVE[1].upper(): "log-roll"}, {FIVE[4].upper(): "log-roll"}
    assert hint(ages(owner, enemy, counters=near)) == NOTHING, "it gets there anyway"
    assert hint(ages(owner, enemy, counters=far))[1] == (
        f"Gale Cube: slowed by a gale, Thrum falls short of the encounter at {FIVE[4].upper()}."
    )
    assert hint(ages(owner, black("watch-turret-1", FIVE[2]), counters=far)) == NOTHING


def test_a_gale_is_kept_from_an_enemy_who_could_not_pass_the_encounter() -> None:
    """15.3, 21.77: at an encounter with a number that it does not reach it wins nothing."""
    owner, enemy = white("hanno", FIVE[0], "gale-cube"), black("ambassador-thrum", FIVE[0])
    place = FIVE[4].upper()
    for encounter, is_played in (("knife-board", False), ("radio-quiz", True)):
        table = ages(owner, enemy, counters={place: encounter}, seen_spaces=[place])
        assert (hint(table) != NOTHING) == is_played, encounter
    hopeless = black("old-grumbletoe", FIVE[0])
    assert hint(ages(owner, hopeless, counters={place: "log-roll"})) == NOTHING, "unseen: 31%"


def test_an_exile_cube_is_kept_from_an_enemy_who_could_not_win_there() -> None:
    """15.3, 16.2, 21.60: at an encounter or a guardian that is too hard for it."""
    brute, place = white("tomyris", FIVE[0], "exile-cube"), FIVE[2].upper()
    for encounter, is_played in (("wrestling-ring", False), ("dice-at-the-well", True)):
        table = ages(
            brute, black("pell", FIVE[2]), counters={place: encounter}, seen_spaces=[place]
        )
        assert (hint(table) != NOTHING) == is_played, encounter
    guard = white("tomyris", site("war 0"), "exile-cube")
    for cards, is_played in (("", False), ("yew-bow boar-spear boarding-axe", True)):
        table = ages(
            guard,
            black("pell", site("war 0"), cards),
            open_guardians=guardian("bull-of-the-stair"),
        )
        assert (hint(table) != NOTHING) == is_played, "the guardian can be paid"


def test_a_recall_cube_saves_a_weak_unit() -> None:
    """21.59: from an enemy that could attack it, not from the hunter of another."""
    owner = white("hanno", FIVE[0], "recall-cube", health=1)
    hound = black("wolfhound-1", FIVE[1], target=1)
    assert hint(ages(owner, white("pell", FAR), hound)) == NOTHING
    assert "a dome is safer" in hint(ages(owner, black("pell", FIVE[1])))[1]


def test_hunters_are_set_on_characters_only() -> None:
    """28.3: a turret is not worth a hound, and the hint names the target that it then chooses."""
    owner = white("tomyris", FIVE[0], "wolfhound")
    assert hint(ages(owner, black("watch-turret-1", FIVE[2]))) == NOTHING
    table = ages(owner, black("skarn", FIVE[2]), black("pell", FIVE[3], health=2))
    reason = hint(table)[1]
    play(table, "white: free tomyris")
    target = hint(table)[0].split()[-1]
    assert {"pell": "Pell", "skarn": "Skarn"}[target] in reason


def test_packs_and_ropes_are_laid_open_only_when_they_help() -> None:
    """14.8: a pack can be laid open when too many cards are carried; a rope needs a cliff."""
    assert not MAP.cliffs, "the map of the scene has none"
    for card in ("deep-pack", "courier-satchel", "rope-and-hooks"):
        assert hint(ages(white("hanno", FIVE[0], card), black("pell", FAR))) == NOTHING


def test_medicine_that_cannot_be_used_is_no_reason() -> None:
    """14.3: nor are cards on the ground beside an enemy (8.3)."""
    for card, is_used in (("surgeon-drone", False), ("willow-salve", True)):
        table = ages(white("skarn", FIVE[0], card, health=2), black("pell", FAR))
        assert (hint(table)[0] == "free skarn") == is_used


@pytest.mark.parametrize("deck", DECKS)
def test_every_use_that_is_advised_is_offered(deck: str) -> None:
    """8.6: for each card, with an enemy near; its reason inside the unit is the same."""
    for slug, row in TREASURES.items():
        if row.deck != deck or row.needs == "base":
            continue
        owner = white("scheherazade", FIVE[0], slug, levels={"strength": 9})
        table = ages(
            owner, black("cu-chulainn", FIVE[2], "*motor-scooter"),
            counters={FIVE[1].upper(): "log-roll", FIVE[3].upper(): "oracle-question"},
        )  # fmt: skip
        view = table.view("white")
        uses = uses_of(view, view.units[0], slug)
        if not uses:
            continue
        play(table, "white: free scheherazade")
        offered = {each.split(" ", 1)[1] for each in table.choices_of("white") if " " in each}
        assert set(uses) <= offered, slug
        best = best_use(view, view.units[0])
        assert best is not None
        noun = next(noun for noun, use in uses.items() if use == best[1])
        told = reason_for_free_use(table.view("white"), choice("play", noun))
        assert told == best[1].reason


def test_the_numbers_that_bots_and_rules_share_are_those_of_the_cards() -> None:
    """21.53, 21.60, 21.77: they are fields of the rows, which say the same in their texts."""
    for row in TREASURES.values():
        assert not row.cube_range or f"within {row.cube_range} spaces" in row.text
        assert not row.slows or f"-{row.slows} Speed" in row.text
        assert not row.adventure_bonus or f"+{row.adventure_bonus} on it" in row.text
    assert {slug for slug, row in TREASURES.items() if row.cube_range} == {
        "exile-cube",
        "gale-cube",
    }
    assert {slug for slug, row in PROFILES.items() if row.ability.flies} == {
        "the-mothlight",
        "hover-lamp",
    }
    cubes = {slug for slug, row in TREASURES.items() if row.kind in ("cube", "monument")}
    assert cubes | {"hunter"} == set(WEIGHTS.card_use_values)


# Sentinels


@pytest.mark.parametrize(
    ("enemies", "sets_up"),
    [
        ([black("wolfhound-1", FIVE[1], target=0)], False),
        ([black("pell", FIVE[1])], False),
        ([black("wolfhound-1", FIVE[1], target=0), black("pell", FIVE[4])], False),
        ([black("pell", FIVE[4])], True),
        ([black("wolfhound-1", FIVE[3], target=0)], True),
        ([black("watch-turret-2", FIVE[3])], True),
        ([black("pell", FAR)], False),
    ],
)
def test_a_sentinel_is_set_up_for_an_enemy_that_it_can_shoot_at(
    enemies: list[Unit], sets_up: bool
) -> None:
    """11.2: an enemy beside it that steps in enters only its own space, where nobody shoots."""
    owner = white("scheherazade", FIVE[0], "watch-turret", levels={"strength": 2})
    table = ages(owner, *enemies, step=Step.MOVE)
    play(table, "white: move scheherazade")
    advised, reason = hint(table)
    assert (advised == "guard watch-turret") == sets_up
    assert ("an enemy is near" in reason.lower()) == sets_up


# The Field Manual


def test_a_manual_is_kept_where_it_changes_nothing() -> None:
    """21.53: it is used up, so that an encounter which is passed anyway is not worth it."""
    for slug, is_read in (("dice-at-the-well", False), ("peace-accord", True)):
        table = ages(
            white("hanno", FIVE[0], "field-manual"),
            black("pell", FAR),
            step=Step.ADVENTURE,
            counters={FIVE[0].upper(): slug},
            seen_spaces=[FIVE[0].upper()],
        )
        advised, reason = hint(table)
        assert (advised == "prepare hanno") == is_read, slug
        assert (reason == "With the manual this encounter is passed.") == is_read


def test_a_manual_waits_until_the_guardian_is_known() -> None:
    """16.2, 21.53: it can be read in front of the guardian."""
    units = white("hanno", site("war 0"), "field-manual"), black("pell", FAR)
    table = ages(*units, step=Step.ADVENTURE)
    assert hint(table)[0] == "adventure hanno"
    table = ages(*units, step=Step.ADVENTURE, open_guardians=guardian("marsh-hag"))
    view = table.view("white")
    assert manual_gain(view, view.units[0]) > 0
    advised, reason = hint(table)
    assert advised == "prepare hanno"
    assert reason.startswith("The manual adds ")
