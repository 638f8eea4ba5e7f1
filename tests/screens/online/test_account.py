"""The page of an account: its keys, and settings that belong to it."""

from __future__ import annotations

from pathlib import Path

import pytest

from net.hall.hall import Hall
from screens.online.account import AccountPage
from tests.screens.online.visitors import (
    ADA,
    GUS,
    visiting,
)
from tui import settings as stored_settings

pytestmark = pytest.mark.usefixtures("tiny_on_shelf")


async def test_settings_belong_to_the_account_and_guests_have_none(
    hall: Hall, tmp_path: Path
) -> None:
    for visitor, theme in ((ADA, "light"), (GUS, "dark")):
        async with visiting(hall, tmp_path, visitor) as person:
            await person.press("s")
            await person.see("Theme")
            await person.press("right")
        kept = stored_settings.load_settings(tmp_path / "people" / visitor.name).settings
        assert kept.theme == theme


async def test_an_account_shows_its_keys(hall: Hall, tmp_path: Path) -> None:
    async with visiting(hall, tmp_path) as ada:
        await ada.press("i")
        await ada.come_to(AccountPage)
        await ada.see("SHA256:ada", "Add a key")
    async with visiting(hall, tmp_path, GUS) as gus:
        await gus.press("i")
        await gus.see("You are a guest")
