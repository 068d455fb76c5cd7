"""Plants faults in the rules of a title and sees whether its rulings alone notice.

`python -m tests.support.mutants take_that --count 30 --seed 1` makes 30 of all the mutants that `mutation.py` can make
of the files of the title's room `rules`, and prints how many it can make of each. Each runs in a process of its own;
one that hangs counts as killed. Before that the rulings must hold without any fault.
"""

import argparse
import ast
import importlib
import importlib.util
import multiprocessing
import random
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.machinery import ModuleSpec, SourceFileLoader
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from engine.judge import judge
from engine.registry import titles
from engine.rulings import read_ruling
from service.cli.ruling_files import read_rulings, ruling_files
from tests.support.mutation import Mutant, mutants

GAMES = Path(__file__).parents[2] / "engine" / "games"
_NO_RULES = {"__init__", "universe"}
"""Files of the room that hold no rule: its map, and the moves that are worth a try."""
BLIND = frozenset({"decision", "moves", "check"})
"""Members of a title that no ruling can see: the contract suite watches these."""
SECONDS = 10.0
"""Longest time for all rulings of a title."""
LEAST = 0.9
"""The part of the mutants that must be killed."""


@dataclass(frozen=True)
class Planted:
    """A mutant and the module that it belongs to."""

    module: str
    mutant: Mutant


@dataclass(frozen=True)
class Verdict:
    """What became of one mutant; `killer` names the ruling, or says how it died, and is None for a survivor."""

    planted: Planted
    killer: str | None

    def __str__(self) -> str:
        mutant = self.planted.mutant
        fate = "survived" if self.killer is None else "killed  "
        by = "" if self.killer is None else f"\n           by: {self.killer}"
        return f"{fate} {self.planted.module}.py:{mutant.line}  {mutant.before}  ->  {mutant.after}{by}"


class _Planter:
    """A finder that loads one module from a mutant's tree, and no other."""

    def __init__(self, name: str, mutant: Mutant) -> None:
        self._name = name
        self._mutant = mutant

    def find_spec(self, name: str, path: Sequence[str] | None, target: object = None) -> ModuleSpec | None:
        if name != self._name or path is None:
            return None
        file = Path(path[0]) / f"{name.rpartition('.')[2]}.py"
        return importlib.util.spec_from_file_location(name, file, loader=_Loader(name, str(file), self._mutant))


class _Loader(SourceFileLoader):
    def __init__(self, name: str, path: str, mutant: Mutant) -> None:
        super().__init__(name, path)
        self._mutant = mutant

    def get_code(self, fullname: str) -> Any:
        return compile(self._mutant.tree, self.path, "exec")


def rule_modules(title: str) -> list[str]:
    """Give the modules of a title that hold its rules, as they are called below the title: `rules.decide`."""
    folder = GAMES / title
    files = [*folder.glob("rules.py"), *(folder / "rules").rglob("*.py")]
    return sorted(
        ".".join(file.relative_to(folder).with_suffix("").parts) for file in files if file.stem not in _NO_RULES
    )


def all_mutants(title: str, modules: Sequence[str]) -> list[Planted]:
    """Make every mutant of some modules of a title."""
    return [
        Planted(module, mutant)
        for module in modules
        for mutant in mutants(_source(title, module), _blind(_source(title, module)))
    ]


