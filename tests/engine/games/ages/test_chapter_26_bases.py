"""RULES.md, chapter 26: team bases."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.ages.challenge_cards import Result
from engine.games.ages.characters import CHARACTERS
from engine.games.ages.events import (
    CardSeen,
    Freed,
    GateEntered,
    Imprisoned,
    SentAway,
    SiteRazed,
    SiteRepaired,
    VaultRobbed,
)
from engine.games.ages.hidden import shuffle_unseen
from engine.games.ages.movement import reachable_costs
from engine.games.ages.refusals import why_not
from engine.games.ages.rules.achievements import alive, combat_points, measure
from engine.games.ages.rules.deeds import deed_choices
from engine.games.ages.rules.health import heal
from engine.games.ages.rules.imprisonment import imprison
from engine.games.ages.rules.vault import stock_vaults
from engine.games.ages.sight import line_of_sight
from engine.games.ages.site_contests import deed_contest
from engine.games.ages.sites import OUTCOMES, SITES, Deed, deed_of
from engine.games.ages.state import AgesState, Attack, Fate, Step, Unit
from engine.games.ages.treasures import TREASURES
from engine.testing import not_offered, play
from tests.engine.games.ages.scene import AgesTable, black, table_of, white
from tests.engine.games.ages.standing import (
    ABROAD,
    FAR,
    GROUND,
    HOME,
    card_for,
    front,
    standing,
    standing_state,
)

RESULTS = [result.value for result in Result]


def deeds(g: AgesState, slug: str) -> list[str]:
    """What a unit may do where it stands."""
    return [str(each) for each in deed_choices(g, g.named(slug))]


def prisoner(unit: Unit, **words: Any) -> Unit:
    """A unit in the prison of the other team."""
    unit.fate, unit.space = Fate.PRISON, -1
    for name, value in words.items():
        setattr(unit, name, value)
    return unit


def try_deed(deed: str, result: str, *units: Unit, **words: Any) -> AgesTable:
    """White's first unit does something with a result."""
    g = standing_state(*units, **words)
    unit = g.units[0]
    found = next(each for each in deed_choices(g, unit) if str(each) == deed)
    difference = deed_contest(g, unit, deed_of(found)).difference
    table = standing(*units, whites=card_for(difference, result), **words)
    play(table, f"white: adventure {unit.slug}", f"white: {deed}")
    return table


def ways_of(table: AgesTable) -> list[str]:
    """How units were sent away, in order."""
    return [
        f"{event.unit} {'banished' if event.banished else 'dismissed'}"
        for event in table.all_events()
        if isinstance(event, SentAway)
    ]


# The base and its gates


def test_a_base_is_a_cavern_without_an_age() -> None:
    """26.1: ten spaces, seven sites, walls but for the gates."""
    base = [space for space in GROUND.spaces if GROUND.layout[space.piece].piece == "base-black"]
    assert len(base) == 10
    assert {space.terrain for space in base} == {"cavern"}
    assert {space.age for space in base} == {None}
    assert {*ABROAD} == {*SITES} == {*HOME}


def reach(unit: Unit, points: int = 3, **words: Any) -> set[int]:
    """The spaces that White's unit can walk to."""
    g = standing_state(unit, black("hanno", FAR), step=Step.MOVE, **words)
    return set(reachable_costs(g, g.units[0], points))


def test_own_gates_are_open_both_ways() -> None:
    """26.2: in and out."""
    outside = front("main-gate", HOME)
    assert HOME["main-gate"] in reach(white("pell", outside))
    assert outside in reach(white("hanno", HOME["main-gate"]))


def test_enemy_gates_are_left_but_not_entered() -> None:
    """26.2: anybody inside leaves by any gate; nobody of the other team walks in."""
    for gate in ("main-gate", "high-gate", "low-gate"):
        outside = front(gate)
        assert ABROAD[gate] not in reach(white("tomyris", outside))
        assert outside in reach(white("tomyris", ABROAD[gate]))


def test_a_destroyed_gate_lets_enemies_in() -> None:
    """26.14: that gate, and no other."""
    ruins: list[tuple[str, ...]] = [(), ("high-gate",)]
    assert ABROAD["high-gate"] in reach(white("tomyris", front("high-gate")), ruins=ruins)
    assert ABROAD["main-gate"] not in reach(white("tomyris", front("main-gate")), ruins=ruins)


