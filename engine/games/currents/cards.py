"""The cards of War of Currents as rows: companies, luminaries, propaganda, events, HQ, automata.

The cities are in `cities.py`. RULES.md says which of them are our own design.
"""

from __future__ import annotations

from functools import lru_cache

from engine.games.currents.card_types import (
    TRACKS,
    AutomatonCard,
    Company,
    Effects,
    EventCard,
    HqCard,
    Luminary,
    Propaganda,
    Ratings,
    Track,
    WorksCriterion,
)

# fmt: off
COMPANIES = {
    row.slug: row
    for row in (
        Company("tesla", "Tesla Electric", "Tesla", "T", "nikola-tesla", "ac",
                "After an AC patent you may move the currents' marker 1 towards AC",
                "AC patent: marker may go 1 towards AC", Effects(nudged_currents=("ac",))),
        Company("edison", "Edison Electric", "Edison", "E", "thomas-edison", "dc",
                "You never pay patent fees", "No patent fees", Effects(free_of_fees=TRACKS)),
        Company("thomson", "Thomson-Houston", "Thomson", "H", "elihu-thomson", "ac",
                "Each patent you claim moves your price 1 more space up",
                "Patents: price 1 more up", Effects(patent_price=1)),
        Company("maxim", "United States Electric", "Maxim", "M", "hiram-maxim", "dc",
                "Each claim ignores one skipped city", "Ignores a skipped city",
                Effects(ignored_cities=1)),
        Company("brush", "Brush Electric", "Brush", "B", "charles-brush", "dc",
                "Projects in small and medium cities cost you $1k less",
                "Projects in small and medium cities: -$1k",
                Effects(project_cost=-1, sizes=("S", "M"))),
        Company("walker", "Walker Electric", "Walker", "W", "madam-walker", "ac",
                "Each propaganda action brings an extra $1k times the phase",
                "Propaganda: $1k more times the phase", Effects(propaganda_cash_by_phase=1)),
    )
}

LUMINARIES = {
    row.slug: row
    for row in (
        Luminary("nikola-tesla", "Nikola Tesla", 0, Ratings(3, 1, 3, 1)),
        Luminary("thomas-edison", "Thomas Edison", 0, Ratings(2, 2, 2, 1)),
        Luminary("elihu-thomson", "Elihu Thomson", 0, Ratings(2, 1, 2, 2)),
        Luminary("hiram-maxim", "Hiram Maxim", 0, Ratings(2, 3, 2, 1)),
        Luminary("charles-brush", "Charles Brush", 0, Ratings(3, 2, 1, 1)),
        Luminary("madam-walker", "Madam C. J. Walker", 0, Ratings(2, 2, 1, 2)),
        Luminary("lewis-latimer", "Lewis Latimer", 1, Ratings(2, 1, 1, 1)),
        Luminary("edwin-houston", "Edwin Houston", 1, Ratings(2, 2, 0, 1)),
        Luminary("charles-batchelor", "Charles Batchelor", 1, Ratings(1, 3, 1, 0)),
        Luminary("francis-upton", "Francis Upton", 1, Ratings(3, 1, 1, 0)),
        Luminary("grosvenor-lowrey", "Grosvenor Lowrey", 1, Ratings(0, 0, 3, 2)),
        Luminary("edward-weston", "Edward Weston", 1, Ratings(2, 2, 1, 0)),
        Luminary("moses-farmer", "Moses Farmer", 1, Ratings(3, 1, 0, 1)),
        Luminary("margaret-knight", "Margaret Knight", 1, Ratings(1, 2, 1, 1)),
        Luminary("henry-villard", "Henry Villard", 1, Ratings(0, 1, 3, 1)),
        Luminary("george-westinghouse", "George Westinghouse", 2, Ratings(1, 3, 2, 1)),
        Luminary("william-stanley", "William Stanley", 2, Ratings(3, 2, 0, 1)),
        Luminary("oliver-shallenberger", "Oliver Shallenberger", 2, Ratings(3, 3, 0, 0)),
        Luminary("harold-p-brown", "Harold P. Brown", 2, Ratings(1, 0, 1, 4)),
        Luminary("samuel-insull", "Samuel Insull", 2, Ratings(0, 1, 3, 2)),
        Luminary("charles-coffin", "Charles Coffin", 2, Ratings(0, 2, 3, 1)),
        Luminary("frank-sprague", "Frank Sprague", 2, Ratings(3, 2, 1, 0)),
        Luminary("benjamin-lamme", "Benjamin Lamme", 2, Ratings(2, 3, 1, 0)),
        Luminary("granville-woods", "Granville Woods", 2, Ratings(3, 1, 1, 1)),
        Luminary("jp-morgan", "J. P. Morgan", 3, Ratings(0, 1, 4, 3)),
        Luminary("charles-steinmetz", "Charles Steinmetz", 3, Ratings(4, 2, 1, 1)),
        Luminary("michael-pupin", "Michael Pupin", 3, Ratings(3, 1, 2, 2)),
        Luminary("charles-f-scott", "Charles F. Scott", 3, Ratings(3, 3, 1, 1)),
        Luminary("edward-dean-adams", "Edward Dean Adams", 3, Ratings(1, 2, 4, 1)),
        Luminary("bertha-lamme", "Bertha Lamme", 3, Ratings(3, 4, 0, 1)),
        Luminary("commerford-martin", "T. Commerford Martin", 3, Ratings(1, 1, 2, 4)),
        Luminary("hertha-ayrton", "Hertha Ayrton", 3, Ratings(4, 2, 0, 2)),
        Luminary("coleman-sellers", "Coleman Sellers", 3, Ratings(2, 4, 1, 1)),
    )
}

