"""Log lines and rules as several commands show them."""

from rich.text import Text

from hexadeck.cli.layout import EventView
from hexadeck.cli.rulebook import Rule
from hexadeck.cli.terminal import wrapped


def event_lines(events: list[EventView], width: int, indent: str = "  ") -> list[Text]:
    """A line for every event, with the rule that made it happen; a turn begins with a blank line."""
    lines: list[Text] = []
    for event in events:
        rule = f" [{event['rule']}]" if event["rule"] else ""
        if event["event"] == "turn_began":
            lines += [Text(), Text.assemble((event["sentence"], "bold"), (rule, "dim"))]
        else:
            lines += wrapped(f"{event['sentence']}{rule}", width - len(indent), indent)
            lines[-1] = Text.assemble(indent, lines[-1])
    return lines


def rule_lines(rule: Rule, width: int) -> list[Text]:
    """A rule in full, a ruling with its question and its reason."""
    lines = [Text.assemble((rule.id, "bold"), (f"  {rule.chapter}" if rule.chapter else "", "dim"))]
    if rule.question:
        lines += wrapped(f"Question: {rule.question}", width - 2, "  ")
        lines += wrapped(f"Ruling: {rule.text}", width - 2, "  ")
        lines += wrapped(f"Reason: {rule.reason}", width - 2, "  ") if rule.reason else []
    else:
        lines += wrapped(rule.text, width - 2, "")
    return [lines[0], *[Text.assemble("  ", line) for line in lines[1:]]]
