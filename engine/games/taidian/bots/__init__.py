"""The bots of Taidian."""
