"""Pictures of a report, as SVG with nothing but shapes: they look alike in a file, in a browser and on paper.

Colours come from classes; whoever shows the pictures styles them (`STYLE`, or the browser's own sheet).
"""

from html import escape
from typing import Any, Final

STYLE: Final = """\
.plot { font: 13px system-ui, sans-serif; width: 100%; height: auto; max-width: 60rem; }
.plot text { fill: currentColor; }
.plot .faint { opacity: 0.65; }
.plot .axis { stroke: currentColor; stroke-opacity: 0.25; }
.plot .fair { stroke: currentColor; stroke-opacity: 0.7; stroke-dasharray: 4 3; }
.plot .good { fill: #2a8c5f; stroke: #2a8c5f; }
.plot .bad { fill: #c2483d; stroke: #c2483d; }
.plot .even { fill: #6b7785; stroke: #6b7785; }
.plot .line { fill: none; stroke: #3b6fb6; stroke-width: 2; }
.plot .band { fill: #3b6fb6; fill-opacity: 0.18; stroke: none; }
.plot .whisker { stroke-width: 2; }
.plot .cell text { fill: #14181d; }
"""
WIDTH: Final = 720
ROW: Final = 26
MARGIN: Final = 12
LETTER: Final = 7.6
"""About how wide a letter is."""


def plots(data: dict[str, Any]) -> list[dict[str, str]]:
    """The plots that go with the question, each with its title; what has too few rounds is left out."""
    found = []
    trials = [trial for trial in data["trials"] if trial["is_told"]]
    if not trials:
        return []
    if data["question"] == "matrix":
        found.append({"title": "Share of wins, row against column", "svg": heat_map(data)})
        rows = [(one["deck"], one["estimate"], one["low"], one["high"]) for one in data["standings"] if one["is_told"]]
        found += [{"title": "Against all others", "svg": intervals(rows, 0.5, False)}] if rows else []
    elif len(data["trials"]) > 1:
        ranked = sorted(trials, key=lambda trial: -trial["estimate"])
        title = "Best and worst cards" if data["question"] == "deck" else "Difference in wins"
        rows = [
            (trial["tags"].get("card" if data["question"] == "deck" else "deck", trial["name"]), trial["estimate"],
             trial["low"], trial["high"]) for trial in ranked
        ]  # fmt: skip
        found.append({"title": title, "svg": intervals(rows, trials[0]["fair"], trials[0]["is_difference"])})
    else:
        (trial,) = trials
        rows = [(trial["name"], trial["estimate"], trial["low"], trial["high"])]
        found.append({"title": "The answer", "svg": intervals(rows, trial["fair"], trial["is_difference"])})
    found += [
        {"title": f"Convergence: {trial['name']}", "svg": convergence(trial)}
        for trial in trials[:MOST_CONVERGENCES]
        if len(trial["history"]) > 1
    ]
    return found


MOST_CONVERGENCES: Final = 12


def intervals(rows: list[tuple[str, float, float, float]], fair: float, is_change: bool) -> str:
    """A dot with its interval for every row, and a line where there is no difference."""
    left = min(340.0, LETTER * max([len(row[0]) for row in rows]) + 2 * MARGIN)
    right = WIDTH - 150
    least, most = _range([low for _, _, low, _ in rows] + [high for _, _, _, high in rows], fair)
    scale = Scale(least, most, left, right)
    height = ROW * len(rows) + 44
    parts = [_tick(scale.at(value), 20, height - 24, _value_text(value, is_change)) for value in scale.ticks()]
    parts.append(f'<line class="fair" x1="{scale.at(fair):.1f}" x2="{scale.at(fair):.1f}" y1="10" y2="{height - 24}"/>')
    for index, (name, estimate, low, high) in enumerate(rows):
        y = 24 + ROW * index
        look = "good" if low > fair else "bad" if high < fair else "even"
        shown = name if len(name) <= 40 else name[:39] + "…"
        parts.append(f'<text x="{left - MARGIN:.1f}" y="{y + 4}" text-anchor="end">{escape(shown)}</text>')
        parts.append(
            f'<line class="whisker {look}" x1="{scale.at(low):.1f}" x2="{scale.at(high):.1f}" y1="{y}" y2="{y}"/>'
        )
        parts.append(f'<circle class="{look}" cx="{scale.at(estimate):.1f}" cy="{y}" r="4.5"/>')
        said = f"{_value_text(estimate, is_change)} ({_value_text(low, is_change)} to {_value_text(high, is_change)})"
        parts.append(f'<text class="faint" x="{right + MARGIN}" y="{y + 4}" font-size="11">{said}</text>')
    return _svg(WIDTH, height, parts, "; ".join([f"{row[0]} {_value_text(row[1], is_change)}" for row in rows]))


def heat_map(data: dict[str, Any]) -> str:
    """The deck matrix: green where the row wins, red where it loses."""
    decks = [one["deck"] for one in data["standings"]]
    share = {(trial["tags"]["deck"], trial["tags"]["other"]): trial for trial in data["trials"]}
    left = min(260.0, LETTER * max([len(deck) for deck in decks]) + 2 * MARGIN)
    size = min(64.0, (WIDTH - left - MARGIN) / len(decks))
    top = 26.0
    height = int(top + size * len(decks) + 24)
    parts = []
    for row, deck in enumerate(decks):
        y = top + size * row
        name = f"{row + 1}. {escape(deck)}"
        parts.append(f'<text x="{left - MARGIN:.1f}" y="{y + size / 2 + 4:.1f}" text-anchor="end">{name}</text>')
        parts.append(f'<text x="{left + size * (row + 0.5):.1f}" y="{top - 8}" text-anchor="middle">{row + 1}</text>')
        for column, other in enumerate(decks):
            parts.append(_cell(left + size * column, y, size, deck, other, share))
    return _svg(WIDTH, height, parts, "Share of wins of every deck against every other")


