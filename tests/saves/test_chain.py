"""The chain of links: every change to a record is found."""

from __future__ import annotations

import attrs
import pytest

from saves.verify import verify
from tests.saves.sample_matches import RECORD


@pytest.mark.parametrize("step", range(6))
def test_a_changed_link_is_found_at_its_step(step: int) -> None:
    chain = tuple("0" * 64 if n == step else link for n, link in enumerate(RECORD.chain))
    verdict = verify(attrs.evolve(RECORD, chain=chain))
    assert verdict.step == step
    assert f"link {step} does not match" in verdict.problem


def test_a_link_that_was_left_out_is_found_at_its_step() -> None:
    verdict = verify(attrs.evolve(RECORD, chain=RECORD.chain[:3] + RECORD.chain[4:]))
    assert verdict.step == 3


def test_a_chain_cut_short_is_found_where_it_ends() -> None:
    verdict = verify(attrs.evolve(RECORD, chain=RECORD.chain[:4]))
    assert verdict.step == 4
    assert "link 4 is missing" in verdict.problem
    assert verify(attrs.evolve(RECORD, chain=())).step == 0
