"""An app that reports when its first frame is painted: `python -m bench.first_frame WHICH FD`."""

from __future__ import annotations

import os
import sys
from typing import Any

from textual.app import App
from textual.pilot import Pilot


def main(which: str, descriptor: int) -> None:
    """Run the app until its first frame is painted."""

    async def tell(pilot: Pilot[Any]) -> None:
        await pilot.pause()
        os.write(descriptor, b"!")

    _app(which).run(auto_pilot=tell)


def _app(which: str) -> App[Any]:
    if which == "empty":
        return App()
    from saves.directory import data_directory
    from tui.app import WardenclyffeApp, open_store

    folder = data_directory(None)
    return WardenclyffeApp(store=open_store(folder), folder=folder)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
