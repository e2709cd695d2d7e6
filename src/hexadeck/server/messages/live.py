"""The live table: what a client sends, and what the server sends."""

from typing import Literal

from msgspec import Struct

from hexadeck.display.threat import Threat
from hexadeck.server.messages.matches import MatchInfo
from hexadeck.server.messages.refusal import Refusal
from hexadeck.server.messages.seen import EventSeen, PlaceSeen, View

# -- what a client sends -----------------------------------------------------------------------------------------------


class Choose(Struct, kw_only=True, tag_field="type", tag="choose", forbid_unknown_fields=True):
    """An answer. Sent again after a broken connection it is acknowledged again and never counted twice."""

    question: int
    option: int


class Concede(Struct, kw_only=True, tag_field="type", tag="concede", forbid_unknown_fields=True):
    """Give the match up."""


class OfferDraw(Struct, kw_only=True, tag_field="type", tag="offer_draw", forbid_unknown_fields=True):
    """Offer a draw instead of answering, where the view says `may_offer_draw`; acknowledged like an answer."""

    question: int


class ConcedePart(Struct, kw_only=True, tag_field="type", tag="concede_part", forbid_unknown_fields=True):
    """Give up a part of the match (`part` of the game) instead of answering; acknowledged like an answer."""

    question: int


