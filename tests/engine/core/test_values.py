"""Values that are frozen for type checkers: equal by their fields, and keys of a dict."""

from __future__ import annotations

from engine.core.values import frozen_for_checkers


@frozen_for_checkers
class Step:
    name: str
    cost: int = 0


def test_values_with_the_same_fields_are_one_key() -> None:
    assert Step("walk", 1) == Step("walk", 1) != Step("walk", 2)
    assert {Step("walk", 1): "far"}[Step("walk", 1)] == "far"


def test_a_value_has_no_other_attributes() -> None:
    assert not hasattr(Step("walk"), "__dict__")
