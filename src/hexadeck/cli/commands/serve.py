"""`hexadeck serve`: the table in the browser."""

from pathlib import Path
from typing import Annotated, Final

import typer

from hexadeck import games
from hexadeck.cardtext.cardfile import read_cards
from hexadeck.cardtext.words import CardErrors, Faults
from hexadeck.cli.data_options import Data, Database
from hexadeck.cli.folders import data_folder
from hexadeck.cli.loading import read_text
from hexadeck.cli.mistakes import Mistake
from hexadeck.kernel.errors import HexadeckError

EXAMPLES: Final = """\
  hexadeck serve
  hexadeck serve --processes 4                one for each core
  hexadeck serve --cards home.cards           offer home-made cards to everybody
  hexadeck serve --name cards.example.org      behind a proxy on this machine
  hexadeck serve --host 0.0.0.0 --port 80 --data /var/lib/hexadeck
  HEXADECK_DATABASE=postgresql://me@db/hexadeck hexadeck serve
"""


def command(
    host: Annotated[str, typer.Option(envvar="HEXADECK_HOST", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(envvar="HEXADECK_PORT", min=0, max=65535, help="The port; 0 takes a free one.")
    ] = 8000,
    name: Annotated[
        list[str] | None,
        typer.Option(
            envvar="HEXADECK_NAME",
            help="A name the server is called by; may be repeated (default: any; on a local --host, this machine's).",
        ),
    ] = None,
    data: Data = None,
    database: Database = None,
    guest_rate: Annotated[
        float,
        typer.Option(envvar="HEXADECK_GUEST_RATE", min=0, help="Requests per second from one guest; 0 means no limit."),
    ] = 100,
    address_rate: Annotated[
        float,
        typer.Option(
            envvar="HEXADECK_ADDRESS_RATE", min=0, help="Requests per second from one address; 0 means no limit."
        ),
    ] = 500,
    guest_sockets: Annotated[
        int, typer.Option(envvar="HEXADECK_GUEST_SOCKETS", min=0, help="Open tables per guest; 0 means no limit.")
    ] = 50,
    address_sockets: Annotated[
        int, typer.Option(envvar="HEXADECK_ADDRESS_SOCKETS", min=0, help="Open tables per address; 0 means no limit.")
    ] = 1000,
    address_requests: Annotated[
        int,
        typer.Option(
            envvar="HEXADECK_ADDRESS_REQUESTS",
            min=0,
            help="Simultaneous requests from one address; 0 means no limit.",
        ),
    ] = 100,
    address_connections: Annotated[
        int,
        typer.Option(
            envvar="HEXADECK_ADDRESS_CONNECTIONS",
            min=0,
            help="Open connections from one address beside its tables; 0 means no limit.",
        ),
    ] = 1000,
    guest_matches: Annotated[
        int,
        typer.Option(envvar="HEXADECK_GUEST_MATCHES", min=0, help="New matches per guest and hour; 0 means no limit."),
    ] = 120,
    address_matches: Annotated[
        int,
        typer.Option(
            envvar="HEXADECK_ADDRESS_MATCHES", min=0, help="New matches per address and hour; 0 means no limit."
        ),
    ] = 1200,
    disk_megabytes: Annotated[
        int,
        typer.Option(
            envvar="HEXADECK_DISK_MEGABYTES", min=0, help="No new matches beyond this size; 0 means no limit."
        ),
    ] = 20_000,
    processes: Annotated[
        int, typer.Option(envvar="HEXADECK_PROCESSES", min=1, max=64, help="Server processes behind the one port.")
    ] = 1,
    cards: Annotated[
        list[str] | None, typer.Option(help="A home-made card file to offer to everybody; may be repeated.")
    ] = None,
    metrics_token: Annotated[
        str | None,
        typer.Option(
            envvar="HEXADECK_METRICS_TOKEN", help="Token that may read /metrics (default: this machine only)."
        ),
    ] = None,
) -> None:
    """Serve the table in the browser. Stop with Ctrl-C: nothing is lost."""
    import uvloop  # noqa: PLC0415 (so that --help need not read the server)

    from hexadeck.server.http.listening import bound  # noqa: PLC0415
    from hexadeck.server.logs import set_up_logs  # noqa: PLC0415
    from hexadeck.server.settings import Settings  # noqa: PLC0415

    folder = data or data_folder()
    settings = Settings(
        data=folder,
        database=database or None,
        guest_rate=guest_rate,
        address_rate=address_rate,
        guest_sockets=guest_sockets,
        address_sockets=address_sockets,
        address_requests=address_requests,
        address_connections=address_connections,
        guest_matches=guest_matches,
        address_matches=address_matches,
        disk_megabytes=disk_megabytes,
        hosts=own_names(host, name or []),
        processes=processes,
        offered_cards=tuple([offered(path) for path in cards or []]),
        metrics_token=metrics_token or None,
    )
    try:
        listener = bound(host, port)
    except OSError as error:
        raise Mistake(f"cannot listen on {host} port {port}: {error.strerror}; choose another with --port") from None
    shown = f"[{host}]" if ":" in host else host
    set_up_logs()
    address = f"http://{shown}:{listener.getsockname()[1]}"

    def say_ready() -> None:
        print(f"Hexadeck is at {address}", flush=True)

    if processes == 1:
        from hexadeck.server.http.serving import serve  # noqa: PLC0415

        uvloop.run(serve(settings, listener, say_ready))
    else:
        from hexadeck.server.processes.forks import serve_forks  # noqa: PLC0415

        serve_forks(settings, listener, say_ready)


def own_names(host: str, names: list[str]) -> frozenset[str]:
    """A server that only this machine can reach is called by this machine's names, or by those that a proxy uses."""
    from hexadeck.server.http.origin import LOCAL  # noqa: PLC0415

    is_local = host in LOCAL or host.startswith("127.")
    return frozenset({each.lower() for each in names} | LOCAL | {host}) if names or is_local else frozenset()


def offered(path: str) -> tuple[str, str, str]:
    """A card file with the game that can read it, and its name."""
    text = read_text(path)
    ids = [card.id for card in read_cards(text, path, Faults())]
    mistakes: list[CardErrors] = []
    for name in games.names():
        try:
            game = games.load(name, [(path, text)])
        except CardErrors as errors:
            mistakes.append(errors)
        except HexadeckError:  # a game without home-made cards
            continue
        else:
            if ids and all(id in game.prints_by_id for id in ids):
                return name, Path(path).stem, text
    if not mistakes:
        raise Mistake(f"{path} has no cards in it")
    raise min(mistakes, key=lambda errors: len(errors.errors))
