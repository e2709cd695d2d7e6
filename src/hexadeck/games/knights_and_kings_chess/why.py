"""Why something may not be done, each reason with its rule."""

from typing import Final

from hexadeck.games.knights_and_kings_chess.board import FILES, KIND_NAMES
from hexadeck.kernel.hindrance import Hindrance

NO_MOVE: Final = (
    Hindrance("KC-030", "None of your pawns has a legal move."),
    Hindrance("KC-032", "None of your pieces has a legal move."),
    Hindrance("KC-038", "None of your pieces has a legal move."),
    Hindrance("KC-034", "None of your pieces other than pawns can step to an open square."),
    Hindrance("KC-054", "Neither a knight nor the other piece has a legal move."),
    Hindrance("KC-051", "Your knights don't have two legal moves."),
    Hindrance("KC-052", "None of your knights has a legal move."),
    Hindrance("KC-047", "The king cannot move out of check."),
    Hindrance("KC-048", "None of your pieces has a legal move."),
)
"""By way: no piece can be moved this way."""
ONLY_PAWNS: Final = Hindrance("KC-030", "A Pawn card moves only a pawn.")
ONLY_KNIGHTS: Final = Hindrance("KC-051", "Two Knight cards move knights.")
ONLY_THE_KING: Final = Hindrance("KC-047", "The king moves out of check first.")
ONLY_THE_PAIR: Final = Hindrance("KC-054", "The combo moves a knight or the other card's piece.")
NO_BACK_RANK_PIECE: Final = Hindrance("KC-R01", "A pawn is not a back-rank piece.")
NOT_ON_FIRST_RANK: Final = Hindrance("KC-R01", "In this match King and Rook cards act on your first rank only.")
EXPOSES_KING: Final = Hindrance("KC-R11", "Your king would be in check.")
NO_SECOND_MOVE: Final = Hindrance("KC-R20", "No second knight move would be possible.")
NO_MOVE_AFTER_BLOCK: Final = Hindrance("KC-R18", "No second move would be possible.")
NOWHERE_TO_GO: Final = Hindrance("KC-020", "There is no square that it can go to.")
PINNED: Final = Hindrance("KC-R11", "Wherever it goes, your king would be in check.")
NO_CARD_MOVES_IT: Final = Hindrance("KC-020", "No card that you can play now moves it.")
OUT_OF_REACH: Final = Hindrance("KC-020", "The piece cannot get there with what you played.")
STANDS_THERE: Final = Hindrance("KC-020", "It stands there already.")
IN_THE_WAY: Final = Hindrance("KC-020", "Another piece is in its way.")
OWN_PIECE_THERE: Final = Hindrance("KC-020", "Your own piece stands there.")
NO_CAPTURE: Final = Hindrance("KC-036", "The King card cannot capture.")
NO_CAPTURE_AHEAD: Final = Hindrance("KC-R30", "A pawn does not capture straight ahead.")
ONLY_TO_CAPTURE: Final = Hindrance("KC-R30", "A pawn goes there only to capture.")
NO_EN_PASSANT: Final = Hindrance("KC-R28", "In this match no pawn is taken in passing.")

NO_CASTLING_SO: Final = Hindrance("KC-R29", "Only Knight and Queen cards castle.")
NO_CASTLING: Final = Hindrance("KC-R29", "In this match nobody castles.")
KING_HAS_MOVED: Final = Hindrance("KC-R29", "The king has moved, or was not set up there.")
NO_ROOK_TO_CASTLE_WITH: Final = Hindrance("KC-R29", "No rook that was placed in that corner stands there unmoved.")
CASTLING_IS_BLOCKED: Final = Hindrance("KC-R29", "A piece stands between king and rook.")
CASTLING_OUT_OF_CHECK: Final = Hindrance("KC-R29", "A king in check does not castle.")
CASTLING_THROUGH_ATTACK: Final = Hindrance("KC-R29", "The king would cross an attacked square, or end on one.")

NONE_INACTIVE: Final = Hindrance("KC-025", "You have no inactive {word}.", *KIND_NAMES)
NO_KNIGHT_CARD: Final = Hindrance("KC-049", "A combo needs a Knight card.")
NO_SECOND_KNIGHT_CARD: Final = Hindrance("KC-051", "You have no second Knight card.")
NO_CARD_TO_COMBINE: Final = Hindrance("KC-054", "You have no King, Queen, Rook or Bishop card to combine it with.")
PLAYED: Final = Hindrance("KC-019", "You have played already: one card or one combo a turn.")
MUST_PLAY: Final = Hindrance("KC-R07", "Not while you have a legal play.").aside()
NO_SQUARE_FOR_A_KING: Final = Hindrance("KC-014", "The king starts on your back rank, but not in a corner.")
CHOOSE_ITS_FILE: Final = Hindrance("KC-014", "Choose the {word}-file, and the king stands here.", *FILES)
NO_OPEN_SQUARE: Final = Hindrance("KC-R04", "There is no open square for it.")
OCCUPIED: Final = Hindrance("KC-R04", "The square is not empty.")
WRONG_RANK: Final = Hindrance("KC-027", "It goes on your back rank.")
WRONG_RANK_FOR_PAWN: Final = Hindrance("KC-026", "A pawn goes on your second rank.")
NO_EXCHANGE: Final = Hindrance("KC-037", "No two of your pieces may change places.")
NO_PARTNER: Final = Hindrance("KC-037", "None of your other pieces may change places with it.")
FIRST_OF_THE_PAIR: Final = Hindrance("KC-037", "It is the first of the two pieces.")
EARLIER_FIRST: Final = Hindrance("KC-R38", "Every pair is listed once, from a1 to h8: choose the earlier piece first.")
NONE_CAPTURED: Final = Hindrance("KC-041", "You have no captured queen, rook, bishop or knight.")
NOT_IN_CHECK: Final = Hindrance("KC-046", "You are not in check.")

CHECK_STAYS: Final = Hindrance("KC-059", "You are in check, and it cannot bring your king out of it.")
NO_DRAW_OFFERS: Final = Hindrance("KC-R31", "This match is played without draw offers.")
NOT_ABOUT_TO_PLAY: Final = Hindrance("KC-R31", "You can offer a draw when you are about to play.")
OFFERED_ALREADY: Final = Hindrance("KC-R31", "You have already offered a draw this turn.")
NOT_YOURS: Final = Hindrance("KC-R02", "The piece is not yours.")
EMPTY_SQUARE: Final = Hindrance("KC-R02", "No piece of yours stands there.")
DISCARDED: Final = Hindrance("KC-022", "It is in the discard pile until the deck is exhausted.")
