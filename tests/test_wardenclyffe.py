"""The public module: what scripts, notebooks and bot authors use."""

from __future__ import annotations

import asyncio
import json
import pickle
import re
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

import wardenclyffe as w
from engine.core.codec import from_plain, to_plain
from engine.core.errors import BadOptionError, UnknownBotError, UnknownGameError
from engine.core.match import start_match
from engine.sim.report import game_seed
from engine.testing.contract import BrokenContractError
from saves.export import write_export
from saves.loading import from_record, record_of
from saves.sqlite import SqliteStore
from screens.testing import check_board
from tests import tiny
from tests.contract.games import every_game, name_of
from tui.__main__ import main

ROOT = Path(__file__).parents[1]


class LastBot(w.Bot):
    """Takes the last choice; it counts how often it was asked."""

    def __init__(self, chance: w.Chance | None = None) -> None:
        self.asked = 0

    def choose(self, sight: w.Sight) -> w.Choice:
        self.asked += 1
        return sight.decision.choices[-1]


def played(game: str | w.Game[Any, Any] = "duel", *, answers: int = 1_000) -> w.Match[Any]:
    """A match where all take the first choice, up to a number of answers."""
    match = w.new_match(game, seed=3)
    while match.pending and len(match.log) < answers:
        asked = match.pending[0]
        match.answer(asked.seat, asked.choices[0])
    return match


def test_everything_it_promises_is_there() -> None:
    assert all(hasattr(w, name) for name in w.__all__)
    assert w.__version__


@pytest.mark.parametrize("name", [name for name in w.__all__ if name.endswith("Error")])
def test_an_error_is_named_by_the_module_that_exports_it(name: str) -> None:
    error = getattr(w, name)
    assert error.__module__ == "wardenclyffe"
    copy = pickle.loads(pickle.dumps(error("one line")))
    assert (type(copy), str(copy)) == (error, "one line")


def test_importing_it_loads_neither_screens_nor_saves() -> None:
    code = "import sys, wardenclyffe; print(*sys.modules)"
    ran = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert not set(ran.stdout.split()) & {"textual", "rich", "screens", "saves", "sqlite3", "net"}


def test_nothing_inside_stands_on_the_public_module() -> None:
    """It is the outermost layer; its exports are defined below it."""
    for package in ("engine", "net", "saves", "screens", "themes", "tui"):
        for file in (ROOT / package).rglob("*.py"):
            source = file.read_text("utf-8")
            assert not re.search(r"^\s*(import|from) wardenclyffe\b", source, re.MULTILINE), (
                f"{file.relative_to(ROOT)} imports wardenclyffe: import each name from the module"
                " that defines it (`Painter` from screens.table.painter, and so on)"
            )


def test_neighbouring_seeds_give_unrelated_luck() -> None:
    drawn = [w.Chance(seed).below(100) for seed in range(9)]
    steps = {(after - before) % 100 for before, after in pairwise(drawn)}
    assert len(steps) > 4, "without mixing the seeds they are nearly an arithmetic progression"


def test_games_are_listed_by_name() -> None:
    assert w.games()["duel"].title == "Tesla vs. Edison: Duel"
    with pytest.raises(UnknownGameError, match="did you mean 'duel'"):
        w.new_match("dule", seed=1)
    with pytest.raises(UnknownGameError, match="did you mean 'duel'"):
        w.games()["dule"]
    assert "dule" not in w.games()


def test_a_new_match_takes_seats_and_options() -> None:
    match = w.new_match("lightning", seed=1, seats=4)
    assert len(match.pending) == match.charter.seat_count == 4
    assert w.new_match("duel", seed=1, options={"draft": False}).charter.options["draft"] is False
    assert w.new_match(tiny.GAME, seed=1, options={"cards": "2"}).charter.options["cards"] == "2"
    with pytest.raises(BadOptionError, match="did you mean 'draft'"):
        w.new_match("duel", seed=1, options={"darft": False})


# Showing


def test_a_board_prints_as_text_and_shows_in_a_notebook() -> None:
    board = w.show(played(answers=20), width=90, height=28)
    assert repr(board) == str(board)
    assert "New England" in str(board)
    lines = str(board).splitlines()
    assert len(lines) <= 28
    assert max(map(len, lines)) <= 90
    html = board._repr_html_()
    assert html.startswith("<pre")
    assert "New England" in html
    assert "color: #" in html


