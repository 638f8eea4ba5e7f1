"""Functions that the tests of several folders share."""
