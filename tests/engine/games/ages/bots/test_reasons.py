"""The reasons that the greedy bot gives for its choices, as hints."""

from __future__ import annotations

import pytest
from attrs import evolve

from engine.core.chance import Chance
from engine.core.choice import PASS, choice
from engine.core.match import start_match
from engine.games.ages import GAME
from engine.games.ages.attacks.blow import Blow
from engine.games.ages.attacks.reasons import reason_to_attack
from engine.games.ages.bots.errands import Errand, unit_on_arrival
from engine.games.ages.bots.greedy import GreedyBot
from engine.games.ages.bots.reasons import goal_text, reason_by_step, reason_to_lose_a_card
from engine.games.ages.bots.value import card_value, lost_card_cost
from engine.games.ages.bots.weights import WEIGHTS
from engine.games.ages.cards.bot import has_weapon
from engine.games.ages.fire.shot import Shot
from engine.games.ages.pending import Ask, Pending
from engine.games.ages.phrases import unit_of
from engine.games.ages.state import Options
from engine.games.ages.steps import Step
from engine.games.ages.units import Fate
from engine.testing import play
from tests.engine.games.ages.scene import (
    FAR,
    FIVE,
    MAP,
    WHITE_PATHS,
    black,
    guardian,
    moved,
    number_of,
    site,
    white,
)
from tests.engine.games.ages.table import AgesTable, ages, hint


@pytest.mark.parametrize("mission", ["well", "standing"])
def test_every_decision_of_a_game_has_a_reason(mission: str) -> None:
    """Also those about henchmen, who pass no encounters themselves."""
    match = start_match(GAME, seed=5, seats=2, options=Options(mission=mission))
    bots = [GreedyBot(Chance(5, seat)) for seat in range(2)]
    while match.pending and match.view(0).round < 5:
        seat = match.pending[0].seat
        advice = bots[seat].advise(match.sight(seat))
        assert advice.reason
        match.answer(seat, advice.choice)


def test_a_henchman_that_follows_its_master_to_an_encounter_says_so() -> None:
    """It passes none itself, so that it has no chance to name."""
    table = ages(
        white("hanno", FIVE[0]),
        white("spotter", FIVE[4], master=0),
        black("rivet-77", FAR),
        step=Step.MOVE,
        counters={FIVE[0].upper(): "oracle-question"},
    )
    view = table.view("white")
    words = goal_text(view, view.units[1], Errand(view.units[0].space, 1.0, "its master"))
    assert words == f"its master at {FIVE[0].upper()}"


def test_hints_say_why_not() -> None:
    """Being done also has a reason."""
    table = ages(white("hanno", FIVE[0], "yew-bow"), black("pell", FIVE[4], "boar-spear"))
    bot = GreedyBot(Chance(1))
    assert bot.advise(table.match.sight(0)).reason == "No free action helps now."
    play(table, "white: done")
    assert "walking is worth more" in bot.advise(table.match.sight(0)).reason


@pytest.mark.parametrize(
    ("cards", "reason"),
    [("yew-bow boar-spear", "good enough to keep the cards"), ("", "no payment is possible")],
)
def test_a_hint_to_challenge_speaks_of_cards_only_if_they_could_pay(
    cards: str, reason: str
) -> None:
    """16.2: a guardian takes no fewer cards than it asks for."""
    table = ages(
        white("hanno", site("war 0"), cards),
        black("pell", FAR),
        step=Step.ADVENTURE,
        open_guardians=guardian("marsh-hag"),
    )
    play(table, "white: adventure hanno")
    assert reason in reason_to_lose_a_card(table.view("white"), choice("challenge"))


def test_a_walk_has_its_errand_as_its_reason() -> None:
    """Never the description of the space, whatever there is to go for."""
    dome = MAP.domes[0]
    near = {at for at, _ in MAP.steps[dome]}
    table = ages(white("hanno", dome), black("pell", FAR), step=Step.MOVE, path_markers=WHITE_PATHS)
    play(table, "white: move hanno")
    walk, reason = hint(table)
    assert reason == "The dome must be left, and nothing else is worth a walk."
    assert MAP.numbers_by_noun[walk.split()[1]] in near, "and then it goes no farther than it must"


