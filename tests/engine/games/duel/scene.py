"""From a few words about a table of Duel to its whole state. See `table.py` beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from attrs import field, frozen

from engine.core.chance import Chance
from engine.core.zones import Deck, Pile, Row
from engine.games.duel.cards import ASSISTANTS, CITIES, COMPANIES, REGIONS, TECHNOLOGIES
from engine.games.duel.state import DuelState, Side, Step, Turn

HAND, SHARES, FIRST_PR, TURNS = 3, 5, 2, 6


@frozen(kw_only=True)
class Has:
    """The possessions of one player; everything else is as setup leaves it."""

    pr: int | None = None
    shares: Mapping[str, int] = field(factory=dict)
    reserved: int | None = None
    cities: Sequence[str] = ()
    technologies: Sequence[str] | None = None
    hand: Sequence[str] | None = None


@frozen(kw_only=True)
class Scene:
    """A table in the middle of a phase; everything else is as setup leaves it."""

    companies: Mapping[str, Has]
    """The inventors by seats."""
    phase: int = 1
    turn: str = ""
    first: str = ""
    hand: Sequence[str] | None = None
    """The hand of the player whose turn it is."""
    free: int = 0
    row: Sequence[str] | None = None
    deck: Sequence[str] | None = None
    chips: Mapping[str, str] = field(factory=dict)
    market: Mapping[str, int] = field(factory=dict)
    step: Step = Step.TURN

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self.companies)

    @property
    def first_seat(self) -> int:
        """The first player: by default the one named first."""
        return self.names.index(self.first) if self.first else 0

    @property
    def starter(self) -> int:
        return self.first_seat if self.phase != 2 else 1 - self.first_seat

    @property
    def active(self) -> int:
        return self.names.index(self.turn) if self.turn else self.starter


def state_of(scene: Scene) -> DuelState:
    powers = sorted(COMPANIES[company].power for company in scene.names)
    assert powers == ["AC", "DC"], f"one AC and one DC inventor are needed, not {scene.names}"
    sides = sides_of(scene)
    hands = hands_of(scene)
    for side, cards in zip(sides, hands, strict=True):
        side.hand = Pile(list(cards))
    turns = TURNS - sum(map(len, hands))
    assert (turns % 2 == 0) == (scene.active == scene.starter), "the hands do not fit the turn"
    row, deck = cities_of(scene)
    return DuelState(
        chance=Chance(1),
        has_draft=True,
        are_inventors_random=False,
        first=scene.first_seat,
        step=scene.step,
        phase=scene.phase,
        turns=turns,
        active=scene.active,
        sides=sides,
        turn=Turn(free=scene.free),
        technologies=technologies_of(scene),
        chips=dict.fromkeys(REGIONS, "") | dict(scene.chips),
        market=market_of(sides) | dict(scene.market),
        row=Row(row),
        city_deck=Deck(deck),
        assistant_deck=Deck([card for card in ASSISTANTS if card not in (*hands[0], *hands[1])]),
        removed_shares=sum(
            SHARES - side.reserved_shares - side.shares.get(side.company, 0) for side in sides
        ),
    )


def sides_of(scene: Scene) -> list[Side]:
    sides = [side_of(company, has) for company, has in scene.companies.items()]
    for seat, (side, has) in enumerate(zip(sides, scene.companies.values(), strict=True)):
        start = FIRST_PR if seat == scene.first_seat else 0
        side.pr = start if has.pr is None else has.pr
    return sides


def side_of(company: str, has: Has) -> Side:
    """One own share is placed, and the others are reserved, by default."""
    shares = {company: 1} | dict(has.shares)
    own = shares[company]
    reserved = SHARES - own if has.reserved is None else has.reserved
    assert own + reserved <= SHARES, f"{company} has only {SHARES} shares"
    placed = {slug: count for slug, count in shares.items() if count}
    return Side(company=company, reserved_shares=reserved, shares=placed, cities=list(has.cities))


def technologies_of(scene: Scene) -> dict[str, int | None]:
    """Technologies named for one player are removed from the other; by default the second has two
    (2.5)."""
    sides = tuple(scene.companies.values())
    held = {chip: seat for seat, has in enumerate(sides) for chip in has.technologies or ()}
    silent = [seat for seat, has in enumerate(sides) if has.technologies is None]
    first, second = scene.first_seat, 1 - scene.first_seat
    if len(silent) == 2:
        own = [COMPANIES[company].technology for company in scene.names]
        others = [chip for chip in TECHNOLOGIES if chip != own[second]]
        held[own[first] if own[first] in others else others[0]] = first
    rest = silent[0] if len(silent) == 1 else second
    return {chip: held.get(chip, rest) for chip in TECHNOLOGIES}


def market_of(sides: Sequence[Side]) -> dict[str, int]:
    owned = [side.company for side in sides]
    left = {
        company: SHARES - sum(side.shares.get(company, 0) for side in sides)
        for company in COMPANIES
        if company not in owned
    }
    assert min(left.values()) >= 0, f"there are only {SHARES} shares of a company: {left}"
    return left


def cities_of(scene: Scene) -> tuple[list[str], list[str]]:
    """Row and deck as said; by default one City of each Region lies out before the others."""
    taken = [city for has in scene.companies.values() for city in has.cities]
    left = [city for city in CITIES if city not in (*taken, *(scene.deck or ()))]
    row = scene.row
    if row is None:
        row = [next(city for city in left if CITIES[city].region == region) for region in REGIONS]
    deck = scene.deck
    if deck is None:
        deck = [city for city in left if city not in row]
    used = [*taken, *row, *deck]
    assert len(set(used)) == len(used), f"a City is in two places: {used}"
    return list(row), list(deck)


def hands_of(scene: Scene) -> list[list[str]]:
    """The given hands, filled up with other Assistants to the size that the turn needs."""
    said = [has.hand for has in scene.companies.values()]
    if scene.hand is not None:
        said[scene.active] = scene.hand
    named = [card for cards in said for card in cards or ()]
    assert len(set(named)) == len(named), f"an Assistant is in two hands: {named}"
    unnamed = [card for card in ASSISTANTS if card not in named]
    active = said[scene.active]
    count = HAND if active is None else len(active)
    needed = {scene.active: count, 1 - scene.active: count - (scene.active != scene.starter)}
    return [
        [unnamed.pop(0) for _ in range(needed[seat])] if cards is None else list(cards)
        for seat, cards in enumerate(said)
    ]
