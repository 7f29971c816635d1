"""One question a file. A check is a generator: whatever it yields is a problem, in words."""
