"""People and bots at one match."""
