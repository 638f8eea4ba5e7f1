"""Write the golden playthroughs again: `python -m tests.golden [GAME or PLAYTHROUGH ...]`.

With `--show "Oak Staff"` it writes nothing and prints the passages that name this card: a new card
changes every deal, so that the difference is too long to find it there.
"""

from __future__ import annotations

import re
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
    parser.add_argument(
        "--show", metavar="WORDS", help="write nothing; print the passages that name these words"
    )
    args = parser.parse_args(words)
    names = args.names
    known = [
        *{each.game.slug: each for each in PLAYTHROUGHS},
        *(each.name for each in PLAYTHROUGHS),
    ]
    for name in names:
        if name not in known:
            parser.error(f"no game or playthrough is called {name!r}; {suggest(name, known)}")
    for playthrough in PLAYTHROUGHS:
        file = file_of(playthrough)
        if names and not {playthrough.name, playthrough.game.slug}.intersection(names):
            continue
        if args.show:
            found = passages_naming(args.show, file.read_text("utf-8"))
            print("\n".join((f"{file.name}: {len(found)} found", *found)))
        else:
            write_playthrough(playthrough, file)
            print(f"wrote {file.name}")
    return 0


def passages_naming(words: str, text: str) -> list[str]:
    """The passages of a playthrough that name the words, each below the turn that it is in.

    A passage is an answer with its log lines, or the table after a turn. The slug of a card
    (`oak-staff`) is found by its name ("Oak Staff"), and the reverse.
    """
    pattern = re.compile(r"[\s-]".join(map(re.escape, re.split(r"[\s-]", words))), re.IGNORECASE)
    turn, found = "", []
    for passage in re.split(r"\n+(?=> |== )", text):
        if passage.startswith("== "):
            turn = passage.partition("\n")[0]
        if pattern.search(passage):
            found.append(passage if passage.startswith(turn) else f"{turn}\n{passage}")
    return found


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