PROPAGANDA = {
    row.slug: row
    for row in (
        # phase, fame, AC, DC, cash
        Propaganda("menlo-park-open-house", "Menlo Park Open House", 1, 2, 0, 1, 5),
        Propaganda("arc-lamps-on-broadway", "Arc Lamps on Broadway", 1, 1, 0, 1, 5),
        Propaganda("paris-electrical-exposition", "Paris Electrical Exposition", 1, 2, 1, 1, 5),
        Propaganda("pearl-street-switch-on", "Pearl Street Switch-On", 1, 1, 0, 2, 4),
        Propaganda("mark-twain", "Mark Twain", 1, 2, 1, 0, 5),
        Propaganda("imported-transformers", "Imported Transformers", 1, 0, 2, 0, 4),
        Propaganda("newspaper-interview", "Newspaper Interview", 1, 1, 1, 1, 5, "News"),
        Propaganda("lamplit-torch-parade", "Lamplit Torch Parade", 1, 1, 0, 0, 6),
        Propaganda("the-electric-chair", "The Electric Chair", 2, 1, 0, 3, 1),
        Propaganda("pamphlet-of-warnings", "Pamphlet of Warnings", 2, 1, 0, 2, 2),
        Propaganda("main-street-alight", "Main Street Alight", 2, 1, 2, 0, 2),
        Propaganda("lecture-to-the-engineers", "Lecture to the Engineers", 2, 2, 2, 0, 1),
        Propaganda("overhead-wire-scare", "Overhead Wire Scare", 2, 0, 0, 3, 3),
        Propaganda("safety-rebuttal", "Safety Rebuttal", 2, 1, 3, 0, 1),
        Propaganda("industrial-exhibition", "Industrial Exhibition", 2, 3, 0, 0, 2, "Exhibit"),
        Propaganda("wall-street-gossip", "Wall Street Gossip", 2, 1, 1, 1, 4),
        Propaganda("city-of-light-fair", "City of Light Fair", 3, 3, 3, 0, 2),
        Propaganda("hg-wells", "H. G. Wells", 3, 2, 1, 1, 4),
        Propaganda("niagara-commission", "Niagara Commission", 3, 1, 3, 0, 4),
        Propaganda("topsy", "Topsy", 3, 1, 0, 4, 3),
        Propaganda("peep-show-parlours", "Peep-Show Parlours", 3, 3, 0, 2, 3),
        Propaganda("laboratory-soiree", "Laboratory Soiree", 3, 3, 2, 0, 2),
        Propaganda("merger-rumour", "Merger Rumour", 3, 1, 1, 1, 6),
        Propaganda("world-press-tour", "World Press Tour", 3, 4, 0, 0, 2),
    )
}