@pytest.mark.parametrize(("size", "told"), [(0, "too small"), (10**9, "too large")])
def test_a_size_that_no_terminal_has_is_refused(size: int, told: str) -> None:
    with pytest.raises(ValueError, match=f"width={size} is {told}"):
        w.show(w.new_match(tiny.GAME, seed=1), width=size)


def test_a_board_can_be_plain_ascii() -> None:
    match = played(answers=20)
    assert str(w.show(match, ascii_only=True)).isascii()
    assert not str(w.show(match)).isascii()


def test_what_a_view_holds_cannot_become_a_tag() -> None:
    plain: w.Game[Any, Any] = tiny.GAME
    tagged = evolve(plain, slug="tagged", view=lambda g, seat: "<script>")
    board = w.show(w.new_match(tagged, seed=1))
    assert "<script>" in str(board)
    assert "&lt;script&gt;" in board._repr_html_()
    assert "<script" not in board._repr_html_()


def test_a_game_without_a_painter_is_shown_field_by_field() -> None:
    text = str(w.show(w.new_match(tiny.GAME, seed=1)))
    assert "Deck count" in text
    assert "Card 0" in text


def paint_one_word(
    view: tiny.View, width: int, height: int, look: w.Look, offer: w.Offer
) -> w.Picture:
    """A board of one word, without places for the choices."""
    canvas = w.Canvas(width, height, look)
    canvas.text(0, 0, f"round-{view.round}", look.style("text"))
    return canvas.picture()


def test_a_painter_of_your_own_paints_one_picture() -> None:
    match = w.new_match(tiny.GAME, seed=1)
    own: w.Painter[Any] = w.Painter(paint=paint_one_word)
    assert str(w.show(match, painter=own)).strip() == "round-1"
    assert "Deck count" in str(w.show(match))


def test_a_painter_of_your_own_is_checked_without_being_registered() -> None:
    own: w.Painter[Any] = w.Painter(paint=paint_one_word)
    with pytest.raises(BrokenContractError):
        check_board(tiny.GAME, painter=own)
    assert "Deck count" in str(w.show(w.new_match(tiny.GAME, seed=1)))


@pytest.mark.parametrize("game", every_game(), ids=name_of)
def test_a_board_shows_no_other_seats_secrets(game: w.Game[Any, Any]) -> None:
    """Hidden information is drawn again; the picture stays the same."""
    match = played(game, answers=25)
    for seat in (0, None):
        other = match.imagine(seat, w.Chance(5))
        assert str(w.show(other, seat)) == str(w.show(match, seat))
    all_is_open = game.see_the_same(match.view(None), 0, match.charter.seat_count - 1)
    assert all_is_open or str(w.show(match, 0)) != str(w.show(match, None))


# Simulating


def test_a_series_gives_what_the_command_line_gives(capsys: pytest.CaptureFixture[str]) -> None:
    report = w.simulate("duel", matches=4, bots=["greedy", "random"], seed=1).to_dict()
    words = "sim duel --matches 4 --bots greedy,random --seed 1 --workers 1 --json"
    assert main(words.split()) == 0
    printed = json.loads(capsys.readouterr().out)
    for timed in ("seconds", "decisions_per_second"):
        del printed[timed], report[timed]
    assert json.loads(json.dumps(report)) == printed


def test_a_bot_of_your_own_plays_in_all_games() -> None:
    bot = LastBot()
    report = w.simulate(tiny.GAME, matches=10, bots=[bot, "random"], seed=1)
    assert [seat.bot for seat in report.seats] == ["LastBot", "random"]
    assert report.matches == 10
    assert bot.asked >= 30


def test_a_class_makes_a_new_bot_for_each_game() -> None:
    made: list[LastBot] = []

    def maker(chance: w.Chance) -> LastBot:
        made.append(LastBot(chance))
        return made[-1]

    report = w.simulate(tiny.GAME, matches=3, bots=[maker, LastBot, LastBot], seed=1, workers=2)
    assert [seat.bot for seat in report.seats] == ["maker", "LastBot", "LastBot"]
    assert len(made) == 3
    assert all(bot.asked for bot in made)


