"""Small faults for Python source: each mutant changes one thing that a careless hand could have written."""

import ast
import copy
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

OPPOSITES: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.GtE,
    ast.GtE: ast.Lt,
    ast.Gt: ast.LtE,
    ast.LtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
NEIGHBOURS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE,),
    ast.LtE: (ast.Lt,),
    ast.Gt: (ast.GtE,),
    ast.GtE: (ast.Gt,),
}
"""Comparisons that differ only where both sides are equal."""
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Add,
}
FUNCTIONS = {"any": "all", "all": "any", "min": "max", "max": "min"}


@dataclass(frozen=True)
class Mutant:
    """One faulty version of a module."""

    line: int
    before: str
    after: str
    tree: ast.Module


Path = tuple[tuple[str, int | None], ...]
"""How to reach a node from the root: field names, with a place where the field is a list. The first names a statement
of the module."""


@dataclass
class _Top:
    """Holds a statement, so that it can be exchanged as a part of it can."""

    statement: ast.stmt


def mutants(source: str, blind: frozenset[str] = frozenset()) -> list[Mutant]:
    """Make every mutant of a module, in order of its lines; functions named in `blind` are left as they are."""
    tree = ast.parse(source)
    made: dict[tuple[int | None, str], Mutant] = {}
    for path, node in _nodes(tree, (), blind):
        (_, place), *inner = path
        for changed in _changed(node):
            faulty = _replaced(tree.body[place or 0], inner, changed)
            mutant = Mutant(_line(node), _shown(node), _shown(changed), _with(tree, place or 0, faulty))
            made.setdefault((place, ast.dump(faulty)), mutant)
    return sorted(made.values(), key=lambda mutant: mutant.line)


def _nodes(node: ast.AST, path: Path, blind: frozenset[str]) -> Iterator[tuple[Path, ast.AST]]:
    """Walk the code that runs: no annotations, docstrings, imports or parts of f-strings."""
    if isinstance(node, ast.FunctionDef) and node.name in blind:
        return
    if isinstance(node, ast.Import | ast.ImportFrom | ast.arguments | ast.JoinedStr):
        return
    if path and not _is_text(node):
        yield path, node
    for field, value in ast.iter_fields(node):
        if field in ("returns", "annotation", "pattern"):
            continue
        for place, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if isinstance(child, ast.AST) and not _is_text(child):
                yield from _nodes(child, (*path, (field, place)), blind)


def _is_text(node: ast.AST) -> bool:
    """Tell a string that stands alone: a docstring."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _changed(node: ast.AST) -> Iterator[ast.AST]:
    """Give the faulty versions of one node."""
    match node:
        case ast.Compare():
            yield from _changed_comparison(node)
        case ast.BinOp(left=left, op=op, right=right) if type(op) in OPERATORS:
            yield ast.BinOp(left, OPERATORS[type(op)](), right)
        case ast.BoolOp(op=op, values=values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
            yield from (_joined(op, [*values[:place], *values[place + 1 :]]) for place in range(len(values)))
        case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=operand):
            yield operand
        case ast.Constant(value=value):
            yield from map(ast.Constant, _constants(value))
        case ast.Call(func=ast.Name(id=name), args=args, keywords=keywords) if name in FUNCTIONS:
            yield ast.Call(ast.Name(FUNCTIONS[name], ast.Load()), args, keywords)
        case ast.IfExp(test=test, body=body, orelse=orelse):
            yield ast.IfExp(_negated(test), body, orelse)
        case ast.comprehension(target=target, iter=iterated, ifs=[test]):
            yield ast.comprehension(target, iterated, [_negated(test)], 0)
            yield ast.comprehension(target, iterated, [], 0)
        case ast.stmt():
            yield from _changed_statement(node)
        case _:
            pass


def _changed_comparison(node: ast.Compare) -> Iterator[ast.Compare]:
    for place, op in enumerate(node.ops):
        for other in (OPPOSITES[type(op)], *NEIGHBOURS.get(type(op), ())):
            yield ast.Compare(node.left, [*node.ops[:place], other(), *node.ops[place + 1 :]], node.comparators)


def _changed_statement(node: ast.stmt) -> Iterator[ast.stmt]:
    """Turn a condition around, drop a guard or an effect, answer nothing."""
    match node:
        case ast.If(test=test, body=body, orelse=orelse):
            yield ast.If(_negated(test), body, orelse)
            yield ast.Pass()
        case ast.Expr() | ast.AugAssign():
            yield ast.Pass()
        case ast.Return(value=ast.expr() as value) if not _is_none(value):
            yield ast.Return(ast.Constant(None))
        case _:
            pass


def _joined(op: ast.boolop, values: list[ast.expr]) -> ast.expr:
    return values[0] if len(values) == 1 else ast.BoolOp(op, values)


def _constants(value: object) -> Iterator[object]:
    match value:
        case bool():
            yield not value
        case int():
            yield value + 1
            yield value - 1
        case str():
            yield value + "?"
        case _:
            pass


def _negated(test: ast.expr) -> ast.expr:
    match test:
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            return operand
        case ast.Compare(left=left, ops=[op], comparators=others):
            return ast.Compare(left, [OPPOSITES[type(op)]()], others)
        case _:
            return ast.UnaryOp(ast.Not(), test)


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _replaced(statement: ast.stmt, path: Sequence[tuple[str, int | None]], changed: ast.AST) -> ast.stmt:
    """Give a copy of a statement with one node exchanged, by the path from the statement to it."""
    top = _Top(copy.deepcopy(statement))
    node: Any = top
    steps = [("statement", None), *path]
    for field, place in steps[:-1]:
        node = getattr(node, field) if place is None else getattr(node, field)[place]
    field, place = steps[-1]
    if place is None:
        setattr(node, field, changed)
    else:
        getattr(node, field)[place] = changed
    return ast.fix_missing_locations(ast.copy_location(top.statement, statement))


def _with(tree: ast.Module, place: int, statement: ast.stmt) -> ast.Module:
    """Give a module with one statement exchanged; it shares the others with the tree."""
    return ast.Module([*tree.body[:place], statement, *tree.body[place + 1 :]], tree.type_ignores)


def _line(node: ast.AST) -> int:
    return node.ifs[0].lineno if isinstance(node, ast.comprehension) else node.lineno


def _shown(node: ast.AST) -> str:
    """Write a node on one line; of a statement with a body only its head."""
    return ast.unparse(node).strip().partition("\n")[0]