EVENT_CARDS = {
    row.slug: row
    for row in (
        # The first number is the phase, the second the stock effect: spaces up, or left below 0.
        EventCard("panic-of-1884", "Panic of 1884", 1, -1,
                  "Each player pays $2k, or all their cash if less", cash=-2),
        EventCard("cheap-copper", "Cheap Copper", 1, 1,
                  "Projects cost players $1k less this turn", effects=Effects(project_cost=-1)),
        EventCard("gas-company-lobby", "Gas Company Lobby", 1, -1,
                  "Projects in small cities cost players $2k more this turn",
                  effects=Effects(project_cost=2, sizes=("S",))),
        EventCard("patent-office-backlog", "Patent Office Backlog", 1, 0,
                  "A patent needs 1 more Fin from players this turn",
                  effects=Effects(patent_fin=1)),
        EventCard("visiting-financiers", "Visiting Financiers", 1, 1,
                  "The winner's price goes up 3", auctioned=True, rise=3),
        EventCard("machinists-arrive", "Machinists Arrive", 1, 0,
                  "The winner has +1 Man on every advance this turn",
                  auctioned=True, effects=Effects(man=1)),
        EventCard("press-excursion", "Press Excursion", 1, 1,
                  "The winner's Future Fame rises by up to 2 ranks", auctioned=True),
        EventCard("ticker-tip", "Ticker Tip", 1, 0,
                  "The winner may buy a share for $4k less; its price rises by the phase",
                  auctioned=True),
        EventCard("great-blizzard", "Great Blizzard", 2, -1,
                  "Players may claim only projects that skip no city this turn",
                  effects=Effects(forbids_skipping=True)),
        EventCard("copper-corner", "Copper Corner", 2, -1,
                  "Projects cost players $2k more this turn", effects=Effects(project_cost=2)),
        EventCard("fairground-contracts", "Fairground Contracts", 2, 2,
                  "Each player gains $2k", cash=2),
        EventCard("execution-commission", "Execution Commission", 2, -1,
                  "The currents' marker moves 2 towards DC", marker=-2),
        EventCard("rail-rate-act", "Rail Rate Act", 2, 0,
                  "Each skipped city counts twice for players this turn",
                  effects=Effects(skipped_again=1)),
        EventCard("turnkey-contract", "Turnkey Contract", 2, 0,
                  "The winner's next claim this turn costs nothing but patent fees",
                  auctioned=True, effects=Effects(has_free_project=True)),
        EventCard("poached-engineers", "Poached Engineers", 2, 1,
                  "The winner has +1 Inv on every advance this turn",
                  auctioned=True, effects=Effects(inv=1)),
        EventCard("exposition-medal", "Exposition Medal", 2, 1,
                  "The winner's price goes up 5", auctioned=True, rise=5),
        EventCard("panic-of-1893", "Panic of 1893", 3, -2,
                  "Each player pays $4k, or all their cash if less", cash=-4),
        EventCard("niagara-award", "Niagara Award", 3, 1,
                  "The currents' marker moves 2 towards AC", marker=2),
        EventCard("laboratory-fire", "Laboratory Fire", 3, -1,
                  "Each player with 2 or more awake luminaries exhausts one"),
        EventCard("lamp-patent-lapses", "Lamp Patent Lapses", 3, 1,
                  "There are no Bulb patent fees this turn, not even for automata",
                  effects=Effects(free_of_fees=("bulb",))),
        EventCard("gold-drain", "Gold Drain", 3, -1,
                  "Shares cost players $3k more this turn", effects=Effects(share_cost=3)),
        EventCard("consolidation", "Consolidation", 3, 0,
                  "The winner takes a share of any company from the market, free; no price moves",
                  auctioned=True),
        EventCard("expert-witnesses", "Expert Witnesses", 3, 1,
                  "The winner pays no patent fees this turn",
                  auctioned=True, effects=Effects(free_of_fees=TRACKS)),
        EventCard("white-city-lights", "White City Lights", 3, 2,
                  "The winner's price goes up 7", auctioned=True, rise=7),
        EventCard("delmonicos", "Delmonico's", 1, 1,
                  "You may pay $2k to raise your Future Fame up to 2 ranks",
                  single_player_only=True),
        EventCard("joseph-swan", "Joseph Swan", 1, 0,
                  "Each Bulb advance needs 1 Inv less this turn",
                  single_player_only=True, effects=Effects(inv=1, tracks=("bulb",))),
        EventCard("gerlach-hotel", "Gerlach Hotel", 2, 0,
                  "Once this turn you may pay $3k to wake one of your luminaries",
                  single_player_only=True, effects=Effects(wake_cost=3)),
        EventCard("pullman-strike", "Pullman Strike", 3, -2,
                  "Projects in large cities cost $4k more this turn",
                  single_player_only=True, effects=Effects(project_cost=4, sizes=("L",))),
    )
}

