"""Questions become trials: paired seeds, every seating once, nearest legal replacements."""

import json
from collections.abc import Sequence
from dataclasses import replace

import pytest

from hexadeck import agents, games
from hexadeck.kernel.errors import HexadeckError
from hexadeck.kernel.game import Deck
from hexadeck.lab import Desk
from hexadeck.lab.denied import Denied
from hexadeck.lab.replacements import distance, faces_by_name, replaced
from hexadeck.lab.rounds import TABLE, Played, Trial, play, played_from

STRONGER = """
Fire Beetle [RF04]
Red Field Minion, Monster (common, AWAKEN)
Cost 1, BP 900, DP 3
Charge.
"""


@pytest.fixture(scope="module")
def desk() -> Desk:
    return Desk("zenonzard", ("random",), seed="7")


@pytest.fixture(scope="module")
def decks(desk: Desk) -> list[Deck]:
    return list(desk.game.decks.values())


def deck_names(trial: Trial, number: int) -> list[tuple[str, ...]]:
    return [tuple([deck["name"] for deck in spec.decks]) for spec in trial.specs(number)]


def won_by(*winners: int, first: int | None = 0) -> Played:
    return Played(winners, first, 10, 50, False, 0, "ZZ-122")


def test_a_duel_is_played_on_both_seats_with_the_same_shuffles(desk: Desk) -> None:
    (trial,) = desk.duel(desk.game.deck("Aguma Rush"), desk.game.deck("Two Flags")).trials

    assert deck_names(trial, 3) == [("Aguma Rush", "Two Flags"), ("Two Flags", "Aguma Rush")]
    assert len({spec.seed for spec in trial.specs(3)}) == 1
    assert trial.specs(3)[0].seed != trial.specs(4)[0].seed
    assert trial.value([won_by(0), won_by(1)]) == 1
    assert trial.value([won_by(0), won_by(0)]) == 0.5
    assert trial.value([won_by(), won_by(0)]) == 0.25, "where nobody won, everybody has won a part"


def test_a_matrix_has_every_pair_once(desk: Desk, decks: list[Deck]) -> None:
    plan = desk.matrix(decks[:4])

    assert len(plan.trials) == 6
    assert len({frozenset(trial.tags.values()) for trial in plan.trials}) == 6


def test_a_card_is_compared_with_its_nearest_legal_replacement(desk: Desk, decks: list[Deck]) -> None:
    plan = desk.card("Fire Beetle", decks, decks[:1])
    trial = plan.trials[0]
    faces = faces_by_name(desk.game)
    other = trial.tags["other"]
    without = trial.specs(0)[2].decks[0]["cards"]

    assert {trial.tags["deck"] for trial in plan.trials} == {d.name for d in decks if "Fire Beetle" in d.cards}
    assert "Fire Beetle" not in without
    assert without[other] == trial.specs(0)[0].decks[0]["cards"]["Fire Beetle"]
    assert faces[other].facts["cost"] == faces["Fire Beetle"].facts["cost"]
    nearer = [
        name
        for name, face in faces.items()
        if distance(face, faces["Fire Beetle"]) < distance(faces[other], faces["Fire Beetle"]) and name != "Fire Beetle"
    ]
    deck = desk.game.deck(trial.tags["deck"])
    for name in nearer:
        assert name in deck.cards or desk.game.deck_rules.check(
            replaced_by_hand(deck, "Fire Beetle", name), desk.settings
        ), f"{name} is nearer, legal and not in the deck"


def replaced_by_hand(deck: Deck, card: str, other: str) -> Deck:
    cards = {other if name == card else name: count for name, count in deck.cards.items()}
    return Deck(deck.name, "", cards, deck.sections)


def test_a_difference_counts_what_the_change_won_more(desk: Desk, decks: list[Deck]) -> None:
    (trial,) = desk.card("Fire Beetle", [desk.game.deck("Aguma Rush")], decks).trials

    assert trial.value([won_by(0), won_by(1), won_by(1), won_by(0)]) == 1
    assert trial.value([won_by(0), won_by(0), won_by(0), won_by(0)]) == 0
    assert trial.value([won_by(1), won_by(0), won_by(0), won_by(0)]) == -0.5
    foes = {deck_names(trial, number)[0][1] for number in range(60)}
    assert foes == {deck.name for deck in decks}, "all of the field are met"


@pytest.mark.parametrize("game", ["zenonzard", "knights-and-kings", "knights-of-the-zodiac"])
def test_every_card_of_a_ready_made_deck_can_be_replaced(game: str) -> None:
    loaded = games.load(game)
    settings = loaded.settings_from({})
    deck = next(iter(loaded.decks.values()))
    for card in deck.cards:
        changed, others = replaced(loaded, deck, card, settings)
        assert card not in changed.cards
        assert others
        assert sum(changed.cards.values()) == sum(deck.cards.values())
        assert not loaded.deck_rules.check(changed, settings)