def _blind(source: str) -> frozenset[str]:
    """Give the functions of a module that no ruling can see; `check` has a helper for each kind of problem."""
    names = [node.name for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    return BLIND | {name for name in names if name.endswith("_problems")}


def _source(title: str, module: str) -> str:
    return (GAMES / title / Path(*module.split("."))).with_suffix(".py").read_text("utf-8")


def written_rulings(title: str) -> list[Mapping[str, Any]]:
    """Read the rulings of a title as plain data."""
    return [written.plain for file in ruling_files(GAMES / title) for written in read_rulings(file)]


def try_mutant(title: str, planted: Planted, rulings: Sequence[Mapping[str, Any]]) -> Verdict:
    """Judge a title's rulings against one mutant, in a process of its own."""
    fork = multiprocessing.get_context("fork")
    ours, theirs = fork.Pipe(duplex=False)
    child = fork.Process(target=_report, args=(theirs, title, planted, rulings), daemon=True)
    child.start()
    theirs.close()
    try:
        killer = ours.recv() if ours.poll(SECONDS) else "it does not come to an end"
    except EOFError:
        killer = "its process died"
    child.kill()
    child.join()
    ours.close()
    return Verdict(planted, killer)


def _report(pipe: Connection, title: str, planted: Planted, rulings: Sequence[Mapping[str, Any]]) -> None:
    pipe.send(_killer(title, planted, rulings))


def _killer(title: str, planted: Planted, rulings: Sequence[Mapping[str, Any]]) -> str | None:
    """Import the title anew with the mutant in it, and give the first ruling that does not hold."""
    package = f"engine.games.{title}"
    for name in [name for name in sys.modules if name == package or name.startswith(f"{package}.")]:
        del sys.modules[name]
    sys.meta_path.insert(0, _Planter(f"{package}.{planted.module}", planted.mutant))
    try:
        mutated = importlib.import_module(package).TITLE
    except Exception as error:
        return f"import: {error!r}"
    for ruling in rulings:
        try:
            if judge(read_ruling(ruling, {title: mutated})):
                return ruling["ruling"]
        except Exception as error:
            return f"{ruling['ruling']} ({error!r})"
    return None


def broken_ruling(title: str, rulings: Sequence[Mapping[str, Any]]) -> str | None:
    """Give the first ruling that fails on the title as it is; None if all hold, as they must."""
    module = rule_modules(title)[0]
    return try_mutant(title, Planted(module, Mutant(0, "", "", ast.parse(_source(title, module)))), rulings).killer


def judge_mutants(title: str, count: int | None, seed: int, modules: Sequence[str]) -> list[Verdict]:
    """Try `count` mutants picked by `seed`, or all of them where it is None, in order of their lines."""
    made = all_mutants(title, modules)
    picked = range(len(made))
    if count is not None and count < len(made):
        picked = sorted(random.Random(seed).sample(picked, count))
    rulings = written_rulings(title)
    broken = broken_ruling(title, rulings)
    if broken is not None:
        raise SystemExit(f"{title}: without any fault this ruling does not hold: {broken}")
    return [try_mutant(title, made[place], rulings) for place in picked]


def main() -> int:
    """Print each mutant's fate and the sum; fail where too many survive."""
    parser = argparse.ArgumentParser(prog="mutants", description=__doc__)
    parser.add_argument("titles", nargs="*", help="names of titles; all where none is named")
    parser.add_argument("--count", type=int, default=30, help="how many mutants of each title")
    parser.add_argument("--seed", type=int, default=1, help="picks them")
    parser.add_argument("--all", action="store_true", help="every mutant there is")
    parser.add_argument(
        "--modules", nargs="+", help="the files to plant faults in, `rules.decide`; all rules if left out"
    )
    asked = parser.parse_args()
    weak = False
    for title in asked.titles or titles():
        modules = asked.modules or rule_modules(title)
        reach = {module: len(all_mutants(title, [module])) for module in modules}
        print(
            f"{title}: {sum(reach.values())} possible in {', '.join(f'{name} {made}' for name, made in reach.items())}"
        )
        verdicts = judge_mutants(title, None if asked.all else asked.count, asked.seed, modules)
        for verdict in verdicts:
            print(verdict)
        killed = sum(verdict.killer is not None for verdict in verdicts)
        print(f"{title}: {killed} of {len(verdicts)} mutants killed by rulings")
        weak |= killed < LEAST * len(verdicts)
    return int(weak)


if __name__ == "__main__":
    sys.exit(main())
