"""Not too much at once, and not too fast."""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, IPv6Network
from typing import Final

from hexadeck.server.refusals import Refused

BURST_SECONDS: Final = 10
"""A bucket holds what comes in so many seconds."""
HOUR: Final = 3600
KEPT: Final = 10_000
"""More buckets than this are looked through for full ones, which need not be kept."""


class Buckets:
    """A bucket of tokens for each key; what is done costs one, and they come back at the rate."""

    def __init__(
        self, rate: float, now: Callable[[], float] = time.monotonic, burst_seconds: float = BURST_SECONDS
    ) -> None:
        self.rate = rate
        self._now = now
        self._size = rate * burst_seconds
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
    """What guests and addresses may do, each for themselves."""

    def __init__(
        self,
        guest_rate: float,
        address_rate: float,
        guest_sockets: int = 0,
        address_sockets: int = 0,
        guest_matches: int = 0,
        address_matches: int = 0,
    ) -> None:
        self._guests = Buckets(guest_rate)
        self._addresses = Buckets(address_rate)
        self._guest_matches = Buckets(guest_matches / HOUR, burst_seconds=HOUR)
        self._address_matches = Buckets(address_matches / HOUR, burst_seconds=HOUR)
        self._most_matches = (guest_matches, address_matches)
        self._guest_sockets = guest_sockets
        self._address_sockets = address_sockets
        self._open: Counter[str] = Counter()
        """Sockets by guest and by address."""

    def check(self, guest: str | None, address: str, cost: float = 1) -> None:
        """A guest that is too fast does not use up what others behind the same address have."""
        if guest is not None and not self._guests.take(guest, cost):
            raise Refused("too_fast", f"slow down: at most {self._guests.rate:g} requests a second")
        if not self._addresses.take(household(address), cost):
            raise Refused("too_fast", f"slow down: at most {self._addresses.rate:g} requests a second from one address")

    def new_match(self, guest: str, address: str) -> None:
        """A match costs room on the disk for good, so there are fewer of them than of anything else."""
        if not self._guest_matches.take(guest):
            raise Refused("too_fast", f"you can begin {self._most_matches[0]} matches an hour; wait a while")
        if not self._address_matches.take(household(address)):
            raise Refused("too_fast", f"{self._most_matches[1]} matches an hour can begin at your address; wait")

    @contextmanager
    def socket(self, guest: str | None, address: str) -> Iterator[None]:
        """While one more socket is open."""
        own, shared = f"guest {guest}", f"address {household(address)}"
        if guest is not None and 0 < self._guest_sockets <= self._open[own]:
            raise Refused("too_fast", f"you have {self._guest_sockets} tables open at once; close one of them")
        if 0 < self._address_sockets <= self._open[shared]:
            raise Refused("too_fast", f"{self._address_sockets} tables are open from your address; close one of them")
        self._open.update((own, shared))
        try:
            yield
        finally:
            self._open.subtract((own, shared))
            for key in (own, shared):
                if not self._open[key]:
                    del self._open[key]


def household(address: str) -> str:
    """Whoever has one address of IPv6 has the whole network of it. What a proxy calls somebody may be no address."""
    try:
        found = IPv6Address(address)
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found) >> 64 << 64, 64)))
