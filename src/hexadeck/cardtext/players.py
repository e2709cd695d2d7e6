"""Who carries an instruction out, and who decides: each opponent, each player in turn, one opponent of your choice.

`each opponent discards one card from their hand` is the instruction of `discard one card from your hand`, carried out
by others: `forms.say_in_all_forms` declares both with one pattern.
"""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from hexadeck.cardtext.abilities import PICK_SEAT, Effect
from hexadeck.cardtext.cardtable import CardTable
from hexadeck.cardtext.connectives import Block, May
from hexadeck.cardtext.costs import can_pay_all
from hexadeck.cardtext.frames import EffectFrame
from hexadeck.cardtext.grammar import Grammar
from hexadeck.cardtext.sides import ANYBODY, OPPONENTS, OTHERS, seats_of
from hexadeck.kernel.decisions import NOTHING, Option, made_verb
from hexadeck.kernel.ids import SeatId

FROM_YOU: Final = 0
FROM_YOUR_LEFT: Final = 1
FROM_TURN_PLAYER: Final = 2
"""Who comes first when several players do the same."""


class ByEach(Block):
    """`each opponent {effect}`: one after the other, each with the own choices."""

    def __init__(self, side: i64, effect: Effect, first: i64 = FROM_TURN_PLAYER) -> None:
        super().__init__(effect)
        self.side: i64 = side
        self.effect = effect
        self.first: i64 = first

    def seats(self, t: CardTable, f: EffectFrame) -> list[int]:
        first = f.seat if self.first == FROM_YOU else t.turn_player()
        return seats_of(t, self.side, f.seat, f.seat + 1 if self.first == FROM_YOUR_LEFT else first)

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return any([self.effect.is_possible(t, f.block_for(f.program, seat)) for seat in self.seats(t, f)])

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        for seat in self.seats(t, f):
            t.then_frame(f.block_for(self.programs[0], seat))
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class ByOne(Block):
    """`one opponent of your choice {effect}`: carried out by that player, who is `that player` from then on.

    With `decides` it stays the owner's instruction and the other only makes its choices: `an opponent chooses …`.
    `concerned` leaves out those for whom it could change nothing.
    """

    def __init__(
        self, side: i64, effect: Effect, decides: bool = False, first: i64 = FROM_YOUR_LEFT, concerned: bool = False
    ) -> None:
        super().__init__(effect)
        self.side: i64 = side
        self.effect = effect
        self.decides = decides
        self.first: i64 = first
        self.concerned = concerned

    def seats(self, t: CardTable, f: EffectFrame) -> list[int]:
        first = (
            t.turn_player()
            if self.first == FROM_TURN_PLAYER
            else f.seat + 1
            if self.first == FROM_YOUR_LEFT
            else f.seat
        )
        found = seats_of(t, self.side, f.seat, first)
        if not self.concerned:
            return found
        return [seat for seat in found if self.effect.may_concern(t, self.frame_for(f, f.program, seat))]

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return any([self.effect.is_possible(t, self.frame_for(f, f.program, seat)) for seat in self.seats(t, f)])

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        seats = self.seats(t, f)
        if not seats:
            return True
        if len(seats) == 1:
            self._do(t, f, seats[0])
            return False
        f.ask(t)
        for seat in seats:
            t.offer(PICK_SEAT, seat)
        return False

    def answer(self, t: CardTable, f: EffectFrame, option: Option) -> None:
        self._do(t, f, option.a)

    def _do(self, t: CardTable, f: EffectFrame, seat: SeatId) -> None:
        """It is that player's turn, and `that player` from then on."""
        t.then_frame(self.frame_for(f, self.programs[0], seat))
        rest = f.copy()
        rest.player = seat
        rest.go_on(t, f.chosen, True)

    def frame_for(self, f: EffectFrame, program: i64, seat: SeatId) -> EffectFrame:
        frame = f.block(program) if self.decides else f.block_for(program, seat)
        frame.chooser = seat
        frame.player = seat
        return frame


class Unless(Effect):
    """What happens to a player who does not pay for it not to happen."""

    def __init__(self, effect: Effect, costs: tuple[Effect, ...]) -> None:
        super().__init__()
        self.effect = effect
        self.costs = costs
        self.programs: list[int] = []
        self.verb = made_verb("mode", "{word}", ("word",), ("Let it happen", "Pay for it not to happen"))

    def inside(self) -> tuple[Effect, ...]:
        return (self.effect, *self.costs)

    def blocks(self) -> tuple[tuple[Effect, ...], ...]:
        return ((self.effect,), self.costs)

    def number_blocks(self, numbers: list[int]) -> None:
        self.programs = numbers

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return self.effect.is_possible(t, f)

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        if not can_pay_all(self.costs, t, f):
            t.then_frame(f.block(self.programs[0]))
            return True
        f.ask(t)
        for way in range(len(self.programs)):
            t.offer(self.verb, way)
        return False

    def answer(self, t: CardTable, f: EffectFrame, option: Option) -> None:
        t.then_frame(f.block(self.programs[option.a]))
        f.go_on(t, f.chosen, True)


class EachUnless(ByEach):
    """`each opponent {effect} unless they {cost}`: every one of them decides."""

    def __init__(self, side: i64, effect: Effect, costs: tuple[Effect, ...]) -> None:
        super().__init__(side, Unless(effect, costs))
        self.effect = effect
        self.costs = costs


class AboutOne(ByOne):
    """`look at an opponent's hand, then …`: you carry it out, and the player you choose is who it is about."""

    def frame_for(self, f: EffectFrame, program: i64, seat: SeatId) -> EffectFrame:
        frame = f.block(program)
        frame.player = seat
        return frame


class ThatPlayer(Block):
    """`that player {effect}`: the one that was chosen before, or whose event it was."""

    def __init__(self, effect: Effect) -> None:
        super().__init__(effect)
        self.effect = effect

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        seat = f.player
        if seat == NOTHING and f.subject >= 0:
            seat = t.owner[f.subject]
        if seat >= 0 and t.is_in(seat):
            t.then_frame(f.block_for(self.programs[0], seat))
        return True


def add_players(g: Grammar, opponent: str = "") -> None:
    """Instructions carried out by others; `they_do` and `they_may` come from `say_in_all_forms`, `their_cost` is what
    they can pay for something not to happen. `opponent` is what a game for two calls the other player.
    """
    for category in ("they_do", "they_may", "their_cost"):
        g.phrases.setdefault(category, [])
    g.say("may_do", "{effect:they_may}", May)
    groups = [("each player", ANYBODY), ("each opponent", OPPONENTS), ("each other player", OTHERS)]
    for who, side in [*groups, (opponent, OPPONENTS)] if opponent else groups:
        g.say("effect", who + " {effect:they_do}", ByEach, side=side, first=FROM_TURN_PLAYER)
        g.say("effect", who + " may {effect:may_do}", ByEach, side=side, first=FROM_TURN_PLAYER)
        g.say("effect", who + " {effect:they_do} unless they {costs:their_cost&}", EachUnless, side=side)
    acts: dict[str, Any] = {"decides": False, "first": FROM_YOUR_LEFT, "concerned": False}
    for who, side in (("one opponent of your choice", OPPONENTS), ("one player of your choice", ANYBODY)):
        g.say("effect", who + " {effect:they_do}", ByOne, side=side, **acts)
        g.say("effect", who + " may {effect:may_do}", ByOne, side=side, **acts)
    g.say("effect", "that player {effect:they_do}", ThatPlayer)
