"""Events of cards."""

from __future__ import annotations

from attrs import frozen

from engine.games.ages.cards.phrases import monument_effect
from engine.games.ages.events import Challenged, UnitEvent
from engine.games.ages.names import CardSlug, DeckSlug, UnitSlug, card_or_back
from engine.games.ages.rows.treasures import ELITE_DRAWS, TREASURES


@frozen(kw_only=True)
class CardDrawn(UnitEvent):
    """A card was drawn; `card` is "" where it lies face down."""

    deck: DeckSlug
    card: CardSlug
    draws: int = 0
    """The draws of a reward that the card took; 0 if it is not part of a reward."""

    @property
    def line(self) -> str:
        drawn = f"draws {{deck}}{' for two draws' if self.draws == ELITE_DRAWS else ''}"
        if not self.card:
            return drawn
        is_badge = TREASURES[self.card].kind == "badge"
        return f"{drawn}: {{card}}{' (badges lie open)' if is_badge else ''}"


@frozen(kw_only=True)
class CardSeen(UnitEvent):
    card: CardSlug

    line = "has the {card}, face down"


@frozen(kw_only=True)
class CardRevealed(UnitEvent):
    card: CardSlug
    reason: str
    """"used", "armor", "Toll" and so on."""

    @property
    def line(self) -> str:
        plain = {"used": "", "played": "", "ready": "", "armor": " and wears it"}
        return f"reveals the {{card}}{plain.get(self.reason, ' ({reason})')}"


@frozen(kw_only=True)
class CardDiscarded(UnitEvent):
    card: CardSlug
    reason: str

    @property
    def line(self) -> str:
        return {
            "destroyed": "destroys the {card}",
            "used up": "has used up the {card}",
            "broke": "loses the {card}: it broke (card 0-9)",
            "too many": "carries too many cards and discards the {card}",
            "paid": "pays with the {card}",
            "shed": "takes off the {card}",
            "killed with": "discards the {card} after the kill",
            "lost in the vault": "stores the {card} in the destroyed vault, where it is lost",
            "given": "lays the {card} before the Arbiter",
        }[self.reason]


@frozen(kw_only=True)
class CardGiven(UnitEvent):
    """A card went to another unit; `card` is "" where it lies face down."""

    taker: UnitSlug
    deck: DeckSlug
    card: CardSlug
    reason: str = ""
    """The reason for losing the card to another unit; "" for a gift."""

    @property
    def line(self) -> str:
        card = card_or_back(self.deck, self.card)
        return (
            f"loses {card} to {{taker}} ({{reason}})"
            if self.reason
            else f"gives {card} to {{taker}}"
        )


@frozen(kw_only=True)
class CardsPickedUp(UnitEvent):
    space: str
    count: int

    line = "picks up {count:card} at {space}"


@frozen(kw_only=True)
class CardExchanged(UnitEvent):
    """A card went back into its deck, and another was drawn from it (20.40)."""

    deck: DeckSlug

    line = "shuffles {deck} back into its deck (Potluck)"


@frozen(kw_only=True)
class WeaponJammed(UnitEvent):
    """A weapon broke and can be mended (20.42)."""

    card: CardSlug

    line = "keeps the broken {card}; it works again in her next free actions"


@frozen(kw_only=True)
class CardPlayed(UnitEvent):
    card: CardSlug

    @property
    def line(self) -> str:
        return f"plays the {{card}}: {TREASURES[self.card].text.removeprefix('Free Action: ')}"


@frozen(kw_only=True)
class MonumentPlaced(UnitEvent):
    card: CardSlug
    space: str
    replaced_card: CardSlug = ""
    """The monument that stood there before, and is discarded; "" if there was none."""

    @property
    def line(self) -> str:
        end = "; the {replaced_card} there is discarded" if self.replaced_card else ""
        return f"places the {{card}} at {{space}}: {monument_effect(TREASURES[self.card])}{end}"


@frozen(kw_only=True)
class Slowed(UnitEvent):
    """A gale slows a unit until the other team's next free actions (21.77)."""

    line = "stands in the gale: Speed -2"


@frozen(kw_only=True)
class Prepared(UnitEvent):
    """A unit has read the Field Manual for its next adventure (21.53)."""

    amount: int

    line = "reads the Field Manual: +{amount} on the next adventure"


@frozen(kw_only=True)
class StoodFast(UnitEvent):
    """A unit that would have been killed stays alive (21.63)."""

    health: int

    line = "makes a Last Stand and stays at {health} Health"


@frozen(kw_only=True)
class SteppedIn(UnitEvent):
    """A henchman takes a hit in the place of its master (28.18)."""

    target: UnitSlug

    line = "takes the hit for {target}"


@frozen(kw_only=True)
class Guarded(UnitEvent):
    """A unit was hit, but a Bodyguard keeps off the damage (21.78)."""

    owner: UnitSlug
    """The owner of the Bodyguard: an ally, or the unit itself."""

    @property
    def line(self) -> str:
        owner = "" if self.owner == self.unit else " of {owner}"
        return f"is not hurt: the Bodyguard{owner} takes the hit"


@frozen(kw_only=True)
class TrialTaken(Challenged):
    """A test of the Arbiter (14.15)."""

    test: CardSlug

    @property
    def line(self) -> str:
        test = TREASURES[self.test].test
        return f"takes the test {{test}}: {self.numbers(test[0].title() if test else '')}"
