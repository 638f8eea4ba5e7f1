"""RULES.md, chapters 14 to 19: cards, encounters, labyrinths, entering, experience, the end."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.ages.card_types import AGES
from engine.games.ages.challenge_cards import LEVEL_RATINGS, level_choices
from engine.games.ages.events import CardDiscarded, HitDrawn, Killed, MarkerStepped
from engine.games.ages.ratings import rating
from engine.games.ages.rules.achievements import achieved, begin_round, check_valor, measure, score
from engine.games.ages.rules.cards import decks_to_draw, draw_card
from engine.games.ages.rules.labyrinth import path_at
from engine.games.ages.state import AgesState, Ask, Fate, Options, Pending, Step
from engine.testing import not_offered, play
from tests.engine.games.ages.scene import (
    FAR,
    FIVE,
    MAP,
    AgesTable,
    ages,
    black,
    guardian,
    site,
    spaces,
    state,
    table_of,
    white,
)

A, B, C = spaces("clear", age="ancient")[:3]
WAR = "labyrinth-ancient war"


# 14. Treasure cards


def test_a_reward_is_spent_freely() -> None:
    """14.1: a Common card takes one draw, an Elite two; a deck without cards gives nothing."""
    g = state(white("pell", A), black("hanno", B))
    assert decks_to_draw(g, 3) == ["common", "secret", "elite"]
    assert decks_to_draw(g, 1) == ["common", "secret"]
    table = ages(
        white("pell", A),
        black("hanno", B),
        pending=[Pending(ask=Ask.DRAW, unit=0, count=3)],
    )
    play(table, "white: draw elite")
    assert table.offered("white") == ["draw common", "draw secret"]
    play(table, "white: draw common")
    assert [card.slug for card in table.unit("pell").cards] == ["elite", "common"]


def test_an_empty_deck_is_made_of_its_discards() -> None:
    """24.16: before the next card is drawn."""
    g = state(white("pell", A), black("hanno", B))
    g.discards["common"], g.decks["common"].cards = g.decks["common"].cards, []
    draw_card(g, 0, "common")
    assert len(g.units[0].cards) == 1
    assert not g.discards["common"]


def test_four_cards_at_most() -> None:
    """14.2: more are discarded by choice; some carry any number, a Dray Horse helps."""
    four = "yew-bow boar-spear linen-cuirass steel-pot"
    table = ages(
        white("pell", A, four),
        black("hanno", B),
        pending=[Pending(ask=Ask.DRAW, unit=0, count=1)],
        commons="quarterstaff",
    )
    play(table, "white: draw common")
    assert "discard quarterstaff" in table.offered("white")
    play(table, "white: discard yew-bow")
    assert len(table.unit("pell").cards) == 4
    free = ages(
        white("anansi", A, four),
        black("hanno", B),
        pending=[Pending(ask=Ask.DRAW, unit=0, count=1)],
    )
    play(free, "white: draw common")
    assert len(free.unit("anansi").cards) == 5


def test_to_use_a_card_takes_strength_and_intellect() -> None:
    """14.3: Pell has Strength 2; to carry takes nothing."""
    table = ages(white("pell", A, "boar-spear throwing-knives"), black("hanno", A), step=Step.MELEE)
    assert table.offered("white") == ["strike hanno", "hold"]


@pytest.mark.parametrize(
    ("card", "whites", "gone"),
    [
        ("yew-bow", "80 55", False),
        ("stick-grenade", "80 55", True),
        ("siege-arbalest", "80 37", False),
        ("siege-arbalest", "90 90", True),
        ("yew-bow", "09", True),
    ],
)
def test_when_a_card_is_discarded(card: str, whites: str, gone: bool) -> None:
    """14.5, 3.5: it stays, is for one use, goes after a kill; 0-9 breaks it."""
    table = ages(
        white("archimedes", FIVE[0], card),
        black("rivet-77", FIVE[2], health=4),
        black("pell", FAR),
        step=Step.FIRE,
        whites=whites,
    )
    play(table, "white: shoot archimedes", f"white: fire {card} 1", "white: at rivet-77")
    assert (not table.unit("archimedes").cards) == gone


def test_kinds_of_cards() -> None:
    """14.6, 18.3: armour counts once revealed; medicine heals its owner up to the most."""
    table = ages(
        white("doc-valdez", A, "field-kit *buff-coat", health=3), black("hanno", B), step=Step.FREE
    )
    assert table.unit("doc-valdez").ratings["armor"].value == 3
    play(table, "white: free doc-valdez", "white: use field-kit")
    assert table.health("doc-valdez") == 4
    assert [card.slug for card in table.unit("doc-valdez").cards] == ["buff-coat"]


def test_cards_of_the_dead_stay() -> None:
    """14.7: on the ground, open or face down as they were."""
    table = ages(
        white("cu-chulainn", A),
        black("hanno", A, "*yew-bow boar-spear", health=1),
        black("pell", FAR),
        step=Step.MELEE,
        whites="90 90",
    )
    play(table, "black: hold", "white: strike hanno", "black: pass")
    assert [event.dropped for event in table.happened(Killed)] == [2]
    here = MAP.numbers[A.upper()]
    assert [card.slug for card in table.view("white").ground[here]] == ["yew-bow", "common"]
    assert [card.slug for card in table.view("black").ground[here]] == ["yew-bow", "boar-spear"]


# 15. Encounters


def faced(unit: str, encounter: str, cards: str = "", **words: Any) -> AgesTable:
    """A unit of White on that encounter, in the adventure phase."""
    return ages(
        white(unit, A, cards),
        black("rivet-77", FAR),
        step=Step.ADVENTURE,
        counters={A.upper(): encounter, B.upper(): "dice-at-the-well"},
        **words,
    )


def test_facing_what_is_there() -> None:
    """15.1: each site once in a phase, also in a contested space."""
    table = faced("rivet-77", "dice-at-the-well")
    table = ages(
        white("pell", A),
        black("rivet-77", A),
        step=Step.ADVENTURE,
        counters={A.upper(): "wrestling-ring", B.upper(): "dice-at-the-well"},
    )
    assert table.offered("white") == ["adventure pell", "done"]
    play(table, "white: adventure pell")
    assert table.view().turn == 1, "nothing is left to do"


def test_passing_an_encounter() -> None:
    """15.2: a rating with +1 for the same age; the counter goes, cards are drawn, it counts."""
    table = faced("hanno", "oracle-question")
    play(table, "white: adventure hanno")
    assert table.offered("white") == ["draw common", "draw secret", "draw elite"]
    assert table.view().goals[1].white == 1
    assert MAP.numbers[A.upper()] not in table.view().counters


def test_not_passing_an_encounter() -> None:
    """15.3, 15.5: the counter stays, is remembered, and no challenge card is drawn."""
    table = faced("hanno", "debate-engine")
    play(table, "white: adventure hanno")
    assert table.view().counters[MAP.numbers[A.upper()]] == "debate-engine"
    assert table.view().challenge[0] == 100


def test_a_counter_that_asks_for_a_card() -> None:
    """15.4, 24.12: pay for the whole reward, or draw one card less."""
    table = faced("hanno", "black-market", "yew-bow")
    play(table, "white: adventure hanno")
    assert table.offered("white") == ["pay yew-bow", "keep"]
    paid = faced("hanno", "black-market", "yew-bow")
    play(paid, "white: adventure hanno", "white: pay yew-bow")
    assert paid.view().reward == 3
    play(table, "white: keep")
    assert table.view().reward == 2
    poor = faced("hanno", "workshop")
    play(poor, "white: adventure hanno")
    assert poor.view().reward == 1


def test_paying_with_an_open_card_reveals_nothing() -> None:
    """15.4, 1.5: so it can be taken back; one that was face down cannot."""
    for card, final in (("*boar-spear", False), ("boar-spear", True)):
        table = ages(
            white("hanno", A, card),
            black("pell", FAR),
            step=Step.ADVENTURE,
            counters={A.upper(): "black-market", FAR.upper(): "workshop"},
        )
        play(table, "white: adventure hanno")
        before = table.match._live.chance.reveals
        play(table, "white: pay boar-spear")
        assert (table.match._live.chance.reveals > before) == final


def test_an_empty_map_is_stocked_anew() -> None:
    """6.5: at once."""
    table = ages(
        white("hanno", A),
        black("rivet-77", FAR),
        step=Step.ADVENTURE,
        counters={A.upper(): "oracle-question"},
    )
    play(table, "white: adventure hanno")
    assert len(table.view().counters) > 5


# 16. Labyrinths


def maze(unit: str, where: str, met: str, **words: Any) -> AgesTable:
    """A unit of White in the labyrinth, in the adventure phase."""
    cards = words.pop("cards", "")
    return ages(
        white(unit, site(where), cards),
        white("pell", FAR),
        black("rivet-77", FAR),
        step=Step.ADVENTURE,
        facing=guardian(met),
        **words,
    )


def test_where_a_guardian_is_faced() -> None:
    """16.1, 24.10: on the circle without a marker, or on the marker; it stays face up."""
    for paths, spots in (
        ({}, ["war 0"]),
        ({WAR: (0, 1)}, ["war 1"]),
        ({WAR: (1, 1)}, ["war 1"]),
        ({WAR: (1, 2)}, ["war 2"]),
        ({WAR: (0, 2)}, []),
    ):
        found = []
        for spot in ("war 0", "war 1", "war 2"):
            g = state(white("hanno", site(spot)), black("pell", FAR), paths=paths)
            if path_at(g, g.units[0]):
                found.append(spot)
        assert found == spots
    table = maze("hanno", "war 0", "marsh-hag", whites="19")
    play(table, "white: adventure hanno", "white: challenge")
    assert table.view().guardians[0].facing == "marsh-hag"


def test_the_challenge_or_the_payment() -> None:
    """16.2, 24.19: +1 each for age, setting and circle; payment is a Pass."""
    table = maze("hanno", "war 0", "marsh-hag", cards="yew-bow boar-spear", whites="55")
    play(table, "white: adventure hanno")
    assert table.offered("white") == ["challenge", "pay", "mercy"]
    play(table, "white: pay", "white: give-up yew-bow", "white: give-up boar-spear")
    assert table.view().paths == {WAR: (0, 1)}
    assert table.view().reward == 1
    poor = maze("hanno", "war 0", "marsh-hag", whites="55")
    play(poor, "white: adventure hanno")
    not_offered(poor, "white: pay", "white: finish", "white: done")


@pytest.mark.parametrize(
    ("card", "marker", "reward", "experience"),
    [
        ("09", False, 0, 0),
        ("29", False, 0, 0),
        ("24", False, 0, 1),
        ("55", True, 1, 0),
        ("90", True, 2, 0),
    ],
)
def test_what_comes_of_it(card: str, marker: bool, reward: int, experience: int) -> None:
    """16.3: FOPP banished, Fail dismissed, Squeak experience, Pass and Amaze a step and draws."""
    table = maze("hanno", "war 0", "marsh-hag", whites=f"{card} 00", blacks="00")
    play(table, "white: adventure hanno", "white: challenge")
    assert (table.view().paths == {WAR: (0, 1)}) == marker
    assert table.view().reward == reward
    assert table.unit("hanno").experience == experience
    while table.view().step == "draw":
        play(table, "white: draw common")
    assert MAP.spaces[table.unit("hanno").space].dome >= 0


@pytest.mark.parametrize(
    ("before", "spot", "after"),
    [((-1, 0), "war 0", (0, 1)), ((0, 1), "war 1", (0, 2)), ((1, 2), "war 2", (0, 1))],
)
def test_the_marker_steps(before: tuple[int, int], spot: str, after: tuple[int, int]) -> None:
    """16.4, 24.11: first space, dead end; a team's own in place of an enemy's."""
    paths = {WAR: before} if before[1] else {}
    table = maze("hanno", spot, "marsh-hag", whites="55 00", paths=paths)
    play(table, "white: adventure hanno", "white: challenge")
    assert table.view().paths[WAR] == after
    (stepped,) = table.happened(MarkerStepped)
    assert stepped.taken == (before[0] == 1)


def test_mercy() -> None:
    """16.5, 17.3: the guardian goes, and the other team's card sends the character away."""
    table = maze("hanno", "war 0", "marsh-hag", blacks="00")
    play(table, "white: adventure hanno", "white: mercy")
    assert table.view().guardians[0].facing == ""
    assert table.at("hanno") == MAP.names[MAP.domes[0]].lower()
    assert table.view().challenge == (100, 99)


