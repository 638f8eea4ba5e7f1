"""Choices say their odds: nobody has to reckon or guess."""

from __future__ import annotations

import re

import pytest
from attrs import evolve

from engine.core.choice import choice
from engine.core.text import lower_first
from engine.games.ages.attacks.blow import Blow
from engine.games.ages.attacks.events import DamageDrawn, HitDrawn
from engine.games.ages.attacks.odds import odds_by_differences
from engine.games.ages.bots.reasons import reasons
from engine.games.ages.challenges.cards import CARDS, damage_done, result_of
from engine.games.ages.describe import describe
from engine.games.ages.fire.shot import Shot
from engine.games.ages.melee.phrases import strikes_in
from engine.games.ages.moving.texts import met_text
from engine.games.ages.names import short_name
from engine.games.ages.state import Options
from engine.games.ages.steps import Step
from engine.testing import play
from tests.engine.games.ages.scene import FAR, FIVE, black, guardian, moved, site, white
from tests.engine.games.ages.standing_game import ABROAD, FAR as STANDING_FAR, standing
from tests.engine.games.ages.table import ages


def test_a_target_in_passing_with_the_best_space() -> None:
    """11.2: before the space is named, the best one is shown with its chance."""
    table = ages(
        white("hanno", FIVE[0]),
        black("lyudmila-pavlichenko", FIVE[4], "*bolt-rifle"),
        step=Step.MOVE,
    )
    play(table, "white: move hanno", f"white: walk {FIVE[2]}", "white: done")
    play(table, "black: opfire lyudmila-pavlichenko bolt-rifle")
    words = describe(table.view("black"), choice("at", "hanno"))
    assert words.consequence.startswith("Best in ")
    assert "% of the time" in words.consequence
    assert words.clause == "11.2"


def test_who_shoots_with_what() -> None:
    """9.1, 11.1: before a shooter or a weapon is named, the best shot is shown with its chance."""
    table = ages(
        white("lyudmila-pavlichenko", FIVE[0], "*bolt-rifle"),
        black("captain-oyelaran", FIVE[4], "*bolt-rifle *service-revolver"),
        step=Step.FIRE,
    )
    words = describe(table.view("white"), choice("shoot", "lyudmila-pavlichenko")).consequence
    assert words.startswith("Bolt Rifle on Captain Oyelaran hits ")
    play(table, "white: pass", "white: move lyudmila-pavlichenko", f"white: walk {FIVE[1]}")
    play(table, "white: done")
    told = [
        describe(table.view("black"), choice("opfire", f"captain-oyelaran {weapon}"))
        for weapon in ("bolt-rifle", "service-revolver")
    ]
    assert [each.label for each in told] == [
        "Oyelaran, Bolt Rifle",
        "Oyelaran, Service Revolver",
    ]
    for each in told:
        assert each.consequence.startswith("Best on Lyudmila Pavlichenko in ")
        assert "% of the time" in each.consequence


def test_a_weapon_for_one_use_says_that_it_is_used_up() -> None:
    """14.5: a card for one use is discarded after it."""
    table = ages(
        white("hanno", FIVE[0], "clay-fire-pot yew-bow"),
        black("pell", FIVE[1]),
        step=Step.FIRE,
    )
    play(table, "white: shoot hanno")
    view = table.view("white")
    pot, bow = (
        describe(view, choice("fire", f"{card} 1")) for card in ("clay-fire-pot", "yew-bow")
    )
    assert pot.consequence.startswith("It uses the card up. ")
    assert "uses the card up" not in bow.consequence


def test_several_shots_say_that_their_targets_differ() -> None:
    """9.2: a different enemy for each shot."""
    table = ages(
        white("hanno", FIVE[0], "yew-bow"),
        black("pell", FIVE[1]),
        black("tomyris", FIVE[2]),
        step=Step.FIRE,
    )
    play(table, "white: shoot hanno")
    view = table.view("white")
    one, two = (describe(view, choice("fire", f"yew-bow {shots}")) for shots in (1, 2))
    assert two.consequence.startswith("At different targets, -2 to hit for each shot. ")
    assert "different" not in one.consequence


