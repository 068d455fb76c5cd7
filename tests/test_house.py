"""The rules of the house that no linter knows."""

import ast
import re
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

from engine.registry import titles
from service.settings import Settings

ROOT = Path(__file__).parents[1]
LISTED = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
TRACKED = [ROOT / name for name in subprocess.check_output(LISTED, cwd=ROOT, text=True).splitlines()]
WRITTEN = [path for path in TRACKED if path.is_file() and not path.is_relative_to(ROOT / "proto" / "gen")]
PYTHON = [path for path in WRITTEN if path.suffix == ".py"]
CODE = [path for path in PYTHON if path.relative_to(ROOT).parts[0] in {"engine", "service"}]

CANCELLATIONS = {"CancelledError", "BaseException"}


def _text(path: Path) -> str:
    return path.read_text("utf-8", errors="replace")


def test_no_file_names_a_package_index_or_a_folder_of_this_machine():
    index = r"--(extra-)?index-url|\"resolved\": *\"https?:|registry *= *\"https?:"
    forbidden = re.compile(rf"{index}|(?<![\w.~-])/(?:root|home)/")
    told = [f"{path.name}: {line}" for path in WRITTEN for line in _text(path).splitlines() if forbidden.search(line)]
    assert [line for line in told if not line.startswith("test_house.py")] == []


def test_a_file_is_one_concept():
    lengths = {str(path.relative_to(ROOT)): len(_text(path).splitlines()) for path in PYTHON}
    assert {name: length for name, length in lengths.items() if length >= 300} == {}


def test_a_function_fits_a_screen():
    long = [
        f"{path.relative_to(ROOT)}: {node.name}"
        for path in CODE
        for node in ast.walk(ast.parse(_text(path)))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        if (node.end_lineno or 0) - node.lineno >= 40
    ]
    assert long == []


def test_there_is_one_way_to_serve_rest():
    """Tests and benchmarks serve what they call as the process does; uvicorn is what a benchmark compares with."""
    serving = [str(path.relative_to(ROOT)) for path in PYTHON if "import uvicorn" in _text(path)]
    assert [name for name in serving if name != "tests/test_house.py"] == ["tests/bench/server.py"]


def _said(tree: ast.AST) -> Iterator[str]:
    """Give every name and text of a module that is not documentation."""
    documentation = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in documentation:
                yield text
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.alias(name=name):
                yield name
            case ast.ImportFrom(module=str(name)):
                yield name
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield name
            case _:
                pass


def test_the_service_names_no_title():
    named = [
        f"{path.relative_to(ROOT)}: {said}"
        for path in CODE
        if path.is_relative_to(ROOT / "service")
        for said in _said(ast.parse(_text(path)))
        for title in titles()
        if title in said.lower() or title.replace("_", "") in said.lower()
    ]
    assert named == []


def test_a_cancelled_call_is_never_swallowed():
    """A gRPC handler that catches its cancellation and returns leaks memory of the core."""
    swallowed = [
        f"{path.relative_to(ROOT)}: line {node.lineno}"
        for path in CODE
        for node in ast.walk(ast.parse(_text(path)))
        if _swallows(node)
    ]
    assert swallowed == []


def _swallows(node: ast.AST) -> bool:
    match node:
        case ast.ExceptHandler(type=kind):
            caught = kind is None or bool(_names(kind) & CANCELLATIONS)
            return caught and not any(isinstance(inner, ast.Raise) for inner in ast.walk(node))
        case ast.Call(func=function, args=arguments):
            return "suppress" in _names(function) and any(_names(argument) & CANCELLATIONS for argument in arguments)
        case _:
            return False


def _names(tree: ast.AST) -> set[str]:
    """Give the last part of every name in an expression."""
    dotted = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    return dotted | {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}


def test_the_lock_holds_names_and_versions_alone():
    lines = (ROOT / "requirements.lock").read_text().splitlines()
    assert [line for line in lines if not re.fullmatch(r"[A-Za-z0-9._-]+==[A-Za-z0-9.+!]+", line)] == []


def test_the_lock_covers_every_dependency():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["dev"]]
    names = {re.match(r"[A-Za-z0-9._-]+", line)[0].lower().replace("_", "-") for line in wanted}
    locked = {
        line.partition("==")[0].lower().replace("_", "-") for line in (ROOT / "requirements.lock").read_text().split()
    }
    assert names - locked == set()


def test_ci_takes_the_steps_of_the_dockerfile():
    steps = re.findall(r"^RUN (scripts/\S+)", (ROOT / "Dockerfile").read_text(), re.MULTILINE)
    own = re.findall(r"^RUN (.+)$", (ROOT / "Dockerfile").read_text(), re.MULTILINE)
    assert steps
    assert [step for step in own if not step.startswith("scripts/")] == [
        "useradd --system --uid 10001 fairdeal && install --directory --owner fairdeal /data"
    ]
    ci = (ROOT / ".ci" / "run").read_text()
    assert [step for step in steps if step not in ci] == []


def test_the_image_gets_every_file_that_its_build_needs():
    kept = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    packages = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["targets"]["wheel"][
        "packages"
    ]
    assert {re.sub(r"^proto/gen/.*", "proto/gen", package) for package in packages} <= kept
    assert {"pyproject.toml", "requirements.lock", "README.md", "LICENSE", "scripts/build.sh"} <= kept


def test_every_target_of_the_makefile_tells_what_it_does():
    text = (ROOT / "Makefile").read_text()
    targets = re.search(r"^\.PHONY: (.+)$", text, re.MULTILINE)[1].split()
    assert [target for target in targets if not re.search(rf"^{target}:.* ## \S", text, re.MULTILINE)] == []
    quiet = ["make", "--silent", "--no-print-directory", "help"]
    help_text = subprocess.check_output(quiet, cwd=ROOT, text=True)
    assert [line.split()[0] for line in help_text.splitlines()] == targets


def test_every_tool_that_the_makefile_calls_is_there():
    text = (ROOT / "Makefile").read_text()
    modules = re.findall(r"-m (tests\.\S+)", text)
    assert [
        module
        for module in modules
        if not (ROOT / Path(*module.split("."))).with_suffix(".py").exists()
        and not (ROOT / Path(*module.split(".")) / "__main__.py").exists()
    ] == []
    assert [script for script in re.findall(r"scripts/\w+\.sh", text) if not (ROOT / script).exists()] == []


def test_every_setting_is_documented_with_its_default():
    rows = re.findall(
        r"^\| `(FAIRDEAL_\w+)` \| [^|]*\| ([^|]+) \|", (ROOT / "docs" / "settings.md").read_text(), re.MULTILINE
    )
    defaults = Settings()
    shown = {"True": "true", "False": "false", "('*',)": "*"}
    expected = {f"FAIRDEAL_{name.upper()}": str(getattr(defaults, name)) for name in Settings.__struct_fields__}
    assert {name: text.strip().strip("`") for name, text in rows} == {
        name: shown.get(text, text) for name, text in expected.items()
    }