def test_what_a_dead_end_gives() -> None:
    """16.6: to characters of that age: Prestige +1 Speed, as long as the marker is there."""
    prestige = {"labyrinth-ancient prestige": (0, 2)}
    g = state(white("hanno", A), white("pell", A), black("tomyris", B), paths=prestige)
    assert [rating(g, unit, "speed") for unit in g.units] == [6 + 1, 7, 7]


def test_a_guardian_deck_is_made_anew() -> None:
    """16.7: of those that were beaten."""
    table = maze("hanno", "war 0", "marsh-hag")
    g: AgesState = state(
        white("hanno", site("war 0")),
        black("rivet-77", FAR),
        step=Step.ADVENTURE,
        facing=dict.fromkeys(AGES, ""),
    )
    g.beaten["ancient"], g.guardians["ancient"].cards = g.guardians["ancient"].cards, []
    table = table_of(g)
    play(table, "white: adventure hanno")
    assert table.view().guardians[0].facing
    assert table.view().guardians[0].deck == 8


# 17. Entering


def test_who_enters() -> None:
    """17.1, 24.23: Respect at least that of the highest enemy who never entered."""
    units = (
        white("archimedes"),
        white("mary-read"),
        white("hanno"),
        black("tomyris"),
        black("rivet-77"),
        black("pell"),
    )
    table = ages(*units, step=Step.REINFORCE, phase=Step.REINFORCE, whites="00", blacks="10")
    entered = [unit.slug for unit in table.view().units if unit.entered]
    assert entered[:2] == ["archimedes", "tomyris"], "threshold 7, then 6"


