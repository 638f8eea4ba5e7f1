"""The components of Duel as rows: Regions, Technologies, companies, Cities and Assistants.

RULES.md 14 says which of them are our own design.
"""

from __future__ import annotations

from typing import Annotated

from engine.core.told import named_in
from engine.games.duel.card_types import Assistant, City, Company, Region, Technology

REGIONS = {
    row.slug: row
    for row in (
        Region("new-england", "New England", "3 PR, which earn a Free Action"),
        Region("new-york", "New York", "any share in the market"),
        Region("out-west", "Out West", "any City in the row"),
    )
}

TECHNOLOGIES = {
    row.slug: row
    for row in (
        Technology("bulbs", "Bulbs"),
        Technology("transformers", "Transformers"),
        Technology("meters", "Meters"),
    )
}

# fmt: off
COMPANIES = {
    row.slug: row
    for row in (
        Company("tesla", "Tesla", "Nikola Tesla", "AC", "new-york", "transformers",
                "Hold all 3 Technologies and a City in each Region, and be ahead in PR", "9.4"),
        Company("brush", "Brush", "Charles Brush", "AC", "out-west", "bulbs",
                "Place all 5 Brush shares and have 3 Cities Out West", "9.5"),
        Company("thomson", "Thomson", "Elihu Thomson", "AC", "new-england", "meters",
                "Own a share of each of the 6 minor companies and lead New England", "9.6"),
        Company("westinghouse", "Westinghouse", "George Westinghouse", "AC", "out-west",
                "transformers", "Have 4 Cities in each Region", "9.7"),
        Company("edison", "Edison", "Thomas Edison", "DC", "new-york", "bulbs",
                "Have No AC on all 3 Regions, be ahead in PR, and lead New York", "9.8"),
        Company("insull", "Insull", "Samuel Insull", "DC", "new-york", "meters",
                "Own 3 shares in each of 3 minor companies", "9.9"),
        Company("maxim", "Maxim", "Hiram Maxim", "DC", "new-england", "bulbs",
                "Lead all 3 Regions", "9.10"),
        Company("walker", "Walker", "Madam C. J. Walker", "DC", "new-england", "meters",
                "Be 12 PR ahead and lead 2 Regions", "9.11"),
    )
}

CITIES = {
    row.slug: row
    for row in (
        City("boston", "Boston", "new-england"),
        City("providence", "Providence", "new-england"),
        City("hartford", "Hartford", "new-england"),
        City("new-haven", "New Haven", "new-england"),
        City("worcester", "Worcester", "new-england"),
        City("lowell", "Lowell", "new-england"),
        City("portland", "Portland", "new-england"),
        City("great-barrington", "Great Barrington", "new-england"),
        City("albany", "Albany", "new-york"),
        City("buffalo", "Buffalo", "new-york"),
        City("brooklyn", "Brooklyn", "new-york"),
        City("niagara", "Niagara", "new-york"),
        City("manhattan", "Manhattan", "new-york"),
        City("rochester", "Rochester", "new-york"),
        City("schenectady", "Schenectady", "new-york"),
        City("syracuse", "Syracuse", "new-york"),
        City("chicago", "Chicago", "out-west"),
        City("cleveland", "Cleveland", "out-west"),
        City("pittsburgh", "Pittsburgh", "out-west"),
        City("st-louis", "St. Louis", "out-west"),
        City("denver", "Denver", "out-west"),
        City("telluride", "Telluride", "out-west"),
        City("san-francisco", "San Francisco", "out-west"),
        City("minneapolis", "Minneapolis", "out-west"),
    )
}

ELECTRIFY, ACQUIRE, ADVANCE, MONOPOLIZE = "electrify", "acquire", "advance", "monopolize"
PROPAGANDA = "propaganda"
ACTIONS = (ELECTRIFY, ACQUIRE, ADVANCE, MONOPOLIZE, PROPAGANDA)
"""The Actions that an Assistant may have (6)."""

