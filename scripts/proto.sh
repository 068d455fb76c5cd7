#!/usr/bin/env bash
# Writes the Python code of every message and service, from the .proto files, and the functions that write messages.
# Usage: scripts/proto.sh PYTHON [FOLDER]      (FOLDER is proto/gen if not said)
set -euo pipefail
python=$1
source=$(dirname "$0")/../proto
folder=${2:-$source/gen}

fresh=$(mktemp -d)
trap 'rm -rf "$fresh"' EXIT
compile() {
    sort -z | xargs -0 "$python" -m grpc_tools.protoc --proto_path="$source" "$@"
}
find "$source/fairdeal" -name '*.proto' -print0 | compile --python_out="$fresh" --pyi_out="$fresh"
grep -rlZ '^service ' "$source/fairdeal" | compile --grpc_python_out="$fresh"
rm -rf "$folder"
mkdir -p "$folder"
cp -r "$fresh/." "$folder"
chmod 755 "$folder"
"$python" -m service.wire.protos.writers "$folder"
