"""The board around the map: phase, rosters, attacks, achievements, pages and end."""

from __future__ import annotations

import re
from typing import Any

import pytest
from attrs import evolve

from engine.games.ages.about import about
from engine.games.ages.adventures.events import EncounterFaced
from engine.games.ages.attacks.events import HitDrawn
from engine.games.ages.attacks.sums import best_melee, best_shot
from engine.games.ages.challenges.cards import expected_damage, hit_chance
from engine.games.ages.fire.shot import Shot
from engine.games.ages.moving.events import Walked
from engine.games.ages.standing import leader_and_reason, standings
from engine.games.ages.steps import Step
from engine.games.ages.turns.phases import doing_text
from engine.games.ages.view_types import GoalView, View
from engine.testing import play
from screens.games.ages import PAINTER
from screens.games.ages.board import page_for, pages
from screens.games.ages.challenge_panel import paint_attack
from screens.games.ages.pen import Pen
from screens.games.ages.places import places_changed_by
from screens.games.ages.signs import legend
from screens.games.ages.summary import curves, summary
from screens.games.ages.unit_page import unit_page
from tests.engine.games.ages import scene
from tests.engine.games.ages.table import ages
from tests.screens.games.ages.tables import (
    GOALS,
    LARGE,
    MIDDLE,
    SMALL,
    begun,
    finished,
    offer,
    shooting,
    struck,
    table,
)
from tests.tools.pictures import text
from themes.look import look
from tui.widgets.area import Area
from tui.widgets.canvas import Canvas, Offer

COMMON = (SMALL, MIDDLE, LARGE)


def shown(view: View, size: tuple[int, int] = MIDDLE, **changes: Any) -> str:
    return text(PAINTER.paint(view, *size, look(), evolve(offer(view), **changes)))


@pytest.mark.parametrize("size", COMMON, ids=str)
def test_phase_unit_and_both_teams_are_in_sight(size: tuple[int, int]) -> None:
    words = shown(table("walk"), size)
    for each in ("White: Move", "Tomyris walks: 7 points left", "White (you)", "Black"):
        assert each in words
    for name in ("Tomyris", "Archimedes", "Pavlichenko", "Musashi", "Gorgon", "RIVET-77"):
        assert name in words


def test_the_round_says_when_the_game_can_end() -> None:
    assert "Round 4, may end from 6" in shown(table("move"))
    assert "Round 7, end before 8: 1 in 4" in shown(table("move", round=7))
    assert "Round 10, the last" in shown(table("move", round=10))
    assert "Round 4 of 8" in shown(table("move", rounds=(8, 8)))


def test_the_roster_tells_state_and_respect() -> None:
    words = shown(table("walk"))
    assert "E19 acts" in words
    assert "G7  moved" in words
    assert "off map, Respect 3" in words


def test_a_unit_that_has_done_nothing_has_a_short_line_too() -> None:
    words = shown(table("free"), (73, 14))
    assert "Pavlichenko" in words


def test_a_team_sees_its_own_cards_and_backs_of_the_others() -> None:
    white, black, spectator = (shown(table("free", seat=seat), LARGE) for seat in (0, 1, None))
    assert "Linen Cuirass" in white
    assert "Round Shield" not in white
    assert "Common card" in white
    assert "Linen Cuira" not in black
    assert "Round Shield" in black
    assert "Linen Cuira" not in spectator
    assert "Bolt Rifle" in spectator, "an open card"


def test_names_of_units_and_cards_are_whole_or_left_out() -> None:
    """Where a card's name has no room, its sign is shown."""
    assert not re.search(r"\w…", shown(table("free")))
    assert "■ Bolt Rifle ▚▚" in shown(table("free"))


def test_an_attack_is_told_with_its_odds_and_its_card() -> None:
    words = shown(shooting())
    assert "Tomyris shoots at Musashi with Yew Bow" in words
    assert "Hits 85%: Throw 9 against Stealth 5" in words
    assert "Wounds 61%, kills 61%: Power 4 against Armor 2" in words
    assert "To hit 9 - 5 = +4, card 3-5: +2 Pass, it hits" in words
    assert "Black may reveal armour" in words
    assert "To hit +4, 3-5: +2 Pass" in shown(shooting(), SMALL)


@pytest.mark.parametrize("height", range(3, 11))
def test_texts_of_an_attack_continue_on_free_rows(height: int) -> None:
    """A narrow panel: nothing is cut while a row is free, and the result is never left out."""
    canvas = Canvas(34, height, look())
    area = Area(0, 0, 34, height)
    used_rows = paint_attack(Pen(canvas, shooting(), Offer()), area)
    words = " ".join(line.strip() for line in canvas.picture().lines())
    assert used_rows <= height
    assert ("Yew Bow" in words) is (height >= 5)
    assert ("Throw 9 against Stealth 5" in words) is (height >= 6)
    assert ("Power 4 against Armor 2" in words) is (height >= 7)
    assert ("card 3-5: +2 Pass, it hits" in words) is (height >= 8)
    assert ("Black may reveal armour before the damage" in words) is (height >= 10)
    assert "To hit" in words or height < 4
    assert "…" not in words


