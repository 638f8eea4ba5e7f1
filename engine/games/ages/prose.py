"""Duel of Ages II in plain words: log lines from events (`tell`), each with its numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.dispatch import Dispatch
from engine.core.event import Event
from engine.core.text import count, listed
from engine.games.ages import events as e
from engine.games.ages.adventures import ENCOUNTERS, GUARDIANS
from engine.games.ages.challenge import DAMAGE_CHANGE, Result
from engine.games.ages.missions import TEAMS
from engine.games.ages.names import (
    RESULT_NAMES,
    card_name,
    deck_card,
    digits,
    dome_name,
    guardian_name,
    path_name,
    unit_name,
    weapon_words,
)

tells: Dispatch[type[Event], Callable[[Any], str]] = Dispatch("log line")
"""The words for an event; those of a unit's event follow its name."""


def tell(event: Event, seat: int | None) -> str:
    """One log line; all seats that may know of the event read the same."""
    words = tells[type(event)](event)
    return f"{unit_name(event.unit)} {words}" if isinstance(event, e.UnitEvent) else words


def units(slugs: tuple[str, ...]) -> str:
    """Names of units: "Tomyris, Hanno and Pell"."""
    return listed(map(unit_name, slugs))


def numbers(event: e.Challenged, rating: str = "") -> str:
    """The numbers of a challenge: "Pass: Melee 7 against 5, card 6-3"."""
    named = f"{rating} " if rating else ""
    result = RESULT_NAMES[event.result]
    return f"{result}: {named}{event.rating} against {event.against}, card {digits(event.card)}"


# Setup, rounds and the end


@tells(e.TeamsDealt)
def teams_dealt(event: e.TeamsDealt) -> str:
    """Say who is in which team."""
    return f"White: {units(event.white)}. Black: {units(event.black)}"


@tells(e.RoundBegan)
def round_began(event: e.RoundBegan) -> str:
    """Say which round begins, and that it could have been over."""
    on = "; the end card did not come" if event.may_end else ""
    return f"Round {event.round} begins{on}"


@tells(e.TurnBegan)
def turn_began(event: e.TurnBegan) -> str:
    """Say whose turn it is."""
    return f"Round {event.round}: the turn of {TEAMS[event.team]}"


@tells(e.GameEnded)
def game_ended(event: e.GameEnded) -> str:
    """Say who won, and how all achievements stand."""
    white, black = (listed(map(str.title, won), empty="none") for won in (event.white, event.black))
    stand = (
        f"achievements of White: {white}; of Black: {black}; "
        f"combat points {event.combat[0]} to {event.combat[1]}"
    )
    if event.team < 0:
        return f"The game ends in a draw: {stand}"
    how = {"valor": "Valor", "achievements": "achievements", "combat points": "combat points"}
    return f"{TEAMS[event.team]} wins by {how[event.how]}: {stand}"


# Cards


@tells(e.CardDrawn)
def card_drawn(event: e.CardDrawn) -> str:
    """Say that a card was drawn."""
    named = f": {card_name(event.card)}" if event.card else ""
    return f"draws {deck_card(event.deck)}{named}"


@tells(e.CardSeen)
def card_seen(event: e.CardSeen) -> str:
    """Say what the card is."""
    return f"has the {card_name(event.card)}, face down"


@tells(e.CardRevealed)
def card_revealed(event: e.CardRevealed) -> str:
    """Say which card is open now, and why."""
    because = {"used": "", "armour": " and wears it"}.get(event.because, f" ({event.because})")
    return f"reveals the {card_name(event.card)}{because}"


@tells(e.CardDiscarded)
def card_discarded(event: e.CardDiscarded) -> str:
    """Say which card is gone, and why."""
    card = card_name(event.card)
    return {
        "destroyed": f"destroys the {card}",
        "used up": f"has used up the {card}",
        "broke": f"loses the {card}: it broke (card 0-9)",
        "too many": f"carries too many cards and discards the {card}",
        "paid": f"pays with the {card}",
        "killed with": f"discards the {card} after the kill",
    }[event.because]


