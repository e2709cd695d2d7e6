"""A guest over HTTP, for measuring and breaking a server; `examples/bot.py` is the one to learn the protocol from."""

from typing import Any

import httpx

API = "/api/v1"


class Guest:
    """An identity: the cookie that the server gave at the first visit. Many guests may share a transport."""

    def __init__(self, address: str, transport: httpx.AsyncHTTPTransport | None = None) -> None:
        self.address = address
        # What the environment says of proxies does not matter on loopback and takes long to read.
        self.http = httpx.AsyncClient(
            base_url=f"http://{address}{API}", timeout=30, transport=transport, trust_env=False
        )

    async def get(self, path: str) -> Any:
        return self._answer(await self.http.get(path))

    async def post(self, path: str, body: dict[str, Any]) -> Any:
        return self._answer(await self.http.post(path, json=body))

    async def invite_key(self, match: str) -> str:
        invite: str = (await self.get(f"/matches/{match}"))["invite"]
        return invite.partition("invite=")[2]

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def leave(self) -> None:
        await self.http.aclose()

    @staticmethod
    def _answer(response: httpx.Response) -> Any:
        if response.status_code >= 400:
            raise RuntimeError(f"{response.request.url.path}: {response.status_code} {response.text}")
        return response.json()
