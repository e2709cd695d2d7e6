"""Calls a command by its name: typer reads the arguments, and every mistake of the user becomes one line."""

import os
import sys
from importlib import import_module
from typing import Any, Final, cast

import typer

from hexadeck.cardtext.words import CardErrors
from hexadeck.cli import COMMANDS
from hexadeck.cli.mistakes import USAGE, Mistake, nearest
from hexadeck.kernel.errors import EngineFault, HexadeckError

INTERRUPTED: Final = 130
# typer does not say where the mistakes of its parser are to be imported from; this is the base of them all.
ParserMistake: Final = cast(type[Exception], typer.BadParameter.__mro__[1])


def call(name: str, words: list[str]) -> int:
    """Run a command and return its exit status."""
    try:
        return _run(name, words)
    except Mistake as mistake:
        return _complain(name, str(mistake), mistake.status)
    except ParserMistake as mistake:
        message = cast(Any, mistake).format_message().rstrip(".")
        return _complain(name, f"{_lower(message)}; see 'hexadeck {name} --help'", USAGE)
    except CardErrors as mistakes:
        more = len(mistakes.errors) - 1
        rest = f" (and {more} more: 'hexadeck check-cards' lists them)" if more else ""
        return _complain(name, f"{mistakes.errors[0]}{rest}", USAGE)
    except (HexadeckError, EngineFault) as mistake:
        return _complain(name, str(mistake), USAGE)
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has seen enough (`| head`); nothing more may be written, not even on the way out.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run(name: str, words: list[str]) -> int:
    if name not in COMMANDS:
        raise Mistake(f"there is no command {name!r}{nearest(name, COMMANDS)}; 'hexadeck --help' lists them")
    module = import_module(f"hexadeck.cli.commands.{name.replace('-', '_')}")
    app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
    settings = {"help_option_names": ["-h", "--help"], "max_content_width": 100}
    app.command(name, epilog="\b\nExamples:\n" + module.EXAMPLES, context_settings=settings)(module.command)
    prepare = getattr(module, "prepare", None)
    status = app(args=words if prepare is None else prepare(words), prog_name=f"hexadeck {name}", standalone_mode=False)
    sys.stdout.flush()
    return int(status or 0)


def _complain(name: str, message: str, status: int) -> int:
    where = f"hexadeck {name}" if name in COMMANDS else "hexadeck"
    print(f"{where}: {' '.join(message.split())}", file=sys.stderr)
    return status


def _lower(message: str) -> str:
    return message[:1].lower() + message[1:]