def test_a_gate_ends_sight() -> None:
    """26.2: also a destroyed one, from either side."""
    outside = front("main-gate")
    assert line_of_sight(GROUND, outside, ABROAD["main-gate"]) is None
    assert line_of_sight(GROUND, ABROAD["main-gate"], outside) is None
    assert line_of_sight(GROUND, ABROAD["main-gate"], ABROAD["vortex"]) is not None


def test_the_stowaway_does_not_cross_a_closed_gate() -> None:
    """20.45, 26.2: walls for 2 points more, gates not at all."""
    found = reach(white("pell", front("main-gate")), points=1)
    assert ABROAD["main-gate"] not in found


@pytest.mark.parametrize(
    ("gate", "slug"), [("main-gate", "john-henry"), ("high-gate", "sacagawea")]
)
@pytest.mark.parametrize("result", RESULTS)
def test_breaking_in(gate: str, slug: str, result: str) -> None:
    """26.3: a Squeak or better brings onto the gate's space; the others leave outside."""
    outside = front(gate)
    table = try_deed(f"break-in {gate}", result, white(slug, outside), black("hanno", FAR))
    inside = result in ("squeak", "pass", "amaze")
    assert table.unit(slug).space == (ABROAD[gate] if inside else outside)
    assert ways_of(table) == []
    assert any(isinstance(event, GateEntered) for event in table.all_events()) == inside


def test_ratings_of_the_gates() -> None:
    """26.3: Strength 6 at the Main Gate, Stealth 6 at the High Gate."""
    assert Deed("break-in", "main-gate").test == ("strength", 6)
    assert Deed("break-in", "high-gate").test == ("stealth", 6)
    assert Deed("break-in", "low-gate", "hill-pony").is_paid


def test_the_low_gate_takes_a_card() -> None:
    """26.3: a card is paid, and nothing is drawn."""
    table = standing(white("hanno", front("low-gate"), "hill-pony"), black("pell", FAR))
    play(table, "white: adventure hanno", "white: break-in low-gate hill-pony")
    assert table.unit("hanno").space == ABROAD["low-gate"]
    assert table.view().discards["common"] == ("hill-pony",)
    assert table.view().challenge == (100, 100)


def test_without_a_card_the_low_gate_is_shut() -> None:
    """26.4: what cannot be done is not offered."""
    g = standing_state(white("hanno", front("low-gate")), black("pell", FAR))
    assert deeds(g, "hanno") == []


def test_own_and_destroyed_gates_are_not_challenged() -> None:
    """26.4: it would change nothing."""
    unit = white("john-henry", front("main-gate", HOME))
    assert deeds(standing_state(unit, black("hanno", FAR)), "john-henry") == []
    unit = white("john-henry", front("main-gate"))
    g = standing_state(unit, black("hanno", FAR), ruins=[(), ("main-gate",)])
    assert deeds(g, "john-henry") == []


def test_a_site_is_tried_once_in_a_phase() -> None:
    """26.4, 24.36: who broke in does not destroy that gate in the same phase."""
    table = standing(white("john-henry", front("main-gate")), black("hanno", FAR), whites="90")
    play(table, "white: adventure john-henry", "white: break-in main-gate")
    assert table.unit("john-henry").space == ABROAD["main-gate"]
    assert "adventure" not in {each.verb for each in table.match.pending[0].choices}


def test_to_leave_a_site_is_for_the_phase() -> None:
    """26.4: nothing is compulsory; who leaves it is not asked again."""
    table = standing(white("john-henry", front("main-gate")), black("hanno", FAR))
    play(table, "white: adventure john-henry", "white: leave")
    assert table.unit("john-henry").space == front("main-gate")
    not_offered(table, "white: adventure john-henry")


def test_an_encounter_in_front_of_a_gate() -> None:
    """26.4, 15.1: both can be had, one after the other."""
    outside = front("main-gate")
    name = GROUND.names[outside]
    table = standing(
        white("john-henry", outside),
        black("hanno", FAR),
        counters={name: "wrestling-ring", GROUND.names[FAR + 2]: "log-roll"},
        whites="90",
    )
    play(table, "white: adventure john-henry", "white: face")
    play(table, "white: draw common", "white: draw common")
    play(table, "white: adventure john-henry", "white: break-in main-gate")
    assert table.unit("john-henry").space == ABROAD["main-gate"]


