"""News for one visitor: the changes at the visitor's tables between two moments."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Literal, TypeAlias

from attrs import frozen

from engine.core.registry import find
from engine.core.text import join_with_and
from net.hall.chat import ChatLine
from net.hall.consent import request_text
from net.hall.hosted_table import HostedTable
from net.hall.seating import is_invited
from net.hall.table_state import Stage, TableState
from net.visitor import Visitor

NewsKind: TypeAlias = Literal[
    "turn", "withdrawn turn", "invitation", "arrival", "begin", "request", "chat", "end"
]


@frozen
class News:
    """Something that has happened at a table, in one line for the visitor."""

    kind: NewsKind
    code: str
    text: str


@frozen(kw_only=True)
class OwnTable:
    """A table as it concerns one visitor, to be compared with a later moment."""

    code: str
    title: str
    owner: str
    stage: Stage
    is_seated: bool
    is_my_turn: bool
    is_invited: bool
    """Is a seat reserved that the visitor has not taken yet?"""
    answer_count: int
    people: frozenset[str]
    """The labels of the other people who have a seat."""
    request: str
    """The request that the visitor has yet to answer, as a sentence; empty if there is none."""
    last_line: ChatLine | None
    """The last line of chat by another person."""


def own_tables(
    tables: Iterable[HostedTable], visitor: Visitor, *, muted_labels: Collection[str] = ()
) -> dict[str, OwnTable]:
    """The tables that concern a visitor, by code: where they have a place, and the waiting rooms
    where they are."""
    return {
        each.code: _own_table(each, visitor, muted_labels)
        for each in tables
        if _concerns(each, visitor.identity)
    }


def _concerns(hosted: HostedTable, identity: str) -> bool:
    if hosted.state.has_place_for(identity):
        return True
    return hosted.stage == "gathering" and hosted.attendance.is_here(identity)


def _own_table(hosted: HostedTable, visitor: Visitor, muted_labels: Collection[str]) -> OwnTable:
    state, identity = hosted.state, visitor.identity
    asked_seats = hosted.running_match.asked_people
    others = (each for each in state.seats if each.holder and each.holder != identity)
    return OwnTable(
        code=state.code,
        title=find(state.plan.game).title,
        owner=state.owner_label,
        stage=state.stage,
        is_seated=state.seat_of(identity) is not None,
        is_my_turn=any(state.seats[seat].holder == identity for seat in asked_seats),
        is_invited=is_invited(state, identity),
        answer_count=hosted.running_match.answer_count,
        people=frozenset(each.label for each in others),
        request=_request_to(state, identity),
        last_line=_last_line(hosted, visitor, muted_labels),
    )


def _request_to(state: TableState, identity: str) -> str:
    request, seat = state.request, state.seat_of(identity)
    if request is None or seat is None or seat in request.agreed_seats:
        return ""
    if state.seats[seat].takeover:
        return ""
    return f"{state.seats[request.seat].label} asks {request_text(request)}"


def _last_line(
    hosted: HostedTable, visitor: Visitor, muted_labels: Collection[str]
) -> ChatLine | None:
    seat = hosted.state.seat_of(visitor.identity)
    team = hosted.teams[seat] if seat is not None and hosted.stage != "gathering" else None
    lines = hosted.book.chat.lines(muted_labels=muted_labels, team=team)
    by_others = (line for line in reversed(lines) if line.speaker not in ("", visitor.label))
    return next(by_others, None)


def news_between(before: Mapping[str, OwnTable], after: Mapping[str, OwnTable]) -> tuple[News, ...]:
    """The news that lead from the tables of one moment to those of a later one."""
    return tuple(
        News(kind, code, text)
        for code, table in after.items()
        for kind, text in _news_at(before.get(code), table)
    )


def _news_at(before: OwnTable | None, after: OwnTable) -> Iterator[tuple[NewsKind, str]]:
    """The news of one table; only turns and invitations of one that did not concern them before."""
    place = f"table {after.code}"
    if after.is_invited and not (before and before.is_invited):
        yield "invitation", f"{after.owner} has reserved a seat for you at {place}: {after.title}"
    if before is not None:
        yield from _changes(before, after, place)
    if after.is_my_turn and not (before and before.is_my_turn):
        yield "turn", f"It is your turn at {place}: {after.title}"


def _changes(before: OwnTable, after: OwnTable, place: str) -> Iterator[tuple[NewsKind, str]]:
    has_begun = before.stage == "gathering" and after.stage != "gathering"
    if has_begun and before.is_seated:
        yield "begin", f"The match begins at {place}: {after.title}"
    if after.stage == "gathering" and (newcomers := after.people - before.people):
        verb = "sits" if len(newcomers) == 1 else "sit"
        yield "arrival", f"{join_with_and(sorted(newcomers))} {verb} down at {place}"
    if after.request and after.request != before.request:
        yield "request", f"At {place} {after.request}"
    if _has_spoken(before.last_line, after.last_line) and after.last_line is not None:
        yield "chat", f"{after.last_line.speaker} at {place}: {after.last_line.text}"
    if after.stage == "over" and before.stage != "over" and after.is_seated:
        yield "end", f"The match at {place} is over: {after.title}"
    was_taken_back = after.stage == "playing" and after.answer_count < before.answer_count
    if before.is_my_turn and not after.is_my_turn and was_taken_back:
        yield "withdrawn turn", f"An answer at {place} was taken back: it is not your turn yet"


def _has_spoken(before: ChatLine | None, after: ChatLine | None) -> bool:
    """Is there a line after the last one of before? Muting a speaker uncovers an older line."""
    return after is not None and (before is None or after.number > before.number)
