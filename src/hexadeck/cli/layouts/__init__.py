"""One module for each game that has a screen of its own: zones, captions, words."""
