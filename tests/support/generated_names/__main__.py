"""Fails if two names of generated code collide: `python -m tests.support.generated_names`."""

import sys

from tests.support.generated_names.report import LANGUAGES, found
from tests.support.protos import contract_files

if __name__ == "__main__":
    lines = found(contract_files())
    print("\n".join(lines) or f"No generated names collide in {', '.join(LANGUAGES)}.")
    sys.exit(bool(lines))
