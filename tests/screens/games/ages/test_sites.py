"""Bases, the Arbiter's Hall and the Alliance: marks on the map, descriptions, pages, scenes."""

from __future__ import annotations

from functools import cache

import pytest
from attrs import evolve

from engine.core import registry
from engine.core.match import start_match
from engine.games.ages.about import about
from engine.games.ages.map.about import about_space
from engine.games.ages.map.layout import BASES
from engine.games.ages.names import short_name, unit_name
from engine.games.ages.sites.events import Imprisoned, SiteChallenged, SiteRazed, TributeGiven
from engine.games.ages.story import scenes_of
from engine.games.ages.units import Fate, Monument
from engine.games.ages.view_types import AllianceView, View
from screens.games.ages import PAINTER
from screens.games.ages.map_parts.map_legend import marks_on
from screens.games.ages.signs import FLAG, RUIN, TRIBUTE
from tests.screens.games.ages.tables import LARGE, MIDDLE, SMALL
from tests.tools.pictures import text
from themes.look import look
from tui.widgets.canvas import Offer

GLYPHS = look().glyphs


@cache
def standing() -> View:
    """The Standing Game at its first question, through the eyes of White's seat."""
    game = registry.find("ages")
    options = game.options(mission="standing", selection="pure")
    match = start_match(game, seed=2, seats=2, options=options)
    first = match.view(0)
    view: View = first if first.team == 0 else match.view(1)
    return view


def lively() -> View:
    """A table with a destroyed site, a prisoner, tribute, a flag, a monument and an exit."""
    view = standing()
    black = next(unit for unit in view.units if unit.team == 1)
    white = next(unit for unit in view.units if unit.team == 0)
    clear = [n for n, space in enumerate(view.map.spaces) if space.terrain == "clear"]
    changed = {
        black.number: evolve(black, fate=Fate.PRISON, space=-1),
        white.number: evolve(
            white, fate=Fate.ON_MAP, space=clear[0], has_tribute=True, has_flag=True
        ),
    }
    return evolve(
        view,
        units=tuple(changed.get(unit.number, unit) for unit in view.units),
        ruins=((), ("vault",)),
        flags={clear[9]: (0,)},
        monuments=(Monument(clear[12], "weeping-obelisk", 0),),
        exits=(clear[15],),
    )


def space_of_site(view: View, team: int, slug: str) -> int:
    return view.map.sites(BASES[team])[slug]


def test_ruins_prisoners_tribute_flags_and_exits_are_marked_on_their_spaces() -> None:
    view = lively()
    marks = marks_on(view, GLYPHS)
    white = next(unit for unit in view.units if unit.has_tribute)
    assert (RUIN.sign_for(GLYPHS), "bad") in marks[space_of_site(view, 1, "vault")]
    assert ("1", "hue2") in marks[space_of_site(view, 0, "prison")]
    assert [sign for sign, _ in marks[white.space]][:2] == [
        FLAG.sign_for(GLYPHS),
        TRIBUTE.sign_for(GLYPHS),
    ]
    for space in (*view.flags, *view.exits, view.monuments[0].space):
        assert marks[space]


def test_a_look_at_a_monument_says_its_effect_and_range() -> None:
    view = lively()
    told = about_space(view, view.map.names[view.monuments[0].space].lower())
    assert told is not None
    effect = "attacks of units within 3 spaces (aura) have -1 to hit"
    assert f"A monument of White, Weeping Obelisk: {effect}." in told.lines


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE], ids=str)
def test_marks_are_painted(size: tuple[int, int]) -> None:
    view = lively()
    for sign, space in (
        (RUIN.sign_for(GLYPHS), space_of_site(view, 1, "vault")),
        (FLAG.sign_for(GLYPHS), next(iter(view.flags))),
    ):
        place = f"hex:{view.map.names[space].lower()}"
        first = PAINTER.paint(view, *size, look(), Offer())
        spot = next(each for each in first.landmarks if each.place == place)
        camera = (max(0, spot.x - 9), max(0, spot.y - 5))
        picture = PAINTER.paint(view, *size, look(), Offer(camera=camera))
        spot = next(each for each in picture.landmarks if each.place == place)
        row = picture.strips[spot.y].text
        assert sign in row[spot.x : spot.x + spot.width]


