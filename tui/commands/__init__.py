"""The commands: functions that take the parsed command line and return an exit status."""
