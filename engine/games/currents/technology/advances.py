"""The requirements of an advance, the ratings of a team of luminaries, and the patent (9)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import combinations

from attrs import frozen

from engine.core.choice import Choice, choice
from engine.games.currents.card_types import TRACKS, Track
from engine.games.currents.cards import COSTS, LUMINARIES
from engine.games.currents.modifiers import Term, modifiers_of
from engine.games.currents.protocols import AnyFirm, AnyState


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


def inv_parts(table: AnyState, firm: AnyFirm, track: Track) -> tuple[Term, ...]:
    """The bonuses of cards and abilities to Inv on a track."""
    return modifiers_of(table, firm).parts(lambda e: e.inv if track in e.tracks else 0)


def man_parts(table: AnyState, firm: AnyFirm, track: Track) -> tuple[Term, ...]:
    """The bonuses of cards and abilities to Man on a track."""
    return modifiers_of(table, firm).parts(lambda e: e.man if track in e.tracks else 0)


def possible_advances(table: AnyState, firm: AnyFirm) -> list[tuple[Track, int]]:
    """The tracks and levels that all awake luminaries together can reach."""
    awake = firm.awake
    reachable: list[tuple[Track, int]] = []
    if not awake:
        return reachable
    changes, own_ratings = modifiers_of(table, firm), joint_ratings(tuple(awake))
    for track in TRACKS:
        inv, man = own_ratings.inv + changes.inv[track], own_ratings.man + changes.man[track]
        reachable += _reachable_levels(track, firm.levels[track], table.ends[track], inv, man)
    return reachable


@lru_cache(maxsize=1 << 12)
def _reachable_levels(
    track: Track, level: int, end: int, inv: int, man: int
) -> tuple[tuple[Track, int], ...]:
    """The levels of a track above the company's own that this Inv and Man can reach."""
    effort, goals = Effort(inv, man, 0), range(level + 1, end + 1)
    return tuple(
        (track, goal) for goal in goals if effort.covers(effort_needed(track, level, goal))
    )


def sufficient_teams(
    table: AnyState, firm: AnyFirm, track: Track, goal: int
) -> list[tuple[str, ...]]:
    """The sets of awake luminaries that are enough, small ones first, each sorted by name."""
    changes, effort = modifiers_of(table, firm), effort_needed(track, firm.levels[track], goal)
    effort_left = Effort(
        effort.inv - changes.inv[track], effort.man - changes.man[track], effort.fin
    )
    return [
        team
        for team in sets_of(tuple(sorted(firm.awake)))
        if joint_ratings(team).covers(effort_left)
    ]


@lru_cache(maxsize=1 << 12)
def sets_of(luminaries: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Every set of these luminaries but the empty one, small ones first."""
    sizes = range(1, len(luminaries) + 1)
    return tuple(team for size in sizes for team in combinations(luminaries, size))


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


def advance_choices(table: AnyState, firm: AnyFirm) -> list[Choice]:
    """The levels that the company's luminaries can reach together (9.1)."""
    return [choice("advance", f"{track} {goal}") for track, goal in possible_advances(table, firm)]