def test_a_dome_is_left_toward_what_another_seat_is_nearer_to() -> None:
    """34.1: an ally's plans are respected, but the first space of the list is not a goal."""
    table = ages(
        white("hanno", MAP.domes[0]),
        white("skarn", FIVE[1], owner=2),
        black("pell", FAR),
        step=Step.MOVE,
        counters={FIVE[2].upper(): "oracle-question"},
        path_markers=WHITE_PATHS,
        sides=(0, 1, 0, 1),
    )
    play(table, "white: move hanno")
    assert hint(table) == (f"walk {FIVE[2]}", "The goal: an unseen encounter, 89% to pass.")


def test_to_stay_has_a_reason() -> None:
    """10.1: not that the points that are left are lost."""
    table = ages(
        white("hanno", FIVE[0]), black("pell", FAR), step=Step.MOVE, path_markers=WHITE_PATHS
    )
    play(table, "white: move hanno")
    assert hint(table) == ("stop", "No goal is worth a walk.")


def test_a_character_to_drop_is_compared_with_the_others() -> None:
    """30.8: the hint does not repeat the description."""
    options = Options(selection="standard")
    match = start_match(GAME, seed=5, seats=2, options=options)
    assert match.view(0).step == "drop"
    reason = GreedyBot(Chance(1)).advise(match.sight(0)).reason
    assert reason.endswith("in speed, fights, shots and tests together.")


@pytest.mark.parametrize("step", ["dying", "hide", "parting"])
def test_a_pass_is_not_recommended_for_what_a_card_does(step: str) -> None:
    """24.14: a player is asked whether there is a card to play or not."""
    assert reason_by_step(step, PASS) == "no other choice promises more"
    assert reason_by_step(step, choice("reveal", "last-stand")) != reason_by_step(step, PASS)


def test_an_achievement_card_is_kept_the_nearer_it_is() -> None:
    """14.14, 16.2: a Grand Tour with two encounters is worth more than a weapon to strike with."""
    for passed, lost in ((0, "give-up grand-tour"), (2, "give-up boar-spear")):
        owner = white("skarn", FIVE[0], "grand-tour boar-spear", encounters_passed=passed)
        pending = [Pending(ask=Ask.PAY, unit=0, count=1)]
        table = ages(owner, black("pell", FAR), step=Step.ADVENTURE, pending=pending)
        assert hint(table)[0] == lost
    alone = ages(white("skarn", FIVE[0], "boar-spear"), black("pell", FAR)).view("white")
    reason = reason_to_lose_a_card(evolve(alone, acting_unit=0), choice("give-up", "boar-spear"))
    assert reason == "it is the only card that can be spared"


def test_a_guardian_is_not_paid_with_the_keeper_of_keys() -> None:
    """14.14, 16.2, 21.80: the marker that the payment wins would have made it an achievement."""
    for spare in ("bronze-falcata", "linen-cuirass", "field-kit", "rope-and-hooks", "yew-bow"):
        for cards in (f"keeper-of-keys {spare}", f"{spare} keeper-of-keys"):
            table = ages(
                white("hanno", site("war 0"), cards),
                black("pell", FAR),
                step=Step.ADVENTURE,
                open_guardians=guardian("grain-bailiff"),
            )
            play(table, "white: adventure hanno", "white: pay")
            assert hint(table)[0] == f"give-up {spare}"


