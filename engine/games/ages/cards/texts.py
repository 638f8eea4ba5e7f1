"""Drawing, discarding and using cards, as text with consequences."""

from __future__ import annotations

from collections import Counter

from attrs import evolve

from engine.core.choice import Choice, Description
from engine.core.facts import Quoted, Words, joined, said
from engine.games.ages.achievements.by_cards import card_achievements
from engine.games.ages.adventures.phrases import adventure_text
from engine.games.ages.card_types import ARMOR_KINDS, Treasure
from engine.games.ages.cards.facts import (
    ArmorCounts,
    BonusRead,
    Draws,
    FullHand,
    GoalNow,
    HunterRatings,
    Kinds,
    Redraw,
    TooMany,
    TrialOdds,
    Unusable,
    Usable,
    WayToPrey,
)
from engine.games.ages.cards.held import unseen_cards, usable_unseen
from engine.games.ages.cards.ideas import LayOpen, Play, Reaction, draws_taken
from engine.games.ages.cards.phrases import card_text, creature_text, explained_text
from engine.games.ages.challenges.contests import chance_of, trial_contest
from engine.games.ages.challenges.ratings import (
    PLENTY,
    can_use_later,
    carry_limit,
    hand_after_plenty,
    has_symbol,
    shortfalls,
    why_unusable,
)
from engine.games.ages.creatures.hunts import Unleash, bite_of, hunt_melee_text, hunter_of
from engine.games.ages.entering.texts import dome_found
from engine.games.ages.fire.shot import SPYGLASS, shot_of, weapons_of
from engine.games.ages.moving.walks import costs_anywhere
from engine.games.ages.names import card_name, short_name, unit_name
from engine.games.ages.phrases import (
    actor_of,
    card_place,
    condition_text,
    describes,
    fitting_name,
    hex_place,
    of_card,
    of_fitting,
    of_unit,
    sentences,
    unit_of,
    unit_place,
)
from engine.games.ages.rows.profiles import PROFILES
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.view_types import UnitView, View


def cube_text(view: View, unit: UnitView, card: str) -> Words:
    if card == "recall-cube":
        return said(dome_found(view, unit), ". This unit may still move in this turn")
    card_count, limit = hand_after_plenty(view, unit), carry_limit(view, unit)
    return TooMany(card_count, limit) if card == PLENTY and card_count > limit else ""


@describes("play")
def describe_play(view: View, choice: Choice) -> Description:
    if choice.noun.count(" ") == WORDS_OF_REACTION:
        return _describe_reaction(view, Reaction.of(choice))
    play = Play.of(choice)
    card, row, name = play.card, TREASURES[play.card], card_name(play.card)
    if row.kind == "monument":
        return _describe_monument(view, row)
    if row.kind != "cube":
        return of_card("Play", card, Quoted(row.text), "14.11")
    unit = actor_of(view)
    redraw = Redraw(unit.ratings["respect"].value, row.redraw)
    what = joined((cube_text(view, unit, card), Quoted(explained_text(row)), redraw))
    label, place = name, card_place(card)
    if play.target in view.map.numbers_by_noun:
        space_name = view.map.names[view.map.numbers_by_noun[play.target]]
        label, place = f"{name} at {space_name}", hex_place(space_name)
    elif play.target:
        label = f"{name} on {fitting_name(play.target, 'Play: ', name, ' on ')}"
        place = unit_place(play.target)
    return Description("Play", label, what, "14.10", place)


WORDS_OF_REACTION = 2
"""The spaces between the card, its owner and its target."""


def _describe_reaction(view: View, play: Reaction) -> Description:
    row = TREASURES[play.card]
    label = f"{row.name} of {_owner_text(view, play.owner, play.target)}"
    return Description("Play", label, Quoted(row.text), "14.11", unit_place(play.target))


def _describe_monument(view: View, row: Treasure) -> Description:
    space = actor_of(view).space
    old_names = [card_name(each.card) for each in view.monuments if each.space == space]
    old_text = f"Replaces the {old_names[0]} there, which is discarded. " if old_names else ""
    stays = f". It stays at {view.map.names[space]} permanently"
    text = said(old_text, Quoted(row.text), stays)
    return of_card("Place", row.slug, text, "14.13")


def hunt_text(view: View, card: str, target: UnitView) -> Words:
    """The way of a hunter from its owner to its target: "8 points away, at least 2 moves"."""
    hunter = hunter_of(view, actor_of(view), card, target)
    if hunter.space == target.space:
        return "It begins beside its target"
    cost = costs_anywhere(view, hunter).get(target.space)
    if cost is None:
        return "There is no way to its target now"
    return WayToPrey(cost, PROFILES[hunter.slug].ratings.speed)


