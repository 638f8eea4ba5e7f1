"""RULES.md, chapters 1 to 8: the table, ratings, challenges, the map, setup, free actions."""

from __future__ import annotations

import pytest

from engine.core.chance import Chance
from engine.core.match import Match
from engine.games.ages import GAME
from engine.games.ages.characters import CHARACTERS
from engine.games.ages.chart import PROHIBITED, chart
from engine.games.ages.events import CardSeen, RoundBegan, TurnBegan
from engine.games.ages.ratings import rating
from engine.games.ages.rules.challenges import draw_challenge
from engine.games.ages.rules.selection import is_first_white
from engine.games.ages.setup import deal, setup
from engine.games.ages.sight import range_between
from engine.games.ages.state import Options, Step
from engine.games.ages.view_types import HIDDEN
from engine.testing import not_offered, play
from tests.engine.games.ages.scene import MAP, ages, black, line_of_clear, spaces, state, white

A, B, C = spaces("clear", age="ancient")[:3]
WOODS = spaces("woods")[0]


# 1. The table


def test_two_teams_of_the_same_number() -> None:
    """1.1: three characters each; seats alternate and decide for their own."""
    g = setup(Options(), 2, Chance(5))
    assert [unit.team for unit in g.units] == [0, 0, 0, 1, 1, 1]
    assert sorted(g.sides) == [0, 1]
    assert all(g.sides[unit.owner] == unit.team for unit in g.units)


def test_white_then_black_in_each_round() -> None:
    """1.2: a round is a turn of White and then a turn of Black."""
    match = Match.begin(GAME, seed=4, seats=2)
    while match.outcome is None and match.view(None).round < 4:
        decision = match.pending[0]
        match.answer(decision.seat, decision.choices[-1])
    events = [event for each in match.chronicle for event in each]
    turns = [(e.round, e.team) for e in events if isinstance(e, TurnBegan)]
    assert turns[:6] == [(1, 0), (1, 1), (2, 0), (2, 1), (3, 0), (3, 1)]
    assert [e.round for e in events if isinstance(e, RoundBegan)][:3] == [1, 2, 3]


def test_allies_do_not_hinder_each_other() -> None:
    """1.3: two units of a team in one space walk on; an enemy stops."""
    here, there, beyond = line_of_clear(3)
    table = ages(white("atalanta", here), white("hanno", there), black("pell", C), step=Step.MOVE)
    play(table, "white: move atalanta", f"white: walk {beyond}")
    assert table.at("atalanta") == beyond


def test_a_contested_space() -> None:
    """1.4: with an enemy in the space no card is given and no shot fired from it."""
    units = white("tomyris", A, "yew-bow"), white("hanno", A), black("pell", A)
    table = ages(*units)
    play(table, "white: free tomyris")
    assert not [words for words in table.offered("white") if words.startswith("give")]


def test_face_down_is_known_to_the_own_team() -> None:
    """1.5: the other team sees the deck; what was revealed stays open when it is given on."""
    table = ages(white("tomyris", A, "yew-bow *round-shield"), white("hanno", A), black("pell", B))
    seen = [(card.slug, card.known) for card in table.unit("tomyris", "black").cards]
    assert seen == [("common", False), ("round-shield", True)]
    own = [(card.slug, card.known) for card in table.unit("tomyris", "white").cards]
    assert own == [("yew-bow", True), ("round-shield", True)]
    play(table, "white: free tomyris", "white: give round-shield hanno")
    assert table.unit("hanno", "black").cards[0].shown


def test_what_is_open_and_what_no_player_knows() -> None:
    """1.6: encounters not yet seen are hidden from all; counts of decks are open."""
    g = state(white("tomyris", A), black("pell", B), counters={B.upper(): "dice-at-the-well"})
    view = GAME.view(g, 0)
    assert view.counters == {MAP.numbers[B.upper()]: HIDDEN}
    assert view.decks["common"] == len(g.decks["common"])
    assert view.challenge == (100, 100)


def test_open_cards() -> None:
    """1.7: they lie open from the moment they are drawn, and no line is for one team only."""
    match = Match.begin(GAME, seed=3, seats=2, options=Options(cards="open"))
    assert all(card.shown for unit in match.view(None).units for card in unit.cards)
    assert not [e for each in match.chronicle for e in each if isinstance(e, CardSeen)]


# 2. Ratings


def test_sixteen_ratings() -> None:
    """2.1: each unit shows all of them."""
    table = ages(white("tomyris", A), black("pell", B))
    assert len(table.unit("tomyris").ratings) == 16


def test_age_setting_circle_nature() -> None:
    """2.3: four ages, three settings each, nine circles, one or two natures."""
    rows = CHARACTERS.values()
    assert {row.age for row in rows} == {"ancient", "colonial", "modern", "future"}
    assert len({(row.age, row.setting) for row in rows}) == 12
    assert len({row.circle for row in rows}) == 9
    assert {len(row.natures) for row in rows} == {1, 2}


