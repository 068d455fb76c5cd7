"""Turns what the one check of incoming data says into problems with our own words, codes and paths."""

import re
from collections.abc import Callable
from typing import Final

from engine.notation import placed
from service.app.messages.said import Said
from service.app.problem import FieldFault, Problem, ServiceReason, WrongField, invalid

MOST_NAME: Final = 64
"""Longest name of an unknown field that is told back, in characters."""

MOST_VALUES: Final = 8_192
"""Most values that a request holds, at any depth; the largest state of a title has some 500."""

_TYPES: Final = {
    "array": "a list",
    "bool": "true or false",
    "float": "a number with a fraction",
    "int": "a whole number",
    "null": "null",
    "object": "an object",
    "str": "text",
}

_LENGTHS: Final = {
    ("str", ">="): "must have at least {count} characters",
    ("str", "<="): "must have at most {count} characters",
    ("str", "=="): "must have {count} characters",
    ("array", ">="): "must have at least {count} items",
    ("array", "<="): "must have at most {count} items",
    ("array", "=="): "must have {count} items",
}

_Fault = tuple[FieldFault, Said, str]
"""Code, words, and what the path goes on with."""


def _required(found: re.Match[str]) -> _Fault:
    return FieldFault.REQUIRED, Said("is required"), found[1]


def _unknown_field(found: re.Match[str]) -> _Fault:
    return FieldFault.UNKNOWN_FIELD, Said("is no field of this request"), shortened(found[1])


def _unknown_value(found: re.Match[str]) -> _Fault:
    return FieldFault.UNKNOWN_VALUE, Said("cannot be {value}", {"value": shortened(found[1])}), ""


def _bound(found: re.Match[str]) -> _Fault:
    words = "must be at least {bound}" if found[1] == ">=" else "must be at most {bound}"
    return FieldFault.OUT_OF_RANGE, Said(words, {"bound": found[2]}), ""


def _length(found: re.Match[str]) -> _Fault:
    words = _LENGTHS[found[1], found[2]]
    words = words.removesuffix("s") if found[3] == "1" else words
    return FieldFault.WRONG_LENGTH, Said(words, {"count": found[3]}), ""


def _pattern(found: re.Match[str]) -> _Fault:
    """Say only that the form is wrong: a pattern tells people nothing, its own words are beside it (`Form`)."""
    del found
    return FieldFault.WRONG_FORM, Said("is not written as it must be"), ""


def _kind(found: re.Match[str]) -> _Fault:
    wanted = " or ".join(_TYPES.get(name, name) for name in found[1].split(" | "))
    if not found[2]:
        return FieldFault.WRONG_TYPE, Said("must be {wanted}", {"wanted": wanted}), ""
    got = _TYPES.get(found[2], found[2])
    return FieldFault.WRONG_TYPE, Said("must be {wanted}, not {got}", {"wanted": wanted, "got": got}), ""


def _too_large(_: re.Match[str]) -> _Fault:
    return FieldFault.OUT_OF_RANGE, Said("is a number too large for any field"), ""


_SAYINGS: Final[tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], _Fault]], ...]] = tuple(
    (re.compile(pattern, re.DOTALL), tell)
    for pattern, tell in (
        (r"Object missing required field `(\w+)`", _required),
        (r"Object contains unknown field `(.*)`", _unknown_field),
        (r"Invalid (?:enum )?value '(.*)'", _unknown_value),
        (r"Expected `int` (>=|<=) (-?\d+)", _bound),
        (r"Expected `(str|array)` of length (>=|<=|==) (\d+)", _length),
        (r"Expected `str` matching regex '.*'", _pattern),
        (r"(?:Integer value|Number) out of range", _too_large),
        (r"Expected `([\w |]+)`(?:, got `(\w+)`)?", _kind),
    )
)


def shortened(name: str) -> str:
    """Give a name that a caller made up, cut to a length that fits any answer."""
    return name if len(name) <= MOST_NAME else f"{name[:MOST_NAME]}…"


def malformed(problem: str) -> Problem:
    """Make the problem of a message that cannot be read at all."""
    return invalid("", problem, FieldFault.MALFORMED)


def too_many() -> Problem:
    """Make the problem of a message of more than `MOST_VALUES` values."""
    return malformed("holds too many values")


def field_problem(message: str, path: str = "") -> WrongField:
    """Say in our words what msgspec says of the value at `path`."""
    below, what = placed(message)
    code, words, rest = _fault(what)
    return WrongField(joined(joined(path, below.removeprefix(".")), rest), words, code)


def joined(path: str, rest: str) -> str:
    """Put two parts of a path together."""
    return f"{path}.{rest}" if path and rest and not rest.startswith("[") else path + rest


def unknown_move(tag: str) -> Problem:
    """Make the problem of a move that no title has."""
    return Problem(ServiceReason.UNKNOWN_MOVE, metadata={"move": shortened(tag)})


def _fault(what: str) -> _Fault:
    for pattern, tell in _SAYINGS:
        if (found := pattern.fullmatch(what)) is not None:
            return tell(found)
    return FieldFault.WRONG_TYPE, Said("is not as the contract says"), ""
