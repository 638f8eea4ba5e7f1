"""RULES.md 20: abilities that need bases and prisons."""

from __future__ import annotations

import pytest

from engine.games.ages.bonuses import bonus_terms
from engine.games.ages.moving.events import SentAway
from engine.games.ages.rows.missions import ALL_MISSIONS
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.setup import characters_in
from engine.games.ages.sites.contests import deed_contest
from engine.games.ages.sites.deeds import Deed
from engine.games.ages.sites.events import EscapeTried, Freed, SiteChallenged
from engine.games.ages.sites.rules import deed_choices
from engine.games.ages.steps import Step
from engine.games.ages.unit_state import Unit
from engine.games.ages.units import Fate
from engine.games.ages.view_types import Term
from engine.testing import check_not_offered, play
from tests.engine.games.ages.scene import black, state, white
from tests.engine.games.ages.standing_game import (
    ABROAD,
    FAR,
    GROUND,
    HALL,
    HOME,
    front,
    standing,
    standing_state,
)
from tests.engine.games.ages.table import AgesTable, hint, table_of
from tests.engine.games.ages.test_chapter_33_alliance import LAYOUT as ALLIED, SITES


def prisoner(unit: Unit) -> Unit:
    """A unit in the prison of the other team."""
    unit.fate, unit.space = Fate.PRISON, -1
    return unit


def bonus(deed: Deed, *units: Unit) -> tuple[Term, ...]:
    """What adds to the rating of White's first unit."""
    g = standing_state(*units)
    return deed_contest(g, g.units[0], deed).rating.parts[1:]


def test_they_are_dealt_only_where_there_are_bases() -> None:
    """24.32: Houdini and the others take no part in Skirmish at the Well."""
    well, all_of_them = (set(characters_in(ALL_MISSIONS[slug])) for slug in ("well", "standing"))
    assert all_of_them - well >= {
        "toussaint-louverture",
        "harry-houdini",
        "inspector-ma",
        "tom-quickkey",
        "warden-unit-12",
    }
    assert well < all_of_them


# Opened Doors (20.8)


def test_opened_doors_help_allies_beside() -> None:
    """20.8: +1 on break-out, gate and destroy challenges; not for himself, not on raids."""
    at, near = ABROAD["prison"], next(there for there, _ in GROUND.steps[ABROAD["prison"]])
    helper, enemy = white("toussaint-louverture", near), black("pell", FAR)
    part = (Term(1, "Opened Doors"),)
    for deed in (
        Deed("break-out", "prison"),
        Deed("raze", "prison"),
        Deed("break-in", "main-gate"),
    ):
        assert bonus(deed, white("hanno", at), helper, enemy) == part
        assert bonus(deed, white("hanno", FAR), helper, enemy) == ()
    assert bonus(Deed("raid", "vault"), white("hanno", at), helper, enemy) == ()
    assert bonus(Deed("raze", "prison"), helper, enemy) == ()


def test_toussaint_frees_on_a_squeak() -> None:
    """20.8: Stealth 6 against 5, so the card 4-5 is a Squeak."""
    table = standing(
        white("toussaint-louverture", ABROAD["prison"]),
        prisoner(white("hanno", FAR)),
        black("pell", FAR),
        whites="45",
    )
    play(table, "white: adventure toussaint-louverture", "white: break-out prison")
    assert [e.unit for e in table.all_events() if isinstance(e, Freed)] == ["hanno"]
    assert table.unit("toussaint-louverture").experience == 1


# Escape Artist (20.15)


@pytest.mark.parametrize(("card", "free"), [("50", False), ("60", True), ("95", True)])
def test_escape_artist(card: str, free: bool) -> None:
    """20.15: luck of 6 or more; then he is dismissed. Once in a phase."""
    table = standing(
        prisoner(white("harry-houdini", FAR, "hill-pony", health=2)),
        white("hanno", FAR),
        black("pell", FAR + 1),
        step=Step.FREE,
        whites=card,
    )
    play(table, "white: free harry-houdini")
    assert table.choices_of("white") == ["ability harry-houdini", "finish"]
    play(table, "white: ability harry-houdini")
    (tried,) = [e for e in table.all_events() if isinstance(e, EscapeTried)]
    assert (tried.luck, tried.free) == (int(card[0]), free)
    if free:
        assert any(isinstance(event, SentAway) for event in table.all_events())
    else:
        check_not_offered(table, "white: ability harry-houdini")


def test_houdini_at_large_has_nothing_to_escape_from() -> None:
    """20.15: only while imprisoned."""
    table = standing(white("harry-houdini", FAR, "hill-pony"), black("pell", FAR), step=Step.FREE)
    play(table, "white: destroy-with harry-houdini")
    check_not_offered(table, "white: ability harry-houdini")


# Third Degree (20.16)


