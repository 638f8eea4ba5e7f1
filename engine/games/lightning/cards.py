"""The cards of Master of Lightning as rows (RULES.md 2, 11).

To add a Power Card, write its row here and its effect in `rules/`; the game refuses to start with a
row that has no effect. RULES.md 14 says which of them are our own design.
"""

from __future__ import annotations

from engine.games.lightning.card_types import Suit, negative, positive, power

SUITS = {
    row.slug: row
    for row in (
        Suit(slug="colorado", name="Colorado"),
        Suit(slug="niagara", name="Niagara"),
        Suit(slug="wardenclyffe", name="Wardenclyffe"),
        Suit(slug="new-york", name="New York", red=True),
    )
}
"""The four places where Tesla made lightning (2.2)."""

VOLTAGES = {60: 2, 50: 2, 40: 3, 30: 3, 20: 3, 10: 2}
"""The values of a suit's Voltage Cards, with the copies of each (2.2)."""

CURRENT_BONUS = 10
"""The volts that Alternating Current adds to each Voltage Card of its suit (11.11)."""
WAVE_VOLTS = 15
"""The volts that Standing Wave counts for each Power Card in the bids (11.22)."""
ROYALTY_FROM = 2
"""The number of remaining prizes that Royalty Clause needs to take one (11.25)."""

# fmt: off
POSITIVE = (
    positive(5, "Born in a Storm", "Storm", "1856: they say that lightning struck that night."),
    positive(5, "Mother's Inventions", "Mother",
             "Duka Tesla makes her own tools for house and loom."),
    positive(5, "Boyhood Water Wheel", "Wheel", "A smooth wooden disc turns in the brook."),
    positive(5, "Four Cents and a Poem", "4 Cents",
             "1884: all that he brings ashore in New York.", red=True),
    positive(10, "Budapest Exchange", "Budapest",
             "1881: work on the city's first telephone exchange."),
    positive(10, "Sunset in the City Park", "Sunset",
             "1882: reciting Goethe, he sees the field rotate."),
    positive(10, "Strasbourg Motor", "Motor",
             "1883: the first motor without brushes runs in a workshop."),
    positive(10, "Citizenship Papers", "Papers", "1891: the document that he keeps in his safe."),
    positive(10, "Twain Comes to Visit", "Twain", "A friend poses by the light of the coil."),
    positive(10, "Praise from Kelvin", "Kelvin",
             "The grand old man of physics speaks up for him.", red=True),
    positive(15, "Arc Lamp Patent", "Arc Lamp", "The first American patents are for street lamps."),
    positive(15, "Liberty Street Workshop", "Workshop", "1887: his own laboratory at last."),
    positive(15, "Lecture to the Engineers", "Engineers",
             "1888: New York hears of motors that do not spark."),
    positive(15, "Tubes without Wires", "Tubes", "1891: lamps glow in his bare hands."),
    positive(15, "Shadow Pictures", "Shadows", "1896: early pictures through skin and bone."),
    positive(15, "London Lecture", "London", "1892: they seat him in Faraday's chair.", red=True),
    positive(20, "Polyphase Patents", "Polyphase", "1888: a whole system of power, on paper."),
    positive(20, "Westinghouse Signs", "Signed", "1888: Pittsburgh buys the patents."),
    positive(20, "High-Frequency Coil", "HF Coil", "1891: the coil that will bear his name."),
    positive(20, "Boat by Remote Control", "Boat",
             "1898: it turns in its tank, and nobody touches it."),
    positive(20, "Bladeless Turbine", "Turbine",
             "Smooth discs, spun by nothing but drag.", red=True),
    positive(25, "Chicago Fair Alight", "Chicago", "1893: his current lights the white city."),
    positive(25, "Colorado Station Opens", "Station", "1899: a laboratory below Pikes Peak."),
    positive(25, "Lamps in the Meadow", "Meadow", "1899: light in the grass, far from any socket."),
    positive(25, "Edison Medal", "Medal", "1917: of all medals, this one.", red=True),
    positive(30, "Power Reaches Buffalo", "Buffalo",
             "1896: the current of the falls drives the city's cars."),
    positive(30, "Radio Patent Upheld", "Radio",
             "1943: a court finds that he was earlier.", red=True),
    positive(40, "Niagara Plant Starts", "Plant", "1895: the falls turn their first generators."),
)

