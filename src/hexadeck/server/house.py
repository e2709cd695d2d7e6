"""A whole server without its wire: services and rooms."""

import hmac

from hexadeck.server.rooms import Rooms
from hexadeck.server.services import Services
from hexadeck.server.settings import Settings
from hexadeck.store.opening import open_store


class House:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.settings = services.settings
        self.store = services.store
        self.guests = services.guests
        self.limits = services.limits
        self.metrics = services.metrics
        self.workers = services.workers
        self.rooms = Rooms(services)

    @classmethod
    async def open(cls, settings: Settings) -> "House":
        store = await open_store(settings.database, settings.data)
        house = cls(Services(settings, store, await store.secret()))
        await house.rooms.begin()
        return house

    async def close(self) -> None:
        self.rooms.close()
        await self.services.close()

    @staticmethod
    def has_key(given: str | None, right: str) -> bool:
        return given is not None and hmac.compare_digest(given.encode(), right.encode())