def test_a_payment_that_would_cost_an_achievement_is_not_advised() -> None:
    """14.14, 16.2: the guardian takes two cards, and one of two is the Keeper of Keys."""
    kept = "The payment would cost a card that is an achievement."
    for cards, advised in (
        ("keeper-of-keys yew-bow", "challenge"),
        ("willow-salve yew-bow", "pay"),
        ("keeper-of-keys willow-salve yew-bow", "pay"),
    ):
        table = ages(
            white("john-henry", site("war 0"), cards),
            black("pell", FAR),
            step=Step.ADVENTURE,
            open_guardians=guardian("marsh-hag"),
        )
        play(table, "white: adventure john-henry")
        choice_text, reason = hint(table)
        assert choice_text == advised
        assert (reason == kept) == (advised == "challenge")


@pytest.mark.parametrize("fate", [Fate.KILLED, Fate.PRISON])
def test_an_achievement_card_can_be_spared_by_a_unit_that_is_not_free(fate: Fate) -> None:
    """14.14, 21.80: whatever lead its team has in the labyrinth."""
    view = ages(
        white("hanno", FIVE[0], "keeper-of-keys"), black("pell", FAR), path_markers=WHITE_PATHS
    ).view("white")
    unit = view.units[0]
    assert lost_card_cost(view, unit, "keeper-of-keys") == WEIGHTS.earned_card_value
    lost_unit = evolve(unit, fate=fate)
    assert lost_card_cost(view, lost_unit, "keeper-of-keys") == WEIGHTS.unusable_card_value


def test_a_grand_tour_that_comes_too_late_can_be_spared() -> None:
    """21.65: three encounters take three turns at least."""
    owner = white("skarn", FIVE[0], "grand-tour plenty-cube")
    for round_number, lost in ((1, "give-up plenty-cube"), (9, "give-up grand-tour")):
        pending = [Pending(ask=Ask.PAY, unit=0, count=1)]
        table = ages(
            owner, black("pell", FAR), step=Step.ADVENTURE, pending=pending, round=round_number
        )
        assert hint(table)[0] == lost


def test_to_be_done_with_experience_left_says_what_it_is_kept_for() -> None:
    """8.5: the hint inside the unit agrees."""
    table = ages(white("hanno", FIVE[0], experience=1), black("pell", FAR))
    reason = "Nothing is urgent: the last experience marker is worth the most in a fight."
    assert hint(table) == ("done", reason)
    play(table, "white: free hanno")
    assert hint(table) == ("finish", reason)


@pytest.mark.parametrize(
    ("weak", "reason"),
    [
        ("skarn", "it does the most damage on average"),
        ("pell", "it has little Health left, and each wound counts more"),
    ],
)
def test_a_strike_at_a_weak_enemy_is_not_called_the_most_damage(weak: str, reason: str) -> None:
    """12.2: Pell loses less Health than Skarn, and is struck if little of it is left."""
    table = ages(
        white("tomyris", FIVE[0]),
        *(black(each, FIVE[0], health=1 if each == weak else 4) for each in ("pell", "skarn")),
        step=Step.MELEE,
    )
    view = evolve(table.view("white"), step="strike", acting_unit=0)
    pell, skarn = (Blow(view, view.units[0], each).odds for each in view.units[1:])
    assert round(pell.damage, 1) < round(skarn.damage, 1)
    assert reason_to_attack(view, choice("strike", weak)) == reason


def test_a_unit_that_stopped_on_its_way_is_told_to_go_on() -> None:
    """10.1: a walk in steps, as the text about shots on the way advises."""
    table = ages(
        white("hanno", FIVE[0]),
        black("pell", FAR),
        step=Step.MOVE,
        counters={FIVE[2].upper(): "oracle-question"},
        seen_spaces=[FIVE[2].upper()],
    )
    play(table, "white: move hanno", f"white: walk {FIVE[1]}")
    goal = f"Oracle Question at {FIVE[2].upper()}"
    assert hint(table) == ("move hanno", f"The goal is {goal}, which can be passed.")


