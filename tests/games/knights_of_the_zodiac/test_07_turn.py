"""Chapters 7 to 10 and 19: the turn, Draw, Cosmo and Deploy Knights Phase, the Decking Penalty."""

from tests.games.knights_of_the_zodiac.scenario import Contest, Side
from tests.rules import rule

from hexadeck.games.knights_of_the_zodiac import clock, zones

KNIGHT = "L2 P300"


def questions(s: Contest) -> list[tuple[int, str]]:
    """Who is asked what until the turn is over."""
    found = []
    while s.match.seat is not None and s.now == s.started_at:
        found.append(s.asked)
        s.quiet()
    return found


@rule("KZ-068", "KZ-069", "KZ-070", "KZ-095", "KZ-R02", "KZ-R34")
def test_a_turn_has_five_phases_and_the_offense_goes_first_in_each() -> None:
    """A turn has five phases in this order: Draw, Cosmo, Deploy Knights, Move, Battle."""
    hand = [KNIGHT, "Blank 0"]
    mine, theirs = [Side(hand, cosmo=2, front={1: [KNIGHT]}, draws=True) for _ in range(2)]
    s = Contest(mine, theirs, at="turn")

    assert questions(s) == [
        (0, "window"), (1, "window"),
        (0, "window"), (1, "window"), (0, "cosmo"), (1, "cosmo"),
        (0, "window"), (1, "window"), (0, "deploy"), (1, "deploy"),
        (0, "window"), (1, "window"), (0, "move"), (1, "move"),
        (0, "support"), (1, "support"),
    ]  # fmt: skip
    assert s.now == (1, 4)


@rule("KZ-R34", "KZ-112", "KZ-038")
def test_power_of_zodiac_cards_of_a_phase_are_played_face_up_at_its_start() -> None:
    """A PoZ card may be played only in the phase printed on it."""
    s = Contest(Side(["Burning Soul", "Cosmo Drain", "Star Chart"], cosmo=3), Side(cosmo=3), at="cosmo")
    assert s.offered("play") == [["Burning Soul", "0"], ["Cosmo Drain", "2"]]

    s.choose("play", "Cosmo Drain").choose("pay_with")

    assert (s.count(zones.COSMO, 0), s.count(zones.COSMO, 1)) == (1, 0)
    assert "Cosmo Drain" in s.names(zones.DISCARD, 0)
    assert s.asked == (0, "window")
    assert s.offered("play") == [["Burning Soul", "0"]]


@rule("KZ-039", "KZ-077", "KZ-081", "KZ-107")
def test_a_card_that_waits_for_its_phase_says_for_which() -> None:
    """In hand and in the Realm."""
    s = Contest(Side([KNIGHT, "Plain Technique", "Star Chart"], cosmo=3, realm=["L1 P200"]), at="cosmo")

    assert [s.why_not(name, "hand") for name in (KNIGHT, "Plain Technique", "Star Chart")] == [
        "[KZ-077] Deploy: Knights in hand are deployed in the Deploy Phase.",
        "[KZ-107] Play: It is placed in step d of a battle.",
        "[KZ-039] Play: It can be played at the start of the Draw Phase only.",
    ]
    assert s.why_not("L1 P200", "realm") == "[KZ-081] Move: Knights move in the Move Phase."


@rule("KZ-R34")
def test_whoever_might_have_such_a_card_is_asked() -> None:
    """One Cosmo pays for a card of the Move Phase, none does; what is in the hand does not matter."""
    poor = Contest(Side([KNIGHT], realm=[KNIGHT]), at="move")
    rich = Contest(Side([KNIGHT], cosmo=1, realm=[KNIGHT]), at="move")

    assert (poor.asked, rich.asked) == ((0, "move"), (0, "window"))
    assert rich.offered() == [[]]


