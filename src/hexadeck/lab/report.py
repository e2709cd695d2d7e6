"""What a run says: plain data first, then sentences and pictures made of it."""

from typing import Any, Final

from hexadeck import __version__
from hexadeck.lab.questions import Plan
from hexadeck.lab.rounds import TABLE, Trial
from hexadeck.lab.run import Run, Tally
from hexadeck.lab.sequences import ENOUGH, TOO_FEW, BoundedMean, Length

STOPPED: Final = {
    "clear": "clear",
    "precise": "precise enough",
    "most": "as many rounds as were allowed",
    "": "not finished",
}


def report(run: Run) -> dict[str, Any]:
    """The whole report as plain data; `lines` and `plots` add nothing to it."""
    plan = run.plan
    data = {
        **plan.data(),
        "version": __version__,
        "decks": list(plan.decks),
        "notes": list(plan.notes),
        "is_done": run.is_done,
        "matches": sum([tally.matches for tally in run.tallies]),
        "played": run.played,
        "seconds": round(run.seconds, 3),
        "workers": run.workers,
        "matches_per_second_and_worker": _rate(run),
        "trials": [_trial(tally) for tally in run.tallies],
    }
    if plan.question == "matrix":
        data["standings"] = _standings(run)
    return data


def _rate(run: Run) -> float | None:
    return round(run.played / run.seconds / run.workers, 2) if run.seconds and run.workers else None


def _trial(tally: Tally) -> dict[str, Any]:
    trial = tally.trial
    low, high = tally.value.interval
    return {
        "name": trial.name,
        "kind": trial.kind,
        "is_difference": trial.is_difference,
        "note": trial.note,
        "tags": trial.tags,
        "fair": trial.fair,
        "estimate": tally.value.mean,
        "low": low,
        "high": high,
        "verdict": _verdict(trial, tally),
        "is_told": tally.is_told,
        "stopped": tally.stopped,
        "rounds": tally.rounds,
        "matches": tally.matches,
        "measures": {
            "first player": _share(tally.first_player),
            "first seat": _share(tally.first_seat),
            "comebacks": _share(tally.comebacks),
            "turns": _length(tally.turns),
            "decisions": _length(tally.decisions),
            "changes of the lead": _length(tally.leads),
        },
        "begun": {name: _share(tally.begun[name]) for name in sorted(tally.begun)},
        "endings": dict(sorted(tally.endings.items(), key=lambda one: -one[1])),
        "history": [list(point) for point in tally.history],
    }


def _share(mean: BoundedMean) -> dict[str, Any]:
    low, high = mean.interval
    return {"mean": mean.mean, "low": low, "high": high, "is_share": True, "is_told": mean.rounds >= ENOUGH}


def _length(mean: Length) -> dict[str, Any]:
    low, high = mean.interval or (None, None)
    return {"mean": mean.mean, "low": low, "high": high, "is_share": False, "is_told": mean.rounds >= ENOUGH}


def _verdict(trial: Trial, tally: Tally) -> str:
    if not tally.is_told:
        return TOO_FEW
    low, high = tally.value.interval
    if not low <= trial.fair <= high:
        is_better = low > trial.fair
        if trial.kind == TABLE or trial.is_difference:
            what = "going first" if trial.kind == TABLE else "it"
            return f"{what} helps" if is_better else f"{what} hurts"
        return f"{(trial.ours if is_better else trial.other).name} is better"
    if tally.stopped == "precise":
        return f"no difference of more than {100 * max(trial.fair - low, high - trial.fair):.1f} points"
    sign = "+" if trial.is_difference else ""
    return f"not known yet: between {100 * low:{sign}.0f} and {100 * high:{sign}.0f}"


def _standings(run: Run) -> list[dict[str, Any]]:
    """Every deck against all others, best first.

    A round of all its cells is one observation, for as many rounds as every cell has.
    """
    found = []
    for deck in run.plan.decks:
        cells = [
            (tally, tally.trial.tags["deck"] == deck) for tally in run.tallies if deck in tally.trial.tags.values()
        ]
        mean = BoundedMean(0, 1)
        values = [run.values(tally) for tally, _ in cells]
        for scores in zip(*values, strict=False):
            shares = [score if ours else 1 - score for score, (_, ours) in zip(scores, cells, strict=True)]
            mean.add(sum(shares) / len(shares))
        low, high = mean.interval
        told = all([tally.is_told for tally, _ in cells])
        found.append(
            {"deck": deck, "estimate": mean.mean, "low": low, "high": high, "rounds": mean.rounds, "is_told": told}
        )
    return sorted(found, key=lambda one: -one["estimate"])


