"""The app in a separate process: `python -m bench.load_one_process WIDTH HEIGHT`."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from bench.load_hall import app_of
from bench.load_process import end_with_parent


async def main(width: str, height: str) -> None:
    """Run the app in this process, as the command line does."""
    with tempfile.TemporaryDirectory(prefix="load-") as folder:
        app = await app_of(Path(folder))
        await app.run_async(size=(int(width), int(height)))


if __name__ == "__main__":
    end_with_parent()
    asyncio.run(main(*sys.argv[1:]))
