"""Why a seat can do nothing with something now, where the rules of the game have no more to say than the question.

Whoever is not asked waits for somebody; whoever is asked something else answers that first. None of this tells more
than the seat's view does.
"""

from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.disclosure import KNOWN, question_for
from hexadeck.kernel.hindrance import WhyNot
from hexadeck.kernel.rows import has
from hexadeck.kernel.sentences import option_parts, prompt_sentence, seat_name
from hexadeck.kernel.table import Table


def why_wait(t: Table, viewer: int, turn_rule: str) -> WhyNot | None:
    """What keeps a seat from doing anything at all: the match is over, or somebody else has the word."""
    if t.result is not None:
        return WhyNot("The match is over.", t.result.rule)
    if t.seat == viewer or t.prompt is None:
        return None
    is_known = question_for(t, viewer) == KNOWN
    active = turn_player(t)
    if active != NOTHING and active != viewer:
        decider = f" {seat_name(t.seat)} decides now." if is_known else ""
        return WhyNot(f"It is not your turn.{decider}", turn_rule)
    if is_known:
        return WhyNot(f"{seat_name(t.seat)} decides first.", t.prompt.rule)
    return WhyNot("Others may act first.", turn_rule)


def turn_player(t: Table) -> int:
    """Whose turn it is, where the table shows it as `active`; nobody's before the first turn."""
    for index in t.schema.shown_once:
        fields = t.schema.fixed[index].fields
        if "active" in fields and "turn" in fields:
            row = t.columns[index]
            return row[fields.index("active")] if row[fields.index("turn")] > 0 else NOTHING
    return NOTHING


def has_twin_on_offer(t: Table, card: int) -> bool:
    """Whether an option names a card of the same face in the same place: equal cards are offered once."""
    for option in t.options:
        for kind, number in option_parts(t, option):
            if kind in ("card", "other") and number >= 0:
                if t.place[number] == t.place[card] and t.what[number] == t.what[card]:
                    return True
    return False


def chosen_already(t: Table, card: int) -> WhyNot | None:
    """A card that is in the set which is being chosen."""
    if t.prompt is None or not t.is_choosing_set or not has(t.picked, card):
        return None
    return WhyNot("You have already chosen it. Undo takes it back.", t.prompt.rule)


def not_a_choice(t: Table, viewer: int) -> WhyNot:
    """The seat is asked, and this is no answer."""
    assert t.prompt is not None
    return WhyNot(f'You are asked for something else: "{prompt_sentence(t, viewer)}"', t.prompt.rule)
