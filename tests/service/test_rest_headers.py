"""What answers carry beside their body: trace, language, caching, credentials, cross-origin calls."""

import re

import pytest

from service.rest.compression import LEAST_BYTES, accepts_gzip
from service.settings import Settings
from tests.support.rest_serving import RULES, Rest, memory_app, serving

TRACE = "4bf92f3577b34da6a3ce929d0e0e4736"
PARENT = f"00-{TRACE}-00f067aa0ba902b7-01"
PAGE = "https://play.example"


async def test_a_trace_id_goes_through(rest: Rest):
    answered = await rest.get("/v1/server", traceparent=PARENT)
    refused = await rest.get("/v1/nothing", traceparent=PARENT)
    assert answered.headers["fairdeal-trace"] == refused.headers["fairdeal-trace"] == TRACE
    assert refused.json()["trace_id"] == TRACE


@pytest.mark.parametrize("parent", ["", "00-0-0-0", PARENT.upper(), PARENT.replace(TRACE, "0" * 32), "ff" + PARENT[2:]])
async def test_a_malformed_trace_is_replaced_by_a_new_one(rest: Rest, parent: str):
    first, second = [await rest.get("/v1/server", traceparent=parent) for _ in range(2)]
    traces = {answer.headers["fairdeal-trace"] for answer in (first, second)}
    assert all(re.fullmatch("[0-9a-f]{32}", trace) for trace in traces)
    assert len(traces - {TRACE, "0" * 32}) == 2


async def test_problems_are_told_in_the_language_of_the_caller(rest: Rest):
    korean = await rest.get("/nope", accept_language="ko")
    english = await rest.get("/nope", accept_language="fr, en;q=0.5, ko;q=0.1")
    assert korean.headers["content-language"] == "ko"
    assert korean.json()["title"] == "없는 경로입니다"
    assert english.headers["content-language"] == "en"
    assert english.json()["reason"] == korean.json()["reason"]


async def test_a_missing_or_wrong_token_is_401_with_a_challenge(rest: Rest):
    table = await rest.running_table()
    move = {"request_id": "x", "expected_version": 2, "move": {"type": "take_that.take_row"}}
    missing = await rest.post(f"{table.path}/moves", move)
    assert (missing.status_code, missing.json()["reason"]) == (401, "CREDENTIAL_MISSING")
    assert missing.headers["www-authenticate"] == "Bearer"
    for authorization in ("Bearer fds_" + "x" * 43, "Basic YTpi", "Bearer", table.tokens[0]):
        wrong = await rest.get(table.path, authorization=authorization)
        assert (wrong.status_code, wrong.json()["reason"]) == (401, "CREDENTIAL_INVALID")


async def test_a_token_never_comes_back(rest: Rest):
    table = await rest.running_table()
    other = await rest.open_table()
    answer = await rest.get(table.path, other.tokens[0])
    assert answer.status_code == 401
    assert other.tokens[0] not in answer.text + str(answer.headers)


async def test_an_unknown_game_says_the_same_to_everybody(rest: Rest):
    table = await rest.open_table()
    path = "/v1/games/" + "a" * 26
    with_token = await rest.get(path, table.tokens[0], traceparent=PARENT)
    without = await rest.get(path, traceparent=PARENT)
    assert with_token.status_code == 404
    assert with_token.content == without.content


async def test_views_are_kept_by_nobody_but_the_caller(rest: Rest):
    table = await rest.running_table()
    for path in (table.path, f"{table.path}/entries", f"{table.path}/replay/1"):
        assert (await rest.get(path, table.tokens[0])).headers["cache-control"] == "private, no-store"
    refused = await rest.get(f"{table.path}/replay/9", table.tokens[0])
    assert refused.headers["cache-control"] == "no-store"


async def test_the_tag_of_a_game_is_its_version_and_the_viewer(rest: Rest):
    table = await rest.running_table()
    tags = [(await rest.get(table.path, token)).headers["etag"] for token in (None, *table.tokens.values())]
    assert tags == ['W/"2.spectator"', 'W/"2.0"', 'W/"2.1"']
    same = await rest.get(table.path, table.tokens[0], if_none_match=f'"other", {tags[1]}')
    assert (same.status_code, same.content, same.headers["etag"]) == (304, b"", tags[1])
    assert (await rest.get(table.path, table.tokens[1], if_none_match=tags[1])).status_code == 200
    await table.submit(await table.turn())
    assert (await rest.get(table.path, table.tokens[0], if_none_match=tags[1])).status_code == 200


async def test_streams_ask_proxies_to_hold_nothing_back(rest: Rest):
    table = await rest.running_table()
    for path in (f"{table.path}/watch", f"{table.path}/log"):
        async with rest.client.stream("GET", path, headers={"Accept-Encoding": "gzip"}) as answer:
            assert answer.headers["cache-control"] == "private, no-store, no-transform"
            assert answer.headers["x-accel-buffering"] == "no"
            assert "content-encoding" not in answer.headers


LONG = ["/v1/openapi.json", f"/v1/rule-sets/{RULES}", f"/v1/rule-sets/{RULES}/texts", "/docs/docs.js"]