@tells(e.CardGiven)
def card_given(event: e.CardGiven) -> str:
    """Say who got a card."""
    card = f"the {card_name(event.card)}" if event.card else deck_card(event.deck)
    if event.because:
        return f"loses {card} to {unit_name(event.to)} ({event.because})"
    return f"gives {card} to {unit_name(event.to)}"


@tells(e.CardsPickedUp)
def cards_picked_up(event: e.CardsPickedUp) -> str:
    """Say how many cards were taken from the ground."""
    return f"picks up {count(event.count, 'card')} at {event.space}"


@tells(e.CardExchanged)
def card_exchanged(event: e.CardExchanged) -> str:
    """Say that a card went back."""
    return f"shuffles {deck_card(event.deck)} back into its deck (Potluck)"


@tells(e.WeaponJammed)
def weapon_jammed(event: e.WeaponJammed) -> str:
    """Say that a weapon is to be mended."""
    return f"keeps the broken {card_name(event.card)}; it works again in her next free actions"


# Free actions


@tells(e.ExperienceGained)
def experience_gained(event: e.ExperienceGained) -> str:
    """Say that a unit learns."""
    return f"gains an experience marker ({event.because})"


@tells(e.ExperienceOn)
def experience_on(event: e.ExperienceOn) -> str:
    """Say that experience is on."""
    return "switches experience on: all ratings but Health and Damage +1 for a round"


@tells(e.ExperienceOver)
def experience_over(event: e.ExperienceOver) -> str:
    """Say that experience is over."""
    return "has used up the experience"


@tells(e.Healed)
def healed(event: e.Healed) -> str:
    """Say by how much a unit was healed."""
    return f"heals {event.amount} ({event.because}): Health {event.health} of {event.most}"


# Moving and entering


@tells(e.Walked)
def walked(event: e.Walked) -> str:
    """Say where a unit went."""
    how = f"rides the {card_name(event.riding)}" if event.riding else "walks"
    through = f" through {', '.join(event.way[:-1])}" if len(event.way) > 1 else ""
    stop = ", stopped by an enemy" if event.stopped else ""
    return f"{how} to {event.way[-1]}{through}{stop}"


@tells(e.Guided)
def guided(event: e.Guided) -> str:
    """Say that a unit follows Sacagawea."""
    return "follows the Pathfinder: woods, rough and water cost 1"


@tells(e.SentAway)
def sent_away(event: e.SentAway) -> str:
    """Say that a unit goes to a dome, and what was drawn for it."""
    what = "enters" if event.entering else "is banished" if event.banished else "is dismissed"
    drawn = f"dome {event.colour}" if event.colour.isdigit() else event.colour
    return f"{what}: {drawn} is drawn"


@tells(e.PutInDome)
def put_in_dome(event: e.PutInDome) -> str:
    """Say into which dome."""
    return f"comes to {dome_name(event.dome)} at {event.space}"


# Attacks


@tells(e.HitDrawn)
def hit_drawn(event: e.HitDrawn) -> str:
    """Say whether an attack hit, with its numbers."""
    verb = "hits" if event.hit else "misses"
    weapon = weapon_words(event.unit, event.weapon, event.kind)
    at = f" in {event.space}" if event.kind == "opfire" else ""
    rating = event.with_rating.title()
    return f"{verb} {unit_name(event.target)}{at} {weapon} ({numbers(event, rating)})"


@tells(e.DamageDrawn)
def damage_drawn(event: e.DamageDrawn) -> str:
    """Say what a hit did: "hurts Pell: damage 2 - 1 = 1 (Squeak: ...), Health 3"."""
    change = DAMAGE_CHANGE[Result(event.result)]
    if change is None:
        total = "no damage at all"
    else:
        sign = "-" if change < 0 else "+"
        total = f"damage {event.printed} {sign} {abs(change)} = {event.damage}"
    hurts = "hurts" if event.damage else "does not hurt"
    numbered = numbers(event, "Power")
    return f"{hurts} {unit_name(event.target)}: {total} ({numbered}), Health {event.health}"


