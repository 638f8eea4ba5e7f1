"""Results are worked out once for each view and key, and the oldest are forgotten."""

from __future__ import annotations

from engine.core.kept import kept


class View:
    __hash__ = None  # type: ignore[assignment]


def test_a_result_is_worked_out_once_for_a_view_and_a_key() -> None:
    asked: list[tuple[View, str]] = []

    @kept(2, by=len)
    def letters(view: View, word: str) -> str:
        asked.append((view, word))
        return word

    one, other = View(), View()
    assert [letters(one, "ab"), letters(one, "cd"), letters(other, "ef")] == ["ab", "ab", "ef"]
    assert asked == [(one, "ab"), (other, "ef")]
    letters(other, "abc")
    assert letters(one, "gh") == "gh"
