"""RULES.md, chapter 20: the effect of each ability."""

from __future__ import annotations

from typing import Any

from engine.games.ages.adventures.events import Strained
from engine.games.ages.attacks.blow import Blow
from engine.games.ages.attacks.events import HitDrawn, HonorTested, LuckChecked
from engine.games.ages.cards.events import CardGiven, CardRevealed, WeaponJammed
from engine.games.ages.challenges.cards import ChallengeResult
from engine.games.ages.challenges.contests import encounter_figure
from engine.games.ages.challenges.ratings import can_use, rating
from engine.games.ages.fire.shot import Shot
from engine.games.ages.map.chart import Chart, chart
from engine.games.ages.moving.routes import reachable_costs
from engine.games.ages.rows.adventures import ENCOUNTERS
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.steps import Step
from engine.games.ages.view_types import Term
from engine.testing import check_not_offered, play
from tests.engine.games.ages.scene import (
    FAR,
    FIVE,
    MAP,
    black,
    guardian,
    layout,
    moved,
    site,
    spaces,
    state,
    white,
)
from tests.engine.games.ages.table import ages

A, B, C = spaces("clear", age="ancient")[:3]


def cost_into(slug: str, terrain: str, first: str = "drowned-chapel", **words: Any) -> int | None:
    """A character's cost of entering a space of that terrain from a neighbour."""
    found: Chart = chart(layout(first))
    goal = next(n for n, s in enumerate(found.spaces) if s.terrain == terrain)
    start = next(n for n in found.neighbours[goal] if found.spaces[n].terrain != "deep water")
    g = state(white(slug, start, **words), black("rivet-77", 0), layout=layout(first))
    return reachable_costs(g, g.units[0], 9).get(goal)


# Walking


def test_pilot() -> None:
    """20.5: water costs Hanno 1; deep water is passed but never an end."""
    assert cost_into("hanno", "water") == 1
    assert cost_into("tomyris", "water") == 2
    assert cost_into("hanno", "deep water") is None
    found = chart(layout("drowned-chapel"))
    deep = [n for n, s in enumerate(found.spaces) if s.terrain == "deep water"]
    start = next(m for n in deep for m in found.neighbours[n] if found.spaces[m].terrain == "water")
    costs = []
    for slug in ("hanno", "tomyris"):
        g = state(white(slug, start), black("rivet-77", 0), layout=layout("drowned-chapel"))
        costs.append(reachable_costs(g, g.units[0], 5))
    assert len(costs[0]) > len(costs[1])


def test_pathfinder() -> None:
    """20.10: woods, rough and water cost 1; one ally that starts with her may use it too."""
    assert cost_into("sacagawea", "woods") == cost_into("sacagawea", "water") == 1
    assert cost_into("tomyris", "woods", guided=True) == 1
    table = ages(
        white("sacagawea", A),
        white("hanno", A),
        white("pell", B),
        black("skarn", FAR),
        step=Step.MOVE,
    )
    play(table, "white: move pell")
    check_not_offered(table, "white: ability")
    play(table, "white: stop", "white: move hanno", "white: ability")
    assert table.unit("hanno").guided
    check_not_offered(table, "white: ability")


def test_the_pathfinder_guides_one_ally_in_a_turn() -> None:
    """20.10: of two allies that start with her, and neither her nor an enemy."""
    table = ages(
        white("sacagawea", A),
        white("hanno", A),
        white("tomyris", A),
        black("skarn", FAR),
        step=Step.MOVE,
    )
    play(table, "white: move sacagawea")
    check_not_offered(table, "white: ability")
    play(table, "white: stop", "white: move hanno", "white: ability", "white: stop")
    play(table, "white: move tomyris")
    check_not_offered(table, "white: ability")
    assert not table.unit("tomyris").guided


def test_terrain_that_is_easy() -> None:
    """20.28, 20.29, 20.31, 20.33: woods, swamp, or both 1 less."""
    assert cost_into("the-green-warden", "woods") == 1
    assert cost_into("oona-fenchild", "swamp") == 1
    assert cost_into("oona-fenchild", "woods") == 2
    assert cost_into("nanny-of-the-maroons", "woods") == 1
    assert cost_into("nanny-of-the-maroons", "swamp") == 2
    assert cost_into("johnny-chapman", "woods") == 1


