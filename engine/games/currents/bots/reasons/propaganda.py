"""Reasons to move fame and the currents, and to take a propaganda card."""

from __future__ import annotations

from engine.core.choice import Choice
from engine.core.text import count, ordinal
from engine.games.currents.bots.propaganda import Fame
from engine.games.currents.bots.reasons.phrases import (
    ReasonTerm,
    largest_part,
    reasons,
)
from engine.games.currents.bots.technology import patent_leader
from engine.games.currents.bots.value import Outlook
from engine.games.currents.calculations.propaganda import (
    cards_up,
    future_rank,
    marker_place,
    pro_of,
    propaganda_cash,
)
from engine.games.currents.card_types import CURRENTS, Current
from engine.games.currents.cards import PROPAGANDA
from engine.games.currents.names import (
    TRACK_NAMES,
    company_name,
    money,
)


def fame_text(outlook: Outlook, slug: str, rank: int) -> str:
    """The reason for moving a company's Future Fame to a rank, as text."""
    view, own_slug = outlook.view, outlook.firm.slug
    name = "you" if slug == own_slug else company_name(slug)
    if rank == 1:
        rise = count(view.phase, "space")
        return f"{name} would be first on Future Fame and rise {rise} in bookkeeping"
    if future_rank(view, slug) == 1:
        rank_text = f"the first rank and its {count(view.phase, 'space')}"
        return (
            f"it gives up {rank_text}" if slug == own_slug else f"it takes {rank_text} from {name}"
        )
    if slug == own_slug:
        return f"you would be {ordinal(rank)} on Future Fame and act earlier next turn"
    return f"{name} will act {'later' if rank > future_rank(view, slug) else 'earlier'} next turn"


def marker_reason(outlook: Outlook, place: int) -> str:
    """The reason for moving the currents' marker to a place, as text."""
    toward: Current = "ac" if place > outlook.view.current else "dc"
    other: Current = "dc" if toward == "ac" else "ac"
    for current in CURRENTS:
        if patent_leader(outlook.view, current)[0] == outlook.firm.slug and current == toward:
            return f"it moves towards {TRACK_NAMES[current]}, where you hold the highest patent"
    levels = outlook.firm.levels
    if levels[toward] > levels[other]:
        return f"your {TRACK_NAMES[toward]} projects move your price more"
    return f"other companies' {TRACK_NAMES[other]} projects move their prices less"


def speech_terms(outlook: Outlook, luminary: str, card: str) -> list[ReasonTerm]:
    """The parts of the value of propaganda with a luminary and a card."""
    view, firm, fame = outlook.view, outlook.firm, Fame(outlook)
    pro = pro_of(view, firm, luminary) if view.step in ("act", "speak") else 0
    row = PROPAGANDA[card]
    cash = propaganda_cash(view, firm, luminary, card)
    rank = max(1, fame.rank - pro - row.fame)
    terms = [(fame.cash_value(luminary, card), f"it brings {money(cash)} in cash")]
    if rank < fame.rank:
        terms.append((fame.rise_value(pro + row.fame), fame_text(outlook, firm.slug, rank)))
    moves = fame.best_marker_value(pro + row.ac, pro + row.dc)
    return [*terms, (moves, "it moves the currents' marker your way")]


def best_card(outlook: Outlook, luminary: str) -> str:
    """The propaganda card that fits a speaker best."""
    fame, pro = Fame(outlook), pro_of(outlook.view, outlook.firm, luminary)
    cards = cards_up(outlook.view)
    return max(
        cards, key=lambda card: fame.cash_value(luminary, card) + fame.both_moves_value(card, pro)
    )


@reasons("propaganda")
def reason_to_engage_in_propaganda(outlook: Outlook, choice: Choice) -> str:
    """The reason for engaging in propaganda: the gains of the best speaker."""
    fame = Fame(outlook)
    luminary = max(outlook.firm.awake, key=fame.speech_value)
    return largest_part(speech_terms(outlook, luminary, best_card(outlook, luminary)))


@reasons("speak")
def reason_to_speak(outlook: Outlook, choice: Choice) -> str:
    """The reason for choosing this speaker: what propaganda with it brings."""
    return largest_part(speech_terms(outlook, choice.noun, best_card(outlook, choice.noun)))


@reasons("card")
def reason_to_take_card(outlook: Outlook, choice: Choice) -> str:
    """The reason for taking the card: its gains."""
    (luminary,) = outlook.view.begun_action.luminaries
    return largest_part(speech_terms(outlook, luminary, choice.noun))


@reasons("fame")
def reason_to_move_fame(outlook: Outlook, choice: Choice) -> str:
    """The reason for moving Future Fame: the gains of the rank."""
    slug, rank = choice.noun.split()
    return fame_text(outlook, slug, int(rank))


@reasons("current")
def reason_to_move_current(outlook: Outlook, choice: Choice) -> str:
    """The reason for moving the marker: the gains of its new place."""
    return marker_reason(outlook, marker_place(choice.noun))


@reasons("nudge")
def reason_to_nudge(outlook: Outlook, choice: Choice) -> str:
    """The reason for moving the marker: the gains of its new place."""
    return marker_reason(outlook, outlook.view.current + 1)


@reasons("nothing")
def reason_to_move_nothing(outlook: Outlook, choice: Choice) -> str:
    """The reason for moving nothing: no move helps."""
    return "no move of a marker helps you now"
