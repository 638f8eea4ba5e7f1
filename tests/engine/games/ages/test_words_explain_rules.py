"""Choices, log lines and refusals explain the rules that a newcomer would otherwise miss."""

from __future__ import annotations

import re
from itertools import islice, product

from attrs import evolve

from engine.core.choice import choice
from engine.core.match_access import position_of
from engine.core.zones import Deck
from engine.games.ages import GAME
from engine.games.ages.achievements.by_cards import known_card_goals, might_hide_goal
from engine.games.ages.achievements.rules import earned_by_cards
from engine.games.ages.adventures.events import EncounterFaced
from engine.games.ages.adventures.phrases import guardians_to_come
from engine.games.ages.attacks.events import HitDrawn
from engine.games.ages.cards.events import CardDrawn
from engine.games.ages.cards.phrases import EXPERIENCE, explained_text
from engine.games.ages.cards.texts import card_for
from engine.games.ages.creatures.events import Unleashed
from engine.games.ages.describe import describe
from engine.games.ages.fire.texts import FLEW
from engine.games.ages.map.sight import range_between
from engine.games.ages.moving.events import PutInDome, Walked
from engine.games.ages.names import short_name
from engine.games.ages.pending import Ask, Pending
from engine.games.ages.rows.adventures import GUARDIANS
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.state import Options
from engine.games.ages.steps import Step
from engine.games.ages.units import Fate
from engine.testing import play, random_play
from tests.engine.games.ages.scene import (
    FAR,
    FIVE,
    MAP,
    black,
    number_of,
    site,
    spaces,
    state,
    white,
)
from tests.engine.games.ages.table import AgesTable, ages, words

A, B, C = spaces("clear", age="ancient")[:3]


def test_a_marker_says_that_it_is_used_once() -> None:
    """18.1, 20.34: it adds 1 to all ratings but Health and Damage for a turn, and is discarded."""
    table = ages(
        white("olaudah-equiano", A),
        white("hanno", B),
        black("pell", FAR),
        step=Step.ADVENTURE,
        counters={A.upper(): "blind-beggar", C.upper(): "dice-at-the-well"},
    )
    play(table, "white: adventure olaudah-equiano", "white: draw common", "white: draw common")
    assert words(table.view("white"), "teach", "hanno").endswith(EXPERIENCE)
    assert EXPERIENCE in explained_text(TREASURES["smelling-salts"])
    using = ages(white("hanno", B, experience=1), black("pell", FAR))
    before = using.unit("hanno").ratings
    play(using, "white: free hanno", "white: experience")
    after = using.unit("hanno").ratings
    raised = {name for name in before if after[name].value - before[name].value == 1}
    assert raised == before.keys() - {"health", "damage"}
    assert using.unit("hanno").experience == 0


def flown(start: str, goal: str, shooter: str) -> AgesTable:
    """A flight of the Mothlight to a space, and who may then shoot at it."""
    table = ages(
        white("the-mothlight", start), black("tomyris", shooter, "yew-bow"), step=Step.MOVE
    )
    play(
        table,
        "white: move the-mothlight",
        "white: fly wings",
        f"white: walk {goal}",
        "white: done",
        "black: opfire tomyris yew-bow",
    )
    return table


def test_a_flight_and_the_shots_at_it_are_told_as_such() -> None:
    """29.5: no terrain counts, not even in woods."""
    shooter, woods = next(
        (clear, wood)
        for wood in spaces("woods")
        for clear in spaces("clear")
        if range_between(MAP, number_of(clear), number_of(wood)) == 3
    )
    start = next(
        name
        for name in spaces("clear")
        if range_between(MAP, number_of(name), number_of(woods)) == 2 and name != shooter
    )
    table = flown(start, woods, shooter)
    log = [each.told() for each in table.all_events() if isinstance(each, Walked)]
    assert log[0].startswith(f"The Mothlight flies to {woods.upper()}")
    assert " over " in log[0]
    assert FLEW in words(table.view("black"), "at", "the-mothlight")
    play(table, "black: at the-mothlight")
    assert f"no cover. {FLEW}" in words(table.view("black"), "in", woods)
    play(table, f"black: in {woods}")
    (hit,) = table.events_of(HitDrawn)
    assert f"the Mothlight in flight over {woods.upper()} with" in hit.told()


def test_a_hunter_says_who_strikes_first_and_what_its_target_does() -> None:
    """12.1, 12.4, 28.4: a target with higher Wits may kill it before it strikes."""
    for target, is_quicker in (("mary-read", True), ("old-grumbletoe", False)):
        table = ages(white("hanno", FIVE[0], "wolfhound"), black(target, FIVE[1]), blacks="55")
        play(table, "white: free hanno")
        told = words(table.view("white"), "unleash", f"wolfhound {target}")
        order = told.partition("In melee the higher Wits strikes first: ")[2]
        name = short_name(target)
        assert (order.index(name) < order.index("Wolfhound")) is is_quicker
        play(table, f"white: unleash wolfhound {target}", "white: finish")
        play(table, "white: move wolfhound-1", f"white: walk {FIVE[1]}", "white: done")
        while table.deciders() == ["black"] and table.view("black").step != "strike":
            play(table, f"black: {table.choices_of('black')[-1]}")
        assert (table.deciders() == ["black"]) is is_quicker
        if is_quicker:
            struck = words(table.view("black"), "strike", "wolfhound-1")
            (hit,) = re.findall(r"^Hits (\d+)%", struck)
            assert f"{name} (Wits 7, hits {hit}%" in order


