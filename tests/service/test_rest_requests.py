"""What REST refuses, and that it always says so as a problem document."""

import gzip
import json
from typing import Any, Never

import pytest

from tests.support.rest_serving import RULES, Rest

CREATE = {"request_id": "one-------------------", "rule_set": RULES, "seats": 2, "spectators": "OPEN"}
HEAD = b"POST /v1/games HTTP/1.1\r\nHost: fairdeal\r\nConnection: close\r\nContent-Type: application/json\r\n"


def problem_in(answer: bytes) -> tuple[int, dict[str, Any]]:
    """Read status and problem document of a raw answer that is not chunked."""
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split(b" ", 2)[1]), json.loads(body)


async def test_wrong_bodies_are_refused_with_the_field(rest: Rest):
    deep = b'{"a":' * 5000 + b"1" + b"}" * 5000
    wrong: list[tuple[bytes, str, str]] = [
        (b"", "", "REQUIRED"),
        (b"{", "", "MALFORMED"),
        (b"\xff\xfe", "", "MALFORMED"),
        (b'{"request_id": "\\ud800"}', "", "MALFORMED"),
        (b"{} {}", "", "MALFORMED"),
        (deep, "", "MALFORMED"),
        (b"null", "", "WRONG_TYPE"),
        (b"[]", "", "WRONG_TYPE"),
        (b'{"rule_set": "take_that/1", "seats": 2}', "request_id", "REQUIRED"),
        (json.dumps(CREATE | {"seats": "2"}).encode(), "seats", "WRONG_TYPE"),
        (json.dumps(CREATE | {"seats": 2.5}).encode(), "seats", "WRONG_TYPE"),
        (json.dumps(CREATE | {"seats": True}).encode(), "seats", "WRONG_TYPE"),
        (json.dumps(CREATE | {"seats": 11}).encode(), "seats", "OUT_OF_RANGE"),
        (json.dumps(CREATE | {"sets": 1}).encode(), "sets", "UNKNOWN_FIELD"),
        (json.dumps(CREATE | {"options": {}}).encode(), "options.type", "REQUIRED"),
        (json.dumps(CREATE | {"claims": [{"seat": 0}, {"seat": -1}]}).encode(), "claims[1].seat", "OUT_OF_RANGE"),
        (json.dumps(CREATE | {"spectators": "public"}).encode(), "spectators", "UNKNOWN_VALUE"),
        (json.dumps(CREATE)[:-1].encode() + b', "seats": 2}', "seats", "DUPLICATE_KEY"),
    ]
    for body, path, code in wrong:
        answer = await rest.post("/v1/games", body)
        problem = answer.json()
        assert answer.headers["content-type"] == "application/problem+json"
        assert (answer.status_code, problem["reason"]) == (400, "VALIDATION_FAILED"), body[:80]
        assert [(field["path"], field["code"]) for field in problem["fields"]] == [(path, code)], body[:80]


@pytest.mark.parametrize(
    ("query", "path", "code"),
    [
        ("page=1", "page", "UNKNOWN_FIELD"),
        ("page_size=1&page_size=2", "page_size", "DUPLICATE_KEY"),
        ("page_size=01", "page_size", "WRONG_TYPE"),
        ("page_size=+1", "page_size", "WRONG_TYPE"),
        ("page_size=1.5", "page_size", "WRONG_TYPE"),
        ("page_size=", "page_size", "WRONG_TYPE"),
        ("page_size=%D9%A1", "page_size", "WRONG_TYPE"),
        ("page_size=0", "page_size", "OUT_OF_RANGE"),
        ("page_size=99999999999999999999", "page_size", "WRONG_TYPE"),
        ("status=running", "status", "UNKNOWN_VALUE"),
        ("page_size", "", "MALFORMED"),
        ("page_token=%FF", "", "MALFORMED"),
        ("&".join(f"a{n}=1" for n in range(40)), "", "MALFORMED"),
    ],
)
async def test_wrong_queries_are_refused_with_the_parameter(rest: Rest, query: str, path: str, code: str):
    answer = await rest.get(f"/v1/games?{query}")
    assert answer.status_code == 400
    assert [(field["path"], field["code"]) for field in answer.json()["fields"]] == [(path, code)]


