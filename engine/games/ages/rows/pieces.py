"""The pieces that the map is built from: platters, dome keys and adventure keys, as rows."""

from __future__ import annotations

from engine.games.ages.card_types import AGES, AdventureKey, DomeKey, Platter

PLATTERS = {
    row.slug: row
    for row in (
        Platter(
            "sheepfold-downs",
            "Sheepfold Downs",
            "ancient",
            (
                ".ww..",
                ".ww...",
                "..w.^..",
                ".....^..",
                ".~~.B..w.",
                ".~....ww",
                "...^.w.",
                ".w....",
                ".....",
            ),
        ),
        Platter(
            "drowned-chapel",
            "Drowned Chapel",
            "ancient",
            (
                "..ss.",
                ".~ss..",
                "~~D~s..",
                ".~DD~...",
                "..~D~.B..",
                ".w.~..B.",
                ".ww.s..",
                "..wss.",
                "...s.",
            ),
        ),
        Platter(
            "copper-mesa",
            "Copper Mesa",
            "colonial",
            (
                "..^..",
                ".^....",
                "..SMM..",
                "..MMMM.^",
                ".^.MWMS..",
                "...MM...",
                ".w.S.^.",
                ".w....",
                "..^..",
            ),
        ),
        Platter(
            "harbor-row",
            "Harbor Row",
            "colonial",
            (
                ".....",
                ".BB.B.",
                ".....B.",
                ".B......",
                "~~~...B..",
                "~D~~....",
                "~DD~.w.",
                "~D~~..",
                "~~~..",
            ),
        ),
        Platter(
            "ring-road-estate",
            "Ring Road Estate",
            "modern",
            (
                ".....",
                ".BB.w.",
                ".B..ww.",
                "...O....",
                "...O..BB.",
                ".w....B.",
                ".ww....",
                "...BB.",
                ".....",
            ),
        ),
        Platter(
            "quarry-works",
            "Quarry Works",
            "modern",
            (
                "..^^.",
                ".^^...",
                ".^F.SM.",
                "....MMM.",
                "..ec.M...",
                ".^ccO...",
                "..^e.B.",
                "....B.",
                ".....",
            ),
        ),
        Platter(
            "terraform-nine",
            "Terraform Nine",
            "future",
            (
                "...s.",
                ".F..s.",
                "..O....",
                ".B..F...",
                ".B.SMM.O.",
                "...MM...",
                ".s...F.",
                ".ss...",
                ".....",
            ),
        ),
    )
}

COPPER_MESA_MINED = Platter(
    "copper-mesa-mined",
    "Copper Mesa, mined",
    "colonial",
    (
        "..^..",
        ".^....",
        "..SMM..",
        "..MMMM.^",
        ".^eMWMe..",
        "...MM...",
        ".w.S.^.",
        ".w....",
        "..^..",
    ),
    below=((-1, 0), (0, 0), (1, 0)),
)
VARIANTS = {COPPER_MESA_MINED.slug: COPPER_MESA_MINED}
"""Platters that replace another one in some missions (29.6)."""


def platter_of(piece: str) -> Platter | None:
    """The platter with this slug, which may be a variant; None for a key."""
    return PLATTERS.get(piece) or VARIANTS.get(piece)


DOME_KEYS = {
    row.number: row
    for row in (
        DomeKey(0, "gold", "ancient", "..w..^..w"),
        DomeKey(1, "gold", "modern", ".....B..."),
        DomeKey(2, "blue", "colonial", ".^..w..^."),
        DomeKey(3, "blue", "future", ".....s..s"),
        DomeKey(4, "red", "ancient", ".w.....w."),
        DomeKey(5, "red", "modern", "B.......w"),
        DomeKey(6, "green", "colonial", "w..w..w.."),
        DomeKey(7, "green", "future", "..^.....^"),
        DomeKey(8, "black", "colonial", ".~~......"),
        DomeKey(9, "black", "ancient", "...s..s.."),
    )
}

RING = ("l0", "r0", "c0", "l1", "r1", "c1", "l2", "r2", "c2")
"""The nine spaces around the hub of a key, in order: two on each side, then a corner."""
HUB = "hub"

_AROUND = tuple(zip(RING, (*RING[1:], RING[0]), strict=True))
_CHORDS = (("r0", "l1"), ("r1", "l2"), ("r2", "l0"))
_SPOKES = tuple((HUB, space) for space in RING if not space.startswith("c"))
_ALL_OPEN = frozenset((*_AROUND, *_CHORDS, *_SPOKES))


def _labyrinth_key(age: str, alternate: bool) -> AdventureKey:
    """A labyrinth: three paths from the hub, each with a circle, a first space and a dead end."""
    paths = tuple((f"r{k}", f"c{k}", f"l{(k + 1) % 3}") for k in range(3))
    names = ("power", "discipline", "shadow") if alternate else ("war", "glory", "prestige")
    links = {(HUB, circle) for circle, _, _ in paths}
    for circle, first, end in paths:
        links |= {(circle, first), (first, end)}
    sites: dict[str, str] = {}
    for name, spaces in zip(names, paths, strict=True):
        sites |= {space: f"{name} {part}" for part, space in enumerate(spaces)}
    slug = f"labyrinth-{age}" + ("-alternate" if alternate else "")
    return AdventureKey(slug, age, frozenset(links), ("r0",), sites)


ADVENTURE_KEYS = {
    row.slug: row
    for row in (
        *(_labyrinth_key(age, alternate) for alternate in (False, True) for age in AGES),
        *(
            AdventureKey(
                f"base-{team}",
                None,
                _ALL_OPEN,
                ("r0", "r1", "r2"),
                {
                    "r0": "main-gate",
                    "r1": "high-gate",
                    "r2": "low-gate",
                    HUB: "vortex",
                    "c0": "headquarters",
                    "c1": "vault",
                    "c2": "prison",
                },
                is_cavern=True,
            )
            for team in ("white", "black")
        ),
        AdventureKey(
            "lith",
            None,
            _ALL_OPEN,
            ("r0",),
            {HUB: "chamber", "c0": "pool", "c1": "fangs", "c2": "cave"},
            is_cavern=True,
            has_open_door=True,
        ),
        AdventureKey(
            "alliance",
            None,
            frozenset((*_AROUND, ("l0", HUB))),
            ("r0",),
            {
                "r0": "step 0",
                "l1": "step 1",
                "r1": "step 2",
                "l2": "step 3",
                "r2": "step 4",
                "l0": "step 5",
                HUB: "end",
                "c0": "henchman 1",
                "c1": "henchman 3",
                "c2": "henchman 5",
            },
            is_cavern=True,
            has_open_door=True,
        ),
    )
}
