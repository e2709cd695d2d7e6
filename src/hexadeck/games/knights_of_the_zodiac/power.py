"""Power and traits in a battle: which texts work, what they give, and the sum as one would write it down (15)."""

from mypy_extensions import i64

from hexadeck.cardtext.sides import the_opponent
from hexadeck.games.knights_of_the_zodiac import clock, on, traits, zones
from hexadeck.games.knights_of_the_zodiac.table import (
    C_AMOUNT,
    C_CARD,
    C_SOURCE,
    CHANGE,
    KNIGHT,
    LEVEL_PLUS,
    LIMIT_PLUS,
    METER,
    PAID,
    POWER_AGAIN,
    POWER_PLUS,
    TECHNIQUE,
    WORKING,
    Line,
    ZodiacTable,
)
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.rows import Row, append, no_numbers

# -- which texts work --------------------------------------------------------------------------------------------------


def sources_of(t: ZodiacTable, slot: i64, seat: SeatId) -> Row:
    """KZ-R25 The cards whose texts count for a player in a battle: the Field Card, the Knights, the support cards."""
    found = no_numbers()
    field = t.field_at(slot)
    if field != NOTHING:
        found = append(found, field)
    for knight in t.zones[t.front(slot, seat)]:
        if has_text(t, knight) or t.paid[knight]:
            found = append(found, knight)
    if slot == t.clock[clock.SLOT]:
        for card in t.zones[zones.SUPPORT + seat]:
            if t.state[card] == WORKING and is_used(t, card, slot):
                found = append(found, card)
    return found


def has_text(t: ZodiacTable, knight: CardId) -> bool:
    """KZ-222, KZ-223 Whether a Knight's text is not ignored."""
    return not t.silenced[knight] and not t.clock[clock.TEXTLESS]


def is_used(t: ZodiacTable, card: CardId, slot: i64) -> bool:
    """KZ-R56 A Technique works only while its user is in the battle; a PoZ card needs none any more."""
    if t.card(card).kind != TECHNIQUE:
        return True
    user = t.user[card]
    return user != NOTHING and t.place[user] == t.front(slot, t.owner[card])


def holds(t: ZodiacTable, line: Line, source: CardId, role: i64) -> bool:
    """KZ-102 Whether the statements of a line count now for the player of a role.

    KZ-222 What was decided in step b stays, even if the Knight's text is ignored since.
    """
    if not line.roles & role:
        return False
    if line.spend:
        return t.paid[source] == PAID
    if t.paid[source] and not line.has_toll and t.card(source).kind == KNIGHT and not has_text(t, source):
        return False
    if line.moment == on.UNCONTESTED:
        return t.clock[clock.OUTCOME] == clock.UNCONTESTED
    return line.moment == on.ALWAYS


def knight_of(t: ZodiacTable, source: CardId) -> i64:
    """Whose text it is: the Knight itself, or the one that uses the Technique; nothing for other cards."""
    kind = t.card(source).kind
    if kind == KNIGHT:
        return source
    return t.user[source] if kind == TECHNIQUE else NOTHING


# -- Power -------------------------------------------------------------------------------------------------------------


def terms_of(t: ZodiacTable, slot: i64, knight: CardId) -> Row:
    """KZ-047, KZ-050, KZ-104 Every change of a Knight's Power with its source: (card, amount) side by side."""
    terms = no_numbers()
    for seat in range(2):
        role = t.role_of(seat)
        for source in sources_of(t, slot, seat):
            for line in t.card(source).lines:
                if line.statements and holds(t, line, source, role):
                    for statement in line.statements:
                        amount = statement.power(t, slot, source, seat, knight)
                        if amount:
                            terms = append(append(terms, source), amount)
    if slot != t.clock[clock.SLOT]:
        return terms
    for card in t.zones[zones.SUPPORT + t.owner[knight]]:
        if t.user[card] == knight and t.row[card] and t.state[card] == WORKING:
            bonus = meter_bonus(t, card, t.row[card] - 1)
            if bonus:
                terms = append(append(terms, card), bonus)
    rows = t.in_force
    for i in range(0, len(rows), CHANGE):
        if rows[i] == POWER_PLUS and rows[i + C_CARD] == knight:
            terms = append(append(terms, rows[i + C_SOURCE]), rows[i + C_AMOUNT])
    return terms


