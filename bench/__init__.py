"""How fast is it? `python -m bench` prints one table; nothing here is asserted in a test.

A number of seconds says little on another machine, so each measurement is shown beside others of
the same run: a fixed loop of plain Python, and what other projects need for the same kind of work.
"""
