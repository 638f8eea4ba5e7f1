"""One app on this terminal, as each session gets it that has a process: APP WIDTH HEIGHT."""

from __future__ import annotations

import sys

from bench.load_apps import factory
from bench.load_process import end_with_parent


def main(app: str, width: str, height: str) -> None:
    """Run it as anybody would."""
    factory(app)("alone").run(size=(int(width), int(height)))


if __name__ == "__main__":
    end_with_parent()
    main(*sys.argv[1:])
