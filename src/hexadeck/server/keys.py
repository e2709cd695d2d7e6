"""Keys in links and headers."""

import hmac


def is_key(given: str | None, right: str) -> bool:
    """Compared in a time that does not tell how much of it was right."""
    return given is not None and hmac.compare_digest(given.encode(), right.encode())
