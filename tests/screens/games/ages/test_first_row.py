"""Where the cursor begins: Enter without looking gives nothing away that could be kept."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from attrs import evolve

from engine.core.choice import PASS, Choice, Decision, Description, choice
from engine.games.ages import GAME
from engine.games.ages.fire.shot import Shot
from engine.games.ages.pending import Ask, Pending
from engine.games.ages.steps import Step
from engine.testing import play
from screens.games.ages import FIXED_LETTERS, PAINTER, choice_value, obvious_choice
from screens.table.menus.letters import DealtLetters, fixed_positions
from screens.table.menus.make_menu import make_menu
from screens.table.menus.menu import Menu
from screens.table.reaction_window import TimedWindow, is_window
from tests.engine.games.ages.scene import FAR, FIVE, MAP, black, guardian, moved, site, white
from tests.engine.games.ages.table import AgesTable, ages
from tui.keys import Keymap

A = FIVE[0]


def obvious_in(table: AgesTable) -> Choice | None:
    (decision,) = table.match.pending
    return obvious_choice(table.view("white"), decision.choices)


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("*assault-carbine", choice("fire", "assault-carbine 1")),
        ("*assault-carbine *yew-bow", None),
        ("*assault-carbine field-kit", None),
    ],
)
def test_the_only_weapon_of_a_unit_that_fires_is_obvious(
    cards: str, expected: Choice | None
) -> None:
    """9.2: a face-down card might be another weapon, so that a question tells nothing."""
    table = ages(white("hanno", A, cards), black("pell", FIVE[2]), step=Step.FIRE)
    assert obvious_in(table) is None, "whether to shoot is a decision"
    play(table, "white: shoot hanno")
    assert obvious_in(table) == expected


def test_the_only_unit_that_must_leave_a_dome_is_obvious() -> None:
    """10.4: it may not stay, and nobody else can move."""
    dome = next(each.lower() for n, each in enumerate(MAP.names) if MAP.spaces[n].terrain == "dome")
    table = ages(white("hanno", dome), black("pell", FAR), step=Step.MOVE)
    assert obvious_in(table) == choice("move", "hanno")


def test_an_end_is_never_obvious() -> None:
    """10.1: until Done the last walk can be taken back."""
    table = ages(white("hanno", A), black("pell", FAR), step=Step.MOVE)
    assert obvious_choice(table.view("white"), (choice("done"),)) is None
    assert obvious_choice(table.view("white"), (PASS,)) is None


def wounded() -> AgesTable:
    return ages(
        white("hanno", A, "*badge-of-the-owl"),
        black("pell", FAR),
        pending=[Pending(ask=Ask.SHED, unit=0)],
    )


def at_the_market() -> AgesTable:
    table = ages(
        white("hanno", A, "yew-bow"),
        black("pell", FAR),
        step=Step.ADVENTURE,
        counters={A.upper(): "black-market"},
    )
    play(table, "white: adventure hanno")
    return table


def at_a_guardian() -> AgesTable:
    table = ages(
        white("hanno", site("war 0"), "yew-bow field-kit bolt-rifle"),
        black("pell", FAR),
        step=Step.ADVENTURE,
        open_guardians=guardian("bull-of-the-stair"),
    )
    play(table, "white: adventure hanno")
    return table


def beside_one_who_is_hit() -> AgesTable:
    table = ages(
        white("hanno", A),
        white("shield-thrall", A, master=0),
        black("miyamoto-musashi", A, "*ship-cutlass"),
        step=Step.MELEE,
        blacks="73 81",
    )
    play(table, "black: strike hanno ship-cutlass")
    return table


def overladen() -> AgesTable:
    cards = "yew-bow field-kit bolt-rifle linen-cuirass deep-pack"
    return ages(
        white("hanno", A, cards),
        black("pell", FAR),
        pending=[Pending(ask=Ask.DISCARD, unit=0)],
    )


def with_a_spyglass() -> AgesTable:
    return ages(
        white("hanno", A, "brass-spyglass linen-cuirass"), black("pell", FIVE[2]), step=Step.FIRE
    )


def menu_of(table: AgesTable, dealt: DealtLetters | None = None) -> Menu:
    asked = table.match.pending[0]
    menu = make_menu(GAME, table.match.view(asked.seat), asked, Keymap(), dealt=dealt)
    assert isinstance(menu, Menu)
    return menu


@pytest.mark.parametrize(
    ("table", "kept"),
    [
        (wounded, "pass"),
        (at_the_market, "keep"),
        (at_a_guardian, "challenge"),
        (beside_one_who_is_hit, "pass"),
        (overladen, "reveal deep-pack"),
        (with_a_spyglass, "pass"),
    ],
)
def test_the_cursor_does_not_begin_on_a_loss_that_need_not_be(
    table: Callable[[], AgesTable], kept: str
) -> None:
    menu = menu_of(table())
    (chosen,) = menu.entries[menu.cursor].choices
    assert str(chosen) == kept
    assert len(menu.entries) > 1


@pytest.mark.parametrize(
    ("step", "verbs", "first"),
    [
        ("free use", ("play", "ready", "finish"), "finish"),
        ("free use", ("play", "pick-up", "finish"), "pick-up"),
        ("walk", ("ride", "walk", "stop"), "walk"),
        ("adventure", ("adventure", "done"), "adventure"),
        ("strike", ("strike", "hold"), "strike"),
    ],
)
def test_the_cursor_begins_on_no_card_that_need_not_be_used(
    step: str, verbs: tuple[str, ...], first: str
) -> None:
    """The main actions of a step stay first, even those that cannot be taken back."""

    def describe(each: Choice) -> Description:
        return Description(each.verb, each.verb)

    view = evolve(ages(white("hanno", A), black("pell", FAR)).view("white"), step=step)
    decision = Decision(0, "What now?", tuple(map(choice, verbs)))
    menu = Menu(decision, describe, tuple("abc"), not_first=PAINTER.not_first(view))
    assert decision.choices[menu.cursor].verb == first


def test_a_lone_end_of_moves_says_what_it_ends_and_that_a_walk_can_be_undone() -> None:
    """10.6: the question is asked so that the last walk can be taken back."""
    table = ages(white("hanno", A), black("pell", FAR), step=Step.MOVE)
    play(table, "white: move hanno")
    view = table.view("white")
    far = next(at for at, cost in view.reach.items() if cost == view.points)
    play(table, f"white: walk {view.map.noun(far)}")
    asked = table.match.pending[0]
    assert [str(each) for each in asked.choices] == ["done"]
    assert asked.prompt == "All have moved; the last walk can be undone"
    told = GAME.describe(table.view("white"), asked.choices[0])
    assert (told.group, told.label) == ("Done", "end the moves")
    assert told.consequence.startswith("Next: opportunity fire")


def test_a_lone_end_of_fire_says_that_nobody_can_shoot() -> None:
    """9.1: it is asked by open facts, so nobody learns that the face-down card is not a weapon."""
    table = ages(
        white("hanno", A, "linen-cuirass"),
        black("pell", FIVE[2]),
        step=Step.FIRE,
    )
    asked = table.match.pending[0]
    assert [str(each) for each in asked.choices] == ["pass"]
    assert asked.prompt == "None of your units can shoot now"
    assert with_a_spyglass().match.pending[0].prompt == asked.prompt
    assert TimedWindow(asked, 3, has_company=True).is_automatic, (
        "it passes by itself after a moment"
    )
    armed = ages(white("hanno", A, "yew-bow"), black("pell", FIVE[2]), step=Step.FIRE)
    asked = armed.match.pending[0]
    assert len(asked.choices) > 1
    assert is_window(asked), "and to decline a shot takes as long"


def passing_by(cards: str) -> AgesTable:
    """Hanno, with these cards, has walked by a shooter: through cover, then in the open."""
    seen = shots_at_spaces()
    worst, best = min(seen, key=seen.__getitem__), max(seen, key=seen.__getitem__)
    assert seen[worst] < seen[best]
    table = ages(
        white("hanno", best, cards, **moved(worst, best)),
        black("captain-oyelaran", A, "service-revolver"),
        step=Step.OPFIRE,
    )
    play(table, "black: opfire captain-oyelaran service-revolver", "black: at hanno")
    return table


def shots_at_spaces() -> dict[str, float]:
    """The mean damage of a shot from a space at Hanno in each other one, as far as it reaches."""
    table = ages(
        white("hanno", FAR), black("captain-oyelaran", A, "service-revolver"), step=Step.FIRE
    )
    view = table.view("black")
    hanno, shooter = view.units
    weapon = "service-revolver"
    return {
        view.map.noun(shot.space): shot.odds.damage
        for number in range(len(view.map.names))
        if number != shooter.space
        and (shot := Shot(view, shooter, hanno, weapon, "opfire", number)).is_possible
    }


def test_the_best_space_for_opportunity_fire_is_listed_first_by_open_facts() -> None:
    """11.2: face-down cards, which the shooter does not know, change nothing in the order."""
    orders = []
    for cards in ("", "linen-cuirass", "grey-cloak"):
        table = passing_by(cards)
        offered = table.choices_of("black")
        listed = [str(choice) for row in menu_of(table).entries for choice in row.choices]
        assert sorted(listed) == sorted(offered)
        assert listed == offered[::-1], "the walker came to the open space last"
        orders.append(listed)
    assert orders[0] == orders[1] == orders[2]


def test_walks_to_where_something_is_are_listed_first() -> None:
    table = ages(
        white("hanno", A),
        black("pell", FAR),
        step=Step.MOVE,
        counters={FIVE[2].upper(): "oracle-question"},
    )
    play(table, "white: move hanno")
    menu = menu_of(table)
    walks = [choice for row in menu.entries for choice in row.choices if choice.verb == "walk"]
    values = [choice_value(table.view("white"), each) for each in walks]
    assert values == sorted(values, reverse=True)
    assert walks[0].noun == FIVE[2]


def test_not_to_strike_has_the_letter_of_what_declines() -> None:
    table = ages(white("hanno", A), black("pell", A), step=Step.MELEE)
    menu = menu_of(table)
    letters = {str(row.choices[0]): row.letter for row in menu.entries}
    assert letters["hold"] == "z"


@pytest.mark.parametrize("cards", ["", "roadster-bicycle", "roadster-bicycle winged-sandals"])
def test_walking_has_the_same_letter_in_every_move(cards: str) -> None:
    """10.5: whatever other ways there are to go, so that a player need not look for it."""
    table = ages(white("hanno", A, cards), black("pell", FAR), step=Step.MOVE)
    play(table, "white: move hanno")
    menu = menu_of(table, DealtLetters(fixed_positions(FIXED_LETTERS)))
    (walks,) = [entry for entry in menu.entries if len(entry.choices) > 1]
    assert walks.letter == "d"


@pytest.mark.parametrize("draws", [1, 2])
def test_the_decks_have_the_same_letters_in_every_draw(draws: int) -> None:
    """14.1: with one draw there is no Elite card, and the letter of another never means it."""
    table = ages(
        white("hanno", A),
        black("pell", FAR),
        step=Step.ADVENTURE,
        pending=[Pending(ask=Ask.DRAW, unit=0, count=draws)],
    )
    menu = menu_of(table, DealtLetters(fixed_positions(FIXED_LETTERS)))
    letters = {row.choices[0].noun: row.letter for row in menu.entries}
    expected = {"common": "o", "secret": "s", "elite": "t"}
    assert letters == {deck: expected[deck] for deck in letters}
    assert ("elite" in letters) is (draws == 2)
