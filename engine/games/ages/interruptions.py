"""The interruptions of a step, which come first: draws, discards, thefts and domes (14, 17, 26)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from engine.core.choice import PASS, choice, legal
from engine.core.dispatch import Dispatch
from engine.core.flow import choose
from engine.core.text import count
from engine.games.ages.cards.held import is_badge, might_hold, spare_count
from engine.games.ages.cards.ideas import (
    discard_ideas,
    draw_ideas,
    draws_taken,
    loss_ideas,
    reaction_ideas,
    show_ideas,
)
from engine.games.ages.cards.rules import (
    check_limit,
    discard_card,
    draw_card,
    drop_cards,
    give_card,
    new_cards,
    reveal_card,
    use_up,
)
from engine.games.ages.challenges.ratings import carry_limit
from engine.games.ages.creatures.events import HenchmanBrought
from engine.games.ages.creatures.rules import henchmen_of
from engine.games.ages.entering.arrivals import dome_ideas
from engine.games.ages.entering.rules import place_in_dome, send_away
from engine.games.ages.experience.rules import ask_for_rating, gain_experience, teach_ideas
from engine.games.ages.names import short_name, with_small_articles
from engine.games.ages.pending import ASKED, Ask, Pending
from engine.games.ages.prisoners.rules import ask_whom_to_free
from engine.games.ages.rows.characters import CHARACTERS
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.sites.vault import ask_for_card_of_vault
from engine.games.ages.state import AgesState
from engine.games.ages.steps import Step
from engine.games.ages.units import profile_of, prompt_about, reaction_prompt

PARTING_GIFT = "parting-gift"
ALONE = choice("alone")
NUMBERS = {slug: number for number, slug in enumerate(CHARACTERS, 1)}
"""The clause number of each character in chapter 20."""

settles: Dispatch[Ask, Callable[[AgesState, Pending], Awaitable[None]]] = Dispatch("settlement")
"""The functions that settle an interruption; each removes it, but only after it has asked."""


async def settle_interruption(g: AgesState) -> None:
    """Settle the first thing that interrupts the step, which may ask its player."""
    pending = g.pending[0]
    await settles[pending.ask](g, pending)


@settles(Ask.DRAW)
async def ask_for_deck(g: AgesState, pending: Pending) -> None:
    """Ask which deck the next card is drawn from (14.1)."""
    unit = g.units[pending.unit]
    offered = legal(draw_ideas(g, pending.count))
    if not offered or not unit.is_alive:
        g.pending.remove(pending)
        return
    prompt = f"{profile_of(unit).name} draws: from which deck? Draws left: {pending.count}"
    answer = await choose(unit.owner, prompt, offered, "14.1", reveals=True)
    pending.count -= draws_taken(answer.noun)
    if not pending.count:
        g.pending.remove(pending)
    draw_card(g, pending.unit, answer.noun, draws=draws_taken(answer.noun))
    check_limit(g, pending.unit)


@settles(Ask.DISCARD)
async def ask_for_excess_card(g: AgesState, pending: Pending) -> None:
    """Ask which card is discarded, until the unit is within its limit (14.2)."""
    unit = g.units[pending.unit]
    if len(unit.cards) <= carry_limit(g, unit):
        g.pending.remove(pending)
        return
    offered = legal(discard_ideas(g, unit, new_cards(g, pending.unit)))
    name, limit = profile_of(unit).name, carry_limit(g, unit)
    prompt = f"{name} carries {len(unit.cards)} cards, the limit is {limit}"
    answer = await choose(unit.owner, prompt, offered, "14.2")
    if answer.verb == "reveal":
        reveal_card(g, unit, answer.noun, "ready")
    else:
        discard_card(g, unit, answer.noun, "too many")
    if len(unit.cards) <= carry_limit(g, unit):
        g.pending.remove(pending)


@settles(Ask.RECEIVE)
async def ask_for_new_card_to_destroy(g: AgesState, pending: Pending) -> None:
    """Ask which of its new cards a unit destroys, if any (14.18)."""
    unit = g.units[pending.unit]
    cards = new_cards(g, pending.unit)
    if not cards or not unit.is_alive:
        g.pending.remove(pending)
        return
    offered = (*(choice("destroy", card) for card in cards), PASS)
    prompt = f"{short_name(unit.slug)} has {count(pending.count, 'new card')}: destroy any?"
    answer = await choose(unit.owner, prompt, offered, "14.18")
    if answer == PASS:
        g.pending.remove(pending)
        return
    discard_card(g, unit, answer.noun, "destroyed")


@settles(Ask.PAY)
async def ask_for_payment(g: AgesState, pending: Pending) -> None:
    """Ask which cards are paid (16.2)."""
    unit = g.units[pending.unit]
    offered = legal(loss_ideas(unit, "give-up"))
    prompt = f"{profile_of(unit).name} pays: which card? Cards to pay: {pending.count}"
    if 1 < pending.count == spare_count(unit):
        prompt = f"{profile_of(unit).name} pays every card: which first?"
    answer = await choose(unit.owner, prompt, offered, "16.2")
    discard_card(g, unit, answer.noun, "paid")
    pending.count -= 1
    if not pending.count:
        g.pending.remove(pending)


@settles(Ask.SHOW)
async def ask_for_card_to_show(g: AgesState, pending: Pending) -> None:
    """Ask which face-down card is revealed (20.6, 20.46)."""
    unit, causer = g.units[pending.unit], g.units[pending.cause_unit]
    if not unit.has_hidden or not unit.is_alive:
        g.pending.remove(pending)
        return
    reason = pending.cause or profile_of(causer).ability.name
    offered = legal(show_ideas(unit))
    prompt = prompt_about(unit, f"must reveal a card ({reason} of", causer, ")")
    clause = pending.clause or row_clause(causer.slug)
    answer = await choose(unit.owner, prompt, offered, clause, reveals=True)
    g.pending.remove(pending)
    reveal_card(g, unit, answer.noun, reason)


def row_clause(slug: str) -> str:
    """The clause of RULES.md that is about a character."""
    return f"20.{NUMBERS[slug]}"


def what_takes(pending: Pending) -> str:
    """The card or the deed that causes a loss, as text; "" for an ability."""
    card = TREASURES.get(pending.cause)
    return card.name if card else pending.cause


@settles(Ask.STEAL)
async def ask_for_card_to_lose(g: AgesState, pending: Pending) -> None:
    """Ask which card the victim loses (20.11, 20.38)."""
    unit, taker = g.units[pending.unit], g.units[pending.cause_unit]
    offered = legal(loss_ideas(unit, "give-up"))
    if not offered:
        g.pending.remove(pending)
        return
    reason = what_takes(pending) or profile_of(taker).ability.name
    prompt = prompt_about(unit, "loses a card to", taker, f" ({reason})")
    clause = pending.clause or ("21.64" if pending.cause else row_clause(taker.slug))
    answer = await choose(unit.owner, prompt, offered, clause)
    g.pending.remove(pending)
    give_card(g, unit, answer.noun, taker, reason)


settles(Ask.RAISE)(ask_for_rating)


@settles(Ask.TEACH)
async def ask_whom_to_teach(g: AgesState, pending: Pending) -> None:
    """Ask which unit gains an experience marker (20.34)."""
    unit = g.units[pending.unit]
    offered = legal(teach_ideas(g, unit))
    if not offered:
        g.pending.remove(pending)
        return
    prompt = f"{profile_of(unit).name}'s Narrative: who gains an experience marker?"
    answer = await choose(unit.owner, prompt, offered, "20.34")
    g.pending.remove(pending)
    gain_experience(g, g.unit_of(answer.noun), "Narrative")


@settles(Ask.DISMISS, Ask.BANISH)
async def dismiss_unit(g: AgesState, pending: Pending) -> None:
    """Draw for a dome (17.2, 17.3); a unit that an adventure sends away may play a card first."""
    unit = g.units[pending.unit]
    by_adventure = g.phase is Step.ADVENTURE and unit.is_on_map and not pending.was_asked
    if by_adventure and might_hold(unit, frozenset({PARTING_GIFT})):
        pending.cause = ASKED
        g.pending.insert(0, Pending(ask=Ask.PARTING, unit=pending.unit))
        return
    g.pending.remove(pending)
    send_away(g, pending)


@settles(Ask.PARTING)
async def ask_for_parting_gift(g: AgesState, pending: Pending) -> None:
    """Ask for a Parting Gift before the unit is sent away (21.79)."""
    unit = g.units[pending.unit]
    prompt = reaction_prompt(
        f"{profile_of(unit).name} is sent away: a Parting Gift?",
        f"{short_name(unit.slug)} is sent away: a Parting Gift?",
        f"{short_name(unit.slug)} leaves: a Parting Gift?",
    )
    answer = await choose(unit.owner, prompt, legal(reaction_ideas(unit, PARTING_GIFT)), "14.11")
    g.pending.remove(pending)
    if answer != PASS:
        use_up(g, unit, PARTING_GIFT)
        g.pending.insert(0, Pending(ask=Ask.DRAW, unit=pending.unit, count=1))


@settles(Ask.BRING)
async def ask_who_goes_along(g: AgesState, pending: Pending) -> None:
    """Ask which henchmen go along with their master (28.12)."""
    master = g.units[pending.unit]
    henchmen = [u for u in henchmen_of(g, pending.unit) if u.space == pending.space]
    if not henchmen:
        g.pending.remove(pending)
        return
    offered = (*(choice("bring", unit.slug) for unit in henchmen), ALONE)
    prompt = f"{profile_of(master).name} is moved: who goes along?"
    answer = await choose(master.owner, prompt, offered, "28.12")
    if answer == ALONE:
        g.pending.remove(pending)
        return
    unit = g.unit_of(answer.noun)
    unit.space = master.space
    g.emit(HenchmanBrought, unit=unit.slug, master=master.slug, space=g.space_name(unit.space))


@settles(Ask.SHED)
async def ask_to_shed_badge(g: AgesState, pending: Pending) -> None:
    """Ask whether a badge is discarded after damage (14.12)."""
    unit = g.units[pending.unit]
    badges = [card for card in dict.fromkeys(unit.cards) if is_badge(card)]
    if not badges or not unit.is_on_map:
        g.pending.remove(pending)
        return
    offered = (*(choice("shed", card) for card in badges), PASS)
    prompt = f"{profile_of(unit).name} was wounded: discard a badge?"
    answer = await choose(unit.owner, prompt, offered, "14.12")
    g.pending.remove(pending)
    if answer != PASS:
        discard_card(g, unit, answer.noun, "shed")


@settles(Ask.DOME)
async def ask_for_dome(g: AgesState, pending: Pending) -> None:
    """Ask for one of several domes (17.2, 17.3)."""
    unit = g.units[pending.unit]
    is_banished = pending.is_banishment
    seat = g.first_seat(1 - unit.team) if is_banished else unit.owner
    prompt = with_small_articles(f"Into which dome does {profile_of(unit).name} go?")
    answer = await choose(seat, prompt, legal(dome_ideas(g)), "17.3" if is_banished else "17.2")
    g.pending.remove(pending)
    place_in_dome(g, pending.unit, int(answer.noun))


@settles(Ask.FALL)
async def let_cards_fall(g: AgesState, pending: Pending) -> None:
    """Let the cards of a unit that was killed fall to the ground (13.7)."""
    g.pending.remove(pending)
    drop_cards(g, g.units[pending.unit], pending.space)


settles(Ask.ROB)(ask_for_card_of_vault)
settles(Ask.FREE)(ask_whom_to_free)
