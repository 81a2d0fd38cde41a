/** §6 Fire: who can fire, terrain, several targets, volleys, skirmishers. */
import type { Size } from "../units.ts";
import type { FireBand } from "../working.ts";
import { bands, cells, clause, type Distance, distance, modifier, words } from "./clause.ts";

const limits = (
  canister: Distance,
  effective: Distance,
  long: Distance,
): Record<FireBand, Distance> => ({ canister, effective, long });

const skirmishers: Record<Size, number> = { small: 2, standard: 3, large: 4 };

export const fire = {
  "fire.once": words("house"),
  "fire.arc": clause(["house"], { eitherSide: 45 }),
  "fire.range.musket": clause(["public"], {
    closeOrder: distance(15, 9),
    square: distance(5, 3),
  }),
  "fire.range.guns": clause(["public"], {
    light: limits(distance(20, 12), distance(35, 21), distance(75, 50)),
    medium: limits(distance(20, 12), distance(40, 24), distance(85, 55)),
    heavy: limits(distance(25, 15), distance(50, 30), distance(100, 65)),
  }),
  "fire.range.rockets": clause(["S000", ["house", "inches"]], { limit: distance(80, 54) }),
  "fire.sight.full": clause(["S003"], { from: 0.75 }),
  "fire.sight.half": clause(["S003"], { from: 0.5 }),
  "fire.sight.none": words("S003"),
  "fire.blockers": clause(["house"], { intoWood: distance(5, 3), hillDeadGround: distance(10, 6) }),
  "fire.moved": words("S003", "public"),
  "fire.twoKinds": words("S003"),
  "fire.cover": modifier(["S003"], { roll: -1 }),
  "fire.builtUp": modifier(["S003"], { roll: -1, halves: true }),
  "fire.trifles": words("S003"),
  "fire.oneRoll": clause(["S003", ["house", "rest"]], {
    furtherTargets: 2,
    within: distance(5, 3),
  }),
  "fire.majority": words("S003", ["house", "split"]),
  "fire.disciplineTarget": words("S003"),
  "fire.throughSkirmishers": clause(["S003", ["house", "throughTests"]], {
    within: distance(5, 3),
    screenCasualties: 1,
  }),
  "fire.discipline": words("S003"),
  "fire.disciplineGarrison": words("S003"),
};

export const volleys = {
  "volley.procedure": words("S003", ["house", "order"]),
  "volley.row.superior": words("S003"),
  "volley.row.standard": words("S003"),
  "volley.row.inferior": words("S003", ["house", "difficult"]),
  "volley.garrison": words("S003", ["house", "openOrder"]),
  "volley.fireDiscipline": words("S003"),
  "halves.each": words("S003", ["house", "eighths"]),
  "volley.elite": modifier(["public"], { dice: 1 }),
  "volley.largeLine": modifier(["public"], { dice: 1 }),
  "volley.band": bands(["public"], -1, -2),
  "volley.unformed": modifier(["public"], { roll: -2 }),
  "volley.columnClose": clause(["public"], { dice: 1, within: distance(5, 3) }),
  "volley.dense": modifier(["public"], { dice: 2 }),
  "volley.thin": modifier(["public"], { roll: -2 }),
  "volley.halfColumnOrSquare": modifier(["public"], { halves: true }),
  "volley.table": clause(["house"], {
    lowest: 2,
    superior: cells("0F 1F 1 1 2 2 2D 3D 3D 4D 5D"),
    standard: cells("0F 0F 1F 1 1 1 2 2D 3D 3D 4D"),
    inferior: cells("0F 0F 0F 0 1 1 1 1D 2D 2D 3D"),
  }),
};

export const skirmish = {
  "skirmish.range": clause(["house"], { musket: distance(15, 9), rifle: distance(20, 12) }),
  "skirmish.dice": clause(["house"], { basesPerDie: 2, battalion: skirmishers }),
  "skirmish.hit": clause(["house"], {
    hitOn: 5,
    rifleHitOn: 4,
    rifleWithin: distance(10, 6),
  }),
  "skirmish.cover": clause(["house"], { dice: -1, least: 1 }),
  "skirmish.thin": clause(["house"], { hitOn: 6 }),
  "skirmish.discipline": clause(["house"], { hits: 3 }),
};
