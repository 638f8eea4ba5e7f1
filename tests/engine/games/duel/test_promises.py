"""Every number and leader that a description of Duel promises is what then happens."""

from __future__ import annotations

import re

import pytest

from engine.games.duel import GAME
from engine.games.duel.cards import CITIES, COMPANIES, REGIONS
from engine.games.duel.state import Options
from engine.games.duel.view_types import RegionView, SideView, View
from engine.testing import BrokenContractError, Promise, TriedChoice, check_promises, random_play
from tests.engine.games.duel.random_play import every_game, positions
from tests.tools.random_play import lying


def own(view: View, seat: int) -> SideView:
    return view.sides[seat]


def region(view: View, name: str) -> RegionView:
    return next(each for each in view.regions if each.name == name)


def stands(said: re.Match[str], tried: TriedChoice) -> bool:
    """10.2: "New York 5:3, you lead" is how New York stands then."""
    there = region(tried.after, said["region"])
    rival = COMPANIES[own(tried.after, 1 - tried.seat).company].name
    leader = "you" if there.leader == tried.seat else rival
    points = there.points[tried.seat], there.points[1 - tried.seat]
    return (
        points == (int(said["ours"]), int(said["theirs"]))
        and said["leader"] == leader
        and bool(said["tied"]) == (there.reason != "points")
    )


def rises(said: re.Match[str], tried: TriedChoice) -> bool:
    """6.6: PR goes from the first number to the second."""
    prs = own(tried.before, tried.seat).pr, own(tried.after, tried.seat).pr
    return prs == (int(said["before"]), int(said["after"]))


def is_gained(said: re.Match[str], tried: TriedChoice) -> bool:
    """6.6: that much more PR than before."""
    before, after = own(tried.before, tried.seat).pr, own(tried.after, tried.seat).pr
    return after - before == int(said["more"])


def earns(said: re.Match[str], tried: TriedChoice) -> bool:
    """7.1: that many Free Actions more, one less for a Free Action that was used."""
    before, after = tried.before, tried.after
    if (after.step, after.active, after.scoring_region) != (
        before.step,
        before.active,
        before.scoring_region,
    ):
        return True  # the turn or the bonus is over: earned Free Actions are used or lost
    spent = tried.choice.verb.startswith("free ")
    return bool(after.turn.free - before.turn.free + spent == int(said["earned"]))


def turns_up(said: re.Match[str], tried: TriedChoice) -> bool:
    """6.3: that many Cities lie in the row that did not before."""
    return len(set(tried.after.row) - set(tried.before.row)) == int(said["new"])


def is_in_deck(said: re.Match[str], tried: TriedChoice) -> bool:
    """1.7: that many Cities of the Region are neither in the row nor taken before the choice."""
    open_cities = {*tried.before.row}
    for side in tried.before.sides:
        open_cities.update(*side.cities.values())
    hidden = [row for slug, row in CITIES.items() if slug not in open_cities]
    there = sum(REGIONS[row.region].name == said["region"] for row in hidden)
    return there == int(said["left"]) and len(hidden) == tried.before.city_deck


def leaves_unused(said: re.Match[str], tried: TriedChoice) -> bool:
    """5.5: that many Free Actions are lost."""
    return bool(tried.before.turn.free == int(said["free"]))


def leads_then(said: re.Match[str], tried: TriedChoice) -> bool:
    """10.2: the Regions that a tie now gives are led by the seat, and were not before."""
    return all(
        region(tried.after, row.name).leader == tried.seat
        and region(tried.before, row.name).leader != tried.seat
        for row in REGIONS.values()
        if row.name in said["regions"]
    )


def goal_is(said: re.Match[str], tried: TriedChoice) -> bool:
    """9.1: the goal is met after the choice, or is no longer."""
    seat = tried.seat if said["whose"] == "your" else 1 - tried.seat
    before, after = own(tried.before, seat).goal, own(tried.after, seat).goal
    assert before is not None
    assert after is not None
    return (before.met, after.met) == (
        (False, True) if said["what"] == "Completes" else (True, False)
    )


def is_out_of_reach(said: re.Match[str], tried: TriedChoice) -> bool:
    """9.5, 9.7: the goal cannot be met any more after the choice, and could before."""
    seat = tried.seat if said["whose"] == "your" else 1 - tried.seat
    before, after = own(tried.before, seat).goal, own(tried.after, seat).goal
    assert before is not None
    assert after is not None
    return (before.out_of_reach, after.out_of_reach) == (False, True)


PROMISES = (
    Promise(
        "standing",
        r"(?P<region>New England|New York|Out West) (?P<ours>\d+):(?P<theirs>\d+), "
        r"(?P<leader>\w+) leads?(?P<tied> by the tie-break)?",
        stands,
    ),
    Promise("PR", r"PR from (?P<before>\d+) to (?P<after>\d+)", rises),
    Promise("more PR", r"^\+(?P<more>\d+) PR$", is_gained),
    Promise("Free Actions", r"[Ee]arns (?P<earned>\d+) Free Actions?", earns),
    Promise("new Cities", r"(?P<new>\d+) new (City turns|Cities turn) up", turns_up),
    Promise(
        "in the deck",
        r"(?P<left>\d+)(?: in)? (?P<region>New England|New York|Out West)",
        is_in_deck,
    ),
    Promise("lost", r"leaves .*?(?P<free>\d+) Free Actions? unused", leaves_unused),
    Promise("ties", r"you lead (?P<regions>(?:New|Out)[\w ,]*) by the tie-break", leads_then),
    Promise("goal", r"(?P<what>Completes|Breaks) (?P<whose>\w+?)('s)? goal", goal_is),
    Promise("reach", r"Puts (?P<whose>\w+?)('s)? goal out of reach permanently", is_out_of_reach),
)
PLAIN = (r"Goal: .*", r"Propaganda \+\d", r"each multiple of 3")
"""The text of a goal, the printed text of a card, and a rule."""


@every_game
def test_what_a_choice_promises_is_what_happens(seed: int, seats: int, options: Options) -> None:
    """10.2, 6.6, 7.1, 6.3, 5.5, 9.1: numbers, leaders and goals, at every decision."""
    kept = check_promises(positions(seed, seats, options), PROMISES, plain=PLAIN)
    assert kept["standing"] > 0
    assert kept["PR"] > 0
    assert kept["Free Actions"] > 0


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("PR from 0 to 99", "promises 'PR from 0 to 99' .PR."),
        ("wins 7 points", "names 7 in 'wins 7 points', which no promise measures"),
    ],
)
def test_a_promise_that_is_not_kept_is_found(words: str, complaint: str) -> None:
    """6.6: a wrong number is noticed, and so is one that nothing measures."""
    with pytest.raises(BrokenContractError, match=complaint):
        check_promises(random_play(lying(GAME, words), seed=1), PROMISES)
