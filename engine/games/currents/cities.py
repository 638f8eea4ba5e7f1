"""The map: cities with their projects, and the links between them."""

from __future__ import annotations

from functools import cache

from engine.games.currents.card_types import City, CitySize

# fmt: off
CITIES = {
    row.slug: row
    for row in (
        City("new-york", "New York", "NYC", 1, "L", (2, 3, 5), 78, 46),
        City("brooklyn", "Brooklyn", "BKN", 1, "L", (1, 3, 4), 82, 66),
        City("albany", "Albany", "ALB", 1, "M", (1, 3), 75, 8),
        City("syracuse", "Syracuse", "SYR", 1, "S", (1, 2), 62, 8),
        City("rochester", "Rochester", "ROC", 1, "M", (2, 3), 51, 8),
        City("buffalo", "Buffalo", "BUF", 1, "M", (3, 5), 40, 8),
        City("boston", "Boston", "BOS", 2, "L", (2, 4, 5), 100, 24),
        City("providence", "Providence", "PVD", 2, "M", (1, 3), 100, 66),
        City("hartford", "Hartford", "HFD", 2, "M", (2, 4), 91, 38),
        City("new-haven", "New Haven", "NHV", 2, "S", (1, 2), 91, 56),
        City("great-barrington", "Great Barrington", "GRB", 2, "S", (1, 2), 86, 24),
        City("portland", "Portland", "PWM", 2, "S", (1, 3), 100, 0),
        City("philadelphia", "Philadelphia", "PHL", 3, "L", (2, 4, 5), 60, 76),
        City("newark", "Newark", "NWK", 3, "M", (1, 3), 67, 54),
        City("baltimore", "Baltimore", "BAL", 3, "L", (2, 3, 4), 47, 86),
        City("washington", "Washington", "WAS", 3, "M", (2, 4), 36, 100),
        City("scranton", "Scranton", "SCR", 3, "S", (1, 2), 58, 38),
        City("harrisburg", "Harrisburg", "HBG", 3, "S", (1, 3), 46, 66),
        City("pittsburgh", "Pittsburgh", "PIT", 4, "L", (1, 3, 4), 31, 66),
        City("cleveland", "Cleveland", "CLE", 4, "M", (1, 3), 21, 42),
        City("erie", "Erie", "ERI", 4, "S", (1, 2), 31, 24),
        City("detroit", "Detroit", "DET", 4, "M", (2, 4), 11, 22),
        City("cincinnati", "Cincinnati", "CIN", 4, "M", (2, 3), 11, 78),
        City("chicago", "Chicago", "CHI", 4, "L", (3, 4, 5), 0, 38),
    )
}

LINKS = (
    ("new-york", "brooklyn"), ("new-york", "newark"), ("new-york", "albany"),
    ("new-york", "new-haven"), ("brooklyn", "new-haven"), ("albany", "syracuse"),
    ("albany", "great-barrington"), ("syracuse", "rochester"), ("syracuse", "scranton"),
    ("rochester", "buffalo"), ("buffalo", "erie"), ("great-barrington", "hartford"),
    ("new-haven", "hartford"), ("new-haven", "providence"), ("hartford", "providence"),
    ("hartford", "boston"), ("providence", "boston"), ("boston", "portland"),
    ("newark", "philadelphia"), ("newark", "scranton"), ("scranton", "harrisburg"),
    ("philadelphia", "harrisburg"), ("philadelphia", "baltimore"), ("baltimore", "harrisburg"),
    ("baltimore", "washington"), ("washington", "pittsburgh"), ("harrisburg", "pittsburgh"),
    ("pittsburgh", "erie"), ("pittsburgh", "cleveland"), ("pittsburgh", "cincinnati"),
    ("erie", "cleveland"), ("cleveland", "detroit"), ("cleveland", "cincinnati"),
    ("detroit", "chicago"), ("cincinnati", "chicago"),
)
# fmt: on

SIZE_COST: dict[CitySize, int] = {"S": 4, "M": 8, "L": 12}
PROFITABILITY: dict[CitySize, int] = {"S": 1, "M": 2, "L": 3}
"""Spaces up for a project, by the size of its city (8.6)."""


PROJECTS_OF = {
    city.slug: tuple((number, f"{city.slug} {number}") for number in city.projects)
    for city in CITIES.values()
}
"""The projects of each city: their numbers and their ids ("buffalo 3")."""
PROJECTS = {
    project: (city, number)
    for city in CITIES.values()
    for number, project in PROJECTS_OF[city.slug]
}
"""The city and the number of each project."""


@cache
def cities_for(companies: int) -> tuple[str, ...]:
    """The cities in play with this number of companies, in the order of the rows (2.4)."""
    last_region = 2 if companies <= 3 else 3 if companies == 4 else 4
    return tuple(slug for slug, city in CITIES.items() if city.region <= last_region)
