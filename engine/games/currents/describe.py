"""Choices in plain words, with what they cost and bring, part by part."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from engine.core.choice import Choice, Description
from engine.core.dispatch import Dispatch
from engine.core.text import count, listed, ordinal
from engine.games.currents.card_types import CURRENTS, TRACKS, Track
from engine.games.currents.cards import (
    COMPANIES,
    EVENT_CARDS,
    HQ_CARDS,
    LUMINARIES,
    PROPAGANDA,
)
from engine.games.currents.cities import PROJECTS
from engine.games.currents.names import (
    ROMAN,
    SIZE_NAMES,
    SKILL_NAMES,
    TRACK_NAMES,
    company_name,
    level_name,
    luminary_names,
    marker_name,
    money,
    project_name,
)
from engine.games.currents.sums.advances import (
    brought,
    is_patented_by,
    need,
    patent_fin,
    patent_gain,
    teams,
)
from engine.games.currents.sums.claims import Bill, Gain, bill, project_gain, ways_to_claim
from engine.games.currents.sums.fame import (
    future_rank,
    marker_place,
    pro_of,
    propaganda_cash,
)
from engine.games.currents.sums.market import (
    exchange_balance,
    ledger_cost,
    ledger_moves_prices,
    moved_left,
    moved_up,
    tip_cost,
    visit_cost,
    visit_gain,
)
from engine.games.currents.sums.modifiers import Term
from engine.games.currents.sums.points import share_worths
from engine.games.currents.view_types import FirmView, View


def describe(view: View, choice: Choice) -> Description:
    """The choice as its seat should read it."""
    group, label, consequence, clause, place = describes[choice.verb](view, choice)
    return Description(group, label, capital(consequence), clause, place)


Words = tuple[str, str, str, str, str]
"""Group, label, consequence, clause and place on the board."""

describes: Dispatch[str, Callable[[View, Choice], Words]] = Dispatch("description")
"""What a choice means, by its verb."""


def you(view: View) -> FirmView:
    """The company of the seat that chooses."""
    return view.firm(view.asked)


def sentence(*parts: str) -> str:
    """The parts that are not empty, as sentences."""
    return ". ".join(capital(part) for part in parts if part)


def capital(words: str) -> str:
    """The words with a capital at their beginning, the rest as it is."""
    return words[:1].upper() + words[1:]


def added(parts: Sequence[Term]) -> str:
    """Parts of a sum with where they come from: " +1 (Lamp Factory)"."""
    return "".join(f" {part.amount:+d} ({part.name})" for part in parts)


def price_words(before: int, after: int) -> str:
    """A move of a price: "price 12 to 15"."""
    return f"price {before} to {after}" if after != before else f"price stays {before}"


# The draft and the luminary auction


@describes("company")
def company(view: View, choice: Choice) -> Words:
    """Describe drafting a company: its inventor's ratings and ability."""
    row = COMPANIES[choice.noun]
    words = sentence(f"{LUMINARIES[row.inventor].name}: {rated(row.inventor)}", row.ability)
    return "Take a company", row.name, words, "2.5", f"company:{row.slug}"


def rated(luminary: str) -> str:
    """A luminary's ratings in words: "Inv 3, Man 1, Fin 1, Pro 0"."""
    ratings = LUMINARIES[luminary].ratings
    return f"Inv {ratings.inv}, Man {ratings.man}, Fin {ratings.fin}, Pro {ratings.pro}"


@describes("nominate")
def nominate(view: View, choice: Choice) -> Words:
    """Describe nominating a luminary: the ratings and the share that comes with it."""
    share = next(lot.share for lot in view.row if lot.luminary == choice.noun)
    with_share = f"comes with a share of {company_name(share)}" if share else ""
    words = sentence(rated(choice.noun), with_share, "you name your first bid next")
    return "Nominate", LUMINARIES[choice.noun].name, words, "4.3", f"lot:{choice.noun}"


OPT_OUT = "Opt out of this auction"


@describes("opt-out")
def opt_out(view: View, choice: Choice) -> Words:
    """Describe staying out of the auction of this phase."""
    words = "for this phase: after the auction you pay $1k for a luminary by lot (4.8)"
    return OPT_OUT, OPT_OUT, words, "4.3", "opt-out"


