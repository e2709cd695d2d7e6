"""What a designer may ask, each question as the trials that answer it."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal

from hexadeck import agents, games
from hexadeck.arena.schedule import CardFiles
from hexadeck.kernel.errors import HexadeckError
from hexadeck.kernel.game import Deck, Game
from hexadeck.lab.replacements import COPIES, copies_in, faces_by_name, held, most_alike, put_into, replaced
from hexadeck.lab.rounds import CHANGE, DENIED, DUEL, TABLE, Trial, Variant

Until = Literal["clear", "precise"]
CLEAR: Final = "clear"
"""Stop as soon as the interval leaves out 'no difference', or is as narrow as wished."""
PRECISE: Final = "precise"
"""Stop when the interval is as narrow as wished."""


@dataclass(frozen=True)
class Plan:
    """A question with all that decides its answer: the same plan plays the same matches, wherever it is carried out."""

    question: str
    title: str
    game: str
    rules: str
    card_set: str
    agents: tuple[str, ...]
    seed: str
    within: float
    until: Until
    most: int
    trials: tuple[Trial, ...]
    decks: tuple[str, ...] = ()
    notes: tuple[str, ...] = field(default=())

    def data(self) -> dict[str, Any]:
        """What a results file begins with, so that nobody continues another plan in it."""
        return {
            "question": self.question,
            "title": self.title,
            "game": self.game,
            "rules": self.rules,
            "cards": self.card_set,
            "agents": list(self.agents),
            "seed": self.seed,
            "within": self.within,
            "until": self.until,
            "most": self.most,
            "trials": [trial.name for trial in self.trials],
        }


class Desk:
    """Where questions are put: a game with its cards, who plays, and how sure an answer must be."""

    def __init__(
        self,
        game: str,
        players: Sequence[str] = ("greedy",),
        seed: str = "0",
        within: float = 0.03,
        most: int = 4000,
        until: Until | None = None,
        cards: CardFiles = (),
        options: dict[str, Any] | None = None,
        seats: int | None = None,
        mode: str | None = None,
    ) -> None:
        if not players or most < 1 or not 0 < within < 1:
            raise HexadeckError(
                "a question needs a player, at least one round, and an interval between 0 and 100 points"
            )
        for name in players:
            agents.load(name)
        self.game: Game = games.load(game, list(cards)) if cards else games.load(game)
        self.players = tuple(players)
        self.seed = seed
        self.within = within
        self.most = most
        self.until = until
        self.cards = cards
        self.options = dict(options or {})
        self.seats, self.mode = self.game.seating(seats, mode)
        self.settings = self.game.settings_from(self.options)

    # -- questions -----------------------------------------------------------------------------------------------------

    def duel(self, one: Deck, other: Deck) -> Plan:
        """Is deck A better than deck B?"""
        return self._plan("duel", f"{one.name} against {other.name}", [self._duel(one, other)], CLEAR, (one, other))

    def field(self, deck: Deck, field: Sequence[Deck]) -> Plan:
        """How does a deck do against all others?"""
        return self._plan("field", f"{deck.name} against the field", [self.against(deck, field)], PRECISE, field)

    def against(self, deck: Deck, field: Sequence[Deck]) -> Trial:
        self._check(self.game, deck)
        ours = Variant(deck.name, deck.data(), self.cards)
        opponents = tuple([Variant(foe.name, foe.data(), self.cards) for foe in field])
        return self._trial(f"{deck.name} against the field", DUEL, ours, Variant("the field"), opponents)

    def matrix(self, decks: Sequence[Deck]) -> Plan:
        """Every deck against every other."""
        if len(decks) < 2:
            raise HexadeckError("a matrix needs at least two decks")
        pairs = [(one, other) for index, one in enumerate(decks) for other in decks[index + 1 :]]
        trials = [self._duel(one, other) for one, other in pairs]
        return self._plan("matrix", f"{len(decks)} decks against each other", trials, CLEAR, decks)

    def card(self, card: str, decks: Sequence[Deck], field: Sequence[Deck], instead: str | None = None) -> Plan:
        """What is this card worth, in every one of these decks that holds it? In a game without decks: to a player who
        may take it, beside one who may not."""
        if not self.game.decks:
            return self._plan("card", f"What {card} is worth", [self._denied(card)], PRECISE, field)
        holders = self._holders([card], decks)
        trials = [self._worth(deck, card, field, instead) for deck in holders]
        return self._plan("card", f"What {card} is worth", trials, PRECISE, field)

    def put(self, card: str, decks: Sequence[Deck], field: Sequence[Deck], copies: int = COPIES) -> Plan:
        """What does a card do to these decks that do not hold it, in the place of the cards most like it? Unless told,
        to the ready-made deck whose cards are most like it."""
        trials = []
        for deck in decks or [most_alike(self.game, card)]:
            changed, others = put_into(self.game, deck, card, self.settings, copies)
            count = copies_in(changed, card)
            trials.append(
                self._trial(
                    f"{card} in {deck.name}",
                    CHANGE,
                    Variant(f"with {card}", changed.data(), self.cards),
                    Variant("as it was", deck.data(), self.cards),
                    tuple([Variant(foe.name, foe.data(), self.cards) for foe in field]),
                    f"{count} in the place of {_listed(others)}",
                    {"deck": deck.name, "card": card, "other": _listed(others)},
                )
            )
        return self._plan("put", f"What {card} does to a deck", trials, PRECISE, field)

    def deck(self, deck: Deck, field: Sequence[Deck]) -> Plan:
        """What is every card of this deck worth?"""
        trials: list[Trial] = []
        notes: list[str] = []
        for card in held(deck):
            try:
                trials.append(self._worth(deck, card, field, None))
            except HexadeckError:
                notes.append(f"{card} has no legal replacement and is not measured.")
        return self._plan("deck", f"The cards of {deck.name}", trials, CLEAR, field, notes)

    def sentence(self, changed: CardFiles, decks: Sequence[Deck], field: Sequence[Deck]) -> Plan:
        """What do these changed cards do to every deck that holds one of them? In a game without decks: what do these
        cards, changed or new, do to the table?"""
        new = games.load(self.game.name, [*self.cards, *changed])
        if not self.game.decks:
            return self._supply(new, changed)
        names = changed_cards(self.game, new)
        if not names:
            raise HexadeckError(
                "the file changes no card: a changed card has the name and the id of one that is there, and new words; "
                "what a new card does to a deck is the question 'put'"
            )
        trials = []
        for deck in self._holders(names, decks):
            for version in (self.game, new):
                self._check(version, deck)
            opponents = tuple([Variant(foe.name, foe.data()) for foe in field if foe.name != deck.name])
            if not opponents:
                raise HexadeckError(f"against itself {deck.name!r} always wins half; name other decks with --against")
            trials.append(
                self._trial(
                    deck.name,
                    CHANGE,
                    Variant("changed", deck.data(), (*self.cards, *changed)),
                    Variant("as it was", deck.data(), self.cards),
                    opponents,
                    f"{deck.name} with {_listed(names)} changed",
                    {"deck": deck.name},
                )
            )
        return self._plan("sentence", f"What the change of {_listed(names)} does", trials, PRECISE, field)

    def table(self, decks: Sequence[Deck]) -> Plan:
        """Does it help to go first? And how long are matches, how many decisions, how many comebacks?"""
        opponents = tuple([Variant(deck.name, deck.data(), self.cards) for deck in decks])
        trial = self._trial("first player", TABLE, Variant("any", None, self.cards), Variant("any"), opponents)
        return self._plan("table", "Does it help to go first?", [trial], PRECISE, decks)

    def _supply(self, new: Game, changed: CardFiles) -> Plan:
        """The table with these cards in the supply and without them."""
        names = [
            *changed_cards(self.game, new),
            *[one for one in faces_by_name(new) if one not in faces_by_name(self.game)],
        ]
        if not names:
            raise HexadeckError("the file changes no card and has no new one")
        trials = [
            self._trial(name, TABLE, Variant(name, None, cards), Variant(name))
            for name, cards in ((f"with {_listed(names)}", (*self.cards, *changed)), ("as it was", self.cards))
        ]
        return self._plan("sentence", f"What {_listed(names)} does to the table", trials, PRECISE, ())

    def _denied(self, card: str) -> Trial:
        if not self.game.taking_verbs:
            raise HexadeckError(f"in {self.game.title} nobody takes cards from a supply; ask about the table")
        if card not in faces_by_name(self.game):
            raise HexadeckError(f"no card is called {card!r}")
        return replace(
            self._trial(card, DENIED, Variant("any", None, self.cards), Variant("any"), tags={"card": card}),
            denied=card,
            note="wins that a player loses who may not take it",
        )

    # -- parts of them -------------------------------------------------------------------------------------------------

    def _duel(self, one: Deck, other: Deck) -> Trial:
        for deck in (one, other):
            self._check(self.game, deck)
        ours, theirs = Variant(one.name, one.data(), self.cards), Variant(other.name, other.data(), self.cards)
        tags = {"deck": one.name, "other": other.name}
        return self._trial(f"{one.name} against {other.name}", DUEL, ours, theirs, tags=tags)

    def _worth(self, deck: Deck, card: str, field: Sequence[Deck], instead: str | None) -> Trial:
        self._check(self.game, deck)
        without, others = replaced(self.game, deck, card, self.settings, instead)
        return self._trial(
            f"{card} in {deck.name}",
            CHANGE,
            Variant(f"with {card}", deck.data(), self.cards),
            Variant(f"with {_listed(others)}", without.data(), self.cards),
            tuple([Variant(foe.name, foe.data(), self.cards) for foe in field]),
            f"instead of it: {_listed(others)}",
            {"deck": deck.name, "card": card, "other": _listed(others)},
        )

    def _holders(self, cards: Sequence[str], decks: Sequence[Deck]) -> list[Deck]:
        holders = [deck for deck in decks if any([self._holds(deck, card) for card in cards])]
        if not holders:
            raise HexadeckError(f"no deck here holds {_listed(cards)}; with --decks, name one that does")
        return holders

    def _holds(self, deck: Deck, card: str) -> bool:
        """Where a name is enough for a card, its version may be left out."""
        return card in held(deck) or card.partition(" (")[0] in held(deck)

    def _check(self, game: Game, deck: Deck) -> None:
        faults = game.deck_rules.check(deck, self.settings)
        if faults:
            raise HexadeckError(f"deck {deck.name!r} is not legal: " + "; ".join(faults))

    def _trial(
        self,
        name: str,
        kind: Any,
        ours: Variant,
        other: Variant,
        opponents: tuple[Variant, ...] = (),
        note: str = "",
        tags: dict[str, str] | None = None,
    ) -> Trial:
        return Trial(
            name=name,
            kind=kind,
            game=self.game.name,
            mode=self.mode,
            seats=self.seats,
            options=self.options,
            agents=self.players,
            seed=f"{self.seed}/{name}",
            ours=ours,
            other=other,
            opponents=opponents,
            note=note,
            tags=tags or {},
        )

    def _plan(
        self,
        question: str,
        title: str,
        trials: Sequence[Trial],
        until: Until,
        decks: Sequence[Deck],
        notes: Sequence[str] = (),
    ) -> Plan:
        if not trials:
            raise HexadeckError("there is nothing to measure")
        return Plan(
            question=question,
            title=title,
            game=self.game.name,
            rules=self.game.rules_version,
            card_set=self.game.card_set,
            agents=self.players,
            seed=self.seed,
            within=self.within,
            until=self.until or until,
            most=self.most,
            trials=tuple(trials),
            decks=tuple([deck.name for deck in decks]),
            notes=tuple(notes),
        )


def changed_cards(old: Game, new: Game) -> list[str]:
    """The names of the cards that are printed differently now."""
    before, after = games.display(old), games.display(new)
    return [
        record.full_name
        for record in new.prints
        if record.id in old.prints_by_id and after.face(record) != before.face(old.prints_by_id[record.id])
    ]


def _listed(names: Sequence[str]) -> str:
    return names[0] if len(names) == 1 else ", ".join(names[:-1]) + f" and {names[-1]}"
