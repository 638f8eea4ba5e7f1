"""Painters of games, one package each; `screens.table.painter` says what such a package offers.

The same thing has the same file name in every game that has it:

- `__init__`: the hooks, and the choice of an arrangement by the tier of the size;
- `board`, `compact`: the arrangements; `setup`: the table before the first turn;
- `pen`: what all painters of the game draw with; `colours`, `signs`, `art`: roles of the palette,
  words and signs, drawings;
- `seat`, `faces`, `hand`, `centre`, `turn`, `market` and others: one piece of the table each;
- `result`, `summary`: the end on the board, and as a picture of its own;
- `about`, `place_page`: what can be read about a place, in lines and as a page;
- `standing`: who leads;
- `map`, `strip`, `headline`: a map, what can be chosen besides the pieces in sight, the top line;
- `changes`: the places that an event has changed; `legend`: the signs explained for the help.

What boards share is in `tui.widgets`: `area`, `pen`, `seat_pen`, `cards`, `figures`, `portraits`,
`track`, `scores`, `fitting`.
"""