def _owner_text(view: View, owner: str, other: str) -> str:
    if owner == other:
        return unit_name(owner)
    word = "for" if unit_of(view, owner).team == unit_of(view, other).team else "on"
    return f"{unit_name(owner)} {word} {unit_name(other)}"


@describes("unleash")
def describe_unleash(view: View, choice: Choice) -> Description:
    if " " not in choice.noun:
        text = Quoted(creature_text(TREASURES[choice.noun]))
        return of_card("Unleash", choice.noun, text, "28.3")
    in_melee = choice.noun.count(" ") == WORDS_OF_REACTION
    hunt = Reaction.of(choice) if in_melee else Unleash.of(choice)
    card, target = hunt.card, hunt.target
    enemy = unit_of(view, target)
    what_follows = sentences(
        bite_of(view, actor_of(view), card, enemy),
        hunt_text(view, card, enemy),
        hunt_melee_text(view, actor_of(view), card, enemy),
        HunterRatings(card),
        "You move it from now on; it attacks nobody else until one of the two is dead",
        said(f"{short_name(target)}: ", condition_text(view, enemy)),
    )
    return of_fitting("Unleash", target, what_follows, "28.3", f"{card_name(card)} on ")


@describes("ready")
def describe_ready(view: View, choice: Choice) -> Description:
    opening = LayOpen.of(choice)
    card, row = opening.card, TREASURES[opening.card]
    unit = unit_of(view, opening.owner) if opening.owner else actor_of(view)
    bonus_text = f"; {row.bonus}" if row.bonus and has_symbol(unit, row) else ""
    card_text = f"{row.name} of "
    label = row.name
    if opening.owner:
        label = f"{card_text}{fitting_name(unit.slug, 'Lay open: ', card_text)}"
    use_text = "" if is_of_use(view, unit, card) else f". {short_name(unit.slug)} has no Aim weapon"
    text = said(Quoted(f"{row.text}{bonus_text}"), use_text, ". It stays open permanently")
    return Description("Lay open", label, text, "14.8", card_place(card))


def is_of_use(view: View, unit: UnitView, card: str) -> bool:
    """Is a card that is laid open of use? A spyglass helps only Aim weapons (21.55)."""
    shots = (shot_of(unit, weapon) for weapon in weapons_of(view, unit))
    return card != SPYGLASS or any(shot is not None and shot.rating == "aim" for shot in shots)


@describes("prepare")
def describe_prepare(view: View, choice: Choice) -> Description:
    unit = unit_of(view, choice.noun)
    manual = TREASURES["field-manual"]
    amount = manual.adventure_bonus + has_symbol(unit, manual)
    prepared_unit = evolve(unit, adventure_bonus=unit.adventure_bonus + amount)
    on_next = said(BonusRead(amount), " on the next adventure of this phase. ")
    text = said(on_next, adventure_text(view, prepared_unit))
    return of_unit("Field Manual", unit.slug, text, "21.53")


@describes("test")
def describe_take_test(view: View, choice: Choice) -> Description:
    unit, row = actor_of(view), TREASURES[choice.noun]
    contest = trial_contest(view, unit, row)
    chance = chance_of(view, contest.difference)
    odds = TrialOdds(contest.rating, contest.against.value, chance)
    text = said(odds, ". ", Quoted(explained_text(row)))
    return of_card("Test", row.slug, text, "14.15")


# Reactions


@describes("step-in")
def describe_step_in(view: View, choice: Choice) -> Description:
    unit = unit_of(view, choice.noun)
    text = said(ArmorCounts(unit.ratings["armor"].value), ", ", condition_text(view, unit))
    return of_unit("Take the hit", unit.slug, text, "14.11")


@describes("shed")
def describe_shed(view: View, choice: Choice) -> Description:
    text = said("Lost with it: ", Quoted(TREASURES[choice.noun].text))
    return of_card("Discard", choice.noun, text, "14.12")


# Henchmen


@describes("bring")
def describe_bring(view: View, choice: Choice) -> Description:
    unit = unit_of(view, choice.noun)
    space_name = view.map.names[actor_of(view).space]
    text = said(f"Comes along to {space_name}. ", Quoted(PROFILES[unit.slug].ability.text))
    return of_unit("Bring", unit.slug, text, "28.12")


