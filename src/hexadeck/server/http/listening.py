"""The socket that a server listens at; whoever only opens it need not read the server."""

import socket
from typing import Final

MOST_KNOCKING: Final = 16_384
"""Connections that wait to be accepted, if the system allows so many; who is not let wait tries again only after a
second, then three, then seven."""


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens; OSError says why not."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(MOST_KNOCKING)
    except OSError:
        listener.close()
        raise
    listener.setblocking(False)
    return listener
