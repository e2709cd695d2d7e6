"""When texts work: those of one moment, in the order of the rules (KZ-R25), each player's own in any order."""

from mypy_extensions import i64

from hexadeck.cardtext.frames import EffectFrame, start_effect
from hexadeck.cardtext.order import let_order
from hexadeck.games.knights_of_the_zodiac import clock, on, steps, zones
from hexadeck.games.knights_of_the_zodiac.power import has_text, is_used
from hexadeck.games.knights_of_the_zodiac.table import CANCELLED, WORKING, ZodiacTable
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.rows import Row, append, no_numbers


def texts_of(t: ZodiacTable, seat: SeatId, moment: i64, row: Row) -> None:
    """KZ-102, KZ-R25 What these cards say for a moment; their player puts several texts in order."""
    frames: list[EffectFrame] = []
    role = t.role_of(seat)
    for card in row:
        for line in t.card(card).lines:
            if line.body and line.acts == moment and line.roles & role:
                frames.append(start_effect(line.program, card, seat, card))
    let_order(t, seat, frames)


def begin_texts(t: ZodiacTable, seat: SeatId, card: CardId) -> None:
    """KZ-R34 A card that is played outside of battles says what happens."""
    texts_of(t, seat, on.CHECK, append(no_numbers(), card))


def all_texts(t: ZodiacTable, offense_moment: i64, defense_moment: i64) -> None:
    """KZ-R25 The Field Card, the cards of the Offense, the cards of the Defense."""
    t.then(steps.field_texts, t.offense, offense_moment)
    t.then(steps.field_texts, t.defense, defense_moment)
    t.then(steps.side_texts, t.offense, offense_moment)
    t.then(steps.side_texts, t.defense, defense_moment)


def field_texts(t: ZodiacTable, seat: SeatId, moment: i64) -> None:
    """KZ-045 What the Field Card says for a player's role."""
    field = t.clock[clock.BATTLEFIELD]
    if field != NOTHING:
        texts_of(t, seat, moment, append(no_numbers(), field))


def side_texts(t: ZodiacTable, seat: SeatId, moment: i64) -> None:
    """KZ-101 What a player's Knights in the battle and the support cards at work say."""
    slot = t.clock[clock.SLOT]
    found = no_numbers()
    for knight in t.zones[t.front(slot, seat)]:
        if has_text(t, knight):
            found = append(found, knight)
    for card in t.zones[zones.SUPPORT + seat]:
        if t.state[card] == WORKING and is_used(t, card, slot):
            found = append(found, card)
    texts_of(t, seat, moment, found)


def cancelling_texts(t: ZodiacTable, seat: SeatId) -> None:
    """KZ-226, KZ-R30 Cards that cancel others work before everything else in step d."""
    found = no_numbers()
    for knight in t.zones[t.front(t.clock[clock.SLOT], seat)]:
        if has_text(t, knight):
            found = append(found, knight)
    for card in t.zones[zones.SUPPORT + seat]:
        if t.state[card] < CANCELLED:
            found = append(found, card)
    texts_of(t, seat, on.CANCEL, found)
