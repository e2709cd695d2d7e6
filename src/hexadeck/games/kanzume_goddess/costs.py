"""What is discarded as a cost."""

from typing import Final

NO_DISCARD: Final = 0
ONE_CARD: Final = 1
ONE_DISCIPLE: Final = 2
ANY_NUMBER: Final = 3