# Vortex


@pytest.mark.parametrize(("result", "health"), list(zip(RESULTS, (1, 1, 2, 3, 4), strict=True)))
def test_the_vortex(result: str, health: int) -> None:
    """26.5: FOPP banished, Fail nothing, Squeak 1, Pass 2, Amaze all."""
    unit = white("sacagawea", HOME["vortex"], health=1)
    table = try_deed("heal vortex", result, unit, black("hanno", FAR))
    assert table.health("sacagawea") == health
    assert ways_of(table) == (["sacagawea banished"] if result == "fopp" else [])


def test_only_wounded_allies_use_the_vortex() -> None:
    """26.5, 26.4: neither who is well nor an enemy; nor a destroyed one."""
    g = standing_state(white("hanno", HOME["vortex"]), black("pell", FAR))
    assert deeds(g, "hanno") == []
    g = standing_state(white("hanno", ABROAD["vortex"], health=1), black("pell", FAR))
    assert deeds(g, "hanno") == ["raze vortex"]
    unit = white("hanno", HOME["vortex"], health=1)
    g = standing_state(unit, black("pell", FAR), ruins=[("vortex",), ()])
    assert deeds(g, "hanno") == ["repair vortex"]


def test_a_destroyed_vortex_stops_all_healing() -> None:
    """26.14: no Health in any way, nor a greater one."""
    g = standing_state(
        white("doc-valdez", FAR, "field-kit phoenix-draught", health=2),
        white("hanno", FAR, health=1),
        black("pell", front("main-gate")),
        step=Step.FREE,
        ruins=[("vortex",), ()],
    )
    heal(g, g.units[0], 2, "a test")
    assert g.units[0].health == 2
    table = table_of(g)
    play(table, "white: free doc-valdez")
    offered = {each.verb for each in table.match.pending[0].choices}
    assert not offered & {"use", "ability"}


# Vault


def test_the_vault_begins_with_two_cards() -> None:
    """26.6: a Common and a Secret card each."""
    g = standing_state(white("hanno"), black("pell"), step=Step.DEAL)
    secrets = len(g.decks["secret"])
    stock_vaults(g)
    for team in (0, 1):
        assert [TREASURES[card[1:]].deck for card in g.vaults[team]] == ["common", "secret"]
    assert len(g.decks["secret"]) == secrets - 2


def test_half_of_the_vault_may_be_taken() -> None:
    """26.6: rounded up, counted at the first taking; a card is moved once in a phase."""
    table = standing(
        white("hanno", HOME["vault"], "hill-pony"),
        black("pell", FAR),
        step=Step.FREE,
        vaults=[("0boar-spear", "0steel-pot", "*round-shield", "0arc-baton"), ()],
    )
    play(table, "white: free hanno", "white: store hill-pony")
    assert len(table.view().vaults[0]) == 5
    not_offered(table, "white: take-out hill-pony")
    play(table, "white: take-out boar-spear", "white: take-out round-shield")
    not_offered(table, "white: destroy boar-spear")
    not_offered(table, "white: store boar-spear")
    play(table, "white: take-out steel-pot")
    assert not [c for c in table.match.pending[0].choices if c.verb == "take-out"]
    unit = table.unit("hanno", "white")
    assert [(card.slug, card.shown) for card in unit.cards] == [
        ("boar-spear", False),
        ("round-shield", True),
        ("steel-pot", False),
    ]


def test_cards_stored_later_do_not_add_to_the_half() -> None:
    """26.6: the half is counted when it takes its first one."""
    table = standing(
        white("hanno", HOME["vault"], "hill-pony trench-club"),
        black("pell", FAR),
        step=Step.FREE,
        vaults=[("0boar-spear", "0steel-pot"), ()],
    )
    play(table, "white: free hanno", "white: take-out boar-spear")
    play(table, "white: store hill-pony", "white: store trench-club")
    not_offered(table, "white: take-out steel-pot")


