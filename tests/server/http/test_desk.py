"""The designer's desk: decks, home-made cards and questions of balance, at a real server."""

import time
from pathlib import Path
from typing import Any

import pytest
from tests.server.table import Guest, Serve, Server, at_table

from hexadeck import games
from hexadeck.kernel.decktext import write_deck_text
from hexadeck.kernel.game import Game
from hexadeck.kernel.setup import deck_from
from hexadeck.server.library import game
from hexadeck.server.processes import desk_work

ZENONZARD = games.load("zenonzard")
TEXT = write_deck_text(ZENONZARD.deck("Two Flags"))
FOX = "Ember Fox [HM1]\nRed Field Minion, Fox\nCost 1 (R), BP 200, DP 1\nCharge.\nWhen summoned: draw 1 card.\n"
BEETLE = "Fire Beetle [RF04]\nRed Field Minion, Monster\nCost 2 (R), BP 900, DP 1\nCharge.\n"


@at_table
async def test_a_deck_is_judged_dealt_and_played(server: Server) -> None:
    """Broken rules come with their ids; what is legal is dealt, and sits down at a table as text."""
    mine = TEXT.replace("Two Flags", "Mine")
    async with Guest(server) as guest:
        good = await guest.post("/games/zenonzard/deck", {"text": mine})
        wrong = await guest.post(
            "/games/zenonzard/deck", {"text": mine.replace("Forces:", "Powers:") + "7 Fire Beetle\n"}
        )
        none = await guest.post("/games/zenonzard/deck", {"text": ""})
        seats = [{"who": "me", "deck": mine}, {"who": "bot"}]
        match = await guest.create("zenonzard", seats=seats)
        async with guest.sit(match) as live:
            state = await live.until("state")
        refused = await guest.refused(
            "POST", "/matches", {"game": "zenonzard", "seats": [{"who": "me", "deck": "X\n1 Y"}, {"who": "bot"}]}
        )

    assert good["faults"] == []
    assert [len(hand) for hand in good["hands"]] == [6, 6, 6]
    assert {fault["rule"] for fault in wrong["faults"]} >= {"ZZ-001", "ZZ-002", "ZZ-004"}
    assert wrong["hands"] == []
    assert none["deck"] is None
    assert state["view"]["table"]["seats"][0]["hand"]
    assert "ZZ-001" in refused["message"]


@at_table
async def test_a_begun_deck_is_completed(server: Server) -> None:
    async with Guest(server) as guest:
        early = await guest.post("/games/zenonzard/complete", {"text": "Begun\n3 Fire Beetle\n"})
        done = await guest.post("/games/zenonzard/complete", {"text": "Begun\n3 Fire Beetle\n"})
        refused = await guest.refused("POST", "/games/zenonzard/complete", {"text": "Begun\n41 Fire Beetle\n"})

    deck = ZENONZARD.deck_rules.read(done["text"])
    assert ZENONZARD.deck_rules.check(deck, ZENONZARD.settings_from({})) == []
    assert deck.cards["Fire Beetle"] == 3
    assert done["matches"] > early["matches"] > 0, "asking again goes on"
    assert done["candidates"] > 1
    assert (early["is_done"], early["share"]) == (False, None), "no figure from a handful of rounds"
    assert "no legal deck" in refused["message"]


TIDE = "Tide Scholar [HM1]\nBlue Field Minion, Merfolk\nCost 2 (U), BP 200, DP 1\nWhen summoned: draw 1 card.\n"


@at_table
async def test_a_new_card_goes_into_a_deck_and_is_measured_there(server: Server) -> None:
    """Into the deck that is most like it, into one that is named, and into every question that can be asked of it."""
    asked = {"game": "zenonzard", "bot": "random", "cards": TIDE, "card": "Tide Scholar", "most": 2}
    async with Guest(server) as guest:
        put = await guest.post("/games/zenonzard/deck", {"text": "", "cards": TIDE, "put": ["Tide Scholar"]})
        into = await guest.post("/games/zenonzard/deck", {"text": TEXT, "cards": TIDE, "put": ["Tide Scholar"]})
        mine = write_deck_text(deck_from({**put["deck"], "name": "Mine"}))
        match = await guest.create("zenonzard", cards=TIDE, seats=[{"who": "me", "deck": mine}, {"who": "bot"}])
        async with guest.sit(match) as live:
            await live.until("state")
        lab = [
            await guest.post("/lab", {**asked, "question": question, "decks": decks})
            for question, decks in (("put", []), ("card", [mine]), ("duel", [mine, "Two Flags"]))
        ]
        stranger = await guest.refused("POST", "/lab", {**asked, "question": "put", "cards": ""})

    assert put["faults"] == into["faults"] == []
    assert (put["deck"]["cards"]["Tide Scholar"], into["deck"]["cards"]["Tide Scholar"]) == (3, 3)
    assert into["deck"]["name"] == "Two Flags"
    assert "What Tide Scholar does to a deck" in lab[0]["lines"][0]
    assert "Tide Scholar in Mine" in lab[1]["lines"][3]
    assert "Mine against Two Flags" in lab[2]["lines"][3]
    assert "no card is called 'Tide Scholar'" in stranger["message"]


