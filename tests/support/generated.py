"""Hypothesis strategies for any type of the vocabulary, made from its annotations."""

import enum
import types
import typing
from functools import cache
from typing import Annotated, Any, NewType

import msgspec
from hypothesis import strategies as st
from msgspec import Meta

from engine.value import struct_of
from service.app.messages.times import Instant, time_of

TIMES = st.integers(0, 4_102_444_800_000).map(time_of)
"""Whole milliseconds from 1970 to 2100."""

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(max_size=12),
    lambda parts: st.lists(parts, max_size=3) | st.dictionaries(st.text(max_size=12), parts, max_size=3),
    max_leaves=8,
)
"""What JSON can say, without fractions."""


@cache
def values(annotation: Any, metas: tuple[Meta, ...] = ()) -> st.SearchStrategy[Any]:
    """Give a strategy for the values that the annotation allows, bounds and patterns included."""
    origin = typing.get_origin(annotation)
    if origin is Annotated:
        base, *extras = typing.get_args(annotation)
        return values(base, (*metas, *(extra for extra in extras if isinstance(extra, Meta))))
    if annotation is Instant:
        return TIMES
    if isinstance(annotation, NewType):
        return values(annotation.__supertype__, metas)
    if origin in (typing.Union, types.UnionType):
        return st.one_of([values(kind, metas) for kind in typing.get_args(annotation)])
    if origin is tuple:
        most = min((meta.max_length for meta in metas if meta.max_length is not None), default=4)
        return st.lists(values(typing.get_args(annotation)[0]), max_size=min(most, 4)).map(tuple)
    if annotation == dict[str, str]:
        return st.dictionaries(st.text(max_size=12), st.text(max_size=12), max_size=4)
    if annotation == dict[str, Any]:
        return st.dictionaries(st.text(max_size=12), ANYTHING, max_size=4)
    if annotation is types.NoneType:
        return st.none()
    return _class(annotation, metas)


def _class(kind: Any, metas: tuple[Meta, ...]) -> st.SearchStrategy[Any]:
    if struct_of(kind) is not None:
        return st.builds(kind, **{field.name: values(field.type) for field in msgspec.structs.fields(kind)})
    if issubclass(kind, enum.Enum):
        return st.sampled_from(kind)
    if kind is bool:
        return st.booleans()
    if kind is int:
        return st.integers(max(meta.ge for meta in metas), min(meta.le for meta in metas))
    assert kind is str, kind
    return _text(metas)


def _text(metas: tuple[Meta, ...]) -> st.SearchStrategy[str]:
    for meta in metas:
        if meta.pattern is not None:
            return st.from_regex(meta.pattern)
        if meta.max_length is not None:
            return st.text(min_size=meta.min_length or 0, max_size=meta.max_length)
    return st.text(max_size=12)
