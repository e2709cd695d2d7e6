"""The answers that every game with card texts has, by number; a game's own numbers begin at 100."""

from typing import Final

from mypy_extensions import i64

answer_effect: Final[i64] = 50
answer_order: Final[i64] = 51