def test_an_enemy_at_the_vault_does_not_hinder() -> None:
    """26.6: contested or not."""
    table = standing(
        white("hanno", HOME["vault"]),
        black("pell", HOME["vault"]),
        step=Step.FREE,
        vaults=[("0boar-spear",), ()],
    )
    play(table, "white: free hanno", "white: take-out boar-spear")


def test_who_cannot_give_stores_nothing() -> None:
    """26.6, 20.27, 20.35: and who does not trade does not use the vault."""
    vaults: list[tuple[str, ...]] = [("0boar-spear",), ()]
    for slug, offered in (("brennus", {"take-out"}), ("the-hollow-rider", set())):
        table = standing(
            white(slug, HOME["vault"], "hill-pony"),
            black("pell", FAR),
            step=Step.FREE,
            vaults=vaults,
        )
        play(table, f"white: free {slug}")
        verbs = {each.verb for each in table.match.pending[0].choices}
        assert verbs & {"store", "take-out"} == offered


def test_a_destroyed_vault_cannot_be_used() -> None:
    """26.15: its cards stay, and can be raided."""
    table = standing(
        white("hanno", HOME["vault"], "hill-pony"),
        black("pell", FAR),
        step=Step.FREE,
        vaults=[("0boar-spear",), ()],
        ruins=[("vault",), ()],
    )
    play(table, "white: free hanno")
    assert not {c.verb for c in table.match.pending[0].choices} & {"store", "take-out"}
    g = standing_state(
        white("hanno", ABROAD["vault"]),
        black("pell", FAR),
        vaults=[(), ("1boar-spear",)],
        ruins=[(), ("vault",)],
    )
    assert deeds(g, "hanno") == ["raid vault"]


@pytest.mark.parametrize(("result", "stolen"), list(zip(RESULTS, (0, 0, 0, 1, 2), strict=True)))
def test_raids(result: str, stolen: int) -> None:
    """26.7: the other team picks; FOPP banished, otherwise dismissed; Squeak teaches."""
    table = try_deed(
        "raid vault",
        result,
        white("hanno", ABROAD["vault"]),
        black("pell", FAR),
        vaults=[(), ("1boar-spear", "*steel-pot", "1hill-pony")],
    )
    for card in ("hill-pony", "steel-pot")[:stolen]:
        play(table, f"black: give-up {card}")
    assert len(table.unit("hanno").cards) == stolen
    assert len(table.view().vaults[1]) == 3 - stolen
    assert table.unit("hanno").experience == (result == "squeak")
    how = "banished" if result == "fopp" else "dismissed"
    assert ways_of(table) == [f"hanno {how}"]
    robbed = [e.card for e in table.all_events() if isinstance(e, VaultRobbed)]
    assert robbed == ["", "steel-pot"][:stolen]


def test_an_empty_vault_is_not_raided() -> None:
    """26.7, 26.4: nor the team's own."""
    g = standing_state(white("hanno", ABROAD["vault"]), black("pell", FAR), vaults=[(), ()])
    assert deeds(g, "hanno") == ["raze vault"]
    g = standing_state(white("hanno", HOME["vault"]), black("pell", FAR))
    assert deeds(g, "hanno") == []


def test_the_vault_is_secret() -> None:
    """26.6: its team knows the cards; for others they are drawn anew."""
    cards = ("1boar-spear", "*steel-pot")
    g = standing_state(white("hanno", FAR), black("pell", FAR + 1), vaults=[(), cards])
    for card in ("boar-spear", "steel-pot"):
        g.decks["common"].cards.remove(card)
    table = table_of(g)
    seen = [[card.slug for card in table.view(name).vaults[1]] for name in ("black", "white", "")]
    assert seen == [
        ["boar-spear", "steel-pot"],
        ["common", "steel-pot"],
        ["common", "steel-pot"],
    ]
    dealt = set()
    for _ in range(30):
        shuffle_unseen(g, 0, g.chance)
        assert g.vaults[1][1] == "*steel-pot"
        dealt.add(g.vaults[1][0])
    assert len(dealt) > 1
    before = g.vaults[1]
    shuffle_unseen(g, 1, g.chance)
    assert g.vaults[1] == before


# Prisoners


