"""What can be chosen: a card or a combo, then a piece, then a square."""

from typing import Final

from hexadeck.games.knights_and_kings_chess.board import FILES, KIND_NAMES
from hexadeck.kernel.decisions import Verb
from hexadeck.kernel.roles import QUIET

PLAY: Final = Verb("play", "Play {card}", "card")
"""Only ever refused: what a card does is a verb of its own."""
PLACE: Final = Verb("place", "{card} card: place a piece", "card")
MOVE_PAWN: Final = Verb("move_pawn", "{card} card: move a pawn", "card").called("Move a pawn")
MOVE_ANY: Final = Verb("move_any", "{card} card: move any piece", "card").called("Move a piece")
STEP: Final = Verb("step", "{card} card: step with a piece", "card")
SWAP: Final = Verb("swap", "{card} card: exchange two pieces", "card").called("Exchange")
MOVE_AGAIN: Final = Verb("move_again", "{card} card: move any piece, then another turn", "card").called(
    "Move and another turn"
)
RESURRECT: Final = Verb("resurrect", "{card} card: resurrect a piece", "card")
BLOCK_CHECK: Final = Verb("block_check", "{card} card: block the check", "card").called("Block Check")
TWO_KNIGHTS: Final = Verb("two_knights", "{card} + {other}: two knight moves", "card", "other").called(
    "Two knight moves"
)
COMBO: Final = Verb("combo", "{card} + {other}: one moves as the other", "card", "other")
DISCARD_CARD: Final = Verb("discard", "Discard {card}", "card")
KING_FILE: Final = Verb("king_file", "the king on the {word}-file", "word").with_words(*FILES)
PIECE: Final = Verb("piece", "the {word} on {square}", "square", "word").with_words(*KIND_NAMES).called("Move")
NO_MORE: Final = Verb("no_more", "Move nothing more", roles=(QUIET,))
TO: Final = Verb("to", "to {square}", "square").called("Go there")
TAKE: Final = Verb("take", "takes the {word} on {square}", "square", "word").with_words(*KIND_NAMES).called("Take")
TAKE_IN_PASSING: Final = Verb("take_in_passing", "to {square}, taking the pawn in passing", "square").called(
    "Take in passing"
)
CASTLE: Final = Verb("castle", "castles to {square}", "square").called("Castle")
WITH: Final = Verb("with", "with the {word} on {square}", "square", "word").with_words(*KIND_NAMES).called("Exchange")
ON: Final = Verb("on", "on {square}", "square").called("Place")
KIND_OF: Final = Verb("kind", "a {word}", "word").with_words(*KIND_NAMES)
ACCEPT: Final = Verb("accept", "Accept the draw")
DECLINE: Final = Verb("decline", "Play on", roles=(QUIET,))
