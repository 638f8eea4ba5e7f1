"""The greedy bot: strong enough, fair, and sensible in the single case."""

from collections import Counter
from collections.abc import Iterator

import pytest

from engine.core.chance import Chance
from engine.core.choice import Answer
from engine.core.match import start_match
from engine.games.taidian import GAME
from engine.games.taidian.bots.greedy import GreedyBot
from engine.games.taidian.bots.value import Outlook
from engine.games.taidian.bots.weights import Weights
from engine.games.taidian.cards import CARDS
from engine.games.taidian.state import Options
from engine.sim.series import simulate
from engine.testing import play
from tests.engine.games.taidian.table import TaidianTable, brawl, has, strike


def chosen(table: TaidianTable, name: str, *, seed: int = 1) -> str:
    return str(GreedyBot(Chance(seed)).choose(table.match.sight(table.seat(name))))


def test_greedy_beats_random() -> None:
    """1.1: one against one, in at least 90 of 100 games."""
    report = simulate(GAME, matches=40, bots=("greedy", "random"), seed=5, swap=True)
    assert report.seats[0].wins >= 36


def test_greedy_games_end_before_the_storm_as_a_rule() -> None:
    """14.7: the storm is for the rare game that would not end."""
    report = simulate(GAME, matches=8, bots=("greedy",) * 3, seed=5)
    assert report.mean_rounds < 40


@pytest.mark.parametrize("seed", range(5))
def test_it_finishes_who_can_be_finished(seed: int) -> None:
    """12.1: the weak one falls, whether or not another stands better."""
    table = brawl(
        ferrand=has(hand=["punch", "punch", "coin", "coin", "coin"]),
        qiao=has(),
        vane=has(health=20),
    )
    assert chosen(table, "ferrand", seed=seed) == "attack"
    play(table, "ferrand: attack", "ferrand: lay punch")
    assert chosen(table, "ferrand", seed=seed) == "at vane"


def test_without_teams_it_spreads_its_attacks() -> None:
    """7.3: equal rivals are hit about equally often."""
    table = brawl(ferrand=has(hand=["kick"]), qiao=has(), vane=has(), teles=has(), novak=has())
    play(table, "ferrand: attack", "ferrand: lay kick")
    picked = Counter(chosen(table, "ferrand", seed=seed) for seed in range(400))
    assert len(picked) == 4
    assert max(picked.values()) < 140


def test_a_person_is_hit_no_more_than_a_bot() -> None:
    """7.3: who sits at a seat is unknown to a bot: played by a person with the same answers, the
    whole game goes the same way."""

    def answers(seed: int, person: int | None, script: Iterator[Answer]) -> list[Answer]:
        match = start_match(GAME, seed=seed, seats=4, options=Options(health="100", punches=True))
        bots = [GreedyBot(Chance(seed, seat)) for seat in range(4)]
        while match.pending:
            seat = match.pending[0].seat
            if seat == person:
                given = next(each.choice for each in script if each.seat == person)
            else:
                given = bots[seat].choose(match.sight(seat))
            match.answer(seat, given)
        return match.log

    def all_strike(log: list[Answer]) -> bool:
        return {answer.seat for answer in log if answer.choice.verb == "at"} == {0, 1, 2, 3}

    games = ((seed, answers(seed, None, iter(()))) for seed in range(50))
    seed, alone = next((seed, log) for seed, log in games if all_strike(log))
    for person in (0, 3):
        assert answers(seed, person, iter(alone)) == alone


def test_where_a_rival_sits_does_not_matter() -> None:
    """7.3: of three rivals, one half as healthy, that one is hit half as often at any seat."""
    for weak in ("qiao", "vane", "novak"):
        health = dict.fromkeys(("qiao", "vane", "novak"), 100) | {weak: 50}
        table = brawl(
            ferrand=has(hand=["kick"]),
            qiao=has(health=health["qiao"]),
            vane=has(health=health["vane"]),
            novak=has(health=health["novak"]),
        )
        play(table, "ferrand: attack", "ferrand: lay kick")
        picked = Counter(chosen(table, "ferrand", seed=seed) for seed in range(300))
        others = (picked.total() - picked[f"at {weak}"]) / 2
        assert 0.35 < picked[f"at {weak}"] / others < 0.85