def beaten(*, cards: str = "", **words: Any) -> AgesTable:
    """White beats Hanno, who has 1 Health left, in melee."""
    others = (white("pell"), black("tomyris"), black("sacagawea"))
    table = standing(
        white("john-henry", FAR),
        others[0],
        black("hanno", FAR, cards, health=1),
        *others[1:],
        step=Step.MELEE,
        whites="90 85",
        **words,
    )
    play(table, "black: hold", "white: strike hanno")
    while table.match.pending[0].choices[-1].verb == "pass":
        play(table, "black: pass")
    return table


def test_kill_or_imprison() -> None:
    """26.8: Health 1, its cards kept, off the map, and no more part of the fight."""
    table = beaten(cards="hill-pony")
    assert table.offered("white") == ["imprison hanno", "kill hanno"]
    play(table, "white: imprison hanno")
    unit = table.unit("hanno")
    assert (unit.fate, unit.health, unit.space) == ("in prison", 1, -1)
    assert len(unit.cards) == 1
    assert table.view().ground == {}


def test_or_kill() -> None:
    """26.8, 13.7: the cards fall to the ground."""
    table = beaten(cards="hill-pony")
    play(table, "white: kill hanno")
    assert table.unit("hanno").fate == "killed"
    assert len(table.view().ground[FAR]) == 1


def test_without_a_prison_there_is_no_question() -> None:
    """26.15: with a destroyed Prison the enemy is killed."""
    assert beaten(ruins=[("prison",), ()]).unit("hanno").fate == "killed"


def test_a_kill_weapon_is_discarded_after_imprisoning() -> None:
    """14.5, 26.8: as after a kill."""
    table = standing(
        white("john-henry", FAR, "wyrmbone-sword"),
        white("pell"),
        black("hanno", FAR, health=1),
        black("tomyris"),
        black("sacagawea"),
        step=Step.MELEE,
        whites="90 85",
    )
    play(table, "black: hold", "white: strike hanno wyrmbone-sword", "white: imprison hanno")
    assert table.unit("john-henry").cards == ()


def test_prisoners_count_for_combat_and_valor() -> None:
    """19.3, 19.5: -1 combat point; not among the living and free."""
    unit = prisoner(black("hanno"))
    g = standing_state(white("pell", FAR), unit, black("tomyris"))
    assert combat_points(unit) == -1
    assert (alive(g, 0), alive(g, 1)) == (1, 1)
    assert measure(g, "combat") == (2, 1)


def test_valor_with_prisoners() -> None:
    """19.5: seven against two free ones win, where six against three do not."""
    table = beaten()
    assert table.match.outcome is None
    table = standing(
        white("john-henry", FAR),
        white("pell"),
        white("sacagawea"),
        black("hanno", FAR, health=1),
        black("tomyris"),
        step=Step.MELEE,
        whites="90 85",
    )
    play(table, "black: hold", "white: strike hanno", "white: imprison hanno")
    outcome = table.match.outcome
    assert outcome is not None
    assert "Valor" in outcome.reason


def test_a_double_amaze_imprisons_who_lives() -> None:
    """26.9: after the damage, with the Health that is left; or the target is spared."""
    for answer, fate in (("imprison the-glass-tide", "in prison"), ("spare", "on the map")):
        table = standing(
            white("john-henry", FAR),
            white("pell"),
            black("the-glass-tide", FAR),
            black("tomyris"),
            step=Step.MELEE,
            whites="90 81",
        )
        play(table, "black: hold", "white: strike the-glass-tide", f"white: {answer}")
        unit = table.unit("the-glass-tide")
        assert (unit.fate, unit.health) == (fate, 10)


def test_prisoners_do_not_act() -> None:
    """26.8: neither free actions nor reinforcement."""
    g = standing_state(
        prisoner(white("hanno", FAR, "field-kit", health=1)),
        white("pell", FAR),
        black("tomyris", FAR + 1),
        step=Step.FREE,
    )
    table = table_of(g)
    assert "free hanno" not in table.offered("white")


# Interrogation and break-out


