"""What an advance requires and a team of luminaries gives, the patent, and the event (9)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import combinations
from typing import Any

from attrs import frozen

from engine.core.choice import Ban, Choice, Idea, choice, idea, settled
from engine.core.values import frozen_for_checkers
from engine.games.currents.card_types import CURRENTS, TRACKS, Current, Track
from engine.games.currents.cards import COSTS, LUMINARIES
from engine.games.currents.events import CompanyEvent
from engine.games.currents.modifiers import modifiers_of
from engine.games.currents.names import ROMAN, TRACK_NAMES, Level, LuminarySlug, TrackSlug
from engine.games.currents.propaganda.moves import marker_goal
from engine.games.currents.protocols import AnyFirm, AnyState
from engine.games.currents.table_action import DECLINE, TableAction, begun


@frozen
class Effort:
    """Invention, manufacturing and finance: required by an advance, or provided by a team."""

    inv: int
    man: int
    fin: int

    def covers(self, need: Effort) -> bool:
        """Is the effort enough for an advance? Fin is only for the patent (9.4)."""
        return self.inv >= need.inv and self.man >= need.man


@cache
def effort_needed(track: Track, level: int, goal: int) -> Effort:
    """The requirements of an advance between two levels; Fin is for the patent (9.2, 9.4)."""
    steps = [COSTS[track][entered_level] for entered_level in range(level + 1, goal + 1)]
    return Effort(sum(inv for inv, _ in steps), sum(man for _, man in steps), len(steps))


def team_effort(table: AnyState, firm: AnyFirm, track: Track, team: Iterable[str]) -> Effort:
    """The ratings that luminaries contribute to an advance of their company on a track."""
    changes, own_ratings = modifiers_of(table, firm), joint_ratings(tuple(team))
    inv, man = changes.inv[track], changes.man[track]
    return (
        Effort(own_ratings.inv + inv, own_ratings.man + man, own_ratings.fin)
        if inv or man
        else own_ratings
    )


@lru_cache(maxsize=1 << 14)
def joint_ratings(team: tuple[str, ...]) -> Effort:
    """The sum of the luminaries' own ratings."""
    rows = [LUMINARIES[slug].ratings for slug in team]
    return Effort(sum(r.inv for r in rows), sum(r.man for r in rows), sum(r.fin for r in rows))


@frozen_for_checkers
class Advance(TableAction, verb="advance"):
    """Advance to a level of a technology."""

    track: Track
    level: int

    @property
    def effort(self) -> Effort:
        return effort_needed(self.track, self.firm.levels[self.track], self.level)

    @property
    def teams(self) -> tuple[tuple[str, ...], ...]:
        """The sets of awake luminaries that are enough, small ones first."""
        return sufficient_teams(self.table, self.firm, self.track, self.level)

    @property
    def fin_for_patent(self) -> int:
        """The Fin that the patent asks for (9.4, 16.4)."""
        risen = self.level - self.firm.levels[self.track]
        return patent_fin(self.table, self.firm, risen)

    @property
    def gain(self) -> int:
        """The rise of the price with the patent (9.4, 15.3)."""
        return patent_gain(self.table, self.firm, self.level)

    def is_patented_by(self, team: Iterable[str]) -> bool:
        """Would this team claim the patent (9.4)?"""
        return would_claim_patent(self.table, self.firm, self.track, self.level, team)


@frozen_for_checkers
class Exhaust(TableAction, verb="exhaust"):
    """Let luminaries make the advance of the action."""

    team: tuple[str, ...]

    @property
    def choice(self) -> Choice:
        return choice(self.verb_of_all, " ".join(self.team))

    @classmethod
    def of(cls, choice: Choice, **circumstances: Any) -> Exhaust:
        return cls(tuple(choice.noun.split()), **circumstances)


@frozen_for_checkers
class Nudge(TableAction, verb="nudge"):
    """Move the currents' marker one space towards the current of a new patent."""

    @property
    def current(self) -> Current:
        track = begun(self.table, Advance).track
        return next(current for current in CURRENTS if current == track)

    @property
    def place(self) -> int:
        return marker_goal(self.table, self.current, 1)


NUDGE = Nudge().choice


