"""The ways in which values change: kinds of changes, as rows of `cardtext.durations` name them (SS-R21)."""

from typing import Final

FORCE: Final = 0
COSMO: Final = 1
FORCE_TIMES: Final = 2
COSMO_TIMES: Final = 3
LESS_FORCE: Final = 4
LESS_COSMO: Final = 5
KINDS: Final = range(6)
UNTILS: Final = range(1)
"""All of them last until the Main phase ends."""