@pytest.mark.parametrize("result", RESULTS)
def test_interrogation(result: str) -> None:
    """26.10, 24.34: FOPP banished, Fail nothing, Squeak shows, Pass and Amaze steal."""
    victim = prisoner(black("tomyris", FAR, "hill-pony boar-spear steel-pot"))
    others = (black("pell", FAR), black("sacagawea", FAR))
    unit = white("hanno", HOME["prison"])
    table = try_deed("interrogate tomyris", result, unit, victim, *others)
    match result:
        case "squeak":
            play(table, "black: reveal steel-pot")
            assert table.unit("tomyris").open_cards == ("steel-pot",)
        case "pass":
            play(table, "black: give-up hill-pony")
        case "amaze":
            play(table, "black: give-up hill-pony", "black: give-up boar-spear")
    stolen = {"pass": 1, "amaze": 2}.get(result, 0)
    assert len(table.unit("hanno").cards) == stolen
    assert len(table.unit("tomyris").cards) == 3 - stolen
    assert ways_of(table) == (["hanno banished"] if result == "fopp" else [])
    if stolen:
        assert any(isinstance(event, CardSeen) for event in table.all_events())


def test_who_can_be_interrogated() -> None:
    """26.10, 26.15: a prisoner with cards, in a Prison of the team that is not destroyed."""
    bare = prisoner(black("tomyris", FAR))
    g = standing_state(white("hanno", HOME["prison"]), bare, black("pell", FAR))
    assert deeds(g, "hanno") == []
    bare.cards, bare.shown = ("hill-pony",), (False,)
    assert deeds(g, "hanno") == ["interrogate tomyris"]
    g.ruins = [("prison",), ()]
    assert deeds(g, "hanno") == ["repair prison"]


@pytest.mark.parametrize("result", RESULTS)
def test_breaking_out(result: str) -> None:
    """26.11, 24.35: Pass frees one, Amaze all; who broke them out is dismissed last."""
    captives = prisoner(white("hanno", FAR)), prisoner(white("tomyris", FAR))
    foes = (black("pell", FAR), black("sacagawea", FAR))
    unit = white("anansi", ABROAD["prison"])
    table = try_deed("break-out prison", result, unit, *captives, *foes)
    if result == "pass":
        play(table, "white: free-prisoner tomyris")
    while table.match.pending[0].choices[0].verb == "dome":
        answer = table.match.pending[0].choices[0]
        play(table, f"{'white' if table.match.pending[0].seat == 0 else 'black'}: {answer}")
    freed = {"pass": ["tomyris"], "amaze": ["hanno", "tomyris"]}.get(result, [])
    assert [e.unit for e in table.all_events() if isinstance(e, Freed)] == freed
    how = "banished" if result == "fopp" else "dismissed"
    assert ways_of(table) == [*(f"{slug} dismissed" for slug in freed), f"anansi {how}"]
    for slug in freed:
        assert table.unit(slug).fate == "on the map"
    assert table.unit("anansi").experience == (result == "squeak")


def test_prisoners_of_a_destroyed_prison_stay_and_can_be_broken_out() -> None:
    """26.15: destroying it frees nobody."""
    g = standing_state(
        white("anansi", ABROAD["prison"]),
        prisoner(white("hanno", FAR)),
        black("pell", FAR),
        ruins=[(), ("prison",)],
    )
    assert deeds(g, "anansi") == ["break-out prison"]


# Destroying and repairing


@pytest.mark.parametrize("site", SITES)
@pytest.mark.parametrize("result", RESULTS)
def test_destroying(site: str, result: str) -> None:
    """26.12: each site with each result; a gate as in breaking in, a Low Gate for a card."""
    unit, foe = white("hanno", ABROAD[site], "hill-pony"), black("pell", FAR)
    if site == "low-gate":
        table = standing(unit, foe)
        play(table, "white: adventure hanno", "white: raze low-gate hill-pony")
        result = "pass"
    else:
        table = try_deed(f"raze {site}", result, unit, foe)
    if result == "amaze":
        play(table, "white: draw common")
    ruined = result in ("pass", "amaze")
    assert table.view().ruins[1] == ((site,) if ruined else ())
    assert [e.site for e in table.all_events() if isinstance(e, SiteRazed)] == [site] * ruined
    assert ways_of(table) == [f"hanno {'banished' if result == 'fopp' else 'dismissed'}"]
    assert table.unit("hanno").experience == (result == "squeak")
    goal = next(goal for goal in table.view().goals if goal.slug == "base")
    assert (goal.white, goal.black) == (ruined, 0)


