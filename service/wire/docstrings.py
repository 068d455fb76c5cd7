"""What the source says about attributes: the text literal below each, which Python itself forgets."""

import ast
import inspect
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from types import ModuleType
from typing import Any, Final

from engine.value import struct_of

_FOREIGN: Final = sys.stdlib_module_names | {"msgspec"}


@cache
def attribute_docs(kind: Any) -> Mapping[str, str]:
    """Give the text of every attribute and enum member of a class that has one, inherited ones included."""
    docs: dict[str, str] = {}
    for base in reversed((struct_of(kind) or kind).__mro__):
        docs |= _docs(sys.modules[base.__module__]).get(base.__name__, {})
    return docs


def class_doc(kind: type) -> str:
    """Give the first paragraph of a class's docstring, or of the base that it says nothing beyond, as one line."""
    return first_line(inspect.getdoc(kind))


def first_line(text: str | None) -> str:
    """Give the first paragraph of a docstring as one line, or nothing."""
    return " ".join(inspect.cleandoc(text or "").partition("\n\n")[0].split())


@cache
def _docs(module: ModuleType) -> Mapping[str, Mapping[str, str]]:
    if module.__name__.partition(".")[0] in _FOREIGN:
        return {}
    tree = ast.parse(inspect.getsource(module))
    return {node.name: dict(_attributes(node)) for node in tree.body if isinstance(node, ast.ClassDef)}


def _attributes(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    for statement, below in zip(node.body, node.body[1:], strict=False):
        match statement, below:
            case (
                (ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)])),
                ast.Expr(value=ast.Constant(value=str() as text)),
            ):
                yield name, " ".join(inspect.cleandoc(text).split())
            case _:
                pass