async def test_every_wrong_field_of_path_query_and_body_is_named(rest: Rest):
    answer = await rest.get("/v1/games/NO?wait=26.0&after_version=x&page=1&wait=1")
    assert [(field["path"], field["code"]) for field in answer.json()["fields"]] == [
        ("page", "UNKNOWN_FIELD"),
        ("wait", "DUPLICATE_KEY"),
        ("game_id", "WRONG_FORM"),
        ("after_version", "WRONG_TYPE"),
    ]
    body = {"game_id": "other", "request_id": "", "expected_version": -1, "move": 7}
    answer = await rest.post("/v1/games/NO/moves", body, "fds_none")
    assert [(field["path"], field["code"]) for field in answer.json()["fields"]] == [
        ("game_id", "NOT_ALLOWED"),
        ("request_id", "WRONG_FORM"),
        ("expected_version", "OUT_OF_RANGE"),
        ("move", "WRONG_TYPE"),
    ]
    assert not any("^" in field["problem"] for field in answer.json()["fields"])


async def test_whole_numbers_may_be_written_with_a_fraction_of_zero(rest: Rest):
    table = await rest.running_table()
    path = f"{table.path}?after_version=0.0&wait=0.00"
    updates = [(token, (await rest.get(path, token)).json()["update"]) for token in table.tokens.values()]
    token, update = next((token, update) for token, update in updates if update["legal_moves"])
    move = {name: float(value) if type(value) is int else value for name, value in update["legal_moves"][0].items()}
    assert float in map(type, move.values())
    body = {"request_id": "floats", "expected_version": float(update["version"]), "move": move}
    answer = await rest.post(f"{table.path}/moves", body, token)
    assert (answer.status_code, answer.json()["accepted_version"]) == (200, update["version"] + 1)


async def test_a_position_may_be_written_with_floats_too(rest: Rest):
    for number in (12, 12.0):
        given = {"row": [number], "turn": 0.0}
        body = CREATE | {"request_id": rest.new_id(), "setup": {"type": "setup.position", "given": given, "seed": "s"}}
        created = await rest.post("/v1/games", body)
        assert created.status_code == 201, created.text
    (entry,) = await rest.app.store.read(created.json()["game"]["game_id"], 0, 1)
    assert b"12.0" not in entry.full
    half = {"type": "setup.position", "given": {"row": [12.5]}, "seed": "s"}
    refused = await rest.post("/v1/games", CREATE | {"request_id": rest.new_id(), "setup": half})
    assert refused.json()["fields"][0]["path"] == "setup.given.row[0]"


@pytest.mark.parametrize("text", ["1", "True", "yes", ""])
async def test_a_flag_is_true_or_false(rest: Rest, text: str):
    table = await rest.running_table()
    answer = await rest.get(f"{table.path}/legal-moves?explain={text}", table.tokens[0])
    assert answer.json()["fields"][0]["path"] == "explain"
    assert (await rest.get(f"{table.path}/legal-moves?explain=false", table.tokens[0])).status_code == 200


async def test_a_field_of_the_path_may_stand_in_the_body_if_it_agrees(rest: Rest):
    table = await rest.open_table()
    start = {"request_id": "start"}
    other = await rest.post(f"{table.path}/start", start | {"game_id": "a" * 26}, table.tokens[0])
    assert other.status_code == 400
    assert other.json()["fields"][0]["path"] == "game_id"
    same = await rest.post(f"{table.path}/start", start | {"game_id": table.game_id}, table.tokens[0])
    assert same.status_code == 200


