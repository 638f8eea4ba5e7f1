"""The greedy bot of Duel of Ages II."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.core.chance import Chance
from engine.core.hexes import distance
from engine.core.match import start_match
from engine.core.match_access import position_of
from engine.games.ages import GAME
from engine.games.ages.bots.greedy import GreedyBot
from engine.games.ages.cards.rules import draw_card
from engine.games.ages.pending import Ask, Pending
from engine.games.ages.rows.characters import CHARACTERS
from engine.games.ages.rows.missions import BASES
from engine.games.ages.rows.pieces import platter_of
from engine.games.ages.state import Options
from engine.games.ages.steps import Step
from engine.testing import play
from tests.engine.games.ages import standing_game
from tests.engine.games.ages.scene import FAR, FIVE, black, moved, state, white
from tests.engine.games.ages.table import ages, hint


def test_it_beats_a_random_player() -> None:
    """In most of a few games; a longer run had 96 of 100."""
    won = 0
    for seed in range(8):
        match = start_match(GAME, seed=seed, seats=2)
        chance, bot, mine = Chance(seed, 3), GreedyBot(Chance(seed)), seed % 2
        while match.outcome is None:
            decision = match.pending[0]
            if decision.seat == mine:
                answer = bot.choose(match.sight(mine))
            else:
                answer = chance.pick(decision.choices)
            match.answer(decision.seat, answer)
        won += mine in match.outcome.winners and not match.outcome.is_draw
    assert won >= 6


def test_a_healer_treats_the_ally_with_the_least_health() -> None:
    """20.18: Triage costs nothing, so it is used as soon as an ally with him is wounded."""
    table = ages(
        white("doc-valdez", FIVE[0]),
        white("hanno", FIVE[0], health=4),
        white("mary-read", FIVE[0], health=1),
        black("pell", FAR),
    )
    bot = GreedyBot(Chance(1))
    for said in ("free doc-valdez", "ability mary-read"):
        advice = bot.advise(table.match.sight(0))
        assert str(advice.choice) == said
        assert "heals" in advice.reason
        table.match.answer(0, advice.choice)


def test_it_sees_only_its_view() -> None:
    """Face-down cards of the other team change nothing."""
    g = state(white("hanno", FIVE[0]), black("rivet-77", FIVE[2]), step=Step.MOVE)
    draw_card(g, 1, "common")
    assert GAME.view(g, 0).units[1].known_cards == ()


def test_a_flag_is_picked_up_and_scored() -> None:
    """The free action, and the deed at home, come before everything else."""
    table = ages(
        white("hanno", FIVE[0], "bronze-falcata"), black("pell", FAR), flags={FIVE[0].upper(): (0,)}
    )
    bot = GreedyBot(Chance(1))
    for said in ("free hanno", "flag"):
        answer = bot.choose(table.match.sight(0))
        assert str(answer) == said
        table.match.answer(0, answer)


def test_who_came_second_leaves_the_adventure_to_another_seat() -> None:
    """34: an ally of another seat that stood there before may have come for it."""
    space = FIVE[2]
    words: dict[str, Any] = {
        "step": Step.ADVENTURE,
        "counters": {space.upper(): "oracle-question"},
    }

    def answer(owner: int, **came: Any) -> str:
        table = ages(
            white("hanno", space, **came), white("pell", space, owner=owner), black("skarn", FAR),
            **words,
        )  # fmt: skip
        return str(GreedyBot(Chance(1)).choose(table.match.sight(0)))

    assert answer(2, **moved(space)) == "done"
    assert answer(2).startswith("adventure"), "both were there: nobody else seems to want it"
    assert answer(0, **moved(space)).startswith("adventure"), "both are of the same seat"


# Building


def test_a_bot_builds_near_its_own_home() -> None:
    """30.12 to 30.18: its base beside its platter, and flags of its own nearer than the other's."""
    options = Options(mission="colours", map="mission", placing="hand")
    match = start_match(GAME, seed=2, seats=2, options=options)
    bots = [GreedyBot(Chance(2, seat)) for seat in range(2)]
    while position_of(match).state.step is not Step.ENTER:
        seat = match.pending[0].seat
        match.answer(seat, bots[seat].choose(match.sight(seat)))
    g = position_of(match).state
    centres = {placed.piece: placed.centre for placed in g.layout}
    homes = [centres[base] for base in BASES]
    for team in (0, 1):
        other = homes[1 - team]
        own = centres[g.chosen_platters[team]]
        assert distance(own, homes[team]) < distance(own, other)
    for space, (team,) in g.flags.items():
        there = g.map.spaces[g.map.numbers[space]].hex
        assert distance(there, homes[team]) < distance(there, homes[1 - team])