def test_dismissal() -> None:
    """17.2: an empty dome of the colour; if there is none, any empty one; else the fewest."""
    away = [Pending(ask=Ask.DISMISS, unit=0)]
    table = ages(white("hanno", A), black("pell", FAR), pending=list(away), whites="00")
    assert table.at("hanno") == MAP.names[MAP.domes[0]].lower()
    full = ages(
        white("hanno", A),
        black("pell", MAP.domes[0]),
        pending=list(away),
        whites="00",
    )
    assert full.asked() == ["white"]
    assert full.offered("white") == ["dome 2", "dome 4", "dome 6", "dome 8"]
    crowd = ["tomyris", "skarn", "rivet-77", "anansi", "pell"]
    none = ages(
        white("hanno", A),
        *(black(slug, space) for slug, space in zip(crowd, MAP.domes.values(), strict=True)),
        pending=list(away),
        whites="00",
    )
    assert len(none.offered("white")) == 5


def test_dice_name_a_dome() -> None:
    """17.4: its number; any empty dome if that one is not on the map."""
    for seed in range(6):
        table = ages(
            white("hanno", A),
            black("pell", FAR),
            pending=[Pending(ask=Ask.DISMISS, unit=0)],
            options=Options(challenge="dice"),
            round=seed,
        )
        placed = MAP.spaces[table.unit("hanno").space].dome >= 0
        assert placed or len(table.offered("white")) == 5


