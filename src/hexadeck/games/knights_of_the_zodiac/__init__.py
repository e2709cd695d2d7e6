"""Knights of the Zodiac: two players, two roles, five Field Cards, and Knights that are revealed together."""