def test_different_bots_of_one_name_are_told_apart() -> None:
    report = w.simulate(tiny.GAME, matches=2, bots=[LastBot(), LastBot(), "random"], seed=1)
    assert [seat.bot for seat in report.seats] == ["LastBot", "LastBot 2", "random"]


def test_a_bot_of_your_own_cannot_pass_for_another() -> None:
    class random(LastBot):  # noqa: N801
        pass

    report = w.simulate(tiny.GAME, matches=1, bots=[random(), "random"], seed=1)
    assert [seat.bot for seat in report.seats] == ["random 1", "random"]


def test_a_series_with_own_bots_is_its_games() -> None:
    report = w.simulate(tiny.GAME, matches=6, bots=[LastBot(), LastBot()], seed=4)
    wins = 0
    for number in range(6):
        match = w.new_match(tiny.GAME, seed=game_seed(4, number))
        match.play_out(lambda asked: asked.choices[-1])
        assert match.outcome is not None
        wins += match.outcome.winners == (0,)
    assert report.seats[0].wins == wins


def test_bots_are_made_by_name() -> None:
    match = w.new_match("duel", seed=1)
    asked = match.pending[0]
    assert w.bot("duel", "greedy").choose(match.sight(asked.seat)) in asked.choices
    with pytest.raises(UnknownBotError, match="did you mean 'greedy'"):
        w.bot("duel", "greddy")


def test_a_bot_that_gives_no_reason_advises_its_choice() -> None:
    match = w.new_match(tiny.GAME, seed=1)
    advice = LastBot().advise(match.sight(0))
    assert advice == w.Advice(match.decision(0).choices[-1], "This bot gives no reasons.")


def test_bots_play_a_match_to_its_end_and_its_log_has_every_answer() -> None:
    match, last = played(answers=9), LastBot()
    begun = match.log.copy()
    outcome = w.play(match, [last, "random"], seed=4)
    assert outcome == match.outcome
    assert match.log[:9] == begun
    assert w.replay(match).end.outcome == outcome
    assert last.asked == sum(answer.seat == 0 for answer in match.log[9:])
    again, other = played(answers=9), played(answers=9)
    assert w.play(again, [LastBot, "random"], seed=4) == outcome
    assert again.log == match.log
    w.play(other, [LastBot, "random"], seed=5)
    assert other.log != match.log


def test_a_match_is_played_by_one_bot_for_each_seat() -> None:
    match = w.new_match("duel", seed=1)
    with pytest.raises(w.BadSeatCountError, match="the match has 2 seats, but 3 bots are given"):
        w.play(match, ["random"] * 3)
    with pytest.raises(w.BadSeatCountError, match="the match has 2 seats, but 1 bot is given"):
        w.play(match, ["random"])
    with pytest.raises(w.UnknownBotError, match="did you mean 'greedy'"):
        w.play(match, ["random", "gredy"])
    with pytest.raises(TypeError, match="bots must be a list with one bot for each seat"):
        w.play(match, "random")
    assert not match.log


def test_a_report_has_the_seed_of_each_game() -> None:
    seen: list[int] = []

    def noted(options: Any, seats: int, chance: w.Chance) -> Any:
        seen.append(chance.seed)
        return tiny.GAME.setup(options, seats, chance)

    noting: w.Game[Any, Any] = evolve(tiny.GAME, slug="noting", setup=noted)
    report = w.simulate(noting, matches=3, bots=["random"] * 2, seed=8)
    first = seen.copy()
    assert len(set(report.seeds)) == 3
    for seed in report.seeds:
        w.new_match(noting, seed=seed)
    assert seen == first * 2
    assert "seeds" not in report.to_dict()


@pytest.mark.parametrize("game", every_game(), ids=name_of)
def test_a_bot_prints_short(game: w.Game[Any, Any]) -> None:
    for name in (*game.bots, "random", "modest"):
        if name != "modest" or game.bots:
            assert len(repr(w.bot(game, name))) < 90, name
    assert repr(w.bot("duel", "greedy")) == "<engine.games.duel.bots.greedy.GreedyBot>"


# Replaying


