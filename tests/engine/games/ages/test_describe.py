"""The label of a choice where a coordinate or one general word says too little."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from attrs import evolve

from engine.core.choice import choice
from engine.games.ages.describe import describe
from engine.games.ages.fire import walk_fire as fire_on_walk
from engine.games.ages.moving import texts as moving
from engine.games.ages.names import short_name
from engine.games.ages.pending import Ask, Pending
from engine.games.ages.rows.profiles import PROFILES
from engine.games.ages.sites.facts import gifts_of
from engine.games.ages.steps import Step
from engine.games.ages.tribute.items import bearers_text
from engine.games.ages.unit_state import Unit
from engine.games.ages.units import MAX_PROMPT, prompt_about
from engine.testing import play
from tests.engine.games.ages.scene import FAR as FAR_AWAY, FIVE, black, white
from tests.engine.games.ages.standing_game import ABROAD, FAR, GROUND, HALL, HOME, front, standing
from tests.engine.games.ages.table import AgesTable, ages


@pytest.mark.parametrize(
    ("verb", "question"),
    [
        ("shoots at", ": in which space of the path?"),
        ("has beaten", ": what becomes of the loser?"),
        ("must reveal a card (Narrative of", ")"),
    ],
)
def test_a_question_about_any_two_characters_fits_80_columns(verb: str, question: str) -> None:
    """1.7: with short names only where the whole ones are too long."""
    units = [
        Unit(slug=slug, team=0, owner=0, health=1, max_health=1, starting_health=1)
        for slug in PROFILES
    ]
    prompts = [prompt_about(one, verb, other, question) for one in units for other in units]
    assert max(map(len, prompts)) <= MAX_PROMPT
    assert f"Hanno {verb} Tomyris{question}" in prompts


REACTIONS = {"hide", "armor", "step in", "dying", "parting", "melee start", "opfire"}
"""Steps whose question is passed by itself if nothing can be played."""
BESIDE = len(" White  ") + len("passing in 3 s, any key cancels") + 4
"""The columns of the prompt line for the team, the countdown, and the gaps."""


def reaction_questions(attacker: str, target: str) -> dict[str, str]:
    """The questions that a target of attacks is asked, by the step, in shots and in melee."""
    found: dict[str, str] = {}
    for step, at in ((Step.FIRE, FIVE[2]), (Step.MELEE, FIVE[0])):
        table = ages(
            white(attacker, FIVE[0], "*yew-bow *ship-cutlass", health=9),
            black(target, at, "field-kit ghost-field bodyguard", health=1),
            step=step,
            whites="91 91 90 90",
        )
        while table.match.pending and len(found) < 8 and table.view().round == 1:
            asked = table.match.pending[0]
            name = table.deciders()[0]
            view = table.view(name)
            if view.step in REACTIONS:
                found[view.step] = asked.prompt
            offered = table.choices_of(name)
            wanted = [
                each for each in offered if each.startswith(("shoot", "fire", "at ", "strike"))
            ]
            play(table, f"{name}: {wanted[0] if wanted and name == 'white' else offered[-1]}")
    return found


@pytest.mark.parametrize("target", ["hanno", "scheherazade", "lyudmila-pavlichenko"])
def test_a_reaction_question_fits_beside_the_countdown_of_its_pass(target: str) -> None:
    """14.8, 13.5, 14.11: in 80 columns, with short names and with long ones."""
    found = reaction_questions("nanny-of-the-maroons", target)
    assert {"hide", "armor", "step in", "dying"} <= set(found)
    parting = ages(
        white("hanno", FIVE[0]),
        black(target, FIVE[1], "parting-gift"),
        step=Step.ADVENTURE,
        pending=[Pending(ask=Ask.PARTING, unit=1)],
    )
    found["parting"] = parting.match.pending[0].prompt
    assert {step for step, prompt in found.items() if BESIDE + len(prompt) > 80} == set()
    assert max(len(short_name(slug)) for slug in PROFILES) == len("Scheherazade")


def walk_label(start: int, to: int) -> str:
    """What White's character reads for a walk, behind the coordinate of the space."""
    table = standing(white("pell", start), black("hanno", FAR), step=Step.MOVE)
    play(table, "white: move pell")
    assert f"walk {GROUND.noun(to)}" in table.choices_of("white")
    return describe(table.view("white"), choice("walk", GROUND.noun(to))).label


def test_a_walk_names_the_sites_of_the_base() -> None:
    """26.1: own sites and enemy sites."""
    for sites, whose in ((HOME, "your"), (ABROAD, "enemy")):
        vault, prison = sites["vault"], sites["prison"]
        assert walk_label(vault, prison) == f"{GROUND.names[prison]}, {whose} Prison"
        assert walk_label(prison, vault) == f"{GROUND.names[vault]}, {whose} Vault"


def test_a_walk_names_the_enemy_gates_that_it_ends_in_front_of() -> None:
    """26.3: enemy gates are broken into from the space in front; those of the team are open."""
    for sites, words in ((ABROAD, ", in front of the Main Gate"), (HOME, "")):
        outside = front("main-gate", sites)
        beside = next(each for each in GROUND.open_links[outside] if each not in GROUND.base_sites)
        assert walk_label(beside, outside) == f"{GROUND.names[outside]}{words}"


