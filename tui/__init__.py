"""The terminal application: the command line, the app, its keys and widgets."""
