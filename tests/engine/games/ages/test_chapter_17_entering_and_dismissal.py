"""RULES.md, chapter 17: entering, dismissal and banishment."""

from __future__ import annotations

from engine.games.ages import GAME
from engine.games.ages.describe import describe
from engine.games.ages.moving.events import SentAway
from engine.games.ages.pending import Ask, Pending
from engine.games.ages.rows.pieces import DOME_KEYS
from engine.games.ages.state import Options
from engine.games.ages.steps import Step
from tests.engine.games.ages.scene import FAR, MAP, black, spaces, white
from tests.engine.games.ages.table import ages

A, B, C = spaces("clear", age="ancient")[:3]


def test_who_enters() -> None:
    """17.1, 24.23: Respect at least that of the highest enemy who never entered."""
    units = (
        white("archimedes"),
        white("mary-read"),
        white("hanno"),
        black("tomyris"),
        black("rivet-77"),
        black("pell"),
    )
    table = ages(*units, step=Step.REINFORCE, phase=Step.REINFORCE, whites="00", blacks="10")
    entered = [unit.slug for unit in table.view().units if unit.entered]
    assert entered[:2] == ["archimedes", "tomyris"], "threshold 7, then 6"


def test_dismissal() -> None:
    """17.2: an empty dome of the colour; if there is none, any empty one; else the fewest."""
    away = [Pending(ask=Ask.DISMISS, unit=0)]
    table = ages(white("hanno", A), black("pell", FAR), pending=list(away), whites="00")
    assert table.at("hanno") == MAP.names[MAP.domes[0]].lower()
    full = ages(
        white("hanno", A),
        black("pell", MAP.domes[0]),
        pending=list(away),
        whites="00",
    )
    assert full.deciders() == ["white"]
    assert full.choices_of("white") == ["dome 2", "dome 4", "dome 6", "dome 8"]
    (sent,) = (each for each in full.all_events() if isinstance(each, SentAway))
    assert sent.told().endswith("; no gold dome is empty, so another one is used")
    (sent,) = (each for each in table.all_events() if isinstance(each, SentAway))
    assert sent.told().endswith("shows a gold dome")
    crowd = ["tomyris", "skarn", "rivet-77", "anansi", "pell"]
    none = ages(
        white("hanno", A),
        *(black(slug, space) for slug, space in zip(crowd, MAP.domes.values(), strict=True)),
        pending=list(away),
        whites="00",
    )
    assert len(none.choices_of("white")) == 5


def test_dice_name_a_dome() -> None:
    """17.4: its number; any empty dome if that one is not on the map."""
    for seed in range(6):
        table = ages(
            white("hanno", A),
            black("pell", FAR),
            pending=[Pending(ask=Ask.DISMISS, unit=0)],
            options=Options(challenge="dice"),
            round=seed,
        )
        placed = MAP.spaces[table.unit("hanno").space].dome >= 0
        assert placed or len(table.choices_of("white")) == 5


def test_who_enters_and_who_does_not_is_said_with_the_reason() -> None:
    """17.1: the Respect of the highest enemy who never entered, for each of your characters."""
    table = ages(
        white("archimedes"),
        white("mary-read"),
        white("hanno"),
        white("skarn"),
        black("miyamoto-musashi"),
        black("rivet-77"),
        step=Step.REINFORCE,
        phase=Step.REINFORCE,
    )
    view, decision = table.view("white"), table.match.pending[0]
    offered = {each.noun for each in decision.choices}
    respect = {unit.slug: unit.ratings["respect"].value for unit in view.units}
    needed = max(respect["miyamoto-musashi"], respect["rivet-77"])
    refused = {each.choice.noun: each.reason for each in GAME.refusals(view, decision)}
    assert offered | refused.keys() == {"archimedes", "mary-read", "hanno", "skarn"}
    assert offered
    assert refused
    for slug, reason in refused.items():
        assert reason.startswith(f"Respect {respect[slug]} is too low, as ")
        assert reason.endswith(f", an enemy off the map, has {needed}")
    words = describe(view, decision.choices[0]).consequence
    assert f"is enough, as Miyamoto Musashi, an enemy off the map, has {needed}" in words
    for number, space in MAP.domes.items():
        assert f"{DOME_KEYS[number].colour} {MAP.names[space]}" in words


def test_all_enter_when_no_enemy_is_left_off_the_map() -> None:
    """17.1: if all enemies have entered, all own characters come in."""
    table = ages(
        white("archimedes"),
        white("skarn"),
        black("tomyris", FAR),
        step=Step.REINFORCE,
        phase=Step.REINFORCE,
    )
    view, decision = table.view("white"), table.match.pending[0]
    assert GAME.refusals(view, decision) == ()
    assert "No enemy is left off the map" in describe(view, decision.choices[1]).consequence
