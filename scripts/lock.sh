#!/usr/bin/env bash
# Writes requirements.lock: what a clean environment holds after installing the project with its development tools.
# Usage: scripts/lock.sh PYTHON
set -euo pipefail
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

"$1" -m venv "$folder"
"$folder/bin/python" -m pip install --quiet --disable-pip-version-check '.[dev]'
"$folder/bin/python" -m pip freeze --disable-pip-version-check --exclude fairdeal >requirements.lock
echo "requirements.lock: $(wc -l <requirements.lock) packages"