def test_a_changed_sentence_changes_one_side_and_nothing_else(desk: Desk, decks: list[Deck]) -> None:
    changed = (("changed.cards", STRONGER),)
    plan = desk.sentence(changed, decks, decks)
    trial = plan.trials[0]
    specs = trial.specs(0)

    assert [spec.cards for spec in specs] == [changed, changed, (), ()]
    assert specs[0].seed == specs[2].seed
    assert specs[0].decks == specs[2].decks
    assert {trial.tags["deck"] for trial in plan.trials} == {d.name for d in decks if "Fire Beetle" in d.cards}


def test_a_much_stronger_card_wins_more(desk: Desk) -> None:
    """Nothing but the sentence differs, and even random players feel it."""
    rush, flags = [desk.game.deck("Aguma Rush")], [desk.game.deck("Village Choir")]
    (trial,) = desk.sentence((("changed.cards", STRONGER),), rush, flags).trials
    values = [trial.value([play(spec) for spec in trial.specs(number)]) for number in range(8)]
    same = [play(spec) for spec in trial.specs(0)[2:]]

    assert [play(spec) for spec in trial.specs(0)[2:]] == same
    assert sum(values) > 0


def test_the_first_player_is_whoever_the_game_says(desk: Desk, decks: list[Deck]) -> None:
    (trial,) = desk.table(decks).trials

    assert deck_names(trial, 1)[0] == tuple(reversed(deck_names(trial, 1)[1]))
    assert trial.value([won_by(0, first=0), won_by(0, first=1)]) == 0.5
    assert trial.first_seat([won_by(0, first=0), won_by(0, first=1)]) == 1


TIDE = "Tide Scholar [HM1]\nBlue Field Minion, Merfolk\nCost 2 (U), BP 200, DP 1\nWhen summoned: draw 1 card.\n"


def test_a_new_card_is_put_in_the_place_of_the_cards_most_like_it() -> None:
    """Three of it, in a legal deck that is otherwise the same, against the deck as it was with the same shuffles."""
    desk = Desk("zenonzard", ("random",), cards=(("new.cards", TIDE),))
    field = list(desk.game.decks.values())
    (trial,) = desk.put("Tide Scholar", [], field).trials
    deck = desk.game.deck(trial.tags["deck"])
    specs = trial.specs(0)
    changed = specs[0].decks[0]

    assert changed["cards"]["Tide Scholar"] == 3
    assert specs[2].decks[0] == deck.data()
    assert sum(changed["cards"].values()) == sum(deck.cards.values())
    assert set(deck.cards) - set(changed["cards"]) <= {trial.tags["other"]}
    assert specs[0].seed == specs[2].seed
    blue = faces_by_name(desk.game)
    assert any(blue[name].colours == blue["Tide Scholar"].colours for name in deck.cards), "a deck of its colour"
    assert [one.tags["deck"] for one in desk.put("Tide Scholar", field[:2], field).trials] == [
        d.name for d in field[:2]
    ]
    with pytest.raises(HexadeckError, match="holds 'Fire Beetle' already"):
        desk.put("Fire Beetle", [desk.game.deck("Aguma Rush")], field)
    with pytest.raises(HexadeckError, match="no legal deck comes of"):
        desk.put("Golem S", field[:1], field)


GOLD = "Gold Disciple [HM2]\nDisciple\nCost 1, 8 copies\nAct: gain 8 Faith.\n"


def test_where_all_buy_from_one_supply_one_player_is_denied_a_card() -> None:
    """Each in turn, with the same shuffles: what all lose who may not take it is what it is worth."""
    desk = Desk("kanzume-goddess", ("policy",), cards=(("new.cards", GOLD),))
    (trial,) = desk.card("Gold Disciple", [], []).trials

    assert [spec.denied for spec in trial.specs(0)] == [(0, "Gold Disciple"), (1, "Gold Disciple")]
    assert len({spec.seed for spec in trial.specs(0)}) == 1
    assert (trial.bounds, trial.fair) == ((-0.5, 0.5), 0)
    assert trial.value([won_by(1), won_by(0)]) == 0.5
    assert trial.value([won_by(0), won_by(0)]) == 0
    assert trial.value([won_by(0), won_by(0, 1)]) == -0.25
    values = [trial.value([play(spec) for spec in trial.specs(number)]) for number in range(8)]
    assert sum(values) > 1, "a card that gives so much for so little is missed"
    with pytest.raises(HexadeckError, match="no card is called 'Gold'"):
        desk.card("Gold", [], [])
    with pytest.raises(HexadeckError, match="ask about the table"):
        Desk("knights-and-kings-chess", ("random",)).card("One Pawn", [], [])


