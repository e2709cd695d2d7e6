"""The full log: a line for every event, with the rule behind it."""

from rich.text import Text

from hexadeck.cli.terminal.console import wrapped
from hexadeck.cli.terminal.layout import EventView
from hexadeck.kernel.roles import HEADING


def event_lines(events: list[EventView], width: int, indent: str = "  ") -> list[Text]:
    """A line for every event, with the rule that made it happen; a turn begins with a blank line."""
    lines: list[Text] = []
    for event in events:
        rule = f" [{event['rule']}]" if event["rule"] else ""
        if HEADING in event["roles"]:
            lines += [Text(), Text.assemble((event["sentence"], "bold"), (rule, "dim"))]
        else:
            lines += wrapped(f"{event['sentence']}{rule}", width - len(indent), indent)
            lines[-1] = Text.assemble(indent, lines[-1])
    return lines
