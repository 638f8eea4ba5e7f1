"""RULES.md, chapter 6: automata. Their cards are in chapter 18."""

from engine.games.currents.automata.rules import project_to_claim
from engine.games.currents.events import AutomatonBegan, PraiseRaisedPrice
from engine.games.currents.options import Options
from engine.games.currents.projects.events import ProjectClaimed
from engine.games.currents.propaganda.moves import FameMoved, PropagandaTaken, PropagandaTurnedUp
from engine.games.currents.state import Step
from tests.engine.games.currents.scene import scene
from tests.engine.games.currents.table import CurrentsTable, automaton, currents, has


def automata(**words: object) -> CurrentsTable:
    """A table whose automata have just acted."""
    return currents(**{"step": Step.AUTOMATA, "walker": has(), **words})


def test_automata_act_by_present_fame_and_skip_what_is_impossible() -> None:
    """6.1: propaganda, technology, projects, HQ, in this order."""
    table = automata(
        edison=automaton("hopper"), tesla=automaton("turing"), present=["tesla", "walker", "edison"]
    )
    began = [event.company for event in table.all_events() if isinstance(event, AutomatonBegan)]
    assert began == ["tesla", "edison"]
    kinds = [type(event).__name__ for event in table.all_events()]
    last = kinds[len(kinds) - 1 - kinds[::-1].index("AutomatonBegan") :]
    assert last == [
        "AutomatonBegan",
        "PropagandaTaken",
        "FameMoved",
        "Advanced",
        "ProjectClaimed",
        "Developed",
    ]
    blocked = automata(walker=has(projects=ALL_ONES_AND_TWOS), edison=automaton("babbage"))
    assert blocked.firm("edison").projects == ()
    assert blocked.firm("edison").levels["bulb"] == 2


ALL_ONES_AND_TWOS = [
    *("new-york 2", "brooklyn 1", "albany 1", "syracuse 1", "syracuse 2", "rochester 2"),
    *("boston 2", "providence 1", "hartford 2", "new-haven 1", "new-haven 2"),
    *("great-barrington 1", "great-barrington 2", "portland 1"),
]


def test_propaganda_takes_the_largest_number_and_adds_the_bonus() -> None:
    """6.2: of equals the one with more cash, then the first in chapter 19; no cash is taken."""
    cards = ["arc-lamps-on-broadway", "menlo-park-open-house", "mark-twain"]
    table = automata(
        brush=has(),
        maxim=has(),
        edison=automaton("lovelace"),
        propaganda=cards,
        present=["walker", "brush", "maxim", "edison"],
    )
    (taken,) = (event for event in table.all_events() if isinstance(event, PropagandaTaken))
    assert (taken.card, taken.cash_gained) == ("menlo-park-open-house", 0)
    (moved,) = (event for event in table.all_events() if isinstance(event, FameMoved))
    assert (moved.before, moved.now) == (4, 1)
    assert table.view().used_propaganda == ("menlo-park-open-house",)
    assert table.cash("edison") == 0


def test_of_equal_cards_the_first_in_chapter_19_is_taken() -> None:
    """6.2: however they were dealt; matches of version 3 go on with the first that was dealt."""
    cards = ["mark-twain", "paris-electrical-exposition", "menlo-park-open-house"]
    for rules_version, best in ((4, "menlo-park-open-house"), (3, "mark-twain")):
        table = automata(
            edison=automaton("lovelace"), propaganda=cards, rules_version=rules_version
        )
        (taken,) = (event for event in table.all_events() if isinstance(event, PropagandaTaken))
        assert taken.card == best


def test_propaganda_for_the_main_current() -> None:
    """6.2: the marker moves to the side of the main current, and stops at the end."""
    cards = ["pamphlet-of-warnings", "main-street-alight"]
    table = automata(edison=automaton("hopper"), turn=4, propaganda=cards, current=1)
    assert table.view().current == -3
    table = automata(edison=automaton("hopper"), turn=2, propaganda=cards, current=-3)
    assert table.view().current == -4


def test_a_marker_at_its_end_lifts_the_price_instead() -> None:
    """6.3: the first on Future Fame moves no fame, the price goes up by the phase."""
    cards = ["mark-twain", "newspaper-interview", "lamplit-torch-parade"]
    table = automata(
        edison=automaton("babbage"),
        turn=4,
        propaganda=cards,
        used=cards[:2],
        present=["walker", "edison"],
        future=["edison", "walker"],
    )
    # Babbage's card of turn 4 moves the marker; fame comes in turn 5.
    assert table.view().current == -1
    table = automata(
        edison=automaton("lovelace"),
        turn=3,
        propaganda=cards,
        used=cards[:2],
        present=["walker", "edison"],
        future=["edison", "walker"],
    )
    (lifted,) = (event for event in table.all_events() if isinstance(event, PraiseRaisedPrice))
    assert (lifted.prices[0].before, lifted.prices[0].now) == (12, 14)
    assert any(isinstance(event, PropagandaTurnedUp) for event in table.all_events())
    assert table.view().used_propaganda == ()
    table = automata(edison=automaton("hopper"), turn=2, current=-4)
    assert table.view().current == -4
    assert any(isinstance(event, PraiseRaisedPrice) for event in table.all_events())


