"""When what a card says is carried out, or how long it holds (chapters 8 and 11)."""

from typing import Final

from hexadeck.cardtext.timings import Timing

ARRIVAL: Final = Timing("Arrival")
"""SS-070."""
DEFEATED: Final = Timing("Defeated")
"""SS-071."""
ON_PLAY: Final = Timing("When played")
"""SS-040."""
BY_DISCARD: Final = Timing("Activation, discard")
BY_WOUND: Final = Timing("Activation, wound")
BY_DESTROY: Final = Timing("Activation, destroy")
"""SS-060 to SS-062."""
WHEN_SPENT: Final = Timing("When its Cosmo acquires a Character")
"""SS-R34."""
WHILE_PLAYED: Final = Timing("While played")
ON_FIELD: Final = Timing("While on the field")
"""SS-011, SS-012."""
SCORING: Final = Timing("Scoring")
"""SS-088."""

ACTIVATIONS: Final = (BY_DISCARD, BY_WOUND, BY_DESTROY)
CARRIED_OUT: Final = (ARRIVAL, DEFEATED, ON_PLAY, *ACTIVATIONS, WHEN_SPENT)
STANDING: Final = (WHILE_PLAYED, ON_FIELD, SCORING)