@pytest.mark.parametrize("allies", [("hanno",), ("hanno", "skarn"), ()])
def test_a_shot_says_whom_a_miss_goes_on_to(allies: tuple[str, ...]) -> None:
    """9.4: an ally of the shooter beside the target, with its odds, before and after the miss."""
    table = ages(
        white("tomyris", FIVE[0], "yew-bow"),
        *(white(each, FIVE[2]) for each in allies),
        black("pell", FIVE[2]),
        step=Step.FIRE,
        whites="09 19",
    )
    view = table.view("white")
    danger = [
        f"{short_name(each)}: {chances}"
        for number, each in enumerate(allies, 1)
        for chances in [Shot(view, view.units[0], view.units[number], "yew-bow", "fire").odds]
    ]
    picked = " (the enemy picks)" if len(allies) > 1 else ""
    warning = f"If it misses, it goes on to {' or '.join(danger)}{picked}. " if allies else ""
    told = [describe(view, choice("shoot", "tomyris")).consequence]
    play(table, "white: shoot tomyris")
    told.append(describe(table.view("white"), choice("fire", "yew-bow 1")).consequence)
    play(table, "white: fire yew-bow 1")
    told.append(describe(table.view("white"), choice("at", "pell")).consequence)
    for text in told:
        assert warning in text
        assert ("If it misses" in text) is bool(allies)
    play(table, "white: at pell")
    assert (table.view().step == "friendly fire") is bool(allies)
    for number, each in enumerate(allies, 1):
        chances = Shot(view, view.units[0], view.units[number], "yew-bow", "fire").odds
        instead = describe(table.view("black"), choice("instead", each)).consequence
        assert f"{chances:sentence}" in instead


@pytest.mark.parametrize("rules_version", [1, 2])
def test_a_missed_opportunity_shot_says_whom_it_goes_on_to(rules_version: int) -> None:
    """9.4, 11.7: beside an ally of the shooter; under the first rules it hit nobody else."""
    table = ages(
        white("hanno", FIVE[2], **moved(FIVE[3], FIVE[2])),
        black("tomyris", FIVE[0], "yew-bow"),
        black("pell", FIVE[2]),
        step=Step.OPFIRE,
        blacks="09",
        rules_version=rules_version,
    )
    told = "A miss hits nobody else" if rules_version == 1 else "If it misses, it goes on to Pell: "
    elsewhere = f"In {FIVE[2].upper()}: {lower_first(told)}"
    for verb, noun, text in (
        ("opfire", "tomyris yew-bow", elsewhere),
        ("at", "hanno", elsewhere),
        ("in", FIVE[2], told),
    ):
        assert text in describe(table.view("black"), choice(verb, noun)).consequence
        play(table, f"black: {verb} {noun}")
    (hit,) = table.events_of(HitDrawn)
    assert not hit.is_hit
    assert (table.view().step == "friendly fire") == (rules_version == 2)


def test_an_area_weapon_says_whom_else_it_attacks() -> None:
    """13.8: every unit in the space, friend and enemy, each with its odds."""
    table = ages(
        white("tomyris", FIVE[0], "stick-grenade"),
        white("hanno", FIVE[2]),
        black("pell", FIVE[2]),
        black("skarn", FIVE[2]),
        step=Step.FIRE,
    )
    play(table, "white: shoot tomyris", "white: fire stick-grenade 1")
    told = describe(table.view("white"), choice("at", "pell")).consequence
    assert re.search(
        r"Also attacked there: Hanno: hits \d+%, wounds [^:;]* damage; Skarn: hits ", told
    )
    play(table, "white: at pell")
    while table.view().step != "order":
        play(table, f"{table.deciders()[0]}: pass")
    order = describe(table.view("white"), choice("at", "hanno")).consequence
    assert order.startswith("Hits ")
    assert "Also attacked" not in order


