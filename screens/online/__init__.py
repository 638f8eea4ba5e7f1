"""The pages of a visit to a server."""
