"""Golden playthroughs: whole games as text that a person can review.

`python -m tests.golden` writes them anew; read the difference before you commit it.
"""