def test_what_comes_of_a_challenge() -> None:
    """16.3: each result with its chance, and the guardian on a walk to the circle."""
    table = ages(
        white("hanno", site("war 0")),
        black("pell", FAR),
        step=Step.ADVENTURE,
        open_guardians=guardian("bull-of-the-stair"),
    )
    play(table, "white: adventure hanno")
    words = describe(table.view("white"), choice("challenge")).consequence
    for part in (
        "% to pass",
        "Amaze: 2 draws",
        "Squeak), the unit gains experience",
        "FOPP: the enemy picks the dome",
    ):
        assert part in words


def test_an_encounter_that_was_not_seen() -> None:
    """15.2: how many of the set in play the character passes."""
    for options, total in ((Options(), 36), (Options(encounters="blue"), 18)):
        table = ages(
            white("hanno", FIVE[0]),
            black("pell", FAR),
            step=Step.ADVENTURE,
            counters={FIVE[0].upper(): "oracle-question"},
            options=options,
        )
        words = describe(table.view("white"), choice("adventure", "hanno")).consequence
        assert f"of the {total} unseen (" in words


def test_encounters_that_were_seen_are_not_counted_among_the_unseen() -> None:
    """15.2: one lies face up, and one was passed."""
    table = ages(
        white("hanno", FIVE[0]),
        black("pell", FAR),
        step=Step.ADVENTURE,
        counters={FIVE[0].upper(): "oracle-question"},
    )
    view = table.view("white")
    at = view.map.numbers_by_noun[FIVE[3]]
    known = evolve(
        view, passed_encounters=("black-market",), counters={**view.counters, at: "turkey-shoot"}
    )
    words = describe(known, choice("adventure", "hanno")).consequence
    assert "of the 34 unseen (" in words


def test_a_guardian_that_was_not_met() -> None:
    """16.2: the mean chance against those of its age."""
    table = ages(white("hanno", site("war 0")), black("pell", FAR), step=Step.ADVENTURE)
    words = describe(table.view("white"), choice("adventure", "hanno")).consequence
    assert "% on average to beat it" in words
    assert "or sure if paid: 8 of 9 take 1 to 3 cards, none in hand" in words


def test_the_prices_of_unseen_guardians_and_whether_a_unit_can_pay() -> None:
    """16.2, 14.12: how many guardians take cards, and for how many a unit has enough; a badge is
    not paid."""
    hand = "brass-spyglass exile-cube *badge-of-the-sword"
    table = ages(white("hanno", site("war 0"), hand), black("pell", FAR), step=Step.ADVENTURE)
    words = describe(table.view("white"), choice("adventure", "hanno")).consequence
    assert "8 of 9 take 1 to 3 cards, and 2 cards in hand are enough for 6 of them" in words


def test_a_walk_to_a_guardian_says_what_a_failure_costs() -> None:
    """16.3: after the odds, the dome that follows whatever the result."""
    table = ages(white("hanno", FAR), black("pell", FAR), step=Step.MOVE)
    view = table.view("white")
    circle = view.map.numbers[site("war 0").upper()]
    words = met_text(view, view.units[0], circle)
    price = (
        "Beaten or not, the unit then goes to a dome. "
        "After FOPP, the worst failure, the enemy picks the dome"
    )
    assert "to beat it, or sure if paid" in words.partition(". ")[0], "the odds come first"
    assert words.endswith(f". {price}")
    table = ages(white("hanno", site("war 0")), black("pell", FAR), step=Step.ADVENTURE)
    assert describe(table.view("white"), choice("adventure", "hanno")).consequence.endswith(price)