def test_mental_abilities_do_nothing_to_some() -> None:
    """2.4: the Stone Gaze is no weapon against RIVET-77."""
    here, there = line_of_clear(2)
    table = ages(white("the-ninth-gorgon", here), black("rivet-77", there), step=Step.FIRE)
    assert table.offered("white") == ["done"]


# 3. Challenges


def test_the_difference() -> None:
    """3.1: Melee 8 against React 8 is a difference of 0; the card decides."""
    table = ages(white("miyamoto-musashi", A), black("pell", A), step=Step.MELEE, whites="43 11")
    play(table, "black: hold") if table.asked() == ["black"] else None
    play(table, "white: strike pell")
    assert table.view().results[0].difference == 0


def test_each_team_has_a_deck() -> None:
    """3.2: 100 cards each; an empty deck is shuffled anew."""
    g = state(white("pell", A), black("hanno", B))
    drawn = {draw_challenge(g, 0) for _ in range(100)}
    assert len(drawn) == 100
    assert (len(g.challenge[0]), len(g.challenge[1])) == (0, 100)
    draw_challenge(g, 0)
    assert (len(g.challenge[0]), len(g.drawn[0])) == (99, 1)


def test_dice_in_place_of_cards() -> None:
    """3.6: no card leaves the decks."""
    g = state(white("pell", A), black("hanno", B), options=Options(challenge="dice"))
    rolls = [draw_challenge(g, 0) for _ in range(300)]
    assert {a for a, _ in rolls} == set(range(10))
    assert len(g.challenge[0]) == 100


# 4. The map


def test_a_distance_is_counted_over_anything() -> None:
    """4.8: over void and walls alike."""
    numbers = MAP.numbers
    row = [name for name in MAP.names if name.startswith("H")]
    first, last = row[0], row[-1]
    assert range_between(MAP, numbers[first], numbers[last]) == (int(last[1:]) - int(first[1:])) / 2


def test_ages_of_spaces() -> None:
    """4.3: platters, dome keys and the labyrinth have one."""
    found = {MAP.layout[space.piece].piece: space.age for space in MAP.spaces}
    assert found["sheepfold-downs"] == found["labyrinth-ancient"] == found["dome 0"] == "ancient"
    assert found["harbor-row"] == found["dome 2"] == "colonial"


def test_domes_are_left_but_not_entered() -> None:
    """4.7: there are steps out of each, and none into one."""
    domes = set(MAP.domes.values())
    assert len(domes) == 5
    assert all(MAP.steps[dome] for dome in domes)
    assert not any(there in domes for steps in MAP.steps for there, _ in steps)


def test_auras_do_not_cross_walls() -> None:
    """4.9: they go from space to space."""
    inside = MAP.sites("labyrinth-ancient")["glory 2"]
    near = MAP.aura(inside, 1)
    assert near < {inside, *MAP.beside[inside]}
    assert not any((inside, other) in MAP.walls for other in near)
    assert MAP.aura(inside, 0) == {inside}


# 6. Setup


@pytest.mark.parametrize("seed", range(8))
def test_the_map_of_the_mission(seed: int) -> None:
    """6.1: two platters by lot, five domes of five colours, a labyrinth whose door faces one."""
    g = setup(Options(), 2, Chance(seed))
    pieces = [placed.piece for placed in g.layout]
    assert len(set(pieces)) == 8
    assert sum(piece.startswith("dome") for piece in pieces) == 5
    (labyrinth,) = [piece for piece in pieces if piece.startswith("labyrinth")]
    found = chart(g.layout)
    door = found.sites(labyrinth)["war 0"]
    outside = [there for there, _ in found.steps[door] if not found.spaces[there].site]
    assert any(found.spaces[there].piece < 2 for there in outside)


def test_three_characters_each_by_lot() -> None:
    """6.2: all different, and only those whose abilities work."""
    g = setup(Options(), 2, Chance(2))
    assert len({unit.slug for unit in g.units}) == 6


def test_white_has_the_highest_respect() -> None:
    """6.3: of equals the next highest are compared; then it is drawn by lot."""
    assert is_first_white(["archimedes", "pell"], ["tomyris", "hanno"], Chance(1))
    assert not is_first_white(["tomyris", "pell"], ["quill-of-nine", "pell"], Chance(1))
    assert is_first_white(["tomyris", "hanno"], ["tomyris", "pell"], Chance(1))
    lots = {is_first_white(["pell"], ["sister-static"], Chance(seed)) for seed in range(20)}
    assert lots == {True, False}


def test_first_cards() -> None:
    """6.4, 24.20: those printed and one more Common; for now Secret ones are Common."""
    g = setup(Options(), 2, Chance(11))
    deal(g)
    for unit in g.units:
        assert len(unit.cards) == 1 + sum(CHARACTERS[unit.slug].start[:3])


@pytest.mark.parametrize("seed", range(6))
def test_encounters_by_lot(seed: int) -> None:
    """6.5: at least 4 apart, on no prohibited terrain, on no path, and no place is left."""
    g = setup(Options(), 2, Chance(seed))
    deal(g)
    places = [g.map.numbers[name] for name in g.counters]
    near = [range_between(g.map, a, b) for a in places for b in places if a != b]
    assert min(near) >= 4
    for at, space in enumerate(g.map.spaces):
        free = space.terrain not in PROHIBITED and not space.site
        if at in places:
            assert free
        elif free:
            assert min(range_between(g.map, at, place) for place in places) < 4


