"""RULES.md, chapter 28: henchmen and hunters where there are bases, prisons and exits."""

from __future__ import annotations

import re
from typing import Any

import pytest

from engine.core.match_access import live_state_of
from engine.games.ages.flags.rules import escape_with_flag
from engine.games.ages.melee.fights import melee_targets
from engine.games.ages.rows.characters import CHARACTERS
from engine.games.ages.rows.creatures import HENCHMEN
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.sites.events import Freed, GateEntered, Imprisoned
from engine.games.ages.state import Options
from engine.games.ages.steps import Step
from engine.games.ages.units import Fate
from engine.testing import play
from tests.engine.games.ages.scene import black, state, white
from tests.engine.games.ages.standing_game import ABROAD, FAR, front, standing
from tests.engine.games.ages.table import AgesTable

HERE = FAR
ELSEWHERE = front("low-gate")


def captured(*others: Any, whites: str = "90 85", **words: Any) -> AgesTable:
    """John Henry has imprisoned Ching Shih, who had a Bruiser at her side and a Bugler away."""
    table = standing(
        white("john-henry", HERE),
        white("pell", ELSEWHERE),
        black("ching-shih", HERE, health=1),
        black("tomyris", ELSEWHERE),
        black("bruiser", HERE, master=2),
        black("bugler", ELSEWHERE, master=2),
        *others,
        step=Step.MELEE,
        whites=whites,
        **words,
    )
    while "strike ching-shih" not in table.choices_of("white"):
        seat = "white" if table.match.pending[0].seat == 0 else "black"
        play(table, f"{seat}: {'hold' if seat == 'black' else table.choices_of('white')[0]}")
    play(table, "white: strike ching-shih", "white: imprison ching-shih")
    return table


def test_henchmen_go_to_prison_with_their_master() -> None:
    """28.16: wherever they are; each is reported, and none of them acts any more."""
    table = captured()
    assert {table.unit(slug).fate for slug in ("ching-shih", "bruiser", "bugler")} == {Fate.PRISON}
    told = [event.unit for event in table.all_events() if isinstance(event, Imprisoned)]
    assert told == ["ching-shih", "bruiser", "bugler"]
    assert "free bruiser" not in table.choices_of("black")


def prison_table(*units: Any, drawn: str) -> AgesTable:
    """Hanno breaks out prisoners of White at Black's prison with a card for the challenge."""
    return standing(
        white("hanno", ABROAD["prison"]),
        *units,
        black("pell", FAR),
        whites=f"{drawn} 00 11 22 33",
    )


def broken_out(table: AgesTable, *answers: str) -> None:
    """Hanno tries, and everybody who is sent away takes the first dome."""
    play(table, "white: adventure hanno", "white: break-out prison", *answers)
    while table.match.pending and table.match.pending[0].choices[0].verb == "dome":
        play(table, f"white: {table.choices_of('white')[0]}")


def test_an_amaze_frees_a_master_with_its_henchmen_once() -> None:
    """26.11, 28.16: they enter with their master, in the same dome, and are not dismissed again."""
    table = prison_table(
        white("ching-shih", fate=Fate.PRISON),
        white("bruiser", fate=Fate.PRISON, master=1),
        drawn="90",
    )
    broken_out(table)
    assert [event.unit for event in table.all_events() if isinstance(event, Freed)] == [
        "ching-shih"
    ]
    assert table.unit("bruiser").space == table.unit("ching-shih").space >= 0


def test_who_comes_free_may_win_by_valor() -> None:
    """19.5, 26.11: three against one, since the third is out of prison."""
    table = prison_table(
        white("tomyris", fate=Fate.PRISON), white("anansi", fate=Fate.PRISON), drawn="90"
    )
    play(table, "white: adventure hanno", "white: break-out prison")
    assert table.view().won_by == "valor"
    assert table.match.outcome is not None


def test_a_henchman_can_be_freed_without_its_master() -> None:
    """26.11: a Pass frees one prisoner, a henchman or a character."""
    table = prison_table(
        white("ching-shih", fate=Fate.PRISON),
        white("bruiser", fate=Fate.PRISON, master=1),
        drawn="41",
    )
    broken_out(table, "white: free-prisoner bruiser")
    assert table.unit("bruiser").is_on_map
    assert table.unit("ching-shih").fate is Fate.PRISON


@pytest.mark.parametrize(("ruins", "fate"), [((), Fate.PRISON), (("prison",), Fate.GONE)])
def test_a_henchman_that_imprisons_a_character_pays_for_it(
    ruins: tuple[str, ...], fate: Fate
) -> None:
    """28.16: it goes to the other team's prison; where that has none, it leaves the game."""
    table = standing(
        white("bruiser", HERE, master=1),
        white("ambassador-thrum", ""),
        black("doc-valdez", HERE, health=1),
        black("tomyris", ""),
        step=Step.MELEE,
        whites="90 85",
        ruins=[(), ruins],
    )
    while "strike doc-valdez" not in table.choices_of("white"):
        play(table, "black: hold")
    play(table, "white: strike doc-valdez", "white: imprison doc-valdez")
    assert table.unit("bruiser").fate is fate
    assert table.unit("doc-valdez").fate is Fate.PRISON


def test_a_prisoner_is_hunted_by_nobody_and_its_hunter_stays() -> None:
    """28.5: it attacks nobody while its target is in prison."""
    table = captured(white("wolfhound-1", HERE, target=2))
    assert table.unit("wolfhound-1").is_on_map
    g = live_state_of(table.match)
    assert not melee_targets(g, g.unit_of("wolfhound-1"))


def test_a_hunter_is_gone_when_its_target_has_escaped() -> None:
    """28.5, 32.6: also the hunter of a henchman that left with its master."""
    g = state(
        white("ching-shih", 0),
        white("bruiser", 1, master=0),
        black("pell", 5),
        black("wolfhound-1", 6, target=0),
        black("wolfhound-2", 6, target=1),
        options=Options(mission="way-out"),
    )
    escape_with_flag(g, g.units[0])
    assert [unit.fate for unit in g.units[3:]] == [Fate.GONE, Fate.GONE]
    assert g.unit_of("bruiser").fate is Fate.GONE
    assert g.discards["secret"] == ["wolfhound", "wolfhound"]


def test_case_31_henchmen_at_a_gate() -> None:
    """28.12, 26.3: a Squeak brings the master in; of two beside it either, both or none."""
    for answers, inside in (
        (("alone",), set()),
        (("bring bruiser", "alone"), {"bruiser"}),
        (("bring bugler", "bring bruiser"), {"bruiser", "bugler"}),
    ):
        here = front("main-gate")
        table = standing(
            white("john-henry", here),
            white("bruiser", here, master=0),
            white("bugler", here, master=0),
            white("spotter", FAR, master=0),
            black("pell", FAR),
            whites="05",
        )
        play(table, "white: adventure john-henry", "white: break-in main-gate")
        assert table.events_of(GateEntered)
        assert table.choices_of("white") == ["bring bruiser", "bring bugler", "alone"]
        play(table, *(f"white: {answer}" for answer in answers))
        there = ABROAD["main-gate"]
        helpers = ("bruiser", "bugler", "spotter")
        assert {slug for slug in helpers if table.unit(slug).space == there} == inside


def test_nothing_changes_sides() -> None:
    """24.42: no ability and no card speaks of it."""
    texts = [row.ability.text for row in CHARACTERS.values()]
    texts += [row.text for row in HENCHMEN.values()]
    texts += [card.text for card in TREASURES.values()]
    assert not [text for text in texts if re.search(r"\bsides?\b|\bjoins?\b", text.lower())]
