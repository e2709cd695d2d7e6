"""`hexadeck analyse`: what decided a saved match."""

import json
import shlex
import sys
from typing import Annotated, Final

import typer

from hexadeck import games
from hexadeck.agents.advice import band, in_matches, said_reasons
from hexadeck.agents.analysis import Analyst, TurningPoint
from hexadeck.cli.loading import game_name
from hexadeck.cli.mistakes import WRONG, Mistake
from hexadeck.cli.terminal.saves import read_save, saved_players
from hexadeck.cli.terminal.voices import Voices
from hexadeck.kernel.errors import HexadeckError
from hexadeck.kernel.game import Match

EXAMPLES: Final = """\
  hexadeck analyse match.json
  hexadeck analyse match.json --seat 1       only the decisions of Player 1
  hexadeck analyse match.json --json > analysis.json
"""
BARS: Final = "▁▂▃▄▅▆▇█"
UNKNOWN: Final = "·"
MOST_BARS: Final = 60


def command(
    file: Annotated[str, typer.Argument(help="A saved match that is over.")],
    seat: Annotated[int | None, typer.Option(min=1, help="Look only at the decisions of Player 1, 2, ...")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The analysis as JSON.")] = False,
) -> None:
    """Say how likely each player looked to win along a match, from what they knew at the time, and where a better
    choice was missed. The same match has the same analysis."""
    data = read_save(file)
    try:
        whole = games.replay(data)
        start = whole.game.restart(data["setup"])
    except HexadeckError as error:
        raise Mistake(f"{file}: {error}", WRONG) from None
    if whole.result is None:
        raise Mistake(f"{file}: the match is not over; only a finished one is analysed")
    if seat is not None and seat > whole.seats:
        raise Mistake(f"there is no Player {seat} in this match; it has {whole.seats}")
    analyst = Analyst(start, data["choices"], list(range(whole.seats)) if seat is None else [seat - 1])
    _carry_out(analyst)
    if as_json:
        print(json.dumps({"game": game_name(data["game"]), **analyst.data()}))
    else:
        whens = [_when(start, data["choices"], point) for point in analyst.turning_points]
        voices = Voices(saved_players(data, whole.seats), None)
        said = [*_heading(whole), "", *_curves(analyst, voices), "", *_turning_points(analyst, voices, file, whens)]
        print("\n".join([voices.tell(line) for line in said]))


def _carry_out(analyst: Analyst) -> None:
    told = -1
    while not analyst.is_done:
        analyst.step()
        percent = 100 * analyst.done // analyst.total
        if sys.stderr.isatty() and percent != told:
            print(f"\r{percent} % analysed ", end="" if percent < 100 else "\n", file=sys.stderr, flush=True)
            told = percent


def _heading(match: Match) -> list[str]:
    assert match.result is not None
    return [f"{match.game.title}, {match.length} choices. {match.result.reason}"]


def _curves(analyst: Analyst, voices: Voices) -> list[str]:
    """A line of bars for each player, from the first turn to the end."""
    every = 1 + (len(analyst.moments) - 1) // MOST_BARS
    # Counted from the end, because that has to be among them.
    shown = analyst.moments[::-1][::every][::-1]
    said = ["Chance to win along the match, from what each player knew at the time:"]
    names = [voices.name(seat) for seat in range(len(analyst.sides))]
    width = max(map(len, names))
    for seat, name in enumerate(names):
        chances = [None if moment.chances is None else moment.chances[seat] for moment in shown]
        bars = "".join([UNKNOWN if chance is None else BARS[min(7, chance * 8 // 10_000)] for chance in chances])
        said.append(f"  {name:{width}} {bars}")
    return said


def _when(start: Match, choices: list[int], point: TurningPoint) -> str:
    """As the headline counts: some games count rounds, and the engine's turns would confuse their players."""
    match = start.clone(quiet=True)
    for choice in choices[: point.at]:
        match.repeat(choice)
    number = games.display(match.game).round_in(match.view(point.seat))
    return f"Round {number}" if number else f"Turn {point.turn}"


def _turning_points(analyst: Analyst, voices: Voices, file: str, whens: list[str]) -> list[str]:
    if all([moment.chances is None for moment in analyst.moments[:-1]]):
        return ["Nothing can be told about it: no chance to win was fitted to matches like this one."]
    if not analyst.turning_points:
        return ["No turning point was found: nothing else would clearly have been better."]
    said = ["Turning points, the largest first:"]
    for number, (point, when) in enumerate(zip(analyst.turning_points, whens, strict=True), 1):
        said += _turning_point(f"{number}. {when}, {voices.name(point.seat)}", point)
    at = analyst.turning_points[0].at + 1
    return [*said, "", f"Try one again from there: hexadeck play --resume {shlex.quote(file)} --at {at}"]


def _turning_point(heading: str, point: TurningPoint) -> list[str]:
    return [
        f"{heading}, choice {point.at + 1}: {point.question}",
        f"   chosen: {point.chosen} (wins {band(point.chance, 0)})",
        f"   better: {point.better} (wins {band(point.better_chance, 0)})",
        f"   That would win {in_matches(point.less, point.error, 'more')}.",
        *[f"   {reason}" for reason in said_reasons(point.gains, point.losses)],
    ]
