"""Choices as text. Their numbers are measured in `test_promises.py`."""

import re
from itertools import islice

from engine.core.choice import Description
from engine.core.text import join_with_and
from engine.games.taidian import GAME
from engine.games.taidian.cards import CARDS, CHARACTERS, TRACKS
from engine.games.taidian.names import counted_cards
from engine.games.taidian.promises import Loss
from engine.games.taidian.state import Options
from engine.testing import play
from tests.engine.games.taidian.random_play import every_game, positions
from tests.engine.games.taidian.table import TaidianTable, brawl, has, new_game, strike, upgrade
from tests.tools.clauses_of_games import clauses

CLAUSES = clauses("taidian")
PLACES = re.compile(
    rf"(card|market|fallen|drawn):({'|'.join(CARDS)})|seat:\d|structure:\d:({'|'.join(CARDS)})"
    rf"|track:({'|'.join(TRACKS)})|character:({'|'.join(CHARACTERS)})"
    "|turn:upgrade|turn:attack|hand|strike|end|enough|pass|accept|decline"
)


def described(table: TaidianTable, name: str, words: str) -> Description:
    seat = table.seat(name)
    choice = next(c for c in table.match.decision(seat).choices if str(c) == words)
    return GAME.describe(table.view(name), choice)


@every_game
def test_every_choice_can_be_read(seed: int, seats: int, options: Options) -> None:
    """9.5: group, label and place are given, the clause exists, no two choices read the same."""
    for match in islice(positions(seed, seats, options), 0, None, 3):
        for decision in match.pending:
            view = match.view(decision.seat)
            words = [GAME.describe(view, choice) for choice in decision.choices]
            assert decision.clause in CLAUSES
            assert all(each.group and each.label for each in words)
            assert all(each.clause in CLAUSES for each in words)
            assert all(PLACES.fullmatch(each.place) for each in words), words
            assert len({(each.group, each.label) for each in words}) == len(words)


@every_game
def test_passing_costs_what_it_says(seed: int, seats: int, options: Options) -> None:
    """8.8: "you lose 20" is true if no other seat does anything."""
    for match in positions(seed, seats, options):
        for decision in match.pending:
            view = match.view(decision.seat)
            last = decision.choices[-1]
            facts = (fact for text in GAME.describe(view, last).texts for fact in text)
            losses = [fact.damage for fact in facts if isinstance(fact, Loss)]
            if losses:
                copy = match.copy()
                while copy.pending and copy.view(None).step == "window":
                    seat = copy.pending[0].seat
                    copy.answer(seat, copy.pending[0].choices[-1])
                after = copy.view(decision.seat).fighters[decision.seat]
                assert after.health <= max(0, view.own_fighter.health - losses[0])


def test_a_character_says_what_it_brings() -> None:
    """2.4: health, ability, extra cards and energy."""
    table = new_game(Options(characters="pick", health="100"))
    assert described(table, "1", "character novak") == Description(
        group="Pick",
        label="Petra Novak, sharpshooter",
        consequence=(
            "125 health. Her first shot in each turn does 5 more. Starts with an extra Shotgun."
        ),
        clause="17.5",
        place="character:novak",
    )


def test_both_kinds_of_turn_say_what_the_hand_is_good_for() -> None:
    """3.2: money and energy on one side, attack on the other."""
    table = brawl(
        vane=has(hand=["cash", "bolt", "punch", "kick", "shield"], levels={"strength": 1}),
        qiao=has(),
    )
    upgrading = described(table, "vane", "upgrade")
    assert upgrading.consequence == "2 money and 2 energy in hand"
    assert described(table, "vane", "attack").consequence == "40 attack in hand"


def test_the_money_and_energy_of_a_turn_include_what_structures_give() -> None:
    """16.3, 16.4: Vault and Generator work as an upgrading turn begins."""
    table = brawl(
        vane=has(hand=["cash", "punch"], structures=["vault", "generator"]), qiao=has(), turn="vane"
    )
    assert described(table, "vane", "upgrade").consequence == (
        "3 money (2 in hand + 1 Vault) and 1 energy (from the Generator)"
    )
    play(table, "vane: upgrade", "vane: play cash")
    assert (table.view().turn.money, table.fighter("vane").energy) == (3, 1)


def test_only_the_first_shot_is_announced_with_its_bonus() -> None:
    """17.5: the second of two has its printed count."""
    table = brawl(novak=has(hand=["shotgun", "nine-mm"]), qiao=has())
    assert described(table, "novak", "attack").consequence == "25 attack in hand"
    play(table, "novak: attack")
    assert described(table, "novak", "lay nine-mm").consequence == "20 attack"
    play(table, "novak: lay shotgun")
    assert described(table, "novak", "lay nine-mm").consequence == "15 attack"
    play(table, "novak: lay nine-mm")
    assert described(table, "novak", "strike").consequence.endswith(": 25 attack")


