"""The report as one HTML file without scripts or links to other files, so that it can still be read in ten years."""

from html import escape
from typing import Any, Final

from hexadeck.lab.plots import STYLE, plots
from hexadeck.lab.report import STOPPED, begun_texts, interval_text, measure_text, speed_line

PAGE_STYLE: Final = """\
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: 0.3rem 0.7rem 0.3rem 0; border-bottom: 1px solid #8884; vertical-align: top; }
.wide { overflow-x: auto; }
.faint { opacity: 0.7; }
"""


def html_page(data: dict[str, Any]) -> str:
    players = " or ".join(data["agents"])
    pictures = "".join([f"<h2>{escape(plot['title'])}</h2>{plot['svg']}" for plot in plots(data)])
    notes = "".join([f"<p>{escape(note)}</p>" for note in data["notes"]])
    unfinished = "" if data["is_done"] else "<p><strong>The run was stopped before every answer was there.</strong></p>"
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(data['title'])}</title><style>{PAGE_STYLE}{STYLE}</style></head><body>"
        f"<h1>{escape(data['title'])}</h1>"
        f"<p>{escape(data['game'])}, rules {escape(data['rules'])}, cards {escape(data['cards'])}, Hexadeck "
        f"{escape(data['version'])}. Everybody played as <strong>{escape(players)}</strong>: balance is balance "
        f"between such players. Seed {escape(data['seed'])}.</p>"
        "<p>The intervals hold with 95 % at all times at once, so it does no harm that the run stopped when it had "
        "seen enough. Every seating was played once with the same shuffles.</p>"
        f"{unfinished}{_answers(data)}{pictures}{_measures(data)}{_begun(data)}{notes}"
        f'<p class="faint">{escape(speed_line(data))}.</p></body></html>\n'
    )


def _answers(data: dict[str, Any]) -> str:
    rows = [
        f"<tr><td>{escape(trial['name'])}<br><span class=faint>{escape(trial['note'])}</span></td>"
        f"<td>{escape(interval_text(trial))}</td><td>{escape(trial['verdict'])}</td>"
        f"<td>{trial['rounds']} rounds, {trial['matches']} matches; {STOPPED[trial['stopped']]}</td></tr>"
        for trial in data["trials"]
    ]
    head = "<tr><th>Comparison</th><th>95 % interval</th><th>Answer</th><th>Played</th></tr>"
    return f'<div class="wide"><table>{head}{"".join(rows)}</table></div>'


def _row(trial: dict[str, Any]) -> list[str]:
    return [trial["name"], *[measure_text(measure) for measure in trial["measures"].values()]]


def _measures(data: dict[str, Any]) -> str:
    """First player, comebacks, lengths: of every comparison."""
    names = list(data["trials"][0]["measures"])
    head = "".join([f"<th>{escape(name)}</th>" for name in ["", *names]])
    rows = [
        "<tr>" + "".join([f"<td>{escape(text)}</td>" for text in _row(trial)]) + "</tr>" for trial in data["trials"]
    ]
    return f'<h2>How the matches went</h2><div class="wide"><table><tr>{head}</tr>{"".join(rows)}</table></div>'


def _begun(data: dict[str, Any]) -> str:
    """Of every comparison what was chosen before the first turn, where anything was."""
    tables = [(trial["name"], begun_texts(trial)) for trial in data["trials"] if trial["begun"]]
    return "".join(
        [
            f'<h2>Wins of who began so: {escape(name)}</h2><div class="wide"><table>'
            + "".join([f"<tr><td>{escape(what)}</td><td>{escape(text)}</td></tr>" for what, text in texts])
            + "</table></div>"
            for name, texts in tables
        ]
    )
