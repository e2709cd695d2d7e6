"""When an ability can be used: the heads of lines, each a record that is declared once (chapters 6, 9, 10 and 11)."""

from typing import Final

from mypy_extensions import i64

from hexadeck.cardtext.timings import Timing
from hexadeck.games.kanzume_goddess import kinds, moments, on, phases, sorts


class AbilityTiming(Timing):
    """`Act`, `React, when you attack`, `Bond, when you play this card`, `Starting Phase`."""

    def __init__(
        self,
        text: str,
        sort: i64,
        phase: i64 = 0,
        moments: i64 = 0,
        own: tuple[int, ...] = (),
        types: tuple[int, ...] = (),
    ) -> None:
        super().__init__(text, own=own, types=types)
        self.sort: i64 = sort
        self.phase: i64 = phase
        self.moments: i64 = moments


def _power(text: str, phase: i64) -> AbilityTiming:
    return AbilityTiming(text, sorts.POWER, phase=phase, types=(kinds.GOD,))


def _react(text: str, moments: i64) -> AbilityTiming:
    return AbilityTiming(text, sorts.REACT, moments=moments)


def _bond(text: str, kind: int) -> AbilityTiming:
    return AbilityTiming(text, sorts.BOND, own=(kind,))


IMMEDIATE: Final = (
    AbilityTiming("Act", sorts.ACT, types=(kinds.WARRIOR, kinds.DISCIPLE)),
    _react("React", 0),
    _react("React, when you attack", moments.I_ATTACK),
    _react("React, when your God is attacked", moments.I_AM_ATTACKED),
    _react("React, when your God or a teammate's God is attacked", moments.I_AM_ATTACKED | moments.MATE_IS_ATTACKED),
    _react("React, when an opponent uses an ability of a Warrior or Disciple", moments.OPPONENT_USES_CARD),
    _react("React, when an opponent uses an ability of a God", moments.OPPONENT_USES_GOD),
    _react("React, when Defense or Protect is used against your Attack", moments.DEFENDED_AGAINST_ME),
)
"""They have no condition of their own."""
CONDITIONAL: Final = (
    _bond("Bond, when you play this card", on.PLAYS_THIS),
    _bond("Bond, when you play a Warrior", on.PLAYS_WARRIOR),
    _bond("Bond, when you use an Act of this card", on.USES_ACT),
    _bond("Bond, when you attack with this card", on.ATTACKS_WITH_THIS),
    _bond("Bond, when you attack", on.ATTACKS),
    _bond("Bond, when your God is attacked", on.IS_ATTACKED),
    _power("Starting Phase", phases.STARTING),
    _power("Play Phase", phases.PLAY),
    _power("Discard Phase", phases.DISCARD),
    _power("End Phase", phases.END),
    _power("End Phase, before the refill", phases.BEFORE_REFILL),
)
"""`…, if …`."""