def test_the_markers_of_the_alliance_are_marked_where_they_stand() -> None:
    game = registry.find("ages")
    match = start_match(game, seed=2, seats=2, options=game.options(mission="clash"))
    view = evolve(match.view(0), alliance=AllianceView("", (3, 15), ((), ()), -1))
    marks, sites = marks_on(view, GLYPHS), view.map.sites("alliance")
    assert [role for _, role in marks[sites["step 3"]]] == ["hue1"]
    assert [role for _, role in marks[sites["henchman 5"]]] == ["hue2"]
    told = about(view, f"hex:{view.map.names[sites['step 3']].lower()}")
    assert told is not None
    assert told.title.endswith("The Alliance, space 4 of 6")
    assert told.lines[0].startswith("White's marker is here")


def test_a_site_tells_what_may_be_done_and_who_is_best_at_it() -> None:
    view = lively()
    space = space_of_site(view, 1, "main-gate")
    told = about(view, f"hex:{view.map.names[space].lower()}")
    assert told is not None
    assert "Main Gate of Black" in told.title
    assert any(line.startswith("Break in: Strength against 6") for line in told.lines)
    assert any("succeeds" in line for line in told.lines)
    vault = about(view, f"hex:{view.map.names[space_of_site(view, 1, 'vault')].lower()}")
    assert vault is not None
    assert "Destroyed" in vault.lines[0]
    assert any(line.startswith("In it:") for line in vault.lines)


def test_the_page_of_a_site_ranks_the_own_characters() -> None:
    view = lively()
    space = space_of_site(view, 1, "main-gate")
    place = f"hex:{view.map.names[space].lower()}"
    picture = PAINTER.place_page(view, place, 84, 40, look())
    assert picture is not None
    rows = text(picture).split("chance to succeed")[1].splitlines()
    chances = [int(row.split("%")[0].split()[-1]) for row in rows if "FOPP" in row]
    assert len(chances) >= 5
    assert chances == sorted(chances, reverse=True)


@pytest.mark.parametrize("place", ["card:yew-bow", "deck:common"])
def test_cards_and_decks_have_pages(place: str) -> None:
    picture = PAINTER.place_page(standing(), place, 84, 40, look())
    assert picture is not None
    assert "card" in text(picture).lower()


def test_a_deed_at_a_site_is_told_with_its_sums_its_card_and_what_came_of_it() -> None:
    view = standing()
    who = view.units[0].slug
    events = [
        SiteChallenged(
            unit=who, rating=7, against=6, card=(7, 3), result="pass", verb="raze",
            site="vault", means="", with_rating="wits",
        ),
        SiteRazed(unit=who, team=1, site="vault"),
    ]  # fmt: skip
    (scene,) = scenes_of(view, events)
    assert scene.title == f"{short_name(who)}: destroy the Vault"
    words = [line for beat in scene.beats for line, _ in beat.lines]
    assert words[0] == "Wits 7 against Vault 6: +1"
    assert any("destroys it and is dismissed." in line for line in words)
    assert [beat.card for beat in scene.beats] == ["", "7-3", ""]


def test_what_changes_at_sites_is_marked_there_and_at_its_achievement() -> None:
    view = standing()
    who = view.units[0].slug
    vault = f"hex:{view.map.names[space_of_site(view, 1, 'vault')].lower()}"
    chamber = f"hex:{view.map.names[view.map.sites('lith')['chamber']].lower()}"
    razed = set(PAINTER.places_changed_by(SiteRazed(unit=who, team=1, site="vault"), view))
    assert razed == {f"unit:{who}", vault, "goal:base"}
    given = TributeGiven(unit=who, gift="item", points=3, lith=3)
    assert set(PAINTER.places_changed_by(given, view)) == {f"unit:{who}", chamber, "goal:lith"}


def test_prisoners_and_tribute_open_scenes_of_their_own() -> None:
    view = standing()
    one, other = view.units[0].slug, view.units[-1].slug
    for event in (
        Imprisoned(unit=one, captor=other, space="K11", health=1),
        TributeGiven(unit=one, gift="item", points=3, lith=3),
    ):
        assert len(scenes_of(view, [event])) == 1


def test_the_chamber_lists_who_can_give_how_much() -> None:
    view = lively()
    bearer = next(unit for unit in view.units if unit.has_tribute)
    chamber = view.map.names[view.map.sites("lith")["chamber"]].lower()
    picture = PAINTER.place_page(view, f"hex:{chamber}", 96, 40, look())
    assert picture is not None
    words = text(picture)
    assert f"Tribute items: {unit_name(bearer.slug)} (White)" in words
    first = words.split("Who can give how much")[1].splitlines()[1]
    assert short_name(bearer.slug) in first
    assert "a tribute item" in first
    assert "points" in first
