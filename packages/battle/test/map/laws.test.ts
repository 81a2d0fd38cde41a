import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changed, changes, type Scene, scenes } from "../../../field/test/scenes.ts";
import { parseSituation } from "../../src/index.ts";
import { chargeAt, chargeAtBar, fireAtCharge } from "../../src/map/close.ts";
import { fireAt, fireAtBar } from "../../src/map/fire.ts";
import { enemiesOf, type Laid } from "../../src/map/laid.ts";
import { disciplineOf, fateOf } from "../../src/map/near.ts";
import { at, type Put, table } from "./tables.ts";

function laidOut({ plan, units }: Scene): Laid {
  const put: Record<string, Put> = {};
  for (const { id, unit, x, y, facing } of units) put[id] = at(unit, x, y, facing);
  return table(put, { plan });
}

/** Everything that can be made of a table: each pair's situations, or why not. */
function* allOf(on: Laid) {
  for (const piece of on.pieces) {
    for (const enemy of enemiesOf(on, piece)) {
      const pair = `${piece.roster.id} ${enemy.roster.id}`;
      const fire = fireAt(on, piece, [enemy]);
      if (fire !== null) {
        yield "refused" in fire ? { pair, fire } : { pair, ...fire.shot };
      }
      const charge = chargeAt(on, piece, enemy);
      if ("refused" in charge) yield { pair, charge };
      else {
        yield { pair, procedure: "charge" as const, situation: charge.situation };
        const answer = fireAtCharge(on, enemy, piece, charge.path);
        if (answer !== null) {
          yield "refused" in answer ? { pair, answer } : { pair, ...answer.shot };
        }
      }
      yield { pair, procedure: "fate" as const, situation: fateOf(on, piece, enemy) };
      yield {
        pair,
        procedure: "discipline" as const,
        situation: disciplineOf(on, piece, enemy),
      };
    }
  }
}

/** The same to compare: a share of an area is a sum of roundings. */
function told(on: Laid): unknown {
  const text = JSON.stringify([...allOf(on)], (key, value: unknown) =>
    key === "share" && typeof value === "number" ? Number(value.toFixed(9)) : value,
  );
  return JSON.parse(text);
}

describe("what is offered as a target is one, and the other way round", () => {
  test("fire and charges in reach", () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        const on = laidOut(scene);
        for (const piece of on.pieces) {
          for (const enemy of enemiesOf(on, piece)) {
            const fire = fireAt(on, piece, [enemy]);
            const refused = fire !== null && "refused" in fire ? fire.refused : null;
            expect(fireAtBar(on, piece, enemy)).toEqual(refused);
            const charge = chargeAt(on, piece, enemy, { toDeclare: true });
            const reaches = !("refused" in charge) && charge.path.inReach;
            expect(chargeAtBar(on, piece, enemy) === null).toBe(reaches);
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe("the same table laid differently makes the same situations", () => {
  test.each(changes)("$name", (change) => {
    fc.assert(
      fc.property(scenes, (scene) => {
        expect(told(laidOut(changed(scene, change)))).toEqual(told(laidOut(scene)));
      }),
      { numRuns: 20 },
    );
  });
});

describe("what is made of positions is what players could have stated", () => {
  test("every situation passes the schema of its procedure", () => {
    const procedures = new Set<string>();
    fc.assert(
      fc.property(scenes, (scene) => {
        for (const made of allOf(laidOut(scene))) {
          if (made.procedure === undefined) continue;
          procedures.add(made.procedure);
          const read = parseSituation(made.procedure, made.situation);
          expect(read.ok ? [] : read.faults).toEqual([]);
        }
      }),
      { numRuns: 40 },
    );
    // The tables at random are worth their time only if all this happens on them.
    expect([...procedures].sort()).toEqual([
      "artillery",
      "charge",
      "discipline",
      "fate",
      "skirmish",
      "volley",
    ]);
  });
});
