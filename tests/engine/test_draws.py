"""Draws: the published vectors (made by another implementation), no bias, and nothing told."""

import json
from collections import Counter
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

import engine.draws
from engine.draws import Draws, Stream, entropy_key, game_key, server_commitment

VECTORS: dict[str, Any] = json.loads((Path(__file__).parent / "fair_v1.json").read_text("utf-8"))
SEED = bytes.fromhex(VECTORS["seed"])


def _draws() -> Draws:
    return Draws(bytes.fromhex(VECTORS["game_key"]))


def test_the_commitment_and_the_keys_are_those_published() -> None:
    assert engine.draws.TAG.decode() == VECTORS["tag"]
    assert server_commitment(VECTORS["game_id"], SEED) == VECTORS["commitment"]
    assert game_key(SEED, VECTORS["game_id"], VECTORS["rule_set"], VECTORS["seats"]).hex() == VECTORS["game_key"]
    assert entropy_key(VECTORS["entropy"]).hex() == VECTORS["entropy_key"]


@pytest.mark.parametrize("vector", VECTORS["shuffles"], ids=lambda vector: vector["label"])
def test_shuffles_are_those_published(vector: dict[str, Any]) -> None:
    assert list(_draws().shuffle(vector["number"], vector["label"], vector["items"])) == vector["shuffled"]


@pytest.mark.parametrize("vector", VECTORS["numbers"], ids=lambda vector: vector["label"])
def test_numbers_are_those_published(vector: dict[str, Any]) -> None:
    stream = _draws().stream(vector["number"], vector["label"])
    assert [stream.below(vector["bound"]) for _ in vector["values"]] == vector["values"]
    assert _draws().below(vector["number"], vector["label"], vector["bound"]) == vector["values"][0]


def test_a_value_beyond_the_last_whole_multiple_is_rejected(monkeypatch: pytest.MonkeyPatch) -> None:
    """2**64 is one more than a multiple of 3, so of all values only the greatest is rejected."""
    block = b"".join(word.to_bytes(8, "big") for word in (2**64 - 1, 2**64 - 2, 7, 0))
    monkeypatch.setattr(engine.draws, "_mac", lambda _key, _message: block)
    stream = Stream(b"")
    assert stream.below(3) == (2**64 - 2) % 3
    assert stream.below(3) == 7 % 3


@pytest.mark.parametrize("bound", [0, -1, 2**32 + 1])
def test_a_bound_out_of_range_is_refused(bound: int) -> None:
    with pytest.raises(ValueError, match=r"not within 1\.\.2\*\*32"):
        _draws().below(0, "any", bound)


def test_every_order_of_four_is_equally_likely() -> None:
    """Chi-square with 23 degrees of freedom: above 49.7 once in a thousand honest tests; the seed is fixed."""
    draws, rounds = Draws(entropy_key("chi-square")), 12_000
    found = Counter(draws.shuffle(number, "deck", "abcd") for number in range(rounds))
    expected = rounds / 24
    assert set(found) == set(permutations("abcd"))
    assert sum((count - expected) ** 2 / expected for count in found.values()) < 49.7


def test_number_and_label_both_decide_the_stream() -> None:
    draws = _draws()
    values = {draws.below(number, label, 2**32) for number in range(50) for label in ("a", "b", "ab")}
    assert len(values) == 150


def test_a_shuffle_neither_adds_nor_loses() -> None:
    items = [1, 1, 2, 3, 3, 3]
    assert sorted(_draws().shuffle(0, "deck", items)) == items
    assert items == [1, 1, 2, 3, 3, 3]


def test_keys_differ_in_every_part_that_goes_into_them() -> None:
    keys = {
        game_key(SEED, "a", "b/1", 2),
        game_key(SEED, "a", "b/1", 3),
        game_key(SEED, "ab", "/1", 2),
        game_key(SEED[::-1], "a", "b/1", 2),
        entropy_key("a"),
    }
    assert len(keys) == 5


def test_nothing_tells_the_key() -> None:
    key = b"k" * 32
    draws = Draws(key)
    assert "k" * 4 not in repr(draws) + str(draws) + repr(draws.stream(0, "deck"))
    assert not hasattr(draws, "__dict__")