ASSISTANTS = {
    row.slug: row
    for row in (
        Assistant("henry-villard", "Henry Villard", "railway financier", (ELECTRIFY, ACQUIRE)),
        Assistant("francis-upton", "Francis Upton", "Edison's mathematician", (ELECTRIFY, ACQUIRE)),
        Assistant("edward-johnson", "Edward H. Johnson", "company executive", (ELECTRIFY, ACQUIRE)),
        Assistant("william-stanley", "William Stanley Jr.", "transformer builder",
                  (ELECTRIFY, ADVANCE)),
        Assistant("benjamin-lamme", "Benjamin Lamme", "machine designer", (ELECTRIFY, ADVANCE)),
        Assistant("edward-adams", "Edward Dean Adams", "Niagara promoter", (ELECTRIFY, MONOPOLIZE)),
        Assistant("granville-woods", "Granville T. Woods", "railway inventor",
                  (ELECTRIFY, MONOPOLIZE)),
        Assistant("charles-batchelor", "Charles Batchelor", "Edison's right hand",
                  (ELECTRIFY, PROPAGANDA), 2),
        Assistant("frank-sprague", "Frank J. Sprague", "streetcar builder",
                  (ELECTRIFY, PROPAGANDA), 2),
        Assistant("bertha-lamme", "Bertha Lamme", "pioneer engineer", (ELECTRIFY, PROPAGANDA), 2),
        Assistant("charles-coffin", "Charles A. Coffin", "company builder", (ACQUIRE, ADVANCE)),
        Assistant("oliver-shallenberger", "Oliver Shallenberger", "meter inventor",
                  (ACQUIRE, ADVANCE)),
        Assistant("edwin-houston", "Edwin J. Houston", "Thomson's partner", (ACQUIRE, ADVANCE)),
        Assistant("jp-morgan", "J. P. Morgan", "banker", (ACQUIRE, MONOPOLIZE)),
        Assistant("grosvenor-lowrey", "Grosvenor Lowrey", "corporate lawyer",
                  (ACQUIRE, MONOPOLIZE)),
        Assistant("charles-peck", "Charles F. Peck", "Tesla's backer", (ACQUIRE, PROPAGANDA), 2),
        Assistant("hetty-green", "Hetty Green", "investor", (ACQUIRE, PROPAGANDA), 2),
        Assistant("charles-steinmetz", "Charles P. Steinmetz", "AC theorist",
                  (ADVANCE, MONOPOLIZE)),
        Assistant("lewis-latimer", "Lewis H. Latimer", "filament maker", (ADVANCE, PROPAGANDA), 3),
        Assistant("mark-twain", "Mark Twain", "author", (ADVANCE, PROPAGANDA), 3),
        Assistant("harold-brown", "Harold P. Brown", "anti-AC campaigner",
                  (MONOPOLIZE, PROPAGANDA), 3),
        Assistant("hg-wells", "H. G. Wells", "author", (PROPAGANDA,), 4),
        Assistant("nellie-bly", "Nellie Bly", "reporter", (PROPAGANDA,), 4),
        Assistant("thomas-martin", "Thomas C. Martin", "press editor", (PROPAGANDA,), 4),
    )
}
# fmt: on

AssistantSlug = Annotated[str, named_in(ASSISTANTS)]
CitySlug = Annotated[str, named_in(CITIES)]
CompanySlug = Annotated[str, named_in(COMPANIES)]
RegionSlug = Annotated[str, named_in(REGIONS)]
TechnologySlug = Annotated[str, named_in(TECHNOLOGIES)]
"""Slugs that the lines of events print by the names of their rows."""

SHARE_POINTS = (0, 1, 3, 6, 8, 9)
"""Points by the number of shares of one company in its Region (10.1)."""

SHARES_EACH = 5
ROW_LENGTH = 3
HAND_SIZE = 3
FREE_PR = 2
"""The PR from Propaganda as a Free Action (6.6)."""
