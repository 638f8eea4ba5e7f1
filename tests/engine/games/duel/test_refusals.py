"""Refusals: the reasons are true, cite a clause, and never concern an offered choice."""

from engine.core.choice import Choice, Decision
from engine.games.duel import GAME
from engine.games.duel.state import Options
from engine.testing import check_refusal, play
from tests.engine.games.duel.random_play import every_game, positions
from tests.engine.games.duel.table import (
    DuelTable,
    after_phase,
    draft,
    duel,
    has,
    idle,
    new_game,
    played,
)
from tests.tools.clauses_of_games import clauses


def offers(decision: Decision, refused: Choice) -> bool:
    """Is the refused choice offered after all, printed or free? No noun means any noun."""
    verbs = (refused.verb, f"free {refused.verb}")
    return any(
        choice.verb in verbs and refused.noun in ("", choice.noun) for choice in decision.choices
    )


@every_game
def test_nothing_on_offer_is_refused(seed: int, seats: int, options: Options) -> None:
    """5.2: one reason why not is given, and only for what cannot be done."""
    for match in positions(seed, seats, options):
        for decision in match.pending:
            refusals = GAME.refusals(match.view(decision.seat), decision)
            assert len({refusal.choice for refusal in refusals}) == len(refusals)
            for refusal in refusals:
                assert not offers(decision, refusal.choice), refusal
                assert refusal.clause in clauses("duel")


def said(table: DuelTable, name: str) -> list[str]:
    decision = table.match.decision(table.seat(name))
    refusals = GAME.refusals(table.view(name), decision)
    return [f"{each.choice}: {each.reason} ({each.clause})" for each in refusals]


def test_the_second_player_is_told_whose_inventors_are_left() -> None:
    """2.2: the second player picks one of the four of the other power."""
    table = new_game()
    play(table, "first: inventor tesla")
    reason = "the other player plays AC, so you play the other power (2.2)"
    assert said(table, "second") == [
        "inventor tesla: the other player has taken this inventor (2.2)",
        f"inventor brush: {reason}",
        f"inventor thomson: {reason}",
        f"inventor westinghouse: {reason}",
    ]


def test_the_own_technology_cannot_be_taken_twice() -> None:
    """2.5: the second player takes the chip of their own company, then one of the others."""
    table = new_game()
    play(table, "first: inventor tesla", "second: inventor edison")
    assert said(table, "second") == [
        "technology bulbs: you hold it already, as it is your company's (2.5)"
    ]


def test_the_draft_says_when_cards_are_played_and_passed() -> None:
    """4.2: both keep one card first."""
    table = draft(tesla=has(), edison=has())
    assert said(table, "tesla") == [
        "play: Assistants are played in your turns, after the draft (3.1)",
        "pass: first you keep one, then you pass one across (4.2)",
    ]


def test_before_the_assistant_every_action_asks_for_one() -> None:
    """5.1: Actions come with the Assistant."""
    table = duel(tesla=has(), edison=has())
    first = "you must play an Assistant with this Action first (5.2)"
    assert said(table, "tesla") == [
        "end turn: you must play an Assistant first (5.1)",
        f"electrify: {first}",
        f"acquire: {first}",
        f"propaganda: {first}",
        f"advance: {first}",
        f"monopolize: {first}",
    ]


def test_an_empty_row_is_a_reason() -> None:
    """6.2: with an empty deck the row gets shorter, until no City is left."""
    table = played("henry-villard", row=[], deck=[])
    assert "electrify: no City lies in the row (6.2)" in said(table, "tesla")


def test_without_any_share_there_is_nothing_to_sell() -> None:
    """8.3: one gives up a share for the Free Action."""
    table = duel(tesla=has(shares={"tesla": 0}, reserved=0), edison=has())
    assert "sell: you have no share (8.3)" in said(table, "tesla")


def test_the_bonuses_of_new_york_and_out_west_give_reasons() -> None:
    """11.3: any share of a minor company that is left; 11.4: any City in the row."""
    table = after_phase(1, tesla=has(pr=9), edison=has(), market={"brush": 0})
    idle(table, until="leader")
    assert said(table, "tesla") == [
        "take share brush: no share is left (11.3)",
        "take share tesla: your own shares are placed as a Portfolio Action (6.5)",
        "take share edison: only Thomas Edison uses these shares (6.5)",
        "decline: a bonus that can be taken must be taken (13.8)",
        "place: there is no Portfolio Action during the bonuses (11.7)",
        "sell: there is no Portfolio Action during the bonuses (11.7)",
    ]
    play(table, "tesla: take share maxim", "edison: decline")
    assert "refresh: the bonus takes a City from the row as it is (11.4)" in said(table, "tesla")


def test_all_reasons_of_a_crowded_table() -> None:
    """6.4: everything that a player may try and cannot do, with the reason and the clause."""
    table = duel(
        tesla=has(technologies=["transformers", "bulbs"], shares={"tesla": 5}),
        edison=has(shares={"brush": 5}),
        chips={"new-england": "AC"},
        row=["boston", "albany", "chicago"],
        deck=[],
        hand=["henry-villard", "hg-wells", "mark-twain"],
    )
    play(table, "tesla: play henry-villard")
    assert said(table, "tesla") == [
        "play: you play only one Assistant per turn (5.1)",
        "place: you have no reserved share left (8.2)",
        'electrify boston: the chip "No AC" lies on New England (6.1)',
        "refresh: the City deck is empty (6.3)",
        "acquire brush: no share is left (6.4)",
        "acquire thomson: Edison holds Meters (6.4)",
        "acquire insull: Edison holds Meters (6.4)",
        "acquire walker: Edison holds Meters (6.4)",
        "acquire tesla: your own shares are placed as a Portfolio Action (6.5)",
        "acquire edison: only Thomas Edison uses these shares (6.5)",
        "propaganda: you have no such Action left (5.2)",
        "advance: you have no such Action left (5.2)",
        "monopolize: you have no such Action left (5.2)",
    ]


def test_new_englands_free_action_gives_reasons_too() -> None:
    """11.2: a Free Action outside a turn has the same conditions."""
    table = after_phase(
        1, tesla=has(technologies=["bulbs", "transformers", "meters"]), edison=has()
    )
    check_refusal(
        table,
        "tesla: free advance bulbs",
        clause="6.7",
        reason="you hold all the Technologies",
    )