def test_a_hint_does_not_call_equal_attacks_the_best() -> None:
    """11.3, 12.2: spaces with the same odds, and a weapon as good as bare hands."""
    moved_unit = white("hanno", FIVE[3], **moved(FIVE[2], FIVE[3]))
    table = ages(moved_unit, black("tomyris", FIVE[0], "yew-bow"), step=Step.OPFIRE)
    play(table, "black: opfire tomyris yew-bow", "black: at hanno")
    assert hint(table)[1] == "The odds are the same in every space."
    for held, used, told in (
        ("trench-club", "", "no other strike does more damage on average"),
        ("", "", "it does the most damage on average"),
        ("wyrmbone-sword", "wyrmbone-sword", "it does the most damage on average"),
    ):
        fight = ages(white("skarn", FIVE[0], held), black("pell", FIVE[0]), step=Step.MELEE)
        view = evolve(fight.view("white"), step="strike", acting_unit=0)
        assert reason_to_attack(view, choice("strike", f"pell {used}".strip())) == told


def test_a_hint_to_shoot_at_a_weak_target_does_not_call_it_the_most_damage() -> None:
    """11.2: a wounded target counts for more, but another one would lose more Health."""
    table = ages(
        white("hanno", FIVE[0], "*yew-bow"),
        black("pell", FIVE[2], health=1),
        black("tomyris", FIVE[2]),
        step=Step.FIRE,
    )
    play(table, "white: shoot hanno", "white: fire yew-bow 1")
    view = table.view("white")
    reasons_given = {
        slug: reason_to_attack(view, choice("at", slug)) for slug in ("pell", "tomyris")
    }
    assert "it does the most damage on average" in reasons_given.values()
    damages = {
        slug: Shot(view, view.units[0], unit_of(view, slug), "yew-bow", "fire").odds.damage
        for slug in reasons_given
    }
    worse = min(damages, key=lambda slug: damages[slug])
    assert round(damages[worse], 1) < round(max(damages.values()), 1)
    assert reasons_given[worse] == "it has little Health left, and each wound counts more"


def test_a_later_shot_is_not_compared_with_targets_that_were_shot_at() -> None:
    """11.2: a shooter shoots at most once at a target, so that the better one may be gone."""
    table = ages(
        white("patchwork-eddie", FIVE[1], **moved(FIVE[1])),
        white("rivet-77", FIVE[2], **moved(FIVE[1], FIVE[2])),
        black("tomyris", FIVE[0], "yew-bow"),
        step=Step.OPFIRE,
        blacks="08 90",
    )
    play(table, "black: opfire tomyris yew-bow")
    assert hint(table) == ("at patchwork-eddie", "It does the most damage on average.")
    play(table, "black: at patchwork-eddie")
    view = table.view("black")
    assert view.attack is not None
    assert view.attack.shots_left == 1
    reason = reason_to_attack(view, choice("at", "rivet-77"))
    assert reason == "of the targets that are left, none promises more"


# Entering


def table_with_free_domes(empty_count: int) -> AgesTable:
    """A reinforcement of Cu Chulainn and John Henry with this many empty domes."""
    domes = list(MAP.domes.values())
    hounds = [
        white("wolfhound-1", domes[0], target=0), white("wolfhound-2", domes[1], target=0),
        white("watch-turret-1", domes[2]), white("watch-turret-2", domes[3]),
        white("sabre-cat-1", domes[4], target=0),
    ]  # fmt: skip
    return ages(
        black("pell", FAR), white("cu-chulainn"), white("john-henry"),
        *hounds[: len(domes) - empty_count], step=Step.REINFORCE,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("empty_count", "reason"),
    [
        (5, "The order hardly matters: the card that is drawn picks the dome."),
        (
            3,
            "The order hardly matters: the card that is drawn picks the dome, "
            "or you do if that one is taken.",
        ),
        (1, "This one gets the only empty dome, {}; the slower John Henry may then pick a dome."),
        (0, "No dome is empty, so that each may go to one with the fewest units."),
    ],
)
def test_the_order_of_entering_matters_when_domes_run_out(empty_count: int, reason: str) -> None:
    """17.2: whoever finds none empty may choose, which helps the slower one more."""
    table = table_with_free_domes(empty_count)
    told = reason.format(MAP.names[list(MAP.domes.values())[-1]])
    assert hint(table) == ("enter cu-chulainn", told)
    play(table, "white: enter cu-chulainn")
    if empty_count == 1:
        assert len(table.choices_of("white")) == len(MAP.domes), "as the hint promised"