def base_power(t: ZodiacTable, knight: CardId) -> i64:
    """KZ-026, KZ-R26 What is printed, unless it has become something else."""
    return 0 if t.petrified[knight] else t.card(knight).power


def power_of(t: ZodiacTable, slot: i64, knight: CardId) -> i64:
    """KZ-R26 What it becomes, plus and minus, the printed Power again; never below 0."""
    power = base_power(t, knight)
    terms = terms_of(t, slot, knight)
    i: i64 = 1
    while i < len(terms):
        power += terms[i]
        i += 2
    if t.in_force:
        power += t.change_sum(POWER_AGAIN, knight, NOTHING)
    return power if power > 0 else 0


def total_power(t: ZodiacTable, slot: i64, seat: SeatId) -> i64:
    """KZ-105 The sum of a player's Knights."""
    total: i64 = 0
    for knight in t.zones[t.front(slot, seat)]:
        total += power_of(t, slot, knight)
    return total


def reckon_along(t: ZodiacTable) -> None:
    """KZ-106 Whatever may have changed a Power, everybody at the table knows the totals until the battle is decided."""
    if t.clock[clock.STEP] >= clock.COMPARE and t.clock[clock.OUTCOME] == clock.OPEN:
        note_totals(t)


def note_totals(t: ZodiacTable) -> None:
    """KZ-105, KZ-116 Both sums, and who would win by them."""
    slot = t.clock[clock.SLOT]
    t.clock[clock.OFFENSE_POWER] = total_power(t, slot, t.offense)
    t.clock[clock.DEFENSE_POWER] = total_power(t, slot, t.defense)
    t.clock[clock.STANDING] = stronger_side(t, slot)


def stronger_side(t: ZodiacTable, slot: i64) -> i64:
    """KZ-116, KZ-117, KZ-240, KZ-R38 Nobody in a tie, unless one side alone is Steadfast; who is alone needs no Power,
    but without an Offense there will be no winner."""
    if len(t.zones[t.front(slot, t.offense)]) == 0:
        return clock.NO_WINNER
    if len(t.zones[t.front(slot, t.defense)]) == 0:
        return t.offense
    offense, defense = t.clock[clock.OFFENSE_POWER], t.clock[clock.DEFENSE_POWER]
    if offense != defense:
        return t.offense if offense > defense else t.defense
    holds_offense = side_trait(t, slot, t.offense, traits.STEADFAST) > 0
    holds_defense = side_trait(t, slot, t.defense, traits.STEADFAST) > 0
    if holds_offense == holds_defense:
        return NOTHING
    return t.offense if holds_offense else t.defense


# -- traits ------------------------------------------------------------------------------------------------------------


def side_trait(t: ZodiacTable, slot: i64, seat: SeatId, trait: i64) -> i64:
    """What a player's texts in a battle add up to for a trait."""
    total: i64 = 0
    role = t.role_of(seat)
    for source in sources_of(t, slot, seat):
        for line in t.card(source).lines:
            for statement in line.statements:
                if statement.trait == trait and holds(t, line, source, role):
                    total += statement.amount
    return total


def knight_trait(t: ZodiacTable, slot: i64, knight: CardId, trait: i64) -> i64:
    """What a Knight's own text and those of its Techniques add up to for a trait."""
    total: i64 = 0
    role = t.role_of(t.owner[knight])
    for source in sources_of(t, slot, t.owner[knight]):
        if knight_of(t, source) == knight:
            for line in t.card(source).lines:
                for statement in line.statements:
                    if statement.trait == trait and holds(t, line, source, role):
                        total += statement.amount
    return total


