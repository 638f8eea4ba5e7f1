"""The bots of Master of Lightning."""
