"""Write the golden playthroughs anew: `python -m tests.golden [NAME ...]`."""

from __future__ import annotations

import sys

from engine.testing import write_playthrough
from tests.golden.shelf import PLAYTHROUGHS, file_of


def main(names: list[str]) -> int:
    """Write those of the given names, or all of them."""
    known = [playthrough.name for playthrough in PLAYTHROUGHS]
    for name in names:
        if name not in known:
            print(
                f"no playthrough is called {name!r}; there are {', '.join(known)}", file=sys.stderr
            )
            return 2
    for playthrough in PLAYTHROUGHS:
        if not names or playthrough.name in names:
            write_playthrough(playthrough, file_of(playthrough))
            print(f"wrote {file_of(playthrough).name}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
