"""The rules, one module per chapter of RULES.md, functions in the order of the text."""
