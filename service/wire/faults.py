"""Turns what the one check of incoming data says into problems with our own words, codes and paths."""

import re
from collections.abc import Callable
from typing import Final

from engine.notation import placed
from service.app.problem import FieldFault, FieldProblem, Problem, ServiceReason, invalid

MOST_NAME: Final = 64
"""Longest name of an unknown field that is told back, in characters."""

_TYPES: Final = {
    "array": "a list",
    "bool": "true or false",
    "datetime": "a time as in RFC 3339",
    "float": "a number with a fraction",
    "int": "a whole number",
    "null": "null",
    "object": "an object",
    "str": "text",
}

_Fault = tuple[FieldFault, str, str]
"""Code, words, and what the path goes on with."""


def _required(found: re.Match[str]) -> _Fault:
    return FieldFault.REQUIRED, "is required", found[1]


def _unknown_field(found: re.Match[str]) -> _Fault:
    return FieldFault.UNKNOWN_FIELD, "is no field of this request", shortened(found[1])


def _unknown_value(found: re.Match[str]) -> _Fault:
    return FieldFault.UNKNOWN_VALUE, f"cannot be {shortened(found[1])}", ""


def _bound(found: re.Match[str]) -> _Fault:
    least = found[1] == ">="
    return FieldFault.OUT_OF_RANGE, f"must be at {'least' if least else 'most'} {found[2]}", ""


def _length(found: re.Match[str]) -> _Fault:
    items = ("character" if found[1] == "str" else "item") + ("" if found[3] == "1" else "s")
    amount = {">=": "at least ", "<=": "at most ", "==": ""}[found[2]]
    return FieldFault.WRONG_LENGTH, f"must have {amount}{found[3]} {items}", ""


def _pattern(found: re.Match[str]) -> _Fault:
    """Say only that the form is wrong: a pattern tells people nothing, its own words are beside it (`Form`)."""
    del found
    return FieldFault.WRONG_FORM, "is not written as it must be", ""


def _time(_: re.Match[str]) -> _Fault:
    return FieldFault.WRONG_FORM, "must be a time as in RFC 3339, with its zone", ""


def _kind(found: re.Match[str]) -> _Fault:
    wanted = " or ".join(_TYPES.get(name, name) for name in found[1].split(" | "))
    got = f", not {_TYPES.get(found[2], found[2])}" if found[2] else ""
    return FieldFault.WRONG_TYPE, f"must be {wanted}{got}", ""


def _too_large(_: re.Match[str]) -> _Fault:
    return FieldFault.OUT_OF_RANGE, "is a number too large for any field", ""


_SAYINGS: Final[tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], _Fault]], ...]] = tuple(
    (re.compile(pattern, re.DOTALL), tell)
    for pattern, tell in (
        (r"Object missing required field `(\w+)`", _required),
        (r"Object contains unknown field `(.*)`", _unknown_field),
        (r"Invalid (?:enum )?value '(.*)'", _unknown_value),
        (r"Expected `int` (>=|<=) (-?\d+)", _bound),
        (r"Expected `(str|array)` of length (>=|<=|==) (\d+)", _length),
        (r"Expected `str` matching regex '.*'", _pattern),
        (r"Invalid RFC3339 encoded datetime", _time),
        (r"Expected `datetime` with a timezone component", _time),
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


def field_problem(message: str, path: str = "") -> FieldProblem:
    """Say in our words what msgspec says of the value at `path`."""
    below, what = placed(message)
    code, words, rest = _fault(what)
    return FieldProblem(joined(joined(path, below.removeprefix(".")), rest), words, code)


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
    return FieldFault.WRONG_TYPE, "is not as the contract says", ""