@rule("KZ-132")
def test_whoever_skips_the_draw_phase_plays_no_card_of_it() -> None:
    """In that case the player skips the Draw Phase for the rest of the Contest."""
    s = Contest(Side(["Star Chart"], cosmo=2), Side(["Star Chart"], cosmo=2, draws=True), at="draw")
    assert s.asked == (1, "window")


@rule("KZ-R36")
def test_effects_of_other_phases_last_for_the_turn() -> None:
    """Other phases: until the end of the turn unless the text says otherwise."""
    s = Contest(Side(["Star Chart"], cosmo=1, draws=True, realm=[KNIGHT]), at="draw")
    s.choose("play", "Star Chart").fight()
    assert len(s.happened("refilled")) == 6

    assert s.table.refill[0] == 5


@rule("KZ-071", "KZ-072", "KZ-R01", "KZ-R03", "E40")
def test_both_fill_their_hands_up_to_five() -> None:
    """Both fill their hands up to five."""
    first = Contest(Side(draws=True), Side(draws=True), at="turn", turn=1)
    later = Contest(Side([KNIGHT] * 3, draws=True), Side([KNIGHT] * 6, draws=True), at="draw")

    assert [first.count(zones.HAND, seat) for seat in (0, 1)] == [5, 5]
    assert [later.count(zones.HAND, seat) for seat in (0, 1)] == [5, 6]
    assert later.count(zones.DISCARD, 1) == 0


@rule("KZ-R01")
def test_with_alternate_draws_the_offense_has_the_even_turns() -> None:
    """KZ-R01 Both draw on the first turn; from then on each has every second Draw Phase."""

    def hands(turn: int) -> list[int]:
        s = Contest(Side(draws=True), Side(draws=True), at="turn", turn=turn, options={"draw_mode": "alternate"})
        return [len([one for one in s.happened("refilled") if one.seat == seat]) for seat in (0, 1)]

    assert [hands(turn) for turn in (1, 2, 3)] == [[5, 5], [5, 0], [0, 5]]


@rule("KZ-073", "KZ-074", "KZ-076", "KZ-015")
def test_any_cards_of_the_hand_may_become_cosmo() -> None:
    """Cards of any type may be placed there."""
    s = Contest(Side([KNIGHT, "Blank 1", "Plain Technique"], realm=[KNIGHT]), at="cosmo")
    s.to("cosmo").pick("L2", "Blank", "Plain")
    none = Contest(Side([KNIGHT]), at="cosmo")
    none.to("cosmo").pick()

    assert s.names(zones.COSMO, 0) == [KNIGHT, "Blank 1", "Plain Technique"]
    assert (none.count(zones.COSMO, 0), none.asked[1]) == (0, "deploy")
    assert [event.number for event in s.happened("cosmo_placed")] == [3]


@rule("KZ-R13", "KZ-R14", "KZ-113")
def test_the_payer_chooses_among_the_own_cosmo_and_nothing_comes_back() -> None:
    """To pay N Cosmo a player moves N cards from the own Cosmo area to the own Discard Pile."""
    s = Contest(Side(["Star Scout"], cosmo=["L1 P200", "L2 P200", "L3 P200"], realm=[KNIGHT]), at="move")
    s.choose("play", "Star Scout")
    assert s.asked == (0, "payment")
    assert s.offered("pay_with") == [["L1 P200"]]

    s.pick("L2 P200")

    assert s.names(zones.COSMO, 0) == ["L1 P200", "L3 P200"]
    assert "L2 P200" in s.names(zones.DISCARD, 0)


@rule("KZ-077", "KZ-078", "KZ-079")
def test_one_knight_is_deployed_face_down_or_none() -> None:
    """Each player, Offense first, may place a Knight from hand face down in the own Realm."""
    s = Contest(Side(["L2 P300", "L3 P400", "Blank 1"]), Side(["Blank 1"]), at="deploy")
    s.to("deploy")
    assert s.offered("deploy") == [["L2 P300"], ["L3 P400"]]
    assert s.offered("no_deploy") == [[]]

    s.choose("deploy", "L3")

    assert (s.names(zones.REALM, 0), s.is_up("L3 P400")) == (["L3 P400"], False)
    # The Defense has no Knight in hand, which nobody may know.
    assert (s.asked, s.offered()) == ((1, "deploy"), [[]])


