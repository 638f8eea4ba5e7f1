"""The data of a screen: enough to draw the table and to replay a trick."""

from engine.core.codec import canonical_bytes
from engine.games.lightning import GAME
from engine.games.lightning.state import Options
from engine.games.lightning.trick_report import EffectReport, Taking, TieDraw, TieRound, TrickReport
from engine.testing import play
from tests.engine.games.lightning.random_play import every_game, positions
from tests.engine.games.lightning.table import MORE, bid, bid_nothing, has, new_game, powers, trick


def test_the_account_of_a_trick() -> None:
    """7.4: prizes, bids, effects, ties and who took what, in one value."""
    table = trick(
        3,
        ["edison-medal", "bankrupt", "insulation"],
        common=["niagara-10", "niagara-20", "surge"],
        ann=has(hand=["colorado-30", "resonance"]),
        bob=has(hand=["niagara-60", "niagara-30"]),
        cleo=has(hand=["royalty-clause", "no-degree"]),
    )
    bid(table, ann="colorado-30 resonance", bob="niagara-60", cleo="royalty-clause no-degree")
    play(table, "cleo: take bankrupt")
    assert table.view().last == TrickReport(
        round=1,
        size=3,
        dealer=2,
        prizes=("edison-medal", "bankrupt", "insulation"),
        revealed=True,
        bids=(("colorado-30", "resonance"), ("niagara-60",), ("no-degree", "royalty-clause")),
        counts=((60, 0), (60,), (-10, 0)),
        revealed_bids=(
            ("colorado-30", "resonance"),
            ("niagara-60",),
            ("no-degree", "royalty-clause"),
        ),
        counts_before_powers=((30, 0), (60,), (-10, 0)),
        effects=(
            EffectReport(
                card="resonance",
                seat=0,
                affected_card="colorado-30",
                counts=((60, 0), (60,), (-10, 0)),
                totals=(60, 60, -10),
            ),
            EffectReport(
                card="royalty-clause",
                seat=2,
                target=2,
                affected_card="bankrupt",
                counts=((60, 0), (60,), (-10, 0)),
                totals=(70, 80, -10),
            ),
        ),
        tie_rounds=(
            TieRound(
                draws=(
                    TieDraw(seat=0, card="niagara-10", counts=10, total=70),
                    TieDraw(seat=1, card="niagara-20", counts=20, total=80),
                ),
                uses_own_decks=False,
                level=(1,),
            ),
        ),
        totals=(70, 80, -10),
        winner=1,
        takings=(
            Taking(card="bankrupt", seat=2, power_card="royalty-clause"),
            Taking(card="edison-medal", seat=1),
            Taking(card="insulation", seat=1),
        ),
    )


def test_before_the_reveal_the_account_shows_the_prizes_alone() -> None:
    """7.1: size, Dealer and prizes; the trick before it is still there."""
    table = trick(
        3,
        ["edison-medal", "bankrupt", "surge"],
        common=MORE,
        ann=has(hand=["colorado-30", "niagara-10"]),
        bob=has(hand=["niagara-60", "niagara-20"]),
    )
    prizes = ("edison-medal", "bankrupt", "surge")
    assert table.view().trick == TrickReport(
        round=1, size=3, dealer=1, prizes=prizes, prizes_left=prizes
    )
    assert table.view().last is None
    bid(table, ann="colorado-30", bob="niagara-60")
    assert table.trick().size == 2
    assert table.last().size == 3


def test_between_effects_the_account_shows_what_has_happened() -> None:
    """7.4: a screen can draw the bids while a player thinks about Arc Strike."""
    table = trick(
        3,
        ["edison-medal"] * 3,
        ann=has(hand=["arc-strike"]),
        bob=has(hand=["niagara-60"]),
        cleo=has(hand=["niagara-20"]),
    )
    bid(table, ann="arc-strike", bob="niagara-60", cleo="niagara-20")
    trick_now = table.trick()
    assert trick_now.revealed
    assert trick_now.counts == ((0,), (60,), (20,))
    assert trick_now.winner is None
    assert table.side("bob", seen_by="").bid == ("niagara-60",)
    assert "niagara-60" in table.side("bob", seen_by="ann").collection


