"""`hexadeck replay`: read a saved match as a log, and verify that it ends as it says."""

from collections.abc import Iterable
from typing import Annotated, Final

import typer
from rich.text import Text

from hexadeck import games
from hexadeck.cli.loading import game_name, read_card_files
from hexadeck.cli.mistakes import WRONG, Mistake
from hexadeck.cli.terminal.console import Terminal, wrapped
from hexadeck.cli.terminal.event_log import event_lines
from hexadeck.cli.terminal.layout import EventView, load_layout, view_of
from hexadeck.cli.terminal.saves import read_save, saved_players
from hexadeck.cli.terminal.screen import TIGHT, Scene, draw_table
from hexadeck.cli.terminal.voices import Voices
from hexadeck.kernel.errors import HexadeckError
from hexadeck.kernel.events import Event
from hexadeck.kernel.game import Match
from hexadeck.kernel.letters import visible

EXAMPLES: Final = """\
  hexadeck replay match.json
  hexadeck replay match.json --seat 1            as the first player, who is "you", saw it
  hexadeck replay match.json --seat 1 --step 40  the table before choice 40
"""


def command(
    file: Annotated[str, typer.Argument(help="A saved match.")],
    seat: Annotated[int | None, typer.Option(min=1, help="Read it as Player 1, 2, ... saw it.")] = None,
    step: Annotated[int | None, typer.Option(min=1, help="Show the table as it stood before this choice.")] = None,
    cards: Annotated[list[str] | None, typer.Option(help="The home-made card files it was played with.")] = None,
) -> None:
    """Show a saved match as a log with the rule behind each line, and verify it. Without a seat: what all could see."""
    data = read_save(file)
    name = game_name(data["game"])
    try:
        home = read_card_files(cards) if cards else games.home_made_of(data)
        whole = games.replay(data, home)
        match = games.load(name, home).restart(data["setup"])
    except HexadeckError as error:
        raise Mistake(f"{file}: {error}", WRONG) from None
    if seat is not None and seat > match.seats:
        raise Mistake(f"there is no Player {seat} in this match; it has {match.seats}")
    choices: list[int] = data["choices"]
    if step is not None and step > len(choices) + 1:
        raise Mistake(f"the match has {len(choices)} choices, so --step is 1 to {len(choices) + 1}")
    terminal, viewer = Terminal(), None if seat is None else seat - 1
    voices = Voices(saved_players(data, match.seats), viewer)
    if step is None:
        _print_log(terminal, match, choices, viewer, voices)
        terminal.print(_ending(whole, len(choices), "hash" in data, terminal.width, voices))
    else:
        _print_table(terminal, match, choices[: step - 1], viewer, voices)


def _told(match: Match, happened: Iterable[Event], viewer: int | None, voices: Voices) -> list[EventView]:
    """What the viewer saw, as that one would say it."""
    events: list[EventView] = match.describe(happened, viewer)
    return [{**event, "sentence": voices.tell(event["sentence"])} for event in events]


def _print_log(terminal: Terminal, match: Match, choices: list[int], viewer: int | None, voices: Voices) -> None:
    """Every event as the viewer saw it, below each of the viewer's own choices."""
    width = terminal.width - 1
    decks = ", ".join(f"{voices.name(seat)}: {deck['name']}" for seat, deck in enumerate(match.setup.get("decks", [])))
    seed = f", seed {visible(match.setup['seed'])}" if "seed" in match.setup else ""
    terminal.print([Text(f"{match.game.title}{seed}", "bold"), *wrapped(decks, width)])
    terminal.print(event_lines(_told(match, match.opening, viewer, voices), width))
    for number, choice in enumerate(choices, 1):
        if choice >= 0 and match.seat == viewer and match.prompt is not None:
            said = voices.tell(match.sentence(match.options[choice]))
            terminal.print(
                [Text.assemble((f"{number:>4} ", "dim"), (said, "bold"), (f" [{match.prompt.rule}]", "dim"))]
            )
        terminal.print(event_lines(_told(match, match.repeat(choice), viewer, voices), width, "     "))


def _ending(match: Match, choices: int, has_hash: bool, width: int, voices: Voices) -> list[Text]:
    result = match.result
    verdict = "The match is not over." if result is None else f"{voices.tell(result.reason)} [{result.rule}]"
    verified = f"Verified: {choices} choices lead to state {match.state_hash()}."
    said = verified if has_hash else f"{choices} choices replayed; the file has no hash to verify."
    return [Text(), Text(verdict, "bold"), *wrapped(said, width - 1)]


def _print_table(terminal: Terminal, match: Match, choices: list[int], viewer: int | None, voices: Voices) -> None:
    events = _told(match, match.opening, viewer, voices)
    for choice in choices:
        events += _told(match, match.repeat(choice), viewer, voices)
    names = [voices.name(seat) for seat in range(match.seats)]
    view = view_of(match, viewer)
    scene = Scene(view, load_layout(match.game), names, events)
    terminal.print(draw_table(scene, terminal.width, TIGHT))
    prompt = view["prompt"]
    if prompt is not None:
        asked = prompt.get("sentence", "decides.")
        terminal.print([f"{voices.name(view['decider'])}: {voices.tell(asked)} [{prompt['rule']}]"])
        terminal.print([f"  {voices.tell(option['sentence'])}" for option in view["options"]])
