// The server of boardgame.io as it comes: matches in memory, moves over socket.io, credentials from its lobby.
// The first line says the ports as JSON. Ends when its standard input does.
'use strict';

const http = require('node:http');
const { Server } = require('boardgame.io/server');
const { game } = require('./game.cjs');

const ANY_PORT = { host: '127.0.0.1', port: 0 };

async function main() {
  const server = Server({ games: [game], origins: [] });
  const { appServer } = await server.run({ port: ANY_PORT });
  // The game port answers 404 for the lobby: its handlers were composed before `run` added those of the lobby.
  const lobby = http.createServer(server.app.callback());
  await new Promise((listening) => lobby.listen(ANY_PORT, listening));
  console.log(JSON.stringify({ port: appServer.address().port, lobby_port: lobby.address().port }));
}

process.stdin.on('end', () => process.exit(0)).resume();
main();