NEGATIVE = (
    negative(5, "Cholera Year", "Cholera", "1873: nine months in bed after school."),
    negative(5, "Student Gambling", "Gambling", "At Graz the allowance goes over the card table."),
    negative(5, "Stolen Ticket", "Ticket", "1884: on the way to the ship it is gone.", red=True),
    negative(10, "No Degree", "No Degree", "He leaves the university without one."),
    negative(10, "Winter of Ditch Digging", "Ditches", "1886: a shovel, for two dollars a day."),
    negative(10, "Partners Push Him Out", "Partners",
             "1886: they keep the lamps and drop the inventor."),
    negative(10, "Hotel Bill Unpaid", "Hotel", "The Waldorf waits for its money, for years."),
    negative(10, "Counting Compulsion", "Counting",
             "Every step, every bite; all in threes.", red=True),
    negative(10, "Mocked in the Papers", "Mocked",
             "Signals from Mars? They have their fun.", red=True),
    negative(15, "Bonus Was a Joke", "Joke",
             "Fifty thousand dollars were promised; they laugh."),
    negative(15, "Town Dynamo Burned Out", "Dynamo",
             "1899: one experiment, and the town sits in the dark."),
    negative(15, "Rival Signal Crosses the Sea", "Rival",
             "1901: three dots from Cornwall, not from him."),
    negative(15, "Hit by a Taxi", "Taxi", "1937: three broken ribs, and he will see no doctor."),
    negative(15, "Prize Rumour Collapses", "Rumour",
             "1915: others get what the papers gave him.", red=True),
    negative(20, "Laboratory Fire of 1895", "Lab Fire", "One night takes the work of years."),
    negative(20, "Morgan Stops Paying", "Morgan", "No more money for the tower."),
    negative(20, "Bankrupt", "Bankrupt", "1916: a court hears how little is left."),
    negative(20, "Electric Chair Campaign", "Campaign",
             "Rivals lend his current to the hangman.", red=True),
    negative(25, "Royalties Given Up", "Royalties",
             "He lets a fortune go, to save a friend's company."),
    negative(30, "Tower Torn Down", "Tower", "1917: Wardenclyffe goes for scrap."),
)
POWERS = (
    # Before the tricks (6)
    power("11.1", "Patent Grant", "before",
          "Draw 2 cards from your Input Deck, then put 1 card from your hand away.",
          short="Patent", brief="draw 2, put 1 away", worth=7),
    power("11.2", "Investor's Cheque", "before",
          "The top card of the Common Deck goes into your Output Deck.",
          short="Cheque", brief="+1 Common card", worth=9),
    power("11.3", "Sparks in the Workshop", "before",
          "2 cards in your hand, drawn at random, are put away.",
          short="Sparks", brief="lose 2 at random", worth=-8, late=True),
    power("11.4", "Industrial Spy", "before",
          "Draw a card from an opponent's hand, then give back one of yours. Used up.",
          short="Spy", brief="swap with a hand", worth=5, once=True),
    power("11.5", "Pigeon Post", "before",
          "Everybody passes 1 card from their hand to the left, all at once. All are shown.",
          short="Pigeon", brief="all pass 1 card left", worth=2, red=True),
    power("11.6", "Private Demonstration", "before",
          "Look at the top 3 cards of the Common Deck and put them back in any order.",
          short="Demo", brief="order top 3 Common", worth=1),
    power("11.7", "Scrap Heap", "before",
          "You may remove 1 card in your hand from the game.",
          short="Scrap", brief="may remove 1 of hand", worth=5),
    power("11.8", "Bad Press", "before",
          "Move a Negative card from your hand into an opponent's Output Deck.",
          short="Press", brief="plant a Negative", worth=8),
    power("11.9", "Notebook Found", "before",
          "Take a card of your choice from your Output Deck into your hand.",
          short="Notebook", brief="get back 1 card", worth=6),
    power("11.10", "Creditors at the Door", "before",
          "A Positive card in your hand, drawn at random, goes under the Common Deck.",
          short="Creditor", brief="lose a + card", worth=-12, red=True, late=True),
    power("11.11", "Alternating Current", "lasting",
          f"Name a suit: in your bids its Voltage Cards count {CURRENT_BONUS} more this round.",
          short="AC", brief=f"a suit counts +{CURRENT_BONUS}", worth=6),
    power("11.12", "Wireless Link", "lasting",
          "This round you win ties without drawing.",
          short="Link", brief="you win ties", worth=3),
    power("11.13", "War of Currents", "lasting",
          "This round Negative cards count as positive in everybody's bids and draws.",
          short="War", brief="Negatives count plus", worth=0, red=True),
    power("11.14", "Blackout", "lasting",
          "The one-card trick of this round goes to the lowest total.",
          short="Blackout", brief="1-card: low wins", worth=0),
    power("11.15", "Insulation", "lasting",
          "This round the Power Cards of others cannot choose you.",
          short="Insulate", brief="nobody can choose you", worth=0),
    # In a bid (7)
    power("11.16", "Surge", "bid",
          "Your bid may hold one more card than the trick allows, not counting Surge.",
          short="Surge", brief="bid 1 more card", worth=4),
    power("11.17", "Second Coil", "bid",
          "At the reveal the top card of your Input Deck joins your bid.",
          short="Coil", brief="adds top own card", worth=6, order=10, red=True),
    power("11.18", "Resonance", "reveal",
          "Another Voltage Card in your bid counts double.",
          short="Resonance", brief="a Voltage counts x2", worth=8, order=120),
    power("11.19", "Arc Strike", "reveal",
          "Choose an opponent: the highest Voltage Card in that bid counts 0.",
          short="Arc", brief="best rival Voltage: 0", worth=6, order=130),
    power("11.20", "Short Circuit", "reveal",
          "All other Power Cards marked reveal or won have no effect in this trick.",
          short="Short", brief="cancels Powers", worth=1, order=20),
    power("11.21", "Polarity Reversal", "reveal",
          "The lowest total wins this trick. Two reversals undo each other.",
          short="Reversal", brief="lowest total wins", worth=3, order=230, reverses=True),
    power("11.22", "Standing Wave", "reveal",
          f"Counts {WAVE_VOLTS} for each Power Card in the bids, itself included.",
          short="Wave", brief=f"{WAVE_VOLTS} per Power bid", worth=6, order=110, red=True),
    power("11.23", "Transformer", "reveal",
          "Exchange your total with that of an opponent. Used up.",
          short="Transf.", brief="swap two totals", worth=8, order=210, red=True, once=True),
    power("11.24", "Grounding Rod", "reveal",
          "Your total is 0.",
          short="Rod", brief="your total is 0", worth=1, order=220),
    power("11.25", "Royalty Clause", "won",
          f"If you do not win and {ROYALTY_FROM} prizes or more are left, take 1 of them. Used up.",
          short="Royalty", brief="lose: take 1 prize", worth=9, order=320, once=True),
    power("11.26", "Torn Contract", "won",
          "If you win, your left neighbour takes 1 of the prizes.",
          short="Torn", brief="win: left takes 1", worth=-4, order=330, red=True),
    power("11.27", "Faulty Goods Returned", "won",
          "If you win, you may put 1 prize under the Common Deck, unless it is empty.",
          short="Faulty", brief="win: may return 1", worth=3, order=340),
    power("11.28", "Strikes Twice", "won",
          "If you win, the top card of the Common Deck joins the prizes.",
          short="Twice", brief="win: 1 prize more", worth=5, order=310, red=True),
)
# fmt: on