def test_golden_apples() -> None:
    """20.26: Atalanta walks through enemies."""
    goal = MAP.numbers[FIVE[2].upper()]
    g = state(white("atalanta", FIVE[0]), black("pell", FIVE[1]))
    assert reachable_costs(g, g.units[0], 8)[goal] == 2
    g = state(white("hanno", FIVE[0]), black("pell", FIVE[1]))
    assert reachable_costs(g, g.units[0], 8)[goal] > 2


def test_crawlspace() -> None:
    """20.45: Pell crosses one wall in each move for 2 points more."""
    inside = MAP.numbers[site("glory 0").upper()]
    walls = [(a, b) for a, b in MAP.walls if b == inside and MAP.spaces[a].terrain == "clear"]
    outside = next(a for a, _ in walls)
    g = state(white("pell", outside), black("skarn", FAR))
    assert reachable_costs(g, g.units[0], 3)[inside] == 3
    g.units[0].crossed, g.units[0].spent = True, True
    assert reachable_costs(g, g.units[0], 3).get(inside) is None


def test_toll() -> None:
    """20.6: a unit that enters Grumbletoe's space reveals a card of its choice."""
    table = ages(
        white("hanno", FIVE[0], "yew-bow boar-spear"),
        black("old-grumbletoe", FIVE[1]),
        step=Step.MOVE,
    )
    play(table, "white: move hanno", f"white: walk {FIVE[1]}")
    assert table.choices_of("white") == ["reveal yew-bow", "reveal boar-spear"]
    play(table, "white: reveal boar-spear")
    assert [event.reason for event in table.events_of(CardRevealed)] == ["Toll"]


# Ratings and modifiers


def test_boarding() -> None:
    """20.7: Mary Read, who entered an enemy's space: +1 to hit and +2 Wits."""
    table = ages(
        white("mary-read", FIVE[0]), black("pell", FIVE[1]), step=Step.MOVE, whites="55 55"
    )
    play(table, "white: move mary-read", f"white: walk {FIVE[1]}", "white: done")
    while table.view().step != "strike":
        play(table, f"{table.deciders()[0]}: {table.choices_of(table.deciders()[0])[-1]}")
    assert table.deciders() == ["white"], "Wits 7 and 2 against 8"
    play(table, "white: strike pell")
    (hit,) = table.events_of(HitDrawn)
    assert hit.rating == 8


def test_cold_aim() -> None:
    """20.14: with Aim weapons each terrain space gives 1 less."""
    target = next(n for n, s in enumerate(MAP.spaces) if s.terrain == "woods")
    near = next(n for n in MAP.neighbours[target] if MAP.spaces[n].terrain == "clear")
    g = state(white("lyudmila-pavlichenko", near), white("hanno", near), black("skarn", target))
    pavlichenko, hanno, skarn = g.units
    cold = Shot(g, pavlichenko, skarn, "hunting-crossbow", "fire", target).cover_parts
    assert cold == (Term(2, "terrain"), Term(-1, "Cold Aim"))
    assert (
        sum(p.amount for p in Shot(g, pavlichenko, skarn, "yew-bow", "fire", target).cover_parts)
        == 2
    )
    assert (
        sum(p.amount for p in Shot(g, hanno, skarn, "hunting-crossbow", "fire", target).cover_parts)
        == 2
    )


def test_light_in_caverns() -> None:
    """20.47, 24.21: allies within 2 of Lumen ignore the first terrain; he has +1 in a cavern."""
    target = next(n for n, s in enumerate(MAP.spaces) if s.terrain == "woods")
    near = next(n for n in MAP.neighbours[target] if MAP.spaces[n].terrain == "clear")
    g = state(white("hanno", near), white("brother-lumen", near), black("skarn", target))
    hanno, lumen, skarn = g.units
    lit = Shot(g, hanno, skarn, "yew-bow", "fire", target).cover_parts
    assert sum(part.amount for part in lit) == 0
    assert (
        sum(part.amount for part in Shot(g, lumen, skarn, "yew-bow", "fire", target).cover_parts)
        == 2
    )
    quarry = chart(layout("quarry-works"))
    cave = next(n for n, s in enumerate(quarry.spaces) if s.terrain == "cavern")
    g = state(white("brother-lumen", cave), black("skarn", cave), layout=layout("quarry-works"))
    hit = Blow(g, g.units[0], g.units[1]).hit.rating
    assert Term(1, "Light in Caverns") in hit.parts