# -- in words ----------------------------------------------------------------------------------------------------------


def lines(data: dict[str, Any]) -> list[str]:
    """The report as text to print."""
    players = " or ".join(data["agents"])
    said = [
        f"{data['title']} ({data['game']})",
        f"Everybody played as {players}; balance is balance between such players. 95 % intervals, good at any time.",
        "",
    ]
    width = max([len(trial["name"]) for trial in data["trials"]])
    for trial in data["trials"]:
        answer = "  ".join([text for text in (interval_text(trial), trial["verdict"]) if text])
        said.append(f"  {trial['name']:<{width}}  {answer}")
        if trial["note"]:
            said.append(f"  {'':<{width}}  {trial['note']}")
        said.append(
            f"  {'':<{width}}  {_counted(trial['rounds'], 'round')}, {trial['matches']} matches: "
            f"{STOPPED[trial['stopped']]}"
        )
    if "standings" in data:
        said += ["", "Against all others"]
        width = max([len(one["deck"]) for one in data["standings"]])
        said += [f"  {one['deck']:<{width}}  {share_text(one)}" for one in data["standings"]]
    for trial in data["trials"]:
        is_about_matches = len(data["trials"]) == 1 or trial["kind"] == TABLE
        if is_about_matches and trial["measures"]["turns"]["is_told"]:
            said += ["", *([trial["name"]] if len(data["trials"]) > 1 else []), *measure_lines(trial)]
        if is_about_matches and trial["begun"]:
            width = max([len(name) for name in trial["begun"]])
            said += ["", "Wins of who began so", *[f"  {name:<{width}}  {text}" for name, text in begun_texts(trial)]]
    said += ["", *data["notes"], speed_line(data)]
    return said


def _counted(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def interval_text(trial: dict[str, Any]) -> str:
    """A share as per cent; a difference in points, with its sign; nothing where there are too few rounds."""
    if not trial["is_told"]:
        return ""
    if trial["is_difference"]:
        estimate, low, high = [100 * trial[name] for name in ("estimate", "low", "high")]
        return f"{estimate:+5.1f} points  ({low:+.1f} to {high:+.1f})"
    return share_text(trial)


def share_text(one: dict[str, Any]) -> str:
    if not one["is_told"]:
        return TOO_FEW
    return f"{one['estimate']:6.1%}  ({one['low']:.1%} to {one['high']:.1%})"


def measure_lines(trial: dict[str, Any]) -> list[str]:
    return [f"{name:<20} {measure_text(measure)}" for name, measure in trial["measures"].items()]


def begun_texts(trial: dict[str, Any]) -> list[tuple[str, str]]:
    """What was chosen before the first turn, best first."""
    ranked = sorted(trial["begun"].items(), key=lambda one: -one[1]["mean"])
    return [(name, measure_text(measure)) for name, measure in ranked]


def measure_text(measure: dict[str, Any]) -> str:
    if not measure["is_told"]:
        return TOO_FEW
    if measure["is_share"]:
        return f"{measure['mean']:.1%}  ({measure['low']:.1%} to {measure['high']:.1%})"
    known = "" if measure["low"] is None else f"  ({measure['low']:.1f} to {measure['high']:.1f})"
    return f"{measure['mean']:.1f}{known}"


def speed_line(data: dict[str, Any]) -> str:
    rate = data["matches_per_second_and_worker"]
    said = f"{data['played']} matches in {data['seconds']:.1f} s"
    return said if rate is None else f"{said}, {rate:g} a second and worker with {data['workers']}"


def summary(plan: Plan) -> str:
    """One line before the first match."""
    count = len(plan.trials)
    comparisons = "1 comparison" if count == 1 else f"{count} comparisons"
    return f"{plan.title}: {comparisons}, to within {100 * plan.within:g} points, at most {plan.most} rounds each"
