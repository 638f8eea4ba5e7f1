"""An action is made into its choice and from it."""

from __future__ import annotations

import pytest
from attrs import field, frozen

from engine.core.action import Action
from engine.core.choice import Ban, Choice, Refusal
from engine.core.errors import BadGameError


@frozen
class Fire(Action, verb="fire"):
    weapon: str
    shots: int
    table: int = field(default=9, kw_only=True)

    @property
    def ban(self) -> Ban | None:
        return Ban("there are not so many", "1.1") if self.shots > self.table else None


@frozen
class Deed(Action):
    verb: str
    site: str
    means: str = ""


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Fire("bow", 2), "fire bow 2"),
        (Deed("raid", "vault"), "raid vault"),
        (Deed("break-in", "gate", "key"), "break-in gate key"),
    ],
)
def test_an_action_is_the_one_that_its_choice_stands_for(action: Action, text: str) -> None:
    assert str(action.choice) == text
    assert type(action).of(action.choice) == action


def test_circumstances_are_no_words() -> None:
    assert Fire.of(Choice("fire", "bow 2"), table=1) == Fire("bow", 2, table=1)


def test_a_barred_action_is_refused_with_its_reason() -> None:
    assert Fire("bow", 2).idea == Choice("fire", "bow 2")
    refusal = Refusal(Choice("fire", "bow 2"), "there are not so many", "1.1")
    assert Fire("bow", 2, table=1).idea == refusal


def test_too_many_words_are_refused() -> None:
    with pytest.raises(BadGameError, match="'fire bow 2 3' has too many words for Fire"):
        Fire.of(Choice("fire", "bow 2 3"))