def test_energy_says_what_it_leads_to() -> None:
    """5.1: also with the engineer's Strike."""
    table = brawl(qiao=has(hand=["strike", "bolt"], energy=8), vane=has())
    play(table, "qiao: upgrade")
    assert described(table, "qiao", "play strike").consequence == "energy from 8 to 14, 1 power-up"
    assert described(table, "qiao", "play all").consequence == "energy from 8 to 16, 1 power-up"


def test_energy_promises_no_power_up_that_cannot_come() -> None:
    """5.4: with all tracks at the third level energy stops at 10."""
    full = dict.fromkeys(TRACKS, 3)
    table = brawl(qiao=has(hand=["strike", "bolt"], energy=8, levels=full), vane=has())
    play(table, "qiao: upgrade")
    words = "energy from 8 to 10, no power-up: all tracks are full"
    assert described(table, "qiao", "play strike").consequence == words
    table = brawl(qiao=has(hand=["strike"] * 3, energy=9, levels=full | {"aim": 2}), vane=has())
    play(table, "qiao: upgrade")
    assert described(table, "qiao", "play all").consequence == "energy from 9 to 27, 1 power-up"


def test_the_firing_range_is_in_what_an_attack_promises() -> None:
    """16.6: the first attack card of the first batch gets 5 more."""
    table = brawl(ferrand=has(hand=["punch", "kick"], structures=["firing-range"]), qiao=has())
    assert described(table, "ferrand", "attack").consequence == "20 attack in hand"
    play(table, "ferrand: attack")
    assert described(table, "ferrand", "lay punch").consequence == "15 attack"
    assert described(table, "ferrand", "all at qiao").consequence == (
        "Punch and Kick: 20 attack, not struck yet"
    )
    play(table, "ferrand: lay punch")
    assert described(table, "ferrand", "lay kick").consequence == "5 attack"


def test_an_attack_says_what_the_bunker_blocks_while_it_does() -> None:
    """16.1: in the first batch at its owner, unless it is bombed in it."""
    table = brawl(
        ferrand=has(hand=["punch", "kick", "kick", "fire-bomb"]),
        qiao=has(health=50, structures=["bunker"]),
    )
    play(table, "ferrand: attack")
    assert described(table, "ferrand", "all at qiao").consequence == (
        "Punch and 2 Kicks: 20 attack, not struck yet; Qiao's Bunker blocks 5"
    )
    play(table, "ferrand: lay punch")
    text = described(table, "ferrand", "strike").consequence
    assert text == "Punch on Qiao: 10 attack; Qiao's Bunker blocks 5"
    play(table, "ferrand: strike")
    assert table.health("qiao") == (45,)
    assert "Bunker" not in described(table, "ferrand", "all at qiao").consequence


def test_a_bunker_that_is_bombed_in_the_batch_blocks_nothing() -> None:
    """16.1: unless it is bombed in that batch."""
    table = brawl(ferrand=has(hand=["punch", "fire-bomb"]), qiao=has(structures=["bunker"]))
    play(table, "ferrand: attack", "ferrand: lay punch", "ferrand: lay fire-bomb")
    assert "Bunker blocks" not in described(table, "ferrand", "strike").consequence


def test_a_shotgun_promises_only_what_it_stops() -> None:
    """8.3, 8.6: the Robbers of this batch as they come; then the Robbers of later batches."""
    table = brawl(ferrand=has(hand=["robber"]), qiao=has(hand=["shotgun", "shotgun", "coin"]))
    strike(table, "robber")
    first = described(table, "qiao", "play shotgun").consequence
    assert first == "does 5 damage to Ferrand and stops the Robbers"
    play(table, "qiao: play shotgun")
    while table.match.view(None).window.kind == "robbery":
        play(table, "qiao: pass")
    assert described(table, "qiao", "play shotgun").consequence == "does 5 damage to Ferrand"
    table = brawl(ferrand=has(hand=["kick"]), qiao=has(hand=["shotgun"]))
    strike(table, "kick")
    words = "does 5 damage to Ferrand and stops the Robbers of later batches"
    assert described(table, "qiao", "play shotgun").consequence == words


def test_a_batch_is_told_in_proper_plurals() -> None:
    """7.2: two Kicks, not two Kick."""
    assert counted_cards(["kick", "kick", "punch"]) == "2 Kicks and Punch"
    assert counted_cards(["punch", "punch", "gold", "gold"]) == "2 Punches and 2 Gold"
    assert counted_cards(["nine-mm", "nine-mm"]) == "2 9mm guns"


def test_windows_name_who_does_what_to_whom() -> None:
    """9.5: names instead of "somebody"."""
    table = brawl(
        ferrand=has(hand=["punch", "shield"]), qiao=has(hand=["kick"]), vane=has(hand=["shield"])
    )
    strike(table, "punch", at="qiao")
    assert table.match.pending[0].prompt == "Ferrand attacks you"
    play(table, "qiao: play kick")
    assert table.match.pending[0].prompt == "Ferrand attacks Qiao: help?"
    play(table, "vane: pass")
    assert table.match.pending[0].prompt == "Qiao strikes back at you"