@describes("bid")
def bid(view: View, choice: Choice) -> Words:
    """Describe a bid: the cash that would be left, and who could still raise it."""
    amount, auction = int(choice.noun), view.auction
    assert auction is not None
    left = you(view).cash - amount
    rivals = [slug for slug in auction.inside if slug != you(view).slug]
    able = [slug for slug in rivals if view.firm(slug).cash > amount]
    answer = (
        f"{listed(company_name(slug) for slug in able)} could raise it"
        if able
        else "no player can raise it"
    )
    words = sentence(f"{money(left)} would be left", answer)
    return (
        "Bid",
        money(amount),
        words,
        "5.4" if auction.of_event else "4.5",
        f"number:{amount}",
    )


@describes("drop")
def drop(view: View, choice: Choice) -> Words:
    """Describe leaving the bidding."""
    auction = view.auction
    assert auction is not None
    if auction.of_event:
        return "Drop out", "Drop out", "you are out of the bidding for this event", "5.3", "drop"
    words = "you may still bid for the next luminary"
    return "Drop out of this lot", "Drop out of this lot", words, "4.5", "drop"


# Events


@describes("rise")
def rise(view: View, choice: Choice) -> Words:
    """Describe raising the own Future Fame to a rank."""
    rank = int(choice.noun)
    words = f"from {ordinal(future_rank(view, view.asked))} to {ordinal(rank)} on Future Fame"
    return "Raise your fame", f"To rank {rank}", words, "10.5", f"fame:{view.asked}:{rank}"


@describes("take")
def take(view: View, choice: Choice) -> Words:
    """Describe taking a share from the market for nothing."""
    words = sentence("free, and no price moves", worth(view, choice.noun))
    return "Take a share", company_name(choice.noun), words, "16.22", f"share:{choice.noun}"


@describes("dim")
def dim(view: View, choice: Choice) -> Words:
    """Describe exhausting a luminary by the event."""
    words = sentence(rated(choice.noun), "exhausted for this turn")
    name = LUMINARIES[choice.noun].name
    return "Exhaust", name, words, "16.19", f"luminary:{choice.noun}"


@describes("decline")
def decline(view: View, choice: Choice) -> Words:
    """Describe doing nothing where a card or the bookkeeping offers something."""
    clause = "13.6" if view.step == "ledger" else "7.2"
    return "Decline", "Decline", "you let it pass", clause, "decline"


def worth(view: View, company: str) -> str:
    """What a share of a company is worth at the end as it stands."""
    points = share_worths(view)[company]
    return f"a share is worth {count(points, 'point')} as it stands"


# Actions


@describes("claim")
def claim(view: View, choice: Choice) -> Words:
    """Describe claiming a project: the cheapest way, the fees and the price that follows."""
    city, _ = PROJECTS[choice.noun]
    words = sentence(f"{SIZE_NAMES[city.size]} city", cheapest_claim(view, choice.noun))
    return "Claim a project", project_name(choice.noun), words, "8.1", f"city:{city.slug}"


def cheapest_claim(view: View, project: str) -> str:
    """The cheapest way to claim a project and what it brings; "" if there is none."""
    firm = you(view)
    ways = ways_to_claim(view, firm, project)
    if not ways:
        return ""
    bills = [(bill(view, firm, project, *way), way) for way in ways]
    best, (luminary, current) = min(bills, key=lambda pair: pair[0].total)
    who = f"{LUMINARIES[luminary].short} and {TRACK_NAMES[current]}"
    return sentence(
        skipped_words(best),
        f"{money(best.total)} with {who}: {cost_words(best)}",
        gain_words(firm, project_gain(view, firm, project, current)),
    )


def skipped_words(paid: Bill) -> str:
    """How far a project is: "2 cities skipped"."""
    if not paid.skipped:
        return ""
    counted = f", counted as {paid.counted}" if paid.counted != paid.skipped else ""
    return f"{count(paid.skipped, 'city', 'cities')} skipped{counted}"


