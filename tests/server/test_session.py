"""What somebody gets who calls: the app, on their own terminal."""

from __future__ import annotations

from tests.server.caller import calling
from tests.server.conftest import Site


async def test_somebody_calls_and_presses_keys(site: Site) -> None:
    async with calling(site.port, "Tesla") as caller:
        await caller.see("tesla (guest) came for lobby -", "keys 0;", "size 80x24;")
        caller.press("a", "b")
        await caller.see("keys 2; last b;")
        caller.press("q")
        assert await caller.leaves() == 0
        assert "See you soon." in caller.screen