def test_what_destroys_what() -> None:
    """26.12: Intellect the Vortex, Respect the HQ, Wits the Vault, Melee the Prison, against 6."""
    tests = {slug: (row.rating, row.value) for slug, row in SITES.items()}
    assert tests == {
        "main-gate": ("strength", 6),
        "high-gate": ("stealth", 6),
        "low-gate": (None, 6),
        "vortex": ("intellect", 6),
        "headquarters": ("respect", 6),
        "vault": ("wits", 6),
        "prison": ("melee", 6),
    }


def test_a_ruin_is_not_destroyed_again() -> None:
    """26.12, 26.4: it would change nothing; a team's own site is not destroyed at all."""
    unit = white("hanno", ABROAD["vortex"])
    g = standing_state(unit, black("pell", FAR), ruins=[(), ("vortex",)])
    assert deeds(g, "hanno") == []
    g = standing_state(white("hanno", HOME["headquarters"]), black("pell", FAR))
    assert deeds(g, "hanno") == []


@pytest.mark.parametrize("site", SITES)
@pytest.mark.parametrize("result", RESULTS)
def test_repairing(site: str, result: str) -> None:
    """26.13: Pass and Amaze remove the marker, FOPP banishes, the others do nothing."""
    unit, foe = white("hanno", HOME[site], "hill-pony"), black("pell", FAR)
    ruins = [(site,), ()]
    if site == "low-gate":
        table = standing(unit, foe, ruins=ruins)
        play(table, "white: adventure hanno", "white: repair low-gate hill-pony")
        result = "pass"
    else:
        table = try_deed(f"repair {site}", result, unit, foe, ruins=ruins)
    mended = result in ("pass", "amaze")
    assert table.view().ruins[0] == (() if mended else (site,))
    assert any(isinstance(event, SiteRepaired) for event in table.all_events()) == mended
    assert ways_of(table) == (["hanno banished"] if result == "fopp" else [])
    assert table.unit("hanno").experience == 0


def test_every_deed_has_five_outcomes() -> None:
    """26.4, 24.33: the table names each result of each deed."""
    for verb, outcomes in OUTCOMES.items():
        assert {*outcomes} == {*Result}, verb


def test_destroyed_headquarters_turn_the_first_dismissal_into_banishment() -> None:
    """26.16: the first in its own adventure phase, and no other."""
    table = standing(
        white("hanno", ABROAD["low-gate"], "hill-pony"),
        white("tomyris", ABROAD["low-gate"], "boar-spear"),
        white("anansi", ABROAD["vault"]),
        black("pell", FAR),
        ruins=[("headquarters",), ()],
        vaults=[(), ()],
        whites="90",
    )
    play(table, "white: adventure hanno", "white: raze low-gate hill-pony")
    if table.match.pending[0].choices[0].verb == "dome":
        assert table.match.pending[0].seat == 1
        play(table, f"black: {table.match.pending[0].choices[0]}")
    play(table, "white: adventure anansi", "white: raze vault", "white: draw common")
    assert ways_of(table) == ["hanno banished", "anansi dismissed"]
    assert [e.by_ruin for e in table.all_events() if isinstance(e, SentAway)] == [True, False]


def test_entering_with_destroyed_headquarters() -> None:
    """26.16: only in the adventure phase."""
    table = standing(
        white("hanno"),
        black("pell", FAR, entered=True),
        step=Step.REINFORCE,
        ruins=[("headquarters",), ()],
        phase=Step.REINFORCE,
    )
    assert ways_of(table) == ["hanno dismissed"]


# Tribute items


def test_a_tribute_item_is_taken_on_the_way() -> None:
    """26.17: by who walks onto or through its team's Headquarters, one at a time."""
    table = standing(
        white("tomyris", HOME["vortex"]),
        white("hanno", HOME["headquarters"]),
        black("pell", FAR),
        step=Step.MOVE,
    )
    hq = GROUND.names[HOME["headquarters"]].lower()
    play(table, "white: move tomyris", f"white: walk {hq}")
    assert table.unit("tomyris").tribute
    assert not table.unit("hanno").tribute


