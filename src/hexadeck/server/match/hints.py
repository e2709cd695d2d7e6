"""Hints for the people at one match. They are thought about in the process of the bots, and nobody waits for them."""

from typing import TYPE_CHECKING

import structlog

from hexadeck.server.match.connection import Connection
from hexadeck.server.match.history import History
from hexadeck.server.messages.live import AskHint, Hint
from hexadeck.server.processes import bot_player
from hexadeck.server.processes.workers import Asker
from hexadeck.server.refusals import Refused

if TYPE_CHECKING:
    from hexadeck.server.services import Services

log = structlog.get_logger()


class Hints:
    """One at a time for each seat, because each takes a second."""

    def __init__(self, services: "Services", match: str) -> None:
        self._services = services
        self._id = match
        self._thought_about: set[int] = set()
        """The seats that wait for one."""

    def begin(self, connection: Connection, seat: int, asked: AskHint, history: History) -> None:
        if seat in self._thought_about:
            raise Refused("hint_on_its_way", asked.question)
        self._thought_about.add(seat)
        self._services.start(self.give(connection, seat, asked, history))

    async def give(self, connection: Connection, seat: int, asked: AskHint, history: History) -> None:
        options: list[int] = []
        lines: list[str] = []
        choices = history.match.choices()
        try:
            options, lines = await self._services.workers.bots.run(
                Asker(connection.guest or self._id),
                bot_player.advise,
                self._id,
                history.setup,
                choices,
                seat,
                asked.strength,
            )
        except Refused as refusal:
            connection.send(refusal.message)
            return
        except Exception:
            log.exception("a hint failed", match=self._id, seat=seat, choices=len(choices))
        finally:
            self._thought_about.discard(seat)
        option = options[0] if options else None
        hint = Hint(question=asked.question, strength=asked.strength, option=option, then=options[1:], lines=lines)
        connection.send(hint)
