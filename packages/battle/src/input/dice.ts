/** Die faces as people type them. */
import { type Checked, fault, faulty } from "../faults.ts";
import { kindOf, shown } from "./shown.ts";

/** The most dice that one resolution could take, many times over. */
const mostDice = 1000;

/** Is this a face of a D6. */
export function isFace(face: unknown): face is number {
  return typeof face === "number" && Number.isInteger(face) && face >= 1 && face <= 6;
}

/** Reads die faces, 1–6, in the order rolled: a list of numbers. */
export function parseFaces(json: unknown): Checked<readonly number[]> {
  if (!Array.isArray(json)) {
    return faulty([fault([], "wrongType", { got: kindOf(json), expected: "list" })]);
  }
  if (json.length > mostDice) {
    return faulty([fault([], "listTooLong", { count: json.length, max: mostDice })]);
  }
  const faces: readonly unknown[] = json;
  const faults = faces.flatMap((face, index) =>
    isFace(face) ? [] : [fault([index], "notDie", { value: shown(face) })],
  );
  if (faults.length > 0) return faulty(faults);
  return { ok: true, value: Object.freeze(faces.filter(isFace)) };
}

/** Reads die faces from one line, as `6,5,3,1` or `6 5 3 1`. */
export function readFaces(text: string): Checked<readonly number[]> {
  const words = text.split(/[\s,;]+/).filter((word) => word !== "");
  return parseFaces(words.map((word) => (/^\d+$/.test(word) ? Number(word) : word)));
}
