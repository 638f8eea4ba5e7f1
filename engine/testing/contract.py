"""The contract of every game at every decision, checked by the fuzzer and the contract tests.

A check takes a match that is waiting for an answer, and its own `Chance`. It raises a
`BrokenContractError` that describes the violation. No check changes the match.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import combinations
from typing import Any, NoReturn, TypeAlias

import attrs

from engine.core.chance import Chance
from engine.core.choice import Answer, Choice, Decision, Description, legal
from engine.core.codec import canonical_bytes, from_plain, to_plain
from engine.core.errors import BadRecordError
from engine.core.event import Event
from engine.core.game import Game
from engine.core.match import Match, replayed_match, restored_match
from engine.core.match_access import new_events_of, pieces_in, position_of, without_open_answers
from engine.core.position import Position
from engine.testing.wording import slip_in, slip_in_refusal

GOAL_WIDTH = 77
"""The maximum width of a `goal` line, so that it fits 80 columns."""
MatchCheck: TypeAlias = Callable[[Match[Any], Chance], None]

MAX_TRIED = 12
"""The maximum number of choices of one decision that a check tries."""


class BrokenContractError(AssertionError):
    """A game, or the core, breaks the contract."""


def check_facts(game: Game[Any, Any]) -> None:
    """Check that the texts and fields of a game can be used."""
    expect(is_line(game.title), f"{game.slug} has no title")
    expect(is_line(game.blurb), f"{game.slug} has no blurb")
    expect(game.blurb.endswith("."), f"the blurb of {game.slug} is not a sentence")
    expect(len(game.goal) <= 3, f"{game.slug} needs more than three lines to say how it is won")
    for line in game.goal:
        expect(is_line(line), f"{game.slug} says how it is won in a line that is none: {line!r}")
        expect(len(line) <= GOAL_WIDTH, f"a line of the goal of {game.slug} is too long: {line!r}")
    expect(game.rules_version >= 1, f"{game.slug} has no rules version")


def check_decision(match: Match[Any], chance: Chance) -> None:
    """Check everything that must hold while the match is waiting for answers."""
    for check in CHECKS:
        check(match, chance)


def answer_checked(match: Match[Any], seat: int, choice: Choice) -> None:
    """Answer the match, and check that a copy with the same answer ends up the same.

    Anything the rules keep outside the position would be missing in the copy.
    """
    copy = match.copy()
    events = match.answer(seat, choice)
    expect(copy.answer(seat, choice) == events, f"after {choice} a copy has different events")
    expect_same(match, copy, f"after {choice} a copy")


def check_end(match: Match[Any]) -> None:
    """Check everything that must hold once the match is over."""
    outcome = match.outcome
    if outcome is None:
        fail("no seat is asked, and there is no outcome")
    expect(all(outcome.ranking), "the ranking has an empty place")
    expect(is_line(outcome.reason), "the outcome has no reason")
    expect_text(outcome.reason, "the reason of the outcome")
    expect(not outcome.beaten_by or is_line(outcome.beaten_by), "what won has no name")
    facts = match.game.facts(position_of(match).state)
    texts = [*facts, *facts.values()]
    expect(all(isinstance(word, str) for word in texts), "a record is not a word")
    check_saving_and_loading(match, Chance(0))
    check_replaying_to_the_end(match)
    check_texts(match, Chance(0))


def expect(holds: object, complaint: str) -> None:
    """Raise a BrokenContractError with the complaint unless `holds`."""
    if not holds:
        fail(complaint)


def fail(complaint: str) -> NoReturn:
    raise BrokenContractError(complaint)


def is_line(text: object) -> bool:
    """Is this a non-empty text that fits a line of the log or the screen?"""
    return isinstance(text, str) and bool(text.strip()) and text.isprintable()


def expect_text(text: object, name: str) -> None:
    """Raise a BrokenContractError unless the text is a line without slips (`slip_in`)."""
    expect(is_line(text), f"{name} is not one line: {text!r}")
    slip = slip_in(str(text))
    expect(not slip, f"{name} has {slip}: {text!r}")


def expect_opening(text: object, name: str) -> None:
    """Raise a BrokenContractError unless the text is one that can open a sentence."""
    expect_text(text, name)
    expect(not str(text)[0].islower(), f"{name} begins with a small letter: {text!r}")


# The choices


def check_choices_are_distinct(match: Match[Any], chance: Chance) -> None:
    """Check that each question has a prompt and no choice twice; the match checks the rest."""
    expect(match.outcome is None, "a seat is asked although the match is over")
    for decision in match.pending:
        expect(is_line(decision.prompt), f"seat={decision.seat} is asked without a prompt")
        expect_opening(decision.prompt, "the prompt")
        doubles = len(decision.choices) - len({str(choice) for choice in decision.choices})
        expect(not doubles, f"choices are offered twice: {', '.join(map(str, decision.choices))}")


def check_pieces_are_conserved(match: Match[Any], chance: Chance) -> None:
    """Check that no piece was lost or created since the match began."""
    opening = replayed_match(match.game, match.charter, ())
    _expect_the_same_pieces(opening, match, "since the match began")


def _expect_the_same_pieces(one: Match[Any], other: Match[Any], since: str) -> None:
    pieces_before, pieces_after = pieces_in(one), pieces_in(other)
    changed = {
        name: (pieces_before.get(name), pieces_after.get(name))
        for name in {**pieces_before, **pieces_after}
        if pieces_before.get(name) != pieces_after.get(name)
    }
    expect(not changed, f"pieces have changed {since}: {changed}")


def check_ideas(match: Match[Any], chance: Chance) -> None:
    """Check that a game that lists ideas finds exactly the offered choices on the seat's own view.

    Otherwise legality would be written twice: for the rules, and for what players read.
    """
    for decision in match.pending:
        found = {*legal(match.game.ideas(match.view(decision.seat), decision))}
        if found:
            wrong, missing = found.difference(decision.choices), {*decision.choices} - found
            name = f"the ideas of seat={decision.seat}"
            expect(not wrong, f"{name} include what is not offered: {[*map(str, wrong)]}")
            expect(not missing, f"{name} lack what is offered: {[*map(str, missing)]}")


# Saving, copying, undo


def check_saving_and_loading(match: Match[Any], chance: Chance) -> None:
    """Check that the position and the log survive being stored, and that the match continues.

    Stored data has sorted keys: no choice and no view may depend on their order.
    """
    plain = json.loads(canonical_bytes(position_of(match)))
    position = from_plain(plain, Position[match.game.state])  # type: ignore[name-defined]
    expect(position == position_of(match), "the position does not survive being saved")
    log = from_plain(json.loads(json.dumps(to_plain(match.log))), list[Answer])
    restored_copy = restored_match(match.game, match.charter, position, log)
    expect_same(match, restored_copy, "a restored match")
    for seat in viewers(match):
        text_before, text_after = repr(match.view(seat)), repr(restored_copy.view(seat))
        expect(
            text_before == text_after,
            f"a restored match shows seat={seat} something in another order",
        )
    expect(restored_copy.log == match.log, "a restored match has another log")


def check_copies_are_independent(match: Match[Any], chance: Chance) -> None:
    """Check that a copy starts at the same decision and is independent of the original."""
    digest_before, copy = match.digest(), match.copy()
    expect_same(match, copy, "a copy")
    for _ in range(4):
        if copy.pending:
            decision = chance.pick(copy.pending)
            copy.answer(decision.seat, chance.pick(decision.choices))
    expect(match.digest() == digest_before, "playing a copy has changed the match")


def check_undo_restores_match(match: Match[Any], chance: Chance) -> None:
    """Check that an undone answer leaves no trace, and that other answers were final."""
    for decision in match.pending:
        copy, choice = match.copy(), chance.pick(decision.choices)
        is_announced = match.is_final(decision.seat, choice)
        copy.answer(decision.seat, choice)
        final = not copy.can_undo(decision.seat)
        expect(final == is_announced, f"{choice} was wrongly announced as {final=}")
        if not final:
            copy.undo(decision.seat)
            expect_same(match, copy, f"after taking back {choice} the match")


def check_revealing_choices(match: Match[Any], chance: Chance) -> None:
    """Check that `Decision.reveals` holds for each of the choices."""
    for decision in match.pending:
        if decision.reveals is None:
            continue
        expect(len(match.pending) == 1, f"{decision.prompt!r} says what it reveals, asked together")
        for choice in _sample_of_choices(decision.choices, chance):
            match_after = match.after(decision.seat, choice)
            final = not match_after.can_undo(decision.seat)
            expect(final == decision.reveals, f"{choice} reveals {final}, not {decision.reveals}")
            following = [each.seat for each in match_after.pending]
            is_same_seat = final or following == [decision.seat]
            expect(is_same_seat, f"after {choice} another seat is asked, though it reveals nothing")


def _sample_of_choices(choices: Sequence[Choice], chance: Chance) -> Sequence[Choice]:
    if len(choices) <= MAX_TRIED:
        return choices
    return [chance.pick(choices) for _ in range(MAX_TRIED)]


def check_replaying(match: Match[Any], chance: Chance) -> None:
    """Check that the charter and the log give the same position and the same events again.

    That takes as long as the match so far, so a long match is only replayed now and then.
    """
    if not chance.number_below(1 + len(match.log) // 25):
        check_replaying_to_the_end(match)


def check_replaying_to_the_end(match: Match[Any]) -> None:
    """Check that the whole log, played again, leads to this position by the same events."""
    replay = replayed_match(match.game, match.charter, match.log)
    expect_same(match, replay, "a replayed match")
    expect(replay.chronicle == match.chronicle, "a replay has different events")


def expect_same(match: Match[Any], other: Match[Any], name: str) -> None:
    """Check that both matches have the same position, questions and views."""
    expect(other.digest() == match.digest(), f"{name} is at another position")
    expect(other.pending == match.pending, f"{name} asks something else")
    expect(other.outcome == match.outcome, f"{name} has another outcome")
    for seat in viewers(match):
        expect(other.view(seat) == match.view(seat), f"{name} shows seat={seat} something else")


def viewers(match: Match[Any]) -> tuple[int | None, ...]:
    """All viewers of the table: every seat, and a spectator (None)."""
    return (*range(match.charter.seat_count), None)


# Texts


def check_texts(match: Match[Any], chance: Chance) -> None:
    """Check that every view, choice, refusal and event has a text without slips."""
    expect_opening(match.where.text, "the progress of the match")
    for seat in viewers(match):
        view = match.view(seat)
        for other in range(match.charter.seat_count):
            name = match.game.seat_name(view, other)
            expect_text(name, f"the name of seat={other}")
        log_lines_for(match, match.chronicle[-1], seat)
    for decision in match.pending:
        _check_descriptions(match, decision)
        _refuse_all(match, decision)


def log_lines_for(match: Match[Any], events: Iterable[Event], seat: int | None) -> list[str]:
    return [_log_line_for(match, event, seat) for event in events if event.is_for(seat)]


def _log_line_for(match: Match[Any], event: Event, seat: int | None) -> str:
    with _complain_without_text(f"the event {type(event).__name__} has no log line"):
        line = event.told()
    expect_opening(line, f"the log line of {type(event).__name__}")
    return line


@contextmanager
def _complain_without_text(complaint: str) -> Iterator[None]:
    try:
        yield
    except Exception as error:
        raise BrokenContractError(f"{complaint}: {error!r}") from error


def _check_descriptions(match: Match[Any], decision: Decision) -> None:
    choice_of: dict[tuple[str, str], str] = {}
    for choice, text in zip(decision.choices, _descriptions(match, decision), strict=True):
        expect(is_line(text.group), f"{choice} has no group: {text}")
        _expect_no_slips(choice, text)
        expect(
            f"{text.label}{text.consequence}{text.whole_consequence}".isprintable(),
            f"{choice} has odd words",
        )
        twin = choice_of.setdefault((text.group, text.label), str(choice))
        expect(twin == str(choice), f"{choice} and {twin} read the same: {text}")


def _expect_no_slips(choice: Choice, text: Description) -> None:
    for phrase in (text.group, text.label, text.consequence, text.whole_consequence):
        slip = slip_in(phrase)
        expect(not slip, f"the description of {choice} has {slip}: {phrase!r}")


def _descriptions(match: Match[Any], decision: Decision) -> list[Description]:
    view = match.view(decision.seat)
    return [_description_of(match, view, choice) for choice in decision.choices]


def _description_of(match: Match[Any], view: Any, choice: Choice) -> Description:
    with _complain_without_text(f"`describe` has no text for the choice {str(choice)!r}"):
        return match.game.describe(view, choice)


def _refuse_all(match: Match[Any], decision: Decision) -> None:
    view = match.view(decision.seat)
    for refusal in match.game.refusals(view, decision):
        expect(is_line(refusal.reason), f"{refusal.choice} is refused without a reason")
        slip = slip_in_refusal(refusal.reason)
        expect(not slip, f"the reason against {refusal.choice} has {slip}: {refusal.reason!r}")
        expect(refusal.choice not in decision.choices, f"{refusal.choice} is offered and refused")
        if refusal.choice.noun:
            _description_of(match, view, refusal.choice)


# Secrets


def check_secrets(match: Match[Any], chance: Chance) -> None:
    """Check that hidden information affects nothing that a seat sees, is asked or reads."""
    for seat in viewers(match):
        real, imagined = without_open_answers(match), _imagined_match(match, seat, chance)
        _expect_the_same_pieces(match, imagined, f"by shuffling what seat={seat} cannot know")
        _expect_indistinguishable(real, imagined, seat)


def _imagined_match(match: Match[Any], seat: int | None, chance: Chance) -> Match[Any]:
    try:
        return match.imagine(seat, chance)
    except BadRecordError as error:
        fail(f"seat={seat} cannot imagine the match; the segment must end before this: {error}")


def _expect_indistinguishable(real: Match[Any], imagined: Match[Any], seat: int | None) -> None:
    expect(real.view(seat) == imagined.view(seat), f"the view gives a secret away to seat={seat}")
    seats = [decision.seat for decision in real.pending]
    seats_there = [decision.seat for decision in imagined.pending]
    expect(seats == seats_there, f"who is asked gives a secret away to seat={seat}")
    log_lines, imagined_lines = (
        log_lines_for(each, new_events_of(each), seat) for each in (real, imagined)
    )
    expect(log_lines == imagined_lines, f"log lines give a secret away to seat={seat}: {log_lines}")
    if seat in seats:
        _expect_the_same_question(real, imagined, seat)


def _expect_the_same_question(real: Match[Any], imagined: Match[Any], seat: int) -> None:
    real_decision, imagined_decision = real.decision(seat), imagined.decision(seat)
    expect(
        real_decision == imagined_decision,
        f"the question gives a secret away to seat={seat}: {real_decision.prompt!r}",
    )
    are_equal = _descriptions(real, real_decision) == _descriptions(imagined, imagined_decision)
    expect(are_equal, f"the description of a choice gives a secret away to seat={seat}")
    refusals, imagined_refusals = (
        each.game.refusals(each.view(seat), each.decision(seat)) for each in (real, imagined)
    )
    expect(refusals == imagined_refusals, f"a refusal gives a secret away to seat={seat}")


def has_seat(view: Any) -> bool:
    return attrs.has(type(view)) and any(each.name == "seat" for each in attrs.fields(type(view)))


def check_equal_seats(match: Match[Any], chance: Chance) -> None:
    """Check that seats with the same view (`Game.see_the_same`) differ only in `view.seat`."""
    game, views = match.game, {seat: match.view(seat) for seat in viewers(match)}
    for one, other in combinations(range(match.charter.seat_count), 2):
        seats_text = f"seats {one} and {other}"
        verdicts = {
            game.see_the_same(view, *pair)
            for view in views.values()
            for pair in ((one, other), (other, one))
        }
        expect(
            len(verdicts) == 1,
            f"whether {seats_text} have the same view depends on whose view it is",
        )
        if verdicts == {True}:
            expect(
                has_seat(views[one]),
                f"{seats_text} have the same view: the view needs a field `seat`",
            )
            expected_view = attrs.evolve(views[one], seat=other)
            expect(expected_view == views[other], f"{seats_text} do not have the same view")
            hear_the_same = all(
                event.is_for(one) == event.is_for(other) for event in new_events_of(match)
            )
            expect(hear_the_same, f"{seats_text} do not hear of the same events")


def check_free_undo(match: Match[Any], chance: Chance) -> None:
    """Check that an answer which can be taken back has revealed nothing to its seat."""
    for decision in match.pending:
        seat, choice = decision.seat, chance.pick(decision.choices)
        real, imagined = without_open_answers(match), _imagined_match(match, seat, chance)
        for each in (real, imagined):
            each.answer(seat, choice)
        is_equal = real.can_undo(seat) == imagined.can_undo(seat)
        expect(is_equal, f"whether {choice} is final gives a secret away to seat={seat}")
        if real.can_undo(seat):
            _expect_indistinguishable(real, imagined, seat)


CHECKS: tuple[MatchCheck, ...] = (
    check_choices_are_distinct,
    check_ideas,
    check_pieces_are_conserved,
    check_saving_and_loading,
    check_copies_are_independent,
    check_undo_restores_match,
    check_revealing_choices,
    check_replaying,
    check_texts,
    check_secrets,
    check_equal_seats,
    check_free_undo,
)