# 18. Experience


def test_markers_come_from_squeaks() -> None:
    """18.2: and from abilities and cards, such as Smelling Salts."""
    table = ages(white("hanno", A, "smelling-salts"), black("pell", FAR))
    play(table, "white: free hanno", "white: use smelling-salts")
    assert table.unit("hanno").experience == 1


def test_the_ratings_of_a_level_card() -> None:
    """18.4, 24.13: two, or with equal digits all but Speed, Armor, Health and Damage."""
    assert level_choices((4, 4)) == LEVEL_RATINGS
    assert len(set(level_choices((4, 5)))) == 2
    assert not {"speed", "armor", "health", "damage"} & set(LEVEL_RATINGS)
    g = state(white("hanno", A, levels={"wits": 4}), black("pell", FAR))
    assert rating(g, g.units[0], "wits") == 9


# 19. The end


def test_when_the_game_ends() -> None:
    """19.1: after N rounds; with a variable end one of five cards from round N - 1 on."""
    units = white("hanno", A), black("pell", FAR)
    fixed = Options(variable_end=False)
    assert begin_round(state(*units, options=fixed, round=7)) is Step.FREE
    over = state(*units, options=fixed, round=8)
    assert begin_round(over) is Step.SCORE
    assert over.round == 7, "the last round that was played"
    fast = Options(variable_end=False, length="fast")
    assert begin_round(state(*units, options=fast, round=8)) is Step.FREE
    assert begin_round(state(*units, round=5)) is Step.FREE
    g = state(*units, round=6)
    rounds = 0
    while begin_round(g) is Step.FREE:
        rounds += 1
        g.round += 1
    assert rounds <= 4
    assert len(g.ending.cards if g.ending else []) == 4 - rounds


