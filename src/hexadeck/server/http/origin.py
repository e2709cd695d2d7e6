"""Whether a page of ours asks. Browsers name the origin of the page with every socket and every request that changes
something; programs that are no browsers carry nobody's cookie by themselves and need not.
"""

from starlette.requests import HTTPConnection

from hexadeck.server.refusals import Refused


def own_origin(connection: HTTPConnection) -> str:
    """The origin of a page that this host serves, as browsers write it."""
    is_secure = connection.url.scheme in ("https", "wss")
    return f"{'https' if is_secure else 'http'}://{connection.headers.get('host', '')}"


def check_origin(connection: HTTPConnection) -> None:
    origin = connection.headers.get("origin")
    if origin is not None and origin.lower() != own_origin(connection).lower():
        raise Refused("wrong_origin", origin=origin, here=own_origin(connection))
    if connection.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise Refused("wrong_origin", origin="another host", here=own_origin(connection))