def test_results_of_a_shot_before_do_not_belong_to_the_next() -> None:
    view = evolve(shooting(hit=""), results=struck().results)
    assert "Amaze" not in shown(view)


def test_results_without_a_story_are_of_an_earlier_phase() -> None:
    """The table forgets the story of a challenge; the rules keep its results."""
    assert "Amaze" not in shown(struck(), LARGE)


def test_odds_are_those_of_the_rules() -> None:
    view = table("fire")
    unit, target = view.units[0], view.units[3]
    shot = best_shot(view, unit, target)
    assert shot is not None
    contest = Shot(view, unit, target, "yew-bow", "fire").hit
    power = Shot(view, unit, target, "yew-bow", "fire").hurt.difference
    damage = Shot(view, unit, target, "yew-bow", "fire").damage.value
    hit = hit_chance(contest.difference)
    assert shot.odds.hit_chance == float(hit)
    assert shot.odds.damage == pytest.approx(float(hit * expected_damage(power, damage)))
    assert best_melee(view, target, unit).weapon == "ship-cutlass"


def test_cards_face_down_of_the_other_team_are_not_reckoned_with() -> None:
    white, black = table("fire", seat=0), table("fire", seat=1)
    gorgon, tomyris = white.units[4], white.units[0]
    assert gorgon.known_cards == ()
    assert black.units[4].known_cards == ("stick-grenade",)
    assert "Stick Grenade" not in str(about(white, f"unit:{gorgon.slug}"))
    assert "Hill Pony" not in str(about(black, f"unit:{tomyris.slug}"))


def test_the_headline_tells_of_the_target_that_would_be_killed() -> None:
    scripted = ages(
        scene.white("old-grumbletoe", scene.FIVE[0]),
        scene.black("pell", scene.FIVE[0], "last-stand", health=1),
        step=Step.MELEE,
        whites="91 92",
        blacks="00",
    )
    play(scripted, "black: pass", "black: strike old-grumbletoe", "white: strike pell")
    play(scripted, "black: pass")
    assert doing_text(scripted.view("white")) == "Pell would be killed"


# Achievements


def test_who_would_win_is_said() -> None:
    view = table("move")
    assert leader_and_reason(view) == (0, "1:0 achievements")
    assert "Now White would win" in shown(view)
    assert "If it ended now White (you)" in shown(view, (MIDDLE[0], MIDDLE[1] + 1))
    equal = evolve(view, goals=(GoalView("combat", "Combat", 4, 5), *GOALS[1:]))
    assert leader_and_reason(equal) == (1, "5:4 combat points at 1:1 achievements")
    assert "Now Black would win by combat" in standings(equal)
    goals = text(PAINTER.paint(equal, *MIDDLE, look(), evolve(offer(equal), page="goals")))
    assert "combat points decide" in " ".join(goals.split())
    draw = evolve(view, goals=(GOALS[0],))
    assert leader_and_reason(draw)[0] is None
    assert "draw" in standings(draw)[0]


def test_achievement_cards_that_you_know_decide_who_would_win() -> None:
    view = evolve(table("move"), goals=(GOALS[0],), card_goals=((), ("keeper-of-keys",)))
    assert leader_and_reason(view) == (1, "1:0 achievements")
    assert standings(view)[0].endswith("1:0 achievements, with the card Keeper of Keys")


@pytest.mark.parametrize("count", [3, 6, 9])
def test_every_achievement_is_below_the_map_however_many_there_are(count: int) -> None:
    view = table("move")
    ages = ("ancient", "colonial", "modern", "future")
    slugs = ["combat", "encounters", "alliance", "base", "lith"]
    slugs += [f"labyrinth-{age}" for age in ages]
    goals = tuple(GoalView(slug, f"Name {slug}", 2, 1) for slug in slugs[:count])
    picture = PAINTER.paint(evolve(view, goals=goals), *MIDDLE, look(), Offer())
    places = {target.place for target in picture.targets}
    assert {f"goal:{goal.slug}" for goal in goals} <= places
    assert "would win" in text(picture).splitlines()[-1], "and who would win now"


def test_the_goals_page_says_what_each_counts() -> None:
    words = shown(table("move"), SMALL, page="goals")
    assert "A character scores 2, 1 if wounded (any Health lost)" in words
    assert "Valor" in words
    assert "Common 30" in words


