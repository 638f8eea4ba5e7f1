"""The distances of cities from a company's network (8.4)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from engine.core.routes import distances
from engine.games.currents.cities import LINKS, PROJECTS
from engine.games.currents.protocols import AnyState


def own_cities(table: AnyState, slug: str) -> frozenset[str]:
    """The cities where a company has a project."""
    owners = table.projects.items()
    return frozenset([PROJECTS[project][0].slug for project, owner in owners if owner == slug])


def skipped_cities(table: AnyState, slug: str) -> Mapping[str, int]:
    """The number of cities that a company's project in each city in play would skip; see 8.4."""
    return _skipped_by_city(own_cities(table, slug), table.cities)


@lru_cache(maxsize=1 << 14)
def _skipped_by_city(own_cities: frozenset[str], cities: tuple[str, ...]) -> Mapping[str, int]:
    if not own_cities:
        return dict.fromkeys(cities, 0)
    numbers = {city: number for number, city in enumerate(cities)}
    links: list[list[int]] = [[] for _ in cities]
    for one, other in LINKS:
        if one in numbers and other in numbers:
            links[numbers[one]].append(numbers[other])
            links[numbers[other]].append(numbers[one])
    distances_by_city = distances(links, (numbers[city] for city in cities if city in own_cities))
    return {city: max(0, steps - 1) for city, steps in zip(cities, distances_by_city, strict=True)}
