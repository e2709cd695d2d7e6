"""What a formation is called, and what each of its cards brings to it: for people who look at the table."""

from mypy_extensions import i64

from hexadeck.games.knights_and_kings import clock
from hexadeck.games.knights_and_kings.formations import formation_of, leading_kind, power_of
from hexadeck.games.knights_and_kings.table import BISHOP, KING, QUEEN, ROOK, KingsTable, is_slot
from hexadeck.games.knights_and_kings.values import attack_of, remaining_defense
from hexadeck.kernel.ids import CardId
from hexadeck.kernel.rows import Row


def is_attacking(t: KingsTable, formation: Row) -> bool:
    """Addition counts during the attack, protection stays (KK-R29)."""
    leader = t.clock[clock.ATTACKER]
    return leader >= 0 and len(formation) > 0 and formation[0] == leader


def formation_name(t: KingsTable, card: CardId) -> str:
    """`King stack, attack 9`, said of the whole slot; nothing for a card alone."""
    if not is_slot(t.place[card]):
        return ""
    formation = formation_of(t, card)
    name = _name(leading_kind(t, formation))
    return f"{name}, attack {power_of(t, formation)}" if name and is_attacking(t, formation) else name


def _name(kind: i64) -> str:
    if kind == KING:
        return "King stack"
    if kind == QUEEN:
        return "Escorted Queen"
    if kind == BISHOP:
        return "Bishop's blessing"
    return "Rook pair" if kind == ROOK else ""


def role_of(t: KingsTable, card: CardId) -> str:
    """What a card of a formation brings to it (KK-093, KK-099, KK-100, KK-104, KK-105, KK-108)."""
    if not is_slot(t.place[card]):
        return ""
    formation = formation_of(t, card)
    kind = leading_kind(t, formation)
    attacking = is_attacking(t, formation)
    leads = card == formation[0]
    if kind == QUEEN:
        return f"deals {attack_of(t, card)}" if leads else "takes damage"
    if kind == BISHOP:
        return ("heals" if attacking else "absorbs") if leads else f"deals {attack_of(t, card)}"
    if kind == KING and attacking:
        return f"adds {attack_of(t, card)}"
    if kind == ROOK and attacking:
        return f"+{attack_of(t, card)}/+{remaining_defense(t, card)}"
    return ""