def printed_trait(t: ZodiacTable, knight: CardId, trait: i64) -> i64:
    """KZ-234, KZ-235 A trait that works outside of battles: only the Knight's own text for its role."""
    total: i64 = 0
    role = t.role_of(t.owner[knight])
    for line in t.card(knight).lines:
        if line.roles & role:
            for statement in line.statements:
                if statement.trait == trait:
                    total += statement.amount
    return total


def cheapest_rebirth(t: ZodiacTable, slot: i64, knight: CardId) -> i64:
    """KZ-230 The least a Knight can be saved for; nothing if no text saves it."""
    least: i64 = NOTHING
    role = t.role_of(t.owner[knight])
    for source in sources_of(t, slot, t.owner[knight]):
        if knight_of(t, source) == knight:
            for line in t.card(source).lines:
                for statement in line.statements:
                    if statement.trait == traits.REBIRTH and holds(t, line, source, role):
                        if least == NOTHING or statement.amount < least:
                            least = statement.amount
    return least


# -- Power Meters ------------------------------------------------------------------------------------------------------


def meter_row(t: ZodiacTable, card: CardId, row: i64) -> tuple[i64, i64]:
    """KZ-R32 The printed cost and bonus of a row: a total, or with `stepwise` all steps up to it."""
    meter = t.card(card).meter
    if t.settings[METER] == 0:
        return meter[row]
    cost = sum([step[0] for step in meter[: row + 1]])
    return cost, sum([step[1] for step in meter[: row + 1]])


def meter_cost(t: ZodiacTable, card: CardId, row: i64) -> i64:
    """KZ-218, KZ-219, KZ-221 What a row costs now; nothing if it is not allowed."""
    slot = t.clock[clock.SLOT]
    seat = t.owner[card]
    printed, _ = meter_row(t, card, row)
    if printed and side_trait(t, slot, the_opponent(t, seat), traits.CAP):
        return NOTHING
    cost = printed - knight_trait(t, slot, t.user[card], traits.FOCUS)
    if cost < 0:
        cost = 0
    return cost + side_trait(t, slot, the_opponent(t, seat), traits.FROST) if printed else cost


def meter_bonus(t: ZodiacTable, card: CardId, row: i64) -> i64:
    """KZ-216, KZ-217 What a row gives now."""
    slot = t.clock[clock.SLOT]
    seat = t.owner[card]
    _, bonus = meter_row(t, card, row)
    bonus += knight_trait(t, slot, t.user[card], traits.DEADLY)
    bonus -= side_trait(t, slot, the_opponent(t, seat), traits.GUARD)
    return bonus if bonus > 0 else 0


# -- Levels and Limits -------------------------------------------------------------------------------------------------


def limit_for(t: ZodiacTable, slot: i64, seat: SeatId) -> i64:
    """KZ-042, KZ-R23 The Limit as it counts for a player's moves and Level Check, before any Buoy."""
    field = t.field_at(slot)
    return t.card(field).limit + t.change_sum(LIMIT_PLUS, field, seat)


def buoy_of(t: ZodiacTable, knight: CardId) -> i64:
    return printed_trait(t, knight, traits.BUOY)


def level_for_check(t: ZodiacTable, knight: CardId) -> i64:
    """KZ-022 The Level as it counts in Level Checks this turn."""
    return t.card(knight).level + t.change_sum(LEVEL_PLUS, knight, NOTHING)


def exceeds(t: ZodiacTable, slot: i64, seat: SeatId) -> bool:
    """KZ-096, KZ-097, KZ-236 Whether the Levels of a player's Knights are above the Limit."""
    knights = t.zones[t.front(slot, seat)]
    if len(knights) == 0:
        return False
    levels = side_trait(t, slot, the_opponent(t, seat), traits.GRAVITY)
    for knight in knights:
        levels += level_for_check(t, knight)
    return levels > limit_for(t, slot, seat) + side_trait(t, slot, seat, traits.BUOY)
