#!/usr/bin/env bash
# Makes a virtual environment with everything that requirements.lock names, and this project in place.
# Usage: scripts/setup.sh PYTHON FOLDER
set -euo pipefail
cd "$(dirname "$0")/.."
python=$1
folder=$2

"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Fairdeal needs Python 3.11 or newer: make PYTHON=python3.11 …")'
echo "Setting up $folder (once; a minute or so)" >&2
"$python" -m venv "$folder"
"$folder/bin/python" -m pip install --quiet --disable-pip-version-check --requirement requirements.lock
"$folder/bin/python" -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --editable .