class AskUndo(Struct, kw_only=True, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Take back one's own last choice; against people they are asked."""


class AnswerUndo(Struct, kw_only=True, tag_field="type", tag="answer_undo", forbid_unknown_fields=True):
    """Agree to what another seat wants to take back, or not."""

    agree: bool


class AskWhy(Struct, kw_only=True, tag_field="type", tag="why_not", forbid_unknown_fields=True):
    """What keeps a card, a place or a square from being used at this decision; one of them is named. Answered by
    `why_not`."""

    card: int | None = None
    """Its handle."""
    place: PlaceSeen | None = None
    square: str | None = None
    """Its name."""


class AskOutcome(Struct, kw_only=True, tag_field="type", tag="outcome", forbid_unknown_fields=True):
    """What an answer would do, as far as that is sure; answered by `outcome`."""

    question: int
    option: int


class AskMoves(Struct, kw_only=True, tag_field="type", tag="moves", forbid_unknown_fields=True):
    """Which answers lead which figure where, on a board; answered by `moves`."""

    question: int


class AskHint(Struct, kw_only=True, tag_field="type", tag="hint", forbid_unknown_fields=True):
    """What to answer; answered by `hint` after a second or so, where the match `allows_hints`."""

    question: int
    strength: Literal[1, 2, 3] = 1
    """1 points at an answer, 2 says why, 3 shows the line of play that is expected."""


Phrase = Literal["hello", "good_luck", "well_played", "thanks", "one_moment", "oops"]
"""What can be said at the table; there is no other chat."""


class Say(Struct, kw_only=True, tag_field="type", tag="say", forbid_unknown_fields=True):
    """One of a few phrases, to everybody at the table."""

    phrase: Phrase


class Ping(Struct, kw_only=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Answered by `pong`; for clients that want to know whether the connection is alive."""


ClientMessage = (
    Choose
    | Concede
    | OfferDraw
    | ConcedePart
    | AskUndo
    | AnswerUndo
    | AskWhy
    | AskOutcome
    | AskMoves
    | AskHint
    | Say
    | Ping
)

# -- what the server sends ---------------------------------------------------------------------------------------------


class ClockShown(Struct, kw_only=True):
    left: list[float]
    """Seconds left for each seat at the moment of sending."""
    running: int | None
    """The seat whose time runs, as far as this viewer may know."""


class Welcome(Struct, kw_only=True, tag_field="type", tag="welcome"):
    """First after connecting; a `state` follows at once, unless the match still waits for players."""

    protocol: int
    match: MatchInfo
    log: list[EventSeen]
    """What this viewer saw so far, the latest 150 events; handles of cards are those of the present view."""


class LessonProgress(Struct, kw_only=True):
    """Where somebody stands in a lesson."""

    standing: Literal["open", "reached", "missed", "astray"]
    """Astray: in a guided match something else was chosen than it asked for."""
    step: int
    """Of a guided match: the step it has come to; as many as there are when it is over."""
    option: int | None
    """Of a guided match: the option to choose now."""


class State(Struct, kw_only=True, tag_field="type", tag="state"):
    """The table after something happened. Every state is complete; `events` tell what led to it."""

    view: View
    events: list[EventSeen]
    headline: str
    """Whose turn it is and what goes on, in one line for everybody."""
    status: list[str]
    """What is under way, such as an attack, a line each."""
    threats: list[Threat]
    """Which figures of a board can capture which, whosever they are; everybody sees the board. Those that need cards
    only for what must not be lost: a seat's own, or everybody's for who watches."""
    question: int | None
    """The number to answer with, when this viewer decides. It only ever grows."""
    by_bot: bool
    """Whether a bot's choice led here, so that a client may show it at a readable pace."""
    undo: Literal["no", "free", "ask"]
    undo_asked_by: int | None
    """The seat that waits for consent to an undo."""
    undo_barred: Literal["", "nothing", "learned"] = ""
    """Why nothing can be undone: nothing was chosen yet, or something was learned since."""
    clock: ClockShown | None
    turn: int
    is_undone: bool = False
    """The state is an earlier one that came back by an undo."""
    undone: int = 0
    """How often an earlier state came back in this match. Who was away meanwhile sees by it that what they saw last may
    have been taken back."""
    lesson: LessonProgress | None = None
    """Set in a lesson."""


class Acknowledged(Struct, kw_only=True, tag_field="type", tag="ack"):
    """The choice is on disk."""

    question: int


class MatchChanged(Struct, kw_only=True, tag_field="type", tag="match"):
    """Somebody came, went, took a seat, changed their name or started a rematch; or the match is over."""

    match: MatchInfo


class Reason(Struct, kw_only=True):
    """What keeps a seat from using a thing in one way."""

    verb: str
    """Empty where nothing at all can be done now."""
    sentence: str
    rule: str


class WhyNot(Struct, kw_only=True, tag_field="type", tag="why_not"):
    """The answer to `why_not` about the same thing, for the table as it is now."""

    card: int | None
    place: PlaceSeen | None
    square: str | None
    reasons: list[Reason]
    """None about what can be done with it."""


class Outcome(Struct, kw_only=True, tag_field="type", tag="outcome"):
    """The answer to `outcome`: sentences as in events."""

    question: int
    option: int
    at_once: list[str]
    if_unanswered: list[str]
    """What happens then if everybody lets it happen."""


class Hint(Struct, kw_only=True, tag_field="type", tag="hint"):
    """The answer to `hint`: the option to take, and sentences about it."""

    question: int
    strength: int
    option: int | None
    """Null where nothing can be said."""
    then: list[int]
    """The answers after it that finish what it begins."""
    lines: list[str]


class Move(Struct, kw_only=True):
    """Answers to the open question and those after it that move a figure."""

    options: list[int]
    start: int
    target: int
    """Squares, counted along the ranks from the first."""
    cards: list[int]
    """Handles of the cards that are spent."""


class Moves(Struct, kw_only=True, tag_field="type", tag="moves"):
    """The answer to `moves`."""

    question: int
    moves: list[Move]


class Said(Struct, kw_only=True, tag_field="type", tag="said"):
    """Somebody at the table says something."""

    seat: int
    phrase: Phrase


class Pong(Struct, kw_only=True, tag_field="type", tag="pong"):
    """The answer to `ping`."""


ServerMessage = Welcome | State | Acknowledged | MatchChanged | Refusal | WhyNot | Outcome | Moves | Hint | Said | Pong
