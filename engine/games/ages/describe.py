"""Choices in plain words, with chances and what follows."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.choice import Choice, Description
from engine.core.dispatch import Dispatch
from engine.core.text import count, listed
from engine.games.ages.adventures import ENCOUNTERS, GUARDIANS
from engine.games.ages.card_types import Treasure
from engine.games.ages.characters import CHARACTERS
from engine.games.ages.contests import encounter_figure, guardian_contest
from engine.games.ages.movement import reachable_costs
from engine.games.ages.names import card_name, dome_name, unit_name
from engine.games.ages.odds import attack_odds, guardian_chance, percent
from engine.games.ages.pieces import DOME_KEYS
from engine.games.ages.treasures import TREASURES
from engine.games.ages.units import enemies_in
from engine.games.ages.view_types import HIDDEN, Figure, UnitView, View

Words = tuple[str, str, str, str, str]
"""Group, label, consequence, clause and place on the board."""
NATURAL = "natural"

describes: Dispatch[str, Callable[[View, Choice], Words]] = Dispatch("description")
"""What a choice means, by its verb."""


def describe(view: View, choice: Choice) -> Description:
    """The choice as its seat should read it."""
    group, label, consequence, clause, place = describes[choice.verb](view, choice)
    return Description(group, label, consequence, clause, place)


def unit_of(view: View, slug: str) -> UnitView:
    """The unit of that slug."""
    return next(unit for unit in view.units if unit.slug == slug)


def acting(view: View) -> UnitView:
    """The unit that acts."""
    return view.units[view.acting]


def unit_place(slug: str) -> str:
    """Where a choice about a unit points."""
    return f"unit:{slug}"


def card_place(slug: str) -> str:
    """Where a choice about a card points."""
    return f"card:{slug}"


def hex_place(name: str) -> str:
    """Where a choice about a space points."""
    return f"hex:{name.lower()}"


def sum_words(found: Figure) -> str:
    """A figure with its parts: "9 (7 printed, +1 Ship Cutlass, +1 symbol Blade)"."""
    if len(found.parts) == 1:
        return str(found.value)
    first, *more = found.parts
    parts = ", ".join(f"{part.amount:+d} {part.source}" for part in more)
    return f"{found.value} ({first.amount} {first.source}, {parts})"


def standing(view: View, unit: UnitView) -> str:
    """Where a unit stands and how well it is: "Health 3 of 4, at K11"."""
    at = f"at {view.map.names[unit.space]}" if unit.on_map else unit.fate
    return f"Health {unit.health} of {unit.most}, {at}"


def card_words(card: Treasure) -> str:
    """What a card does: its row in a few words."""
    if card.shot:
        shot = card.shot
        area = ", area" if shot.area else ""
        return (
            f"{shot.rating.title()}, range {shot.nearest} to {shot.farthest}{area}, "
            f"Power {shot.power}, Damage {shot.damage}, {count(shot.opfire, 'opportunity shot')}"
        )
    if card.kind == "melee":
        return f"hit {card.hit:+d}, Power {card.power}, Damage {card.damage}"
    return card.text


# Phases


@describes("done")
def done(view: View, choice: Choice) -> Words:
    """Describe ending the own part of the phase."""
    return "Done", f"Done with {view.phase}", "The next phase begins", "7.2", "done"


@describes("finish")
def finish(view: View, choice: Choice) -> Words:
    """Describe being finished with a unit."""
    name = unit_name(acting(view).slug)
    return "Finish", f"Finished with {name}", "It is not taken again in this phase", "7.1", "done"


@describes("pass")
def pass_on(view: View, choice: Choice) -> Words:
    """Describe passing."""
    words = {
        "armour": "Wear nothing more",
        "opfire": "No (further) opportunity fire",
        "tale": "Tell no tale",
    }
    return "Pass", words.get(view.step, "Pass"), "", "7.2", "pass"


@describes("free")
def free(view: View, choice: Choice) -> Words:
    """Describe taking a unit for free actions."""
    unit = unit_of(view, choice.noun)
    return "Act with", unit_name(unit.slug), standing(view, unit), "8.2", unit_place(unit.slug)


@describes("shoot")
def shoot(view: View, choice: Choice) -> Words:
    """Describe taking a unit to shoot."""
    words = f"{standing(view, unit_of(view, choice.noun))}. Who fires does not move"
    return "Shoot with", unit_name(choice.noun), words, "9.3", unit_place(choice.noun)


@describes("move")
def move(view: View, choice: Choice) -> Words:
    """Describe taking a unit to move."""
    unit = unit_of(view, choice.noun)
    going = unit.spent
    points = view.points if going else unit.ratings["speed"].value
    label = f"{unit_name(unit.slug)} on" if going else unit_name(unit.slug)
    words = f"{count(points, 'point')}, {standing(view, unit)}"
    return "Move", label, words, "10.1", unit_place(unit.slug)


@describes("adventure")
def adventure(view: View, choice: Choice) -> Words:
    """Describe facing what is in a unit's space."""
    unit = unit_of(view, choice.noun)
    words = adventure_words(view, unit)
    return "Adventure", unit_name(unit.slug), words, "15.1", unit_place(unit.slug)


