"""A hall to load: tables of Duel in the middle of the game, each with a bot."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path
from zlib import crc32

from attrs import evolve

from engine.core.choice import Choice
from net.config import Config
from net.hall.chair import Chair
from net.hall.hall import Hall
from net.hall.table_plan import Plan, SeatPlan
from net.hall.visit import enter_hall
from net.play.table import BOT_ANSWER_SECONDS
from net.play.update import Update
from net.ssh.command import Command
from net.visitor import Visitor
from saves.directory import database_path
from saves.server_stores import ServerStores
from saves.sqlite import SqliteStore
from tui.remote_app import Arrival, Invitation, RemoteApp, ServerContext
from tui.serving import HallHost

HOST = "127.0.0.1"
PLAN = Plan("duel", seats=(SeatPlan(), SeatPlan("bot", "greedy")))
IN_THE_MIDDLE = 30
"""The number of answers until the middle of the game, which takes some 120."""
MANY_TABLES = 1000
FEW_TABLES = 4
"""The minimum number of choices, so that a cursor can move."""


async def open_hall(folder: Path, config: Config) -> Hall:
    """An empty hall over a new file."""
    store = SqliteStore(database_path(folder))
    hall = Hall(ServerStores.from_sqlite(store), config=config, pace=0)
    await hall.restore()
    return hall


def account(name: str) -> Visitor:
    """A visitor whose seat is reserved for the first login with that name and a key.

    Each has a separate address, because there are limits per address.
    """
    number = crc32(name.encode())
    address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
    return Visitor(name, address, "SHA256:any")


async def set_tables(hall: Hall, *names: str) -> list[str]:
    """Create a sleeping table for each name and return the codes."""
    hall.services.pace = 0
    setting = (_set_table(hall, name, seed) for seed, name in enumerate(names))
    codes = await asyncio.gather(*setting)
    for hosted in hall.tables:
        hosted.running_match.sleep()
    hall.services.pace = BOT_ANSWER_SECONDS
    return codes


async def _set_table(hall: Hall, name: str, seed: int) -> str:
    visit, chance = enter_hall(hall, account(name)), random.Random(seed)
    chair = await visit.create(evolve(PLAN, seed=seed))
    update = await _asked(chair)
    while update.answer_count < IN_THE_MIDDLE or len(_choices(update)) < FEW_TABLES:
        if update.outcome is not None:  # a goal was reached early
            return await _set_table(hall, name, seed + MANY_TABLES)
        await chair.match.answer(update.seat or 0, chance.choice(_choices(update)))
        update = await _asked(chair)
    chair.mark_seen()
    visit.leave()
    return chair.code


def _choices(update: Update) -> Sequence[Choice]:
    return update.decision.choices if update.decision is not None else ()


async def _asked(chair: Chair) -> Update:
    """Wait until the bot has answered, and return the update that asks the player."""
    updates: asyncio.Queue[Update] = asyncio.Queue()
    unwatch = chair.match.watch(chair.seat, updates.put_nowait)
    update = chair.match.update(chair.seat)
    while update.decision is None and update.outcome is None:
        update = await updates.get()
    unwatch()
    return update


def host_of(hall: Hall, folder: Path) -> HallHost:
    """The host of the server under load."""
    return HallHost(ServerContext(hall, folder, Invitation(HOST, 8022)))


async def app_of(folder: Path) -> RemoteApp:
    """The app of one visitor at one table, with its own hall."""
    hall = await open_hall(folder, Config())
    (code,) = await set_tables(hall, "alone")
    arrival = Arrival(account("alone"), Command("table", code))
    return RemoteApp(arrival, ServerContext(hall, folder, Invitation(HOST, 8022)))