def test_only_guardians_that_can_be_turned_up_are_counted() -> None:
    """16.1, 16.7: chances and prices are those of the deck as it is, not of the whole age."""
    everyone = [row.slug for row in GUARDIANS.values() if row.age == "ancient"]
    for beaten_count in (0, 2, len(everyone) - 1, len(everyone)):
        beaten, left = everyone[:beaten_count], everyone[beaten_count:]
        table = ages(
            white("hanno", site("war 0"), "yew-bow"),
            black("pell", FAR),
            step=Step.ADVENTURE,
            guardians={**state().guardians, "ancient": Deck(left)},
            beaten_guardians={**state().beaten_guardians, "ancient": beaten},
        )
        view = table.view("white")
        rows = guardians_to_come(view, "ancient")
        assert [row.slug for row in rows] == (left or beaten)
        told = words(view, "adventure", "hanno")
        prices = [row.pay for row in rows if row.pay]
        assert f"{len(prices)} of {len(rows)} take" in told if prices else "no payment" in told


def test_the_deck_of_guardians_is_as_a_viewer_reckons() -> None:
    """16.9: a half of a split deck is among those that may be in it."""
    for mission in ("well", "clash"):
        for match in islice(random_play(GAME, seed=3, options=Options(mission=mission)), 400):
            g, view = position_of(match).state, match.view(0)
            for pile in view.guardians:
                reckoned = {row.slug for row in guardians_to_come(view, pile.age)}
                cards = set(g.guardians[pile.age].cards or g.beaten_guardians[pile.age])
                is_split = f"{pile.age.removesuffix('-alternate')}-alternate" in g.guardians
                assert cards <= reckoned if is_split else cards == reckoned


def test_a_dome_is_named_by_its_colour_and_space() -> None:
    """17.2: its number is of use only with dice, which name it (17.4)."""
    event = PutInDome(unit="hanno", dome=6, space="H40")
    assert event.told() == "Hanno appears in the green dome at H40"
    view = ages(white("hanno", A), black("pell", FAR), acting_unit=0).view("white")
    label = describe(view, choice("dome", "6")).label
    assert label == f"the green dome at {MAP.names[MAP.domes[6]]}"
    rolled = describe(evolve(view, has_dice=True), choice("dome", "6")).label
    assert rolled == f"the green dome 6 at {MAP.names[MAP.domes[6]]}"


def test_the_log_says_whether_an_encounter_was_paid() -> None:
    """15.4: a card for the whole reward, or one draw less."""
    results = {"pay yew-bow": "pays a card, 3 draws", "keep": "pays no card, 2 draws"}
    for answer, told in results.items():
        table = ages(
            white("hanno", A, "yew-bow"),
            black("pell", FAR),
            step=Step.ADVENTURE,
            counters={A.upper(): "black-market", FAR.upper(): "workshop"},
        )
        play(table, "white: adventure hanno", f"white: {answer}")
        (faced,) = table.events_of(EncounterFaced)
        assert faced.told() == f"Hanno passes Black Market at {A.upper()}: {told}"


def test_the_log_says_that_an_elite_card_takes_two_draws() -> None:
    """14.1: but not of a card that is dealt at the start."""
    table = ages(
        white("hanno", A),
        black("pell", FAR),
        pending=[Pending(ask=Ask.DRAW, unit=0, count=3)],
    )
    play(table, "white: draw elite", "white: draw common")
    lines = [each.told() for each in table.all_events() if isinstance(each, CardDrawn)]
    assert lines == ["Hanno draws an Elite card for two draws", "Hanno draws a Common card"]
    dealt = CardDrawn(unit="hanno", deck="elite", card="")
    assert dealt.told() == "Hanno draws an Elite card"


def test_an_achievement_card_says_whether_it_counts() -> None:
    """14.14, 21.65, 21.80: as the rules would count it now, and what is missing."""
    paths: list[dict[str, tuple[int, int]]] = [
        {},
        {"labyrinth-ancient war": (0, 1)},
        {"labyrinth-ancient war": (0, 1), "labyrinth-ancient glory": (1, 2)},
    ]
    fates = (Fate.ON_MAP, Fate.PRISON, Fate.OFF_MAP)
    for passed, fate, markers in product(range(5), fates, paths):
        keeper = white("hanno", A, "grand-tour keeper-of-keys", encounters_passed=passed, fate=fate)
        g = state(keeper, black("pell", FAR), path_markers=markers)
        view = GAME.view(g, 0)
        for unit, slug in known_card_goals(view):
            counts = slug in earned_by_cards(g, 0, eyes=0)
            is_there = fate is Fate.ON_MAP if slug == "grand-tour" else fate is not Fate.PRISON
            owners = [owner for owner, _ in markers.values()]
            has_enough = passed >= 3 if slug == "grand-tour" else owners == [0]
            assert counts is (is_there and has_enough)
            told = str(card_for(view, unit, slug))
            assert told.startswith("Counts now: " if counts else "Does not count now: ")
            numbers = [int(each) for each in re.findall(r"\d+", told.partition(". ")[0])]
            assert numbers == (
                [min(passed, 3), 3] if slug == "grand-tour" else [owners.count(0), owners.count(1)]
            )
        assert known_card_goals(GAME.view(g, 1)) == []
        assert might_hide_goal(GAME.view(g, 1))


def test_a_hunter_is_logged_where_it_is() -> None:
    """28.3: it begins in the space of its owner, and not where its target is."""
    table = ages(white("hanno", FIVE[0], "wolfhound"), black("pell", FIVE[2]))
    play(table, "white: free hanno", "white: unleash wolfhound pell")
    (event,) = table.events_of(Unleashed)
    space = FIVE[0].upper()
    assert event.told() == f"Hanno unleashes Wolfhound 1 at {space}, to hunt Pell"
