"""The rules: a folder for each group of chapters, and modules that all phases use."""
