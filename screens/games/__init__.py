"""Painters of games, one package each; `screens.table.painter` documents their hooks.

The same thing has the same file name in every game that has it:

- `__init__`: the hooks, and the choice of an arrangement by the tier of the size;
- `board`, `compact`: the arrangements; `setup`: the table before the first turn;
- `pen`: the pen of all painters of the game; `colours`, `signs`, `art`: roles of the palette, words
  and signs, drawings;
- `seat`, `faces`, `hand`, `centre`, `turn`, `market` and others: one piece of the table each;
- `result`, `summary`: the end on the board, and as a separate picture;
- `about`, `place_page`: the text about a place, in lines and as a page;
- `standing`: the leader;
- `map`, `strip`, `headline`: a map, the choices besides the visible pieces, the top line;
- `changes`: the places that an event has changed; `legend`: the signs explained for the help.

Shared parts of boards are in `tui.widgets`: `area`, `pen`, `seat_pen`, `cards`, `figures`,
`portraits`, `track`, `scores`.
"""