def test_an_export_is_stepped_through(tmp_path: Path) -> None:
    match = played()
    w.export(match, tmp_path / "match.json", players=["Ada"])
    history = w.replay(tmp_path / "match.json")
    assert len(history) == len(match.log) + 1
    positions = list(history)
    assert [len(each.log) for each in positions] == list(range(len(history)))
    assert positions[7].digest() == history[7].digest() == match.at(7).digest()
    assert str(positions[-1]) == str(history[-1]) == str(match)
    assert (history.players, history.outcome) == (("Ada", "Seat 2"), match.outcome)
    assert history.charter == match.charter
    assert history.created is not None
    assert history.created == history.updated
    assert history.created.tzinfo is UTC
    assert datetime.now(UTC) - history.created < timedelta(hours=1)
    assert (w.replay(match).players, w.replay(match).created) == ((), None)
    with pytest.raises(IndexError):
        history[len(history)]
    assert main(["verify", str(tmp_path / "match.json")]) == 0


def test_an_export_without_a_readable_date_is_refused(tmp_path: Path) -> None:
    record = evolve(record_of(played(answers=3)), created="yesterday")
    write_export(tmp_path / "match.json", record)
    with pytest.raises(w.BadExportError, match=r"match.json has an invalid date: 'yesterday'"):
        w.replay(tmp_path / "match.json")


def test_a_match_of_your_own_game_is_exported_and_replayed(tmp_path: Path) -> None:
    own: w.Game[Any, Any] = evolve(tiny.GAME, slug="own")
    match, path = played(own), tmp_path / "match.json"
    w.export(match, path)
    assert w.replay(path, game=own).end.digest() == match.digest()
    with pytest.raises(w.UnknownGameError, match="no game is called 'own'"):
        w.replay(path)
    with pytest.raises(w.BadExportError, match=r"match.json is a match of 'own', not 'duel'"):
        w.replay(path, game=w.games()["duel"])


def test_a_game_cannot_pass_for_another(tmp_path: Path) -> None:
    other: w.Game[Any, Any] = evolve(tiny.GAME, slug="duel")
    match = start_match(other, seed=1)
    path = tmp_path / "match.json"
    refused: tuple[Callable[[], object], ...] = (
        lambda: w.new_match(other, seed=1),
        lambda: w.bot(other, "random"),
        lambda: w.simulate(other, bots=["random", "random"]),
        lambda: w.show(match),
        lambda: w.export(match, path),
        lambda: w.replay(path, game=other),
    )
    for call in refused:
        with pytest.raises(w.SlugTakenError, match="another game is called 'duel'; choose another"):
            call()
    assert not path.exists()


def test_a_position_can_be_played_on_differently() -> None:
    match = played(tiny.GAME)
    positions = list(w.replay(match))
    asked = positions[2].pending[0]
    positions[2].answer(asked.seat, asked.choices[-1])
    assert len(positions[2].log) == 3
    assert [each.digest() for each in positions[3:]] == [
        match.at(number).digest() for number in range(3, len(positions))
    ]


def imagined() -> w.Match[Any]:
    return played(tiny.GAME, answers=3).imagine(0, w.Chance(1))


def played_out() -> w.Match[Any]:
    match = played(tiny.GAME, answers=3)
    match.play_out(lambda decision: decision.choices[0])
    return match


@pytest.mark.parametrize(
    ("made", "said"),
    [
        (imagined, "use the match it was imagined from"),
        (lambda: imagined().copy(), "use the match it was imagined from"),
        (played_out, "played out has no log; play it with `answer`"),
    ],
)
def test_a_match_whose_log_does_not_reach_back_to_the_start_is_refused(
    made: Callable[[], w.Match[Any]], said: str, tmp_path: Path
) -> None:
    path = tmp_path / "match.json"
    refused: tuple[Callable[[w.Match[Any]], object], ...] = (
        w.replay,
        lambda match: w.export(match, path),
        lambda match: match.at(0),
    )
    for call in refused:
        with pytest.raises(w.NoHistoryError, match=said):
            call(made())
    assert not path.exists()


def test_a_copy_is_replayed_and_exported_with_all_its_answers(tmp_path: Path) -> None:
    match = played(tiny.GAME, answers=3)
    copy = match.after(match.pending[0].seat, match.pending[0].choices[0]).copy()
    digests = [position.digest() for position in w.replay(copy)]
    assert digests[3:] == [match.digest(), copy.digest()]
    w.export(copy, tmp_path / "match.json")
    assert w.replay(tmp_path / "match.json", game=tiny.GAME).end.digest() == copy.digest()