@at_table
async def test_where_all_buy_from_one_supply_cards_can_be_asked_about(server: Server) -> None:
    """Shipped ones and new ones, and what new ones do to the table."""
    new = "Ash Disciple [HM2]\nDisciple\nCost 2, 8 copies\nAct: gain 2 Faith.\n"
    asked = {"game": "kanzume-goddess", "bot": "random", "most": 1}
    async with Guest(server) as guest:
        shipped = await guest.post("/lab", {**asked, "question": "card", "card": "Bishop"})
        own = await guest.post("/lab", {**asked, "question": "card", "card": "Ash Disciple", "cards": new})
        table = await guest.post("/lab", {**asked, "question": "sentence", "changed": new})
        refused = await guest.refused("POST", "/lab", {**asked, "question": "duel"})

    assert [answer["lines"][0].partition(" (")[0] for answer in (shipped, own, table)] == [
        "What Bishop is worth", "What Ash Disciple is worth", "What Ash Disciple does to the table",
    ]  # fmt: skip
    assert "ask about a card or the table" in refused["message"]


@at_table
async def test_what_a_guest_keeps_is_the_guests(server: Server) -> None:
    async with Guest(server) as guest, Guest(server) as other:
        await guest.http.put("/papers/deck/zenonzard", json={"name": " My\u202e  deck\x1b ", "text": TEXT})
        kept = await guest.get("/papers/deck/zenonzard")
        foreign = await other.get("/papers/deck/zenonzard")
        bad = await guest.refused("PUT", "/papers/deck/zenonzard", {"name": "", "text": TEXT})
        unknown = await guest.refused("GET", "/papers/photo/zenonzard", None)
        gone = (await guest.http.delete("/papers/deck/zenonzard", params={"called": "My deck"})).json()

    assert [(paper["name"], paper["text"]) for paper in kept["papers"]] == [("My deck", TEXT)]
    assert foreign["papers"] == gone["papers"] == []
    assert "1 to 80" in bad["message"]
    assert unknown["code"] == "not_found"


@at_table
async def test_a_card_is_read_as_far_as_it_goes(server: Server) -> None:
    """All problems at once, with what could stand there; the card is drawn from what is understood."""
    wrong = FOX.replace("Charge.", "Chargge.").replace("draw 1 card", "draw 1 crad")
    hostile = FOX + "Passive: " + "each time another minion of yours is destroyed, " * 30 + "draw 1 card.\n"
    async with Guest(server) as guest:
        good = await guest.post("/games/zenonzard/read", {"text": FOX})
        bad = await guest.post("/games/zenonzard/read", {"text": wrong})
        headless = await guest.post(
            "/games/zenonzard/read", {"text": FOX.replace("Red Field", "Pink Field") + "\n" + BEETLE}
        )
        began = time.monotonic()
        tangled = await guest.post("/games/zenonzard/read", {"text": hostile})
        seconds = time.monotonic() - began

    assert (good["problems"], [face["id"] for face in good["faces"]]) == ([], ["HM1"])
    assert good["rules"]["HM1"]
    assert [(problem["line"], problem["column"]) for problem in bad["problems"]] == [(4, 1), (5, 23)]
    assert "card" in bad["problems"][1]["expected"]
    assert bad["problems"][1]["nearest"] == "When summoned: draw 1 card."
    assert [face["name"] for face in bad["faces"]] == ["Ember Fox"]
    assert [problem["line"] for problem in headless["problems"]] == [2]
    assert (headless["changed"], [face["id"] for face in headless["faces"]]) == (["RF04"], ["RF04"])
    assert [problem["line"] for problem in tangled["problems"]] == [6]
    assert seconds < 5, "a machine with much else to do; the reader's own bound is tested by itself"


