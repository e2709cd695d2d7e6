"""Fireflies: a complete game in about 150 lines, cards included. `docs/writing-a-game.md` walks through it."""
