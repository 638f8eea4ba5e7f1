"""The scoring cards: good and bad moments of Tesla's life (RULES.md 2.3), all our own design."""

from __future__ import annotations

from engine.games.lightning.card_types import negative, positive

# fmt: off
POSITIVE = (
    positive(5, "Born in a Storm", "1856: they say that lightning struck that night."),
    positive(5, "Mother's Inventions", "Duka Tesla makes her own tools for house and loom."),
    positive(5, "Boyhood Water Wheel", "A smooth wooden disc turns in the brook."),
    positive(5, "Four Cents and a Poem", "1884: all that he brings ashore in New York.", red=True),
    positive(10, "Budapest Exchange", "1881: work on the city's first telephone exchange."),
    positive(10, "Sunset in the City Park", "1882: reciting Goethe, he sees the field rotate."),
    positive(10, "Strasbourg Motor", "1883: the first motor without brushes runs in a workshop."),
    positive(10, "Citizenship Papers", "1891: the document that he keeps in his safe."),
    positive(10, "Twain Comes to Visit", "A friend poses by the light of the coil."),
    positive(10, "Praise from Kelvin", "The grand old man of physics speaks up for him.", red=True),
    positive(15, "Arc Lamp Patent", "The first American patents are for street lamps."),
    positive(15, "Liberty Street Workshop", "1887: a laboratory of his own at last."),
    positive(15, "Lecture to the Engineers", "1888: New York hears of motors that do not spark."),
    positive(15, "Tubes without Wires", "1891: lamps glow in his bare hands."),
    positive(15, "Shadow Pictures", "1896: early pictures through skin and bone."),
    positive(15, "London Lecture", "1892: they seat him in Faraday's chair.", red=True),
    positive(20, "Polyphase Patents", "1888: a whole system of power, on paper."),
    positive(20, "Westinghouse Signs", "1888: Pittsburgh buys the patents."),
    positive(20, "High-Frequency Coil", "1891: the coil that will bear his name."),
    positive(20, "Boat by Remote Control", "1898: it turns in its tank, and nobody touches it."),
    positive(20, "Bladeless Turbine", "Smooth discs, spun by nothing but drag.", red=True),
    positive(25, "Chicago Fair Alight", "1893: his current lights the white city."),
    positive(25, "Colorado Station Opens", "1899: a laboratory below Pikes Peak."),
    positive(25, "Lamps in the Meadow", "1899: light in the grass, far from any socket."),
    positive(25, "Edison Medal", "1917: of all medals, this one.", red=True),
    positive(30, "Power Reaches Buffalo", "1896: the current of the falls drives the city's cars."),
    positive(30, "Radio Patent Upheld", "1943: a court finds that he was earlier.", red=True),
    positive(40, "Niagara Plant Starts", "1895: the falls turn their first generators."),
)

NEGATIVE = (
    negative(5, "Cholera Year", "1873: nine months in bed after school."),
    negative(5, "Student Gambling", "At Graz the allowance goes over the card table."),
    negative(5, "Stolen Ticket", "1884: on the way to the ship it is gone.", red=True),
    negative(10, "No Degree", "He leaves the university without one."),
    negative(10, "Winter of Ditch Digging", "1886: a shovel, for two dollars a day."),
    negative(10, "Partners Push Him Out", "1886: they keep the lamps and drop the inventor."),
    negative(10, "Hotel Bill Unpaid", "The Waldorf waits for its money, for years."),
    negative(10, "Counting Compulsion", "Every step, every bite; all in threes.", red=True),
    negative(10, "Mocked in the Papers", "Signals from Mars? They have their fun.", red=True),
    negative(15, "Bonus Was a Joke", "Fifty thousand dollars were promised; they laugh."),
    negative(15, "Town Dynamo Burned Out", "1899: one experiment, and the town sits in the dark."),
    negative(15, "Rival Signal Crosses the Sea", "1901: three dots from Cornwall, not from him."),
    negative(15, "Hit by a Taxi", "1937: broken ribs, and he sends no doctor."),
    negative(15, "Prize Rumour Collapses", "1915: others get what the papers gave him.", red=True),
    negative(20, "Laboratory Fire of 1895", "One night takes the work of years."),
    negative(20, "Morgan Stops Paying", "No more money for the tower."),
    negative(20, "Bankrupt", "1916: a court hears how little is left."),
    negative(20, "Electric Chair Campaign", "Rivals lend his current to the hangman.", red=True),
    negative(25, "Royalties Given Up", "He lets a fortune go, to save a friend's company."),
    negative(30, "Tower Torn Down", "1917: Wardenclyffe goes for scrap."),
)
# fmt: on