def test_an_export_replaces_another_only_on_request(tmp_path: Path) -> None:
    match, path = played(tiny.GAME, answers=3), tmp_path / "match.json"
    w.export(played(tiny.GAME), path)
    with pytest.raises(w.FileTakenError, match="already exists; it was not changed") as taken:
        w.export(match, path)
    assert isinstance(taken.value, FileExistsError)
    w.export(match, path, overwrite=True)
    assert w.replay(path, game=tiny.GAME).end.log == match.log


def test_the_names_of_an_export_are_strings(tmp_path: Path) -> None:
    with pytest.raises(TypeError, match=r"players\[1\] must be a string, not 2"):
        w.export(played(tiny.GAME), tmp_path / "match.json", players=["Ada", 2])  # type: ignore[list-item]


def test_a_saved_match_is_found_by_its_id_also_inside_an_event_loop(tmp_path: Path) -> None:
    record = record_of(played(answers=9))
    store = SqliteStore.in_directory(str(tmp_path))
    asyncio.run(store.create(from_record(record)))
    store.close()

    async def in_a_notebook() -> int:
        return len(w.replay(record.id, data=tmp_path))

    assert len(w.replay(record.id, data=tmp_path)) == asyncio.run(in_a_notebook()) == 10
    with pytest.raises(w.UnknownMatchError):
        w.replay("nosuchmatch", data=tmp_path)


def test_what_cannot_be_replayed_is_refused_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(w.UnknownFileError, match="there is no file") as missing:
        w.replay(tmp_path / "nothing.json")
    assert isinstance(missing.value, FileNotFoundError)
    path = tmp_path / "match.json"
    w.export(played(answers=3), path)
    path.write_text(path.read_text("utf-8").replace('"rules": 1', '"rules": 99'), "utf-8")
    with pytest.raises(w.OtherRulesError):
        w.replay(path)
    changed = json.loads(path.read_text("utf-8").replace('"rules": 99', '"rules": 1'))
    changed["answers"][0][2] = "nobody"
    path.write_text(json.dumps(changed), "utf-8")
    with pytest.raises(w.BadExportError, match="does not replay"):
        w.replay(path)


# Refusals


def test_a_seat_that_is_not_there_is_refused() -> None:
    match = w.new_match("duel", seed=1)
    asking: tuple[Callable[[Any], object], ...] = (
        *(match.view, match.decision, match.sight, match.can_undo, match.undo),
        lambda seat: match.imagine(seat, w.Chance(1)),
        lambda seat: match.answer(seat, match.pending[0].choices[0]),
        lambda seat: w.show(match, seat),
    )
    for ask in asking:
        for seat in (-1, 2):
            said = f"there is no seat={seat!r}; the seats of this match are numbered from 0 to 1"
            with pytest.raises(w.UnknownSeatError, match=said):
                ask(seat)
        for wrong in ("0", True, 1.0):
            with pytest.raises(TypeError, match=f"a seat must be a whole number, not {wrong!r}"):
                ask(wrong)


def test_an_answer_can_be_given_as_it_prints() -> None:
    match = w.new_match("duel", seed=1)
    with pytest.raises(w.NotOfferedError, match="seat=1; did you mean 'inventor tesla'"):
        match.answer(1, "inventor telsa")
    with pytest.raises(w.NotOfferedError, match=r"'electrify albany' is not offered to seat=1$"):
        match.answer(1, w.Choice("electrify", "albany"))
    match.answer(1, "inventor tesla")
    assert match.log == [w.Answer(1, w.Choice("inventor", "tesla"))]


def test_a_choice_is_described_as_the_screen_shows_it() -> None:
    match = w.new_match("duel", seed=1)
    assert match.describe(1, "inventor tesla").label == "Nikola Tesla"
    with pytest.raises(w.NotOfferedError, match="did you mean 'inventor tesla'"):
        match.describe(1, w.Choice("inventor", "telsa"))
    with pytest.raises(w.NotAskedError):
        match.describe(0, "inventor tesla")


