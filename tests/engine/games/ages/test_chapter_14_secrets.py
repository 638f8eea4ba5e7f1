"""RULES.md, chapters 14 and 21: cubes, events, badges, monuments, gear and achievement cards."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.chance import Chance
from engine.games.ages.adventures import ENCOUNTERS
from engine.games.ages.chart import Placed, chart
from engine.games.ages.contests import encounter_figure, hit_contest, in_range
from engine.games.ages.counts import pieces
from engine.games.ages.events import (
    CardDiscarded,
    CardDrawn,
    CardGiven,
    CardRevealed,
    DamageDrawn,
    GameEnded,
    HitDrawn,
    LevelDrawn,
    PutInDome,
    StoodFast,
)
from engine.games.ages.hidden import shuffle_unseen
from engine.games.ages.missions import ALL_MISSIONS, MISSIONS
from engine.games.ages.movement import reachable_costs
from engine.games.ages.ratings import carry_limit, rating
from engine.games.ages.rules.achievements import achieved, score
from engine.games.ages.rules.free_action import begin_free
from engine.games.ages.rules.trials import take_trial, trial_choices
from engine.games.ages.setup import is_used
from engine.games.ages.sight import range_between
from engine.games.ages.state import Ask, Fate, Step
from engine.games.ages.treasures import TREASURES
from engine.games.ages.view_types import Monument, Term
from engine.testing import not_offered, play
from tests.engine.games.ages.scene import (
    MAP,
    ages,
    black,
    guardian,
    layout,
    line_of_clear,
    site,
    spaces,
    state,
    table_of,
    white,
)

A, B, C = spaces("clear", age="ancient")[:3]
FAR = spaces("clear", age="colonial")[-1]
FIVE = line_of_clear(5)
PASSED = "91"
"""A challenge card that lifts any result by 8."""


def at(name: str) -> int:
    """The number of a space."""
    return MAP.numbers[name.upper()]


def moved(*names: str) -> dict[str, Any]:
    """What a unit that moved through these spaces remembers."""
    return {"path": tuple(map(at, names)), "spent": True}


# Gadgets, packs and stealth


def test_gear_is_laid_open_in_free_actions() -> None:
    """14.8: it helps once it lies open."""
    table = ages(white("pell", A, "whisper-shoes"), black("hanno", FAR))
    before = table.unit("pell", "white").ratings["stealth"].value
    play(table, "white: free pell", "white: ready whisper-shoes")
    assert table.unit("pell").ratings["stealth"].value == before + 2, "with the symbol 1 more"
    assert table.unit("pell", "black").open_cards == ("whisper-shoes",)


def test_grey_cloak() -> None:
    """21.54: Stealth +2 against shots only; +1 more with the symbol."""
    g = state(
        white("captain-oyelaran", FIVE[0], "*pulse-sidearm"),
        black("hanno", FIVE[2], "*grey-cloak"),
        black("pell", FIVE[2], "*grey-cloak"),
    )
    captain, hanno, pell = g.units
    contest = hit_contest(g, captain, hanno, "pulse-sidearm", "fire")
    assert Term(2, "Grey Cloak") in contest.against.parts
    contest = hit_contest(g, captain, pell, "pulse-sidearm", "opfire", space=at(FIVE[2]))
    assert Term(3, "Grey Cloak") in contest.against.parts
    assert rating(g, hanno, "stealth") == 6


def test_stealth_cards_are_revealed_when_shot_at() -> None:
    """14.8, 14.9: before the hit is drawn; asked of all with a Secret or Elite card face down."""
    for cards in ("grey-cloak", "recall-cube"):
        table = ages(
            white("captain-oyelaran", FIVE[0], "*pulse-sidearm"),
            black("hanno", FIVE[2], cards),
            step=Step.FIRE,
            whites="50",
        )
        play(table, "white: shoot captain-oyelaran", "white: fire pulse-sidearm 1")
        play(table, "white: at hanno")
        reveal = ["reveal grey-cloak"] if cards == "grey-cloak" else []
        assert table.offered("black") == [*reveal, "pass"]
        if reveal:
            play(table, "black: reveal grey-cloak")
            (hit,) = table.happened(HitDrawn)
            assert hit.against == 6 + 2


def test_a_common_card_face_down_asks_for_no_stealth_card() -> None:
    """24.14: there are none in that deck, and the back tells the deck."""
    table = ages(
        white("captain-oyelaran", FIVE[0], "*pulse-sidearm"),
        black("hanno", FIVE[2], "field-kit"),
        step=Step.FIRE,
        whites="05",
    )
    play(table, "white: shoot captain-oyelaran", "white: fire pulse-sidearm 1", "white: at hanno")
    assert table.happened(HitDrawn)


def test_ghost_field() -> None:
    """21.84: Stealth +4 against opportunity fire; with the symbol +1 at all times."""
    g = state(
        white("captain-oyelaran", FIVE[0], "*pulse-sidearm"),
        black("hanno", FIVE[2], "*ghost-field"),
        black("oona-fenchild", FIVE[2], "*ghost-field"),
    )
    captain, hanno, oona = g.units
    fire = hit_contest(g, captain, hanno, "pulse-sidearm", "fire")
    opfire = hit_contest(g, captain, hanno, "pulse-sidearm", "opfire", space=at(FIVE[2]))
    assert opfire.against.value - fire.against.value == 4
    assert rating(g, oona, "stealth") == 9


def test_whisper_shoes() -> None:
    """21.75: Stealth +1, and +1 more with the symbol."""
    g = state(white("pell", A, "*whisper-shoes"), black("hanno", B, "*whisper-shoes"))
    assert (rating(g, g.units[0], "stealth"), rating(g, g.units[1], "stealth")) == (11, 7)


def test_brass_spyglass() -> None:
    """21.55: range +2 with Aim weapons, +1 Aim with the symbol; laid open before a shot."""
    line = line_of_clear(4)
    g = state(
        white("hanno", line[0], "*saddle-carbine *brass-spyglass"), black("pell", FAR), round=2
    )
    hanno, pell = g.units
    target = next(
        n
        for n in range(len(MAP.spaces))
        if in_range(g, hanno, pell, "saddle-carbine", "fire", n)
        and MAP.spaces[n].terrain not in ("dome", "deep water")
        and _distance(at(line[0]), n) == 8
    )
    table = ages(
        white("hanno", line[0], "*saddle-carbine brass-spyglass"),
        black("pell", target),
        step=Step.FIRE,
    )
    assert table.offered("white") == ["ready brass-spyglass hanno", "done"]
    play(table, "white: ready brass-spyglass hanno")
    assert "shoot hanno" in table.offered("white")
    smart = state(white("archimedes", A, "*brass-spyglass"), black("pell", FAR))
    assert rating(smart, smart.units[0], "aim") == 7


def _distance(a: int, b: int) -> int:
    return range_between(MAP, a, b)


def test_lock_roll() -> None:
    """21.56: with the symbol +1 Wits once it lies open."""
    g = state(white("tom-quickkey", A, "*lock-roll"), black("hanno", B, "*lock-roll"))
    assert (rating(g, g.units[0], "wits"), rating(g, g.units[1], "wits")) == (9, 7)


def test_deep_pack() -> None:
    """21.57: seven cards once it lies open; it may be laid open when there are too many."""
    cards = "*yew-bow *field-kit *boar-spear deep-pack"
    table = ages(
        white("hanno", A, cards + " plenty-cube"),
        black("pell", FAR),
        commons="buff-coat ship-cutlass",
    )
    play(table, "white: free hanno", "white: play plenty-cube", "white: reveal deep-pack")
    assert len(table.unit("hanno").cards) == 7
    g = state(white("hanno", A, "*deep-pack"), black("pell", FAR))
    assert carry_limit(g, g.units[0]) == 7


def test_courier_satchel() -> None:
    """21.58: trade with allies within 2, both ways; the satchel is revealed."""
    table = ages(
        white("hanno", FIVE[0], "courier-satchel *yew-bow"),
        white("tomyris", FIVE[2], "*field-kit"),
        white("skarn", FIVE[3]),
        black("pell", FAR),
    )
    play(table, "white: free tomyris", "white: give field-kit hanno")
    assert "field-kit" in table.unit("hanno").open_cards
    assert table.unit("hanno").open_cards.count("courier-satchel") == 1
    play(table, "white: finish", "white: free hanno", "white: give yew-bow tomyris")
    assert table.unit("tomyris").open_cards == ("yew-bow",)


def test_a_satchel_does_not_reach_into_a_fight() -> None:
    """21.58: nor to an ally whose space is contested."""
    table = ages(
        white("hanno", FIVE[0], "*courier-satchel *yew-bow"),
        white("tomyris", FIVE[2]),
        black("pell", FIVE[2]),
    )
    play(table, "white: free hanno")
    assert not [each for each in table.offered("white") if each.startswith("give")]


def test_rope_and_hooks() -> None:
    """21.74: over a cliff for 2 more; +1 Strength with the symbol; laid open while walking."""
    found = chart(layout("copper-mesa"))
    climbed = []
    for here, there in sorted(found.cliffs):
        costs = []
        for cards in ("", "*rope-and-hooks"):
            g = state(white("hanno", here, cards), black("pell", 0), layout=layout("copper-mesa"))
            costs.append(reachable_costs(g, g.units[0], 3).get(there))
        climbed.append((found.spaces[there].terrain, *costs))
    assert ("mesa", None, 3) in climbed
    g = state(white("archimedes", A, "*rope-and-hooks"), black("pell", FAR))
    assert rating(g, g.units[0], "strength") == 4
    table = ages(white("hanno", A, "rope-and-hooks"), black("pell", FAR), step=Step.MOVE)
    play(table, "white: move hanno", "white: ready rope-and-hooks")
    assert table.unit("hanno", "black").open_cards == ("rope-and-hooks",)


def test_field_manual() -> None:
    """21.53: +2 on one adventure, +3 with the symbol; then it is discarded."""
    table = ages(
        white("quill-of-nine", site("war 0"), "field-manual"),
        black("hanno", FAR),
        step=Step.ADVENTURE,
        facing=guardian("weigher-of-hearts"),
        whites="55",
    )
    play(table, "white: prepare quill-of-nine", "white: adventure quill-of-nine")
    assert table.unit("quill-of-nine").prepared == 3
    play(table, "white: challenge")
    assert table.unit("quill-of-nine").prepared == 0
    g = state(white("hanno", A, prepared=2), black("pell", FAR))
    found = encounter_figure(g, g.units[0], ENCOUNTERS["dice-at-the-well"])
    assert Term(2, "Field Manual") in found.parts


# Cubes


@pytest.mark.parametrize(("who", "again"), [("pell", False), ("tomyris", True)])
def test_recall_cube(who: str, again: bool) -> None:
    """21.59, 14.10: dismissed; with Respect 5 another Secret card is drawn."""
    table = ages(
        white(who, A, "recall-cube"), black("hanno", FAR), whites="00", secrets="deep-pack"
    )
    play(table, f"white: free {who}", "white: play recall-cube")
    assert table.happened(PutInDome)[0].unit == who
    drawn = [each.deck for each in table.happened(CardDrawn)]
    assert drawn == (["secret"] if again else [])


def test_exile_cube() -> None:
    """21.60: banish an enemy character in sight within 4 that has lower Respect, no creature."""
    table = ages(
        white("tomyris", FIVE[0], "exile-cube"),
        black("pell", FIVE[1]),
        black("captain-oyelaran", FIVE[2]),
        black("wolfhound-1", FIVE[1], target=0),
    )
    play(table, "white: free tomyris")
    offered = [each for each in table.offered("white") if each.startswith("play")]
    assert offered == ["play exile-cube pell"]
    play(table, "white: play exile-cube pell")
    assert MAP.spaces[table.match._live.units[1].space].terrain == "dome" or table.offered("white")


def test_plenty_cube() -> None:
    """21.61: two Common cards."""
    table = ages(white("hanno", A, "plenty-cube"), black("pell", FAR))
    play(table, "white: free hanno", "white: play plenty-cube")
    assert [each.deck for each in table.happened(CardDrawn)][:2] == ["common", "common"]


def test_tutor_cube() -> None:
    """21.62: level up once."""
    table = ages(white("hanno", A, "tutor-cube"), black("pell", FAR), whites="12")
    play(table, "white: free hanno", "white: play tutor-cube")
    (level,) = table.happened(LevelDrawn)
    play(table, f"white: raise {level.ratings[0]}")
    assert sum(table.unit("hanno").levels.values()) == 1


def test_gale_cube() -> None:
    """21.77, 24.31: every enemy in a space has Speed -2 until the own next free actions."""
    table = ages(
        white("hanno", FIVE[0], "gale-cube"), black("pell", FIVE[2]), black("skarn", FIVE[2])
    )
    play(table, "white: free hanno", f"white: play gale-cube {FIVE[2]}")
    assert [table.unit(slug).slowed for slug in ("pell", "skarn")] == [True, True]
    assert table.unit("pell").ratings["speed"].value == 5
    g = table.match._live
    g.team, g.step, g.phase = 0, Step.END_TURN, Step.END_TURN
    begin_free(g)
    assert not any(unit.slowed for unit in g.units)


def test_jailbreak_cube() -> None:
    """21.76: an own prisoner comes free and is dismissed."""
    table = ages(
        white("hanno", A, "jailbreak-cube"),
        white("skarn", "", fate=Fate.PRISON, entered=True),
        black("pell", FAR),
        whites="00",
    )
    play(table, "white: free hanno", "white: play jailbreak-cube skarn")
    assert table.unit("skarn").on_map


# Secret events


def test_last_stand() -> None:
    """21.63, 14.11: who would be killed in melee stays at 1 Health and is dismissed."""
    table = ages(
        white("old-grumbletoe", A),
        black("pell", A, "last-stand", health=1),
        step=Step.MELEE,
        whites="91 92",
        blacks="00",
    )
    play(table, "black: pass", "black: strike old-grumbletoe", "white: strike pell")
    play(table, "black: play last-stand")
    assert table.happened(StoodFast)
    assert table.health("pell") == 1
    assert MAP.spaces[table.unit("pell").space].terrain == "dome"


def test_dying_is_asked_by_the_back_of_a_card_only() -> None:
    """24.14: whoever has a Secret card face down is asked, and nobody else."""
    for cards, asked in (("deep-pack", True), ("field-kit", False), ("*deep-pack", False)):
        table = ages(
            white("old-grumbletoe", A),
            black("pell", A, cards, health=1),
            black("hanno", FAR),
            step=Step.MELEE,
            whites="91 92",
            blacks="05",
        )
        if cards == "deep-pack":
            play(table, "black: pass")
        play(table, "black: strike old-grumbletoe", "white: strike pell")
        if cards == "field-kit":
            play(table, "black: pass")
        assert (table.health("pell") == 0 and table.unit("pell").on_map) == asked


def test_old_debt() -> None:
    """21.64: at the start of melee an enemy there with two cards gives one that it picks."""
    table = ages(
        white("hanno", A, "old-debt"),
        black("skarn", A, "*yew-bow *field-kit"),
        black("pell", A, "*boar-spear"),
        step=Step.MELEE,
    )
    assert table.offered("white") == ["play old-debt hanno skarn", "pass"]
    play(table, "white: play old-debt hanno skarn")
    assert table.offered("black") == ["give-up yew-bow", "give-up field-kit"]
    play(table, "black: give-up yew-bow")
    (given,) = table.happened(CardGiven)
    assert (given.to, given.because) == ("hanno", "Old Debt")


def test_the_team_in_turn_is_asked_first_at_the_start_of_melee() -> None:
    """14.11: each once, and not who fights nobody."""
    table = ages(
        white("hanno", A, "deep-pack"),
        white("tomyris", FAR, "deep-pack"),
        black("skarn", A, "courier-satchel"),
        step=Step.MELEE,
    )
    assert table.offered("white") == ["pass"]
    play(table, "white: pass")
    assert table.offered("black") == ["pass"]
    play(table, "black: pass")
    assert "strike skarn" in table.offered("white")


def test_bodyguard() -> None:
    """21.78: an ally in the space takes the hit in melee before the damage card."""
    table = ages(
        white("old-grumbletoe", A),
        black("pell", A),
        black("skarn", A, "bodyguard"),
        step=Step.MELEE,
        whites="91 50",
    )
    play(table, "black: pass", "black: hold", "black: hold", "white: strike pell")
    assert table.offered("black") == ["step-in skarn bodyguard", "pass"]
    play(table, "black: step-in skarn bodyguard")
    (damage,) = table.happened(DamageDrawn)
    assert damage.target == "skarn"
    assert [each.card for each in table.happened(CardDiscarded)] == ["bodyguard"]


def test_parting_gift() -> None:
    """21.79: before an adventure sends its owner away a card is drawn."""
    table = ages(
        white("hanno", site("war 0"), "parting-gift"),
        black("pell", FAR),
        step=Step.ADVENTURE,
        facing=guardian("bull-of-the-stair"),
        whites="05 00",
    )
    play(table, "white: adventure hanno", "white: challenge")
    assert table.offered("white") == ["play parting-gift", "pass"]
    play(table, "white: play parting-gift", "white: draw common")
    assert table.happened(CardDrawn)
    assert MAP.spaces[table.unit("hanno").space].terrain == "dome"


# Badges


@pytest.mark.parametrize(
    ("card", "name"),
    [
        ("badge-of-the-sword", "melee"),
        ("badge-of-the-shadow", "stealth"),
        ("badge-of-the-owl", "intellect"),
    ],
)
def test_badges_put_honor_in_the_place_of_a_rating(card: str, name: Any) -> None:
    """21.68, 21.69, 21.82, 24.25: Melee, Stealth or Intellect; levels of Honor count."""
    g = state(
        white("doc-valdez", A, f"*{card}"), black("hanno", B, f"*{card}", levels={"honor": 2})
    )
    assert rating(g, g.units[0], name) == 9
    assert rating(g, g.units[1], name) == 8
    g.units[0].active = True
    assert rating(g, g.units[0], name) == 10


def test_a_badge_is_open_at_once_and_stays() -> None:
    """14.12: it is neither given nor destroyed nor paid, but counts for the limit."""
    table = ages(
        white("hanno", A, "recall-cube"),
        white("skarn", A),
        black("pell", FAR),
        whites="00",
        secrets="badge-of-the-owl",
    )
    play(table, "white: free hanno", "white: play recall-cube")
    assert table.unit("hanno", "black").open_cards == ("badge-of-the-owl",)
    not_offered(table, "white: destroy badge-of-the-owl")
    not_offered(table, "white: give badge-of-the-owl skarn")
    table = ages(
        white("hanno", site("war 0"), "*badge-of-the-owl"),
        black("pell", FAR),
        step=Step.ADVENTURE,
        facing=guardian("grain-bailiff"),
    )
    play(table, "white: adventure hanno")
    assert table.offered("white") == ["challenge", "mercy"]


def test_a_badge_may_be_shed_after_damage() -> None:
    """14.12: by an enemy character, not by a creature."""
    for attacker, asked in (("old-grumbletoe", True), ("sabre-cat-1", False)):
        table = ages(
            white(attacker, A, target=1),
            black("skarn", A, "*badge-of-the-sword"),
            step=Step.MELEE,
            whites="91 50",
        )
        answers = ["black: hold", "white: strike skarn"]
        play(table, *(answers if attacker == "old-grumbletoe" else reversed(answers[1:])))
        offered = table.offered("black")
        assert (offered == ["shed badge-of-the-sword", "pass"]) == asked
        if asked:
            play(table, "black: shed badge-of-the-sword")
            assert not table.unit("skarn").cards


def test_no_imagined_hand_holds_a_badge() -> None:
    """14.12: a card face down is no badge, whoever imagines it."""
    g = state(white("hanno", A, "deep-pack recall-cube"), black("pell", FAR))
    for seed in range(30):
        shuffle_unseen(g, 1, Chance(seed))
        assert not any(TREASURES[card].kind == "badge" for card in g.units[0].cards)


# Monuments


def test_a_monument_is_placed_for_good() -> None:
    """14.13: a new one in the space takes the place of the old one, which is discarded."""
    table = ages(white("hanno", A, "weeping-obelisk banner-of-home"), black("pell", FAR))
    before = pieces(table.match._live)
    play(table, "white: free hanno", "white: play weeping-obelisk", "white: play banner-of-home")
    g = table.match._live
    assert [each.card for each in g.monuments] == ["banner-of-home"]
    assert g.discards["secret"] == ["weeping-obelisk"]
    assert pieces(g) == before


def test_weeping_obelisk() -> None:
    """21.70, 24.26: -1 on every hit of who attacks within 3."""
    stone = Monument(at(FIVE[0]), "weeping-obelisk", 0)
    g = state(white("hanno", FIVE[1]), black("pell", FIVE[1]), monuments=[stone])
    for attacker, target in (g.units, reversed(g.units)):
        contest = hit_contest(g, attacker, target, "", "melee")
        assert Term(-1, "Weeping Obelisk") in contest.rating.parts
    g = state(white("hanno", FIVE[4]), black("pell", FIVE[4]), monuments=[stone])
    assert hit_contest(g, g.units[0], g.units[1], "", "melee").rating.value == 5


def test_banner_of_home() -> None:
    """21.71: allies within 3 have +1 on adventures, enemies have not."""
    flag = Monument(at(FIVE[0]), "banner-of-home", 0)
    g = state(white("hanno", FIVE[3]), black("pell", FIVE[3]), monuments=[flag])
    met = ENCOUNTERS["null-maze"]
    assert Term(1, "Banner of Home") in encounter_figure(g, g.units[0], met).parts
    assert Term(1, "Banner of Home") not in encounter_figure(g, g.units[1], met).parts


def test_lodestone() -> None:
    """21.83, 24.26: no flight starts, passes or ends within 2; vehicles give no Speed there."""
    stone = Monument(at(FIVE[0]), "lodestone", 0)
    g = state(
        white("the-mothlight", FIVE[4], flying="wings"),
        white("juno-vash", FIVE[1], "*motor-scooter", riding="motor-scooter"),
        black("pell", FAR),
        monuments=[stone],
    )
    assert not set(reachable_costs(g, g.units[0], 9)) & MAP.aura(at(FIVE[0]), 2)
    assert rating(g, g.units[1], "speed") == 8
    table = ages(
        white("the-mothlight", FIVE[1]), black("pell", FAR), step=Step.MOVE, monuments=[stone]
    )
    play(table, "white: move the-mothlight")
    not_offered(table, "white: fly wings")


# Achievement cards


def test_grand_tour() -> None:
    """21.65, 14.14: one achievement more for who passed three encounters and is on the map."""
    for passed, count in ((3, 1), (2, 0)):
        g = state(white("hanno", A, "grand-tour", passed=passed), black("pell", FAR))
        score(g)
        assert achieved(g, 0).count("grand-tour") == count
        assert g.units[0].shown == (bool(count),)


def test_keeper_of_keys() -> None:
    """21.80: more markers in all labyrinths; dead owners keep nothing."""
    paths = {"labyrinth-ancient war": (0, 1)}
    table = ages(
        white("hanno", A, "keeper-of-keys"), black("pell", FAR), paths=paths, step=Step.SCORE
    )
    (ended,) = table.happened(GameEnded)
    assert ended.white == ("labyrinth", "keeper-of-keys")
    assert [each.because for each in table.happened(CardRevealed)] == ["achievement"]
    g = state(
        white("hanno", "", "*keeper-of-keys", fate=Fate.PRISON), black("pell", FAR), paths=paths
    )
    assert "keeper-of-keys" not in achieved(g, 0)


# Tests of the Arbiter


HALL = chart((Placed("sheepfold-downs", "platter", 0, 0), Placed("lith", "d", 0, 0, 1)))
CHAMBER = next(n for n, space in enumerate(HALL.spaces) if space.site == "chamber")


@pytest.mark.parametrize(
    ("card", "drawn", "asks"),
    [
        ("riddle-of-glass", "40", ["raise", "dismiss"]),
        ("riddle-of-glass", "90", ["raise", "raise", "dismiss"]),
        ("weight-of-the-crown", "80", ["draw", "dismiss"]),
        ("the-two-doors", "40", ["draw", "dismiss"]),
        ("the-two-doors", "90", ["draw", "raise", "dismiss"]),
        ("the-two-doors", "05", ["dismiss"]),
        ("the-two-doors", "09", ["banish"]),
    ],
)
def test_tests_of_the_arbiter(card: str, drawn: str, asks: list[str]) -> None:
    """21.66, 21.67, 21.81, 14.15: what each result gives; then its taker is sent away."""
    g = state(white("hanno", 0, card), black("pell", 1), whites=f"{drawn} 12 13")
    g.layout, g.units[0].space = HALL.layout, CHAMBER
    assert [each.noun for each in trial_choices(g, g.units[0])] == [card]
    take_trial(g, g.units[0], card)
    assert [each.ask.value for each in g.pending] == asks
    assert g.discards["secret"] == [card]


def test_four_draws_of_the_crown_may_be_two_elite_cards() -> None:
    """21.67: an Amaze gives four draws."""
    g = state(
        white("toussaint-louverture", 0, "weight-of-the-crown"), black("pell", 1), whites="90"
    )
    g.layout, g.units[0].space = HALL.layout, CHAMBER
    take_trial(g, g.units[0], "weight-of-the-crown")
    assert g.pending[0].ask is Ask.DRAW
    assert g.pending[0].count == 4


# Which cards are dealt


def test_cards_of_a_mission() -> None:
    """14.16, 24.20: what could do nothing stays out of the decks."""
    out = {card.name for card in TREASURES.values() if not is_used(MISSIONS["well"], card)}
    assert out == {
        "Lock Roll", "Jailbreak Cube", "Riddle of Glass", "Weight of the Crown", "The Two Doors",
    }  # fmt: skip
    standing = next(row for row in ALL_MISSIONS.values() if row.name == "The Standing Game")
    assert all(is_used(standing, card) for card in TREASURES.values())
    g = table_of(state(white("hanno", A), black("pell", FAR))).match._live
    assert "wolfhound" in g.decks["secret"].cards