def adventure_words(view: View, unit: UnitView) -> str:
    """What is known of the encounter or guardian in a unit's space."""
    met = view.counters.get(unit.space)
    if met == HIDDEN:
        return "An encounter that was not seen yet: it is turned up and compared"
    if met:
        return encounter_words(view, unit, met)
    age = view.map.spaces[unit.space].age
    facing = next((each.facing for each in view.guardians if each.age == age), "")
    if facing:
        return guardian_words(view, unit, facing)
    return "The guardian on top of the deck is turned up"


def encounter_words(view: View, unit: UnitView, slug: str) -> str:
    """Whether a unit passes an encounter that was seen."""
    met = ENCOUNTERS[slug]
    if met.rating is None:
        return f"{met.name}: pay a card for {met.draws} draws, or draw {met.draws - 1}"
    found = encounter_figure(view, unit, met)
    verdict = "passes" if found.value >= met.value else "does not pass"
    return (
        f"{met.name} needs {met.rating.title()} {met.value}: {verdict} with {sum_words(found)}; "
        f"{count(met.draws, 'draw')}"
    )


def guardian_words(view: View, unit: UnitView, slug: str) -> str:
    """The chance against a guardian."""
    contest = guardian_contest(view, unit, GUARDIANS[slug])
    row = GUARDIANS[slug]
    chance = percent(guardian_chance(view, unit, slug, dice=view.dice))
    rating = f"{row.rating.title()} {sum_words(contest.rating)}"
    return f"{row.name}: {rating} against {row.value}, {chance}"


@describes("enter")
def enter(view: View, choice: Choice) -> Words:
    """Describe entering first."""
    unit = unit_of(view, choice.noun)
    words = f"Respect {unit.ratings['respect'].value}; a card is drawn for the dome"
    return "Enter", unit_name(unit.slug), words, "17.1", unit_place(unit.slug)


# Free actions


@describes("use")
def use(view: View, choice: Choice) -> Words:
    """Describe using a medical card."""
    card, _, ally = choice.noun.partition(" ")
    row = TREASURES[card]
    label = f"{row.name}, also on {unit_name(ally)}" if ally else row.name
    words = f"{row.text}. With the symbol: {row.bonus}"
    return "Use", label, words, "14.6", unit_place(ally) if ally else card_place(card)


@describes("give")
def give(view: View, choice: Choice) -> Words:
    """Describe giving a card to an ally."""
    card, to = choice.noun.split()
    words = f"{card_words(TREASURES[card])}. It does not come back in this phase"
    return "Give", f"{card_name(card)} to {unit_name(to)}", words, "8.2", unit_place(to)


@describes("pick-up")
def pick_up(view: View, choice: Choice) -> Words:
    """Describe picking up the cards of the space."""
    unit = acting(view)
    cards = view.ground.get(unit.space, ())
    at = view.map.names[unit.space]
    words = "All of them; they can be given on, and what is over the limit is discarded"
    return "Pick up", count(len(cards), "card"), words, "8.3", hex_place(at)


@describes("experience")
def experience(view: View, choice: Choice) -> Words:
    """Describe switching an experience marker on."""
    words = "All ratings but Health and Damage +1 until your next free actions"
    return "Experience", "Switch a marker on", words, "18.1", unit_place(acting(view).slug)


@describes("ability")
def use_ability(view: View, choice: Choice) -> Words:
    """Describe using the unit's ability."""
    unit = acting(view)
    if view.step == "walk":
        words = "Woods, rough and water cost 1 in this turn"
        return "Ability", "Follow the Pathfinder", words, "20.10", unit_place(unit.slug)
    row = CHARACTERS[unit.slug].ability
    names = [
        card_name(word) if word in TREASURES else unit_name(word) for word in choice.noun.split()
    ]
    place = choice.noun.split()[-1]
    at = card_place(place) if place in TREASURES else unit_place(place)
    return row.name, listed(names), row.text, "8.6", at


@describes("destroy")
def destroy(view: View, choice: Choice) -> Words:
    """Describe destroying a card."""
    words = f"It is discarded. {card_words(TREASURES[choice.noun])}"
    return "Destroy", card_name(choice.noun), words, "8.4", card_place(choice.noun)


# Moving


