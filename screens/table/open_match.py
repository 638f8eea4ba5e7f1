"""Ways to open a table: begin a match, continue one, replay one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from engine.core import registry
from engine.core.chance import Seed
from engine.core.game import Game
from net.play.replay import Replay
from net.play.table import Table
from saves.export import read_export
from saves.fairness import Fairness
from saves.record import HUMAN, YOU, Player, Record
from saves.tables import check_not_hosted
from screens.base.page import Page
from screens.table.replay.replay_page import ReplayPage
from screens.table.table_page import TablePage
from tui.start import NewGame, Start


async def begin_match(
    page: Page,
    game: Game[Any, Any],
    *,
    players: Sequence[Player],
    options: Any = None,
    seed: Seed | None = None,
    fairness: Fairness | None = None,
) -> None:
    pace = page.host.settings.bot_seconds
    table = await Table.create(
        game,
        options,
        players=players,
        store=page.host.store,
        seed=seed,
        fairness=fairness,
        pace=pace,
    )
    page.open(TablePage(table))


async def begin_first_game(page: Page, game: Game[Any, Any]) -> None:
    """Begin the match that a game recommends as a first one; it must recommend one."""
    first = game.first_game
    if first is None:
        raise ValueError(f"{game.slug} recommends no first game")
    you = page.host.settings.name or YOU
    players = [Player(kind, you if kind == HUMAN else kind.title()) for kind in first.players]
    await begin_match(page, game, players=players, options=game.options(**first.options))


async def open_match(page: Page, match_id: str) -> None:
    """Continue a match; one that is being played at a hosted table raises HiddenCardsError."""
    await check_not_hosted(page.host.store, match_id)
    table = await Table.resume(page.host.store, match_id, pace=page.host.settings.bot_seconds)
    if table.note:
        page.say(table.note)
    page.open(TablePage(table))


async def open_replay(page: Page, match_id: str) -> None:
    """Show the replay of a match; raises HiddenCardsError like `open_match`."""
    await check_not_hosted(page.host.store, match_id)
    show_record(page, (await page.host.store.load(match_id)).record)


def show_record(page: Page, record: Record) -> None:
    humans = [seat for seat, player in enumerate(record.players) if player.is_human]
    # With several people at one keyboard, no seat's cards may be shown.
    own_seats = humans if len(humans) == 1 else ()
    page.open(ReplayPage(Replay.from_record(record, own_seats=own_seats), record.players))


async def open_start(page: Page, start: Start) -> None:
    if isinstance(start, NewGame):
        await _open_new_game(page, start)
    elif Path(start.source).is_file():
        show_record(page, read_export(Path(start.source)))
    else:
        await open_replay(page, start.source)


async def _open_new_game(page: Page, start: NewGame) -> None:
    game = registry.find(start.game)
    several = start.seats.count(HUMAN) > 1
    usual = [
        (f"Player {seat}" if several else YOU) if kind == HUMAN else kind.title()
        for seat, kind in enumerate(start.seats, 1)
    ]
    names = start.names or ("",) * len(usual)
    players = [
        Player(kind, name or other)
        for kind, name, other in zip(start.seats, names, usual, strict=True)
    ]
    options = game.options(**start.options)
    await begin_match(page, game, players=players, options=options, seed=start.seed)