def _cell(x: float, y: float, size: float, deck: str, other: str, share: dict[tuple[str, str], dict[str, Any]]) -> str:
    if deck == other:
        return f'<rect x="{x:.1f}" y="{y:.1f}" width="{size:.1f}" height="{size:.1f}" fill="#8884"/>'
    trial = share.get((deck, other))
    if not (trial or share[other, deck])["is_told"]:
        return ""
    value, low, high = (
        (trial["estimate"], trial["low"], trial["high"])
        if trial
        else [1 - share[other, deck][name] for name in ("estimate", "high", "low")]
    )
    title = f"{deck} against {other}: {value:.1%} ({low:.1%} to {high:.1%})"
    weight = "bold" if low > 0.5 or high < 0.5 else "normal"
    return (
        f'<g class="cell"><title>{escape(title)}</title>'
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{size:.1f}" height="{size:.1f}" fill="{_shade(value)}" stroke="#fff"/>'
        f'<text x="{x + size / 2:.1f}" y="{y + size / 2 + 4:.1f}" text-anchor="middle" '
        f'font-size="{min(13, size / 3):.0f}" font-weight="{weight}">{value * 100:.0f}</text></g>'
    )


def _shade(value: float) -> str:
    """From red at 20 % over white to green at 80 %."""
    far = max(-1.0, min(1.0, (value - 0.5) / 0.3))
    end = (92, 184, 138) if far > 0 else (224, 112, 98)
    mixed = [round(250 + (part - 250) * abs(far)) for part in end]
    return f"#{mixed[0]:02x}{mixed[1]:02x}{mixed[2]:02x}"


def convergence(trial: dict[str, Any]) -> str:
    """How the estimate and its interval went, round by round."""
    history = trial["history"]
    is_change = trial["is_difference"]
    settled = history[len(history) // 6 :]
    least, most = _range([point[2] for point in settled] + [point[3] for point in settled], trial["fair"])
    height = 190
    across = Scale(0, history[-1][0], 60, WIDTH - MARGIN)
    up = Scale(least, most, height - 30, 12)
    parts = []
    for value in up.ticks():
        y = up.at(value)
        parts.append(f'<line class="axis" x1="60" x2="{WIDTH - MARGIN}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(
            f'<text class="faint" x="54" y="{y + 4:.1f}" text-anchor="end">{_value_text(value, is_change)}</text>'
        )
    for value in across.ticks():
        parts.append(
            f'<text class="faint" x="{across.at(value):.1f}" y="{height - 10}" text-anchor="middle">{value:g}</text>'
        )
    inside = [(point[0], *[max(least, min(most, value)) for value in point[1:]]) for point in history]
    lower = [f"{across.at(n):.1f},{up.at(low):.1f}" for n, _, low, _ in inside]
    upper = [f"{across.at(n):.1f},{up.at(high):.1f}" for n, _, _, high in inside]
    parts.append(f'<polygon class="band" points="{" ".join(lower + upper[::-1])}"/>')
    fair = up.at(trial["fair"])
    parts.append(f'<line class="fair" x1="60" x2="{WIDTH - MARGIN}" y1="{fair:.1f}" y2="{fair:.1f}"/>')
    middle = " ".join([f"{across.at(n):.1f},{up.at(mean):.1f}" for n, mean, _, _ in inside])
    parts.append(f'<polyline class="line" points="{middle}"/>')
    return _svg(WIDTH, height, parts, f"{trial['name']}: the interval after every round, {history[-1][0]} rounds")


class Scale:
    """From values to places on the picture."""

    def __init__(self, least: float, most: float, start: float, end: float) -> None:
        self.least = least
        self.most = most if most > least else least + 1
        self.start = start
        self.end = end

    def at(self, value: float) -> float:
        return self.start + (value - self.least) / (self.most - self.least) * (self.end - self.start)

    def ticks(self) -> list[float]:
        """Round values, four to nine of them."""
        span = self.most - self.least
        step = 10.0**-6
        while span / step > 9:
            for factor in (2, 2.5, 2):
                step *= factor
                if span / step <= 9:
                    break
        first = int(self.least / step) - 1
        values = [round((first + number) * step, 9) for number in range(14)]
        return [value for value in values if self.least <= value <= self.most]


def _range(values: list[float], fair: float) -> tuple[float, float]:
    """All values and the fair one, with a little room."""
    least, most = min([*values, fair]), max([*values, fair])
    room = max(0.01, (most - least) * 0.06)
    return least - room, most + room


def _value_text(value: float, is_change: bool) -> str:
    text = f"{100 * value:+.1f}" if is_change else f"{100 * value:.1f}"
    return text.replace(".0", "").replace("-0", "0").replace("+0", "0") if text in ("+0.0", "-0.0") else text


def _tick(x: float, top: float, bottom: float, text: str) -> str:
    return (
        f'<line class="axis" x1="{x:.1f}" x2="{x:.1f}" y1="{top - 10}" y2="{bottom}"/>'
        f'<text class="faint" x="{x:.1f}" y="{bottom + 16}" text-anchor="middle" font-size="11">{text}</text>'
    )


def _svg(width: float, height: float, parts: list[str], label: str) -> str:
    return (
        f'<svg class="plot" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img" '
        f'aria-label="{escape(label)}">{"".join(parts)}</svg>'
    )
