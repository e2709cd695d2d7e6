"""Kanzume Goddess as a game to load: its facts, cards, modes and options."""

from hexadeck.cardtext.cardfile import shipped_files
from hexadeck.cardtext.cardgame import CardGame
from hexadeck.games.kanzume_goddess import asks, clock, energy, entry, kinds, options, setup, steps, verbs, zones
from hexadeck.games.kanzume_goddess.cardset import load_library
from hexadeck.games.kanzume_goddess.costs import can_pay_cards
from hexadeck.games.kanzume_goddess.energy import check_energy
from hexadeck.games.kanzume_goddess.policy import Policy
from hexadeck.games.kanzume_goddess.table import KTable, Library, ability_in_progress, latest
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.errors import RecordError
from hexadeck.kernel.game import Deck, Game, RuleOption, card_set_hash
from hexadeck.kernel.imagine import Group, exchange, group_of
from hexadeck.kernel.judge import Foresight
from hexadeck.kernel.proofs import Proofs
from hexadeck.kernel.rows import append, no_numbers

RULES_VERSION = "1"
INDIVIDUAL = "individual"
TEAM = "team"

OPTIONS = (
    RuleOption("market", options.MARKET_NAMES, "KG-034", "the six Warriors on top at the start"),
    RuleOption("round_limit", options.ROUND_LIMITS, "KG-R68", "rounds after which the match is a draw"),
    RuleOption("first_hand", options.FIRST_HANDS, "KG-R06", "cards in the first player's starting hand"),
    RuleOption("pay_last_energy", (False, True), "KG-R52", "Energy may be paid down to 0"),
    RuleOption("first_main_god", options.PLAYERS, "KG-R03", "which player of the first team is its Main God"),
    RuleOption("second_main_god", options.PLAYERS, "KG-R03", "which player of the second team is its Main God"),
)


class Rules(KTable):
    """The table with the rules that move it."""

    def blank(self) -> "Rules":
        return Rules(self.library, self.seats)

    def check_state(self) -> None:
        check_energy(self)


class KanzumeGoddess(CardGame[KTable]):
    """The game with one card set: the shipped one, or that with home-made cards next to it."""

    def __init__(self, library: Library, card_set: str) -> None:
        super().__init__(
            "kanzume-goddess", "Kanzume Goddess", RULES_VERSION, (2, 6), library.cards, library.book, steps.STEPS
        )
        self.library = library
        self.card_set = card_set
        self.modes = (INDIVIDUAL, TEAM)
        self.mode_seats = {TEAM: (4, 6)}
        self.rule_options = OPTIONS
        self.concede_rule = "KG-124"
        self.taking_verbs = (verbs.RECRUIT.name,)
        self.turn_rule = "KG-041"
        self.proofs = Proofs(answers_singly=True)
        self.judge = Policy(Foresight(horizon=4, has_tree=False))

    def new_table(self, seats: int) -> KTable:
        return Rules(self.library, seats)

    def set_up(self, t: KTable, mode: str, decks: list[Deck]) -> None:
        setup.set_up(t, mode == TEAM)
        t.schedule()

    def side(self, t: KTable, seat: int) -> int:
        """KG-023 Teams are the even and the odd seats."""
        return seat % 2 if t.clock[clock.TEAMS] else seat

    def conceded(self, t: KTable, seat: int) -> None:
        """KG-124, KG-121 Alone, a player is out of the game; in a team, the team gives up."""
        if t.clock[clock.TEAMS]:
            energy.lose_as_team(t, seat, f"Player {seat + 1} conceded for the team.", "KG-121")
        elif not t.out[seat]:
            if t.asked is not None:
                t.stack = append(t.stack, t.asked)
            energy.eliminate(t, seat)
        elif t.asked is not None:
            t.stack = append(t.stack, t.asked)

    def after_load(self, t: KTable) -> None:
        """Lists of numbers that stand for cards and abilities are checked here; the rest follows from the zones."""
        if len(t.declared) % entry.SIZE or len(t.riders) % entry.RIDER_SIZE:
            raise RecordError("position: 'declared' or 'riders' has an entry that is not complete")
        for i in range(0, len(t.declared), entry.SIZE):
            card, number, seat, target = t.declared[i : i + entry.TARGET + 1]
            revealed = t.declared[i + entry.REVEALED]
            is_right = 0 <= card < len(t.what) and 0 <= number < len(self.library.abilities)
            is_right = is_right and 0 <= seat < t.seats and NOTHING <= target < t.seats
            if not is_right or not NOTHING <= revealed < len(t.what):
                raise RecordError(f"position: 'declared' has an ability that is none, entry {i // entry.SIZE}")

    # -- imagined worlds ---------------------------------------------------------------------------------------------

    def hidden_groups(self, t: KTable, viewer: int) -> list[Group]:
        """KG-R45 Recruiting is open, so everybody knows what a player owns, but not where it lies."""
        groups = [no_numbers() for _ in range(t.seats + 3)]
        for card in range(len(t.what)):
            if not t.is_known(card, viewer):
                record = t.card(card)
                group = t.owner[card]
                if record.kind == kinds.GOD:
                    # Which mythology a team has is known; which of its Gods were chosen is not.
                    group = t.seats + record.mythology if t.clock[clock.TEAMS] else t.seats
                groups[group] = append(groups[group], card)
        return [group_of(t, cards) for cards in groups if len(cards) > 0]

    def agrees(self, t: KTable, viewer: int) -> bool:
        """KG-R24 Whoever is paying with a Disciple holds one."""
        if not (t.prompt is asks.TARGET or t.prompt is asks.COST):
            return True
        payer, card = latest(t, entry.SEAT), latest(t, entry.CARD)
        return can_pay_cards(t, payer, ability_in_progress(t), card)

    def make_agree(self, t: KTable, viewer: int, groups: list[Group]) -> None:
        """Exchange a card of the hand for a Disciple that could be there."""
        user, played = latest(t, entry.SEAT), latest(t, entry.CARD)
        for group in groups:
            hand = [card for card in group.cards if t.place[card] == zones.HAND + user and card != played]
            disciples = [card for card in group.cards if t.card(card).kind == kinds.DISCIPLE]
            if hand and disciples:
                exchange(t, hand[0], disciples[0])
                return


def load(extra: list[tuple[str, str]]) -> Game:
    """The shipped cards, with home-made card files next to them."""
    package = "hexadeck.games.kanzume_goddess"
    files = shipped_files(package, "cards", ".cards") + extra
    _, setups = shipped_files(package, "decks", ".deck")[0]
    return KanzumeGoddess(load_library(files, setups), card_set_hash([setups, *[text for _, text in files]]))
