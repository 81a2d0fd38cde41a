import { expect, it } from "vitest";
import type { UnitView } from "../src/battle/view.ts";
import { candidate } from "../src/training/candidates.ts";
import { column, highlanders } from "./known.ts";

/** As far as the guide reads a unit. */
const unit = (known: typeof highlanders, side: string): UnitView =>
  ({ ...known, side, gone: null, arrives: null }) as unknown as UnitView;

const french = unit(column, "french");
const british = unit(highlanders, "british");

function volleyOf(mayAct: (side: string | null) => boolean, acting: string | null = null) {
  const brigades = [{ units: [british] }, { units: [french] }];
  return candidate("volley", {
    sides: [{ brigades }],
    view: { phasing: "french", acting },
    bar: ({ side }: UnitView) =>
      acting === "french" && side === "french" ? { clause: "command.hesitant" } : null,
    enemiesOf: (side: string) => [side === "french" ? british : french],
    mayAct,
  } as unknown as Parameters<typeof candidate>[1]);
}

it("a volley is taught with the line, and behind the curtain with whoever looks", () => {
  expect(volleyOf(() => true)).toMatchObject({ unit: { id: british.id } });
  expect(volleyOf((side) => side === "french")).toMatchObject({ unit: { id: french.id } });
});

it("in a part of a phase nobody of the other side is pointed to, and no reason of his is given", () => {
  expect(volleyOf(() => true, "british")).toMatchObject({ unit: { id: british.id } });
  expect(volleyOf(() => true, "french")).toEqual({ barred: { clause: "command.hesitant" } });
});