@pytest.mark.parametrize("game_id", ["short", "A" * 26, "a" * 27, "%00" * 26, "..%2f" + "a" * 22])
async def test_an_id_of_another_shape_is_refused(rest: Rest, game_id: str):
    answer = await rest.get(f"/v1/games/{game_id}")
    assert answer.status_code in {400, 404}
    assert answer.json()["reason"] in {"VALIDATION_FAILED", "ROUTE_NOT_FOUND"}


@pytest.mark.parametrize("version", ["x", "0", "-1", "1e3", "1000000001"])
async def test_a_version_in_the_path_is_a_number_from_1(rest: Rest, version: str):
    table = await rest.open_table()
    answer = await rest.get(f"{table.path}/replay/{version}")
    assert (answer.status_code, answer.json()["fields"][0]["path"]) == (400, "version")


@pytest.mark.parametrize("media", ["", "text/plain", "application/json; charset=latin-1", "application/x-ndjson"])
async def test_other_media_types_are_refused(rest: Rest, media: str):
    answer = await rest.post("/v1/games", CREATE, content_type=media)
    assert (answer.status_code, answer.json()["reason"]) == (415, "MEDIA_TYPE_UNSUPPORTED")
    assert answer.json()["params"] == {"accepted": "application/json"}


async def test_a_compressed_body_is_refused_as_such(rest: Rest):
    body = gzip.compress(b"{}")
    said = await rest.raw(HEAD + b"Content-Encoding: gzip\r\nContent-Length: %d\r\n\r\n%b" % (len(body), body))
    status, problem = problem_in(said)
    assert (status, problem["reason"]) == (415, "MEDIA_TYPE_UNSUPPORTED")
    assert problem["detail"].endswith("not compressed.")


@pytest.mark.parametrize(
    "media", ["application/json", "Application/JSON; charset=UTF-8", 'application/json;charset="utf-8"']
)
async def test_json_in_utf8_is_accepted_as_it_is_written(rest: Rest, media: str):
    assert (await rest.post("/v1/games", CREATE, content_type=media)).status_code == 201


async def test_get_takes_no_body(rest: Rest):
    answer = await rest.client.request("GET", "/v1/games", content=b'{"page_size": 1}')
    assert (answer.status_code, answer.json()["reason"]) == (400, "VALIDATION_FAILED")


async def test_a_body_that_is_announced_too_long_is_not_read(rest: Rest):
    answer = await rest.raw(HEAD + b"Content-Length: 65537\r\n\r\n")
    status, problem = problem_in(answer)
    assert (status, problem["reason"], problem["params"]) == (413, "PAYLOAD_TOO_LARGE", {"limit": "65536"})


async def test_a_body_that_grows_too_long_is_refused_without_being_announced(rest: Rest):
    chunk = b"8000\r\n" + b" " * 0x8000 + b"\r\n"
    answer = await rest.raw(HEAD + b"Transfer-Encoding: chunked\r\n\r\n" + chunk * 3)
    status, problem = problem_in(answer)
    assert (status, problem["reason"]) == (413, "PAYLOAD_TOO_LARGE")


async def test_a_body_of_the_longest_length_is_read(rest: Rest):
    body = json.dumps(CREATE).encode()
    assert (await rest.post("/v1/games", body + b" " * (65_536 - len(body)))).status_code == 201


async def test_a_body_that_is_cut_is_nobodys_call(rest: Rest):
    await rest.cut(HEAD + b"Content-Length: 100\r\n\r\n{")
    assert (await rest.get("/v1/games")).json()["games"] == []


@pytest.mark.parametrize(
    "request_line",
    [b"GET /v1/server HTTP/9.9", b"GET", b"\x00\x01\x02", b"GET http://[::1 HTTP/1.1", b"G\xc3\xabT / HTTP/1.1"],
)
async def test_what_is_no_http_is_a_400_and_nothing_more(rest: Rest, request_line: bytes):
    answer = await rest.raw(request_line + b"\r\nHost: fairdeal\r\nConnection: close\r\n\r\n")
    assert b" 400 " in answer.split(b"\r\n")[0]
    assert b"Traceback" not in answer