def test_opportunity_fire_of_allies_and_enemies() -> None:
    """20.21, 20.37: Covering Fire +1 to hit for others; False Signals -1 at her and at allies."""
    g = state(
        white("noor-inayat-khan", FIVE[3]),
        white("hanno", FIVE[2]),
        black("captain-oyelaran", FIVE[0]),
        black("rivet-77", FIVE[0]),
    )
    noor, hanno, captain, rivet = g.units
    sidearm = "pulse-sidearm"
    for shooter, rate, lit in ((captain, 7 + 1, 0), (rivet, 5, 1)):
        here = MAP.spaces[shooter.space].age == "future"
        for target in (noor, hanno):
            found = Shot(g, shooter, target, sidearm, "opfire").hit.rating.value
            assert found == rate + lit - 1 + here
        fired = Shot(g, shooter, hanno, sidearm, "fire").hit.rating.value
        assert fired == rate + here


def test_hymn() -> None:
    """20.25: allies in or adjacent to Enheduanna: +1 Honor, +1 on adventures; not herself."""
    g = state(white("enheduanna", FIVE[0]), white("hanno", FIVE[1]), black("pell", FIVE[0]))
    assert [rating(g, unit, "honor") for unit in g.units] == [9, 7, 7]
    met = ENCOUNTERS["card-sharp"]
    assert encounter_figure(g, g.units[1], met).value == 8
    assert encounter_figure(g, g.units[0], met).value == 7


def test_ambush() -> None:
    """20.31: +1 to hit with ranged weapons in woods or swamp."""
    wood = spaces("woods")[0]
    g = state(white("nanny-of-the-maroons", wood), black("skarn", FIVE[0]))
    hit = Shot(g, g.units[0], g.units[1], "throwing-knives", "fire").hit.rating
    assert Term(1, "Ambush") in hit.parts


def test_cards_that_some_cannot_use() -> None:
    """20.20, 20.23, 20.30: no mount for RIVET-77, hardly anything for the Swarm."""
    g = state(white("rivet-77", A), white("the-glass-tide", A), black("the-ninth-gorgon", B))
    rivet, tide, gorgon = g.units
    assert not can_use(g, rivet, TREASURES["hill-pony"])
    assert can_use(g, rivet, TREASURES["motor-scooter"])
    assert not any(can_use(g, tide, TREASURES[c]) for c in ("yew-bow", "buff-coat", "boar-spear"))
    assert not can_use(g, gorgon, TREASURES["hill-pony"])


# Melee


def test_warp_spasm() -> None:
    """20.2: at half Health he must attack."""
    table = ages(white("cu-chulainn", A, health=2), black("rivet-77", A), step=Step.MELEE)
    assert table.choices_of("white") == ["strike rivet-77"]


def test_one_more_tale() -> None:
    """20.3: the enemy that was told a tale does not attack her."""
    table = ages(
        white("cu-chulainn", A), white("hanno", A), black("scheherazade", A), step=Step.MELEE
    )
    assert table.choices_of("black") == ["tale cu-chulainn", "tale hanno", "pass"]
    play(table, "black: tale cu-chulainn", "black: hold", "white: hold")
    assert table.view().step != "strike", "he has no target left"


def test_two_heavens() -> None:
    """20.12: Musashi attacks with two different cards, or once naturally."""
    table = ages(
        white("miyamoto-musashi", A, "ship-cutlass bronze-falcata"),
        black("rivet-77", A),
        step=Step.MELEE,
        whites="19 19",
    )
    play(table, "white: strike rivet-77 ship-cutlass")
    assert table.choices_of("white") == ["strike rivet-77 bronze-falcata", "hold"]
    play(table, "white: strike rivet-77 bronze-falcata")
    assert table.deciders() == ["black"]


