"""Why not? The reasons are true, lead to a clause, and never speak of what is on offer."""

from engine.core.choice import Choice, Decision
from engine.games.duel import GAME
from engine.games.duel.state import Options
from engine.testing import play, refused
from tests.clauses import clauses
from tests.engine.games.duel.random_play import every_game, positions
from tests.engine.games.duel.table import after_phase, draft, duel, has


def offers(decision: Decision, refused: Choice) -> bool:
    """Is what was refused on offer after all, printed or free? No noun means any noun."""
    verbs = (refused.verb, f"free {refused.verb}")
    return any(
        choice.verb in verbs and refused.noun in ("", choice.noun) for choice in decision.choices
    )


@every_game
def test_nothing_on_offer_is_refused(seed: int, seats: int, options: Options) -> None:
    """5.2: a reason why not is given only for what cannot be done."""
    for match in positions(seed, seats, options):
        for decision in match.pending:
            for refusal in GAME.why_not(match.view(decision.seat), decision):
                assert not offers(decision, refusal.choice), refusal
                assert refusal.reason
                assert refusal.clause in clauses("duel")


@every_game
def test_no_choice_is_refused_twice(seed: int, seats: int, options: Options) -> None:
    """5.2: one reason is enough."""
    for match in positions(seed, seats, options):
        for decision in match.pending:
            refusals = GAME.why_not(match.view(decision.seat), decision)
            choices = [refusal.choice for refusal in refusals]
            assert len(set(choices)) == len(choices)


def test_the_draft_refuses_nothing() -> None:
    """4.2: every card in hand can be kept."""
    table = draft(tesla=has(), edison=has())
    assert GAME.why_not(table.view("tesla"), table.match.decision(0)) == ()


def test_before_the_assistant_only_the_end_of_the_turn_is_refused() -> None:
    """5.1: which Actions there will be depends on the Assistant, so none is refused yet."""
    table = duel(tesla=has(), edison=has())
    (refusal,) = GAME.why_not(table.view("tesla"), table.match.decision(0))
    assert str(refusal.choice) == "end turn"


def test_all_reasons_of_a_crowded_table() -> None:
    """6.4: everything that a player may try in vain, with the reason and the clause."""
    table = duel(
        tesla=has(technologies=["transformers", "bulbs"], shares={"tesla": 5}),
        edison=has(shares={"brush": 5}),
        chips={"new-england": "AC"},
        row=["boston", "albany", "chicago"],
        deck=[],
        hand=["henry-villard", "hg-wells", "mark-twain"],
    )
    play(table, "tesla: play henry-villard")
    said = GAME.why_not(table.view("tesla"), table.match.decision(0))
    assert [f"{each.choice}: {each.reason} ({each.clause})" for each in said] == [
        "play: one Assistant a turn (5.1)",
        "place: no reserved share is left (8.2)",
        "electrify boston: No AC lies on New England (6.1)",
        "refresh: the City deck is empty (6.3)",
        "acquire brush: no share is left (6.4)",
        "acquire thomson: Edison holds Meters (6.4)",
        "acquire insull: Edison holds Meters (6.4)",
        "acquire walker: Edison holds Meters (6.4)",
        "acquire tesla: only Nikola Tesla uses these shares (6.5)",
        "acquire edison: only Thomas Edison uses these shares (6.5)",
        "propaganda: no such Action left (5.2)",
        "advance: no such Action left (5.2)",
        "monopolize: no such Action left (5.2)",
    ]


def test_new_englands_free_action_gives_reasons_too() -> None:
    """11.2: a Free Action outside a turn has the same conditions."""
    table = after_phase(
        1, tesla=has(technologies=["bulbs", "transformers", "meters"]), edison=has()
    )
    refused(
        table,
        "tesla: free advance bulbs",
        clause="6.7",
        reason="you hold all the Technologies",
    )