@pytest.mark.parametrize("path", [b"/v1/server", b"/v1/games", b"/nope"])
async def test_a_web_socket_is_refused_where_there_is_none(rest: Rest, path: bytes):
    upgrade = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    key = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    answer = await rest.raw(b"GET " + path + b" HTTP/1.1\r\nHost: x\r\n" + upgrade + key)
    assert answer.startswith(b"HTTP/1.1 404 ")
    assert b'"reason":"ROUTE_NOT_FOUND"' in answer
    assert (await rest.get("/v1/server")).status_code == 200


@pytest.mark.parametrize("host", [b"a b", b"<script>", b"a/b"])
async def test_a_host_that_is_none_is_refused(rest: Rest, host: bytes):
    status, problem = problem_in(
        await rest.raw(b"GET /v1/server HTTP/1.1\r\nConnection: close\r\nHost: " + host + b"\r\n\r\n")
    )
    assert (status, problem["fields"][0]["path"]) == (400, "Host")


@pytest.mark.parametrize("path", ["/nope", "/v1", "/v1/games/" + "a" * 26 + "/nope", "/v2/games", "/docs/nope.js"])
async def test_an_unknown_route_is_a_problem(rest: Rest, path: str):
    answer = await rest.get(path)
    assert (answer.status_code, answer.json()["reason"]) == (404, "ROUTE_NOT_FOUND")
    assert answer.json()["instance"] == path


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "TRACE"])
async def test_another_method_is_a_problem_that_names_the_right_ones(rest: Rest, method: str):
    answer = await rest.client.request(method, "/v1/games")
    assert (answer.status_code, answer.json()["reason"]) == (405, "METHOD_NOT_ALLOWED")
    assert answer.headers["allow"] == "GET, HEAD, OPTIONS, POST"


async def test_head_is_get_without_its_body(rest: Rest):
    for coding in ("identity", "gzip"):
        accepted = {"Accept-Encoding": coding}
        got = await rest.client.get("/v1/rule-sets", headers=accepted)
        head = await rest.client.head("/v1/rule-sets", headers=accepted)
        assert (head.status_code, head.content) == (200, b"")
        own = ("fairdeal-trace", "date")
        assert [each for each in head.headers.items() if each[0] not in own] == [
            each for each in got.headers.items() if each[0] not in own
        ]
        assert (int(got.headers["content-length"]) == len(got.content)) is (coding == "identity")
    assert (await rest.client.head("/nope")).status_code == 404


async def test_options_names_the_methods(rest: Rest):
    answer = await rest.client.options("/v1/games/" + "a" * 26)
    assert (answer.status_code, answer.headers["allow"]) == (204, "GET, HEAD, OPTIONS")


async def test_a_fault_of_ours_tells_the_trace_id_and_no_more(rest: Rest):
    def broken() -> Never:
        raise RuntimeError("the seed is 4711")

    rest.app.clock.tell = broken
    answer = await rest.get("/v1/server")
    assert (answer.status_code, answer.json()["reason"]) == (500, "INTERNAL")
    assert answer.json()["trace_id"] == answer.headers["fairdeal-trace"]
    assert "4711" not in answer.text


async def test_a_store_that_is_away_is_told_with_a_time_to_come_back(rest: Rest):
    await rest.app.store.close()
    answer = await rest.post("/v1/games", CREATE)
    problem = answer.json()
    assert (answer.status_code, problem["reason"], problem["retry"]) == (503, "STORE_UNAVAILABLE", "SAME_REQUEST")
    assert 500 <= problem["retry_after_ms"] <= 1000
    assert answer.headers["retry-after"] == "1"


async def test_a_server_that_drains_sends_new_calls_away(rest: Rest):
    rest.app.drain()
    answer = await rest.get("/v1/server")
    assert (answer.status_code, answer.json()["reason"], answer.json()["retry"]) == (503, "DRAINING", "AFTER_DELAY")
    assert int(answer.headers["retry-after"]) in {1, 2}
