"""Setup (RULES.md 2): who plays, the decks, and the draft of companies."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.chance import Chance
from engine.core.choice import legal
from engine.core.flow import choose
from engine.core.zones import Deck
from engine.games.currents.card_types import EventCard, Luminary, Propaganda
from engine.games.currents.cards import (
    COMPANIES,
    EVENT_CARDS,
    LUMINARIES,
    PROPAGANDA,
    REGULAR_SHARES,
    SET_ASIDE,
    START_CASH,
)
from engine.games.currents.companies.draft import Draft, draft_ideas, free_companies
from engine.games.currents.events import CompanyDrafted
from engine.games.currents.options import Options
from engine.games.currents.state import CurrentsState, Firm, Step

PHASES = (1, 2, 3)
MIN_COMPANIES, MAX_COMPANIES = 2, len(COMPANIES)
DEFAULT_RIVAL = "lovelace"
"""The automaton that a single player gets if the table names none."""


def setup(options: Options, seats: int, chance: Chance) -> CurrentsState:
    """The table before the first company is drafted (2.1 to 2.4)."""
    automata = automata_of(options, seats)
    first = 0 if options.first == "seat 1" else chance.number_below(seats)
    table_order = [*map(str, range(seats)), *automata]
    return CurrentsState(
        chance=chance,
        options=options,
        company_count=len(table_order),
        drafters=table_order[first:] + table_order[:first],
        luminary_decks=_decks(chance, _LUMINARIES),
        propaganda_decks=_decks(chance, _PROPAGANDA),
        event_decks=_decks(chance, _EVENTS_OF_ONE if seats == 1 else _EVENTS_OF_SEVERAL),
    )


def automata_of(options: Options, seats: int) -> list[str]:
    """The difficulties of the automata that take part (2.1)."""
    names = (
        options.automaton_1,
        options.automaton_2,
        options.automaton_3,
        options.automaton_4,
        options.automaton_5,
    )
    automata = [name for name in names if name != "none"][: MAX_COMPANIES - seats]
    return automata or [DEFAULT_RIVAL] * (MIN_COMPANIES - seats)


def _by_phase(
    rows: Iterable[Luminary | Propaganda | EventCard],
) -> tuple[tuple[str, ...], ...]:
    """The slugs of these cards, for each phase."""
    cards = tuple(rows)
    return tuple(tuple(row.slug for row in cards if row.phase == each) for each in PHASES)


_LUMINARIES, _PROPAGANDA = _by_phase(LUMINARIES.values()), _by_phase(PROPAGANDA.values())
_EVENTS_OF_ONE = _by_phase(EVENT_CARDS.values())
_EVENTS_OF_SEVERAL = _by_phase(row for row in EVENT_CARDS.values() if not row.single_player_only)


def _decks(chance: Chance, cards_by_phase: Iterable[Iterable[str]]) -> list[Deck]:
    """A shuffled deck for each phase; cards that are never drawn count as boxed (2.2, 2.3)."""
    decks = [Deck(list(cards)) for cards in cards_by_phase]
    for deck in decks:
        deck.shuffle(chance)
    return decks


# The draft


async def draft_a_company(g: CurrentsState) -> Step:
    """Give the next drafter a company: a player chooses, an automaton gets one at random (2.5)."""
    drafter = g.drafters[0]
    if drafter.isdigit():
        offered = legal(draft_ideas(g))
        answer = await choose(int(drafter), "Choose your company", offered, "2.5")
        take_company(g, Draft.of(answer).company, seat=int(drafter))
    else:
        take_company(g, g.chance.pick(free_companies(g)), automaton=drafter)
    g.drafters.pop(0)
    return Step.DRAFT if g.drafters else Step.PHASE


def take_company(g: CurrentsState, slug: str, *, seat: int = -1, automaton: str = "") -> None:
    """Bring a company into play, on the lowest fame rank that is still free (2.6 to 2.8)."""
    is_player = seat >= 0
    g.firms[slug] = Firm(
        slug=slug,
        seat=seat,
        automaton=automaton,
        cash=START_CASH if is_player else 0,
        luminaries=[COMPANIES[slug].inventor] if is_player else [],
    )
    g.drafted_companies.append(slug)
    g.order = sorted(
        g.drafted_companies, key=lambda each: (g.firms[each].seat < 0, g.firms[each].seat)
    )
    g.present.insert(0, slug)
    g.future.insert(0, slug)
    g.market[slug] = REGULAR_SHARES - SET_ASIDE
    g.aside += [slug] * SET_ASIDE
    g.emit(CompanyDrafted, company=slug, seat=seat, automaton=automaton)
