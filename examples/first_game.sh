#!/usr/bin/env bash
# A first game over REST: one person at both seats of a table, with curl alone.
set -euo pipefail
api=${1:-http://127.0.0.1:8080}/v1

# A table for two, both seats ours. The request id makes the call safe to repeat; it must be one that nobody can guess.
request=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
game=$(curl --fail-with-body -sS "$api/games" -H 'Content-Type: application/json' -d '{
  "request_id": "'$request'", "rule_set": "take_that/1", "seats": 2, "claims": [{"seat": 1}]}')
id=$(grep -o '"game_id":"[^"]*' <<<"$game" | head -1 | cut -d'"' -f4)
tokens=($(grep -o '"seat_token":"[^"]*' <<<"$game" | cut -d'"' -f4))
echo "game $id"

# The host deals.
started=$(curl --fail-with-body -sS "$api/games/$id/start" -H 'Content-Type: application/json' \
  -H "Authorization: Bearer ${tokens[0]}" -d '{"request_id": "start"}')
seat=$(grep -o '"waiting_for":\[{"seat":[0-9]*' <<<"$started" | grep -o '[0-9]*$')
echo "seat $seat begins"

# What may that seat play? Each legal move can be sent back as it is.
legal=$(curl --fail-with-body -sS "$api/games/$id/legal-moves" -H "Authorization: Bearer ${tokens[$seat]}")
move=$(grep -o '"legal_moves":\[{[^}]*}' <<<"$legal" | sed 's/.*\[//')
echo "plays $move"

# Play it. The answer holds what happened and what the table looks like now.
curl --fail-with-body -sS "$api/games/$id/moves" -H 'Content-Type: application/json' \
  -H "Authorization: Bearer ${tokens[$seat]}" \
  -d '{"request_id": "move-1", "expected_version": 2, "move": '"$move"'}'
echo
