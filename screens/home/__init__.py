"""The pages around the table of the local app."""
