"""The golden playthroughs still play as they were written down, and every game has some."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.game import Game
from engine.testing import Playthrough, check_playthrough
from tests.contract.games import name_of, shelf
from tests.golden import __main__ as golden_command
from tests.golden.all_playthroughs import FOLDER, PLAYTHROUGHS, file_of


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda each: each.name)
def test_the_game_is_played_as_it_was_written_down(playthrough: Playthrough) -> None:
    """If a change is meant, `python -m tests.golden` writes it down; review the difference."""
    check_playthrough(playthrough, file_of(playthrough))


@pytest.mark.parametrize("game", shelf(), ids=name_of)
def test_every_game_has_a_golden_playthrough(game: Game[Any, Any]) -> None:
    """A change of its rules would otherwise pass unread."""
    assert game.slug in {each.game.slug for each in PLAYTHROUGHS}, (
        f"{game.slug} has no golden playthrough: write tests/golden/{game.slug}.py with a function "
        "`position(view)`, which gives the table as a few lines, and `PLAYTHROUGHS`, then run "
        "`python -m tests.golden` and review the text (tests/golden/taidian.py is an example)"
    )


def test_every_golden_file_belongs_to_a_playthrough() -> None:
    """A file that nothing is compared with would only look like a test."""
    assert sorted(FOLDER.glob("*.txt")) == sorted(file_of(each) for each in PLAYTHROUGHS)


# The check finds violations


# The command that writes them


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the playthroughs that the command writes, which here are not written."""
    found: list[str] = []
    monkeypatch.setattr(
        golden_command, "write_playthrough", lambda playthrough, path: found.append(path.name)
    )
    return found


def test_the_playthroughs_of_a_game_are_written_by_its_name(written: list[str]) -> None:
    assert golden_command.main(["duel", "taidian-two-greedy"]) == 0
    assert written == [
        *(file_of(each).name for each in PLAYTHROUGHS if each.game.slug == "duel"),
        "taidian-two-greedy.txt",
    ]


def test_all_are_written_without_a_name(written: list[str]) -> None:
    assert golden_command.main([]) == 0
    assert len(written) == len(PLAYTHROUGHS)


def test_the_passages_that_name_a_card_are_found_with_their_turn() -> None:
    text = """Sparks

== Turn 1
> White: play oak-staff
  White plays it
> White: done

== Turn 2
|  White: Oak Staff
> Black: done
"""
    assert golden_command.passages_naming("oak staff", text) == [
        "== Turn 1\n> White: play oak-staff\n  White plays it",
        "== Turn 2\n|  White: Oak Staff",
    ]


def test_passages_are_shown_and_nothing_is_written(
    written: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert golden_command.main(["duel-goal", "--show", "new-york"]) == 0
    assert "a chip on New York" in capsys.readouterr().out
    assert written == []


@pytest.mark.parametrize(
    ("words", "status", "said"),
    [
        (["--help"], 0, "usage: python -m tests.golden [-h] [--show WORDS] [NAME ...]"),
        (["dule"], 2, "no game or playthrough is called 'dule'; did you mean 'duel'?"),
    ],
)
def test_the_command_says_how_it_is_used(
    words: list[str],
    status: int,
    said: str,
    written: list[str],
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit) as ended:
        golden_command.main(words)
    assert ended.value.code == status
    assert said in "".join(capsys.readouterr())
    assert written == []
