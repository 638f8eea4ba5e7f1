"""The standing of a match in every game: sentences about who would win now."""

from __future__ import annotations

from importlib import import_module

import pytest

import wardenclyffe

ANSWERS = 25
"""Enough to leave the setup of every game."""


@pytest.mark.parametrize("game", ["ages", "currents", "duel", "lightning", "taidian"])
def test_every_game_says_who_would_win_now_in_shorter_and_shorter_sentences(game: str) -> None:
    match = wardenclyffe.new_match(game, seed=5)
    for _ in range(ANSWERS):
        decision = match.pending[0]
        match.answer(decision.seat, decision.choices[0])
    standings = import_module(f"engine.games.{game}.standing").standings
    for seat in (None, *range(match.charter.seat_count)):
        texts = standings(match.view(seat))
        assert texts == sorted(texts, key=len, reverse=True)
        assert texts
