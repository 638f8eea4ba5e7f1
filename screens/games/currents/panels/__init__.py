"""The parts of the board, each painted into an area of any size."""
