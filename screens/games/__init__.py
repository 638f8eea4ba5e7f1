"""How each game is painted."""
