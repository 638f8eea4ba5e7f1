"""Errors of the public module: each names the argument and suggests what was meant."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from attrs import evolve

import wardenclyffe as w
from engine.core.codec import from_plain, to_plain
from engine.sim.report import match_seed
from tests.facade.playing import LastBot
from tests.sample_games import high_card


def test_a_seat_that_is_not_there_is_refused() -> None:
    match = w.new_match("duel", seed=4)
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
    match = w.new_match("duel", seed=4)
    with pytest.raises(w.NotOfferedError, match="seat=1; did you mean 'inventor tesla'"):
        match.answer(1, "inventor telsa")
    with pytest.raises(w.NotOfferedError, match=r"'electrify albany' is not offered to seat=1$"):
        match.answer(1, w.Choice("electrify", "albany"))
    with pytest.raises(w.NotOfferedError, match=r"'inventor foo' is not offered to seat=1$"):
        match.answer(1, "inventor foo")
    with pytest.raises(w.NotOfferedError, match="did you mean 'inventor tesla'"):
        match.answer(1, "tesla")
    match.answer(1, "inventor tesla")
    assert match.log == [w.Answer(1, w.Choice("inventor", "tesla"))]


def test_a_choice_is_described_as_the_screen_shows_it() -> None:
    match = w.new_match("duel", seed=4)
    assert match.describe(1, "inventor tesla").label == "Nikola Tesla"
    with pytest.raises(w.NotOfferedError, match="did you mean 'inventor tesla'"):
        match.describe(1, w.Choice("inventor", "telsa"))
    with pytest.raises(w.NotAskedError):
        match.describe(0, "inventor tesla")


def test_a_charter_names_the_rules_version_and_the_seat_count_and_is_saved_as_before() -> None:
    charter = w.new_match("duel", seed=4).charter
    assert charter.rules_version == w.games()["duel"].rules_version
    assert charter.seat_count == 2
    assert set(to_plain(charter)) == {"game", "rules", "seats", "seed", "options"}
    assert from_plain(to_plain(charter), w.Charter) == charter


def test_the_consequence_of_a_choice_begins_with_a_capital_letter() -> None:
    def describe_in_small_letters(view: object, choice: w.Choice) -> w.Description:
        return w.Description("Play", choice.noun, "you win.")

    match = w.new_match(evolve(high_card.GAME, describe=describe_in_small_letters), seed=1)
    assert match.describe(0, match.decision(0).choices[0]).consequence == "You win"


def test_what_a_game_or_a_painter_does_not_have_gets_a_suggestion() -> None:
    with pytest.raises(w.BadGameError, match="Marbles has no hook 'pant'; did you mean 'paint'"):
        type("Marbles", (w.Painter,), {"pant": None})
    with pytest.raises(w.BadGameError, match="a Game has no field 'titel'; did you mean 'title'"):
        evolve(high_card.GAME, titel="Tiny")  # type: ignore[call-arg]


def test_a_colour_of_an_unknown_role_gets_a_suggestion() -> None:
    with pytest.raises(w.BadGameError, match="no colour has the role 'brigth'; did you mean"):
        w.Look().style("brigth")


def test_a_report_is_a_table_in_a_notebook() -> None:
    report = w.simulate(high_card.GAME, matches=1, bots=["random", "random"], seed=1)
    shown = report._repr_html_()
    assert shown.startswith("<table><caption>tiny: 1 match, seed 1</caption><tr><th>seat</th>")
    assert f"<tr><td>1</td><td>random</td><td>{report.seats[0].wins}</td><td>" in shown
    assert shown.count("<tr>") == 3
    assert "rounds per match" in shown


WRONG: Any = w
"""The module without its types, for calls that a type checker would refuse."""


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda: WRONG.new_match("duel", seed=1.0), "seed must be a whole number, not 1.0"),
        (
            lambda: WRONG.new_match("duel", seed=1, seats="2"),
            "seats must be a whole number, not '2'",
        ),
        (lambda: WRONG.new_match("duel", seed=1, options="draft=off"), "options are given as"),
        (lambda: WRONG.replay("first.json", data=5), "data must be a string or Path, not 5"),
        (lambda: WRONG.Chance(1).shuffle((1, 2)), r"items must be a list.*not \(1, 2\)"),
        (lambda: WRONG.new_match(None, seed=1), "a game is given by its slug or as a Game"),
        (lambda: WRONG.bot("duel", None), "the name of a bot must be a string, not None"),
        (lambda: WRONG.simulate("duel", bots="greedy,random"), "one bot for each seat"),
        (
            lambda: WRONG.simulate("duel", bots=["random"] * 2, matches=1.5),
            "matches must be a whole",
        ),
        (
            lambda: WRONG.show(w.new_match("duel", seed=4), width="a"),
            "width must be a whole number",
        ),
        (lambda: WRONG.show(w.new_match("duel", seed=4), theme=None), "theme must be a string"),
        (
            lambda: WRONG.show(w.new_match("duel", seed=4), ascii_only="x"),
            "ascii_only must be a bool, not 'x'",
        ),
        (
            lambda: WRONG.show(w.new_match("duel", seed=4), painter=print),
            "painter must be a Painter",
        ),
        (lambda: WRONG.new_match("duel", seed=True), "seed must be a whole number, not True"),
        (lambda: WRONG.simulate("duel", bots=2), "bots must be a list with one bot for each seat"),
        (
            lambda: WRONG.simulate("duel", bots=["random"] * 2, matches=1, swap="x"),
            "swap must be a bool, not 'x'",
        ),
        (lambda: WRONG.new_match("duel", seed=4).at("a"), "answers must be a whole number"),
        (lambda: WRONG.show("duel"), "match must be a Match, not 'duel'"),
        (lambda: WRONG.replay(3), "source must be a string or Path or Match, not 3"),
        (lambda: WRONG.replay("x", game="duel"), "game must be a Game, not 'duel'"),
        (
            lambda: WRONG.export(w.new_match("duel", seed=4), "x", players="ab"),
            "players must be a list of names in the order of seats, not 'ab'",
        ),
        (
            lambda: WRONG.export(w.new_match("duel", seed=4), "x", overwrite="no"),
            "overwrite must be a bool, not 'no'",
        ),
        (lambda: WRONG.new_match("duel", seed=1, options={3: None}), "the name of an option must"),
        (lambda: WRONG.new_match("duel", seed=1, options={"draft": 0}), "draft=0: the value of an"),
        (lambda: WRONG.new_match("duel", seed=4).answer(1, 3), "an answer must be a Choice or"),
        (lambda: WRONG.new_match("duel", seed=4).imagine(1, 1), "chance must be a Chance, not 1"),
        (lambda: WRONG.new_match("duel", seed=4).play_out(id), "an answer must be a Choice or"),
        (lambda: WRONG.new_match("duel", seed=4).at(False), "answers must be a whole number"),
        (lambda: WRONG.new_match("duel", seed=4).play_out(None), "pick must be a function that"),
        (lambda: WRONG.games()[0], "a game is given by its slug or as a Game"),
    ],
)
def test_an_argument_of_the_wrong_type_is_named(call: Callable[[], object], said: str) -> None:
    with pytest.raises(TypeError, match=said):
        call()


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_a_seed_that_no_save_can_hold_is_refused(seed: int) -> None:
    calls: list[Callable[[], object]] = [
        lambda: w.new_match("duel", seed=seed),
        lambda: w.bot("duel", "greedy", seed=seed),
        lambda: w.play(w.new_match("duel", seed=4), ["random", "random"], seed=seed),
        lambda: w.simulate("duel", bots=["random", "random"], seed=seed),
    ]
    for call in calls:
        with pytest.raises(ValueError, match=f"seed={seed} is out of range"):
            call()


def test_a_board_has_at_least_one_character() -> None:
    with pytest.raises(ValueError, match="height=0 is too small; at least 1 is needed"):
        w.show(w.new_match("duel", seed=4), height=0)


def test_what_is_no_bot_is_refused() -> None:
    with pytest.raises(TypeError, match=r"bots\[0\] must be the name of a bot, a bot, .*, not 5"):
        w.simulate("duel", bots=[5, "random"])  # type: ignore[list-item]
    with pytest.raises(TypeError, match="the BotMaker '<lambda>' returned None, which is no bot"):
        w.simulate("duel", bots=[lambda chance: None, "random"])  # type: ignore[return-value, list-item]


def test_a_class_that_lacks_choose_is_refused() -> None:
    class Idle:
        pass

    with pytest.raises(TypeError, match=r"bots\[0\] must make bots, but Idle has no `choose`"):
        w.simulate("duel", bots=[Idle, "random"])  # type: ignore[list-item]


def test_a_function_as_a_seat_is_told_what_it_is_called_with() -> None:
    with pytest.raises(AttributeError) as caught:
        w.simulate("duel", bots=[lambda sight: sight.decision, "random"])  # type: ignore[attr-defined]
    assert "its BotMaker is called with a Chance" in caught.value.__notes__[0]


class LosesItsHead(LastBot):
    def choose(self, sight: w.Sight) -> w.Choice:
        raise LookupError("no idea")


class Forgets(LastBot):
    def choose(self, sight: w.Sight) -> w.Choice:
        return None  # type: ignore[return-value]


class Cheats(LastBot):
    def choose(self, sight: w.Sight) -> w.Choice:
        return w.Choice("lay", "card-99")


class Waits(LastBot):
    async def choose(self, sight: w.Sight) -> w.Choice:  # type: ignore[override]
        return sight.decision.choices[0]


@pytest.mark.parametrize(
    ("bot", "kind", "said"),
    [
        (LosesItsHead, LookupError, "no idea"),
        (Forgets, TypeError, "not None; is a `return` missing"),
        (Cheats, w.NotOfferedError, "^'lay card-99' is not offered to seat=1"),
        (Waits, TypeError, "`choose` of a bot is a plain `def`, without `async`"),
    ],
)
def test_a_failing_bot_is_told_with_its_game_and_seat(
    bot: type[w.Bot], kind: type[Exception], said: str
) -> None:
    with pytest.raises(kind, match=said) as caught:
        w.simulate(high_card.GAME, matches=1, bots=["random", bot], seed=1)
    assert caught.value.__notes__ == [
        f"when the bot {bot.__name__!r} was asked, at seat=1",
        f"in match 0 (seed {match_seed(1, 0)}) of the series",
    ]


@pytest.mark.parametrize("ranking", [(), (0, 1), [[0], [1]], "01"])
def test_an_outcome_ranks_groups_of_seats(ranking: Any) -> None:
    with pytest.raises(TypeError, match="`ranking` must be a tuple of groups of seats"):
        w.Outcome(ranking, (1, 0), "")


def test_no_game_is_suggested_that_is_not_similar() -> None:
    with pytest.raises(w.UnknownGameError, match="no game is called 'marbles'; there are: duel"):
        w.new_match("marbles", seed=1)


def test_a_class_without_a_constructor_makes_bots() -> None:
    class First(w.Bot):
        def choose(self, sight: w.Sight) -> w.Choice:
            return sight.decision.choices[0]

    report = w.simulate(high_card.GAME, matches=1, bots=[First, "random"], seed=1)
    assert repr(report).startswith("<Report of 1 match of tiny: First won ")


def test_a_theme_that_is_not_there_gets_a_suggestion() -> None:
    with pytest.raises(w.UnknownThemeError, match="no theme is called 'drak'; did you mean 'dark'"):
        w.show(w.new_match("duel", seed=4), theme="drak")


def test_a_wrong_number_of_players_is_refused_alike_everywhere() -> None:
    with pytest.raises(w.BadSeatCountError, match="is played by 2 players, not by 5"):
        w.new_match("duel", seed=1, seats=5)
    with pytest.raises(w.BadSeatCountError, match="is played by 2 players, not by 5"):
        w.simulate("duel", bots=["random"] * 5)


@pytest.mark.parametrize("number", ["matches", "workers"])
def test_a_series_has_at_least_one_game_and_worker(number: str) -> None:
    with pytest.raises(ValueError, match=f"{number}=0 is too small; at least 1 is needed"):
        WRONG.simulate("duel", bots=["random", "random"], **{number: 0})


def test_only_public_names_are_listed() -> None:
    assert sorted(dir(w)) == sorted(w.__all__)
