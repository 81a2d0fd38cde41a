/** Moves as the tests write them: in centimetres and degrees. */
import {
  type Field,
  type InFormation,
  type Leg,
  longest,
  type OnTable,
  path,
  type Shape,
} from "../src/index.ts";
import { battalion, field } from "./pictures.ts";

export const open = field();
export const line = battalion();
export const column = battalion({ formation: "attackColumn" });
export const march = battalion({ formation: "marchColumn" });

export const ahead = (cm: number, degrees = 0): Leg => ({
  kind: "ahead",
  length: Math.round(cm * 100),
  ...(degrees !== 0 && { aside: degrees * 60 }),
});
export const wheel = (degrees: number): Leg => ({ kind: "wheel", turn: degrees * 60 });
export const about: Leg = { kind: "about" };

export const go = (
  unit: InFormation,
  legs: readonly Leg[],
  others: readonly OnTable[] = [],
  on: Field = open,
  bonus = 0,
) => path(on, [unit, ...others], unit, legs, { bonus });

/** How far ahead the longest legal part of a path gets, in centimetres. */
export const gets = (
  unit: InFormation,
  legs: readonly Leg[],
  others: readonly OnTable[] = [],
  on: Field = open,
) => {
  const { legs: left } = longest(on, [unit, ...others], unit, legs);
  return left.reduce((sum, leg) => (leg.kind === "ahead" ? sum + leg.length / 100 : sum), 0);
};

export const rectangle = (left: number, near: number, right: number, far: number): Shape => ({
  polygon: [
    [left, near],
    [right, near],
    [right, far],
    [left, far],
  ],
});