def test_who_wins() -> None:
    """19.2, 24.15: more achievements, then combat points, then a draw."""
    g = state(white("hanno", A), black("pell", FAR), passed=[2, 1])
    score(g)
    assert g.outcome is not None
    assert g.outcome.winners == (0,)
    g = state(
        white("hanno", A, health=3),
        black("pell", FAR),
        passed=[2, 1],
    )
    score(g)
    assert g.won_by == "combat points"
    assert g.outcome is not None
    assert g.outcome.winners == (1,)
    g = state(white("hanno", A), black("pell", FAR))
    score(g)
    assert g.outcome is not None
    assert g.outcome.is_draw


def test_the_achievements() -> None:
    """19.3, 19.4: 0 if killed, 1 if wounded, 2 otherwise; encounters; markers."""
    dead = white("skarn", fate=Fate.KILLED, health=0)
    g = state(
        white("hanno", A, health=3),
        dead,
        white("tomyris", A),
        black("pell", FAR),
        black("rivet-77", FAR),
        black("anansi", FAR),
        paths={WAR: (1, 1)},
        passed=[1, 0],
    )
    assert measure(g, "combat") == (3, 6)
    assert measure(g, "labyrinth") == (0, 1)
    assert achieved(g, 0) == ("encounters",)
    assert achieved(g, 1) == ("combat", "labyrinth")


def test_valor() -> None:
    """19.5, 24.18: more than twice as many; characters off the map count."""
    whites = [white("hanno"), white("tomyris", A), white("skarn", A)]
    dead: dict[str, Any] = {"fate": Fate.KILLED, "health": 0}
    g = state(*whites, black("pell", FAR), black("anansi", FAR), black("rivet-77", **dead))
    check_valor(g)
    assert g.outcome is None
    g = state(*whites, black("pell", FAR), black("anansi", **dead), black("rivet-77", **dead))
    check_valor(g)
    assert g.won_by == "valor"


def test_nothing_breaks_on_an_adventure() -> None:
    """3.5: only a weapon used for a hit does."""
    table = maze("hanno", "war 0", "marsh-hag", cards="yew-bow", whites="09", blacks="00")
    play(table, "white: adventure hanno", "white: challenge")
    assert [card.slug for card in table.unit("hanno", "white").cards] == ["yew-bow"]
    assert not table.happened(CardDiscarded)
    assert not table.happened(HitDrawn)
