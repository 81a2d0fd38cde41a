/**
 * The same kind of command in boardgame.io: a volley of one of as many units at another, on a Local
 * master with two clients, each of which is shown the enemy's units without their losses. The
 * volley itself is the plainest that can be written, so that what is measured is the framework.
 */
import { createRequire } from "node:module";

// As in use: without the checks that its libraries make for developers.
process.env.NODE_ENV = "production";

const require = createRequire(import.meta.url);
const { Client } = require("boardgame.io/client");
const { Local } = require("boardgame.io/multiplayer");
const { ActivePlayers } = require("boardgame.io/core");

const sides = ["0", "1"];

function gameOf(units) {
  return {
    name: "volleys",
    setup: () => ({ units }),
    turn: { activePlayers: ActivePlayers.ALL },
    playerView: ({ G, playerID }) => ({
      ...G,
      units: Object.fromEntries(
        Object.entries(G.units).map(([id, unit]) => {
          if (unit.side === playerID) return [id, unit];
          const { casualties: _, ...seen } = unit;
          return [id, seen];
        }),
      ),
    }),
    moves: {
      volley: {
        // What is hidden from the client and what is rolled only the master can work out.
        client: false,
        move: ({ G, random }, firer, target) => {
          const [first, second] = random.D6(2);
          G.units[firer].fired = true;
          const hurt = G.units[target];
          hurt.casualties = (hurt.casualties + Math.max(0, first + second - 6)) % 12;
        },
      },
    },
  };
}

/** Moves per second that the master takes and both clients see, in a battle of so many units. */
export async function boardgameRate(count, moves) {
  const ids = Array.from({ length: count }, (_, index) => `unit-${index}`);
  const units = Object.fromEntries(
    ids.map((id, index) => [
      id,
      {
        id,
        side: sides[index % 2],
        name: { en: `Unit ${index}`, ru: `Часть ${index}` },
        arm: "infantry",
        grade: "line",
        size: "standard",
        formation: "line",
        casualties: 0,
        moved: "none",
        fired: false,
      },
    ]),
  );
  const game = gameOf(units);
  const multiplayer = Local();
  const clients = sides.map((playerID) =>
    Client({ game, multiplayer, matchID: "bench", playerID, numPlayers: 2, debug: false }),
  );
  for (const client of clients) client.start();
  const seen = (turn) => clients.every((client) => client.getState()?._stateID === turn);
  while (!seen(0)) await null;
  const start = performance.now();
  for (let turn = 0; turn < moves; turn++) {
    const [firer, target] = [ids[turn % count], ids[(turn * 7 + 1) % count]];
    clients[turn % 2].moves.volley(firer, target);
    for (let waits = 0; !seen(turn + 1); waits++) {
      if (waits > 1000) throw new Error(`move ${turn} never came to both clients`);
      await null;
    }
  }
  const time = performance.now() - start;
  for (const client of clients) client.stop();
  return (moves / time) * 1000;
}
