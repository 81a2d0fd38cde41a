/** §4 Movement. */
import { clause, distance, words } from "./clause.ts";

export const movement = {
  "move.rate": clause(["house", ["public", "columnRate"]], {
    infantry: {
      line: distance(12, 7),
      attackColumn: distance(15, 9),
      companyColumn: distance(15, 9),
      marchColumn: distance(20, 12),
      massedColumn: distance(12, 7),
      square: distance(5, 3),
      openOrder: distance(20, 12),
    },
    screen: distance(20, 12),
    cavalry: {
      heavy: distance(25, 15),
      battle: distance(30, 18),
      shock: distance(30, 18),
      light: distance(35, 21),
      irregular: distance(35, 21),
    },
    artillery: { foot: distance(15, 9), horse: distance(30, 18), byHand: distance(5, 3) },
    general: distance(60, 36),
  }),
  "move.terrain": clause(["house"], {
    rough: 0.5,
    difficult: 0.5,
    steep: 0.5,
    river: 0.5,
    road: 1.5,
  }),
  "move.formation": clause(["house"], {
    change: 0.5,
    square: 1,
    limberHorse: 0.5,
    limberFoot: 1,
    turnAboutUnformed: 0.5,
  }),
  "move.wheel": clause(["house"], { obliqueUpTo: 45 }),
  "move.reform": words("house"),
  "move.zone": clause(["house"], { nearest: distance(5, 3) }),
  "move.interpenetrate": words("house"),
  "move.lostFireDiscipline": words("S003", ["house", "exceptions"]),
  "place.enter": clause(["house"], { moveLeft: 0.5 }),
  "place.capacity": clause(["house"], { sectors: 1 }),
  "place.leave": clause(["house"], { cost: 0.5 }),
};
