"""Fighters, cards and ranks as text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Annotated

from engine.core.text import join_with_and, with_article
from engine.core.told import Named, named_in
from engine.games.taidian.cards import CARDS, CHARACTERS, TRACKS
from engine.games.taidian.view_types import FighterView, View


def fighter_name(slug: str) -> str:
    return CHARACTERS[slug].short


def short_name(fighter: FighterView) -> str:
    """The short name of a fighter, also used in the log."""
    row = CHARACTERS.get(fighter.character)
    return row.short if row else f"Seat {fighter.seat + 1}"


def name_for_viewer(view: View, seat: int) -> str:
    """A fighter in a sentence to the viewer: "you", or the name."""
    return "you" if seat == view.seat else short_name(view.fighters[seat])


def names_for_viewer(view: View, seats: Iterable[int]) -> str:
    """Fighters in a sentence to the viewer: "you, Vane and Novak"."""
    return join_with_and(name_for_viewer(view, seat) for seat in seats)


def card_name(slug: str) -> str:
    return CARDS[slug].name


def plural_card_name(slug: str) -> str:
    """The plural of a card's name: "Kicks", "Punches", "Gold"."""
    return CARDS[slug].plural or f"{card_name(slug)}s"


def a_card(slug: str) -> str:
    """A card's name with its article, if it can have one: "an Antidote", "a Punch", "Gold"."""
    name = card_name(slug)
    return name if plural_card_name(slug) == name else with_article(name)


def track_name(slug: str) -> str:
    return TRACKS[slug].name


def counted_cards(slugs: Iterable[str]) -> str:
    """Cards with their numbers: "2 Coins and Kick"."""
    number = Counter(slugs)
    return join_with_and(
        f"{n} {plural_card_name(slug)}" if n > 1 else card_name(slug) for slug, n in number.items()
    )


def short_ordinal(number: int) -> str:
    """1st, 2nd, 3rd, 4th."""
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(number, 'th') }"


CharacterSlug = Annotated[str, Named(fighter_name)]
CardSlug = Annotated[str, Named(a_card)]
"""A card that is printed with its article, if it can have one."""
StructureSlug = Annotated[str, named_in(CARDS)]
TrackSlug = Annotated[str, named_in(TRACKS)]