def test_a_purchase_says_what_is_left() -> None:
    """4.2: the cost, and the money afterwards."""
    table = brawl(ferrand=has(hand=["gold", "coin"]), qiao=has())
    upgrade(table, "play all")
    words = described(table, "ferrand", "buy shield")
    assert words.consequence.startswith("Leaves 2 money. On the card: Block 10")
    assert words.place == "market:shield"


def test_a_batch_says_what_it_will_do() -> None:
    """8.1: the cards by targets, and the attack in all."""
    table = brawl(vane=has(hand=["punch", "punch", "robber"]), qiao=has(hand=["coin"]), novak=has())
    play(table, "vane: attack", "vane: lay punch")
    at = described(table, "vane", "at qiao")
    assert (at.group, at.label, at.place) == ("Lay Punch on", "Lin Qiao", "seat:1")
    assert at.consequence == f"{table.fighter('qiao').health} health, 1 card in hand"
    play(table, "vane: at qiao", "vane: lay robber", "vane: at novak")
    assert (
        described(table, "vane", "strike").consequence
        == "Punch on Qiao, Robber on Novak: 15 attack"
    )


def test_answers_say_what_they_change() -> None:
    """9.1: block, healing and counter-attack, in the running sums."""
    table = brawl(
        ferrand=has(hand=["punch", "nine-mm"]),
        novak=has(health=60, hand=["shield", "medic", "nine-mm"], levels={"skill": 1}),
    )
    strike(table, "punch", "nine-mm")
    assert described(table, "novak", "play shield").consequence == "damage from 25 to 5"
    assert described(table, "novak", "play medic").consequence == ("heals 15, to 50 health")
    assert described(table, "novak", "play nine-mm").consequence == "does 20 damage to Ferrand"
    assert described(table, "novak", "pass").consequence == "you lose 25 health"


def test_passing_a_poison_says_whom_it_hurts_and_when() -> None:
    """10.2: four times, at the start of its owner's turns; 17.8: one fighter is used to it."""
    table = brawl(ferrand=has(hand=["poison"]), novak=has(hand=["coin"]))
    strike(table, "poison")
    assert described(table, "novak", "pass").consequence == (
        "the Poison stays: 5 damage to you at the start of each of Ferrand's next 4 turns"
    )
    table = brawl(ferrand=has(hand=["poison"]), marsh=has(hand=["coin"]))
    strike(table, "poison")
    assert described(table, "marsh", "pass").consequence == "the Poison stays: no damage to you"


def test_a_medic_counts_those_before_it() -> None:
    """8.8: one sum, of one's own Medics and of the helpers'."""
    table = brawl(
        ferrand=has(hand=["nine-mm"]),
        novak=has(health=60, hand=["medic", "medic"]),
        qiao=has(hand=["medic"]),
    )
    strike(table, "nine-mm", at="novak")
    play(table, "novak: play medic")
    assert described(table, "novak", "play medic").consequence == "heals 15, to 75 health"
    play(table, "novak: play medic")
    assert described(table, "qiao", "medic novak").consequence == "heals 15, to 90 health"
    play(table, "qiao: medic novak")
    assert table.health("novak") == (90,)


def test_help_says_whom_it_helps() -> None:
    """9.3: the bodyguard's Shield counts for more."""
    table = brawl(ferrand=has(hand=["nine-mm"]), qiao=has(), okafor=has(hand=["shield"]))
    strike(table, "nine-mm", at="qiao")
    assert described(table, "okafor", "shield qiao") == Description(
        group="Shield for",
        label="Lin Qiao",
        consequence="damage from 15 to 0",
        clause="9.3",
        place="seat:1",
    )


def test_laying_all_cards_leaves_room_for_the_name_of_the_target() -> None:
    """7.2: a row of the list has 32 cells at 80 columns, and the name is what tells rows apart."""
    table = brawl(ferrand=has(hand=["kick", "punch"]), qiao=has(), vane=has())
    play(table, "ferrand: attack")
    words = described(table, "ferrand", "all at vane")
    assert (words.label, words.consequence) == (
        "Marcus Vane",
        "Punch and Kick: 15 attack, not struck yet",
    )
    longest = max(len(character.name) for character in CHARACTERS.values())
    assert len(f"{words.group}: ") + longest <= 32


def test_breaking_a_truce_is_announced() -> None:
    """13.3: the target says so."""
    table = brawl(ferrand=has(hand=["kick"]), qiao=has(), vane=has(), truces=[("ferrand", "vane")])
    play(table, "ferrand: attack", "ferrand: lay kick")
    assert described(table, "ferrand", "at vane").consequence.endswith("; breaks your truce")
    assert "truce" not in described(table, "ferrand", "at qiao").consequence


def test_a_power_up_names_its_cards() -> None:
    """5.3: the bonus of the next level, and its cards."""
    table = brawl(ferrand=has(hand=["bolt"], energy=8, levels={"strength": 1}), qiao=has())
    upgrade(table, "play bolt")
    strong = join_with_and(card.name for card in CARDS.values() if card.symbol == "strength")
    words = described(table, "ferrand", "power up strength").consequence
    assert words == f"level 2: {strong} +20"
