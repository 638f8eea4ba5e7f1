"""The scene of the end: the end card, or the last round of the mission."""

from __future__ import annotations

from engine.games.ages.turns.events import RoundsOver
from screens.games.ages.story.scenes import Director, tells_scene


@tells_scene(RoundsOver)
def tell_rounds_over(director: Director, event: RoundsOver) -> None:
    """Show why no further round begins, before the page about the end."""
    director.begin_scene("The end card" if event.drawn else "The last round")
    director.add_beat((f"{event.told()}.", "gold"))
