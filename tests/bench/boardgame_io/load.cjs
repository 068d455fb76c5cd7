// Plays matches on a server of boardgame.io, all at once, each as fast as its moves are acknowledged.
//   load.cjs PORT LOBBY_PORT MATCHES CLIENTS MOVES
// CLIENTS is 1 or 2: one client sends the moves of both seats, or each seat has its own. All MOVES of a match are known
// before the first line is printed. From then on a line on standard input, a number of moves, makes every match play
// so many, and a line of JSON tells how fast that was. Ends when its standard input does.
'use strict';

const readline = require('node:readline');
const { Client } = require('boardgame.io/client');
const { io } = require('socket.io-client');
const { game, legalMoves } = require('./game.cjs');

const HOST = 'http://127.0.0.1';
const [port, lobbyPort, matches, clients, length] = process.argv.slice(2).map(Number);

const pick = (choices) => choices[Math.floor(Math.random() * choices.length)];

// Random moves, enough for a whole match. The shared seed makes the server deal the same cards.
function playInAdvance() {
  const local = Client({ game, numPlayers: 2, debug: false });
  local.start();
  const moves = [];
  while (moves.length < length) {
    const { G, ctx } = local.store.getState();
    const seat = ctx.currentPlayer;
    const [type, ...args] = pick(legalMoves(G, seat));
    local.moves[type](...args);
    moves.push({ seat, type, args });
  }
  local.stop();
  return moves;
}

async function ask(path, body) {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${HOST}:${lobbyPort}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.json();
}

class Match {
  constructor(id, credentials) {
    this.id = id;
    this.credentials = credentials;
    this.moves = playInAdvance();
    this.sockets = [];
    this.seen = []; // the version that each client was last told
    this.version = 0;
    this.left = 0;
  }

  static async create() {
    const { matchID } = await ask(`/games/${game.name}/create`, { numPlayers: 2 });
    const credentials = [];
    for (const playerID of ['0', '1']) {
      const joined = await ask(`/games/${game.name}/${matchID}/join`, { playerID, playerName: `seat ${playerID}` });
      credentials.push(joined.playerCredentials);
    }
    const match = new Match(matchID, credentials);
    for (let seat = 0; seat < clients; seat += 1) await match.connect(seat);
    return match;
  }

  async connect(seat) {
    const socket = io(`${HOST}:${port}/${game.name}`, { transports: ['websocket'], forceNew: true });
    this.sockets.push(socket);
    this.seen.push(0);
    for (const end of ['connect_error', 'disconnect']) socket.on(end, (why) => { throw new Error(`${end}: ${why}`); });
    await new Promise((connected) => socket.on('connect', connected));
    const synced = new Promise((done) => socket.on('sync', done));
    socket.on('update', (_, state) => this.told(seat, state));
    socket.emit('sync', this.id, String(seat), this.credentials[seat], 2);
    await synced;
  }

  play(count) {
    this.left = count;
    this.send();
    return new Promise((done) => { this.done = done; });
  }

  mover() {
    return Number(this.moves[this.version].seat) % clients;
  }

  send() {
    const { seat, type, args } = this.moves[this.version];
    const payload = { type, args, playerID: seat, credentials: this.credentials[seat] };
    this.sockets[this.mover()].emit('update', { type: 'MAKE_MOVE', payload }, this.version, this.id, seat);
  }

  // Every client is told every move, but only to the one that made it is this the answer.
  told(seat, { _stateID: version }) {
    if (version !== this.seen[seat] + 1) throw new Error(`move ${this.version} was refused`);
    this.seen[seat] = version;
    if (version !== this.version + 1 || seat !== this.mover()) return;
    this.version = version;
    this.left -= 1;
    if (this.left) this.send();
    else this.done();
  }
}

async function measure(all, count) {
  const began = performance.now();
  const before = process.cpuUsage();
  await Promise.all(all.map((match) => match.play(count)));
  const used = process.cpuUsage(before);
  const seconds = (performance.now() - began) / 1000;
  return { rate: (all.length * count) / seconds, load: (used.user + used.system) / 1e6 / seconds };
}

async function main() {
  const all = [];
  const lines = readline.createInterface({ input: process.stdin });
  lines.on('line', async (line) => console.log(JSON.stringify(await measure(all, Number(line)))));
  lines.on('close', () => process.exit(0));
  while (all.length < matches) all.push(await Match.create());
  console.log(JSON.stringify({ ready: all.length }));
}

main();