@describes("ride")
def ride(view: View, choice: Choice) -> Words:
    """Describe choosing a transport."""
    row = TREASURES[choice.noun]
    words = f"{row.text}. It holds for the whole move"
    return "Ride", row.name, words, "10.5", card_place(choice.noun)


@describes("walk")
def walk(view: View, choice: Choice) -> Words:
    """Describe walking to a space: its cost, and who is there."""
    unit, chart = acting(view), view.map
    name = choice.noun.upper()
    at = chart.numbers[name]
    place = hex_place(name)
    cost = reachable_costs(view, unit, view.points).get(at)
    if cost is None:
        return "Walk to", name, chart.spaces[at].terrain, "10.1", place
    words = [f"{cost} of {count(view.points, 'point')}, {chart.spaces[at].terrain}"]
    enemies = enemies_in(view, unit, at)
    if enemies:
        names = listed(unit_name(each.slug) for each in enemies)
        words.append(f"{names} there: the move ends")
    if at in view.counters:
        met = view.counters[at]
        words.append("an unseen encounter" if met == HIDDEN else encounter_words(view, unit, met))
    return "Walk to", name, "; ".join(words), "10.1", place


@describes("stop")
def stop(view: View, choice: Choice) -> Words:
    """Describe ending a move."""
    unit = acting(view)
    words = "The points that are left are lost"
    return "Stop", f"{unit_name(unit.slug)} stays here", words, "10.1", unit_place(unit.slug)


# Shooting and fighting


def weapon_label(unit: UnitView, name: str) -> str:
    """What a weapon of a choice is called."""
    return CHARACTERS[unit.slug].ability.name if name == NATURAL else card_name(name)


@describes("fire")
def fire(view: View, choice: Choice) -> Words:
    """Describe a weapon and a number of shots."""
    unit = acting(view)
    name, shots = choice.noun.split()
    penalty = 2 * (int(shots) - 1)
    words = f"{-penalty} to hit for each shot. " if penalty else ""
    weapon = "" if name == NATURAL else name
    detail = card_words(TREASURES[weapon]) if weapon else CHARACTERS[unit.slug].ability.text
    label = f"{weapon_label(unit, name)}, {count(int(shots), 'shot')}"
    place = card_place(weapon) if weapon else unit_place(unit.slug)
    return "Fire", label, words + detail, "9.2", place


@describes("at")
def at_target(view: View, choice: Choice) -> Words:
    """Describe the target of a shot, with the chance to hit."""
    attack, target = view.attack, unit_of(view, choice.noun)
    assert attack is not None
    words = standing(view, target)
    if attack.kind == "fire":
        shooter = view.units[attack.attacker]
        found = attack_odds(
            view,
            shooter,
            target,
            attack.weapon,
            "fire",
            shots=attack.shots,
            dice=view.dice,
        )
        words = f"Hits with {percent(found.hit)}, {found.damage:.1f} damage on average. {words}"
    return "Shoot at", unit_name(target.slug), words, "9.2", unit_place(target.slug)


@describes("in")
def in_space(view: View, choice: Choice) -> Words:
    """Describe the space in which a target is shot at."""
    attack = view.attack
    assert attack is not None
    name = choice.noun.upper()
    found = attack_odds(
        view,
        view.units[attack.attacker],
        view.units[attack.target],
        attack.weapon,
        "opfire",
        space=view.map.numbers[name],
        dice=view.dice,
    )
    words = f"Hits with {percent(found.hit)}, {found.damage:.1f} damage on average"
    return "Shoot in", name, words, "11.2", hex_place(name)


@describes("enough")
def enough(view: View, choice: Choice) -> Words:
    """Describe making no further shot."""
    return "Enough", "No further shot", "Shots that are left are lost", "9.2", "done"


@describes("opfire")
def opfire(view: View, choice: Choice) -> Words:
    """Describe opportunity fire with a weapon."""
    slug, name = choice.noun.split()
    unit = unit_of(view, slug)
    row = CHARACTERS[slug]
    words = row.ability.text if name == NATURAL else card_words(TREASURES[name])
    label = f"{row.name} with {weapon_label(unit, name)}"
    return "Opportunity fire", label, words, "11.1", unit_place(slug)


@describes("reveal")
def reveal(view: View, choice: Choice) -> Words:
    """Describe revealing a card."""
    row = TREASURES[choice.noun]
    words = f"{card_words(row)}. It stays open for good"
    return "Reveal", row.name, words, "1.5", card_place(row.slug)


@describes("instead")
def instead(view: View, choice: Choice) -> Words:
    """Describe whom a stray shot may hit."""
    words = "The same attack is made at this ally of the shooter"
    return "The shot goes on to", unit_name(choice.noun), words, "9.4", unit_place(choice.noun)


