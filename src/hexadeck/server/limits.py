"""Not too much at once, and not too fast."""

import time
from collections.abc import Callable
from typing import Final

from hexadeck.server.refusals import Refused

BURST_SECONDS: Final = 10
"""A bucket holds what comes in so many seconds."""
KEPT: Final = 10_000
"""More buckets than this are looked through for full ones, which need not be kept."""


class Buckets:
    """A bucket of tokens for each key; what is done costs one, and they come back at the rate."""

    def __init__(self, rate: float, now: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self._now = now
        self._size = rate * BURST_SECONDS
        self._buckets: dict[str, tuple[float, float]] = {}
        """Tokens, and when they were counted."""

    def take(self, key: str, cost: float = 1) -> bool:
        """Whether there was enough; if not, nothing is taken."""
        if self.rate <= 0:
            return True
        now = self._now()
        if len(self._buckets) > KEPT:
            self._drop_full(now)
        tokens = self._tokens(key, now)
        is_enough = tokens >= cost
        self._buckets[key] = (tokens - cost if is_enough else tokens, now)
        return is_enough

    def _tokens(self, key: str, now: float) -> float:
        tokens, counted = self._buckets.get(key, (self._size, now))
        return min(self._size, tokens + (now - counted) * self.rate)

    def _drop_full(self, now: float) -> None:
        self._buckets = {key: held for key, held in self._buckets.items() if self._tokens(key, now) < self._size}


class Limits:
    """The buckets of guests and of addresses."""

    def __init__(self, guest_rate: float, address_rate: float) -> None:
        self._guests = Buckets(guest_rate)
        self._addresses = Buckets(address_rate)

    def check(self, guest: str | None, address: str, cost: float = 1) -> None:
        """A guest that is too fast does not use up what others behind the same address have."""
        if guest is not None and not self._guests.take(guest, cost):
            raise Refused("too_fast", f"slow down: at most {self._guests.rate:g} requests a second")
        if not self._addresses.take(address, cost):
            raise Refused("too_fast", f"slow down: at most {self._addresses.rate:g} requests a second from one address")