@pytest.mark.parametrize("path", LONG)
async def test_long_answers_for_everybody_are_compressed_for_who_takes_it(rest: Rest, path: str):
    packed = await rest.get(path, accept_encoding="br, gzip;q=0.5")
    plain = await rest.get(path, accept_encoding="gzip;q=0, identity")
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content
    assert int(packed.headers["content-length"]) < len(plain.content) == int(plain.headers["content-length"])
    assert packed.headers["etag"] != plain.headers["etag"]
    for answer in (packed, plain):
        assert "Accept-Encoding" in answer.headers["vary"]
        same = await rest.get(path, accept_encoding="gzip", if_none_match=answer.headers["etag"])
        assert (same.status_code, same.content) == (304, b"")
        assert "Accept-Encoding" in same.headers["vary"]


async def test_answers_for_one_caller_are_never_compressed(rest: Rest):
    table = await rest.running_table(4)
    await table.play()
    for path in (table.path, f"{table.path}/entries"):
        answer = await rest.get(path, table.tokens[0], accept_encoding="gzip")
        assert len(answer.content) > LEAST_BYTES
        assert "content-encoding" not in answer.headers
    body = {"request_id": rest.new_id(), "rule_set": RULES, "seats": 4, "claims": [{"seat": seat} for seat in range(4)]}
    created = await rest.post("/v1/games", body, accept_encoding="gzip")
    assert len(created.content) > LEAST_BYTES
    assert "content-encoding" not in created.headers


@pytest.mark.parametrize(
    ("accepted", "gzip"),
    [
        (None, False),
        ("", False),
        ("gzip", True),
        ("GZIP", True),
        ("x-gzip", True),
        ("deflate, gzip;q=1.0, *;q=0.5", True),
        ("*", True),
        ("*;q=0", False),
        ("gzip;q=0", False),
        ("gzip; q=0.000, *", False),
        ("br;q=1, gzip ; q=0.001", True),
        ("gzipped", False),
        ("identity", False),
        ("gzip;level=9", False),
    ],
)
def test_compression_is_what_the_caller_accepts(accepted: str | None, gzip: bool):
    assert accepts_gzip(accepted) is gzip


async def test_the_catalogue_may_be_kept_a_while(rest: Rest):
    english = await rest.get("/v1/rule-sets")
    assert english.headers["cache-control"] == "public, max-age=300"
    assert "Accept-Language" in english.headers["vary"]
    korean = await rest.get("/v1/rule-sets", accept_language="ko")
    assert english.headers["etag"] != korean.headers["etag"]
    assert (await rest.get("/v1/rule-sets", if_none_match=english.headers["etag"])).status_code == 304
    assert (await rest.get("/v1/rule-sets", if_none_match="*")).status_code == 304
    assert (await rest.get("/v1/server")).headers["cache-control"] == "private, no-store"


async def test_pages_of_every_origin_may_call_by_default(rest: Rest):
    table = await rest.running_table()
    for answer in (await rest.get(table.path, origin=PAGE), await rest.get("/nope", origin=PAGE)):
        assert answer.headers["access-control-allow-origin"] == "*"
        assert {"etag", "location", "retry-after", "fairdeal-trace"} <= set(
            answer.headers["access-control-expose-headers"].lower().split(", ")
        )
        assert "access-control-allow-credentials" not in answer.headers


async def test_a_preflight_is_answered_for_two_hours(rest: Rest):
    asked = {"Origin": PAGE, "Access-Control-Request-Method": "POST"}
    answer = await rest.client.options("/v1/games", headers=asked)
    assert answer.status_code == 204
    assert answer.headers["access-control-max-age"] == "7200"
    assert "POST" in answer.headers["access-control-allow-methods"]
    allowed = answer.headers["access-control-allow-headers"].lower().split(", ")
    assert {"authorization", "content-type", "last-event-id", "if-none-match"} <= set(allowed)
    assert {"cache-control", "x-requested-with", "fairdeal-app-key"} <= set(allowed)


async def test_only_the_origins_of_the_setting_may_call():
    async with serving(memory_app(), Settings(allowed_origins=(PAGE,))) as rest:
        known, other = (
            await rest.get("/v1/server", origin=PAGE),
            await rest.get("/v1/server", origin="https://evil.example"),
        )
        assert known.headers["access-control-allow-origin"] == PAGE
        assert "access-control-allow-origin" not in other.headers
        assert known.headers["vary"] == other.headers["vary"] == "Origin"
        asked = {"Origin": "https://evil.example", "Access-Control-Request-Method": "POST"}
        preflight = await rest.client.options("/v1/games", headers=asked)
        assert "access-control-allow-origin" not in preflight.headers


async def test_health_and_readiness(rest: Rest):
    assert (await rest.get("/healthz")).json() == {"status": "ok"}
    assert (await rest.get("/readyz")).json() == {"status": "ready"}
    rest.app.readiness.wanted = False
    refused = await rest.get("/readyz")
    assert (refused.status_code, refused.json()["reason"]) == (503, "DRAINING")
    rest.app.readiness.wanted = True
    await rest.app.store.close()
    refused = await rest.get("/readyz")
    assert (refused.status_code, refused.json()["reason"]) == (503, "STORE_UNAVAILABLE")
    assert (await rest.get("/healthz")).status_code == 200


async def test_a_test_set_up_is_refused_where_people_play():
    async with serving(memory_app(test=False)) as rest:
        body = {"request_id": "x" * 22, "rule_set": RULES, "seats": 2, "setup": {"type": "setup.seed", "seed": "s"}}
        answer = await rest.post("/v1/games", body)
        assert (answer.status_code, answer.json()["fields"][0]["path"]) == (400, "setup")
