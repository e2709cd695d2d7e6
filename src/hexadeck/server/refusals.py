"""What the server answers instead of what was asked: one sentence, one code, and nothing has changed."""

from typing import Final

import msgspec

from hexadeck.server.messages.refusal import Refusal, RefusalCode

STATUS: Final[dict[RefusalCode, int]] = {
    "malformed": 400,
    "too_large": 413,
    "too_fast": 429,
    "not_found": 404,
    "not_yours": 403,
    "wrong_origin": 403,
    "wrong_version": 404,
    "not_your_decision": 409,
    "late": 409,
    "illegal": 400,
    "refused": 400,
    "over": 409,
    "damaged": 409,
    "failed": 500,
}
"""The HTTP status of every code."""


class Refused(Exception):
    """Ends a request or the answer to a message; the sentence is meant for people."""

    def __init__(self, code: RefusalCode, message: str, question: int | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.question = question

    @property
    def status(self) -> int:
        return STATUS[self.code]

    @property
    def message(self) -> Refusal:
        return Refusal(code=self.code, message=str(self), question=self.question)


def damaged(reason: str, entries: int) -> Refused:
    """The log of a match is not what was written."""
    left = f"Its first {entries} entries are intact; you can go on from there." if entries else "Nothing of it is left."
    return Refused("damaged", f"this match was damaged on disk: {reason}. {left}")


UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What reading JSON may raise; the last when it is nested too deeply."""


def malformed(error: Exception, what: str) -> Refused:
    """Names the field that is wrong; `what` says what would have been right."""
    return Refused("malformed", f"{str(error).replace('`', chr(39))}; {what}")
