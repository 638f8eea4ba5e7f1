"""The commands. Each is a function of the parsed command line that returns an exit status."""