def test_a_step_into_an_enemys_space_says_the_melee() -> None:
    """12.1, 12.3: who strikes first, and the chances that the strikes then have."""
    table = ages(
        white("tomyris", FIVE[0], "*ship-cutlass"),
        black("miyamoto-musashi", FIVE[1], "boar-spear"),
        step=Step.MOVE,
        whites="09",
        blacks="09",
    )
    play(table, "white: move tomyris")
    words = describe(table.view("white"), choice("walk", FIVE[1])).consequence
    found = re.search(
        r"Melee: first Musashi \(Wits 8\) hits (\d+)% \(wounds (\d+)%, ([\d.]+) damage\), then "
        r"Tomyris \(Wits 6\) (\d+)% \(wounds (\d+)%, ([\d.]+)\); "
        r"1 face-down card may change that; nobody must attack\. ",
        words,
    )
    assert found, words
    play(table, f"white: walk {FIVE[1]}", "white: done", "black: pass")
    first = describe(table.view("black"), choice("strike", "tomyris")).consequence
    sentence = "Hits {}% and wounds {}% of the time, for {} damage on average"
    assert first.startswith(sentence.format(*found.groups()[:3]))
    play(table, "black: strike tomyris")
    then = describe(table.view("white"), choice("strike", "miyamoto-musashi ship-cutlass"))
    assert then.consequence.startswith(sentence.format(*found.groups()[3:]))


@pytest.mark.parametrize("dice", [False, True])
@pytest.mark.parametrize("health", [1, 2, 3])
def test_the_chances_to_wound_and_to_kill_count_all_pairs_of_cards(health: int, dice: bool) -> None:
    """13.1, 13.6, 13.7: a hit, and any damage, or at least the Health that is left."""
    table = ages(
        white("tomyris", FIVE[0], "*ship-cutlass"),
        black("miyamoto-musashi", FIVE[0], health=health),
        step=Step.MELEE,
    )
    view = evolve(table.view("white"), has_dice=dice)
    tomyris, musashi = view.units
    blow = Blow(view, tomyris, musashi, "ship-cutlass")
    found = blow.odds
    damages = [
        damage_done(blow.damage.value, result_of(blow.hurt.difference, hurt, dice=dice))
        for hit in CARDS
        for hurt in CARDS
        if result_of(blow.hit.difference, hit, dice=dice).is_hit
    ]
    pairs = len(CARDS) ** 2
    assert found.kill_chance == pytest.approx(sum(each >= health for each in damages) / pairs)
    assert found.wound_chance == pytest.approx(sum(each > 0 for each in damages) / pairs)
    assert found.damage == pytest.approx(sum(damages) / pairs)
    assert found.hit_chance > found.wound_chance, "a hit may do no damage"


def test_an_attack_that_can_kill_says_how_often() -> None:
    """13.7: at 0 Health a character is killed; who has more than a hit costs, cannot be."""
    for health, says in ((1, True), (9, False)):
        table = ages(
            white("tomyris", FIVE[0], "*ship-cutlass"),
            black("miyamoto-musashi", FIVE[1], health=health),
            step=Step.MOVE,
        )
        play(table, "white: move tomyris")
        view = table.view("white")
        assert ("Tomyris" in deaths(describe(view, choice("walk", FIVE[1])).consequence)) is says
        play(table, f"white: walk {FIVE[1]}", "white: done")
        while table.view("white").step != "strike":
            play(table, "black: pass")
        words = describe(table.view("white"), choice("strike", "miyamoto-musashi ship-cutlass"))
        assert bool(re.search(r"wounds \d+% and kills \d+% of", words.consequence)) is says


def deaths(words: str) -> str:
    """The names of the units whose strikes can kill."""
    return " ".join(re.findall(r"(\w+) \(Wits \d+\)(?: hits)? \d+% \(wounds \d+%, kills", words))


def test_the_melee_counts_what_a_charge_adds() -> None:
    """20.7: Mary Read boards: quicker, and better to hit, where she comes to enemies."""
    table = ages(
        white("mary-read", FIVE[0]),
        black("miyamoto-musashi", FIVE[1]),
        black("pell", FIVE[1]),
        step=Step.MOVE,
    )
    play(table, "white: move mary-read")
    view = table.view("white")
    unit, at = view.units[0], view.map.numbers_by_noun[FIVE[1]]
    strikes = strikes_in(view, unit, at)
    assert [each.attacker.slug for each in strikes].index("mary-read") == 0
    unmoved = Blow(view, unit, strikes[0].victim).odds
    assert strikes[0].odds.hit_chance > unmoved.hit_chance
    words = describe(view, choice("walk", FIVE[1])).consequence
    assert re.search(r"first Mary Read \(Wits 9\), if on (Musashi|Pell), hits \d+% \(", words)
    assert ", then Musashi " in words


