"""Tiers: the classes of terminal sizes."""

from __future__ import annotations

import pytest

from tui.widgets.area import Tier, tier_of


@pytest.mark.parametrize(
    ("size", "expected"),
    [
        ((75, 100), Tier.COMPACT),
        ((200, 25), Tier.COMPACT),
        ((1, 1), Tier.COMPACT),
        ((76, 26), Tier.NORMAL),
        ((109, 60), Tier.NORMAL),
        ((200, 43), Tier.NORMAL),
        ((110, 44), Tier.ROOMY),
    ],
)
def test_a_tier_needs_both_its_width_and_its_height(size: tuple[int, int], expected: Tier) -> None:
    assert tier_of(*size) is expected
