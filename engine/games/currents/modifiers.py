"""The effects of an inventor, developed HQ cards and the event card on a company (15, 16, 17)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property, lru_cache
from typing import Any, TypeAlias

from attrs import evolve, fields, frozen

from engine.games.currents.card_types import SIZES, TRACKS, AddedEffects, CitySize, Effects, Track
from engine.games.currents.cards import COMPANIES, EVENT_CARDS, HQ_CARDS, LUMINARIES
from engine.games.currents.protocols import AnyFirm, AnyState

Sources: TypeAlias = tuple[tuple[str, Effects], ...]
_WORKING: Mapping[str, Effects] = {
    row.slug: row.effects
    for rows in (COMPANIES, HQ_CARDS, EVENT_CARDS)
    for row in rows.values()
    if row.effects != Effects()
}
"""The companies, HQ cards and event cards that have any effect."""


@frozen
class Term:
    """A part of a sum, and the slug of the company, HQ card or event card that it comes from."""

    source: str
    amount: int

    @property
    def name(self) -> str:
        """The name of the source for players: the inventor for a company, otherwise the card."""
        if self.source in COMPANIES:
            return LUMINARIES[COMPANIES[self.source].inventor].name
        card = HQ_CARDS.get(self.source) or EVENT_CARDS[self.source]
        return card.name


@frozen(kw_only=True, eq=False)
class Modifiers(AddedEffects):
    """All effects that apply to a company now, added up; shared, and so a quick key of caches."""

    sources: Sources
    """The sources of the effects: companies and cards that have any."""
    inv: Mapping[Track, int]
    man: Mapping[Track, int]
    project_cost: Mapping[CitySize, int]
    forbids_skipping: bool
    free_project: str
    """The card that makes the next claim free of its cost; "" if none does."""

    @cached_property
    def project_prices(self) -> tuple[Term, ...]:
        """The extra rise of the price with a project, by source."""
        return self.parts(lambda effects: effects.project_price)

    def parts(self, amount: Callable[[Effects], int]) -> tuple[Term, ...]:
        """The contribution of each source to a sum; sources that add nothing are left out."""
        terms = (Term(source, amount(effects)) for source, effects in self.sources)
        return tuple(part for part in terms if part.amount)


def modifiers_of(table: AnyState, firm: AnyFirm) -> Modifiers:
    """The effects that hold for a company now; for an automaton only the event card (1.1)."""
    holds_event = table.holder == firm.slug
    return _modifiers_by_cards(
        firm.slug, firm.seat < 0, tuple(firm.developed_cards), table.event, holds_event, table.spent
    )


@lru_cache(maxsize=1 << 15)
def _modifiers_by_cards(
    slug: str,
    automaton: bool,
    developed: tuple[str, ...],
    event: str,
    holds_event: bool,
    is_spent: bool,
) -> Modifiers:
    sources = [] if automaton else [slug, *developed]
    if event and (holds_event or not EVENT_CARDS[event].auctioned):
        sources.append(event)
    working = tuple(source for source in sources if source in _WORKING)
    return _total_modifiers(working, is_spent and working[-1:] == (event,))


@lru_cache(maxsize=1 << 12)
def _total_modifiers(working: tuple[str, ...], is_spent: bool) -> Modifiers:
    """The effects of these sources; `is_spent` if the one-time effect of the last has been used."""
    modifiers = [_WORKING[source] for source in working]
    if is_spent:
        modifiers[-1] = evolve(modifiers[-1], has_free_project=False, wake_cost=0)
    sources = tuple(zip(working, modifiers, strict=True))
    added = {each.name: _added(modifiers, each) for each in fields(AddedEffects)}
    return Modifiers(
        **added,
        sources=sources,
        inv={track: sum(e.inv for e in modifiers if track in e.tracks) for track in TRACKS},
        man={track: sum(e.man for e in modifiers if track in e.tracks) for track in TRACKS},
        project_cost={
            size: sum(e.project_cost for e in modifiers if size in e.sizes) for size in SIZES
        },
        forbids_skipping=any(e.forbids_skipping for e in modifiers),
        free_project=next((source for source, e in sources if e.has_free_project), ""),
    )


def _added(modifiers: Iterable[Effects], field: Any) -> Any:
    """The sum of the numbers, or of the tuples, in a field of the effects."""
    return sum((getattr(each, field.name) for each in modifiers), start=field.default)