def test_third_degree() -> None:
    """20.16: +2 on interrogation; the cards of the unit that she imprisons are revealed."""
    deed = Deed("interrogate", "prison", "tomyris")
    captive = prisoner(black("tomyris", FAR, "hill-pony"))
    assert bonus(deed, white("inspector-ma", HOME["prison"]), captive) == (Term(2, "Third Degree"),)
    assert bonus(deed, white("hanno", HOME["prison"]), captive) == ()
    table = standing(
        white("inspector-ma", FAR),
        white("pell"),
        black("hanno", FAR, "hill-pony steel-pot", health=1),
        black("tomyris"),
        black("sacagawea"),
        step=Step.MELEE,
        whites="90 85",
    )
    strike(table)
    play(table, "white: imprison hanno")
    assert table.unit("hanno").open_cards == ("hill-pony", "steel-pot")


def strike(table: AgesTable) -> None:
    """White strikes Hanno, who wears nothing."""
    if table.match.pending[0].seat == 1:
        play(table, "black: hold")
    play(table, "white: strike hanno")
    while table.match.pending[0].choices[-1].verb == "pass":
        play(table, "black: pass")


# Vae Victis (20.27)


def test_vae_victis() -> None:
    """20.27: no card at Low Gates; a draw when he destroys a site."""
    table = standing(white("brennus", front("low-gate")), black("pell", FAR))
    play(table, "white: adventure brennus", "white: break-in low-gate")
    assert table.unit("brennus").space == ABROAD["low-gate"]
    for site, card, draws in (("low-gate", "", 1), ("prison", "53", 1), ("prison", "90", 2)):
        table = standing(white("brennus", ABROAD[site]), black("pell", FAR), whites=card)
        play(table, "white: adventure brennus", f"white: raze {site}")
        for _ in range(draws):
            play(table, "white: draw common")
        assert len(table.unit("brennus").cards) == draws
        assert table.view().ruins[1] == (site,)


# Picklock (20.36)


def test_picklock_opens_gates_with_wits() -> None:
    """20.36, 24.38: any gate with Wits against 6 instead; also to destroy it."""
    for gate in ("main-gate", "high-gate"):
        g = standing_state(white("tom-quickkey", front(gate)), black("pell", FAR))
        offered = [str(each) for each in deed_choices(g, g.units[0])]
        assert offered == [f"break-in {gate}", f"break-in {gate} wits"]
    g = standing_state(white("tom-quickkey", front("low-gate"), "hill-pony"), black("pell", FAR))
    offered = [str(each) for each in deed_choices(g, g.units[0])]
    assert offered == ["break-in low-gate hill-pony", "break-in low-gate wits"]
    contest = deed_contest(g, g.units[0], Deed("break-in", "low-gate", "wits"))
    assert (contest.rating.value, contest.against.value) == (8, 6)
    table = standing(white("tom-quickkey", ABROAD["low-gate"]), black("pell", FAR), whites="55")
    play(table, "white: adventure tom-quickkey", "white: raze low-gate wits")
    assert table.view().ruins[1] == ("low-gate",)


def test_picklock_at_vaults_and_prisons() -> None:
    """20.36: +2 on raids and break-outs, not on other deeds."""
    unit, enemy = white("tom-quickkey", ABROAD["vault"]), black("pell", FAR)
    part = (Term(2, "Picklock"),)
    assert bonus(Deed("raid", "vault"), unit, enemy) == part
    assert bonus(Deed("break-out", "prison"), unit, enemy) == part
    assert bonus(Deed("raze", "vault"), unit, enemy) == ()


# Arrest (20.44)


@pytest.mark.parametrize(("slug", "asked"), [("warden-unit-12", True), ("john-henry", False)])
def test_arrest(slug: str, asked: bool) -> None:
    """20.44: after an Amaze to hit a Pass for damage is enough."""
    table = standing(
        white(slug, FAR),
        white("pell"),
        black("the-glass-tide", FAR),
        black("tomyris"),
        step=Step.MELEE,
        whites="90 55",
    )
    play(table, "black: hold", "white: strike the-glass-tide")
    assert (table.match.pending[0].choices[0].verb == "imprison") == asked


# Others


def test_lever_at_sites() -> None:
    """20.4: +2 on destroy and repair challenges."""
    unit, enemy = white("archimedes", ABROAD["vault"]), black("pell", FAR)
    for verb in ("raze", "repair"):
        assert bonus(Deed(verb, "vault"), unit, enemy) == (Term(2, "Lever"),)
    assert bonus(Deed("raid", "vault"), unit, enemy) == ()


def test_light_in_a_base() -> None:
    """20.47: a base is a cavern."""
    unit = white("brother-lumen", HOME["vortex"], health=1)
    assert bonus(Deed("heal", "vortex"), unit) == (Term(1, "Light in Caverns"),)


def test_light_in_the_hall_and_in_the_alliance() -> None:
    """20.47, 29.3: both are caverns."""
    unit = white("brother-lumen", HALL["pool"])
    assert bonus(Deed("visit", "pool"), unit) == (Term(1, "Light in Caverns"),)
    g = state(white("brother-lumen", SITES["step 0"]), layout=ALLIED)
    assert list(bonus_terms(g, g.units[0], "challenge")) == [Term(1, "Light in Caverns")]
    g.rules_version = 1
    assert list(bonus_terms(g, g.units[0], "challenge")) == []