def test_cards_that_refer_to_each_other_are_not_read_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each card falls with the next one: counted, they are read a few times and no more."""
    read: list[str] = []

    def counting(name: str, cards: str = "") -> Game:
        read.append(cards)
        return game(name, cards)

    monkeypatch.setattr(desk_work, "game", counting)
    chain = "".join(
        f"C{number} [{900 + number}]\nBronze Knight, Level 2, Power 300\n"
        f'Offense: +150 Power if battling against "C{number + 1}".\n\n'
        for number in range(30)
    )
    found = desk_work.read_cards("knights-of-the-zodiac", chain)

    assert len(read) == desk_work.MOST_PASSES
    assert 'no card of the set is called "C30"' in found.problems[0].message
    assert found.faces == []


@at_table
async def test_a_home_made_card_is_tried_and_its_match_needs_nothing_else(server: Server) -> None:
    """In a hand that can pay for it, against a bot; spectators are shown the cards, and the record carries them."""
    async with Guest(server) as guest:
        match = (await guest.post("/games/zenonzard/try", {"cards": FOX, "card": "HM1", "bot": "random"}))["match"]
        info = await guest.get(f"/matches/{match}")
        detail = await guest.get(f"/matches/{match}/detail")
        async with guest.sit(match) as live:
            state = await live.until("state")
            summon = [option["sentence"] for option in state["view"]["options"]].index("Summon Ember Fox")
            await live.choose(summon)
            summoned = await live.asked()
            await live.send(type="concede")
            await live.until("match")
        record = (await guest.http.get(f"/matches/{match}/record")).json()
        again = await guest.refused("POST", f"/matches/{match}/rematch")
        refused = await guest.refused("POST", "/games/zenonzard/try", {"cards": FOX, "card": "HM9"})
        nobody = await guest.refused("POST", "/games/zenonzard/try", {"cards": FOX, "card": "HM1", "bot": "nobody"})

    assert "Ember Fox" in [card["name"] for card in state["view"]["table"]["seats"][0]["hand"]]
    assert "Ember Fox" in [card["name"] for card in summoned["view"]["table"]["seats"][0]["field"]]
    assert info["cards"] == FOX
    assert "HM1" in [face["id"] for face in detail["faces"]]
    assert games.replay(record).state_hash() == record["hash"]
    assert "try the card again" in again["message"]
    assert "there is no card [HM9]" in refused["message"]
    assert "there is no bot 'nobody'" in nobody["message"]


@at_table
async def test_what_could_follow_is_told_anywhere_in_a_line(server: Server) -> None:
    """Of an ability that is whole, of one that breaks off, and of none at all."""

    async def words(line: int, column: int, text: str = FOX) -> list[str]:
        told = await guest.post("/games/zenonzard/follow", {"text": text, "line": line, "column": column})
        return told["words"]

    async with Guest(server) as guest:
        middle = await words(5, len("When summoned: ") + 1)
        later = await words(5, len("When summoned: draw 1 ") + 1)
        beginning = await words(5, 1)
        below = await words(6, 1)
        head = await words(2, 5)
        lost = await words(5, 25, FOX.replace("When summoned", "When sumoned"))
        nowhere = await words(99, -3)

    assert "draw" in middle
    assert "card" in later
    assert {"When", "Charge"} <= {word.capitalize() for word in beginning}
    assert beginning == below
    assert head == lost == nowhere == []


@at_table
async def test_a_question_of_balance_is_answered_bit_by_bit(server: Server) -> None:
    question = {
        "game": "zenonzard",
        "question": "sentence",
        "decks": ["Aguma Rush"],
        "changed": BEETLE,
        "bot": "random",
    }
    async with Guest(server) as guest:
        answers: list[dict[str, Any]] = []
        while not answers or not answers[-1]["is_done"]:
            answers.append(await guest.post("/lab", {**question, "most": 30}))
        refused = await guest.refused(
            "POST", "/lab", {"game": "zenonzard", "question": "duel", "decks": ["Aguma Rush"]}
        )
        many = await guest.refused("POST", "/lab", {"game": "zenonzard", "question": "table", "most": 10**6})

    assert [answer["matches"] for answer in answers] == sorted({answer["matches"] for answer in answers})
    assert answers[-1]["plots"][0]["svg"].startswith("<svg")
    assert "What the change of Fire Beetle does" in answers[-1]["page"]
    assert "two decks" in refused["message"]
    assert "1 to 1000 rounds" in many["message"]


@at_table
async def test_a_server_may_offer_cards_to_all(serve: Serve, tmp_path: Path) -> None:
    (tmp_path / "foxes.cards").write_text(FOX)
    server = serve("--cards", str(tmp_path / "foxes.cards"))
    async with Guest(server) as guest:
        papers = (await guest.get("/papers/cards/zenonzard"))["papers"]

    assert papers == [{"name": "foxes", "text": FOX, "is_offered": True}]
