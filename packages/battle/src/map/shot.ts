/** A shot as its procedure asks for it: volley, skirmish fire, guns or rockets, by who fires. */
import {
  explain,
  isGarrison,
  isRefused,
  isSkirmishers,
  type Refusal,
  type Rulebook,
  type Situations,
  type VolleySituation,
} from "@adjutant/rules";
import type { FireOrder } from "../companion/legal.ts";
import type { Piece } from "./laid.ts";

/** Fire of one kind with its situation. */
export type Shot = {
  [Kind in FireOrder]: { readonly procedure: Kind; readonly situation: Situations[Kind] };
}[FireOrder];

/** What a situation of fire says whoever fires. */
export type Facts = Omit<VolleySituation, "firer" | "assaultFire" | "behind" | "friendNear">;

/** What guns' situations say besides. */
export interface OfGuns {
  readonly assaultFire: boolean;
  readonly behind: NonNullable<VolleySituation["behind"]>;
  readonly friendNear: boolean;
}

/** The shot of a unit, or null if its arm does not fire: cavalry. */
export function shotOf({ roster: { unit } }: Piece, facts: Facts, guns: OfGuns): Shot | null {
  switch (unit.arm) {
    case "cavalry":
      return null;
    case "screen":
      return { procedure: "skirmish", situation: { ...facts, firer: unit } };
    case "infantry": {
      const situation = { ...facts, firer: unit };
      const volleys = !isGarrison(unit) && !isSkirmishers(unit);
      return volleys ? { procedure: "volley", situation } : { procedure: "skirmish", situation };
    }
    case "artillery": {
      const { friendNear, ...shot } = guns;
      return unit.kind === "rocket"
        ? { procedure: "rocket", situation: { ...facts, firer: unit, friendNear } }
        : { procedure: "artillery", situation: { ...facts, ...shot, firer: unit } };
    }
  }
}

/** What the rules themselves have against a shot, or null. */
export function shotBar(shot: Shot, book: Rulebook): Refusal | null {
  const explained = explainedOf(shot, book);
  return isRefused(explained) ? explained.refused : null;
}

function explainedOf(shot: Shot, book: Rulebook): unknown {
  switch (shot.procedure) {
    case "volley":
      return explain("volley", shot.situation, book);
    case "skirmish":
      return explain("skirmish", shot.situation, book);
    case "artillery":
      return explain("artillery", shot.situation, book);
    case "rocket":
      return explain("rocket", shot.situation, book);
  }
}
