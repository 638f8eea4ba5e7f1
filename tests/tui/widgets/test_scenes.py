"""The beats of a story are counted over all of its scenes."""

from __future__ import annotations

import pytest
from attrs import define

from tui.widgets.scenes import scene_at


@define
class Scene:
    beats: list[str]


ATTACK, ESCAPE = Scene(["aim", "hit"]), Scene(["run", "hide", "rest"])


@pytest.mark.parametrize(
    ("beat", "scene", "shown"),
    [
        (0, ATTACK, 1),
        (1, ATTACK, 2),
        (2, ESCAPE, 1),
        (4, ESCAPE, 3),
        (9, ESCAPE, 3),
        (None, ESCAPE, 3),
    ],
)
def test_a_beat_is_found_in_its_scene(beat: int | None, scene: Scene, shown: int) -> None:
    assert scene_at([ATTACK, ESCAPE], beat) == (scene, shown)
