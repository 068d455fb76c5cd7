"""The pages for people: they load nothing from elsewhere, break no policy, and everything that is named is there."""

import json
import re
from pathlib import Path

import pytest

from tests.support.rest_serving import Rest

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted(path.name for path in (ROOT / "docs").glob("*.md"))
FILES = {"/docs": "text/html", "/docs/docs.js": "text/javascript", "/docs/docs.css": "text/css"}
PAGES = FILES | {f"/docs/{name}": "text/html" for name in DOCUMENTS}


@pytest.mark.parametrize("path", PAGES)
async def test_a_page_loads_nothing_from_elsewhere_and_keeps_its_policy(rest: Rest, path: str):
    page = await rest.get(path)
    assert page.headers["content-type"] == f"{PAGES[path]}; charset=utf-8"
    assert "default-src 'self'" in page.headers["content-security-policy"]
    assert not re.search(r"""\sstyle=|[{ ]style:|<script>|\son\w+=["']""", page.text)
    assert not re.search(r'(?:src|<link[^>]* href)="(?!/)', page.text)


async def test_the_root_leads_to_the_pages(rest: Rest):
    assert (await rest.get("/")).headers["location"] == "/docs"


@pytest.mark.parametrize("path", ["/docs", *(f"/docs/{name}" for name in DOCUMENTS)])
async def test_every_link_of_a_page_leads_somewhere(rest: Rest, path: str):
    page = await rest.get(path)
    for target, anchor in re.findall(r'(?:href|src)="([^"#]*)#?([^"]*)"', page.text):
        if not target.startswith("https://"):
            there = await rest.get(target if target.startswith("/") else f"/docs/{target}" if target else path)
            assert there.status_code == 200, target
            assert not anchor or f'id="{anchor}"' in there.text, anchor


async def test_every_document_that_is_named_is_served(rest: Rest):
    named = set(re.findall(r"\S*docs/[\w-]+\.md", json.dumps((await rest.get("/v1/openapi.json")).json())))
    assert len(named) >= 2
    for name in named:
        path = re.sub(r"^\W*(?=/)", "", name)
        assert (await rest.get(path)).headers["content-type"].startswith("text/html"), name


async def test_a_document_is_shown_as_one(rest: Rest):
    page = (await rest.get("/docs/errors.md")).text
    assert '<h1 id="errors">' in page
    assert "<td>VALIDATION_FAILED</td>" in page
    assert "<li>UNIMPLEMENTED: a method that does not exist.</li>" in page


async def test_every_reason_has_a_page(rest: Rest):
    table = await rest.running_table()
    refused = (await table.submit(await table.turn(), {"type": "take_that.take_row"})).json()
    page = await rest.get(refused["type"])
    assert page.status_code == 200
    assert refused["reason"] in page.text
    assert "take_that.fairdeal" in page.text
    assert "HTTP 409, gRPC ABORTED" in (await rest.get("/docs/errors/STALE_VERSION")).text
    assert (await rest.get("/docs/errors/<script>")).json()["reason"] == "ROUTE_NOT_FOUND"