HQ_CARDS = {
    row.slug: row
    for row in (
        HqCard("polyphase-laboratory", "Polyphase Laboratory", "tesla", "inv", 2, "ongoing",
               "+1 Inv on AC advances", Effects(inv=1, tracks=("ac",))),
        HqCard("coil-shop", "Coil Shop", "tesla", "man", 2, "ongoing",
               "+1 Man on AC and Bulb advances", Effects(man=1, tracks=("ac", "bulb"))),
        HqCard("royalty-office", "Royalty Office", "tesla", "fin", 2, "ongoing",
               "The bank adds $1k to each patent fee you receive", Effects(fee_gain=1)),
        HqCard("demonstration-hall", "Demonstration Hall", "tesla", "pro", 2, "when developed",
               "Move the currents' marker up to 2 towards AC"),
        HqCard("tesla-works", "Tesla Works", "tesla", "man", 7, "at the end",
               "If you hold {} or more AC patents",
               criterion=WorksCriterion("AC patent", 3, 2, 2, 1)),
        HqCard("invention-factory", "Invention Factory", "edison", "inv", 2, "ongoing",
               "+1 Inv on every advance", Effects(inv=1)),
        HqCard("lamp-factory", "Lamp Factory", "edison", "man", 2, "ongoing",
               "+1 Man on Bulb advances", Effects(man=1, tracks=("bulb",))),
        HqCard("holding-trust", "Holding Trust", "edison", "fin", 2, "when developed",
               "Gain $2k times the phase"),
        HqCard("press-bureau", "Press Bureau", "edison", "pro", 2, "ongoing",
               "+1 Pro on each propaganda action", Effects(pro=1)),
        HqCard("edison-works", "Edison Works", "edison", "man", 7, "at the end",
               "If you have {} or more projects",
               criterion=WorksCriterion("project", 5, 5, 5, 6)),
        HqCard("testing-laboratory", "Testing Laboratory", "thomson", "inv", 2, "when developed",
               "Advance one track 1 level at no cost, without a patent"),
        HqCard("dynamo-hall", "Dynamo Hall", "thomson", "man", 2, "ongoing",
               "+1 Man on every advance", Effects(man=1)),
        HqCard("finance-bureau", "Finance Bureau", "thomson", "fin", 2, "ongoing",
               "Shares bought in bookkeeping cost $2k less", Effects(ledger_share_cost=-2)),
        HqCard("trade-journal", "Trade Journal", "thomson", "pro", 2, "when developed",
               "Your Future Fame rises by up to 2 ranks"),
        HqCard("thomson-works", "Thomson Works", "thomson", "man", 7, "at the end",
               "If you hold {} or more patents",
               criterion=WorksCriterion("patent", 6, 4, 3, 2)),
        HqCard("filament-laboratory", "Filament Laboratory", "maxim", "inv", 2, "ongoing",
               "+1 Inv on Bulb advances", Effects(inv=1, tracks=("bulb",))),
        HqCard("heavy-lathes", "Heavy Lathes", "maxim", "man", 2, "ongoing",
               "Projects in large cities cost $2k less", Effects(project_cost=-2, sizes=("L",))),
        HqCard("london-agents", "London Agents", "maxim", "fin", 2, "when developed",
               "Gain $1k for each project you have"),
        HqCard("showroom", "Showroom", "maxim", "pro", 2, "ongoing",
               "+$1k with each propaganda action", Effects(propaganda_cash=1)),
        HqCard("maxim-works", "Maxim Works", "maxim", "man", 7, "at the end",
               "If you have projects in {} or more large cities",
               criterion=WorksCriterion("large city", 3, 3, 3, 3)),
        HqCard("arc-laboratory", "Arc Laboratory", "brush", "inv", 2, "ongoing",
               "+1 Inv on DC advances", Effects(inv=1, tracks=("dc",))),
        HqCard("dynamo-foundry", "Dynamo Foundry", "brush", "man", 2, "ongoing",
               "Each project moves your price 1 more space up", Effects(project_price=1)),
        HqCard("municipal-desk", "Municipal Desk", "brush", "fin", 2, "when developed",
               "Gain $1k for each city where you have a project"),
        HqCard("lit-streets-campaign", "Lit Streets Campaign", "brush", "pro", 2, "when developed",
               "Move the currents' marker up to 2 towards DC"),
        HqCard("brush-works", "Brush Works", "brush", "man", 7, "at the end",
               "If you have projects in {} or more cities",
               criterion=WorksCriterion("city", 4, 4, 6, 7)),
        HqCard("formula-laboratory", "Formula Laboratory", "walker", "inv", 2, "ongoing",
               "+1 Inv on Bulb and DC advances", Effects(inv=1, tracks=("bulb", "dc"))),
        HqCard("training-school", "Training School", "walker", "man", 2, "when developed",
               "Wake one of your luminaries, but not the one just exhausted"),
        HqCard("agents-fund", "Agents' Fund", "walker", "fin", 2, "ongoing",
               "+$1k with the profit of each turn", Effects(profit=1)),
        HqCard("agents-convention", "Agents' Convention", "walker", "pro", 2, "ongoing",
               "+1 Pro on each propaganda action", Effects(pro=1)),
        HqCard("walker-works", "Walker Works", "walker", "man", 7, "at the end",
               "If you hold {} or more regular shares of other companies",
               criterion=WorksCriterion("share", 2, 3, 4, 6)),
    )
}

