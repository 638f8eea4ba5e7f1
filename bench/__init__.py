"""Benchmarks. `python -m bench` prints one table; no test asserts on the results.

Seconds cannot be compared between machines, so each measurement is shown with others of the same
run: a fixed loop of plain Python, and similar work in other projects.
"""