def test_parley() -> None:
    """20.19: with a Pass the enemy loses its attack; not if it is unaffected."""
    table = ages(
        white("quill-of-nine", A),
        black("skarn", A),
        black("rivet-77", A),
        step=Step.MELEE,
        whites="90",
    )
    assert "parley skarn" in table.choices_of("white")
    check_not_offered(table, "white: parley rivet-77")
    play(table, "white: parley skarn")
    assert [event.loser for event in table.events_of(HonorTested)] == ["skarn"]
    assert table.view().acting_unit == 2, "RIVET-77 acts, Skarn does not"


def test_swarm() -> None:
    """20.23: one attack on every enemy."""
    table = ages(
        white("the-glass-tide", A),
        black("hanno", A),
        black("skarn", A),
        step=Step.MELEE,
        whites="19 19",
    )
    play(table, "black: hold", "white: strike hanno")
    assert table.choices_of("white") == ["strike skarn", "hold"]


def test_too_small() -> None:
    """20.29: Oona is chosen only if no other of her team is there."""
    table = ages(
        white("skarn", A), black("oona-fenchild", A), black("rivet-77", A), step=Step.MELEE
    )
    play(table, "black: hold")
    assert table.choices_of("white") == ["strike rivet-77", "hold"]


def test_sanctuary() -> None:
    """20.39: Honor against his; on a Fail the attack is lost."""
    table = ages(white("hanno", A), black("father-anselm", A), step=Step.MELEE, whites="19 90 90")
    play(table, "white: strike father-anselm")
    (tested,) = table.events_of(HonorTested)
    assert (tested.loser, tested.result) == ("hanno", ChallengeResult.FOPP.value)
    assert not table.events_of(HitDrawn)


def test_no_sanctuary_after_he_has_attacked() -> None:
    """20.39: for the rest of the melee phase his enemies attack him without a test of Honor."""
    table = ages(
        white("skarn", A),
        black("father-anselm", A),
        step=Step.MELEE,
        whites="19 90",
        blacks="19",
    )
    play(table, "black: strike skarn", "white: strike father-anselm")
    assert not table.events_of(HonorTested)
    assert table.events_of(HitDrawn)


def test_night_ride() -> None:
    """20.35, 3.8: with luck 7 or more of the same card the target is dismissed."""
    table = ages(
        white("the-hollow-rider", A),
        black("skarn", A),
        black("pell", FAR),
        step=Step.MELEE,
        whites="80 75",
        blacks="00",
    )
    if table.deciders() == ["black"]:
        play(table, "black: hold")
    play(table, "white: strike skarn")
    assert [event.lucky for event in table.events_of(LuckChecked)] == [True]
    assert MAP.spaces[table.unit("skarn").space].dome >= 0


def test_berth_brawl() -> None:
    """20.48: one more natural attack after a kill."""
    table = ages(
        white("skarn", A),
        black("hanno", A, health=1),
        black("rivet-77", A),
        black("pell", FAR),
        step=Step.MELEE,
        whites="90 90 19",
    )
    play(table, "black: hold", "white: strike hanno")
    assert table.choices_of("white") == ["strike rivet-77", "hold"]
    play(table, "white: strike rivet-77")
    assert table.deciders() == ["black"]


def test_story_thief() -> None:
    """20.11: an enemy in his space that FOPPs loses a card of its choice."""
    table = ages(
        white("hanno", A, "yew-bow boar-spear"), black("anansi", A), step=Step.MELEE, whites="19"
    )
    play(table, "black: hold", "white: strike anansi")
    assert table.choices_of("white") == ["give-up yew-bow", "give-up boar-spear"]
    play(table, "white: give-up yew-bow")
    assert [card.slug for card in table.unit("anansi", "black").cards] == ["yew-bow"]
    assert [event.reason for event in table.events_of(CardGiven)] == ["Story Thief"]


def test_protection_money() -> None:
    """20.38: Moran takes a card of whom he kills, which the victim's owner picks."""
    table = ages(
        white("knuckles-moran", A),
        black("skarn", A, "*yew-bow *boar-spear", health=1),
        black("pell", FAR),
        step=Step.MELEE,
        whites="90 90",
    )
    play(table, "white: strike skarn", "black: give-up boar-spear", "white: pass")
    assert [card.slug for card in table.unit("knuckles-moran").cards] == ["boar-spear"]
    (lying,) = table.view().ground.values()
    assert [card.slug for card in lying] == ["yew-bow"]


