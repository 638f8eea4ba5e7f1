"""Short texts on the board: phases, goals, cards and odds."""
