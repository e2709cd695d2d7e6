"""What can be chosen: a card or a combo, then a piece, then a square."""

from typing import Final

from hexadeck.games.knights_and_kings_chess import squares
from hexadeck.games.knights_and_kings_chess.board import FILES, KIND_NAMES, SQUARE_NAMES
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
OFFER_DRAW: Final = Verb("offer_draw", "Offer a draw")
KING_FILE: Final = Verb("king_file", "the king on the {word}-file", "word").with_words(*FILES)
PIECE: Final = Verb("piece", "{word}", "word").with_words(*squares.PIECE_WORDS)
NO_MORE: Final = Verb("no_more", "Move nothing more")
TO: Final = Verb("to", "{word}", "word").with_words(*squares.TO_WORDS)
WITH: Final = Verb("with", "with {word}", "word").with_words(*squares.PIECE_WORDS)
ON: Final = Verb("on", "on {word}", "word").with_words(*SQUARE_NAMES)
KIND_OF: Final = Verb("kind", "a {word}", "word").with_words(*KIND_NAMES)
ACCEPT: Final = Verb("accept", "Accept the draw")
DECLINE: Final = Verb("decline", "Play on")
