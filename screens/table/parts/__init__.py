"""The parts that the page of a table has, each an idea of its own."""
