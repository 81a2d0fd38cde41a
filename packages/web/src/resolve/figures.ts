import {
  bandStarts,
  type ClauseId,
  chargeReach,
  footprintNow,
  gunLimits,
  inScale,
  limitOf,
  moveRate,
  skirmishRange,
  type Unit,
  volleyRange,
} from "@adjutant/rules";
import type { Text } from "../text.ts";
import type { Table } from "./known.ts";

/** A figure of a unit with the clause that sets it. */
export interface Figure {
  readonly key: "limit" | "bands" | "move" | "charge" | "volley" | "skirmish" | "guns" | "ground";
  readonly clause: ClauseId;
  readonly value: string;
}

/** What the rules give a unit in numbers, in the order in which a battle asks for it. */
export function figuresOf(unit: Unit, table: Table, text: Text): readonly Figure[] {
  const { scale, book } = table;
  const far = (value: number): string => text.distance(value, scale);
  const charge = chargeReach(unit, scale, book);
  return [
    { key: "limit", clause: "casualty.limit", value: text.number(limitOf(unit, book)) },
    ...bands(unit, table, text),
    { key: "move", clause: "move.rate", value: far(moveRate(unit, scale, book)) },
    ...(charge === null
      ? []
      : [{ key: "charge", clause: "charge.declare", value: far(charge) } as const]),
    ...ranges(unit, table, far),
    ...ground(unit, table, text, far),
  ];
}

function bands(unit: Unit, { book }: Table, text: Text): readonly Figure[] {
  const starts = bandStarts(unit, book);
  if (starts === null) return [];
  const { first, second } = book.clauses["volley.band"].value;
  const each = (roll: number, from: number): string =>
    text.say("figure.from", { penalty: roll, from });
  const value = `${each(first, starts.first)}, ${each(second, starts.second)}`;
  return [{ key: "bands", clause: "casualty.band", value }];
}

function ranges(unit: Unit, { scale, book }: Table, far: (value: number) => string): Figure[] {
  switch (unit.arm) {
    case "infantry": {
      const loose = unit.formation === undefined || unit.formation === "openOrder";
      if (loose) {
        const value = far(skirmishRange(unit, scale, book));
        return [{ key: "skirmish", clause: "fire.range.musket", value }];
      }
      const value = far(volleyRange(unit, scale, book));
      return [{ key: "volley", clause: "fire.range.musket", value }];
    }
    case "screen": {
      const value = far(skirmishRange(unit, scale, book));
      return [{ key: "skirmish", clause: "fire.range.musket", value }];
    }
    case "artillery": {
      const limits = gunLimits(unit, book);
      if (limits === null) {
        const { limit } = book.clauses["fire.range.rockets"].value;
        return [{ key: "guns", clause: "fire.range.rockets", value: far(inScale(limit, scale)) }];
      }
      const value = [limits.canister, limits.effective, limits.long]
        .map((limit) => far(inScale(limit, scale)))
        .join(" · ");
      return [{ key: "guns", clause: "fire.range.guns", value }];
    }
    case "cavalry":
      return [];
  }
}

function ground(unit: Unit, table: Table, text: Text, far: (value: number) => string): Figure[] {
  const { scale, book, options } = table;
  const { frontage, depth } = footprintNow(unit, scale, options.marking ?? "roster", book);
  if (frontage === 0) return [];
  const value = `${text.number(frontage)} × ${far(depth)}`;
  return [{ key: "ground", clause: "footprint.table", value }];
}
