"""What is asked, each with the rule that asks."""

from typing import Final

from hexadeck.kernel.decisions import Prompt

KING: Final = Prompt("king", "Where does your king start? A knight goes on either side of it.", "KC-013")
PLAY: Final = Prompt("play", "Play a card or a combo.", "KC-019")
PLACE: Final = Prompt("place", "Where does the piece go?", "KC-024")
PARTNER: Final = Prompt("partner", "With which piece does it change places?", "KC-037")
RESURRECTED: Final = Prompt("resurrected", "Which captured piece returns?", "KC-041")
RETURN: Final = Prompt("return", "On which square does it return?", "KC-043")
PROMOTION: Final = Prompt("promotion", "What does the pawn become?", "KC-R27")
DRAW: Final = Prompt("draw", "A draw is offered. Do you accept?", "KC-R31")
PIECE: Final = (
    Prompt("piece", "Which pawn moves?", "KC-030"),
    Prompt("piece", "Which piece moves?", "KC-031"),
    Prompt("piece", "Which piece moves? Another turn follows.", "KC-038"),
    Prompt("piece", "Which piece steps to an open square next to it?", "KC-034"),
    Prompt("piece", "Which piece borrows the other's move?", "KC-054"),
    Prompt("piece", "Which knight moves first?", "KC-051"),
    Prompt("piece", "Which knight moves now?", "KC-052"),
    Prompt("piece", "Which king leaves check?", "KC-047"),
    Prompt("piece", "Which piece moves after the king, if any?", "KC-048"),
)
SWAPPED: Final = Prompt("piece", "Which piece changes places?", "KC-037")
TARGET: Final = (
    Prompt("target", "Where does the pawn go?", "KC-030"),
    Prompt("target", "Where does it go?", "KC-032"),
    Prompt("target", "Where does it go? Another turn follows.", "KC-038"),
    Prompt("target", "Where does it step?", "KC-034"),
    Prompt("target", "Where does it go?", "KC-055"),
    Prompt("target", "Where does the knight go first?", "KC-051"),
    Prompt("target", "Where does the knight go?", "KC-052"),
    Prompt("target", "Where does the king go, out of check?", "KC-047"),
    Prompt("target", "Where does it go?", "KC-048"),
)
