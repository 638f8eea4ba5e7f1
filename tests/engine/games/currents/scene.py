"""From a few words about a table of War of Currents to its whole state; see `table.py` beside it.

    state = scene(
        tesla=has(cash=20, luminaries=["francis-upton"], levels={"ac": 2}),
        edison=has(projects=["new-york 2"]),
        brush=automaton("hopper"),
        turn=3,
    )

Companies sit in the order in which they are named, and have Present and Future Fame in this order,
unless it is said. What is not said is as setup leaves it; decks lie in the order of the rows.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from attrs import field, frozen

from engine.core.chance import Chance
from engine.core.choice import Idea, legal
from engine.core.zones import Deck
from engine.games.currents.card_types import Track
from engine.games.currents.cards import COMPANIES, EVENT_CARDS, LUMINARIES, PROPAGANDA, phase_of
from engine.games.currents.options import Options
from engine.games.currents.state import CurrentsState, Firm, Step

REGULAR, ASIDE, START_CASH = 6, 2, 14


@frozen(kw_only=True)
class Has:
    """The possessions of one company; everything else is as setup leaves it."""

    cash: int = START_CASH
    price: int = 12
    levels: Mapping[Track, int] = field(factory=dict)
    luminaries: Sequence[str] = ()
    """Beside the inventor."""
    asleep: Sequence[str] = ()
    developed: Sequence[str] = ()
    shares: Mapping[str, int] = field(factory=dict)
    projects: Sequence[str] = ()
    patents: Sequence[str] = ()
    automaton: str = ""


has = Has


def automaton(
    difficulty: str,
    *,
    price: int = 12,
    levels: Mapping[Track, int] | None = None,
    developed: Sequence[str] = (),
    shares: Mapping[str, int] | None = None,
    projects: Sequence[str] = (),
    patents: Sequence[str] = (),
) -> Has:
    """A company that the rules play."""
    return Has(
        cash=0,
        price=price,
        levels=levels or {},
        developed=developed,
        shares=shares or {},
        projects=projects,
        patents=patents,
        automaton=difficulty,
    )


def scene(
    *,
    turn: int = 1,
    step: Step = Step.ACT,
    present: Sequence[str] | None = None,
    future: Sequence[str] | None = None,
    current: int = 0,
    market: Mapping[str, int] | None = None,
    event: str = "",
    holder: str = "",
    events: Sequence[str] = (),
    row: Sequence[str] = (),
    attached: Mapping[str, str] | None = None,
    propaganda: Sequence[str] | None = None,
    used: Sequence[str] = (),
    aside: Sequence[str] | None = None,
    options: Options | None = None,
    size: int = 0,
    **companies: Has,
) -> CurrentsState:
    """The state of a table. `events` are the next event cards of the phase, `size` the number of
    companies by which the map is chosen (by default the ones that are named)."""
    order = list(companies)
    phase = phase_of(turn)
    cards = list(propaganda if propaganda is not None else _some_propaganda(phase, len(order)))
    gone = [card for card, row_ in PROPAGANDA.items() if row_.phase <= phase and card not in cards]
    lying_aside = aside if aside is not None else (order * ASIDE if phase == 1 else ())
    state = CurrentsState(
        chance=Chance(1),
        options=options or Options(),
        step=step,
        turn=turn,
        firms=_firms(companies),
        order=order,
        company_count=size or len(order),
        present=list(present or order),
        future=list(future or present or order),
        current=current,
        aside=list(lying_aside),
        patents={patent: slug for slug, each in companies.items() for patent in each.patents},
        projects={project: slug for slug, each in companies.items() for project in each.projects},
        row=list(row),
        attached_shares=dict(attached or {}),
        luminary_decks=_luminary_decks(row, companies),
        propaganda=cards,
        used_propaganda=list(used),
        propaganda_decks=[
            Deck([card for card, row_ in PROPAGANDA.items() if row_.phase == number > phase])
            for number in (1, 2, 3)
        ],
        event_decks=_event_decks(event, events, phase),
        event=event,
        holder=holder,
        box=gone,
    )
    _share_out(state, companies, market)
    state.bidders = [slug for slug in order if not companies[slug].automaton]
    state.waiting_companies = [slug for slug in state.present if state.firms[slug].seat >= 0]
    return state


def _firms(companies: Mapping[str, Has]) -> dict[str, Firm]:
    """The companies; seats are counted over the ones that are not automata."""
    seats = iter(range(len(companies)))
    return {
        slug: Firm(
            slug=slug,
            seat=-1 if each.automaton else next(seats),
            automaton=each.automaton,
            cash=each.cash,
            price=each.price,
            levels={"ac": 1, "dc": 1, "bulb": 1, **each.levels},
            luminaries=[] if each.automaton else [COMPANIES[slug].inventor, *each.luminaries],
            asleep=list(each.asleep),
            developed_cards=list(each.developed),
            shares=dict(each.shares),
        )
        for slug, each in companies.items()
    }


def _share_out(
    state: CurrentsState, companies: Mapping[str, Has], market: Mapping[str, int] | None
) -> None:
    """Shares that are not held, set aside or attached lie in the market or, if named, in the
    box."""
    for company in state.order:
        held = sum(each.shares.get(company, 0) for each in companies.values())
        elsewhere = state.aside.count(company) + list(state.attached_shares.values()).count(company)
        left = REGULAR - held - elsewhere
        wanted = left if market is None or company not in market else market[company]
        assert 0 <= wanted <= left, f"there are only {REGULAR} shares of {company}"
        state.market[company] = wanted
        state.boxed_shares[company] = left - wanted


def _luminary_decks(row: Sequence[str], companies: Mapping[str, Has]) -> list[Deck]:
    """The luminaries that are neither in the row nor with a company, by phase."""
    taken = {*row, *(slug for each in companies.values() for slug in each.luminaries)}
    return [
        Deck(
            [slug for slug, each in LUMINARIES.items() if each.phase == phase and slug not in taken]
        )
        for phase in (1, 2, 3)
    ]


def _event_decks(event: str, events: Sequence[str], phase: int) -> list[Deck]:
    """All event cards by phase, with the named ones of this phase on top."""
    decks = [
        Deck([slug for slug, row in EVENT_CARDS.items() if row.phase == number and slug != event])
        for number in (1, 2, 3)
    ]
    mine = decks[phase - 1]
    for deck in decks:
        deck.cards = [card for card in deck.cards if card not in events]
    mine.cards[:0] = events
    return decks


def _some_propaganda(phase: int, companies: int) -> list[str]:
    """The first cards of a phase, one more than companies."""
    return [slug for slug, row in PROPAGANDA.items() if row.phase == phase][: companies + 1]


def nouns(ideas: Iterable[Idea]) -> list[str]:
    """The nouns of the legal ones."""
    return [each.noun for each in legal(ideas)]
