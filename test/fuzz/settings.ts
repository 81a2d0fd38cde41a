/** Every scenario and every order of battle that is shipped, with options and arrivals at random. */
import { readdirSync, readFileSync } from "node:fs";
import {
  type Checked,
  type OrderOfBattle,
  parseOrderOfBattle,
  parseScenario,
  type Scenario,
} from "@adjutant/battle";
import { type Options, optionIds } from "@adjutant/rules";
import { order as everyArm } from "../../packages/battle/test/forces.ts";
import { root } from "../../tools/workspaces.mjs";
import type { Draw } from "./draw.ts";
import type { Setting } from "./game.ts";

/** What is shipped of a kind, each read as a user's file is. */
function shipped<Value>(kind: string, parse: (json: unknown) => Checked<Value>): Value[] {
  return shippedFiles(kind).map((file) => {
    const read = parse(JSON.parse(readFileSync(`${root}scenarios/${file}`, "utf8")));
    if (!read.ok) throw new Error(`${file}: ${JSON.stringify(read.faults)}`);
    return read.value;
  });
}

/** The names of the files. */
export function shippedFiles(kind: string): string[] {
  return readdirSync(`${root}scenarios`)
    .filter((file) => file.endsWith(`.${kind}.json`))
    .sort();
}

/** The shipped ones, and a small battle that has every arm, rockets too. */
export const orders: readonly OrderOfBattle[] = [
  ...shipped("orderOfBattle", parseOrderOfBattle),
  everyArm(),
];

export const scenarios: readonly Scenario[] = shipped("scenario", parseScenario);

/** The same forces, some brigades arriving in a later turn. */
function arriving(order: OrderOfBattle, draw: Draw): OrderOfBattle {
  return {
    ...order,
    sides: order.sides.map((side) => ({
      ...side,
      brigades: side.brigades.map((brigade, index) =>
        index > 0 && draw.oneIn(4) ? { ...brigade, arrives: 2 + draw.below(3) } : brigade,
      ),
    })),
  };
}

const worded = {
  marking: ["roster", "markers"],
  scale: ["cm", "inch", "inchAsCm"],
  dice: ["app", "typed", "mixed"],
} as const;

function someOptions(draw: Draw): Options {
  const options = optionIds.flatMap((id): [string, boolean | string][] => {
    if (!draw.oneIn(4)) return [];
    if (id === "marking" || id === "scale" || id === "dice") return [[id, draw.of(worded[id])]];
    return [[id, true]];
  });
  // Each option has a value of its own kind.
  return Object.fromEntries(options) as Options;
}

/** Some sides roll otherwise than the options say. */
function someDice(sides: readonly { readonly id: string }[], draw: Draw): Pick<Setting, "dice"> {
  if (draw.oneIn(2)) return {};
  const said = sides.filter(() => draw.oneIn(2));
  return { dice: Object.fromEntries(said.map(({ id }) => [id, draw.of(worded.dice)])) };
}

export function setting(draw: Draw): Setting {
  const scenario = draw.any(scenarios);
  const order = draw.any(orders);
  if (!scenario || !order) throw new Error("scenarios and orders of battle are shipped");
  const options = draw.oneIn(3) ? {} : someOptions(draw);
  if (draw.oneIn(2)) {
    const dice = someDice(scenario.sides, draw);
    const map = draw.oneIn(3) ? ({ map: true } as const) : {};
    const hidden = map.map && draw.oneIn(2) ? ({ hidden: true } as const) : {};
    const where = hidden.hidden ? " on the map, out of sight hidden" : map.map && " on the map";
    const name = `scenario ${scenario.id}${where ?? ""}`;
    return { name, forces: { scenario }, options, ...dice, ...map, ...hidden };
  }
  const forces = { order: draw.oneIn(2) ? order : arriving(order, draw) };
  return { name: order.id, forces, options, ...someDice(order.sides, draw) };
}
