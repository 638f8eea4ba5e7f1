"""RULES.md, chapter 7: actions in general, and resting."""

from engine.games.currents.options import Options
from engine.testing import check_not_offered, play
from tests.engine.games.currents.table import automaton, currents, has, quietly


def test_actions_go_round_until_all_are_exhausted() -> None:
    """7.1: by Present Fame, one action each; a company with nobody awake is left out."""
    table = currents(
        tesla=has(luminaries=["francis-upton"]),
        edison=has(),
        brush=has(luminaries=["edward-weston"]),
        present=["brush", "tesla", "edison"],
    )
    order = []
    while table.view().step == "act":
        (name,) = table.deciders()
        order.append(name)
        assert "decline" not in table.choices_of(name)
        rests = [words for words in table.choices_of(name) if words.startswith("rest")]
        play(table, f"{name}: {rests[0]}")
    assert order == ["brush", "tesla", "edison", "brush", "tesla"]
    assert table.view().step == "ledger"


def test_an_action_exhausts_a_luminary() -> None:
    """7.2: an advance one or more; they wake in bookkeeping."""
    table = currents(tesla=has(luminaries=["francis-upton"]), edison=has())
    play(table, "tesla: claim albany 1", "tesla: with francis-upton ac")
    assert table.firm("tesla").asleep == ("francis-upton",)
    play(table, "edison: rest thomas-edison", "tesla: rest nikola-tesla")
    assert table.firm("tesla").asleep == ("francis-upton", "nikola-tesla")
    quietly(table, until="act")
    assert table.firm("tesla").asleep == ()


def test_resting_does_nothing_else() -> None:
    """7.3: the luminary is exhausted."""
    table = currents(tesla=has(), edison=has())
    before = table.firm("edison"), table.view().projects, table.cash("tesla")
    play(table, "tesla: rest nikola-tesla")
    assert (table.firm("edison"), table.view().projects, table.cash("tesla")) == before
    assert table.firm("tesla").awake == ()


def test_what_could_not_be_carried_out_is_not_offered() -> None:
    """7.4, 20.14: claim, advance, propaganda, develop and visit, as far as they are possible."""
    table = currents(tesla=has(cash=0), edison=has(), market={"tesla": 0, "edison": 0})
    words = table.choices_of("tesla")
    assert {each.split()[0] for each in words} == {"advance", "propaganda", "develop", "rest"}
    check_not_offered(table, "tesla: visit", "tesla: claim albany 1")
    table = currents(tesla=has(), edison=automaton("babbage"))
    assert {each.split()[0] for each in table.choices_of("tesla")} == {
        *("claim", "advance", "propaganda", "develop", "visit", "rest"),
    }
    table = currents(tesla=has(), edison=has(), options=Options(visit=False))
    check_not_offered(table, "tesla: visit")