@pytest.mark.parametrize(("game", "card"), [("kanzume-goddess", "Bishop"), ("saint-seiya", "Cassios")])
def test_who_is_denied_a_card_never_takes_it_and_others_do(game: str, card: str) -> None:
    taken: list[set[str]] = [set(), set()]
    for seed in range(2):
        match = games.load(game).start(seed)
        players = [Denied(agents.load("policy"), card, match.game.taking_verbs, "x"), agents.load("policy")]
        while match.seat is not None:
            seat = match.seat
            index = players[seat].choose(match, seat)
            option = match.options[index]
            if option.name in match.game.taking_verbs:
                taken[seat].add(match.table.prints[match.table.what[option.a]].full_name)
            match.choose(index)

    assert card in taken[1]
    assert taken[0]
    assert card not in taken[0]


def test_new_cards_of_a_supply_are_compared_with_the_table_as_it_was() -> None:
    desk = Desk("kanzume-goddess", ("random",))
    with_it, without = desk.sentence((("new.cards", GOLD),), [], []).trials

    assert [spec.cards for spec in (with_it.specs(0)[0], without.specs(0)[0])] == [(("new.cards", GOLD),), ()]
    assert (with_it.kind, without.kind) == (TABLE, TABLE)
    assert with_it.name == "with Gold Disciple"
    with pytest.raises(HexadeckError, match="changes no card and has no new one"):
        desk.sentence((("new.cards", "# nothing"),), [], [])


def test_games_without_decks_can_be_asked_who_goes_first() -> None:
    (trial,) = Desk("kanzume-goddess", ("random",), seats=3).table([]).trials

    assert [len(spec.agents) for spec in trial.specs(1)] == [3]
    assert trial.fair == pytest.approx(1 / 3)
    assert play(trial.specs(1)[0]).winners


@pytest.mark.parametrize(
    ("game", "chosen"), [("kanzume-goddess", "Play as "), ("knights-and-kings-chess", "the king on")]
)
def test_what_is_chosen_before_the_first_turn_is_drawn_by_lot_and_told(game: str, chosen: str) -> None:
    """The God, the king's file: in a few rounds a player chooses this and that, and wins are counted by it."""
    (trial,) = Desk(game, ("random",)).table([]).trials
    played = [play(spec) for number in range(6) for spec in trial.specs(number)]

    assert all(len(match.begun) == 2 and all(sentences) for match in played for sentences in match.begun)
    assert len({match.begun[0] for match in played}) > 1
    assert {sentence.startswith(chosen) for match in played for (sentence,) in match.begun} == {True}
    assert played_from(json.loads(json.dumps(played[0].data()))) == played[0]


def test_wins_are_counted_by_what_a_seat_began_with() -> None:
    (trial,) = Desk("kanzume-goddess", ("random",)).table([]).trials
    loki, odin = ("Play as Loki",), ("Play as Odin",)
    matches = [replace(won_by(0), begun=begun) for begun in ((loki, odin), (odin, loki), (loki, loki))]

    assert trial.begun(matches) == {"Play as Loki": 0.5, "Play as Odin": 0.5}
    assert trial.begun(matches[:1]) == {"Play as Loki": 1, "Play as Odin": 0}


def test_a_match_tells_of_comebacks_and_leads(desk: Desk, decks: list[Deck]) -> None:
    (trial,) = desk.table(decks).trials
    played = [play(spec) for number in range(4) for spec in trial.specs(number)]

    assert all(match.turns and match.decisions > match.turns and match.rule for match in played)
    assert any(match.leads for match in played)


@pytest.mark.parametrize(
    ("ask", "message"),
    [
        (lambda desk, decks: desk.matrix(decks[:1]), "at least two decks"),
        (lambda desk, decks: desk.card("Nothing", decks, decks), "no deck here holds Nothing"),
        (lambda desk, decks: desk.card("Fire Beetle", decks, decks, "Golem S"), "no legal deck comes of"),
        (lambda desk, decks: desk.sentence((("x.cards", "# nothing"),), decks, decks), "changes no card"),
        (lambda desk, decks: desk.sentence((("x.cards", STRONGER),), decks[:1], decks[:1]), "against itself"),
    ],
)
def test_what_cannot_be_measured_is_refused(ask: "object", message: str, desk: Desk, decks: Sequence[Deck]) -> None:
    assert callable(ask)
    with pytest.raises(HexadeckError, match=message):
        ask(desk, decks)