@rule("KZ-080", "KZ-089", "KZ-R17", "E20")
def test_a_realm_of_more_than_five_must_be_left() -> None:
    """A player cannot end the own Move Phase with more than 5 while a legal move out of the Realm exists."""
    s = Contest(Side(["L2 P300"], realm=["L1 P200"] * 5), at="deploy")
    s.to("deploy").choose("deploy", "L2").to("move")
    assert s.offered("end_moves") == []

    s.choose("move", "L2", "1")

    assert s.offered("end_moves") == [[]]


@rule("KZ-R17")
def test_where_nobody_can_leave_knights_are_discarded_down_to_five() -> None:
    """If none exists, that player discards own Knights from the Realm, by choice, down to 5; nobody gets Points."""
    s = Contest(Side(realm=["L6 P800"] * 6 + ["L7 P900"]), fields=["Limit 5"] * 5, face_up=True, at="move")
    assert s.offered("move") == []

    s.choose("end_moves").choose("discard", "L7").choose("discard", "L6")

    assert s.names(zones.REALM, 0) == ["L6 P800"] * 5
    assert s.points == (0, 0)


# -- the Decking Penalty -----------------------------------------------------------------------------------------------


@rule("KZ-129", "KZ-130", "KZ-R44", "KZ-R45", "KZ-133", "E13")
def test_a_deck_that_runs_out_costs_three_cosmo_and_the_draw_goes_on() -> None:
    """A deck that runs out costs three Cosmo and the draw goes on."""
    s = Contest(Side([KNIGHT] * 3, cosmo=4, deck=1, discard=["L1 P100"] * 9, draws=True), at="draw")
    s.quiet()

    counts = [s.count(zone, 0) for zone in (zones.HAND, zones.DECK, zones.COSMO, zones.DISCARD)]
    assert counts == [5, 11, 1, 0]
    assert len(s.happened("penalty_paid")) == 3


@rule("KZ-131", "KZ-132", "KZ-R46", "E14")
def test_without_three_cosmo_there_is_no_new_deck_and_no_draw_phase() -> None:
    """If the player cannot pay these 3 cards, play goes on without a new Deck."""
    s = Contest(Side([KNIGHT] * 3, cosmo=2, deck=1, discard=["L1 P100"] * 9, draws=True), at="draw")
    s.to("cosmo")
    counts = [s.count(zone, 0) for zone in (zones.HAND, zones.DECK, zones.COSMO, zones.DISCARD)]
    assert counts == [4, 0, 2, 9]
    assert s.table.no_draw[0] == 1

    s.pick("L2", "L2").fight()

    assert (s.count(zones.COSMO, 0), s.count(zones.DECK, 0), s.count(zones.HAND, 0)) == (4, 0, 2)


@rule("KZ-130", "E34")
def test_the_penalty_cards_alone_can_be_the_new_deck() -> None:
    """The penalty cards alone can be the new deck."""
    s = Contest(Side(cosmo=3, deck=1, draws=True), at="draw")

    assert (s.count(zones.COSMO, 0), s.count(zones.HAND, 0), s.count(zones.DECK, 0)) == (0, 4, 0)


@rule("KZ-R45")
def test_with_the_option_the_player_decides_about_the_new_deck() -> None:
    """With the option the player decides about the new deck."""

    def choose(verb: str) -> Contest:
        side = Side([KNIGHT] * 4, cosmo=3, deck=1, discard=["L1 P100"], draws=True)
        return Contest(side, at="draw", options={"reshuffle_optional": True}).to("reshuffle").choose(verb)

    assert choose("reshuffle").count(zones.DECK, 0) == 4
    assert (choose("no_reshuffle").count(zones.DECK, 0), choose("no_reshuffle").count(zones.COSMO, 0)) == (0, 3)


