"""Matches with their players, the hall of a server, SSH, and apps on remote terminals."""
