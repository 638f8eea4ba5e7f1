"""Final choices: found once, by the rules or by trying."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from engine.core.choice import Choice, choice
from engine.core.flow import choose
from engine.core.match import Match
from net.play.table import Table
from tests.net.play.tables import ANN, BOB, FragileStore, pick, table_of
from tests.sample_games import high_card


def final_choices(table: Table, seat: int) -> set[Choice]:
    update = table.update(seat)
    assert update.decision is not None
    return {each for each in update.decision.choices if update.is_final(each)}


async def test_final_choices_are_those_that_reveal_something(store: FragileStore) -> None:
    table = await table_of(store)
    assert final_choices(table, 0) == set()
    await table.answer(0, pick(table, 0))
    hidden = table.update(1)
    assert hidden.decision is not None
    assert all(map(hidden.is_final, hidden.decision.choices))
    await table.answer(1, pick(table, 1))
    (winner,) = table.update(None).waiting_for
    swapping = table.update(winner)
    assert swapping.decision is not None
    assert set(swapping.decision.choices) - final_choices(table, winner) == {choice("keep all")}
    assert not table.update(1 - winner).is_final(choice("keep all"))


async def test_what_is_final_is_tried_only_for_choices_that_are_looked_for(
    store: FragileStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await table_of(store)
    await table.answer(0, pick(table, 0))
    tried: list[Choice] = []
    answer = Match.answer

    def noted(self: Match[Any], seat: int, chosen: Choice) -> Any:
        tried.append(chosen)
        return answer(self, seat, chosen)

    monkeypatch.setattr(Match, "answer", noted)
    update, chosen = table.update(1), pick(table, 1)
    assert tried == []
    assert update.is_final(chosen)
    assert table.update(1).is_final(chosen)  # not tried again for the same question
    assert tried == [chosen]


async def test_what_was_final_stays_so_when_the_match_has_gone_on(store: FragileStore) -> None:
    table = await table_of(store)
    await table.answer(0, pick(table, 0))
    hidden = table.update(1)
    assert hidden.decision is not None
    await table.answer(1, pick(table, 1))
    assert all(map(hidden.is_final, hidden.decision.choices))


@pytest.mark.parametrize("reveals", [True, False])
async def test_what_the_rules_say_is_final_is_not_tried(
    store: FragileStore, monkeypatch: pytest.MonkeyPatch, *, reveals: bool
) -> None:
    async def segment(g: high_card.HighCard) -> None:
        await choose(0, "Go on?", (choice("a"), choice("b")), reveals=reveals)

    monkeypatch.setattr(Match, "answer", None)
    game = attrs.evolve(high_card.GAME, segment=segment)
    table = await Table.create(game, players=(ANN, BOB), store=store)
    assert final_choices(table, 0) == ({choice("a"), choice("b")} if reveals else set())
