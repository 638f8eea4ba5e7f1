"""The parts of the table page, each with one task."""
