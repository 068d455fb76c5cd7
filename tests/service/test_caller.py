import pytest

from service.access.caller import MALFORMED, identify, trace


def test_a_caller_without_headers_is_a_spectator_with_a_trace_of_its_own():
    first, second = identify({}.get), identify({}.get)
    assert (first.token, first.language, first.app_id) == (None, "en", "open")
    assert len(first.trace_id) == 32
    assert int(first.trace_id, 16) > 0
    assert first.trace_id != second.trace_id


@pytest.mark.parametrize("header", ["Bearer fds_abc", "bearer  fds_abc", " BEARER fds_abc "])
def test_a_bearer_token_is_taken_without_its_scheme(header: str):
    assert identify({"authorization": header}.get).token == "fds_abc"


OTHERS = ["", "fds_abc", "Basic fds_abc", "Bearer", "Bearer a b", "Bearer a, Bearer b", f"Bearer {'a' * 250}"]


@pytest.mark.parametrize("header", OTHERS)
def test_any_other_credential_is_never_taken_for_none(header: str):
    assert identify({"authorization": header}.get).token == MALFORMED


def test_a_token_is_not_in_the_repr_of_a_call():
    assert "fds_abc" not in repr(identify({"authorization": "Bearer fds_abc"}.get))


def test_the_trace_of_the_caller_goes_on():
    parent = f"00-{'ab' * 16}-{'cd' * 8}-01"
    assert identify({"traceparent": parent}.get).trace_id == "ab" * 16
    assert trace(f"cc-{'ab' * 16}-{'cd' * 8}-01-what-the-future-brings") == "ab" * 16


@pytest.mark.parametrize(
    "parent",
    ["", "x", f"00-{'00' * 16}-{'cd' * 8}-01", f"ff-{'ab' * 16}-{'cd' * 8}-01", f"00-{'AB' * 16}-{'cd' * 8}-01"],
)
def test_a_malformed_trace_begins_a_new_one(parent: str):
    assert len(trace(parent)) == 32
    assert trace(parent) != trace(parent)


def test_the_language_of_the_caller_is_taken():
    assert identify({"accept-language": "ko-KR,ko;q=0.9,en;q=0.8"}.get).language == "ko"
