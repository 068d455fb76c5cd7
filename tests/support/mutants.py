"""Plants faults in the rules of a title and sees whether its rulings alone notice.

`python -m tests.support.mutants take_that` tries a fixed sample of all the mutants that `mutation.py` can make of the
files of the title's room `rules`, and prints how many it can make of each file and how many are in the sample. A mutant
is in the sample by the digest of what it changes, so an edit of one function leaves the sample of the others as it was.
Each runs in a process of its own; one that hangs counts as killed. Before that the rulings must hold without any fault.

With `SOAK_FACTOR` or `--count` more are tried, of which nine in ten must be killed; those that survive are printed.
Each survivor of the fixed sample fails, unless the title lists it in `rulings/equivalent.toml` with the reason why no
ruling can notice it:

    [[equivalent]]
    file = "evolve.py"
    line = "idle_turns=0,"      # the line of the fault, as it stands in the file
    before = "0"
    after = "-1"
    reason = "..."

Those are tried wherever they are, in the sample or not: one that is not made any more, or is killed, fails as well.

Not tried are functions that no ruling can see: `decision`, `moves`, `lowest_wins`, and the file `check.py`. A ruling
has sound tables alone, so it cannot tell what `check` says of others; the tests of positions do (`tests/engine/`), and
`test_every_title_made_up.py` and `test_every_title_bent.py` hold what `check` lets pass to being playable.
"""

import argparse
import ast
import importlib
import importlib.util
import multiprocessing
import resource
import signal
import sys
from collections import Counter
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
from tests.support.mutation import Mutant
from tests.support.planted import (
    GAMES,
    SAMPLE,
    Known,
    Planted,
    all_mutants,
    known_equivalents,
    rule_modules,
    sample,
    source_of,
)
from tests.support.soak import rounds

LEAST = 0.9
"""The part of the others that must be killed: `make soak` tries them too, but not all of their survivors are listed."""
SECONDS = 2
"""Most time of a processor for all rulings of a title, which need a tenth of a second; a busy machine ends none."""


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
        killer = ours.recv()
    except EOFError:
        child.join()
        killer = "it does not come to an end" if child.exitcode == -signal.SIGXCPU else "its process died"
    child.join()
    ours.close()
    return Verdict(planted, killer)


def _report(pipe: Connection, title: str, planted: Planted, rulings: Sequence[Mapping[str, Any]]) -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + 1))
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
    whole = Mutant(0, "", "", ast.parse(source_of(title, module)))
    return try_mutant(title, Planted(module, whole, ""), rulings).killer


def judge_mutants(title: str, picked: Sequence[Planted]) -> list[Verdict]:
    """Try mutants of a title; raises SystemExit where a ruling does not hold without any."""
    rulings = written_rulings(title)
    broken = broken_ruling(title, rulings)
    if broken is not None:
        raise SystemExit(f"{title}: without any fault this ruling does not hold: {broken}")
    return [try_mutant(title, planted, rulings) for planted in picked]


def faults(verdicts: Sequence[Verdict], known: Sequence[Known]) -> list[str]:
    """Say what is wrong with what became of the mutants, and with the list of those that may survive."""
    survivors = [verdict.planted for verdict in verdicts if verdict.killer is None]
    unlisted = [planted for planted in survivors if not any(planted.is_(one) for one in known)]
    stale = [one for one in known if not any(planted.is_(one) for planted in survivors)]
    return [
        *(f"no ruling notices {planted.looks}" for planted in unlisted),
        *(f"listed as equivalent, and not made or killed: {one.file}: {one.line}: {one.after}" for one in stale),
        *(f"listed as equivalent without a reason: {one.line}" for one in known if len(one.reason) < 20),
    ]


def _reach(made: Sequence[Planted], picked: Sequence[Planted]) -> str:
    """Tell how many mutants of each file are tried, of how many."""
    tried = Counter(planted.module for planted in picked)
    possible = Counter(planted.module for planted in made)
    return ", ".join(f"{module} {tried[module]}/{number}" for module, number in possible.items())


def judge_title(title: str, count: int, modules: Sequence[str], *, listed: bool = True) -> list[str]:
    """Try a sample and the listed mutants, print what became of each, and give what is wrong."""
    known = known_equivalents(title) if listed else []
    made = all_mutants(title, modules)
    chosen = sample(made, count)
    picked = [one for one in made if one in chosen or any(one.is_(other) for other in known)]
    print(f"{title}: {len(picked)} of {len(made)} possible mutants: {_reach(made, picked)}")
    verdicts = judge_mutants(title, picked)
    for verdict in verdicts:
        print(verdict)
    killed = sum(verdict.killer is not None for verdict in verdicts)
    fixed = sample(made, SAMPLE)
    wrong = faults([one for one in verdicts if one.planted in fixed or any(map(one.planted.is_, known))], known)
    others = [one for one in verdicts if one.planted not in fixed and not any(map(one.planted.is_, known))]
    if sum(one.killer is not None for one in others) < LEAST * len(others):
        wrong.append("too many of the mutants beyond the fixed sample survive")
    print(*wrong, sep="\n")
    print(f"{title}: {killed} of {len(picked)} mutants killed by rulings, {len(known)} listed, {len(wrong)} faults")
    return wrong


def main() -> int:
    """Print each mutant's fate and the sum; fail where one survives that is not listed, or a listed one does not."""
    parser = argparse.ArgumentParser(prog="mutants", description=__doc__)
    parser.add_argument("titles", nargs="*", help="names of titles; all where none is named")
    parser.add_argument("--count", type=int, default=rounds(SAMPLE), help="how many mutants of each title")
    parser.add_argument("--all", action="store_true", help="every mutant there is")
    parser.add_argument("--modules", nargs="+", help="files to plant faults in, `rules.decide`; the list is left aside")
    asked = parser.parse_args()
    count = sys.maxsize if asked.all else asked.count
    wrong = [
        fault
        for title in asked.titles or titles()
        for fault in judge_title(title, count, asked.modules or rule_modules(title), listed=not asked.modules)
    ]
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
