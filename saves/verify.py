"""Replays a record and checks every entry and every link of its chain."""

from __future__ import annotations

from typing import Any

from attrs import frozen

from engine.bots import bot_names
from engine.core.choice import Answer
from engine.core.errors import UnknownGameError, WardenclyffeError
from engine.core.match import Match
from engine.core.text import count, one_line
from saves.chain import linked_steps, new_match_of
from saves.entries import Entry
from saves.errors import OtherRulesError
from saves.fairness import fairness_problem
from saves.record import Record


@frozen
class Verdict:
    """The result of `verify`. `step` is the first bad one: 0 is the charter, n the nth entry."""

    ok: bool
    answer_count: int
    """The number of valid entries before the first problem; of a valid record, of its answers."""
    step: int | None = None
    problem: str = ""
    is_finished: bool = False

    def __str__(self) -> str:
        if not self.ok:
            return self.problem
        state = "finished" if self.is_finished else "not finished"
        return f"all steps are valid: {count(self.answer_count, 'answer')}, {state}"


def verify(record: Record) -> Verdict:
    """Replay the record from its charter and check seed, every entry and every link."""
    try:
        match = new_match_of(record.charter)
    except (UnknownGameError, OtherRulesError) as error:
        return Verdict(False, 0, None, one_line(f"cannot be checked here: {error}"))
    except Exception as error:  # foreign options can break a game's setup in any way
        return _bad_verdict(0, f"the match cannot be set up: {error}")
    problem = _charter_problem(match, record)
    return _bad_verdict(0, problem) if problem else _verdict_on_entries(match, record)


def _charter_problem(match: Match[Any], record: Record) -> str:
    """The reason why the players or the seed do not fit the charter; empty if they do."""
    if len(record.players) != record.charter.seat_count:
        return f"{len(record.players)} players for {record.charter.seat_count} seats"
    for seat, player in enumerate(record.players):
        if not player.is_human and player.kind not in bot_names(match.game):
            return f"seat={seat}: {match.game.title} has no bot called {player.kind!r}"
    if record.fairness is None:
        return ""
    are_people = [player.is_human for player in record.players]
    return fairness_problem(record.fairness, record.charter, are_people)


def _verdict_on_entries(match: Match[Any], record: Record) -> Verdict:
    steps = enumerate(linked_steps(match, record.entries))
    step = -1
    try:
        for step, (match, link) in steps:  # noqa: B007  # the last ones are used below
            if problem := _link_problem(record, step, link):
                return _bad_verdict(step, problem)
    except WardenclyffeError as error:
        bad_step = step + 1
        return _bad_verdict(bad_step, f"{_name_of(record, bad_step)} is not valid: {error}")
    end = len(record.entries) + 1
    if len(record.chain) > end:
        return _bad_verdict(end, f"answer {end} is missing: the chain has a link for it")
    return Verdict(True, len(match.log), is_finished=match.outcome is not None)


def _name_of(record: Record, step: int) -> str:
    entry: Entry = record.entries[step - 1]
    if isinstance(entry, Answer):
        return f"answer {step} ({entry})"
    return f"entry {step} (back to {count(entry.answers, 'answer')})"


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