def test_it_robs_where_there_is_something_to_take() -> None:
    """8.3: not at an empty hand."""
    table = brawl(ferrand=has(hand=["robber"]), qiao=has(), vane=has(hand=["coin"]), teles=has())
    play(table, "ferrand: attack", "ferrand: lay robber")
    assert {chosen(table, "ferrand", seed=seed) for seed in range(20)} == {"at vane"}


def test_it_spares_its_partners() -> None:
    """13.3: a truce is kept as a rule."""
    table = brawl(ferrand=has(hand=["kick"]), qiao=has(), vane=has(), truces=[("ferrand", "vane")])
    play(table, "ferrand: attack", "ferrand: lay kick")
    picked = Counter(chosen(table, "ferrand", seed=seed) for seed in range(200))
    assert picked["at vane"] < picked["at qiao"] / 2


def test_it_defends_itself() -> None:
    """8.6: Shields and Medics when they help, and it always strikes back."""
    table = brawl(
        ferrand=has(hand=["nine-mm", "nine-mm"]),
        qiao=has(health=40, hand=["shield", "kick", "medic", "coin"]),
    )
    strike(table, "nine-mm", "nine-mm")
    played = []
    while table.view().step == "window" and "qiao" in table.deciders():
        played.append(chosen(table, "qiao"))
        play(table, f"qiao: {played[-1]}")
    assert sorted(played) == ["pass", "play kick", "play medic", "play shield"]


def test_it_does_not_waste_a_shield() -> None:
    """8.11: against a mere Robber there is nothing to block."""
    table = brawl(ferrand=has(hand=["robber"]), qiao=has(hand=["shield", "shield"]))
    strike(table, "robber")
    play(table, "qiao: pass")
    assert chosen(table, "qiao") == "pass"


def test_it_does_not_shield_against_a_counter_attack_that_is_stopped() -> None:
    """8.11: one Shield is enough against a Kick."""
    table = brawl(ferrand=has(hand=["punch", "shield", "shield"]), qiao=has(hand=["kick"]))
    strike(table, "punch")
    play(table, "qiao: play kick")
    assert chosen(table, "ferrand") == "play shield"
    play(table, "ferrand: play shield")
    assert chosen(table, "ferrand") == "pass"


def test_it_helps_its_team_and_no_strangers() -> None:
    """9.2: help for teammates, not for rivals."""
    for teams, answer in (("2", "shield qiao"), ("none", "pass")):
        table = brawl(
            options=Options(teams=teams),
            ferrand=has(hand=["nine-mm", "nine-mm"]),
            qiao=has(health=20),
            vane=has(),
            teles=has(hand=["shield"]),
        )
        strike(table, "nine-mm", "nine-mm", at="qiao")
        assert chosen(table, "teles") == answer


def test_of_several_teammates_one_spends_a_shield() -> None:
    """9.5: helpers answer at the same time, so the first blocks as much as one Shield can."""
    table = brawl(
        options=Options(teams="2"),
        ferrand=has(hand=["kick", "nine-mm", "nine-mm", "nine-mm"]),
        qiao=has(health=100),
        vane=has(),
        teles=has(hand=["shield", "coin"]),
        marsh=has(),
        novak=has(hand=["shield", "coin"]),
    )
    strike(table, "kick", at="qiao")
    assert sorted(table.deciders()) == ["novak", "teles"]
    answers = {name: chosen(table, name) for name in table.deciders()}
    assert sorted(answers.values()) == ["pass", "shield qiao"]


def test_all_teammates_help_one_who_would_fall() -> None:
    """9.2: a life is worth more than a Shield too many."""
    table = brawl(
        options=Options(teams="2"),
        ferrand=has(hand=["nine-mm", "nine-mm"]),
        qiao=has(health=20),
        vane=has(),
        teles=has(hand=["shield", "coin"]),
        marsh=has(),
        novak=has(hand=["shield", "coin"]),
    )
    strike(table, "nine-mm", "nine-mm", at="qiao")
    assert {chosen(table, name) for name in table.deciders()} == {"shield qiao"}


