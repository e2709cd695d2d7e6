"""The answer that every game with card texts has, by number; a game's own numbers begin at 100."""

from typing import Final

from mypy_extensions import i64

answer: Final[i64] = 50
"""It goes to the frame that asked: an effect, a group of effects, a replacement."""
