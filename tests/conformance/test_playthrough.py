"""How a match of every game begins, as a text that people can read, and that changes only when a rule or a sentence
does. Whole matches are held by their hashes and words (`test_determinism`)."""

from typing import Any

from tests.conformance.every_game import Player, Setup, one_setup_a_game, viewers
from tests.conformance.golden import assert_golden

from hexadeck.kernel.events import Events
from hexadeck.kernel.game import Match

TURNS = 2
"""A diff that is longer than these nobody reads."""


@one_setup_a_game
def test_the_playthrough_is_the_agreed_one(setup: Setup) -> None:
    """Prompts, options, choices, events as everybody saw them, and views now and then."""
    assert_golden(f"{setup.game.name}.txt", "\n".join(playthrough(setup)) + "\n")


def playthrough(setup: Setup) -> list[str]:
    match, player = setup.start(0), Player(0)
    lines = [f"{setup.game.title}, {setup.mode}, {setup.seats} players, decks {setup.decks}, {setup.options}", ""]
    lines += told(match, match.opening)
    lines += views(match)
    while match.seat is not None and match.turn <= TURNS:
        choice = player.pick(match)
        lines += question(match, choice)
        lines += told(match, match.choose(choice))
    return [*lines, *views(match)]


def question(match: Match, choice: int) -> list[str]:
    """The decision as the seat that makes it reads it."""
    marks = [">" if index == choice else " " for index in range(len(match.options))]
    options = [f"  {mark} {match.sentence(option)}" for mark, option in zip(marks, match.options, strict=True)]
    assert match.seat is not None
    return ["", f"{match.length}. Player {match.seat + 1} {match.prompt}", *options]


def told(match: Match, events: Events) -> list[str]:
    """Every event as the spectators saw it, and below it as a seat did that saw more."""
    lines: list[str] = []
    accounts = [[event["sentence"] for event in match.describe(events, viewer)] for viewer in viewers(match)]
    for sentences in zip(*accounts, strict=True):
        lines.append(f"  {sentences[-1]}")
        lines += [f"    P{seat + 1}: {more}" for seat, more in enumerate(sentences[:-1]) if more != sentences[-1]]
    return lines


def views(match: Match) -> list[str]:
    """The table as each seat and a spectator sees it; what all see alike stands once."""
    pages = [page(match.view(viewer)) for viewer in viewers(match)]
    shared = [line for line in pages[-1] if all(line in other for other in pages)]
    lines = ["", "  All see:", *[f"    {line}" for line in shared]]
    for viewer, seen in zip(viewers(match), pages, strict=True):
        lines.append("  Spectators see:" if viewer is None else f"  Player {viewer + 1} sees:")
        lines += [f"    {line}" for line in seen if line not in shared]
    return lines


def page(view: dict[str, Any]) -> list[str]:
    """A view without its options, one line for every zone and number."""
    table = view["table"]
    lines = [f"{key}: {shown(part)}" for key, part in table.items() if key != "seats"]
    for seat, parts in enumerate(table["seats"], 1):
        lines += [f"P{seat} {key}: {shown(part)}" for key, part in parts.items()]
    prompt = view["prompt"]
    return [*lines, f"asked: {None if prompt is None else prompt['kind']} of {view['decider']}"]


def shown(part: Any) -> str:
    return ", ".join(card(one) for one in part) if isinstance(part, list) else str(part)


def card(one: dict[str, Any] | None) -> str:
    """A card as `name#handle(what is not 0)`."""
    if one is None:
        return "?"
    rest = " ".join(f"{key} {value}" for key, value in one.items() if key not in {"handle", "id", "name"} and value)
    return f"{one['name']}#{one['handle']}" + (f"({rest})" if rest else "")