def test_a_walk_names_the_sites_of_the_arbiters_hall() -> None:
    """27.1: the chamber among them."""
    chamber = HALL["chamber"]
    assert walk_label(HALL["pool"], chamber) == f"{GROUND.names[chamber]}, Arbiter's Chamber"


def enough_words(table: AgesTable) -> str:
    """What White reads for the choice that ends shots or gifts."""
    told = describe(table.view("white"), choice("enough"))
    return f"{told.group}: {told.label}. {told.consequence}"


def test_ending_gifts_speaks_of_gifts() -> None:
    """27.3: what is kept is told, and the giver is dismissed."""
    table = standing(
        white("pell", HALL["chamber"], "yew-bow hill-pony", has_tribute=True),
        black("hanno", FAR),
        step=Step.ADVENTURE,
    )
    play(table, "white: adventure pell", "white: tribute", "white: offer item")
    assert enough_words(table) == (
        "Enough: No further gift. The counter stands at 3 for White; "
        "kept: 2 face-down cards, 2 points. Then dismissed, sent to a dome"
    )


def test_walks_are_listed_before_routes_and_shots_are_worked_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A list of two hundred walks would take long with them, and shows those of one row."""
    table = standing(white("tomyris", HOME["vortex"]), black("pell", FAR), step=Step.MOVE)
    play(table, "white: move tomyris")
    view, asked = table.view("white"), list[str]()
    for module, name in ((moving, "route_to"), (fire_on_walk, "fire_along")):
        counted = partial(_counted, getattr(module, name), name, asked)
        monkeypatch.setattr(module, name, counted)
    walks = [
        choice(*each.split(maxsplit=1)) for each in table.choices_of("white") if "walk" in each
    ]
    told = [describe(view, walk) for walk in walks]
    assert len(told) > 5
    assert not asked
    assert told[3].consequence
    assert told[3].whole_consequence
    assert asked == ["route_to", "fire_along"], "once for both texts"


def _counted(work: Callable[..., Any], name: str, asked: list[str], *given: Any) -> Any:
    asked.append(name)
    return work(*given)


def test_the_chamber_says_what_a_unit_could_give() -> None:
    """27.3: an item, and the cards that do not lie open."""
    for cards, item, words in (
        ("yew-bow *hill-pony", True, "a tribute item and 1 face-down card, 4 points"),
        ("*yew-bow", True, "a tribute item, 3 points"),
        ("yew-bow hill-pony", False, "2 face-down cards, 2 points"),
        ("*yew-bow", False, ""),
    ):
        giver = white("tomyris", HALL["chamber"], cards, has_tribute=item)
        table = standing(giver, black("pell", FAR))
        view = table.view("white")
        assert str(gifts_of(view, table.unit("tomyris", "white"))) == words
        assert ("Tomyris (White)" in bearers_text(view)) is item


def test_long_names_are_short_where_a_row_has_no_room_for_them() -> None:
    """12.2, 8.4: a row at 120 columns has room for 25 letters beside its signs."""
    table = ages(
        white("lyudmila-pavlichenko", FIVE[0], "yew-bow"),
        black("nanny-of-the-maroons", FIVE[0]),
        step=Step.MELEE,
    )
    view = table.view("white")
    for verb, noun, row in (
        ("strike", "nanny-of-the-maroons", "Strike: bare hands, Nanny"),
        ("destroy-with", "lyudmila-pavlichenko", "Destroy cards of: Pavlichenko"),
        ("opfire", "lyudmila-pavlichenko yew-bow", "Fires: Pavlichenko, Yew Bow"),
        ("give", "yew-bow lyudmila-pavlichenko", "Give: Yew Bow to Pavlichenko"),
        ("shoot", "lyudmila-pavlichenko", "Shoot with: Pavlichenko"),
    ):
        told = describe(view, choice(verb, noun))
        assert f"{told.group}: {told.label}" == row


def test_a_creature_strikes_without_the_name_of_a_weapon() -> None:
    """12.2, 28.1: it has no hands and carries no cards."""
    table = ages(
        white("sabre-cat-1", FIVE[0], target=1),
        black("hanno", FIVE[0]),
        step=Step.MELEE,
    )
    play(table, "black: hold")
    assert describe(table.view("white"), choice("strike", "hanno")).label == "Hanno"


def test_passing_the_fire_phase_says_whether_somebody_has_shot() -> None:
    """9.1: "no more" is wrong before the first shot."""
    table = ages(
        white("tomyris", FIVE[0], "yew-bow"),
        white("hanno", FAR),
        black("rivet-77", FIVE[2]),
        step=Step.FIRE,
    )
    view = table.view("white")
    assert describe(view, choice("pass")).label == "Nobody shoots"
    shot = evolve(view, units=(evolve(view.units[0], fired=True), *view.units[1:]))
    assert describe(shot, choice("pass")).label == "No more shots"


def test_only_the_unit_that_walks_can_go_on() -> None:
    """10.1: one that walked before is refused by its name alone."""
    table = ages(
        white("tomyris", FIVE[0]), white("hanno", FIVE[1]), black("pell", FAR_AWAY), step=Step.MOVE
    )
    play(table, "white: move tomyris", f"white: walk {FIVE[2]}")
    tomyris = choice("move", "tomyris")
    assert describe(table.view("white"), tomyris).label == "Go on with Tomyris"
    play(table, "white: move hanno", f"white: walk {FIVE[3]}")
    assert describe(table.view("white"), tomyris).label == "Tomyris"