def test_no_item_from_destroyed_or_foreign_headquarters() -> None:
    """26.16, 26.17: it must be its team's, and stand."""
    cases: list[tuple[int, list[tuple[str, ...]]]] = [
        (HOME["headquarters"], [("headquarters",), ()]),
        (ABROAD["headquarters"], [(), ()]),
    ]
    for hq, ruins in cases:
        start = next(there for there, _ in GROUND.steps[hq])
        units = white("tomyris", start), black("pell", FAR)
        table = standing(*units, step=Step.MOVE, ruins=ruins)
        play(table, "white: move tomyris", f"white: walk {GROUND.names[hq].lower()}")
        assert not table.unit("tomyris").tribute


def test_who_is_killed_loses_the_item_and_a_prisoner_keeps_it() -> None:
    """26.17, 24.37: it is not dropped either."""
    for answer, kept in (("kill hanno", False), ("imprison hanno", True)):
        table = standing(
            white("john-henry", FAR),
            white("pell"),
            black("hanno", FAR, health=1, tribute=True),
            black("tomyris"),
            black("sacagawea"),
            step=Step.MELEE,
            whites="90 85",
        )
        play(table, "black: hold", "white: strike hanno", f"white: {answer}")
        assert table.unit("hanno").tribute == kept


def test_an_item_taken_behind_the_shot_is_undone() -> None:
    """24.37: a walker imprisoned by opportunity fire before the Headquarters has not been there."""
    before, after = front("main-gate", HOME), HOME["headquarters"]
    for path, kept in (((before, after), False), ((after, before), True)):
        g = standing_state(
            white("lyudmila-pavlichenko", FAR),
            black("hanno", after, health=1, tribute=True),
            black("tomyris"),
            step=Step.OPFIRE,
        )
        walker = g.units[1]
        walker.path, walker.used = path, ("tribute",)
        walker.team, g.units[0].team = 0, 1
        imprison(g, walker, g.units[0], Attack(attacker=0, target=1, kind="opfire", space=before))
        assert walker.tribute == kept


def test_imprisonment_with_a_destroyed_vortex() -> None:
    """24.41: Health 1 is no healing."""
    table = beaten(ruins=[(), ("vortex",)])
    play(table, "white: imprison hanno")
    assert table.health("hanno") == 1
    assert any(isinstance(event, Imprisoned) for event in table.all_events())


def test_characters_of_bases() -> None:
    """24.32: they are dealt where there are bases."""
    assert CHARACTERS["harry-houdini"].ability.slug == "escape-artist"


def test_sites_say_why_not() -> None:
    """26.7, 26.11, 26.12: an empty vault, a prison without friends, a ruin."""
    for site, ruins, refused in (
        ("vault", [(), ()], "raid vault"),
        ("prison", [(), ()], "break-out prison"),
    ):
        table = standing(white("hanno", ABROAD[site]), black("pell", FAR), ruins=ruins)
        play(table, "white: adventure hanno")
        view, asked = table.view("white"), table.match.pending[0]
        assert [str(each.choice) for each in why_not(view, asked)] == [refused]


def test_the_vault_says_why_not() -> None:
    """26.6, 26.15, 14.12: destroyed; a badge; half taken; one that gives no cards away."""

    def refused(who: str, card: str, *answers: str, **words: Any) -> dict[str, str]:
        table = standing(
            white(who, HOME["vault"], card),
            black("pell", FAR),
            step=Step.FREE,
            vaults=[("0yew-bow", "0boar-spear"), ()],
            **words,
        )
        play(table, f"white: free {who}", *answers)
        found = why_not(table.view("white"), table.match.pending[0])
        return {str(each.choice): each.reason for each in found}

    ruined = refused("hanno", "steel-pot", ruins=[("vault",), ()])
    assert set(ruined) == {"store steel-pot", "take-out yew-bow", "take-out boar-spear"}
    assert set(ruined.values()) == {"the vault is destroyed"}
    assert refused("hanno", "*badge-of-the-owl") == {
        "store badge-of-the-owl": "a badge is not stored"
    }
    assert refused("hanno", "", "white: take-out yew-bow") == {
        "store yew-bow": "it was moved in this phase",
        "take-out boar-spear": "half of the vault is taken out",
    }
    assert refused("brennus", "steel-pot") == {"store steel-pot": "Brennus gives no cards away"}
    assert set(refused("skarn", "steel-pot")) == set(ruined)