def test_the_roster_page_names_all_cards() -> None:
    words = shown(table("move"), SMALL, page="roster")
    assert "Flintlock Pistol" in words
    assert "Hill Pony" in words


def test_pages_follow_what_is_asked() -> None:
    view = table("walk")
    assert pages(view) == ("map", "roster", "goals")
    assert page_for(view, ["hex:e19", "card:yew-bow"]) == "map"
    assert page_for(view, ["card:yew-bow", "card:hill-pony"]) == "map", "they are named beside it"
    assert page_for(view, [f"card:{number}" for number in range(5)]) == "roster"


# Looking


@pytest.mark.parametrize(
    ("place", "words"),
    [
        ("hex:g13", "Turkey Shoot (Colonial): Aim 6 passes"),
        ("hex:b10", "An encounter nobody has seen"),
        ("hex:f30", "On the ground: Field Kit"),
        ("hex:f30", "may pick everything up in its free actions"),
        ("hex:b22", "A dome"),
        ("unit:tomyris", "Steppe Lash"),
        ("card:yew-bow", "range 1 to 5"),
        ("card:linen-cuirass", "It counts once it is revealed"),
        ("deck:elite", "two draws"),
        ("deck:common", "Not yet seen: 26 weapons, 4 armour, "),
        ("deck:secret", "Badges: Honor counts in the place of a rating."),
        ("rating:wits", "In melee the highest acts first"),
        ("goal:combat", "1 if wounded"),
        ("guardian:bull-of-the-stair", "Melee 7, or 3 cards"),
        ("encounter:black-market", "pay a card for 3 draws"),
        ("standing", "would win if it ended now"),
        ("done", "Each may walk"),
    ],
)
def test_everything_can_be_read_about(place: str, words: str) -> None:
    told = about(table("move"), place)
    assert told is not None
    assert words in " ".join(told.lines)


def test_a_walk_onto_an_enemy_says_that_it_ends_and_the_chances_of_the_melee() -> None:
    told = about(table("walk"), "hex:e21")
    assert told is not None
    assert told.lines[0].startswith("1 of 7 points, then melee: Musashi wounds ")
    assert "; Tomyris " in told.lines[0]
    assert told.lines[0].endswith("; 1 face-down card.")


def test_a_look_at_a_hunter_names_its_target() -> None:
    """28.3: a hunter attacks one enemy only, and carries no cards."""
    view = table("move")
    hunter = evolve(view.units[1], kind="hunter", target=view.units[3].number, cards=())
    told = about(evolve(view, units=(view.units[0], hunter, *view.units[2:])), "unit:archimedes")
    assert told is not None
    assert re.fullmatch(r"Health 4 of 4, at G7, hunts \w+\.", told.lines[0])


@pytest.mark.parametrize("place", ["hex:z99", "unit:nobody", "card:none", "no:such-place", ""])
def test_nothing_is_told_of_what_is_not_there(place: str) -> None:
    assert about(table("move"), place) is None


def test_the_page_about_a_unit_says_where_each_point_comes_from() -> None:
    view = table("move")
    picture = unit_page(view, "unit:tomyris", 84, 30, look())
    assert picture is not None
    words = text(picture)
    assert "Throw     7→8" in words
    assert "Throw +1 levels" in words
    assert "Yew Bow" in words
    assert "85%" in words
    assert "Musashi back" in words
    assert unit_page(view, "hex:e19", 84, 30, look()) is None


def test_the_figures_of_the_odds_are_not_cut() -> None:
    for width, words in ((96, "Melee 6 - React"), (72, "Melee 6:")):
        picture = unit_page(table("move"), "unit:tomyris", width, 30, look())
        assert picture is not None
        odds = text(picture).partition("Odds")[2]
        assert words in odds
        assert "…" not in odds


def test_a_gap_follows_a_card_whose_name_fills_its_column() -> None:
    view = table("move")
    card = evolve(view.units[0].cards[0], slug="badge-of-the-sword")
    units = (evolve(view.units[0], cards=(card,)), *view.units[1:])
    picture = unit_page(evolve(view, units=units), "unit:tomyris", 84, 30, look())
    assert picture is not None
    assert "Badge of the Sword Your Honor" in text(picture)


def test_henchmen_and_creatures_have_no_cards_on_their_pages() -> None:
    view = table("move")
    units = (evolve(view.units[0], kind="henchman", cards=()), *view.units[1:])
    picture = unit_page(evolve(view, units=units), "unit:tomyris", 84, 30, look())
    assert picture is not None
    assert "Cards" not in text(picture)


