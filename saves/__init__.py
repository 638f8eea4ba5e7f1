"""Stored matches, hosted tables and accounts: the only package that accesses a database."""
