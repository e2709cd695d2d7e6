"""What the policy does where the sensible answer is plain: Cosmo from idle cards, attacks, answers to attacks."""

from tests.games.knights_of_the_zodiac.scenario import Contest, Side

from hexadeck.games.knights_of_the_zodiac import zones
from hexadeck.games.knights_of_the_zodiac.policy import Policy

LIMIT_6 = ["Limit 6"] * 5


def let_policy_play(s: Contest, kind: str, seat: int) -> Contest:
    """It answers until it is asked something else, or the turn is over."""
    s.to(kind, seat)
    while s.asked == (seat, kind) and s.now == s.started_at:
        s.log.extend(s.match.choose(Policy().policy(s.table)))
    return s


def test_idle_cards_and_all_knights_but_the_strongest_become_cosmo() -> None:
    """KZ-072, KZ-073 The hand is filled up again; a Technique that a Knight in the Realm can use stays."""
    s = Contest(
        Side(["Rose Veil", "Plain Technique", "L3 P500", "L2 P400", "L4 P600"], cosmo=12, realm=["L1 P200"]),
        at="cosmo",
    )

    let_policy_play(s, "cosmo", 0)

    assert sorted(s.names(zones.HAND, 0)) == ["L4 P600", "Plain Technique"]


def test_the_offense_goes_where_nobody_can_stop_it() -> None:
    """KZ-125 The last Field Damage of a Field Card is there for the taking."""
    s = Contest(Side(realm=["L2 P400"]), at="move", fields=LIMIT_6, face_up=True, damage={4: 5})

    assert let_policy_play(s, "move", 0).points == (6, 0)


def test_the_offense_stays_away_from_a_defense_that_is_stronger() -> None:
    """KZ-081 A hit is not worth a Knight."""
    s = Contest(Side(realm=["L6 P500"]), Side(up=["L6 P900", "L5 P700"]), LIMIT_6, "move", face_up=True)

    assert let_policy_play(s, "move", 0).happened("moved") == []


def test_the_offense_goes_with_two_knights_where_one_would_lose() -> None:
    """KZ-105 Together they are stronger than what may meet them."""
    s = Contest(Side(realm=["L3 P550", "L3 P600"]), Side(up=["L6 P700", "L6 P750"]), LIMIT_6, "move", face_up=True)

    let_policy_play(s, "move", 0)

    assert [len(s.front(slot, 0)) for slot in range(1, 6) if s.front(slot, 0)] == [2]


def test_a_support_card_in_hand_makes_the_defense_bold() -> None:
    """KZ-107 The same Knight meets the attacker with a Technique to use, and stays at home without one."""
    went = []
    for hand in ([], ["Plain Technique", "Other Technique"]):
        s = Contest(Side(front={1: ["L3 P600"]}), Side(hand, cosmo=4, realm=["L3 P500"]), LIMIT_6, "move", face_up=True)
        s.turn_up(s.find("L3 P600"))
        went.append(let_policy_play(s, "move", 1).front(1, 1))

    assert went == [[], ["L3 P500"]]


def test_a_full_hand_of_the_opponent_makes_the_defense_careful() -> None:
    """KZ-107 What the other player may add is reckoned by the number of cards."""
    went = []
    for hand in ([], ["L1 P200"] * 5):
        s = Contest(Side(hand, front={1: ["L3 P500"]}), Side(realm=["L3 P600"]), LIMIT_6, "move", face_up=True)
        s.turn_up(s.find("L3 P500"))
        went.append(let_policy_play(s, "move", 1).front(1, 1))

    assert went == [["L3 P600"], []]


def test_nobody_exceeds_a_limit_in_sight() -> None:
    """KZ-042 Not even where the move may be made."""
    s = Contest(
        Side(realm=["L6 P900"]), fields=["Limit 5"] * 5, at="move", face_up=True, options={"overlimit_moves": "allow"}
    )

    assert let_policy_play(s, "move", 0).happened("moved") == []


def test_a_realm_that_is_too_full_is_left() -> None:
    """KZ-080, KZ-R17 Somebody must go, wherever it hurts least."""
    s = Contest(Side(realm=["L6 P500"] * 6), Side(up=["L6 P900"] * 3), ["Limit 7"] * 5, "move", face_up=True)

    assert len(let_policy_play(s, "move", 0).happened("moved")) == 1