def test_technology_rises_to_the_level_named() -> None:
    """6.4: with a patent if the card says so and it is free; a level passed does nothing."""
    table = automata(edison=automaton("lovelace"))
    assert table.firm("edison").levels["bulb"] == 2
    assert table.firm("edison").patents == ("bulb 2",)
    table = automata(edison=automaton("lovelace"), walker=has(patents=["bulb 2"]))
    assert table.firm("edison").patents == ()
    table = automata(edison=automaton("lovelace", levels={"bulb": 3}))
    assert table.firm("edison").levels["bulb"] == 3
    assert table.firm("edison").patents == ()
    table = automata(edison=automaton("turing"), turn=4)
    assert table.firm("edison").patents == ("dc 3",)
    table = automata(edison=automaton("hopper"), turn=6)
    assert table.firm("edison").levels["dc"] == 4
    assert table.firm("edison").patents == ("dc 4",)
    table = automata(edison=automaton("lovelace"), turn=4)
    assert table.firm("edison").patents == ()
    five = Options(dc_levels="five")
    assert (
        automata(edison=automaton("hopper"), turn=6, options=five).firm("edison").levels["dc"] == 5
    )


def test_a_city_with_a_project_of_the_highest_level_is_preferred() -> None:
    """6.5: the lowest free project there is claimed; fewest skipped, larger, then by name."""
    g = scene(walker=has(), edison=automaton("turing", levels={"bulb": 2, "dc": 3}))
    assert project_to_claim(g, g.firm("edison")) == "boston 2"
    g = scene(
        walker=has(),
        edison=automaton("turing", levels={"bulb": 3, "dc": 3}, projects=["hartford 2"]),
    )
    assert project_to_claim(g, g.firm("edison")) == "providence 1"


def test_without_a_match_the_nearest_project_is_claimed() -> None:
    """6.5: then the larger city, the higher number, the name."""
    taken = ["new-york 2", "rochester 2", "boston 2", "hartford 2", "syracuse 2", "new-haven 2"]
    g = scene(
        walker=has(projects=[*taken, "great-barrington 2"]),
        edison=automaton("turing", levels={"bulb": 2, "dc": 2}, projects=["albany 3"]),
    )
    assert project_to_claim(g, g.firm("edison")) == "albany 1"
    g = scene(
        walker=has(projects=[*taken, "great-barrington 2", "albany 1"]),
        edison=automaton("turing", levels={"bulb": 2, "dc": 2}, projects=["albany 3"]),
    )
    assert project_to_claim(g, g.firm("edison")) == "great-barrington 1"


def test_the_price_goes_up_as_for_a_player() -> None:
    """6.6: with the main current."""
    table = automata(edison=automaton("babbage"), turn=5, current=-2)
    (claimed,) = (event for event in table.all_events() if isinstance(event, ProjectClaimed))
    assert (claimed.project, claimed.current) == ("brooklyn 1", "dc")
    assert table.price("edison") == 12 + 3 + 2


def test_the_bank_pays_the_player_who_holds_the_patent() -> None:
    """6.7, 20.7, 20.44: the level, or times the phase by an option; an automaton gets nothing."""
    patents = ["bulb 2", "dc 2"]
    table = automata(
        turn=2, walker=has(patents=patents), edison=automaton("babbage", levels={"bulb": 2})
    )
    assert table.cash("walker") == 14 + 2 + 2
    table = automata(
        turn=4,
        walker=has(patents=patents),
        edison=automaton("babbage", levels={"bulb": 2, "dc": 2}),
        options=Options(automata_pay="phase x level"),
    )
    assert table.cash("walker") == 14 + 4 + 4
    table = automata(
        turn=4,
        brush=automaton("babbage", patents=patents, levels={"bulb": 2, "dc": 2}),
        edison=automaton("babbage", levels={"bulb": 2, "dc": 2}),
    )
    assert table.cash("brush") == 0


def test_hq_cards_of_automata_have_no_effect() -> None:
    """6.8: but their points count."""
    table = automata(edison=automaton("lovelace"), turn=3)
    assert table.firm("edison").developed_cards == ("holding-trust",)
    assert table.cash("edison") == 0
    assert table.firm("edison").points.hq == 2
