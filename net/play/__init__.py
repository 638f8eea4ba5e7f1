"""One match with its players, on this machine or hosted."""
