"""Golden playthroughs: whole games as text that a person can review.

`python -m tests.golden` regenerates them; read the difference before you commit it.
"""