# Draws


def draw_hint(slug: str, draws: int, cards: str = "") -> tuple[str, str]:
    """The hint to a unit that may draw, with these cards in hand."""
    pending = [Pending(ask=Ask.DRAW, unit=0, count=draws)]
    return hint(ages(white(slug, FIVE[0], cards), black("hanno", FAR), pending=pending))


@pytest.mark.parametrize("draws", [1, 2])
@pytest.mark.parametrize("slug", ["pell", "oona-fenchild", "old-grumbletoe", "the-glass-tide"])
def test_a_deck_is_drawn_from_whose_cards_the_unit_can_use(slug: str, draws: int) -> None:
    """14.3: few Common and Elite cards fit a child, a troll without Intellect or a swarm."""
    advised, reason = draw_hint(slug, draws)
    assert advised == "draw secret"
    assert reason.startswith("This unit can use only ")
    assert "% of the Common cards, but " in reason


def test_elite_cards_are_drawn_only_if_enough_of_them_fit() -> None:
    """14.1, 14.3: an Elite card takes two draws, so that a useless one costs two others."""
    assert draw_hint("archimedes", 2)[0] == "draw elite"
    assert draw_hint("atalanta", 2)[0] == "draw common"


@pytest.mark.parametrize(
    ("cards", "advised", "reason"),
    [
        ("ship-cutlass", "draw secret", "1 Common and 0 Secret cards"),
        ("ship-cutlass recall-cube", "draw common", "1 Common and 1 Secret card"),
        ("ship-cutlass round-shield recall-cube", "draw secret", "2 Common and 1 Secret card"),
    ],
)
def test_an_armed_unit_draws_from_the_deck_it_has_fewer_cards_of(
    cards: str, advised: str, reason: str
) -> None:
    """14.1: the reason names the cards that it has."""
    told = f"This unit has a weapon and {reason}: a mix of both helps most."
    assert draw_hint("tomyris", 1, cards) == (advised, told)


# Experience of one round


def test_a_weapon_that_only_experience_allows_does_not_arm_a_unit() -> None:
    """18.1: the marker ends with the round, and then the rifle cannot be used again."""
    for active in (False, True):
        owner = white("scheherazade", FIVE[0], "quarterstaff", active=active)
        weaker = white("pell", FIVE[0], "quarterstaff", active=active)
        view = ages(owner, weaker, black("hanno", FAR), step=Step.FIRE).view("white")
        assert has_weapon(view, view.units[0])
        assert not has_weapon(view, view.units[1]), "Strength 2, with experience 3"
        assert card_value(view, view.units[1], "quarterstaff") == 0.5


def test_a_card_that_only_experience_allows_can_be_spared() -> None:
    """14.3, 18.1: the reason does not claim that it cannot be used now."""
    view = ages(
        white("pell", FIVE[0], "quarterstaff throwing-knives", active=True),
        black("hanno", FAR),
        step=Step.FIRE,
    ).view("white")
    reason = reason_to_lose_a_card(evolve(view, acting_unit=0), choice("give-up", "quarterstaff"))
    assert reason == "Pell cannot use it once the experience ends"


def test_an_encounter_beyond_this_turn_is_met_without_the_experience() -> None:
    """18.1: only those in reach profit from a marker that is on."""
    near, far = number_of(FIVE[1]), number_of(FAR)
    view = ages(white("pell", FIVE[0], active=True), black("hanno", FAR), step=Step.MOVE).view(
        "white"
    )
    unit = view.units[0]
    assert unit_on_arrival(view, unit, near).active
    assert not unit_on_arrival(view, unit, far).active
