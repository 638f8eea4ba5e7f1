"""RULES.md, chapter 10: propaganda."""

from engine.games.currents.options import Options
from engine.games.currents.propaganda.moves import PropagandaTurnedUp
from engine.testing import check_not_offered, play
from tests.engine.games.currents.table import CurrentsTable, currents, has

CARDS = ["paris-electrical-exposition", "imported-transformers", "mark-twain"]


def speaking(*cards: str, **words: object) -> CurrentsTable:
    """Tesla, Edison and Brush; Lowrey (Fin 3, Pro 2) speaks for Tesla."""
    companies = {
        "tesla": has(luminaries=["grosvenor-lowrey"]),
        "edison": has(),
        "brush": has(),
    }
    table = currents(**{"propaganda": list(cards or CARDS), **companies, **words})
    play(table, "tesla: propaganda", "tesla: speak grosvenor-lowrey")
    return table


def test_luminary_then_card() -> None:
    """10.1: one luminary is exhausted, a marker moved, a card taken, a marker moved again."""
    table = speaking()
    assert table.firm("tesla").asleep == ("grosvenor-lowrey",)
    play(table, "tesla: current ac 1", "tesla: card mark-twain", "tesla: fame tesla 3")
    assert table.view().current == 1
    assert table.view().future == ("edison", "brush", "tesla")
    assert table.view().used_propaganda == ("mark-twain",)
    assert table.deciders() == ["edison"]


def test_the_luminary_moves_any_marker_either_way() -> None:
    """10.2, 20.13, 20.21: by up to its Pro; only their own fame if that option is chosen."""
    table = speaking()
    assert table.choices_of("tesla") == [
        *("fame tesla 2", "fame tesla 3", "fame edison 1", "fame edison 3"),
        *("fame brush 1", "fame brush 2"),
        *("current dc 2", "current dc 1", "current ac 1", "current ac 2", "nothing"),
    ]
    table = speaking(options=Options(fame="own"))
    assert [each for each in table.choices_of("tesla") if each.startswith("fame")] == [
        "fame tesla 2",
        "fame tesla 3",
    ]


def test_a_luminary_without_pro_goes_straight_to_the_cards() -> None:
    """10.2: there is nothing to move."""
    table = currents(tesla=has(luminaries=["francis-upton"]), edison=has(), propaganda=CARDS)
    play(table, "tesla: propaganda", "tesla: speak francis-upton")
    assert table.choices_of("tesla") == [f"card {card}" for card in CARDS]


def test_case_13_the_card_moves_the_same_or_another_marker() -> None:
    """10.3, 20.20: any fame up to 2 either way, the marker 1 towards AC or DC, or nothing."""
    table = speaking()
    play(table, "tesla: current ac 1", "tesla: card paris-electrical-exposition")
    assert table.choices_of("tesla") == [
        *("fame tesla 2", "fame tesla 3", "fame edison 1", "fame edison 3"),
        *("fame brush 1", "fame brush 2"),
        *("current start", "current ac 2", "nothing"),
    ]
    play(table, "tesla: nothing")
    assert table.cash("tesla") == 14 + 5 + 3
    table = speaking("imported-transformers", current=1)
    play(table, "tesla: nothing", "tesla: card imported-transformers")
    assert table.choices_of("tesla") == ["current ac 2", "current ac 3", "nothing"]


def test_a_card_that_can_move_nothing_still_brings_cash() -> None:
    """10.4: its cash and the phase times Fin."""
    table = speaking("imported-transformers", "mark-twain", turn=3, current=4)
    play(table, "tesla: nothing", "tesla: card imported-transformers")
    assert table.cash("tesla") == 14 + 4 + 2 * 3
    assert table.deciders() == ["edison"]


def test_a_company_takes_a_rank_and_the_passed_ones_move() -> None:
    """10.5: upward and downward."""
    table = speaking()
    play(table, "tesla: fame brush 1")
    assert table.view().future == ("brush", "tesla", "edison")
    table = speaking()
    play(table, "tesla: fame tesla 3")
    assert table.view().future == ("edison", "brush", "tesla")
    assert table.view().present == ("tesla", "edison", "brush")


def test_the_last_card_turns_all_up() -> None:
    """10.6: at once."""
    table = speaking(used=["mark-twain", "imported-transformers"])
    play(table, "tesla: nothing")
    check_not_offered(table, "tesla: card mark-twain")
    play(table, "tesla: card paris-electrical-exposition", "tesla: nothing")
    assert table.events_of(PropagandaTurnedUp)
    assert table.view().used_propaganda == ()


def test_of_moves_that_come_to_the_same_one_is_offered() -> None:
    """10.7: a marker stops at the end of its track."""
    table = speaking(current=3)
    assert [each for each in table.choices_of("tesla") if each.startswith("current")] == [
        "current ac 1",
        "current ac 2",
        "current ac 4",
    ]
