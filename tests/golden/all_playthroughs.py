"""The golden playthroughs of every game, found by the names of the modules beside this one.

The module `tests.golden.<slug>` has the `PLAYTHROUGHS` of the game with that slug.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from engine.testing import Playthrough

FOLDER = Path(__file__).parent


def _found() -> tuple[Playthrough, ...]:
    modules = [
        import_module(f"{__package__}.{each.name}")
        for each in iter_modules([str(FOLDER)])
        if each.name not in (Path(__file__).stem, "__main__") and not each.name.startswith("test_")
    ]
    return tuple(each for module in modules for each in module.PLAYTHROUGHS)


PLAYTHROUGHS = _found()


def file_of(playthrough: Playthrough) -> Path:
    return FOLDER / f"{playthrough.name}.txt"
