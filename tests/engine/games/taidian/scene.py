"""From a few words about a table of Taidian to its whole state. See `table.py` beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from attrs import field, frozen

from engine.core.chance import Chance
from engine.core.zones import Deck, Pile
from engine.games.taidian.cards import CARDS, TRACKS
from engine.games.taidian.deck import health_of, stack_size
from engine.games.taidian.rules.turn import begin_turn
from engine.games.taidian.state import Fighter, Options, Poison, Step, TaidianState

COINS = ("coin",) * 8
"""A deck whose cards do nothing but pay."""


@frozen(kw_only=True)
class Has:
    """The possessions of one fighter; by default full health, an empty hand and a deck of coins."""

    health: int | None = None
    energy: int = 0
    levels: Mapping[str, int] = field(factory=dict)
    hand: Sequence[str] = ()
    deck: Sequence[str] = COINS
    discard: Sequence[str] = ()
    structures: Sequence[str] = ()
    fallen: bool = False


@frozen(kw_only=True)
class Scene:
    fighters: Mapping[str, Has]
    """The characters by seats."""
    options: Options = field(factory=Options)
    turn: str = ""
    round: int = 1
    market: Mapping[str, int] = field(factory=dict)
    poisons: Sequence[tuple[str, str, int]] = ()
    """Owner, victim and ticks left, the oldest first."""
    truces: Sequence[tuple[str, str]] = ()

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self.fighters)


def state_of(scene: Scene) -> TaidianState:
    names = scene.names
    turn = names.index(scene.turn) if scene.turn else 0
    g = TaidianState(
        chance=Chance(1),
        options=scene.options,
        first=0,
        step=Step.TURN,
        active=turn,
        round=scene.round,
        fighters=[fighter_of(scene, seat) for seat in range(len(names))],
        market={slug: stack_size(slug, len(names)) for slug in CARDS} | dict(scene.market),
        poisons=[
            Poison(owner=names.index(owner), victim=names.index(victim), ticks=ticks, fresh=False)
            for owner, victim, ticks in scene.poisons
        ],
        truces=[pair_of(names, pair) for pair in scene.truces],
        falls=int(any(has.fallen for has in scene.fighters.values())),
    )
    begin_turn(g, turn)
    return g


def pair_of(names: Sequence[str], pair: tuple[str, str]) -> tuple[int, int]:
    """A truce by seats, the lower first."""
    one, other = sorted(map(names.index, pair))
    return one, other


def fighter_of(scene: Scene, seat: int) -> Fighter:
    slug = scene.names[seat]
    has = scene.fighters[slug]
    teams = scene.options.teams
    full = health_of(slug, scene.options.usual_health, balanced=scene.options.is_balanced)
    health = full if has.health is None else has.health
    return Fighter(
        character=slug,
        side=seat if teams == "none" else seat % int(teams),
        health=0 if has.fallen else health,
        cap=full,
        energy=has.energy,
        levels=dict.fromkeys(TRACKS, 0) | dict(has.levels),
        deck=Deck([] if has.fallen else list(has.deck)),
        hand=Pile([] if has.fallen else list(has.hand)),
        discard=Pile(list(has.discard)),
        structures=list(has.structures),
        bought_counts=dict.fromkeys(has.structures, 1),
        fall_order=int(has.fallen),
    )
