#!/usr/bin/env bash
# Starts a server on free ports, asks it whether it is well, plays a first move, and stops it with SIGTERM.
# Usage: scripts/probe.sh FAIRDEAL COMMAND…     (the command must serve with --port 0 --grpc-port 0 --json-ready; FAIRDEAL
# is the program `fairdeal`, which is asked for the server's health as a container would)
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
fairdeal=$1
shift
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
"$fairdeal" health --port "$(number port)"
timeout 60 "$here/../examples/first_game.sh" "$url" >/dev/null
kill -TERM "$(number pid)"
wait "$command"
if "$fairdeal" health --port "$(number port)"; then
    echo "probe: a server that has ended is called ready" >&2
    exit 1
fi
echo "probe: served, played and drained: $*"