def test_only_characters_count_for_combat() -> None:
    """19.3, 26.8: a beaten henchman gives no combat points."""
    table = ages(
        white("hanno", FIVE[0]), black("pell", FIVE[0]), black("hover-lamp", FIVE[0], master=1)
    )
    view = table.view("white")
    for verb, points in (
        ("kill", ", no combat points; no cards on the ground"),
        ("imprison", "-1 combat point"),
    ):
        assert points in describe(view, choice(verb, "pell")).consequence
        assert "combat" not in describe(view, choice(verb, "hover-lamp")).consequence


def test_medicine_says_what_it_does_for_its_user() -> None:
    """14.6: Health before and after, not only the printed number; a symbol is counted."""
    table = ages(
        white("doc-valdez", FIVE[0], "willow-salve field-kit", health=2),
        white("hanno", FIVE[0], health=3),
        black("pell", FAR),
        step=Step.FREE,
    )
    play(table, "white: free doc-valdez")
    view = table.view("white")
    words = describe(view, choice("use", "willow-salve")).consequence
    assert words == "Health from 2 to 4 of 4 (+1 combat point). Free Action: heal 1"
    both = describe(view, choice("use", "field-kit hanno")).consequence
    assert both == (
        "Health from 2 to 4 of 4 (+1 combat point); Hanno: Health from 3 to 4 of 4 "
        "(+1 combat point). Free Action: heal 2"
    )


def test_a_hint_says_the_chance_that_the_choice_says() -> None:
    """15.2: experience counts in both."""
    table = ages(
        white("hanno", FIVE[0], active=True),
        black("pell", FAR),
        step=Step.MOVE,
        counters={FIVE[1].upper(): "oracle-question"},
    )
    play(table, "white: move hanno")
    view = table.view("white")
    step = choice("walk", FIVE[1])
    (chance,) = re.findall(r"of the \d+ unseen \((\d+%)\)", describe(view, step).consequence)
    assert reasons["walk"](view, step).endswith(f"{chance} to pass")


def test_a_hunter_says_its_odds_before_it_is_let_loose() -> None:
    """28.3, 12.3: the chances that it has when it strikes."""
    table = ages(
        white("hanno", FIVE[0], "wolfhound"),
        black("pell", FIVE[1]),
        step=Step.FREE,
        whites="09",
    )
    play(table, "white: free hanno")
    said = describe(table.view("white"), choice("unleash", "wolfhound pell")).consequence
    assert said.endswith(f"Pell: Health 3 of 3, at {FIVE[1].upper()}")
    play(table, "white: unleash wolfhound pell", "white: finish")
    play(table, "white: move wolfhound-1", f"white: walk {FIVE[1]}", "white: done")
    while table.deciders() == ["black"]:
        play(table, f"black: {table.choices_of('black')[-1]}")
    struck = describe(table.view("white"), choice("strike", "pell")).consequence
    assert struck.partition(". ")[0] == said.partition(". ")[0]


def test_a_window_says_why_it_is_asked() -> None:
    """24.14: a pass without another choice is not a mistake of the program."""
    table = ages(
        white("tomyris", FIVE[0], "*yew-bow"),
        black("pell", FIVE[2], "field-kit"),
        step=Step.FIRE,
        whites="73",
    )
    play(table, "white: shoot tomyris", "white: fire yew-bow 1", "white: at pell")
    assert table.choices_of("black") == ["pass"]
    told = describe(table.view("black"), choice("pass"))
    assert (told.label, told.clause) == ("Reveal no armour", "24.14")
    assert told.consequence.startswith("Then damage is drawn: ")
    assert told.consequence.endswith(
        "Only armour can be revealed now. You are asked even if you hold no card for it, so that "
        "being asked gives nothing away"
    )