def test_it_buys_one_burn_barrel() -> None:
    """11.1: a second one has nothing left to burn."""
    assert max(market_for("burn-barrel")) > 0
    assert set(market_for("burn-barrel", owned=True)) == {0.0}


def market_for(slug: str, *, owned: bool = False) -> list[float]:
    """What buying a card is worth to bots with different likings, in a deck with much to burn."""
    deck = ["coin"] * 8 + ["gold", "strike"] * 4 + ["burn-barrel"] * owned
    table = brawl(ferrand=has(hand=["gold"], deck=deck), qiao=has())
    play(table, "ferrand: upgrade")
    view = table.view("ferrand")
    return [
        Outlook(view, Weights(card_likings={slug: liking})).purchase_value(slug)
        for liking in (1.0, 4.0, 20.0)
    ]


@pytest.mark.parametrize(
    ("wanted", "answer"), [((), "play burn-barrel"), (("nine-mm", "punch"), "play all")]
)
def test_it_burns_coins_that_buy_nothing_before_it_plays_them(
    wanted: tuple[str, ...], answer: str
) -> None:
    """11.2: a card that was played cannot be burned any more; a coin that buys one is played."""
    deck = ["gold"] * 6 + ["nine-mm"] * 6
    hand = ["burn-barrel", "coin", "gold", "gold"]
    table = brawl(ferrand=has(hand=hand, deck=deck), qiao=has(health=10))
    play(table, "ferrand: upgrade")
    likings = {slug: float(slug in wanted) for slug in CARDS}
    bot = GreedyBot(Chance(1), weights=Weights(card_likings=likings))
    assert str(bot.choose(table.match.sight(table.seat("ferrand")))) == answer


def test_it_powers_up_what_it_holds() -> None:
    """5.1: the track whose symbol is on most of its cards."""
    for track, card in (("strength", "punch"), ("aim", "nine-mm"), ("healing", "medic")):
        table = brawl(ferrand=has(hand=["bolt"], energy=8, deck=[card] * 8), qiao=has())
        play(table, "ferrand: upgrade", "ferrand: play bolt")
        assert chosen(table, "ferrand") == f"power up {track}"


def test_it_buys_with_its_money() -> None:
    """4.2: early money is not left lying."""
    table = brawl(ferrand=has(hand=["gold", "gold"]), qiao=has())
    play(table, "ferrand: upgrade")
    assert chosen(table, "ferrand") == "play all"
    play(table, "ferrand: play all")
    assert chosen(table, "ferrand").startswith("buy ")


def test_no_two_bots_like_the_same_cards() -> None:
    """1.1: or every fight would be the same."""
    likings = [tuple(GreedyBot(Chance(n)).weights.card_likings.values()) for n in range(10)]
    assert len(set(likings)) == 10


def test_hints_like_all_cards_alike() -> None:
    """4.2: advice on buying does not depend on the taste of a bot."""
    table = brawl(ferrand=has(hand=["cash", "coin"], deck=["coin", "coin", "punch"]), qiao=has())
    play(table, "ferrand: upgrade", "ferrand: play all")
    sight = table.match.sight(table.seat("ferrand"))
    bought = {str(GreedyBot(Chance(seed)).choose(sight)) for seed in range(10)}
    advised = {str(GreedyBot(Chance(seed)).advise(sight).choice) for seed in range(10)}
    assert len(bought) > 1
    assert len(advised) == 1


@pytest.mark.parametrize(
    ("options", "turn"),
    [(Options(health="100 each", punches=True), "attack"), (Options(), "upgrade")],
    ids=["short", "long"],
)
def test_in_a_short_game_it_attacks_with_a_hand_that_buys_in_a_long_one(
    options: Options, turn: str
) -> None:
    """14.2, 14.3: a fight with less health and more Punches leaves less time for money to pay."""
    hand = ["coin", "cash", "punch", "punch", "kick"]
    deck = ["coin"] * 4 + ["cash"] * 2 + ["punch"] * 2
    table = brawl(ferrand=has(hand=hand, deck=deck), qiao=has(), options=options)
    advice = GreedyBot(Chance(1)).advise(table.match.sight(table.seat("ferrand")))
    assert str(advice.choice) == turn
