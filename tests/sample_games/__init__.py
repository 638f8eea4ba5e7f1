"""Small games for tests that are about no real game."""
