#!/usr/bin/env bash
# Compiles the Java that protobuf makes of the contract: every message, and the stubs of both services.
# Generator and libraries are Debian's, since those two must be of one version: protoc 3.21 of grpcio-tools' protoc (newer)
# would write what Debian's protobuf-java does not know. What is missing is installed, so it needs apt and its rights.
# Usage: scripts/java.sh [PROTO]      (PROTO is the folder of the .proto files, proto/ if not said)
set -euo pipefail
cd "$(dirname "$0")/.."
proto=${1:-proto}
jars=/usr/share/java