def test_a_power_card_at_work_is_shown() -> None:
    """6.2: the card, its player, and whom it has chosen."""
    table = powers(
        common=MORE,
        ann=has(hand=["industrial-spy", "blackout", "niagara-10"]),
        bob=has(hand=["niagara-60"]),
        cleo=has(hand=["niagara-50"]),
    )
    view = table.view()
    assert (view.active, set(view.announced_cards)) == (0, {"industrial-spy", "blackout"})
    assert view.power is None
    play(table, "ann: play industrial-spy")
    power = table.view().power
    assert power is not None
    assert (power.card, power.seat, power.target) == ("industrial-spy", 0, None)
    assert table.view().announced_cards == ("blackout",)
    assert "industrial-spy" in table.side("ann", seen_by="bob").collection
    play(table, "ann: spy on seat-3")
    power = table.view().power
    assert power is not None
    assert power.target == 2


def test_the_curve_is_ones_own_until_the_end() -> None:
    """10.4: scores after each round; others' would give their unseen cards away."""
    table = trick(
        1,
        ["edison-medal"],
        common=MORE,
        ann=has(hand=["niagara-60"], input=["no-degree"]),
        bob=has(hand=["niagara-50"], input=["bankrupt"]),
    )
    bid(table, ann="niagara-60", bob="niagara-50")
    assert table.view("ann").curve == ((15,), ())
    assert table.view("bob").curve == ((), (-20,))
    assert table.view().curve == ((), ())


def test_where_the_match_stands() -> None:
    """4.1: the round, and the step in it, as text."""
    table = new_game(2, Options())
    assert table.match.where.text == "The deal"
    table = powers(
        common=["edison-medal"] * 6,
        ann=has(hand=["blackout", "insulation", "niagara-10"]),
        bob=has(hand=["niagara-60", "niagara-50"]),
    )
    assert table.match.where.text == "Round 1, Power Cards"
    play(table, "ann: play blackout")
    assert table.match.where.text == "Round 1, three-card trick"
    bid(table, ann="niagara-10", bob="niagara-60")
    assert table.match.where.text == "Round 1, two-card trick"


DRAWS = ("niagara-10", "niagara-20")
"""What two who are tied draw."""


def test_simulations_tell_ties_without_a_card_from_others() -> None:
    """8.1: three tied tricks, and in two of them no seat has bid anything."""
    table = trick(
        3,
        ["bankrupt", "no-degree", "hit-by-a-taxi"],
        common=[*DRAWS, "cholera-year", "cholera-year", *DRAWS, "cholera-year", *DRAWS],
        ann=has(hand=["niagara-60"]),
        bob=has(hand=["niagara-60"]),
    )
    bid_nothing(table)
    bid(table, ann="niagara-60", bob="niagara-60")
    facts = GAME.facts(table.state)
    assert (facts["tricks"], facts["tied tricks"]) == ("3", "3")
    assert facts["tied tricks without a card"] == "2"


def test_what_simulations_count() -> None:
    """10.4: how it was won, how many tricks were tied, and whose Power Cards they were."""
    table = trick(
        3,
        ["surge", "resonance", "edison-medal"],
        ann=has(hand=["niagara-60"]),
        bob=has(hand=["niagara-50"], output=["blackout"]),
    )
    bid(table, ann="niagara-60", bob="niagara-50")
    facts = GAME.facts(table.state)
    assert facts["won by"] == "score"
    assert (facts["tricks"], facts["tied tricks"]) == ("1", "0")
    assert facts["winner, seats left of the first Dealer"] == "1"
    owners = {name: fact for name, fact in facts.items() if name.startswith("owner of")}
    assert owners == {
        "owner of surge": "won",
        "owner of resonance": "won",
        "owner of blackout": "lost",
    }


@every_game
def test_a_view_is_plain_and_the_same_for_the_same_state(
    seed: int, seats: int, options: Options
) -> None:
    """1.2: views can be sent; a hand is listed only for its owner."""
    for number, match in enumerate(positions(seed, seats, options)):
        if number % 25 == 0:
            for seat in (*range(seats), None):
                view = match.view(seat)
                assert canonical_bytes(view) == canonical_bytes(match.view(seat))
                if seat is not None:
                    assert len(view.seats[seat].hand) == view.seats[seat].hand_count


def test_how_a_match_was_won() -> None:
    """10.5: by score, by the tie-break, or shared."""
    kinds = {
        "score": ["edison-medal"],
        "tie-break": ["budapest-exchange", "value-niagara"],
        "shared": ["london-lecture"],
    }
    for kind, output in kinds.items():
        table = trick(
            3,
            ["surge"],
            ann=has(hand=["niagara-60"], output=output),
            bob=has(hand=["colorado-10"], output=["arc-lamp-patent"]),
        )
        bid(table, ann="niagara-60", bob="")
        assert GAME.facts(table.state)["won by"] == kind
