"""The mistakes a caller can make. Every one says what was wrong, where, and what would have been right."""

from typing import Final


class HexadeckError(ValueError):
    """A mistake of the caller; nothing has changed."""


class IllegalChoice(HexadeckError):
    """The answer is not one of the options on offer."""


class CardFailed(IllegalChoice):
    """The text of a card goes wrong, so what leads to it cannot be chosen. It says which card and which text."""


class SetupError(HexadeckError):
    """A match cannot start like this: seats, decks or options are wrong."""


class RecordError(HexadeckError):
    """A record or a position that cannot be read, or that other rules or cards made."""


class EngineFault(Exception):
    """The rules themselves went wrong (not the caller): a bug worth a report, never a refusal."""


class Unsettled(Exception):
    """The rules ask for what this table leaves open. That is for whoever left it open, and no fault of theirs."""


class OpenFace(Unsettled):
    """What a card is."""

    def __init__(self, card: int) -> None:
        super().__init__(f"card {card} has no face yet")
        self.card = card


class OpenChance(Unsettled):
    """Which of so many results chance has."""

    def __init__(self, count: int) -> None:
        super().__init__(f"chance has not decided between {count} results")
        self.count = count


class OpenShuffle(Unsettled):
    """How the cards of a zone lie when they are shuffled."""

    def __init__(self, zone: int) -> None:
        super().__init__(f"zone {zone} is shuffled")
        self.zone = zone


class OpenOrder(Unsettled):
    """In which order things come that are no zone of their own."""


FAULTS: Final = (
    ValueError,
    LookupError,
    TypeError,
    AttributeError,
    ArithmeticError,
    AssertionError,
    RuntimeError,
    EngineFault,
)
"""What rules may raise whose table, or whose cards, are not ours."""


def cannot_go_on(error: BaseException) -> RecordError:
    return RecordError(
        f"these cards, or the parts of this position, do not go together: it cannot go on, because of {error!r}"
    )
