"""Not too much at once, and not too fast."""

import asyncio
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network
from pathlib import Path
from typing import Final, Protocol
from weakref import WeakValueDictionary

from hexadeck.server.processes.shared import Pair, SharedLock, SharedPairs
from hexadeck.server.refusals import Refused

BURST_SECONDS: Final = 10
"""A bucket holds what comes in so many seconds."""
HOUR: Final = 3600
KEPT: Final = 10_000
"""More buckets than this are looked through for full ones, which need not be kept."""
NONE: Final = (0.0, 0.0)
AT_ONCE: Final = 8
"""Requests and messages of one guest that are seen to side by side; others have their turn between them."""
COMPLAINTS_AN_HOUR: Final = 10
CODES_AN_HOUR: Final = 200
"""Codes tried from one address, whatever guests it has. Enough for a school, and nobody guesses one of 30 ** 8."""
WRITINGS_AN_HOUR: Final = 1200
"""Names, papers and codes that one address writes, whatever guests it has."""


class Held(Protocol):
    """What is noted of each key: two numbers."""

    def get(self, key: str, default: Pair) -> Pair: ...

    def put(self, key: str, pair: Pair) -> None: ...

    def drop(self, key: str) -> None: ...


class HeldHere:
    """Counted in this process alone."""

    def __init__(self) -> None:
        self.pairs: dict[str, Pair] = {}

    def get(self, key: str, default: Pair) -> Pair:
        return self.pairs.get(key, default)

    def put(self, key: str, pair: Pair) -> None:
        self.pairs[key] = pair

    def drop(self, key: str) -> None:
        self.pairs.pop(key, None)


class Account:
    """Where limits are counted: in this process, or in a folder together with others, each of which has a number."""

    def __init__(self, folder: Path | None = None, number: int = 0, count: int = 1) -> None:
        self._folder = folder
        self.number = number
        self.count = count
        self.turn: Callable[[], AbstractContextManager[None]] = (
            nullcontext if folder is None else SharedLock(folder / "limits.turn")
        )

    def held(self, name: str) -> Held:
        return HeldHere() if self._folder is None else SharedPairs(self._folder / f"{name}.limits")


class Buckets:
    """A bucket of tokens for each key; what is done costs one, and they come back at the rate."""

    def __init__(
        self,
        rate: float,
        now: Callable[[], float] = time.monotonic,
        burst_seconds: float = BURST_SECONDS,
        held: Held | None = None,
    ) -> None:
        self.rate = rate
        self._now = now
        self._size = rate * burst_seconds
        self._buckets = held or HeldHere()
        """Tokens, and when they were counted."""

    def take(self, key: str, cost: float = 1) -> bool:
        """Whether there was enough; if not, nothing is taken."""
        if self.rate <= 0:
            return True
        now = self._now()
        if isinstance(self._buckets, HeldHere) and len(self._buckets.pairs) > KEPT:
            self._drop_full(self._buckets, now)
        tokens = self._tokens(key, now)
        is_enough = tokens >= cost
        self._buckets.put(key, (tokens - cost if is_enough else tokens, now))
        return is_enough

    def _tokens(self, key: str, now: float) -> float:
        tokens, counted = self._buckets.get(key, (self._size, now))
        return min(self._size, tokens + (now - counted) * self.rate)

    def _drop_full(self, held: HeldHere, now: float) -> None:
        held.pairs = {key: pair for key, pair in held.pairs.items() if self._tokens(key, now) < self._size}