@describes("alone")
def describe_going_alone(view: View, choice: Choice) -> Description:
    text = "Henchmen who are not brought stay where they are"
    return Description("Alone", "The rest stay behind", text, "28.12", "done")


KIND_WORDS = {
    "ranged": "weapons",
    "melee": "weapons",
    "body": "armour",
    "helm": "armour",
    "shield": "armour",
    "mount": "transport",
    "vehicle": "transport",
    "medical": "medicine",
    "cube": "cubes",
    "gadget": "gadgets",
    "pack": "packs",
    "badge": "badges",
    "monument": "monuments",
    "test": "tests",
    "secret event": "events",
    "achievement": "goals",
    "hunter": "creatures",
    "sentinel": "creatures",
}
"""The words for kinds of treasure cards in the contents of a deck, if they have other names."""


KIND_MEANINGS = {
    "weapons": "to shoot, or to strike in melee",
    "armour": "more Armor, revealed when its owner is hit",
    "transport": "a mount or vehicle, to walk further",
    "medicine": "heals its owner",
    "cubes": "played once as a free action, then discarded",
    "gadgets": "a tool for walks, shots or challenges",
    "packs": "to carry or to pass on more cards",
    "stealth": "makes its owner harder to shoot",
    "badges": "Honor counts in the place of a rating",
    "monuments": "stays in a space and works around it",
    "tests": "a challenge in the Arbiter's Chamber",
    "events": "played when its moment comes, mostly in melee",
    "goals": "1 achievement at the end, if it is true of its owner",
    "creatures": "a hunter or a sentinel that fights for you",
}
"""The use of each kind of treasure card, by its word."""


@describes("draw")
def describe_draw(view: View, choice: Choice) -> Description:
    deck, unit, draws = choice.noun, actor_of(view), draws_taken(choice.noun)
    text = joined(
        (
            full_hand(view, unit, draws) or "",
            usable_of(view, unit, deck),
            Draws(draws, view.reward, view.decks[deck]),
            said("Kinds unseen: ", Kinds(tuple(kinds_unseen(view, deck)))),
        )
    )
    return Description("Draw", f"{deck.title()} card", text, "14.1", f"deck:{deck}")


def full_hand(view: View, unit: UnitView, draws: int) -> FullHand | None:
    """What is said of draws that bring more cards than a unit may carry (14.2); None if all fit.

    `draws` are those that the card takes; the others bring one card each at most.
    """
    hand = FullHand(len(unit.cards), carry_limit(view, unit), view.reward - draws)
    return hand if hand.held + 1 + hand.draws_left > hand.limit else None


def usable_of(view: View, unit: UnitView, deck: str) -> Usable:
    return Usable(unit.slug, *usable_unseen(view, unit, deck), unit.active)


def kinds_unseen(view: View, deck: str) -> list[tuple[str, int]]:
    kinds = (TREASURES[slug].kind for slug in unseen_cards(view, deck))
    return Counter(KIND_WORDS.get(kind, kind) for kind in kinds).most_common()


@describes("discard", "give-up")
def describe_discard(view: View, choice: Choice) -> Description:
    group, clause = {"discard": ("Discard", "14.2"), "give-up": ("Give up", "16.2")}[choice.verb]
    return of_card(group, choice.noun, card_for(view, actor_of(view), choice.noun), clause)


def use_text(view: View, unit: UnitView, card: Treasure) -> Words:
    """The use of a card for a unit: "Tomyris can use it, +1 to hit for the Bow symbol"."""
    name = unit_name(unit.slug)
    reason = why_unusable(view, unit, card)
    if reason:
        return Unusable(unit.slug, reason, tuple(shortfalls(view, unit, card)))
    if not can_use_later(view, unit, card):
        return f"{name} can use it only until the experience ends, at your next free actions"
    if not card.bonus or not has_symbol(unit, card):
        return f"{name} can use it"
    return said(
        f"{name} can use it, ", Quoted(card.bonus), f" for the {card.symbol.title()} symbol"
    )


def card_for(view: View, unit: UnitView, slug: str) -> Words:
    """The use of a card for a unit, and its effect: two sentences, the last without a stop."""
    card = TREASURES[slug]
    if card.kind == "achievement":
        goal = card_achievements[slug](view, unit)
        return joined((GoalNow(unit.slug, slug, goal), Quoted(card_text(card))))
    is_open = any(
        each.shown and each.slug == slug for holder in view.units for each in holder.cards
    )
    moment = "" if is_open or card.kind not in ARMOR_KINDS else ". It is revealed after a hit"
    return said(use_text(view, unit, card), ". ", Quoted(card_text(card)), moment)