DIFFICULTIES = ("babbage", "lovelace", "turing", "hopper")
"""The automata, the weakest first."""

AUTOMATON_CARDS = {
    (row.difficulty, row.turn): row
    for row in (
        AutomatonCard("babbage", 1, track="bulb", level=2, patents=True, projects=1),
        AutomatonCard("babbage", 2, marker="fame", bonus=1, track="main", level=2, patents=True,
                      projects=1, more_projects=1),
        AutomatonCard("babbage", 3, track="bulb", level=3, projects=1, more_projects=1, hq="man"),
        AutomatonCard("babbage", 4, marker="main", bonus=1, projects=1, more_projects=1, hq="fin"),
        AutomatonCard("babbage", 5, marker="fame", bonus=2, track="main", level=3, projects=1,
                      more_projects=1, hq="inv"),
        AutomatonCard("babbage", 6, marker="main", bonus=1, projects=2, hq="pro"),
        AutomatonCard("lovelace", 1, marker="fame", bonus=1, track="bulb", level=2, patents=True,
                      projects=1),
        AutomatonCard("lovelace", 2, marker="main", bonus=1, track="main", level=2, patents=True,
                      projects=1, more_projects=1),
        AutomatonCard("lovelace", 3, marker="fame", bonus=1, track="bulb", level=3, patents=True,
                      projects=1, hq="fin"),
        AutomatonCard("lovelace", 4, marker="main", bonus=2, track="main", level=3, projects=1,
                      more_projects=1),
        AutomatonCard("lovelace", 5, marker="fame", bonus=2, track="bulb", level=4, patents=True,
                      projects=2, hq="inv"),
        AutomatonCard("lovelace", 6, marker="main", bonus=2, track="main", level=4, patents=True,
                      projects=1, hq="man"),
        AutomatonCard("turing", 1, marker="fame", bonus=1, track="bulb", level=2, patents=True,
                      projects=1),
        AutomatonCard("turing", 2, marker="main", bonus=1, track="main", level=2, patents=True,
                      projects=1, more_projects=1, hq="fin"),
        AutomatonCard("turing", 3, marker="fame", bonus=2, track="bulb", level=3, patents=True,
                      projects=1, hq="man"),
        AutomatonCard("turing", 4, marker="main", bonus=2, track="main", level=3, patents=True,
                      projects=1, more_projects=1),
        AutomatonCard("turing", 5, marker="fame", bonus=2, track="bulb", level=4, patents=True,
                      projects=1, hq="inv"),
        AutomatonCard("turing", 6, marker="main", bonus=2, track="main", level=4, patents=True,
                      projects=2, hq="works"),
        AutomatonCard("hopper", 1, marker="fame", bonus=1, track="bulb", level=2, patents=True,
                      projects=1, hq="fin"),
        AutomatonCard("hopper", 2, marker="main", bonus=1, track="main", level=3, patents=True,
                      projects=1),
        AutomatonCard("hopper", 3, marker="fame", bonus=2, track="bulb", level=3, patents=True,
                      projects=1, hq="man"),
        AutomatonCard("hopper", 4, marker="main", bonus=2, track="main", level=4, patents=True,
                      more_projects=1, hq="pro"),
        AutomatonCard("hopper", 5, marker="fame", bonus=2, track="bulb", level=5, patents=True,
                      projects=2, hq="inv"),
        AutomatonCard("hopper", 6, marker="main", bonus=2, track="main", level=5, patents=True,
                      projects=1, more_projects=1, hq="works"),
    )
}
# fmt: on