def cost_words(paid: Bill) -> str:
    """A cost by its parts: "8 + 2 x (1 - 2 Fin) = 6, fee Bulb III $3k to Edison"."""
    if paid.free_by:
        cost = f"free by {EVENT_CARDS[paid.free_by].name}"
    else:
        cost = f"{paid.size} + {paid.phase} x ({paid.counted} - {paid.fin} Fin)"
        cost += f"{added(paid.changes)} = {paid.bank}"
    return ", ".join((cost, *fee_words(paid)))


def fee_words(paid: Bill) -> Iterator[str]:
    """Each fee and who gets it."""
    for fee in paid.fees:
        if fee.amount:
            holder = company_name(fee.holder)
            yield f"fee {TRACK_NAMES[fee.track]} {ROMAN[fee.level]} {money(fee.amount)} to {holder}"


def gain_words(firm: FirmView, gain: Gain) -> str:
    """A move of the price by its parts: "price 46 to 50: 2, +2 for AC's fame"."""
    parts = [str(gain.size)]
    if gain.fame:
        parts.append(f"{gain.fame:+d} for the current's fame")
    if gain.doubled:
        parts.append("doubled for level V")
    words = ", ".join(parts) + added(gain.extra)
    return f"{price_words(firm.price, moved_up(firm.price, gain.total))} ({words})"


@describes("with")
def with_luminary(view: View, choice: Choice) -> Words:
    """Describe with whom a project is claimed or an HQ card developed."""
    if view.step == "staff":
        words = sentence(rated(choice.noun), f"develops {HQ_CARDS[view.doing.noun].name}")
        return "Exhaust", LUMINARIES[choice.noun].name, words, "11.2", f"luminary:{choice.noun}"
    luminary, word = choice.noun.split()
    current = next(each for each in CURRENTS if each == word)
    firm, project = you(view), view.doing.noun
    paid = bill(view, firm, project, luminary, current)
    gain = project_gain(view, firm, project, current)
    words = sentence(f"{money(paid.total)}: {cost_words(paid)}", gain_words(firm, gain))
    label = f"{LUMINARIES[luminary].name} with {TRACK_NAMES[current]}"
    return "Exhaust", label, words, "8.3", f"luminary:{luminary}"


@describes("advance")
def advance(view: View, choice: Choice) -> Words:
    """Describe an advance: what it asks for, who covers it, and the patent."""
    firm = you(view)
    track, level = track_and_level(choice.noun)
    asked = need(track, firm.levels[track], level)
    covering = teams(view, firm, track, level)
    words = sentence(
        f"needs Inv {asked.inv} and Man {asked.man}",
        enough_words(covering),
        patent_words(view, firm, track, level, covering),
    )
    return "Advance a technology", level_name(choice.noun), words, "9.2", f"track:{track}:{level}"


def enough_words(covering: Sequence[tuple[str, ...]]) -> str:
    """The smallest team that suffices, or "" if none does."""
    if not covering:
        return ""
    return f"{luminary_names(covering[0])} {'suffices' if len(covering[0]) == 1 else 'suffice'}"


def track_and_level(noun: str) -> tuple[Track, int]:
    """The track and the level that a choice names: "bulb 3"."""
    word, level = noun.split()
    return next(track for track in TRACKS if track == word), int(level)


def patent_words(
    view: View, firm: FirmView, track: Track, level: int, covering: Sequence[tuple[str, ...]]
) -> str:
    """Whether the patent can be had, and what it brings."""
    holder = view.patents.get(f"{track} {level}", "")
    if holder:
        return f"its patent is {company_name(holder)}'s"
    if not any(is_patented_by(view, firm, track, level, team) for team in covering):
        fin = patent_fin(view, firm, level - firm.levels[track])
        return f"no patent: that needs Fin {fin}"
    after = moved_up(firm.price, patent_gain(view, firm, level))
    return f"patent with enough Fin: {price_words(firm.price, after)}"


@describes("exhaust")
def exhaust(view: View, choice: Choice) -> Words:
    """Describe a team that advances: what it brings, and whether it claims the patent."""
    firm = you(view)
    track, level = track_and_level(view.doing.noun)
    team = tuple(choice.noun.split())
    asked, brings = need(track, firm.levels[track], level), brought(view, firm, track, team)
    patent = "no patent"
    if is_patented_by(view, firm, track, level, team):
        after = moved_up(firm.price, patent_gain(view, firm, level))
        patent = f"claims the patent: {price_words(firm.price, after)}"
    words = sentence(
        f"Inv {brings.inv} ({asked.inv} needed), Man {brings.man} ({asked.man} needed)",
        f"Fin {brings.fin}",
        patent,
    )
    return "Exhaust", luminary_names(team), words, "9.2", f"cards:{choice.noun}"