def test_a_charter_names_the_rules_version_and_the_seat_count_and_is_saved_as_before() -> None:
    charter = w.new_match("duel", seed=1).charter
    assert charter.rules_version == w.games()["duel"].rules_version
    assert charter.seat_count == 2
    assert set(to_plain(charter)) == {"game", "rules", "seats", "seed", "options"}
    assert from_plain(to_plain(charter), w.Charter) == charter


def test_a_colour_of_an_unknown_role_gets_a_suggestion() -> None:
    with pytest.raises(w.BadGameError, match="no colour has the role 'brigth'; did you mean"):
        w.Look().style("brigth")


def test_nothing_cannot_be_picked_from() -> None:
    with pytest.raises(IndexError, match="there is nothing to pick from"):
        w.Chance(1).pick([])


def test_a_bot_that_answers_in_words_gives_a_hint_as_well() -> None:
    class InWords(w.Bot):
        def choose(self, sight: w.Sight) -> w.Choice:
            return str(sight.decision.choices[0])  # type: ignore[return-value]

    match = w.new_match("duel", seed=1)
    assert InWords().advise(match.sight(1)).choice == match.pending[0].choices[0]


def test_a_report_is_a_table_in_a_notebook() -> None:
    report = w.simulate(tiny.GAME, matches=1, bots=["random", "random"], seed=1)
    assert report._repr_html_() == f"<pre>{report}</pre>"


def test_there_is_nothing_to_take_back_before_the_first_answer() -> None:
    with pytest.raises(w.CannotUndoError, match="there is no answer to take back"):
        w.new_match("duel", seed=1).undo(0)


WRONG: Any = w
"""The module without its types, for calls that a type checker would refuse."""


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda: WRONG.new_match("duel", seed="1"), "seed must be a whole number, not '1'"),
        (
            lambda: WRONG.new_match("duel", seed=1, seats="2"),
            "seats must be a whole number, not '2'",
        ),
        (lambda: WRONG.new_match("duel", seed=1, options="draft=off"), "options are given as"),
        (lambda: WRONG.new_match(None, seed=1), "a game is given by its slug or as a Game"),
        (lambda: WRONG.bot("duel", None), "the name of a bot must be a string, not None"),
        (lambda: WRONG.simulate("duel", bots="greedy,random"), "one bot for each seat"),
        (
            lambda: WRONG.simulate("duel", bots=["random"] * 2, matches=1.5),
            "matches must be a whole",
        ),
        (
            lambda: WRONG.show(w.new_match("duel", seed=1), width="a"),
            "width must be a whole number",
        ),
        (lambda: WRONG.show(w.new_match("duel", seed=1), theme=None), "theme must be a string"),
        (
            lambda: WRONG.show(w.new_match("duel", seed=1), painter=print),
            "painter must be a Painter",
        ),
        (lambda: WRONG.new_match("duel", seed=True), "seed must be a whole number, not True"),
        (lambda: WRONG.simulate("duel", bots=2), "bots must be a list with one bot for each seat"),
        (lambda: WRONG.new_match("duel", seed=1).at("a"), "answers must be a whole number"),
        (lambda: WRONG.show("duel"), "match must be a Match, not 'duel'"),
        (lambda: WRONG.replay(3), "source must be a string or Path, not 3"),
        (lambda: WRONG.replay("x", game="duel"), "game must be a Game, not 'duel'"),
        (
            lambda: WRONG.export(w.new_match("duel", seed=1), "x", players="ab"),
            "players must be a list",
        ),
        (lambda: WRONG.new_match("duel", seed=1, options={3: None}), "the name of an option must"),
        (lambda: WRONG.new_match("duel", seed=1, options={"draft": 0}), "draft=0: the value of an"),
        (lambda: WRONG.new_match("duel", seed=1).answer(1, 3), "an answer must be a Choice or"),
        (lambda: WRONG.new_match("duel", seed=1).imagine(1, 1), "chance must be a Chance, not 1"),
        (lambda: WRONG.new_match("duel", seed=1).play_out(id), "an answer must be a Choice or"),
        (lambda: WRONG.new_match("duel", seed=1).at(False), "answers must be a whole number"),
        (lambda: WRONG.new_match("duel", seed=1).play_out(None), "pick must be a function that"),
        (lambda: WRONG.games()[0], "a game is given by its slug or as a Game"),
    ],
)
def test_an_argument_of_the_wrong_type_is_named(call: Callable[[], object], said: str) -> None:
    with pytest.raises(TypeError, match=said):
        call()


