"""The shuffle of a match: committed to before anybody says a word, and verified when it is over."""

import json
from pathlib import Path

import pytest
from tests.cli.shell import hexadeck
from tests.server.table import Guest, Server, at_table

from hexadeck.server.match import new_match
from hexadeck.server.refusals import Refused
from hexadeck.server.services import Services
from hexadeck.server.settings import Settings
from hexadeck.store.backups import back_up, restore


@at_table
async def test_a_shuffle_is_committed_to_shared_and_verified(server: Server, tmp_path: Path) -> None:
    async with Guest(server) as first, Guest(server) as second:
        promise = await first.get("/commitment")
        seats = [{"who": "me", "word": "heads"}, {"who": "open"}]
        created = await first.post("/matches", {"game": "zenonzard", "match": promise["match"], "seats": seats})
        match = created["match"]
        before = await first.get(f"/matches/{match}")
        await second.join(match, await first.invite(match), word="tails")
        twice = await first.refused("POST", "/matches", {"game": "zenonzard", "match": match})
        async with first.sit(match) as live:
            await live.until("state")
            running = "".join(live.texts)
            await live.send(type="concede")
            await live.over()
        record = await first.get(f"/matches/{match}/record")
    (tmp_path / "match.json").write_text(json.dumps(record))
    verified = hexadeck("verify", str(tmp_path / "match.json"), "--commitment", promise["commitment"])
    record["shuffle"]["words"][1] = "edge"
    (tmp_path / "changed.json").write_text(json.dumps(record))
    changed = hexadeck("verify", str(tmp_path / "changed.json"))

    assert match == promise["match"]
    assert before["commitment"] == promise["commitment"] == record["shuffle"]["commitment"]
    assert record["shuffle"]["secret"] not in running
    assert (twice["code"], verified.status, changed.status) == ("refused", 0, 1)
    assert "'tails'" in verified.out


@at_table
async def test_a_rematch_is_shuffled_with_new_words_of_both(server: Server, tmp_path: Path) -> None:
    """Who offers it names a commitment; who accepts is shown one."""
    async with Guest(server) as first, Guest(server) as second:
        match = await first.create("knights-and-kings-chess", "open")
        await second.join(match, await first.invite(match))
        async with first.sit(match) as live:
            await live.send(type="concede")
            await live.over()
        promise = await first.get("/commitment")
        wish = {"match": promise["match"], "word": "heads"}
        again = (await first.post(f"/matches/{match}/rematch", wish))["match"]
        shown = (await second.get(f"/matches/{match}"))["rematch_commitment"]
        await second.post(f"/matches/{match}/rematch", {"match": again, "word": "tails"})
        async with first.sit(again) as live:
            await live.send(type="concede")
            await live.over()
        record = await first.get(f"/matches/{again}/record")
        used = await first.refused("POST", f"/matches/{again}/rematch", wish)
    (tmp_path / "match.json").write_text(json.dumps(record))
    verified = hexadeck("verify", str(tmp_path / "match.json"), "--commitment", promise["commitment"])

    assert (again, shown) == (promise["match"], promise["commitment"])
    assert record["shuffle"]["words"] == ["tails", "heads"]
    assert (verified.status, used["reason"]) == (0, "id_is_used")


@at_table
async def test_an_id_that_was_given_before_a_restore_is_none_any_more(tmp_path: Path) -> None:
    """Who played the match it was given for knows the secret that follows from it."""
    services = await Services.open(Settings(data=tmp_path / "data", workers=1))
    given = new_match.commitment(services)
    await services.close()
    await back_up(None, tmp_path / "data", tmp_path / "copy")
    await restore(tmp_path / "copy", None, tmp_path / "other")
    restored = await Services.open(Settings(data=tmp_path / "other", workers=1))
    with pytest.raises(Refused, match="gets its id from the server"):
        new_match.match_id(restored, given.match)
    assert restored.guests.secret_for(given.match) != services.guests.secret_for(given.match)
    await restored.close()


@at_table
async def test_only_the_server_gives_ids(server: Server) -> None:
    """Whoever could choose an id could have the secret of an old one again."""
    async with Guest(server) as guest:
        promise = await guest.get("/commitment")
        for id in ("", "x", "x" * 20, promise["match"][:-1] + "_", promise["match"] + "x"):
            refused = await guest.refused("POST", "/matches", {"game": "zenonzard", "match": id})
            assert refused["code"] == "refused"
