/** §5 Charges. */
import type { ChargeRow, ChargeTable, SideResult } from "../working.ts";
import { bands, type Clause, clause, distance, modifier, words } from "./clause.ts";

/** Dice of casualties that a result brings: 1D6, 1D3, a fixed 1, or none. */
export type Losses = "1D6" | "1D3" | "1" | "0";

/** What a cell of a charge table does to one side. */
export interface ChargeCellSide {
  readonly result: SideResult;
  readonly losses: Losses;
  readonly unformed: boolean;
  readonly elan: boolean;
}

export interface ChargeCell {
  readonly row: ChargeRow;
  /** The lowest difference of the row; the last row is open below. */
  readonly from: number | null;
  readonly charger: ChargeCellSide;
  readonly defender: ChargeCellSide;
}

const side = (result: SideResult, more: Partial<ChargeCellSide> = {}): ChargeCellSide => ({
  result,
  losses: "0",
  unformed: false,
  elan: false,
  ...more,
});

type Cell = readonly [charger: ChargeCellSide, defender: ChargeCellSide];

const melee: Cell = [side("melee"), side("melee")];
const chargerElan: Cell = [side("melee", { elan: true }), side("melee", { unformed: true })];
const routs: Cell = [side("takesGround"), side("rout", { losses: "1D6" })];
const chargerRetires: Cell = [side("retire", { unformed: true }), side("stands")];
const chargerRetreats: Cell = [side("retreat", { losses: "1D3", unformed: true }), side("stands")];
const retiresWithLoss: Cell = [side("retire", { losses: "1", unformed: true }), side("stands")];
const batteryGone: Cell = [side("takesGround"), side("disperse")];

const rows: readonly (readonly [ChargeRow, number | null])[] = [
  ["≥+6", 6],
  ["+3..+5", 3],
  ["0..+2", 0],
  ["-1,-2", -2],
  ["-3..-5", -5],
  ["≤-6", null],
];

function table(
  origin: "public" | "house",
  six: readonly [Cell, Cell, Cell, Cell, Cell, Cell],
): Clause<readonly ChargeCell[]> {
  return clause(
    [origin],
    rows.map(([row, from], i) => {
      const [charger, defender] = six[i] ?? melee;
      return { row, from, charger, defender };
    }),
  );
}

const sixHouse = {
  infantryVsFoot: table("house", [
    [side("takesGround"), side("retreat", { losses: "1D3", unformed: true })],
    chargerElan,
    melee,
    [side("halts", { unformed: true }), side("stands")],
    chargerRetires,
    chargerRetreats,
  ]),
  cavalryVsFoot: table("house", [
    routs,
    chargerElan,
    melee,
    melee,
    chargerRetires,
    chargerRetreats,
  ]),
  vsSquare: table("house", [
    [side("melee"), side("melee", { unformed: true })],
    retiresWithLoss,
    retiresWithLoss,
    retiresWithLoss,
    retiresWithLoss,
    chargerRetreats,
  ]),
  vsGuns: table("house", [batteryGone, batteryGone, melee, melee, chargerRetires, chargerRetreats]),
  vsGarrison: table("house", [melee, melee, melee, melee, chargerRetires, chargerRetreats]),
};

export const charges = {
  "charge.declare": clause(["house", ["S003", "fireDiscipline"], ["public", "outOfReach"]], {
    reach: {
      infantryColumn: distance(20, 12),
      infantryLine: distance(15, 9),
      heavy: distance(35, 21),
      battle: distance(40, 24),
      shock: distance(40, 24),
      light: distance(45, 27),
      irregular: distance(45, 27),
    },
    wheelUpTo: 45,
  }),
  "charge.multiple": clause(["public", ["house", "numbers"]], {
    infantryCharges: 1,
    cavalrySupports: 2,
  }),
  "charge.infantryOnCavalry": words("house"),
  "charge.lead": clause(["public", ["house", "distance"]], { supportWithin: distance(15, 9) }),
  "charge.screen": words("house"),
  "charge.reaction": clause(["house"], {
    squareFreeBeyond: distance(15, 9),
    horseArtilleryEvadesFrom: 4,
  }),
  "charge.evade": words("house"),
  "charge.defensiveFire": clause(["S003", ["house", "where"]], { musketsAt: distance(5, 3) }),
  "charge.roll": words("house", ["S002", "fateRoll"]),
  "charge.generalRisk": words("S002"),
  "charge.grade": clause(["house"], { elite: 2, veteran: 1, line: 0, recruit: -1 }),
  "charge.size": clause(["house"], { large: 1, standard: 0, small: -1 }),
  "charge.band": bands(["house"], -1, -2),
  "charge.unformed": modifier(["house"], { roll: -2 }),
  "charge.attackColumn": modifier(["house"], { roll: 1 }),
  "charge.support": clause(["house"], { each: 1, most: 2 }),
  "charge.general": modifier(["house"], { roll: 1 }),
  "charge.assault": modifier(["house"], { roll: 1 }),
  "charge.flank": modifier(["house"], { roll: 3 }),
  "charge.uphill": modifier(["house"], { roll: 1 }),
  "charge.cover": clause(["house"], { cover: 1, garrison: 2 }),
  "charge.square": modifier(["house"], { roll: 4 }),
  "charge.lancerSquare": modifier(["house"], { roll: 1 }),
  "charge.fireDisciplineLost": modifier(["house"], { roll: -1 }),
  "charge.fireLosses": clause(["house"], { each: -1, most: 2 }),
  "charge.heavy": modifier(["house"], { roll: 2 }),
  "charge.shock": modifier(["house"], { roll: 1 }),
  "charge.table.pick": words("house"),
  "charge.table.cavalryVsCavalry": table("public", [
    routs,
    chargerElan,
    melee,
    melee,
    [side("melee", { unformed: true }), side("melee", { elan: true })],
    [side("retreat", { losses: "1D3", unformed: true }), side("takesGround")],
  ]),
  "charge.table.infantryVsFoot": sixHouse.infantryVsFoot,
  "charge.table.cavalryVsFoot": sixHouse.cavalryVsFoot,
  "charge.table.vsSquare": sixHouse.vsSquare,
  "charge.table.vsGuns": sixHouse.vsGuns,
  "charge.table.vsGarrison": sixHouse.vsGarrison,
  "winner.default": clause(["house"], { haltsAt: distance(5, 3) }),
  "support.fate": clause([["public", "cavalry"], "house"], { haltsBehind: distance(5, 3) }),
} satisfies Record<string, Clause<unknown>> &
  Record<`charge.table.${ChargeTable}`, Clause<readonly ChargeCell[]>>;
