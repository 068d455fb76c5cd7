#!/usr/bin/env bash
# Installs the server alone, with the versions of requirements.lock, into a folder of its own.
# The Dockerfile and .ci/run both call it, so that an image is built by steps that were tried.
# Usage: scripts/build.sh PYTHON FOLDER
set -euo pipefail
cd "$(dirname "$0")/.."
python=$1
folder=$2

"$python" -m venv "$folder"
"$folder/bin/python" -m pip install --quiet --disable-pip-version-check --no-cache-dir --constraint requirements.lock .
"$folder/bin/fairdeal" --version
