"""Cards that look like cards: a face drawn as a box, and a card as one line of a list."""

from typing import Final

from rich.text import Text

from hexadeck.cli.terminal.console import cut, wrapped
from hexadeck.display.face import Face

STYLES: Final = {
    "red": "red",
    "yellow": "yellow",
    "purple": "magenta",
    "green": "green",
    "blue": "blue",
    "white": "bright_white",
    "silver": "bright_white",
}
"""How the colours of games look in a terminal."""


def style_of(face: Face) -> str:
    """The style of the first colour; what has none is drawn plainly."""
    return STYLES.get(face.colours[0], "") if face.colours else ""


def draw_face(face: Face, width: int) -> list[Text]:
    """A box: name and cost in the frame, type, text, and below the numbers."""
    inner, style = width - 4, style_of(face)
    cost = f" {face.cost} " if face.cost else ""
    title = f" {cut(face.name, inner - len(cost) - 2)} "
    rule = "─" * (width - 3 - len(title) - len(cost)) + cost + "╮"
    top = Text.assemble(("╭─", style), (title, "bold"), (rule, style))
    lines = [top]
    body = wrapped(face.kind, inner, style="italic")
    for sentence in filter(None, [*face.text, face.becomes]):
        body += wrapped(sentence, inner, indent="  ")
    body += _foot(face, inner)
    for line in body:
        gap = " " * (inner - len(line.plain))
        lines.append(Text.assemble(("│ ", style), line, gap, (" │", style)))
    lines.append(Text("╰" + "─" * (width - 2) + "╯", style))
    return lines


def _foot(face: Face, width: int) -> list[Text]:
    notes = ", ".join(part for part in (face.notes, face.id) if part)
    gap = width - len(face.stats) - len(notes)
    if gap < 2 and face.stats:
        return [Text(face.stats, "bold"), *wrapped(notes, width, style="dim")]
    return [Text.assemble((face.stats, "bold"), " " * max(0, gap), (cut(notes, width), "dim"))]


def draw_faces(faces: list[Face], width: int) -> list[Text]:
    """Boxes side by side, as many as fit, rows as high as their highest box."""
    columns = max(1, min(len(faces), width // 38))
    each = min(width // columns - 1 if columns > 1 else width, 60)
    lines: list[Text] = []
    for start in range(0, len(faces), columns):
        boxes = [draw_face(face, each) for face in faces[start : start + columns]]
        for row in range(max(len(box) for box in boxes)):
            line = Text()
            for box in boxes:
                line.append_text(box[row] if row < len(box) else Text(" " * each))
                line.append(" ")
            line.rstrip()
            lines.append(line)
    return lines


def list_faces(faces: list[Face], width: int) -> list[Text]:
    """One line a card: id, cost, name, numbers, type, text as far as it goes."""
    if not faces:
        return []
    id_width = max(len(face.id) for face in faces)
    cost_width = max(len(face.cost) for face in faces)
    name_width = min(max(len(face.name) for face in faces), 24)
    lines = []
    for face in faces:
        line = Text.assemble(
            (f"{face.id:<{id_width}} ", "dim"),
            (f"{face.cost:<{cost_width}} ", style_of(face)),
            (f"{cut(face.name, name_width):<{name_width}}", "bold"),
        )
        rest = "  ".join(part for part in (face.short_stats, face.kind, " ".join(face.text)) if part)
        line.append("  " + cut(rest, width - len(line.plain) - 2))
        lines.append(line)
    return lines
