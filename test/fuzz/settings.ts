/** Every order of battle that is shipped, with options and arrivals at random. */
import { readdirSync, readFileSync } from "node:fs";
import { type OrderOfBattle, parseOrderOfBattle } from "@adjutant/battle";
import { type Options, optionIds } from "@adjutant/rules";
import { order as everyArm } from "../../packages/battle/test/forces.ts";
import { root } from "../../tools/workspaces.mjs";
import type { Draw } from "./draw.ts";
import type { Setting } from "./game.ts";

function shipped(): OrderOfBattle[] {
  const files = readdirSync(`${root}scenarios`).filter((file) => file.includes(".orderOfBattle."));
  return files.sort().map((file) => {
    const read = parseOrderOfBattle(JSON.parse(readFileSync(`${root}scenarios/${file}`, "utf8")));
    if (!read.ok) throw new Error(`${file}: ${JSON.stringify(read.faults)}`);
    return read.value;
  });
}

/** The shipped ones, and a small battle that has every arm, rockets too. */
export const orders: readonly OrderOfBattle[] = [...shipped(), everyArm()];

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

export function setting(draw: Draw): Setting {
  const order = draw.any(orders);
  if (!order) throw new Error("orders of battle are shipped");
  const forces = draw.oneIn(2) ? order : arriving(order, draw);
  const options = draw.oneIn(3) ? {} : someOptions(draw);
  return { name: order.id, orders: [forces], options };
}
