#!/usr/bin/env bash
# Starts a server on free ports, asks it whether it is well, plays a first move, and stops it with SIGTERM.
# Usage: scripts/probe.sh COMMAND…     (it must serve with --port 0 --grpc-port 0 --json-ready)
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
ready=$(mktemp)
trap 'rm -f "$ready"' EXIT

"$@" >"$ready" &
command=$!
for _ in $(seq 600); do
    [ -s "$ready" ] && break
    kill -0 "$command" 2>/dev/null || { echo "probe: the server ended before it was ready" >&2; exit 1; }
    sleep 0.1
done
number() { sed -n "s/.*\"$1\":\([0-9]*\).*/\1/p" "$ready"; }
url="http://127.0.0.1:$(number port)"

curl --fail --silent --show-error --max-time 10 --output /dev/null "$url/healthz"
curl --fail --silent --show-error --max-time 10 --output /dev/null "$url/readyz"
timeout 60 "$here/../examples/first_game.sh" "$url" >/dev/null
kill -TERM "$(number pid)"
wait "$command"
echo "probe: served, played and drained: $*"
