"""Doors for researchers: the games as environments of PettingZoo, Gymnasium and OpenSpiel, and many matches at once.

`docs/research.md` says what an observation and an action are. Each door is a module of its own, because each needs a
library of its own: `aec` (PettingZoo), `single` (Gymnasium), `matches` (NumPy), `openspiel` (OpenSpiel). All of them
come with `pip install hexadeck[research]`.
"""