@describes("fight")
def fight(view: View, choice: Choice) -> Words:
    """Describe which space fights next."""
    name = choice.noun.upper()
    at = view.map.numbers[name]
    there = [unit_name(unit.slug) for unit in view.units if unit.on_map and unit.space == at]
    return "Fight at", name, listed(there), "12.1", hex_place(name)


@describes("tale")
def tale(view: View, choice: Choice) -> Words:
    """Describe telling a tale."""
    words = "It cannot attack her in this phase"
    return "Tell a tale", unit_name(choice.noun), words, "20.3", unit_place(choice.noun)


@describes("next")
def next_unit(view: View, choice: Choice) -> Words:
    """Describe who acts next of equals."""
    unit = unit_of(view, choice.noun)
    words = f"Wits {unit.ratings['wits'].value}, as the others"
    return "Acts next", unit_name(unit.slug), words, "12.1", unit_place(unit.slug)


@describes("strike")
def strike(view: View, choice: Choice) -> Words:
    """Describe an attack in melee, with its chances."""
    slug, _, weapon = choice.noun.partition(" ")
    unit, target = acting(view), unit_of(view, slug)
    found = attack_odds(view, unit, target, weapon, "melee", dice=view.dice)
    label = f"{unit_name(slug)} with {card_name(weapon)}" if weapon else unit_name(slug)
    words = (
        f"Hits with {percent(found.hit)}, {found.damage:.1f} damage on average. "
        f"Health {target.health} of {target.most}"
    )
    return "Strike", label, words, "12.2", unit_place(slug)


@describes("parley")
def parley(view: View, choice: Choice) -> Words:
    """Describe a parley."""
    unit, target = acting(view), unit_of(view, choice.noun)
    ours, theirs = unit.ratings["honor"].value, target.ratings["honor"].value
    words = f"Honor {ours} against {theirs}: with a Pass it loses its attack"
    return "Parley with", unit_name(choice.noun), words, "20.19", unit_place(choice.noun)


@describes("hold")
def hold(view: View, choice: Choice) -> Words:
    """Describe not attacking."""
    return "Hold", "Do not attack", "", "12.2", "done"


# Adventures and cards


@describes("challenge")
def challenge(view: View, choice: Choice) -> Words:
    """Describe challenging the guardian."""
    unit = acting(view)
    words = f"{adventure_words(view, unit)} to pass"
    return "Challenge", "Challenge the guardian", words, "16.3", unit_place(unit.slug)


@describes("pay")
def pay(view: View, choice: Choice) -> Words:
    """Describe paying a guardian, or a card at an encounter."""
    if choice.noun:
        words = "For the whole reward"
        return "Pay", card_name(choice.noun), words, "15.4", card_place(choice.noun)
    age = view.map.spaces[acting(view).space].age
    facing = next(each.facing for each in view.guardians if each.age == age)
    cards = count(GUARDIANS[facing].pay, "card")
    return "Pay", f"Pay {cards}", "This is a Pass", "16.2", "pay"


@describes("keep")
def keep(view: View, choice: Choice) -> Words:
    """Describe not paying at an encounter."""
    return "Do not pay", "Keep your cards", "One card less is drawn", "15.4", "done"


@describes("mercy")
def mercy(view: View, choice: Choice) -> Words:
    """Describe asking for mercy."""
    words = "The guardian goes away, the other team picks your dome"
    return "Mercy", "Ask for mercy", words, "16.5", "mercy"


@describes("draw")
def draw(view: View, choice: Choice) -> Words:
    """Describe drawing a card from a deck."""
    taken = 2 if choice.noun == "elite" else 1
    left = view.decks[choice.noun]
    words = f"Takes {count(taken, 'draw')} of {view.reward}; {count(left, 'card')} in the deck"
    return "Draw", f"{choice.noun.title()} card", words, "14.1", f"deck:{choice.noun}"


@describes("discard", "give-up")
def discard(view: View, choice: Choice) -> Words:
    """Describe losing a card."""
    group = "Discard" if choice.verb == "discard" else "Give up"
    clause = "14.2" if choice.verb == "discard" else "16.2"
    words = card_words(TREASURES[choice.noun])
    return group, card_name(choice.noun), words, clause, card_place(choice.noun)


@describes("teach")
def teach(view: View, choice: Choice) -> Words:
    """Describe who learns."""
    words = "Gains an experience marker"
    return "Teach", unit_name(choice.noun), words, "20.34", unit_place(choice.noun)


@describes("dome")
def dome(view: View, choice: Choice) -> Words:
    """Describe a dome to go to."""
    number = int(choice.noun)
    at = view.map.names[view.map.domes[number]]
    words = f"at {at}, {DOME_KEYS[number].age.title()}"
    return "Go to", dome_name(number), words, "17.2", hex_place(at)