COSTS: dict[Track, dict[int, tuple[int, int]]] = {
    # The Inv and Man that the step to a level asks for (19.3).
    "ac": {2: (1, 1), 3: (2, 1), 4: (2, 2), 5: (3, 2)},
    "dc": {2: (1, 1), 3: (1, 2), 4: (2, 2), 5: (2, 3)},
    "bulb": {2: (1, 1), 3: (1, 1), 4: (2, 1), 5: (2, 2)},
}
TRACK_END = 5
DC_END = 4
"""The last level of DC, unless the table has five."""

START_CASH = 14
START_PRICE = 12
LAST_PRICE = 90
COLUMN_SPACES = 3
"""Price spaces in a column of the stock track (12.1)."""
PREFERRED_SHARES = 4
"""The number of regular shares that the preferred certificate counts as."""
REGULAR_SHARES = 6
SET_ASIDE = 2
"""Regular shares of a company that wait for the auction of phase 2."""
SHARE_LIMIT = 4
"""The most shares of another company that may be held; with these, buying one more is refused."""
CURRENT_END = 4
"""Spaces of the currents' track on each side of START."""
RANK_POINTS = (6, 4, 2, 1)
"""Points for each share by the rank of its price, and for cash by its rank."""
DEALT_COST = 1
"""The price of a random luminary for a player who opted out."""
TURNS = 6
AUCTION_TURNS = (1, 3, 5)


@lru_cache(maxsize=1 << 12)
def best_fin(luminaries: tuple[str, ...]) -> int:
    """The highest Fin of these luminaries, one at least."""
    return max(LUMINARIES[slug].ratings.fin for slug in luminaries)


def phase_of(turn: int) -> int:
    """The phase of a turn: two turns each (1.2)."""
    return (turn + 1) // 2


def profit_at(price: int) -> int:
    """The earnings of a company in bookkeeping at this price (12.1)."""
    return 2 + (1 + (price - 1) // COLUMN_SPACES) // 2
