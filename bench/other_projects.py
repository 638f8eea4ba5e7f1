"""Games of other projects, played at random in a separate Python environment.

The environment is created when first needed and kept in the user's cache. Projects that cannot be
installed there are left out of the table, with a note.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import venv
from pathlib import Path

from platformdirs import user_cache_path

from bench.table import Group, Row

PEERS = {
    "chess": "chess",
    "open_spiel": "open_spiel",
    "rlcard": "rlcard",
    "catanatron": "catanatron",
    "pyminion": "pyminion",
}
"""The module that plays, and the package to install for it."""

ROOT = Path(__file__).parents[1]


def peer_rows(duel: float) -> Group:
    """Random play of each peer, compared with Duel."""
    home = _home()
    rows: list[Row] = []
    missing: list[str] = []
    for module, package in PEERS.items():
        try:
            _install(home, package)
            speed_of = _play(home, module)
        except (OSError, subprocess.SubprocessError, ValueError):
            missing.append(package)
            continue
        rows += [Row(name, each, "decisions", duel, "Duel") for name, each in speed_of.items()]
    note = "Games differ in what a decision does: read the order of magnitude, not the digits."
    if missing:
        note += f" Could not be installed or run: {', '.join(missing)}."
    return Group("Random play of others, whole games", tuple(rows), note)


def _home() -> Path:
    """The environment, created if needed."""
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    home = user_cache_path("wardenclyffe", appauthor=False) / f"peers-{version}"
    if not _python(home).exists():
        venv.create(home, with_pip=True, clear=True)
    return home


def _python(home: Path) -> Path:
    return home / "bin" / "python"


def _install(home: Path, package: str) -> None:
    """Install a package if it is missing."""
    mark = home / f"installed-{package}"
    if mark.exists():
        return
    # The pins of this project would conflict with the peers' requirements.
    environment = {key: value for key, value in os.environ.items() if key != "PIP_CONSTRAINT"}
    command = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", package]
    subprocess.run(
        [_python(home), *command], env=environment, capture_output=True, check=True, timeout=600
    )
    mark.touch()


def _play(home: Path, module: str) -> dict[str, float]:
    """Seconds per decision of each of the peer's games."""
    ran = subprocess.run(
        [_python(home), "-m", f"bench.peers.play_{module}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    speed_of: dict[str, float] = json.loads(ran.stdout)
    return speed_of
