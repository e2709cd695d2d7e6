"""Rules on the screen."""

from rich.text import Text

from hexadeck.cli.terminal.console import wrapped
from hexadeck.display.rulebook import Rule


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
