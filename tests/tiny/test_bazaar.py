"""Bazaar: what a whole game makes of places, faces, sets, hindrances and scores."""

import pytest

from hexadeck import games
from hexadeck.kernel.disclosure import NotedEvent
from hexadeck.kernel.errors import HexadeckError
from hexadeck.kernel.game import Match


def play(match: Match, *sentences: str) -> None:
    for sentence in sentences:
        match.choose([match.sentence(option) for option in match.options].index(sentence))


def start(seed: int = 5) -> Match:
    return games.load("bazaar").start(seed=seed)


def test_a_place_is_part_of_an_option() -> None:
    """As data to light it, and in the sentence."""
    option = start().view(0)["options"][1]

    assert option["place"] == {"zone": "stalls", "seat": 0, "slot": 1}
    assert option["sentence"] == "Lay Tea into slot 2 of the stalls of Player 1"


def test_others_can_point_at_what_was_laid_face_down() -> None:
    """They have a handle for it, and learn nothing of its face."""
    match = start()

    play(match, "Lay Tea into slot 1 of the stalls of Player 1")

    stall = match.view(1)["table"]["seats"][0]["stalls"]
    assert [(card["id"], card["slot"]) for card in stall] == [("face-down", 0)]
    dusting = {"verb": "dust", "roles": (), "sentence": "Dust off a face-down card", "card": stall[0]["handle"]}
    assert dusting in match.view(1)["options"]


def test_chance_can_be_forced() -> None:
    """A forced 5 (one less, as chance counts from 0) makes it dusty for all to see."""
    match = start()
    play(match, "Lay Tea into slot 1 of the stalls of Player 1")
    match.table.forced.append(4)

    play(match, "Dust off a face-down card")

    assert match.view(None)["table"]["seats"][0]["stalls"][0]["dusty"] == 1
    assert match.table.forced == []


def test_what_cannot_be_bought_says_why() -> None:
    """With the rule and the numbers; what is on offer has nothing to explain."""
    match = start(seed=6)
    ware = match.view(0)["table"]["market"][2]
    lit = match.view(0)["options"][0]["card"]

    reasons = match.why_not(0, ware["handle"])

    assert [(one.verb, one.sentence, one.rule) for one in reasons] == [
        ("Buy", "It costs 4; your stalls are worth 0.", "BZ-6")
    ]
    assert match.why_not(0, lit) == []


def test_whoever_waits_is_told_for_whom() -> None:
    """The open question says who decides."""
    match = start()
    ware = match.view(1)["table"]["market"][2]

    assert [str(reason) for reason in match.why_not(1, ware["handle"])] == ["[BZ-3] Player 1 decides first."]


def test_a_place_says_why_it_is_dark() -> None:
    """A stall that a card can be laid into is lit; the pile is none of the choices."""
    match = start()

    assert match.why_not(0, {"zone": "stalls", "seat": 0, "slot": 1}) == []
    assert [str(reason) for reason in match.why_not(0, {"zone": "pile", "seat": None, "slot": 0})] == [
        '[BZ-3] You are asked for something else: "What do you do?"'
    ]


@pytest.mark.parametrize("thing", [0, 99, "1", None, {"zone": "moon", "seat": None, "slot": 0}])
def test_nobody_asks_why_about_what_is_not_there(thing: object) -> None:
    """A place that the table does not have is refused by name."""
    with pytest.raises(HexadeckError):
        start().why_not(0, thing)


def test_the_result_has_points_places_and_a_sheet() -> None:
    """Ties share a place; the sheet says where the points came from."""
    match = games.load("bazaar").start(seed=1, seats=3)
    match.play_out(1)

    result = match.view(None)["result"]

    assert result["sheet"] == [["Wares", result["scores"]]]
    assert min(result["places"]) == 1
    assert [seat for seat, place in enumerate(result["places"]) if place == 1] == result["winners"]


def test_what_a_seat_knows_changes_when_it_learns_a_card() -> None:
    """Laying down a card of one's own tells one nothing; drawing one does."""
    match = start()
    before = match.knowledge(0)

    play(match, "Lay Tea into slot 1 of the stalls of Player 1")
    assert match.knowledge(0) == before

    play(match, "Pass")
    assert match.knowledge(0) != before


def test_a_noted_event_names_a_card_only_while_its_handle_is_good() -> None:
    """Tea goes to the deck and comes back: the old event must not lead to the new handle."""
    match = start()
    play(match, "Lay Tea into slot 1 of the stalls of Player 1", "Pass")
    t = match.table
    tea = next(card for card in t.zones[16])
    events = match.note(match.choose(0))
    noted = NotedEvent(events[0].event, events[0].cards, events[0].others)
    seen = noted.event.card

    assert match.told(noted, 0)["card"] == t.handles[0][seen]

    t.forget(seen)
    t.show(seen, 0)
    assert match.told(noted, 0)["card"] is None
    assert tea != seen
