"""RULES.md, chapters 14 and 21: gadgets, packs and stealth cards."""

from __future__ import annotations

from engine.games.ages.attacks.events import HitDrawn
from engine.games.ages.challenges.contests import encounter_figure
from engine.games.ages.challenges.ratings import carry_limit, rating
from engine.games.ages.fire.shot import Shot
from engine.games.ages.map.chart import chart
from engine.games.ages.map.sight import range_between
from engine.games.ages.moving.routes import reachable_costs
from engine.games.ages.rows.adventures import ENCOUNTERS
from engine.games.ages.steps import Step
from engine.games.ages.view_types import Term
from engine.testing import play
from tests.engine.games.ages.scene import (
    FAR,
    FIVE,
    MAP,
    black,
    guardian,
    layout,
    line_of_clear,
    number_of,
    site,
    spaces,
    state,
    white,
)
from tests.engine.games.ages.table import ages

A, B = spaces("clear", age="ancient")[:2]


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
    contest = Shot(g, captain, hanno, "pulse-sidearm", "fire").hit
    assert Term(2, "Grey Cloak") in contest.against.parts
    contest = Shot(g, captain, pell, "pulse-sidearm", "opfire", space=number_of(FIVE[2])).hit
    assert Term(3, "Grey Cloak") in contest.against.parts
    assert rating(g, hanno, "stealth") == 6


def test_stealth_cards_are_revealed_when_shot_at() -> None:
    """14.8, 14.9: before the hit is drawn; asked of all with a face-down Secret or Elite card."""
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
        assert table.choices_of("black") == [*reveal, "pass"]
        if reveal:
            play(table, "black: reveal grey-cloak")
            (hit,) = table.events_of(HitDrawn)
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
    assert table.events_of(HitDrawn)


def test_ghost_field() -> None:
    """21.84: Stealth +4 against opportunity fire; with the symbol +1 at all times."""
    g = state(
        white("captain-oyelaran", FIVE[0], "*pulse-sidearm"),
        black("hanno", FIVE[2], "*ghost-field"),
        black("oona-fenchild", FIVE[2], "*ghost-field"),
    )
    captain, hanno, oona = g.units
    fire = Shot(g, captain, hanno, "pulse-sidearm", "fire").hit
    opfire = Shot(g, captain, hanno, "pulse-sidearm", "opfire", space=number_of(FIVE[2])).hit
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
        if Shot(g, hanno, pell, "saddle-carbine", "fire", n).is_in_range
        and MAP.spaces[n].terrain not in ("dome", "deep water")
        and _distance(number_of(line[0]), n) == 8
    )
    table = ages(
        white("hanno", line[0], "*saddle-carbine brass-spyglass"),
        black("pell", target),
        step=Step.FIRE,
    )
    assert table.choices_of("white") == ["ready brass-spyglass hanno", "pass"]
    play(table, "white: ready brass-spyglass hanno")
    assert "shoot hanno" in table.choices_of("white")
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
    play(table, "white: destroy-with hanno")
    assert not [each for each in table.choices_of("white") if each.startswith("give")]


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
        open_guardians=guardian("weigher-of-hearts"),
        whites="55",
    )
    play(table, "white: prepare quill-of-nine", "white: adventure quill-of-nine")
    assert table.unit("quill-of-nine").adventure_bonus == 3
    play(table, "white: challenge")
    assert table.unit("quill-of-nine").adventure_bonus == 0
    g = state(white("hanno", A, adventure_bonus=2), black("pell", FAR))
    found = encounter_figure(g, g.units[0], ENCOUNTERS["dice-at-the-well"])
    assert Term(2, "Field Manual") in found.parts