@describes("nudge")
def nudge(view: View, choice: Choice) -> Words:
    """Describe Tesla's move of the marker after an AC patent."""
    place = view.current + 1
    words = f"the currents' marker from {marker_name(view.current)} to {marker_name(place)}"
    return "Move the marker", "1 toward AC", words, "15.1", marker_target(place)


def marker_target(place: int) -> str:
    """The space of the currents' track on the board."""
    if not place:
        return "current:start"
    return f"current:ac:{place}" if place > 0 else f"current:dc:{-place}"


@describes("propaganda")
def propaganda(view: View, choice: Choice) -> Words:
    """Describe engaging in propaganda."""
    words = "move a fame or the currents' marker, take a card with cash, and move again"
    return "Engage in propaganda", "Engage in propaganda", words, "10.1", "propaganda"


@describes("speak")
def speak(view: View, choice: Choice) -> Words:
    """Describe who speaks: how far a marker moves, and the cash."""
    firm = you(view)
    fin = LUMINARIES[choice.noun].ratings.fin
    words = (
        f"moves a marker up to {pro_of(view, firm, choice.noun)}, "
        f"gains {money(view.phase * fin)} beside the card's cash"
    )
    return "Exhaust", LUMINARIES[choice.noun].name, words, "10.2", f"luminary:{choice.noun}"


@describes("fame")
def fame(view: View, choice: Choice) -> Words:
    """Describe moving a company's Future Fame to a rank."""
    slug, rank = choice.noun.split()
    before = future_rank(view, slug)
    way = "up" if int(rank) < before else "down"
    words = sentence(
        f"from {ordinal(before)} to {ordinal(int(rank))} on Future Fame, {way}",
        "first next turn: its price goes up by the phase" if rank == "1" else "",
    )
    label = f"{company_name(slug)} to rank {rank}"
    return "Move a fame", label, words, "10.5", f"fame:{slug}:{rank}"


@describes("current")
def current(view: View, choice: Choice) -> Words:
    """Describe moving the currents' marker."""
    place = marker_place(choice.noun)
    effect = (
        f"projects with {'AC' if place > 0 else 'DC'} move prices {abs(place)} more, "
        f"those with {'DC' if place > 0 else 'AC'} {abs(place)} less"
        if place
        else "no current is more famous"
    )
    words = sentence(f"from {marker_name(view.current)} to {marker_name(place)}", effect)
    return "Move the marker", f"Marker to {marker_name(place)}", words, "10.2", marker_target(place)


@describes("nothing")
def nothing(view: View, choice: Choice) -> Words:
    """Describe moving no marker."""
    return "Move nothing", "Move nothing", "no marker moves", "10.7", "nothing"


@describes("card")
def card(view: View, choice: Choice) -> Words:
    """Describe a propaganda card: its moves and its cash."""
    row = PROPAGANDA[choice.noun]
    (luminary,) = view.doing.luminaries
    moves = [
        f"{name} up to {number}"
        for name, number in (("a fame", row.fame), ("toward AC", row.ac), ("toward DC", row.dc))
        if number
    ]
    cash = propaganda_cash(view, you(view), luminary, row.slug)
    words = sentence(
        f"you gain {money(cash)}", f"may move {listed(moves)}, one of them" if moves else ""
    )
    return "Take a card", row.name, words, "10.3", f"propaganda:{row.slug}"


@describes("develop")
def develop(view: View, choice: Choice) -> Words:
    """Describe developing an HQ card: its effect and its points."""
    row = HQ_CARDS[choice.noun]
    skill = f"needs a luminary with {SKILL_NAMES[row.skill]}"
    met = ""
    if row.moment == "at the end":
        met = f"you have {you(view).works_had} now"
    effect = row.words(view.companies)
    words = sentence(f"{count(row.points, 'point')}. {effect}", met, skill)
    return "Develop HQ", row.name, words, "11.2", f"hq:{row.slug}"