@rule("KZ-R48")
def test_without_a_deck_effects_take_what_there_is() -> None:
    """A skipped Draw Phase does not stop draws by card effect, but there is no Deck to draw from."""
    s = Contest(Side(["Burning Soul"], deck=1, realm=[KNIGHT]), at="cosmo")
    s.choose("play", "Burning Soul")

    assert (s.count(zones.COSMO, 0), s.table.no_draw[0]) == (1, 1)


@rule("KZ-130", "KZ-129", "KZ-063")
def test_chance_takes_the_penalty_and_orders_the_new_deck() -> None:
    """Chance takes the penalty and orders the new Deck."""
    cosmo = [f"L1 P{power}" for power in (100, 150, 200, 250, 300)]
    discards = [f"L2 P{power}" for power in range(100, 700, 50)]
    s = Contest(Side(["Burning Soul", "L4 P600"], cosmo=cosmo, deck=["L3 P500"], discard=discards), at="cosmo")
    s.table.forced = [4, 3, 2]
    s.choose("play", "Burning Soul")
    paid = [s.table.card(event.card).full_name for event in s.happened("penalty_paid")]
    assert paid == ["L1 P300", "L1 P250", "L1 P200"]
    deck = s.names(zones.DECK, 0)
    assert len(deck) == 14
    assert deck != [name for name in [*discards, *paid] if name in deck]


@rule("KZ-R44", "KZ-122")
def test_field_damage_goes_on_with_the_new_deck() -> None:
    """Field Damage goes on with the new Deck."""
    loser = Side(cosmo=3, deck=1, discard=["L1 P100"] * 4, front={1: ["L1 P100"]})
    s = Contest(Side(front={1: ["L4 P600"]}), loser, ["Fire Clock Plaza"]).fight()
    assert (s.damage(), s.count(zones.DECK, 1), s.happened("marker_placed")) == (2, 6, [])


@rule("KZ-R49")
def test_defeated_knights_are_not_shuffled_into_the_new_deck() -> None:
    """Defeated Knights are not shuffled into the new deck."""
    s = Contest(
        Side(front={1: ["L4 P600"]}),
        Side(front={1: ["L3 P500"]}, cosmo=3, deck=1),
    ).fight()

    # The last card of the Deck was the Field Damage; the three Cosmo are the new Deck.
    assert (s.count(zones.DECK, 1), s.names(zones.POINTS, 0)) == (3, ["L3 P500"])


@rule("KZ-R61")
def test_a_discarded_field_card_is_never_shuffled_in() -> None:
    """A discarded Field Card is never shuffled in."""
    s = Contest(Side(realm=[KNIGHT]), Side(cosmo=3, deck=1, discard=["Dragon Falls", "L1 P100"], draws=True), at="draw")

    assert "Dragon Falls" in s.names(zones.DISCARD, 1)
    assert "Dragon Falls" not in s.names(zones.DECK, 1) + s.names(zones.HAND, 1)


@rule("KZ-R15", "KZ-R62", "E41")
def test_a_knight_of_the_first_turn_may_attack_at_once() -> None:
    """All five phases are played from the first turn on; a Knight deployed on turn 1 may attack on turn 1."""
    s = Contest(Side(["L2 P300"]), Side(["L2 P300"]), at="deploy", turn=1)
    s.to("deploy", 0).choose("deploy", "L2").to("deploy", 1).choose("deploy", "L2")
    s.to("move", 0).choose("move", "L2", "1").fight()

    assert (s.damage(1), s.points, s.front(1, 0)) == (1, (0, 0), ["L2 P300"])
    assert s.table.clock[clock.TURN] == 2
