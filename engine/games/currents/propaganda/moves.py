"""The possible moves of a company's fame and of the currents' marker (10)."""

from __future__ import annotations

from engine.games.currents.card_types import Current
from engine.games.currents.cards import CURRENT_END, LUMINARIES, PROPAGANDA
from engine.games.currents.modifiers import modifiers_of
from engine.games.currents.protocols import AnyFirm, AnyState

START = "start"


def future_rank(table: AnyState, slug: str) -> int:
    """A company's rank on Future Fame; 1 is the best."""
    return table.future.index(slug) + 1


def ranks_within(table: AnyState, slug: str, spaces_up: int, spaces_down: int) -> list[int]:
    """The ranks that a company's Future Fame can be moved to, without its own (10.7)."""
    rank, last = future_rank(table, slug), len(table.future)
    ranks = range(max(1, rank - spaces_up), min(last, rank + spaces_down) + 1)
    return [each for each in ranks if each != rank]


def marker_within(table: AnyState, ac: int, dc: int) -> list[int]:
    """The places that the currents' marker can be moved to by these spaces towards AC or DC."""
    start = table.current
    places = range(max(-CURRENT_END, start - dc), min(CURRENT_END, start + ac) + 1)
    return [each for each in places if each != start]


def marker_text(place: int) -> str:
    """A place of the currents' marker as a choice names it: "ac 3", "dc 1" or "start"."""
    return START if not place else f"ac {place}" if place > 0 else f"dc {-place}"


def marker_place(text: str) -> int:
    """The place of the currents' marker that a choice names."""
    if text == START:
        return 0
    side, number = text.split()
    return int(number) if side == "ac" else -int(number)


def sign_of_current(current: Current) -> int:
    """The sign of the places on the side of a current."""
    return 1 if current == "ac" else -1


# Propaganda


def pro_of(table: AnyState, firm: AnyFirm, luminary: str) -> int:
    """The Pro of a luminary who engages in propaganda (10.2, 17.9, 17.29)."""
    return LUMINARIES[luminary].ratings.pro + modifiers_of(table, firm).pro


def propaganda_cash(table: AnyState, firm: AnyFirm, luminary: str, card: str) -> int:
    """The cash gained by a propaganda action (10.4, 15.6, 17.19)."""
    changes = modifiers_of(table, firm)
    by_phase = LUMINARIES[luminary].ratings.fin + changes.propaganda_cash_by_phase
    return PROPAGANDA[card].cash + table.phase * by_phase + changes.propaganda_cash


def cards_up(table: AnyState) -> list[str]:
    """The propaganda cards that lie face up."""
    return [card for card in table.propaganda if card not in table.used_propaganda]


def movable_companies(table: AnyState, firm: AnyFirm) -> tuple[str, ...]:
    """The companies whose Future Fame a player's company may move, by Future Fame (10.2)."""
    return (firm.slug,) if table.is_only_own_fame_movable else tuple(table.future)