def advance_ideas(table: AnyState, firm: AnyFirm) -> list[Idea]:
    """The levels that all awake luminaries together can reach, and on each track the first that
    they cannot (9.1 to 9.3)."""
    changes, own_ratings = modifiers_of(table, firm), joint_ratings(tuple(firm.awake))
    levels, ends, ideas = firm.levels, table.ends, list[Idea]()
    for track in TRACKS:
        inv, man = own_ratings.inv + changes.inv[track], own_ratings.man + changes.man[track]
        ideas += _levels(track, levels[track], ends[track], inv, man)
    return ideas


@lru_cache(maxsize=1 << 12)
def _levels(track: Track, level: int, end: int, inv: int, man: int) -> tuple[Idea, ...]:
    """The levels of a track that this Inv and Man can reach, and the first that they cannot."""
    if level == end:
        ban = Ban(f"{TRACK_NAMES[track]} ends at {ROMAN[level]}", "9.3")
        return (idea(Advance(track, level).choice, ban),)
    ideas: list[Idea] = []
    for goal in range(level + 1, end + 1):
        need = effort_needed(track, level, goal)
        if not Effort(inv, man, 0).covers(need):
            reason = f"it needs Inv {need.inv} and Man {need.man}, and you have {inv} and {man}"
            ideas.append(idea(Advance(track, goal).choice, Ban(reason, "9.2")))
            break
        ideas.append(Advance(track, goal).choice)
    return settled(ideas)


def team_ideas(table: AnyState, firm: AnyFirm) -> list[Choice]:
    """The teams that can make the advance of the action (9.2)."""
    advance = begun(table, Advance)
    teams = sufficient_teams(table, firm, advance.track, advance.level)
    return [_exhaust(team) for team in teams]


@cache
def _exhaust(team: tuple[str, ...]) -> Choice:
    return Exhaust(team).choice


def nudge_ideas(table: AnyState, firm: AnyFirm) -> Iterator[Idea]:
    """Moving the marker, and leaving it; nothing if the patent of the advance does not let the
    company move it, or it stands at its end (15.1)."""
    track = begun(table, Advance).track
    if (
        track in modifiers_of(table, firm).nudged_currents
        and Nudge(table=table).place != table.current
    ):
        yield NUDGE
        yield DECLINE


def sufficient_teams(
    table: AnyState, firm: AnyFirm, track: Track, goal: int
) -> tuple[tuple[str, ...], ...]:
    """The sets of awake luminaries that are enough, small ones first, each sorted by name."""
    changes, effort = modifiers_of(table, firm), effort_needed(track, firm.levels[track], goal)
    inv, man = effort.inv - changes.inv[track], effort.man - changes.man[track]
    return _teams_with(tuple(sorted(firm.awake)), inv, man)


@lru_cache(maxsize=1 << 14)
def _teams_with(luminaries: tuple[str, ...], inv: int, man: int) -> tuple[tuple[str, ...], ...]:
    """The sets of these luminaries, none empty, that have so much Inv and Man, small ones first."""
    need, sizes = Effort(inv, man, 0), range(1, len(luminaries) + 1)
    teams = (team for size in sizes for team in combinations(luminaries, size))
    return tuple(team for team in teams if joint_ratings(team).covers(need))


# The patent


def patent_fin(table: AnyState, firm: AnyFirm, risen: int) -> int:
    """The Fin that a patent asks for after rising this number of levels (9.4, 16.4)."""
    return risen + modifiers_of(table, firm).patent_fin


def would_claim_patent(
    table: AnyState, firm: AnyFirm, track: Track, goal: int, team: Iterable[str]
) -> bool:
    """Would this team claim the patent of the level reached (9.4)?"""
    if f"{track} {goal}" in table.patents:
        return False
    fin = team_effort(table, firm, track, team).fin
    return fin >= patent_fin(table, firm, goal - firm.levels[track])


def patent_gain(table: AnyState, firm: AnyFirm, level: int) -> int:
    """The rise of the company's price from a patent of this level (9.4, 15.3)."""
    return level + modifiers_of(table, firm).patent_price


# Events


@frozen(kw_only=True)
class Advanced(CompanyEvent):
    """A company went from one level of a technology track to another."""

    track: TrackSlug
    before: Level
    now: Level
    luminaries: tuple[LuminarySlug, ...]
    """The luminaries who did it; () for an automaton or a card."""
    patented: bool
    """Is the new level patented by the company?"""

    @property
    def line(self) -> str:
        team = " with {luminaries}" if self.luminaries else ""
        patent = " and patents it: {rise}" if self.patented else ""
        return f"advances {{track}} to {{now}}{team}{patent}"
