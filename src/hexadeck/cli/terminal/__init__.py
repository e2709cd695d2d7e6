"""The table on a screen of letters: what is drawn, what can be typed, where a match is kept."""
