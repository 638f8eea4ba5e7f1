"""Past events: the log, step-by-step stories on the board, and the recap."""