def test_steel_driver_at_the_main_gate() -> None:
    """20.9: +2 on a Strength challenge; a FOPP costs 1 Health."""
    unit, enemy = white("john-henry", front("main-gate")), black("pell", FAR)
    assert bonus(Deed("break-in", "main-gate"), unit, enemy) == (Term(2, "Steel Driver"),)
    table = standing(unit, enemy, whites="09")
    play(table, "white: adventure john-henry", "white: break-in main-gate")
    assert table.health("john-henry") == 6


def test_protection_money_of_a_prisoner() -> None:
    """20.38: he takes a card of the first unit that he imprisons."""
    table = standing(
        white("knuckles-moran", FAR),
        white("pell"),
        black("hanno", FAR, "*hill-pony *steel-pot", health=1),
        black("tomyris"),
        black("sacagawea"),
        step=Step.MELEE,
        whites="90 85",
    )
    strike(table)
    play(table, "white: imprison hanno", "black: give-up hill-pony")
    assert table.unit("knuckles-moran").open_cards == ("hill-pony",)
    assert table.unit("hanno").open_cards == ("steel-pot",)


def test_berth_brawl_after_an_arrest() -> None:
    """20.48: once more also after he has imprisoned somebody."""
    g = standing_state(
        white("skarn", FAR),
        white("pell"),
        black("hanno", FAR, health=1),
        black("john-henry", FAR),
        black("sacagawea"),
        step=Step.MELEE,
        whites="90 85",
    )
    table = table_of(g)
    strike(table)
    play(table, "white: imprison hanno")
    assert "strike john-henry" in table.choices_of("white")


def test_gear_at_gates() -> None:
    """21.56, 21.75: the Lock Roll at gates, vaults and prisons, the Whisper Shoes at High Gates."""
    enemy = black("pell", FAR)
    roll = white("archimedes", FAR, "*lock-roll")
    assert Term(2, "Lock Roll") in bonus(Deed("break-in", "main-gate"), roll, enemy)
    assert Term(2, "Lock Roll") in bonus(Deed("raid", "vault"), roll, enemy)
    shoes = white("oona-fenchild", FAR, "*whisper-shoes")
    assert Term(2, "Whisper Shoes") in bonus(Deed("break-in", "high-gate"), shoes, enemy)
    assert Term(2, "Whisper Shoes") not in bonus(Deed("break-in", "main-gate"), shoes, enemy)


@pytest.mark.parametrize(
    ("slug", "card", "space", "deed"),
    [
        ("archimedes", "lock-roll", front("main-gate"), "break-in main-gate"),
        ("archimedes", "lock-roll", ABROAD["vault"], "raid vault"),
        ("archimedes", "lock-roll", ABROAD["prison"], "break-out prison"),
        ("oona-fenchild", "whisper-shoes", front("high-gate"), "break-in high-gate"),
        ("oona-fenchild", "whisper-shoes", ABROAD["high-gate"], "raze high-gate"),
    ],
)
def test_gear_is_laid_open_where_it_is_wanted(slug: str, card: str, space: int, deed: str) -> None:
    """14.8, 21.56, 21.75: before a deed that it helps, and then it counts."""

    def offered(rules_version: int) -> AgesTable:
        units = white(slug, space, card), black("pell", FAR), prisoner(white("hanno"))
        g = standing_state(*units, whites="45", vaults=[(), ("1yew-bow",)])
        table = table_of(g, rules_version)
        play(table, f"white: adventure {slug}")
        return table

    check_not_offered(offered(1), f"white: ready {card}")
    table = offered(2)
    play(table, f"white: ready {card}")
    assert table.unit(slug, "black").open_cards == (card,)
    check_not_offered(table, f"white: ready {card}")
    play(table, f"white: {deed}")
    (event,) = table.events_of(SiteChallenged)
    assert Term(2, TREASURES[card].name) in event.rating_parts


def test_gear_that_helps_nothing_here_is_not_asked_about() -> None:
    """14.8: at the Vortex a Lock Roll is of no use, nor at a Low Gate, where a card is paid."""
    for space in (ABROAD["vortex"], front("low-gate")):
        table = standing(white("archimedes", space, "lock-roll yew-bow"), black("pell", FAR))
        play(table, "white: adventure archimedes")
        helped = [each for each in table.choices_of("white") if each.startswith("break-in main")]
        assert bool(helped) == ("ready lock-roll" in table.choices_of("white"))


def test_the_bot_lays_gear_open_before_its_deed() -> None:
    """14.8: it helps, so it comes first."""
    table = standing(
        white("tom-quickkey", ABROAD["vault"], "lock-roll"), black("pell", FAR),
        vaults=[(), ("1yew-bow",)],
    )  # fmt: skip
    play(table, "white: adventure tom-quickkey")
    assert hint(table) == ("ready lock-roll", "It helps with a challenge here.")