def test_characters_begin_off_the_map() -> None:
    """6.6: all of them."""
    g = setup(Options(), 2, Chance(1))
    assert not any(unit.on_map or unit.entered for unit in g.units)


# 7. Phases


def test_a_unit_that_is_finished_with_is_not_taken_again() -> None:
    """7.1: in the same phase."""
    table = ages(white("tomyris", A, "yew-bow"), white("hanno", B, "boar-spear"), black("pell", C))
    play(table, "white: free tomyris", "white: finish")
    assert table.offered("white") == ["free hanno", "done"]


def test_to_be_done_is_always_possible() -> None:
    """7.2: in free actions, fire and moves."""
    table = ages(white("tomyris", A, "yew-bow"), black("pell", B))
    play(table, "white: done", "white: done", "white: done")


def test_valor_ends_the_game_at_once() -> None:
    """7.3: in the middle of a phase."""
    table = ages(
        white("miyamoto-musashi", A),
        black("pell", A, health=1),
        step=Step.MELEE,
        whites="90 90",
    )
    while table.match.pending:
        name = table.asked()[0]
        play(table, f"{name}: {'strike pell' if name == 'white' else 'hold'}")
    assert table.match.outcome is not None
    assert "Valor" in table.match.outcome.reason


# 8. Free actions


def test_experience_ends_in_the_next_free_actions() -> None:
    """8.1, 18.1: it raises all ratings but Health and Damage, then it is over."""
    table = ages(white("tomyris", A, experience=1), black("pell", B))
    play(table, "white: free tomyris", "white: experience")
    ratings = table.unit("tomyris").ratings
    raised = {name for name, found in ratings.items() if found.value == found.printed + 1}
    assert raised == {*ratings} - {"health", "damage"}
    assert table.unit("tomyris").experience == 0
    g = state(white("tomyris", A, active=True), black("pell", B))
    assert not g.units[0].active


def test_giving() -> None:
    """8.2, 8.7: to an ally in the space; who held a card in the phase does not get it back."""
    table = ages(
        white("tomyris", A, "yew-bow"),
        white("hanno", A),
        white("pell", A),
        black("skarn", B),
    )
    play(table, "white: free tomyris", "white: give yew-bow hanno", "white: finish")
    play(table, "white: free hanno", "white: give yew-bow pell", "white: finish")
    play(table, "white: free pell")
    assert not [words for words in table.offered("white") if words.startswith("give")]
    assert "destroy yew-bow" in table.offered("white")


def test_who_neither_gives_nor_takes() -> None:
    """8.2: the Hollow Rider and Skarn trade no cards."""
    table = ages(white("skarn", A, "boar-spear"), white("hanno", A, "yew-bow"), black("pell", B))
    play(table, "white: free skarn")
    assert not [words for words in table.offered("white") if words.startswith("give")]
    play(table, "white: finish", "white: free hanno")
    assert not [words for words in table.offered("white") if words.startswith("give")]


def test_picking_up() -> None:
    """8.3: all cards of the space, open or face down as they were; not in a contested space."""
    cards = {A.upper(): ("*boar-spear", "1yew-bow")}
    table = ages(white("tomyris", A), black("pell", B), ground=dict(cards))
    assert [card.known for card in table.view("white").ground[MAP.numbers[A.upper()]]] == [
        True,
        False,
    ]
    play(table, "white: free tomyris", "white: pick-up")
    unit = table.unit("tomyris", "white")
    assert [(card.slug, card.shown) for card in unit.cards] == [
        ("boar-spear", True),
        ("yew-bow", False),
    ]
    assert not table.view().ground
    g = ages(white("tomyris", A, experience=1), black("pell", A), ground=dict(cards))
    play(g, "white: free tomyris")
    not_offered(g, "white: pick-up")


def test_destroying() -> None:
    """8.4: the card goes to the discards, where all see it."""
    table = ages(white("tomyris", A, "yew-bow"), black("pell", B))
    play(table, "white: free tomyris", "white: destroy yew-bow")
    assert table.view().discards["common"] == ("yew-bow",)


def test_one_marker_at_a_time() -> None:
    """8.5: a second one waits."""
    table = ages(white("tomyris", A, "yew-bow", experience=2), black("pell", B))
    play(table, "white: free tomyris", "white: experience")
    not_offered(table, "white: experience")


def test_an_ability_once_in_a_phase() -> None:
    """8.6: also in a contested space, unless it says otherwise."""
    table = ages(
        white("rivet-77", A, "yew-bow boar-spear", health=3), black("pell", A), step=Step.FREE
    )
    play(table, "white: free rivet-77", "white: ability yew-bow")
    assert table.health("rivet-77") == 4
    not_offered(table, "white: ability boar-spear")
    assert rating(state(white("pell", A), black("hanno", B)), black("hanno", B), "speed") == 6