def test_a_board_has_at_least_one_character() -> None:
    with pytest.raises(ValueError, match="height=0 is too small; at least 1 is needed"):
        w.show(w.new_match("duel", seed=1), height=0)


def test_what_is_no_bot_is_refused() -> None:
    with pytest.raises(w.UnknownBotError, match="5 plays no seat; give the name of a bot"):
        w.simulate("duel", bots=[5, "random"])  # type: ignore[list-item]
    with pytest.raises(w.UnknownBotError, match="returned None, which has no `choose`"):
        w.simulate("duel", bots=[lambda chance: None, "random"])  # type: ignore[return-value, list-item]


def test_a_function_as_a_seat_is_told_what_it_is_called_with() -> None:
    with pytest.raises(AttributeError) as caught:
        w.simulate("duel", bots=[lambda sight: sight.decision, "random"])  # type: ignore[attr-defined]
    assert "a bot factory is called with a Chance" in caught.value.__notes__[0]


class LosesItsHead(LastBot):
    def choose(self, sight: w.Sight) -> w.Choice:
        raise LookupError("no idea")


class Forgets(LastBot):
    def choose(self, sight: w.Sight) -> w.Choice:
        return None  # type: ignore[return-value]


class Waits(LastBot):
    async def choose(self, sight: w.Sight) -> w.Choice:  # type: ignore[override]
        return sight.decision.choices[0]


@pytest.mark.parametrize(
    ("bot", "kind", "said"),
    [
        (LosesItsHead, LookupError, "no idea"),
        (Forgets, TypeError, "not None; is a `return` missing"),
        (Waits, TypeError, "`choose` of a bot is a plain `def`, without `async`"),
    ],
)
def test_a_failing_bot_is_told_with_its_game_and_seat(
    bot: type[w.Bot], kind: type[Exception], said: str
) -> None:
    with pytest.raises(kind, match=said) as caught:
        w.simulate(tiny.GAME, matches=1, bots=["random", bot], seed=1)
    assert caught.value.__notes__ == [
        f"when the bot {bot.__name__!r} was asked, at seat=1",
        f"in match 0 (seed {game_seed(1, 0)}) of the series",
    ]


def test_a_class_without_a_constructor_makes_bots() -> None:
    class First(w.Bot):
        def choose(self, sight: w.Sight) -> w.Choice:
            return sight.decision.choices[0]

    report = w.simulate(tiny.GAME, matches=1, bots=[First, "random"], seed=1)
    assert repr(report).startswith("<Report of 1 match of tiny: First won ")


def test_a_theme_that_is_not_there_gets_a_suggestion() -> None:
    with pytest.raises(w.UnknownThemeError, match="no theme is called 'drak'; did you mean 'dark'"):
        w.show(w.new_match("duel", seed=1), theme="drak")


def test_a_wrong_number_of_players_is_refused_alike_everywhere() -> None:
    with pytest.raises(w.BadSeatCountError, match="is played by 2 players, not by 5"):
        w.new_match("duel", seed=1, seats=5)
    with pytest.raises(w.BadSeatCountError, match="is played by 2 players, not by 5"):
        w.simulate("duel", bots=["random"] * 5)


@pytest.mark.parametrize("number", ["matches", "workers"])
def test_a_series_has_at_least_one_game_and_worker(number: str) -> None:
    with pytest.raises(ValueError, match=f"{number}=0 is too small; at least 1 is needed"):
        WRONG.simulate("duel", bots=["random", "random"], **{number: 0})


def test_a_history_is_a_sequence() -> None:
    match = w.new_match("duel", seed=1)
    for _ in range(3):
        match.answer(match.pending[0].seat, match.pending[0].choices[0])
    history = w.replay(match)
    assert [len(position.log) for position in history[1:3]] == [1, 2]
    assert [len(position.log) for position in reversed(history)] == [3, 2, 1, 0]
    assert repr(history) == f"<History of 4 positions, the last is {match!r}>"


def test_only_public_names_are_listed() -> None:
    assert sorted(dir(w)) == sorted(w.__all__)
