"""One card in one battle: its Power in a situation, or what a battle with a given outcome has changed."""

from typing import Any

from tests.games.knights_of_the_zodiac.scenario import Contest, Side

from hexadeck.games.knights_of_the_zodiac import zones

OFFENSE, DEFENSE = 0, 1
IDLE = ["L1 P100"] * 3
"""Hands have cards in them that cannot be placed."""
PLENTY = 4


def sides(role: int, mine: Side, theirs: Side, **more: Any) -> Contest:
    """A battle on slot 1 with the card under test in this role; the Field Card holds nine Levels."""
    more.setdefault("fields", ["Limit 9"])
    return Contest(mine, theirs, **more) if role == OFFENSE else Contest(theirs, mine, **more)


def power(
    name: str, role: int, others: tuple[str, ...] = (), against: tuple[str, ...] = ("L2 P300",), of: str = "",
    cosmo: int = 0, discards: tuple[int, int] = (0, 0), points: tuple[int, int] = (0, 0), field: str = "Limit 9",
) -> int:  # fmt: skip
    """The Power of a Knight (or of another one, `of`) as it stands on the Field Card."""
    mine = Side(front={1: [name, *others]}, cosmo=cosmo, discard=["L1 P150"] * discards[0], points=points[0])
    theirs = Side(front={1: list(against)}, discard=["L1 P150"] * discards[1], points=points[1])
    return sides(role, mine, theirs, at="move", fields=[field]).power(of or name)


class After:
    """What a battle has changed for the card's player and for the opponent, Field Damage not counted."""

    def __init__(self, s: Contest, role: int, given: dict[tuple[int, int], int]) -> None:
        self.s = s
        self.role = role
        changed = {key: s.count(*key) - count for key, count in given.items()}
        lost = [len([event for event in s.happened("damage_placed") if event.seat == seat]) for seat in (0, 1)]
        self.cosmo, self.foe_cosmo = changed[zones.COSMO, role], changed[zones.COSMO, 1 - role]
        self.hand, self.foe_hand = changed[zones.HAND, role], changed[zones.HAND, 1 - role]
        self.deck = changed[zones.DECK, role] + lost[role]
        self.foe_deck = changed[zones.DECK, 1 - role] + lost[1 - role]
        self.damage = len(s.happened("damage_placed"))


def fought(name: str, role: int, outcome: str, choices: tuple[tuple[str, ...], ...] = (), **more: Any) -> After:
    """A battle that ends so: `win`, `loss`, `tie` or `uncontested`; questions of the card get these answers."""
    strength = {"win": 100, "loss": 1000, "tie": 0, "uncontested": NotImplemented}[outcome]
    if outcome == "tie":
        strength = power(name, role, against=("L1 P100",))
    foe = {} if outcome == "uncontested" else {1: [more.pop("foe", f"L1 P{strength}")]}
    mine = Side(front={1: [name]}, cosmo=PLENTY, hand=more.pop("hand", IDLE), discard=more.pop("discard", []))
    theirs = Side(front=foe, cosmo=PLENTY, hand=IDLE, realm=more.pop("foe_realm", []))
    given = {
        (zone, seat): count
        for zone, count in ((zones.COSMO, PLENTY), (zones.HAND, len(IDLE)), (zones.DECK, 12))
        for seat in (0, 1)
    }
    given[zones.HAND, role] = len(mine.zones["hand"])
    s = sides(role, mine, theirs, **more)
    for choice in choices:
        while choice[0] not in [option.verb.name for option in s.match.options]:
            s.quiet()
        s.choose(*choice)
    return After(s.fight(), role, given)
