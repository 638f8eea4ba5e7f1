"""Replays a record and checks every answer and every link of its chain."""

from __future__ import annotations

from typing import Any

from attrs import frozen

from engine.bots import bot_names
from engine.core.errors import UnknownGameError, WardenclyffeError
from engine.core.match import Match
from engine.core.text import count, one_line
from saves.chain import first_link, new_match_of, next_link
from saves.errors import OtherRulesError
from saves.record import Record


@frozen
class Verdict:
    """The result of `verify`. `step` is the first bad one: 0 is the charter, n the nth answer."""

    ok: bool
    answer_count: int
    """The number of valid answers before the first problem."""
    step: int | None = None
    problem: str = ""
    is_finished: bool = False

    def __str__(self) -> str:
        if not self.ok:
            return self.problem
        state = "finished" if self.is_finished else "not finished"
        return f"all steps are valid: {count(self.answer_count, 'answer')}, {state}"


def verify(record: Record) -> Verdict:
    """Replay the record from its charter and check every answer and every link."""
    try:
        match = new_match_of(record.charter)
    except (UnknownGameError, OtherRulesError) as error:
        return Verdict(False, 0, None, one_line(f"cannot be checked here: {error}"))
    except Exception as error:  # foreign options can break a game's setup in any way
        return _bad_verdict(0, f"the match cannot be set up: {error}")
    return _verdict_on_answers(match, record)


def _verdict_on_answers(match: Match[Any], record: Record) -> Verdict:
    if len(record.players) != record.charter.seat_count:
        return _bad_verdict(
            0, f"{len(record.players)} players for {record.charter.seat_count} seats"
        )
    for seat, player in enumerate(record.players):
        if not player.is_human and player.kind not in bot_names(match.game):
            return _bad_verdict(
                0, f"seat={seat}: {match.game.title} has no bot called {player.kind!r}"
            )
    link = first_link(record.charter)
    problem = _link_problem(record, 0, link)
    if problem:
        return _bad_verdict(0, problem)
    for step, answer in enumerate(record.answers, 1):
        try:
            match.answer(answer.seat, answer.choice)
        except WardenclyffeError as error:
            return _bad_verdict(step, f"answer {step} ({answer}) is not valid: {error}")
        link = next_link(link, answer, match.digest())
        problem = _link_problem(record, step, link)
        if problem:
            return _bad_verdict(step, problem)
    return _verdict_on_end(match, record)


def _verdict_on_end(match: Match[Any], record: Record) -> Verdict:
    count = len(record.answers)
    if len(record.chain) > count + 1:
        return _bad_verdict(
            count + 1, f"answer {count + 1} is missing: the chain has a link for it"
        )
    return Verdict(True, count, is_finished=match.outcome is not None)


def _link_problem(record: Record, step: int, link: str) -> str:
    if step >= len(record.chain):
        return f"link {step} is missing: the chain is too short"
    if record.chain[step] == link:
        return ""
    if step == 0:
        return "link 0 does not match: game, rules, seats, seed or options were changed"
    return f"link {step} does not match: answer {step} or the link was changed"


def _bad_verdict(step: int, problem: str) -> Verdict:
    return Verdict(False, max(step - 1, 0), step, one_line(problem))
