"""The names of things in sentences: levels, tracks, companies, projects, money."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, TypeAlias

from engine.core.text import join_with_and
from engine.core.told import Named
from engine.games.currents.card_types import SKILLS, Ratings, Skill, Track
from engine.games.currents.cards import (
    COLUMN_SPACES,
    COMPANIES,
    EVENT_CARDS,
    HQ_CARDS,
    LUMINARIES,
    PROPAGANDA,
)
from engine.games.currents.cities import CITIES

ROMAN = ("", "I", "II", "III", "IV", "V")
"""Levels and project numbers as they are printed."""
TRACK_NAMES = {"ac": "AC", "dc": "DC", "bulb": "Bulb"}
SKILL_NAMES = {"inv": "Inv", "man": "Man", "fin": "Fin", "pro": "Pro"}
SKILL_TEXTS: dict[Skill, str] = {
    "inv": "invention",
    "man": "manufacturing",
    "fin": "finance",
    "pro": "propaganda",
}
SIZE_NAMES = {"S": "small", "M": "medium", "L": "large"}
SHORT_CITY_NAMES = {"great-barrington": "Barrington"}
"""The names of cities that are too long for a map or a row of choices, by the city."""


def money(amount: int) -> str:
    """An amount in thousands: "$5k"."""
    return f"${amount}k"


def cash_text(amount: int) -> str:
    """An amount in a sentence, after "for", "has" or "gains": "$5k", "nothing"."""
    return money(amount) if amount else "nothing"


def project_name(project: str) -> str:
    """A project: "Buffalo III" for "buffalo 3"."""
    city, number = project.split()
    return f"{CITIES[city].name} {ROMAN[int(number)]}"


def brief_project_name(project: str) -> str:
    """A project in a row of choices: "Barrington II" for "great-barrington 2"."""
    city, number = project.split()
    return f"{SHORT_CITY_NAMES.get(city, CITIES[city].name)} {ROMAN[int(number)]}"


def level_name(patent: str) -> str:
    """A level of a track, and its patent: "Bulb III" for "bulb 3"."""
    track, level = patent.split()
    return f"{TRACK_NAMES[track]} {ROMAN[int(level)]}"


def company_name(slug: str) -> str:
    """A company in a sentence: "Tesla"."""
    return COMPANIES[slug].short


def luminary_name(slug: str) -> str:
    """A luminary in full: "Francis Upton"."""
    return LUMINARIES[slug].name


def card_name(slug: str) -> str:
    """The name of an event card, an HQ card or a propaganda card."""
    row = EVENT_CARDS.get(slug) or HQ_CARDS.get(slug) or PROPAGANDA[slug]
    return row.name


def lot_name(slug: str) -> str:
    """The name of what is auctioned: a luminary or an event card."""
    return luminary_name(slug) if slug in LUMINARIES else card_name(slug)


def luminary_names(slugs: Iterable[str]) -> str:
    """Luminaries by family name: "Upton and Tesla"."""
    return join_with_and(LUMINARIES[slug].short for slug in slugs)


def rated_in_full(ratings: Ratings) -> str:
    """The four ratings with their whole names: "invention 4, manufacturing 1, finance 1, ..."."""
    return ", ".join(f"{SKILL_TEXTS[each]} {getattr(ratings, each)}" for each in SKILLS)


def brief_ratings(ratings: Ratings) -> str:
    """The four ratings in brief: "Inv 3, Man 1, Fin 1, Pro 0"."""
    return ", ".join(f"{SKILL_NAMES[each]} {getattr(ratings, each)}" for each in SKILLS)


def marker_name(place: int) -> str:
    """A place of the currents' marker: "AC 3", "DC 1" or "START"."""
    return "START" if not place else f"AC {place}" if place > 0 else f"DC {-place}"


def shift_text(shift: int) -> str:
    """The move of prices by an event card: "all prices up 2", "all prices down 3" (left 1)."""
    if not shift:
        return "prices stay"
    return f"all prices up {shift}" if shift > 0 else f"all prices down {COLUMN_SPACES * -shift}"


# How the fields of events are printed

CompanySlug: TypeAlias = Annotated[str, Named(company_name)]
LuminarySlug: TypeAlias = Annotated[str, Named(luminary_name)]
CardSlug: TypeAlias = Annotated[str, Named(card_name)]
LotSlug: TypeAlias = Annotated[str, Named(lot_name)]
Automaton: TypeAlias = Annotated[str, Named(str.capitalize)]
Project: TypeAlias = Annotated[str, Named(project_name)]
Patent: TypeAlias = Annotated[str, Named(level_name)]
TrackSlug: TypeAlias = Annotated[Track, Named(TRACK_NAMES.__getitem__)]
Level: TypeAlias = Annotated[int, Named(ROMAN.__getitem__)]
Cash: TypeAlias = Annotated[int, Named(cash_text)]
"""An amount in $k."""
MarkerPlace: TypeAlias = Annotated[int, Named(marker_name)]
"""A place of the currents' marker: above 0 towards AC, below 0 towards DC."""
