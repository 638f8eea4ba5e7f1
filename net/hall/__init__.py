"""People and hosted tables, without a socket."""