@describes("test")
def test(view: View, choice: Choice) -> Words:
    """Describe the free advance of the Testing Laboratory."""
    track = next(each for each in TRACKS if each == choice.noun)
    level = you(view).levels[track] + 1
    words = "at no cost, without a patent"
    return "Advance", level_name(f"{track} {level}"), words, "17.11", f"track:{track}:{level}"


@describes("wake")
def wake(view: View, choice: Choice) -> Words:
    """Describe waking a luminary."""
    cost = "" if view.step == "effect" else "for $3k, once this turn"
    words = sentence(rated(choice.noun), cost, "may act again this turn")
    clause = "17.27" if view.step == "effect" else "16.27"
    return "Wake", LUMINARIES[choice.noun].name, words, clause, f"luminary:{choice.noun}"


@describes("rest")
def rest(view: View, choice: Choice) -> Words:
    """Describe resting a luminary."""
    words = sentence(rated(choice.noun), "exhausted without an action")
    return "Rest a luminary", LUMINARIES[choice.noun].name, words, "7.3", f"luminary:{choice.noun}"


# The market


@describes("visit")
def visit(view: View, choice: Choice) -> Words:
    """Describe visiting the market, or who does."""
    if not choice.noun:
        words = "buy and sell shares, as many as you can pay"
        return "Visit the market", "Visit the market", words, "12.5", "market"
    fin = LUMINARIES[choice.noun].ratings.fin
    words = (
        f"Fin {fin}: each share costs {money(view.phase * fin)} less, and sells for as much more"
    )
    return "Exhaust", LUMINARIES[choice.noun].name, words, "12.5", f"luminary:{choice.noun}"


@describes("buy")
def buy(view: View, choice: Choice) -> Words:
    """Describe buying a share: what it costs, the price that follows, and what it is worth."""
    firm, company = you(view), choice.noun
    price = view.firm(company).price
    after = moved_up(price, view.phase)
    clause = "12.6"
    if view.step == "trade":
        (luminary,) = view.doing.luminaries
        cost = visit_cost(view, firm, company, LUMINARIES[luminary].ratings.fin)
    elif view.step == "ledger":
        cost, clause = ledger_cost(view, firm, company), "13.6"
        after = after if ledger_moves_prices(view) else price
    else:
        cost, clause = tip_cost(view, company), "16.8"
    words = sentence(
        f"{money(firm.cash - cost)} would be left", price_words(price, after), worth(view, company)
    )
    label = f"{company_name(company)} for {money(cost)}"
    return "Buy a share", label, words, clause, f"share:{company}"


@describes("sell")
def sell(view: View, choice: Choice) -> Words:
    """Describe selling a share: what it brings and the price that follows."""
    firm, company = you(view), choice.noun
    (luminary,) = view.doing.luminaries
    gain = visit_gain(view, company, LUMINARIES[luminary].ratings.fin)
    price = view.firm(company).price
    words = sentence(
        f"you would have {money(firm.cash + gain)}",
        price_words(price, moved_left(price)),
        worth(view, company),
    )
    label = f"{company_name(company)} for {money(gain)}"
    return "Sell a share", label, words, "12.7", f"share:{company}"


@describes("done")
def done(view: View, choice: Choice) -> Words:
    """Describe ending a visit."""
    return "End the visit", "End the visit", "no more trades in this visit", "12.10", "done"


@describes("exchange")
def exchange(view: View, choice: Choice) -> Words:
    """Describe exchanging a share for another in bookkeeping."""
    sold, bought = choice.noun.split()
    firm = you(view)
    balance = exchange_balance(view, firm, sold, bought)
    cash = f"you gain {money(balance)}" if balance >= 0 else f"you pay {money(-balance)}"
    moves = ""
    if ledger_moves_prices(view):
        before, after = view.firm(sold).price, view.firm(bought).price
        moves = (
            f"{company_name(sold)} {price_words(before, moved_left(before))}, "
            f"{company_name(bought)} {price_words(after, moved_up(after, view.phase))}"
        )
    words = sentence(cash, moves, f"{company_name(bought)}: {worth(view, bought)}")
    label = f"{company_name(sold)} for {company_name(bought)}"
    return "Exchange a share", label, words, "13.6", f"share:{bought}"
