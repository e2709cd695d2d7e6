"""Why a seat can do nothing, or not everything, with a thing now.

Nothing is described a second time here: the open question is put again on a table of its own, where every option that
is refused is kept together with what hinders it. Whoever is not asked has to wait; things that the question does not
speak of get the question itself for an answer. None of this tells more than the seat's view does.
"""

from typing import Final

from hexadeck.kernel.decisions import NOTHING, Option
from hexadeck.kernel.disclosure import KNOWN, question_for
from hexadeck.kernel.hindrance import Refusal, WhyNot
from hexadeck.kernel.rows import append, has
from hexadeck.kernel.sentences import card_name, option_parts, option_sentence, prompt_sentence, seat_name
from hexadeck.kernel.table import Table

CARD: Final = "card"
PLACE: Final = "place"
SQUARE: Final = "square"
"""The things that can be asked about, as parts of options; `other` and `cards` name cards too."""
THINGS: Final = (CARD, "other", PLACE, SQUARE, "seat")


class Reasons:
    """All that was offered and refused when the open question was put again."""

    def __init__(self, t: Table, viewer: int, wait: WhyNot | None) -> None:
        self.t = t
        self.viewer = viewer
        self.wait = wait
        self.refused: list[Refusal] = []
        if wait is None and viewer < t.seats:
            self.refused = put_again(t)

    def about(self, kind: str, number: int) -> list[WhyNot]:
        """What keeps the viewer from using a thing, by verb; nothing about verbs that can be used with it."""
        if self.viewer == self.t.seats:
            return []
        if self.wait is not None:
            return [self.wait]
        lit = [option.verb.number for option in self.t.options if names(self.t, option, kind, number)]
        # A reason could tell what a face-down card is, so only of known cards is there one.
        is_open = kind != CARD or self.t.is_known(number, self.viewer)
        refused = [refusal for refusal in self.refused if is_open and self._is_about(refusal, kind, number, lit)]
        telling = [refusal for refusal in refused if not refusal.hindrance.kind.is_aside]
        if not telling and lit:
            return []
        return joined([self._said(refusal) for refusal in telling or refused]) or [not_a_choice(self.t, self.viewer)]

    def _is_about(self, refusal: Refusal, kind: str, number: int, lit: list[int]) -> bool:
        return refusal.option.verb.number not in lit and names(self.t, refusal.option, kind, number)

    def _said(self, refusal: Refusal) -> WhyNot:
        t = self.t
        assert t.prompt is not None
        option = refusal.option
        hindrance = refusal.hindrance
        named = [part for part in option_parts(t, option) if part[0] in THINGS and part[1] != NOTHING]
        verb = option.verb.label if len(named) == 1 else option_sentence(t, option, self.viewer)
        sentence = hindrance.say(card_name(t, hindrance.card, self.viewer))
        return WhyNot(sentence, hindrance.rule or t.prompt.rule, verb)


def put_again(t: Table) -> list[Refusal]:
    """Ask the open question once more, on a table of one's own; what is offered now also has every equal card."""
    if t.asked is not None:
        t.is_asked_why = True
        t.quiet = True
        t.stack = append(t.stack, t.asked)
        t.seat = NOTHING
        t.advance()
        t.refuse_waiting()
    return t.refused


def names(t: Table, option: Option, kind: str, number: int) -> bool:
    """Whether an option names a thing."""
    for part, value in option_parts(t, option):
        if value == number and (part == kind or (kind == CARD and part == "other")):
            return True
        if kind == CARD and part == "cards" and value != NOTHING and has(t.sets[value], number):
            return True
    return False


def joined(reasons: list[WhyNot]) -> list[WhyNot]:
    """What is hindered for the same reason is said in one line."""
    found: list[WhyNot] = []
    for reason in reasons:
        for other in found:
            if (other.sentence, other.rule) == (reason.sentence, reason.rule):
                if reason.verb not in other.verb.split(", "):
                    other.verb += f", {reason.verb}"
                break
        else:
            found.append(reason)
    return found


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


def not_a_choice(t: Table, viewer: int) -> WhyNot:
    """The seat is asked, and this is no answer."""
    assert t.prompt is not None
    return WhyNot(f'You are asked for something else: "{prompt_sentence(t, viewer)}"', t.prompt.rule)
