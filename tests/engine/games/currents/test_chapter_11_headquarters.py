"""RULES.md, chapter 11: headquarters. Each card is in chapter 17."""

from engine.games.currents.cards import COMPANIES
from engine.games.currents.scoring.points import HQ_OF
from engine.testing import check_not_offered, play
from tests.engine.games.currents.table import currents, has


def test_each_company_has_four_divisions_and_its_works() -> None:
    """11.1, 20.18: one division for each skill."""
    for company in COMPANIES:
        *divisions, works = HQ_OF[company]
        assert [card.skill for card in divisions] == ["inv", "man", "fin", "pro"]
        assert works.timing == "at the end"
        assert works.points == 7


def test_a_card_asks_for_its_skill() -> None:
    """11.2: a luminary with at least 1 in it is exhausted."""
    table = currents(tesla=has(luminaries=["grosvenor-lowrey"]), edison=has())
    play(table, "tesla: develop coil-shop")
    assert table.choices_of("tesla") == ["with nikola-tesla"]
    play(table, "tesla: with nikola-tesla", "edison: rest thomas-edison")
    check_not_offered(table, "tesla: develop polyphase-laboratory", "tesla: develop tesla-works")
    play(table, "tesla: develop royalty-office", "tesla: with grosvenor-lowrey")
    assert table.firm("tesla").developed_cards == ("coil-shop", "royalty-office")


def test_a_card_is_developed_once_and_works_from_then_on() -> None:
    """11.3: or at once, if it says so."""
    table = currents(
        tesla=has(luminaries=["francis-upton", "moses-farmer"], levels={"ac": 2}), edison=has()
    )
    check_not_offered(table, "tesla: advance ac 5")
    play(table, "tesla: develop polyphase-laboratory", "tesla: with francis-upton")
    play(table, "edison: develop holding-trust", "edison: with thomas-edison")
    assert table.cash("edison") == 16
    check_not_offered(table, "tesla: develop polyphase-laboratory")
    play(table, "tesla: advance ac 3")
    assert "exhaust moses-farmer" in table.choices_of("tesla")


def test_works_count_only_if_their_criterion_holds() -> None:
    """11.4: at the end; they have no other effect."""
    met = has(developed=["tesla-works"], patents=["ac 2", "ac 3", "ac 5"])
    assert currents(tesla=met, edison=has()).firm("tesla").points.works == 7
    unmet = has(developed=["tesla-works"], patents=["dc 2", "bulb 3"])
    table = currents(tesla=unmet, edison=has())
    assert table.firm("tesla").points.works == 0
    assert not table.firm("tesla").has_met_works
