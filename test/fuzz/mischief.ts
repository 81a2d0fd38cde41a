/** Commands that must be refused, or at least must do no harm. */
import type { Companion } from "@adjutant/battle";
import { paths, rubbish, spoilt } from "../../packages/battle/test/spoil.ts";
import type { Draw } from "./draw.ts";
import type { Giver, Step } from "./game.ts";
import { type Drawn, lawful, ordered } from "./orders.ts";

/** The seat that gives a command: the side whose it is, the umpire, or both players. */
function giver({ side }: Drawn, state: Companion, draw: Draw): Giver {
  const kind = draw.below(6);
  if (kind < 3) return "table";
  if (kind === 3) return { kind: "umpire" };
  return { kind: "side", side: side ?? draw.any(state.sides.map(({ id }) => id)) ?? "" };
}

function seed(draw: Draw): number {
  return draw.below(46_656);
}

/** A step that the rules may well allow. */
export function lawfulStep(state: Companion, draw: Draw): Step {
  const drawn = lawful(state, draw);
  return { by: giver(drawn, state, draw), json: drawn.json, seed: seed(draw) };
}

const kinds = [
  "refused",
  "overruled",
  "otherSide",
  "repeated",
  "spoilt",
  "dice",
  "rubbish",
] as const;

/** A step that is wrong in one way. */
export function wrongStep(state: Companion, draw: Draw): Step {
  const drawn = lawful(state, draw);
  const by = giver(drawn, state, draw);
  const step: Step = { by, json: drawn.json, seed: seed(draw) };
  const side = draw.any(state.sides.map(({ id }) => id)) ?? "";
  switch (draw.of(kinds)) {
    case "refused":
      return { ...step, json: ordered(state, side, draw, true)?.json ?? drawn.json };
    case "overruled": {
      const json = ordered(state, side, draw, true)?.json ?? drawn.json;
      return { ...step, json: { ...json, overrule: true } };
    }
    case "otherSide": {
      const other = state.sides.find(({ id }) => id !== drawn.side)?.id ?? "";
      return { ...step, by: { kind: "side", side: other } };
    }
    case "repeated": {
      const id = draw.any(state.log)?.event.id ?? "";
      return { ...step, json: { ...drawn.json, id } };
    }
    case "spoilt": {
      const path = draw.any(paths(drawn.json)) ?? [];
      return { ...step, json: spoilt(drawn.json, path, draw.any(rubbish)) };
    }
    case "dice": {
      const faces = Array.from({ length: draw.below(8) }, () => draw.below(8));
      return { ...step, json: { ...drawn.json, faces, typed: draw.below(9) } };
    }
    case "rubbish":
      return { ...step, json: draw.any(rubbish) };
  }
}
