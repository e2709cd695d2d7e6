"""Guests need no account: a random id in a cookie that only this database's key can sign."""

import base64
import hashlib
import hmac
import re
import secrets
import time
import unicodedata
from collections.abc import Mapping
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from hexadeck import agents
from hexadeck.kernel.letters import mixed_word, visible
from hexadeck.server.refusals import Refused
from hexadeck.store.store import Guest, Store

COOKIE: Final = "hexadeck_guest"
LONGEST_NAME: Final = 30
DEFAULT_NAME: Final = "Guest"
TAKEN: Final = re.compile(rf"player \d+|open seat|({'|'.join(agents.names())}) bot", re.IGNORECASE)
COOKIE_SECONDS: Final = 400 * 24 * 3600
"""As long as browsers keep a cookie; it begins anew with every visit."""
CARRY_SECONDS: Final = 15 * 60
CODE_LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Letters that cannot be mistaken for others: no O beside zero, no I or L beside one, no U beside V."""
CODE_LENGTH: Final = 8
NAME_SECONDS: Final = 20
"""Another server may have written a new name; it is seen after this time."""
NAMES_KEPT: Final = 10_000


class Guests:
    """Who people are, by their cookie, and what they want to be called."""

    def __init__(self, store: Store, key: bytes, restored: int) -> None:
        self._store = store
        self._key = key
        self._restored = restored
        """In what follows from ids: those given before a restore have come to nothing."""
        self._names: dict[str, tuple[str, float]] = {}
        self.renames = 0
        """How many names were written here: what was read before the last of them may be an old one."""

    # -- the cookie --------------------------------------------------------------------------------------------------

    def known(self, connection: HTTPConnection) -> str | None:
        """The guest's id; None without a cookie, or with one that is not of our making."""
        is_secure = connection.url.scheme in ("https", "wss")
        id, dot, mark = connection.cookies.get(cookie_name(is_secure), "").partition(".")
        return id if dot and hmac.compare_digest(mark.encode(), self._mark(id).encode()) else None

    def remember(self, response: Response, id: str, is_secure: bool) -> None:
        value = f"{id}.{self._mark(id)}"
        response.set_cookie(
            cookie_name(is_secure), value, COOKIE_SECONDS, path="/", secure=is_secure, httponly=True, samesite="lax"
        )

    def _mark(self, id: str) -> str:
        mark = hmac.new(self._key, f"guest {id}".encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(mark[:24]).decode()

    # -- another device ----------------------------------------------------------------------------------------------

    async def carry_code(self, id: str, now: int) -> str:
        """A code with which another device becomes this guest, once and within a while; an earlier one is void."""
        letters = "".join([secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH)])
        await self._store.put_code(self._code_mark(letters), id, now + CARRY_SECONDS * 1000, now)
        return f"{letters[: CODE_LENGTH // 2]}-{letters[CODE_LENGTH // 2 :]}"

    async def carried(self, letters: str, now: int) -> str:
        """The guest that a code stands for."""
        id = await self._store.take_code(self._code_mark(letters), now)
        if id is None:
            raise Refused("code_wrong")
        return id

    def _code_mark(self, letters: str) -> str:
        """What the database keeps of a code: useless without the key, which also signs cookies."""
        return hmac.new(self._key, f"carry {letters}".encode(), hashlib.sha256).hexdigest()

    # -- what only this server can know of a match -------------------------------------------------------------------

    def secret_for(self, match: str) -> str:
        """The server's part of the shuffle of a match."""
        return hmac.new(self._key, f"shuffle {self._restored} {match}".encode(), hashlib.sha256).hexdigest()

    def mark_of_match(self, random: str) -> str:
        """A mark by which the server recognizes an id that it gave."""
        return base64.urlsafe_b64encode(
            hmac.new(self._key, f"match {self._restored} {random}".encode(), hashlib.sha256).digest()[:6]
        ).decode()

    # -- the name ----------------------------------------------------------------------------------------------------

    async def name(self, id: str) -> str:
        name, read = self._names.get(id, ("", -NAME_SECONDS))
        if read + NAME_SECONDS > time.monotonic():
            return name
        return await self.written_name(id)

    async def written_name(self, id: str) -> str:
        """As the database has it at this moment."""
        before = self.renames
        guest = await self._store.guest(id)
        name = DEFAULT_NAME if guest is None else guest.name
        self.note({id: name}, before)
        return name

    def note(self, names: Mapping[str, str | None], renames: int) -> None:
        """Names that were read when so many had been written here; None is the default."""
        if self.renames == renames:
            if len(self._names) >= NAMES_KEPT:
                self._names.clear()
            now = time.monotonic()
            self._names |= {id: (name or DEFAULT_NAME, now) for id, name in names.items()}

    async def rename(self, id: str, wish: str) -> str:
        name = clean_name(wish)
        await self._store.put_guest(Guest(id, name))
        self.forget(id)
        return name

    def forget(self, id: str) -> None:
        """The guest has another name: it is read again, and not from an answer that is under way."""
        self.renames += 1
        self._names.pop(id, None)


def cookie_name(is_secure: bool) -> str:
    """Browsers take one with this prefix from the very host only, and no other host of its domain can set it."""
    return f"__Host-{COOKIE}" if is_secure else COOKIE


def new_guest() -> str:
    return secrets.token_urlsafe(16)


def code_letters(typed: str) -> str:
    """A code as somebody typed it: capitals, spaces and dashes do not matter."""
    letters = "".join([each for each in typed.upper() if not each.isspace() and unicodedata.category(each) != "Pd"])
    if len(letters) != CODE_LENGTH or not set(letters) <= set(CODE_LETTERS):
        raise Refused("no_code", length=CODE_LENGTH)
    return letters


def clean_name(wish: str) -> str:
    """Without what cannot be seen or turns the writing round; an empty name is the default. Nobody is called like a
    bot, an empty seat or a seat."""
    name = " ".join(unicodedata.normalize("NFC", visible(wish)).split())
    if len(name) > LONGEST_NAME:
        raise Refused("name_too_long", most=LONGEST_NAME, length=len(name))
    if mixed_word(name) or TAKEN.fullmatch(name):
        raise Refused("name_misleads")
    return name or DEFAULT_NAME
