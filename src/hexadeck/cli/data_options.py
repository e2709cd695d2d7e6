"""Where a server keeps its matches, as the options of every command that needs to know."""

from pathlib import Path
from typing import Annotated

import typer

Data = Annotated[
    Path | None,
    typer.Option(envvar="HEXADECK_DATA", help="Folder for match data (default: your user data folder)."),
]
Database = Annotated[
    str | None, typer.Option(envvar="HEXADECK_DATABASE", help="PostgreSQL URL to use instead of SQLite.")
]
