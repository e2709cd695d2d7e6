"""What is answered where something is wrong, on the live table and by HTTP alike."""

from typing import Literal

from msgspec import Struct

RefusalCode = Literal[
    "malformed",
    "too_large",
    "too_fast",
    "not_found",
    "not_yours",
    "wrong_origin",
    "wrong_version",
    "not_your_decision",
    "late",
    "illegal",
    "refused",
    "over",
    "damaged",
    "failed",
]


class Refusal(Struct, kw_only=True, tag_field="type", tag="error"):
    """What was wrong and what would have been right; also the body of every HTTP answer from 400 on."""

    code: RefusalCode
    message: str
    question: int | None = None
    """The question a refused choice was for."""