@tells(e.ShotsSaid)
def shots_said(event: e.ShotsSaid) -> str:
    """Say how many shots there will be."""
    weapon = weapon_words(event.unit, event.weapon, "fire")
    return f"fires {weapon}, up to {count(event.shots, 'shot')}"


@tells(e.ShotWentOn)
def shot_went_on(event: e.ShotWentOn) -> str:
    """Say whom a stray shot may hit."""
    return f"missed: the shot goes on to {unit_name(event.target)}"


@tells(e.Killed)
def killed(event: e.Killed) -> str:
    """Say who fell."""
    by = f" by {unit_name(event.by)}" if event.by else ""
    cards = f"; {count(event.dropped, 'card')} on the ground" if event.dropped else ""
    return f"is killed{by} at {event.space}{cards}"


@tells(e.FightBegan)
def fight_began(event: e.FightBegan) -> str:
    """Say where is fought."""
    return f"Melee at {event.space}: {units(event.units)}"


@tells(e.TaleTold)
def tale_told(event: e.TaleTold) -> str:
    """Say who listens."""
    return f"tells {unit_name(event.to)} one more tale and is not attacked by it"


@tells(e.HonorTested)
def honor_tested(event: e.HonorTested) -> str:
    """Say how Honor stood against Honor."""
    names = {"parley": "a parley with", "sanctuary": "the sanctuary of"}
    lost = f"; {unit_name(event.lost)} loses its attack" if event.lost else ""
    return (
        f"tries {names[event.ability]} {unit_name(event.target)} ({numbers(event, 'Honor')}){lost}"
    )


@tells(e.LuckChecked)
def luck_checked(event: e.LuckChecked) -> str:
    """Say what luck did."""
    what = "is ridden down" if event.lucky else "stands"
    return f"checks luck: {event.luck}, {unit_name(event.target)} {what} (7 or more)"


# Adventures


@tells(e.EncounterFaced)
def encounter_faced(event: e.EncounterFaced) -> str:
    """Say what an encounter asked and what came of it."""
    row = ENCOUNTERS[event.encounter]
    draws = count(event.draws, "draw")
    at = f"{row.name} at {event.space}"
    if row.rating is None:
        return f"passes {at}: {draws}"
    asked = f"{row.rating.title()} {event.rating}, needs {row.value}"
    return f"passes {at} ({asked}): {draws}" if event.passed else f"does not pass {at} ({asked})"


@tells(e.EncountersPlaced)
def encounters_placed(event: e.EncountersPlaced) -> str:
    """Say how many encounters lie on the map."""
    again = " anew" if event.again else ""
    return f"{count(event.count, 'encounter')} are placed{again}"


@tells(e.GuardianMet)
def guardian_met(event: e.GuardianMet) -> str:
    """Say who bars the path."""
    row = GUARDIANS[event.guardian]
    pay = f", or {count(row.pay, 'card')}" if row.pay else ""
    asks = f"{row.rating.title()} {row.value}{pay}"
    return f"faces {row.name} on the {path_name(event.path)}: {asks}"


@tells(e.GuardianChallenged)
def guardian_challenged(event: e.GuardianChallenged) -> str:
    """Say what came of the challenge."""
    rating = GUARDIANS[event.guardian].rating.title()
    return f"challenges {guardian_name(event.guardian)} ({numbers(event, rating)})"


@tells(e.GuardianPaid)
def guardian_paid(event: e.GuardianPaid) -> str:
    """Say what was paid."""
    return f"pays {guardian_name(event.guardian)} {count(event.cards, 'card')}"


@tells(e.MercyAsked)
def mercy_asked(event: e.MercyAsked) -> str:
    """Say who was sent away."""
    return f"asks {guardian_name(event.guardian)} for mercy: it goes away"


@tells(e.MarkerStepped)
def marker_stepped(event: e.MarkerStepped) -> str:
    """Say where the marker stands."""
    place = "the dead end" if event.place == 2 else "the first space"
    taken = " and takes it from the enemy" if event.taken else ""
    return f"moves the marker of the {path_name(event.path)} to {place}{taken}"


@tells(e.Strained)
def strained(event: e.Strained) -> str:
    """Say what the effort cost."""
    return f"is strained by the effort: Health {event.health}"
