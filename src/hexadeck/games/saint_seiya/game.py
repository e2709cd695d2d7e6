"""Saint Seiya as a game to load: its facts, cards and options."""

from typing import Any

from hexadeck.cardtext.cardfile import shipped_files
from hexadeck.cardtext.cardgame import CardGame
from hexadeck.cardtext.durations import check_durations
from hexadeck.games.saint_seiya import changes, clock, setup, steps, verbs, zones
from hexadeck.games.saint_seiya.cardset import load_library
from hexadeck.games.saint_seiya.payers import is_banned, lacks_somebody, payers, reach
from hexadeck.games.saint_seiya.policy import Policy
from hexadeck.games.saint_seiya.score import points_of
from hexadeck.games.saint_seiya.table import COSMO, FORCE, HERO_CHOICES, SILVER_COUNTS, WAYS, Library, STable
from hexadeck.games.saint_seiya.turn import leave
from hexadeck.games.saint_seiya.use import likeness_of_arrival
from hexadeck.games.saint_seiya.values import COSMO_NOW, FORCE_NOW, cost
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.game import Deck, Game, RuleOption, card_set_hash
from hexadeck.kernel.judge import Foresight
from hexadeck.kernel.origins import Origins
from hexadeck.kernel.proofs import Proofs
from hexadeck.kernel.rows import append

RULES_VERSION = "3"

OPTIONS = (
    RuleOption("heroes", HERO_CHOICES, "SS-R01", "whether Heroes are chosen or dealt"),
    RuleOption(
        "silver_knights", SILVER_COUNTS, "SS-R63", "whether Shaina counts Knights of silver rank or of that class"
    ),
)


class SaintSeiya(CardGame[STable]):
    """The game with one card set: the shipped one, or that with home-made cards next to it."""

    def __init__(self, library: Library, card_set: str) -> None:
        super().__init__("saint-seiya", "Saint Seiya", RULES_VERSION, (2, 5), library.cards, library.book, steps.STEPS)
        self.library = library
        self.card_set = card_set
        self.rule_options = OPTIONS
        self.concede_rule = "SS-R84"
        self.taking_verbs = (verbs.FIGHT.name, verbs.ALLY.name)
        self.turn_rule = "SS-036"
        self.proofs = Proofs(heaps=zones.HEAPS, likeness=likeness_of_arrival)
        self.judge = Policy(Foresight(horizon=2, has_tree=False, caution=15))

    def new_table(self, seats: int) -> STable:
        return STable(self.library, seats)

    def set_up(self, t: STable, mode: str, decks: list[Deck]) -> None:
        setup.set_up(t)
        t.schedule()

    def after_load(self, t: STable) -> None:
        check_durations(t, changes.KINDS, changes.UNTILS)
        super().after_load(t)

    def card_facts(self, t: STable, card: int, viewer: int, data: dict[str, Any]) -> None:
        """Values and costs as they are now; on the field, what a card costs the viewer and what lies under it."""
        if t.is_on_field(card):
            self._field_facts(t, card, viewer, data)
        elif t.host[card] != NOTHING:
            for worth, name in ((FORCE_NOW, "force"), (COSMO_NOW, "cosmo")):
                if worth.now(t, card) or t.card(card).values[worth.way]:
                    worth.show(t, card, viewer, name, data)

    def _field_facts(self, t: STable, card: int, viewer: int, data: dict[str, Any]) -> None:
        """SS-R30 A cost that is for somebody who does not lie under it is none."""
        active = t.clock[clock.ACTIVE]
        data["banned"] = int(is_banned(t, card))
        reached: list[tuple[int, int, str]] = []
        for way, name in ((FORCE, "force_cost"), (COSMO, "cosmo_cost")):
            origins = Origins()
            price = cost(t, viewer, card, way, origins)
            if price != NOTHING and not lacks_somebody(t, viewer, card, way):
                data[name] = price
                origins.show(t, viewer, name, data)
            price = cost(t, active, card, way)
            ready = reach(t, active, card, way)
            if price != NOTHING and ready and not lacks_somebody(t, active, card, way):
                reached.append((ready, price, WAYS[way]))
        if reached and len(payers(t, active, card, FORCE)) > 0:
            between = " of " if len(reached) == 1 else "/"
            data["reach"] = ", ".join([f"{ready}{between}{price} {way}" for ready, price, way in reached])

    def seat_facts(self, t: STable, seat: int, viewer: int, data: dict[str, Any]) -> None:
        """SS-R66 Everybody knows what a player owns, so everybody can count."""
        data["pv"] = points_of(t, seat)

    def conceded(self, t: STable, seat: int) -> None:
        """SS-R84 Who has left already changes nothing: the same question is put again."""
        if t.is_in(seat):
            leave(t, seat)
        elif t.asked is not None:
            t.stack = append(t.stack, t.asked)


def load(extra: list[tuple[str, str]]) -> Game:
    """The shipped cards, with home-made card files next to them."""
    files = shipped_files("hexadeck.games.saint_seiya", "cards", ".cards") + extra
    return SaintSeiya(load_library(files), card_set_hash([text for _, text in files]))
