#!/usr/bin/env bash
# Writes proto/gen, the Python code of every message and service, from the .proto files.
# Usage: scripts/proto.sh PYTHON
set -euo pipefail
cd "$(dirname "$0")/../proto"
python=$1

rm -rf gen
mkdir gen
find fairdeal -name '*.proto' -print0 | sort -z |
    xargs -0 "$python" -m grpc_tools.protoc --proto_path=. --python_out=gen --pyi_out=gen --grpc_python_out=gen