def test_the_page_about_an_enemy_hides_its_cards() -> None:
    picture = unit_page(table("move"), "unit:miyamoto-musashi", 84, 30, look())
    assert picture is not None
    assert "Common card, face down" in text(picture)
    assert "Round Shield" not in text(picture)


# The end, and other hooks of the table


@pytest.mark.parametrize(
    ("how", "words"),
    [
        ("achievements", "wins by achievements"),
        ("combat points", "wins by combat points"),
        ("valor", "wins by Valor"),
    ],
)
def test_the_summary_says_who_won_and_how(how: str, words: str) -> None:
    shown_end = text(summary(finished(how=how), 84, look()))
    assert words in shown_end
    assert "killed" in shown_end
    assert "White has it: encounters passed" in shown_end
    assert "no team: markers in the labyrinth" in shown_end


def test_the_board_names_the_winner() -> None:
    assert "White wins by achievements" in shown(finished())


def test_curves_have_a_value_for_each_team() -> None:
    assert curves(table("move")) == {
        "achievements": (1, 0),
        "combat points": (5, 5),
        "Health": (11, 12),
        "characters alive": (3, 3),
    }
    swapped = table("move", sides=(1, 0))
    assert curves(swapped)["Health"] == (11, 12), "White first, whoever plays it"


def test_colours_and_names_follow_the_teams() -> None:
    view = table("move", sides=(1, 0))
    assert PAINTER.seat_roles(view) == ("hue2", "hue1")
    assert PAINTER.mover(view) == (1,)
    assert PAINTER.mover(table("move", sides=(0, 1, 0, 1))) == (0, 2), (
        "a team has its turn together"
    )
    first, second = PAINTER.log_names(table("move"))
    assert "Tomyris" in first
    assert "White" in first
    assert "Musashi" in second


def test_the_log_colours_a_name_with_either_article() -> None:
    table = ages(
        scene.white("the-green-warden", scene.FIVE[0]),
        scene.black("hanno", scene.FIVE[1]),
        step=Step.MELEE,
    )
    pattern = PAINTER.log_names(table.view("white"))[0]
    assert re.fullmatch(pattern, "The Green Warden")
    assert re.fullmatch(pattern, "the Green Warden")


def test_an_occasion_is_one_attack() -> None:
    assert PAINTER.occasion(shooting()) != PAINTER.occasion(table("target"))
    assert PAINTER.mover(finished()) is None


def test_events_mark_what_they_changed() -> None:
    view = table("move")
    walked = Walked(
        unit="tomyris", route=("E19", "D20"), ride_card="", points_left=5, stopped=False
    )
    assert set(places_changed_by(walked, view)) == {"unit:tomyris", "hex:d20"}
    hit = HitDrawn(
        unit="tomyris", rating=9, against=5, card=(3, 5), result="pass",
        target="miyamoto-musashi", weapon="yew-bow", kind="fire", space="E21",
        with_rating="throw", is_hit=True,
    )  # fmt: skip
    assert set(places_changed_by(hit, view)) == {"unit:tomyris", "unit:miyamoto-musashi"}
    met = EncounterFaced(
        unit="tomyris", encounter="turkey-shoot", space="G13", rating=7, passed=True, draws=2
    )
    assert set(places_changed_by(met, view)) == {"unit:tomyris", "hex:g13", "goal:encounters"}


def test_the_first_turn_has_all_units_off_the_map() -> None:
    words = shown(begun())
    assert words.count("off map, Respect") == 6


def test_the_legend_explains_the_signs() -> None:
    signs = {words: sign for sign, words in legend(look())}
    assert signs["encounter"] == "?"
    assert signs["in reach"] == "◦"


def test_a_board_without_an_offer_can_be_painted() -> None:
    for size in COMMON:
        assert "White: Move" in text(PAINTER.paint(table("walk"), *size, look(), Offer()))


@pytest.mark.parametrize("step", ["free", "fire", "move", "opfire", "melee", "adventure", "walk"])
@pytest.mark.parametrize("height", range(11, 15))
def test_no_sentence_beside_the_map_is_cut(step: str, height: int) -> None:
    words = shown(table(step), (80, height), cursor="")
    assert not re.search(r"\S…", words)


def test_a_narrow_panel_says_whole_sentences_about_a_space() -> None:
    words = shown(table("walk"), SMALL, cursor="hex:b10")
    assert "has +3 Stealth. …" in words
    assert not re.search(r"\S…", words)


def test_a_narrow_panel_says_the_sums_of_a_shot_as_figures() -> None:
    words = shown(shooting(), SMALL, cursor="")
    assert "Throw 9:5" in words
    assert "…" not in words


def test_the_goals_page_does_not_list_units() -> None:
    assert "Archimedes" not in shown(table("move"), SMALL, page="goals")
