"""Write the golden playthroughs again: `python -m tests.golden [GAME or PLAYTHROUGH ...]`."""

from __future__ import annotations

import sys
from argparse import ArgumentParser

from engine.core.text import suggest
from engine.testing import write_playthrough
from tests.golden.all_playthroughs import PLAYTHROUGHS, file_of


def main(words: list[str]) -> int:
    """Write the named playthroughs, all of the named games, or all; return the exit status."""
    parser = ArgumentParser(
        prog="python -m tests.golden",
        description="Write golden playthroughs again; read the difference before you commit it.",
        epilog=f"Playthroughs: {', '.join(each.name for each in PLAYTHROUGHS)}.",
    )
    parser.add_argument(
        "names", nargs="*", metavar="NAME", help="a game or a playthrough; default: all"
    )
    names = parser.parse_args(words).names
    known = [
        *{each.game.slug: each for each in PLAYTHROUGHS},
        *(each.name for each in PLAYTHROUGHS),
    ]
    for name in names:
        if name not in known:
            parser.error(f"no game or playthrough is called {name!r}; {suggest(name, known)}")
    for playthrough in PLAYTHROUGHS:
        if not names or {playthrough.name, playthrough.game.slug}.intersection(names):
            write_playthrough(playthrough, file_of(playthrough))
            print(f"wrote {file_of(playthrough).name}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