def test_jury_rig() -> None:
    """20.42: a weapon of Rosa's that breaks stays, and waits for her next free actions."""
    table = ages(
        white("sgt-rosa-blum", A, "boar-spear"), black("rivet-77", A), step=Step.MELEE, whites="09"
    )
    play(table, "white: strike rivet-77 boar-spear")
    assert table.events_of(WeaponJammed)
    assert table.unit("sgt-rosa-blum").broken_cards == ("boar-spear",)


# Free actions and adventures


def test_triage_and_orchard() -> None:
    """20.18, 20.33: heal 1."""
    table = ages(white("doc-valdez", A), white("hanno", A, health=2), black("pell", FAR))
    play(table, "white: free doc-valdez", "white: ability hanno")
    assert table.health("hanno") == 3
    wood = spaces("woods")[0]
    table = ages(white("johnny-chapman", wood, health=2), black("pell", FAR))
    play(table, "white: free johnny-chapman", "white: ability johnny-chapman")
    assert table.health("johnny-chapman") == 3


def test_last_mile() -> None:
    """20.24: a card to an ally within 3."""
    table = ages(
        white("juno-vash", FIVE[0], "yew-bow"), white("hanno", FIVE[3]), black("pell", FAR)
    )
    play(table, "white: free juno-vash", "white: ability yew-bow hanno")
    assert len(table.unit("hanno").cards) == 1


def test_potluck() -> None:
    """20.40: a face-down card goes back into its deck, and one is drawn."""
    table = ages(white("grandmother-kettle", A, "yew-bow"), black("pell", FAR))
    before = table.view().decks["common"]
    play(table, "white: free grandmother-kettle", "white: ability yew-bow")
    assert len(table.unit("grandmother-kettle").cards) == 1
    assert table.view().decks["common"] == before


def test_blackmail() -> None:
    """20.46: an enemy within 3 with lower Wits reveals a card of its choice."""
    table = ages(white("duchess-orsolya", FIVE[0]), black("hanno", FIVE[2], "yew-bow boar-spear"))
    play(table, "white: free duchess-orsolya", "white: ability hanno")
    assert table.deciders() == ["black"]
    play(table, "black: reveal yew-bow")
    assert table.deciders() == ["white"]


def test_jammer() -> None:
    """20.22: enemies within 2 of Sister Static reveal no new cards in opportunity fire."""
    units = (
        white("sister-static", FIVE[3], **moved(FIVE[3])),
        black("captain-oyelaran", FIVE[4], "service-revolver"),
    )
    assert ages(*units, step=Step.OPFIRE).view().step != "opfire"
    shown = (units[0], black("captain-oyelaran", FIVE[4], "*service-revolver"))
    assert ages(*shown, step=Step.OPFIRE).view().step == "opfire"


def test_natural_shots() -> None:
    """20.30, 20.41, 24.48, 24.49: Stone Gaze and Hurl need no card."""
    table = ages(
        white("patchwork-eddie", FIVE[0]), black("rivet-77", FIVE[2]), step=Step.FIRE, whites="00"
    )
    play(table, "white: shoot patchwork-eddie", "white: fire natural 1", "white: at rivet-77")
    (hit,) = table.events_of(HitDrawn)
    assert (hit.rating, hit.weapon) == (6, "")


def test_narrative() -> None:
    """20.34: another character of his team gains an experience marker."""
    table = ages(
        white("olaudah-equiano", A),
        white("hanno", B),
        black("pell", FAR),
        step=Step.ADVENTURE,
        counters={A.upper(): "blind-beggar", C.upper(): "dice-at-the-well"},
    )
    play(table, "white: adventure olaudah-equiano", "white: draw common", "white: draw common")
    play(table, "white: pass")
    assert table.choices_of("white") == ["teach hanno"]
    play(table, "white: teach hanno")
    assert table.unit("hanno").experience == 1


def test_a_strain() -> None:
    """20.9: a Strength FOPP costs John Henry 1 Health."""
    table = ages(
        white("john-henry", site("war 0")),
        black("pell", FAR),
        step=Step.ADVENTURE,
        open_guardians=guardian("grain-bailiff"),
        whites="09",
        blacks="00",
    )
    play(table, "white: adventure john-henry", "white: challenge")
    assert table.events_of(Strained)
    assert table.health("john-henry") == 6
