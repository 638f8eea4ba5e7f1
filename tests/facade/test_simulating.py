"""Bots in the public module: series of matches, and a match played to its end."""

from __future__ import annotations

import json
from typing import Any

import pytest
from attrs import evolve

import wardenclyffe as w
from engine.core.errors import UnknownBotError
from engine.sim.report import match_seed
from tests.contract.games import every_game, name_of
from tests.facade.playing import LastBot, played
from tests.sample_games import high_card
from tui.__main__ import main


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
    report = w.simulate(high_card.GAME, matches=10, bots=[bot, "random"], seed=1)
    assert [seat.bot for seat in report.seats] == ["LastBot", "random"]
    assert report.matches == 10
    assert bot.asked >= 30


def test_a_class_makes_a_new_bot_for_each_game() -> None:
    made: list[LastBot] = []

    def maker(chance: w.Chance) -> LastBot:
        made.append(LastBot(chance))
        return made[-1]

    report = w.simulate(
        high_card.GAME, matches=3, bots=[maker, LastBot, LastBot], seed=1, workers=2
    )
    assert [seat.bot for seat in report.seats] == ["maker", "LastBot", "LastBot"]
    assert len(made) == 3
    assert all(bot.asked for bot in made)


def test_different_bots_of_one_name_are_told_apart() -> None:
    report = w.simulate(high_card.GAME, matches=2, bots=[LastBot(), LastBot(), "random"], seed=1)
    assert [seat.bot for seat in report.seats] == ["LastBot", "LastBot 2", "random"]


def test_a_bot_of_your_own_cannot_pass_for_another() -> None:
    class random(LastBot):  # noqa: N801
        pass

    report = w.simulate(high_card.GAME, matches=1, bots=[random(), "random"], seed=1)
    assert [seat.bot for seat in report.seats] == ["random 1", "random"]


def test_a_series_with_own_bots_is_its_games() -> None:
    report = w.simulate(high_card.GAME, matches=6, bots=[LastBot(), LastBot()], seed=4)
    wins = 0
    for number in range(6):
        match = w.new_match(high_card.GAME, seed=match_seed(4, number))
        match.play_out(lambda asked: asked.choices[-1])
        assert match.outcome is not None
        wins += match.outcome.winners == (0,)
    assert report.seats[0].wins == wins


def test_bots_are_made_by_name() -> None:
    match = w.new_match("duel", seed=4)
    asked = match.pending[0]
    assert w.bot("duel", "greedy").choose(match.sight(asked.seat)) in asked.choices
    with pytest.raises(UnknownBotError, match="did you mean 'greedy'"):
        w.bot("duel", "greddy")


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
    match = w.new_match("duel", seed=4)
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
    seen: list[str] = []

    def noted(options: Any, seats: int, chance: w.Chance) -> Any:
        seen.append(chance.key)
        return high_card.GAME.setup(options, seats, chance)

    noting: w.Game[Any, Any] = evolve(high_card.GAME, slug="noting", setup=noted)
    report = w.simulate(noting, matches=3, bots=["random"] * 2, seed=8)
    first = seen.copy()
    assert len(set(report.seeds)) == 3
    for seed in report.seeds:
        w.new_match(noting, seed=seed)
    assert seen == first * 2
    assert report.to_dict()["seeds"] == list(report.seeds)


@pytest.mark.parametrize("game", every_game(), ids=name_of)
def test_a_bot_prints_short(game: w.Game[Any, Any]) -> None:
    for name in (*game.bots, "random", "modest"):
        if name != "modest" or game.bots:
            assert len(repr(w.bot(game, name))) < 90, name
    assert repr(w.bot("duel", "greedy")) == "<engine.games.duel.bots.greedy.GreedyBot>"
