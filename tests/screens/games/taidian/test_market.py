"""The market of the Taidian board: every stack with its price, at every size."""

from __future__ import annotations

import re
from typing import Any

import pytest
from attrs import evolve

from engine.games.taidian.card_types import Card
from engine.games.taidian.cards import CARDS
from engine.games.taidian.view_types import View
from engine.testing import play
from screens.games.taidian.signs import short_card_name
from tests.engine.games.taidian.table import brawl, has
from tests.screens.games.taidian.tables import (
    COMMON,
    LARGE,
    NORMAL,
    SIZES,
    SMALL,
    a_turn,
    find,
    painted,
)
from tests.tools.pictures import text


def shopping(name: str = "vane") -> View:
    """The view of a fighter in an upgrading turn, with money on the table."""
    fighters: dict[str, Any] = {name: has(hand=["gold", "gold"]), "qiao": has()}
    table = brawl(**fighters)
    play(table, f"{name}: upgrade", f"{name}: play all")
    return table.view(name)


@pytest.mark.parametrize("size", SIZES[1:], ids=str)
def test_every_stack_is_in_the_market_with_its_price(size: tuple[int, int]) -> None:
    view = a_turn("four")
    picture = painted(view, size)
    for stack in view.market:
        spots = [each for each in picture.targets if each.place == f"market:{stack.slug}"]
        assert len(spots) == 1, stack.slug
        (spot,) = spots
        rows = picture.strips[spot.y : spot.y + spot.height]
        piece = "\n".join(row.text[spot.x : spot.x + spot.width] for row in rows)
        names = (stack.name, short_card_name(stack.name), CARDS[stack.slug].brief_name)
        assert any(name in piece for name in names)
        assert f"${stack.cost}" in piece


NEW_CARDS = (
    Card("battery", "Battery", "black", 4, "4 energy.", energy=4, stack=(4, 2)),
    Card("umbrella", "Umbrella", "blue", 2, "5 block.", block=5, stack=(4, 2)),
)
"""Plain cards as docs/cards/taidian.md adds them; the second has as long a name as may be."""


@pytest.mark.parametrize("size", [(80, 13), (80, 14), (80, 22)], ids=str)
@pytest.mark.parametrize("more", [1, 2])
def test_a_small_market_has_room_for_another_card(
    more: int, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    view = a_turn("four")
    market = list(view.market)
    strike = next(stack for stack in market if stack.slug == "strike")
    for card in NEW_CARDS[:more]:
        monkeypatch.setitem(CARDS, card.slug, card)
        new = evolve(strike, slug=card.slug, name=card.name, cost=card.cost)
        market.insert(market.index(strike) + 1, new)
    shown = text(painted(evolve(view, market=tuple(market)), size))
    assert "…" not in shown, shown
    for stack in market:
        assert stack.name in shown or CARDS[stack.slug].brief_name in shown, shown


STACKS = 30
"""The most stacks that a small market has room for; docs/cards/taidian.md names the number."""


@pytest.mark.parametrize("size", [(80, 13), (80, 22)], ids=str)
def test_no_name_is_cut_in_a_small_market_with_thirty_stacks(size: tuple[int, int]) -> None:
    view = a_turn("four")
    more = STACKS - len(view.market)
    assert more >= 0, f"{len(view.market)} stacks: the small market has room for {STACKS}"
    larger = evolve(view, market=(*view.market, *view.market[:more]))
    shown = text(painted(larger, size))
    assert "…" not in shown, shown
    for stack in view.market:
        assert stack.name in shown or CARDS[stack.slug].brief_name in shown


def test_the_market_tells_value_track_number_and_what_is_to_be_had() -> None:
    view = a_turn("four")
    facts: dict[str, dict[str, Any]] = {
        "punch": {"affordable": True, "in_reach": True, "count": 7},
        "shield": {"affordable": False, "in_reach": True, "count": 5},
        "medic": {"affordable": False, "in_reach": False, "count": 0},
        "vault": {"affordable": False, "in_reach": False, "owned": True},
    }
    market = tuple(evolve(each, **facts.get(each.slug, {})) for each in view.market)
    picture = painted(evolve(view, market=market))
    rows = {each.place: each.y for each in picture.targets}
    shown = [re.sub(" +", " ", line) for line in picture.lines()]
    lines = {slug: shown[rows[f"market:{slug}"]] for slug in facts}
    costs = {stack.slug: stack.cost for stack in market}
    assert f"Punch †{CARDS['punch'].attack}◆" in lines["punch"]
    assert f"•${costs['punch']} 7" in lines["punch"]
    assert f"Shield ▣{CARDS['shield'].block}✦" in lines["shield"]
    assert f"·${costs['shield']} 5" in lines["shield"]
    assert f" ${costs['medic']} 0" in lines["medic"]
    assert not set("✓✗") & set("".join(shown)), "picked and fallen: nothing of the market is either"
    assert f"◉${costs['vault']}" in lines["vault"]


@pytest.mark.parametrize("width", range(76, 130, 3))
def test_in_the_table_of_the_market_no_value_touches_a_name(width: int) -> None:
    shown = text(painted(shopping(), (width, 14)))
    assert "First Aid ✚10" in shown or "Aid ✚10" in shown
    assert not re.search(r"[a-z][✚†▣$]", shown), shown


def test_a_discount_stands_where_the_price_is() -> None:
    plain, builder = shopping("vane"), shopping("teles")
    assert "Structures −$1" not in text(painted(plain, (80, 14)))
    assert "Structures −$1" in text(painted(builder, (80, 14)))
    smuggler = text(painted(shopping("fuentes"), (110, 33)))
    assert "Structures −$1" not in smuggler, "all cards cost less, not these alone"
    assert "the first buy costs 1 less" in smuggler


def test_the_market_makes_room_for_the_fight_where_there_is_not_enough_for_both() -> None:
    moment = find("eight", lambda g: g.window is not None)
    markets = {
        size: any(
            each.place.startswith("market:") for each in painted(moment.view(0), size).targets
        )
        for size in COMMON
    }
    assert markets == {SMALL: False, NORMAL: False, LARGE: True}