def test_a_bot_chooses_ages_that_suit_its_characters() -> None:
    """30.12: the platter of most of them."""
    options = Options(mission="colours", map="mission", selection="pure")
    match = start_match(GAME, seed=2, seats=2, options=options)
    decision = match.pending[0]
    view = match.view(decision.seat)
    assert view.selection is not None
    assert view.team is not None
    own = Counter(CHARACTERS[slug].age for slug in view.selection.hands[view.team])
    answer = GreedyBot(Chance(1)).choose(match.sight(decision.seat))
    picked = platter_of(answer.noun)
    assert picked is not None
    assert own[picked.age] == max(own.values())


# Cards


def test_it_sets_up_a_sentinel_where_an_enemy_may_come() -> None:
    """In place of moving, with an enemy not far away."""
    table = ages(
        white("archimedes", FIVE[0], "watch-turret"), black("pell", FIVE[4]), step=Step.MOVE
    )
    bot = GreedyBot(Chance(1))
    for said in ("move archimedes", "guard watch-turret"):
        answer = bot.choose(table.match.sight(0))
        assert str(answer) == said
        table.match.answer(0, answer)


def test_who_is_armed_draws_secret_cards_too() -> None:
    """A weapon first, then a Secret card for every other one."""
    for cards, deck in (("", "common"), ("bronze-falcata", "secret"), ("field-kit", "common")):
        table = ages(
            white("hanno", FIVE[0], cards),
            black("pell", FAR),
            pending=[Pending(ask=Ask.DRAW, unit=0, count=1)],
        )
        assert str(GreedyBot(Chance(1)).choose(table.match.sight(0))) == f"draw {deck}"


def test_luck_has_a_part_in_the_choice_of_characters() -> None:
    """Bots with other luck draft others, and the same luck drafts the same."""
    match = start_match(GAME, seed=1, options=GAME.options(mission="clash"))
    asked = match.pending[0].seat
    picks = [str(GreedyBot(Chance(n)).choose(match.sight(asked))) for n in (1, 1, 2, 3, 4, 5)]
    assert picks[0] == picks[1]
    assert len(set(picks)) > 1


@pytest.mark.parametrize(("lith", "pays"), [(0, True), (-1, True), (-2, False), (1, False)])
def test_cards_are_given_to_the_arbiter_if_that_wins_the_achievement(lith: int, pays: bool) -> None:
    """27.3, 27.4: a face-down card is a point; the team ahead has the achievement."""
    table = standing_game.standing(
        white("olaudah-equiano", standing_game.HALL["chamber"], "yew-bow hill-pony"),
        black("pell", standing_game.FAR),
        lith=lith,
    )
    assert hint(table)[0] == "adventure olaudah-equiano"
    play(table, "white: adventure olaudah-equiano")
    assert (hint(table)[0] == "tribute") == pays


def test_a_spyglass_is_laid_open_only_with_an_aim_weapon() -> None:
    """21.55: it adds only to the range of Aim weapons."""
    for cards, is_useful in (("brass-spyglass", False), ("brass-spyglass bolt-rifle", True)):
        table = ages(white("lyudmila-pavlichenko", FIVE[0], cards), black("pell", FAR))
        assert (hint(table)[0] == "free lyudmila-pavlichenko") == is_useful