class Sockets:
    """How many are open by guest and by address, at all processes; each notes its own."""

    def __init__(self, account: Account) -> None:
        self._all = [account.held(f"sockets {number}") for number in range(account.count)]
        self._own = self._all[account.number]
        if isinstance(self._own, SharedPairs):
            self._own.clear()  # those of the process that was here before are closed

    def count(self, key: str) -> int:
        return int(sum([held.get(key, NONE)[0] for held in self._all]))

    def add(self, key: str, number: int) -> None:
        now = self._own.get(key, NONE)[0] + number
        if now > 0:
            self._own.put(key, (now, now))
        else:
            self._own.drop(key)


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
        account: Account | None = None,
    ) -> None:
        account = account or Account()
        self._turn = account.turn
        self._guests = Buckets(guest_rate, held=account.held("guests"))
        self._addresses = Buckets(address_rate, held=account.held("addresses"))
        self._guest_matches = Buckets(guest_matches / HOUR, burst_seconds=HOUR, held=account.held("matches of guests"))
        self._address_matches = Buckets(
            address_matches / HOUR, burst_seconds=HOUR, held=account.held("matches of addresses")
        )
        self._complaints = Buckets(COMPLAINTS_AN_HOUR / HOUR, burst_seconds=HOUR, held=account.held("complaints"))
        self._codes = Buckets(CODES_AN_HOUR / HOUR, burst_seconds=HOUR, held=account.held("codes"))
        self._writings = Buckets(WRITINGS_AN_HOUR / HOUR, burst_seconds=HOUR, held=account.held("writings"))
        self._most_matches = (guest_matches, address_matches)
        self._guest_sockets = guest_sockets
        self._address_sockets = address_sockets
        self._sockets = Sockets(account)
        self._at_once: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    def turn(self, guest: str | None, address: str) -> asyncio.Semaphore:
        """Held while something is done for them, and forgotten when nobody holds or waits for it any more."""
        return self._at_once.setdefault(guest or household(address), asyncio.Semaphore(AT_ONCE))

    def check(self, guest: str | None, address: str, cost: float = 1) -> None:
        """A guest that is too fast does not use up what others behind the same address have. Nobody waits for a turn
        here: if two processes count at the same moment, one request more is let through."""
        if guest is not None and not self._guests.take(guest, cost):
            raise Refused("too_fast", most=f"{self._guests.rate:g}")
        if not self._addresses.take(household(address), cost):
            raise Refused("address_too_fast", most=f"{self._addresses.rate:g}")

    def new_match(self, guest: str, address: str) -> None:
        """A match costs room on the disk for good, so there are fewer of them than of anything else."""
        with self._turn():
            if not self._guest_matches.take(guest):
                raise Refused("matches_an_hour", most=self._most_matches[0])
            if not self._address_matches.take(household(address)):
                raise Refused("address_matches_an_hour", most=self._most_matches[1])

    def complaint(self, guest: str) -> None:
        with self._turn():
            if not self._complaints.take(guest):
                raise Refused("complaints_an_hour", most=COMPLAINTS_AN_HOUR)

    def code(self, address: str) -> None:
        with self._turn():
            if not self._codes.take(household(address)):
                raise Refused("codes_an_hour", most=CODES_AN_HOUR)

    def writing(self, address: str) -> None:
        """Besides matches: what a guest keeps lies on the disk until they drop it."""
        with self._turn():
            if not self._writings.take(household(address)):
                raise Refused("writings_an_hour", most=WRITINGS_AN_HOUR)

    def socket(self, guest: str | None, address: str) -> "HeldSocket":
        """One more socket is open, until it is given back. Nobody waits for a turn here either: each process writes its
        own numbers only, and at the same moment each may let one in where one was left."""
        keys = (f"guest {guest}", f"address {household(address)}")
        if guest is not None and 0 < self._guest_sockets <= self._sockets.count(keys[0]):
            raise Refused("tables_open", most=self._guest_sockets)
        if 0 < self._address_sockets <= self._sockets.count(keys[1]):
            raise Refused("address_tables_open", most=self._address_sockets)
        for key in keys:
            self._sockets.add(key, 1)
        return HeldSocket(self, keys)

    def give_back(self, keys: tuple[str, ...]) -> None:
        for key in keys:
            self._sockets.add(key, -1)


class HeldSocket:
    """A socket that counts while it is held."""

    __slots__ = ("_keys", "_limits")

    def __init__(self, limits: Limits, keys: tuple[str, ...]) -> None:
        self._limits = limits
        self._keys = keys

    def give_back(self) -> None:
        self._limits.give_back(self._keys)

    def __enter__(self) -> None:
        pass

    def __exit__(self, *_: object) -> None:
        self.give_back()


@lru_cache(KEPT)
def household(address: str) -> str:
    """Whoever has one address of IPv6 has the whole network of it. What a proxy calls somebody may be no address."""
    try:
        found = IPv6Address(address)
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found) >> 64 << 64, 64)))
