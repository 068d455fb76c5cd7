// Take That for two seats, as a game of boardgame.io: the deck, the moves and the ends of rounds of the title of that
// name, with hidden hands and stock. Round follows round, so that a match outlasts every measurement.
'use strict';

const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const HAND = 9;
const REACH = 10;
const DECK = Array.from({ length: 87 }, (_, n) => n + 12).filter((card) => card % 10);

const reversal = (card) => (card % 10) * 10 + Math.floor(card / 10);
const isToad = (card) => reversal(card) === card;

const canPlace = (G, card) => !G.row.length || Math.abs(card - G.row.at(-1)) <= REACH;
const canReverse = (G, card) => !isToad(card) && G.row.includes(reversal(card));

// What STRIP_SECRETS takes out of a view: `secret`, and every other seat below `players`.
function deal(G, shuffle) {
  const stock = shuffle(DECK);
  G.row = [];
  G.players = { 0: { hand: stock.splice(0, HAND) }, 1: { hand: stock.splice(0, HAND) } };
  G.secret = { stock, taken: { 0: [], 1: [] } };
  G.stockSize = stock.length;
  G.faceUp = { 0: 0, 1: 0 };
}

function setup({ random }) {
  const G = { scores: { 0: 0, 1: 0 }, rounds: 0 };
  deal(G, random.Shuffle);
  return G;
}

function endRound(G, random) {
  for (const seat of ['0', '1']) {
    const penalty = G.secret.taken[seat].reduce((sum, card) => sum + (isToad(card) ? 5 : 1), 0);
    G.scores[seat] += G.faceUp[seat] - penalty;
  }
  G.rounds += 1;
  deal(G, random.Shuffle);
}

function endTurn(G, seat, events) {
  if (G.secret.stock.length) G.players[seat].hand.push(G.secret.stock.pop());
  G.stockSize = G.secret.stock.length;
  events.endTurn();
}

function place({ G, playerID, events }, card) {
  const { hand } = G.players[playerID];
  if (!hand.includes(card) || !canPlace(G, card)) return INVALID_MOVE;
  hand.splice(hand.indexOf(card), 1);
  G.row.push(card);
  endTurn(G, playerID, events);
}

function reverse({ G, playerID, random, events }, card) {
  const { hand } = G.players[playerID];
  if (!hand.includes(card) || !canReverse(G, card)) return INVALID_MOVE;
  hand.splice(hand.indexOf(card), 1);
  G.row.splice(G.row.indexOf(reversal(card)), 1);
  G.faceUp[playerID] += 2;
  if (!G.row.length && !G.secret.stock.length) {
    endRound(G, random);
    events.endTurn();
  } else {
    endTurn(G, playerID, events);
  }
}

// The turn goes on with a place, unless this ends the round. Without a row there is nothing to take a second time.
function takeRow({ G, playerID, random, events }) {
  if (!G.row.length) return INVALID_MOVE;
  const { stock, taken } = G.secret;
  const hasStock = stock.length > 0;
  taken[playerID].push(...G.row);
  if (hasStock && G.row.length === 1) taken[playerID].push(stock.pop());
  G.row = [];
  G.stockSize = stock.length;
  if (!hasStock) {
    endRound(G, random);
    events.endTurn();
  }
}

// Every move that a seat may make, as name and arguments, for one who knows its hand.
function legalMoves(G, seat) {
  const { hand } = G.players[seat];
  return [
    ...hand.filter((card) => canPlace(G, card)).map((card) => ['place', card]),
    ...hand.filter((card) => canReverse(G, card)).map((card) => ['reverse', card]),
    ...(G.row.length ? [['takeRow']] : []),
  ];
}

// Moves use what a client does not know, so it waits for the server (`client: false`).
const onServer = (move) => ({ move, client: false });

const game = {
  name: 'take-that',
  seed: 'bench', // every match is dealt alike, so that the load can play it in advance
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  setup,
  moves: { place: onServer(place), reverse: onServer(reverse), takeRow: onServer(takeRow) },
  playerView: PlayerView.STRIP_SECRETS,
};

module.exports = { game, legalMoves };
