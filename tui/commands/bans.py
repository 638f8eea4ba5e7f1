"""The commands for bans of a server: ban, unban and bans.

They work on the server's store, while the server runs or rests. A running server looks for new bans
every few seconds.
"""

from __future__ import annotations

import asyncio
import json
from argparse import Namespace
from collections.abc import Awaitable, Callable
from typing import TypeVar

from attrs import asdict

from engine.core.text import count
from net.hall.accounts import Accounts
from net.hall.bans import ban_kind, end_text
from net.hall.timers import LoopClock
from saves.account_store import AccountStore, Ban
from saves.sqlite import SqliteStore

T = TypeVar("T")

MINUTES_PER_DAY = 24 * 60


def ban(args: Namespace) -> int:
    minutes = args.days * MINUTES_PER_DAY if args.days else None

    async def store_ban(accounts: Accounts) -> list[Ban]:
        kind = ban_kind(args.subject)
        return await accounts.ban(kind, args.subject, reason=args.reason, minutes=minutes)

    first, *others = _with_accounts(args.data, store_ban)
    keys_text = f", with {count(len(others), 'key')}" if others else ""
    print(f"{first.subject} is banned {end_text(first)}{keys_text}.")
    return 0


def unban(args: Namespace) -> int:
    _with_accounts(args.data, lambda accounts: accounts.unban(args.subject))
    print(f"{args.subject} is no longer banned.")
    return 0


def list_bans(args: Namespace) -> int:

    async def sorted_bans(accounts: Accounts) -> list[Ban]:
        return sorted(accounts.bans(), key=lambda ban: (ban.kind, ban.subject))

    bans = _with_accounts(args.data, sorted_bans)
    if args.json:
        print(json.dumps({"bans": [asdict(each) for each in bans]}))
        return 0
    for each in bans:
        reason_text = f"  {each.reason}" if each.reason else ""
        print(f"{each.kind:8} {each.subject}  {end_text(each)}{reason_text}")
    if not bans:
        print("No bans.")
    return 0


def _with_accounts(data: str | None, work: Callable[[Accounts], Awaitable[T]]) -> T:
    store = SqliteStore.from_directory(data)

    async def run_work() -> T:
        accounts = Accounts(AccountStore(store), LoopClock())
        await accounts.load()
        return await work(accounts)

    try:
        return asyncio.run(run_work())
    finally:
        store.close()
