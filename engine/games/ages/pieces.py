"""The pieces that the map is built of: platters and dome keys, as rows."""

from __future__ import annotations

from engine.games.ages.card_types import DomeKey, Platter

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
