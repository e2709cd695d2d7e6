"""When what a card says is carried out, or how long it holds (chapters 8 and 11)."""

from typing import Final

from hexadeck.cardtext.timings import Timing
from hexadeck.games.saint_seiya import on, zones

ARRIVAL: Final = Timing("Arrival", own=(on.ARRIVES,))
"""SS-070."""
DEFEATED: Final = Timing("Defeated", own=(on.DEFEATED,))
"""SS-071."""
ON_PLAY: Final = Timing("When played", own=(on.PLAYED,))
"""SS-040."""
BY_DISCARD: Final = Timing("Activation, discard")
BY_WOUND: Final = Timing("Activation, wound")
BY_DESTROY: Final = Timing("Activation, destroy")
"""SS-060 to SS-062."""
WHEN_SPENT: Final = Timing("When its Cosmo acquires a Character", own=(on.WINS_OVER,))
"""SS-R34."""
WHILE_PLAYED: Final = Timing("While played", places=zones.PLAYED)
ON_FIELD: Final = Timing("While on the field", places=zones.SLOT_ZONES)
"""SS-011, SS-012."""
SCORING: Final = Timing("Scoring")
"""SS-088."""

ACTIVATIONS: Final = (BY_DISCARD, BY_WOUND, BY_DESTROY)
CARRIED_OUT: Final = (ARRIVAL, DEFEATED, ON_PLAY, *ACTIVATIONS, WHEN_SPENT)
STANDING: Final = (WHILE_PLAYED, ON_FIELD, SCORING)