@pytest.mark.parametrize(("health", "kills"), [(1, "kills "), (9, "cannot kill")])
def test_to_reveal_no_armor_says_what_the_hit_then_does(health: int, kills: str) -> None:
    """13.6, 13.7: the damage that is drawn is within what was told."""
    table = ages(
        white("tomyris", FIVE[0], "*yew-bow"),
        black("pell", FIVE[2], "field-kit", health=health),
        step=Step.FIRE,
        whites="73 55",
    )
    play(table, "white: shoot tomyris", "white: fire yew-bow 1", "white: at pell")
    told = describe(table.view("black"), choice("pass")).consequence
    found = r"Then damage is drawn: (\d) to (\d) of Health (\d), (\d\.\d) on average, wounds \d+%, "
    match = re.match(found, told)
    assert match is not None
    least, most, left, mean = map(float, match.groups())
    assert told[match.end() :].startswith(kills)
    assert left == health
    play(table, "black: pass")
    (drawn,) = table.events_of(DamageDrawn)
    assert least <= drawn.damage <= most
    assert least < mean < most


def test_to_reveal_no_hiding_card_gives_the_odds_of_the_shot() -> None:
    """14.8: they are those that the shooter was told."""
    table = ages(
        white("tomyris", FIVE[0], "*yew-bow"),
        black("pell", FIVE[2], "ghost-field"),
        step=Step.FIRE,
    )
    play(table, "white: shoot tomyris", "white: fire yew-bow 1")
    offered = describe(table.view("white"), choice("at", "pell")).consequence
    play(table, "white: at pell")
    view = table.view("black")
    assert view.step == "hide"
    told = describe(view, choice("pass")).consequence
    assert told.startswith("The shot then hits ")
    assert told.removeprefix("The shot then h").partition(" average")[0] in offered


@pytest.mark.parametrize(
    ("target", "card", "beginning"),
    [
        ("skarn", "buff-coat", "Then damage is drawn: "),
        ("pell", "ghost-field", "The shot then hits "),
    ],
)
def test_to_reveal_a_card_gives_the_odds_with_it(target: str, card: str, beginning: str) -> None:
    """13.5, 14.8: they are those that a pass has once the card lies open, and no better before."""
    shooter = white("tomyris", FIVE[0], "*yew-bow")
    table = ages(shooter, black(target, FIVE[2], card), step=Step.FIRE, whites="73")
    shot = ("white: shoot tomyris", "white: fire yew-bow 1", f"white: at {target}")
    play(table, *shot)
    view = table.view("black")
    with_it = describe(view, choice("reveal", card)).consequence.partition(". ")[0]
    without = describe(view, choice("pass")).consequence.partition(". ")[0]
    assert with_it.startswith(beginning)
    assert with_it != without
    unit = view.units[1]
    opened = evolve(unit, cards=tuple(evolve(each, shown=True) for each in unit.cards))
    shown = evolve(view, units=(view.units[0], opened))
    assert describe(shown, choice("pass")).consequence.startswith(with_it)


def test_a_deed_says_the_chance_of_all_that_may_come_of_it() -> None:
    """26.7: the results of a raid, all but the worst of which end with a dismissal."""
    table = standing(
        white("hanno", ABROAD["vault"]), black("pell", STANDING_FAR), vaults=[(), ("0boar-spear",)]
    )
    play(table, "white: adventure hanno")
    words = describe(table.view("white"), choice("raid", "vault")).consequence
    assert re.fullmatch(
        r"Wits \d+(?: \([^)]*\))? against 5: \d+% to steal 2 cards, \d+% to steal 1 card, "
        r"\d+% to gain experience, \d+% to gain nothing, and then to be dismissed; "
        r"\d+% to be banished",
        words,
    ), words


def test_a_small_chance_is_not_called_none() -> None:
    """13.7: one card in a hundred for the hit, and one for the damage."""
    odds = odds_by_differences(-6, -6, 3, 4)
    assert 0 < odds.kill_chance < 0.005
    assert f"{odds:sentence}".endswith("and kills under 1% of the time, for 0.1 damage on average")
