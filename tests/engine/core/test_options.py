"""Options are checked where they come in, from words as from records."""

from __future__ import annotations

from typing import Any

import attrs
import pytest
from attrs import frozen

from engine.core.codec import from_plain, to_plain
from engine.core.errors import BadGameError, BadOptionError, BadRecordError
from engine.core.options import help_text, option, parse_options, value_text
from tests.sample_games.high_card import Options


@frozen
class Quiet:
    cards: str = option("hidden", "Cards", "", values=("hidden", "open"), shared_default="open")


@frozen
class Named:
    """Options with a value that needs a name, and a switch."""

    map: str = option(
        "a1", "Map", "Where.", values=("a1", "b"), names={"a1": "The Hill"}, helps={"a1": "High."}
    )
    fog: bool = option(False, "Fog", "Hides units.")


@frozen
class Grown:
    fog: bool = option(False, "Fog", "Hides units.")
    rain: str = option("none", "Rain", "", values=("none", "some"), is_new=True)


def test_the_default_of_a_new_option_is_not_saved() -> None:
    """So the positions of matches from before it keep their fingerprints."""
    assert to_plain(Grown()) == {"fog": False}
    assert to_plain(Grown(rain="some")) == {"fog": False, "rain": "some"}
    assert from_plain({"fog": True}, Grown) == Grown(fog=True)
    assert from_plain({"fog": True, "rain": "some"}, Grown).rain == "some"


def test_a_value_can_have_a_name_and_a_help_of_its_own() -> None:
    where, fog = attrs.fields(Named)
    assert [value_text(where, value) for value in ("a1", "b")] == ["The Hill", "b"]
    assert [value_text(fog, value) for value in (True, False)] == ["on", "off"]
    assert [help_text(where, value) for value in ("a1", "b")] == ["Where. High.", "Where."]


@frozen
class Renamed:
    first: str = option(
        "random",
        "First",
        "Who begins.",
        values=("random", "seat 1"),
        names={"random": "at random"},
        former={"lot": "random"},
    )


def test_a_value_may_be_typed_with_hyphens_for_its_spaces() -> None:
    assert parse_options(Renamed, {"first": "seat-1"}) == Renamed("seat 1")


def test_a_former_value_is_understood_and_shown_by_its_present_name() -> None:
    assert parse_options(Renamed, {"first": "lot"}) == Renamed("random")
    (first,) = attrs.fields(Renamed)
    assert value_text(first, "lot") == "at random"
    with pytest.raises(BadOptionError, match="first='lots' is not one of random, seat 1"):
        parse_options(Renamed, {"first": "lots"})


def test_a_former_value_of_a_record_is_kept() -> None:
    """Otherwise the fingerprints of the positions of an old match would no longer fit."""
    assert from_plain({"first": "lot"}, Renamed) == Renamed("lot")


@pytest.mark.parametrize("word", ["on", "yes", "true", "True", "ON"])
def test_a_switch_can_be_switched_on(word: str) -> None:
    assert parse_options(Options, {"swap": word}) == Options(swap=True)


@pytest.mark.parametrize("word", ["off", "no", "false"])
def test_a_switch_can_be_switched_off(word: str) -> None:
    assert parse_options(Options, {"swap": word}) == Options(swap=False)


def test_one_of_the_values_is_taken() -> None:
    assert parse_options(Options, {"cards": "4"}) == Options(cards="4")


def test_what_is_not_said_keeps_its_default() -> None:
    assert parse_options(Options, {}) == Options()


def test_a_default_may_differ_where_people_share_a_keyboard() -> None:
    assert parse_options(Quiet, {}) == Quiet("hidden")
    assert parse_options(Quiet, {}, is_shared=True) == Quiet("open")
    assert parse_options(Quiet, {"cards": "hidden"}, is_shared=True) == Quiet("hidden")
    assert parse_options(Options, {}, is_shared=True) == Options()


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ({"swpa": "on"}, r"no option 'swpa'; did you mean 'swap'\?"),
        ({"colour": "red"}, "no option 'colour'; there are: swap, cards"),
        ({"swap": "maybe"}, "swap='maybe' is neither on nor off"),
        ({"cards": "5"}, "cards='5' is not one of 2, 3, 4$"),
        ({"cards": "33"}, r"cards='33' is not one of 2, 3, 4; did you mean '3'\?"),
    ],
)
def test_a_slip_gets_one_clear_line(words: dict[str, str], complaint: str) -> None:
    with pytest.raises(BadOptionError, match=complaint):
        parse_options(Options, words)


@pytest.mark.parametrize(
    ("default", "given", "said"),
    [
        ("z", {"values": ("x", "y")}, "'z' is not one of its values x, y"),
        (True, {"values": ("x", "y")}, "True is not one of its values x, y"),
        (3, {}, "3 is not a bool; other options need `values`"),
        ("x", {}, "'x' is not a bool; other options need `values`"),
        (3, {"values": (3, 4)}, "values must be strings, not (3, 4)"),
        ("x", {"values": "xyz"}, "values must be strings, not 'xyz'"),
        ("x", {"values": ("x", "y"), "shared_default": "z"}, "'z' is not one of its values x, y"),
    ],
)
def test_an_option_that_cannot_have_its_default(
    default: Any, given: dict[str, Any], said: str
) -> None:
    with pytest.raises(BadGameError) as caught:
        option(default, "Pace", "How fast.", **given)
    assert str(caught.value) == f"the option 'Pace': {said}"


def test_a_record_with_an_unknown_value_is_refused() -> None:
    with pytest.raises(BadRecordError, match="cards"):
        from_plain({"cards": "99"}, Options)
    assert from_plain({"cards": "2", "swap": False}, Options) == Options(swap=False, cards="2")
