"""What can be chosen: a card or a combo, then a piece, then a square."""

from typing import Final

from hexadeck.games.knights_and_kings_chess.board import FILES, KIND_NAMES
from hexadeck.kernel.decisions import Verb

PLACE: Final = Verb("place", "{card} card: place a piece", "card")
MOVE_PAWN: Final = Verb("move_pawn", "{card} card: move a pawn", "card")
MOVE_ANY: Final = Verb("move_any", "{card} card: move any piece", "card")
STEP: Final = Verb("step", "{card} card: step with a piece", "card")
SWAP: Final = Verb("swap", "{card} card: exchange two pieces", "card")
MOVE_AGAIN: Final = Verb("move_again", "{card} card: move any piece, then another turn", "card")
RESURRECT: Final = Verb("resurrect", "{card} card: resurrect a piece", "card")
BLOCK_CHECK: Final = Verb("block_check", "{card} card: block the check", "card")
TWO_KNIGHTS: Final = Verb("two_knights", "{card} + {other}: two knight moves", "card", "other")
COMBO: Final = Verb("combo", "{card} + {other}: one moves as the other", "card", "other")
DISCARD_CARD: Final = Verb("discard", "Discard {card}", "card")
KING_FILE: Final = Verb("king_file", "the king on the {word}-file", "word").with_words(*FILES)
PIECE: Final = Verb("piece", "the {word} on {square}", "square", "word").with_words(*KIND_NAMES)
NO_MORE: Final = Verb("no_more", "Move nothing more")
TO: Final = Verb("to", "to {square}", "square")
TAKE: Final = Verb("take", "takes the {word} on {square}", "square", "word").with_words(*KIND_NAMES)
TAKE_IN_PASSING: Final = Verb("take_in_passing", "to {square}, taking the pawn in passing", "square")
CASTLE: Final = Verb("castle", "castles to {square}", "square")
WITH: Final = Verb("with", "with the {word} on {square}", "square", "word").with_words(*KIND_NAMES)
ON: Final = Verb("on", "on {square}", "square")
KIND_OF: Final = Verb("kind", "a {word}", "word").with_words(*KIND_NAMES)
ACCEPT: Final = Verb("accept", "Accept the draw")
DECLINE: Final = Verb("decline", "Play on")
