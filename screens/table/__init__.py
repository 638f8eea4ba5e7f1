"""The page where a match is played, watched and replayed."""
