/** One command of a script, read against the battle as it stands. */
import {
  type AnyOrder,
  type Board,
  type Checked,
  type Companion,
  type CorrectionReason,
  type Fault,
  hasHappened,
  parseSituation,
  type Resolvable,
  type TaskingKind,
  type UnitPatch,
} from "@adjutant/battle";
import { procedureNames, type Rulebook } from "@adjutant/rules";
import { situationOf } from "./named-units.ts";
import {
  anyObject,
  faces,
  isObject,
  type JsonObject,
  type Key,
  listOf,
  object,
  oneOf,
  optional,
  orNull,
  type Shape,
  shapeFaults,
  text,
  whole,
  yesNo,
} from "./shape.ts";

const id = text(80);
const words = text(4000);
const ids = listOf(id, 100);

const reasons = {
  forgot: true,
  mistake: true,
  moved: true,
  formation: true,
  rallied: true,
  other: true,
} as const satisfies Record<CorrectionReason, true>;

const taskings = {
  attachment: true,
  glory: true,
  forwards: true,
  infantryAssault: true,
  assaultFire: true,
  reserve: true,
  ammunition: true,
  redeploy: true,
  scouts: true,
  skirmishers: true,
} as const satisfies Record<TaskingKind, true>;

/** What a correction may change; whether the unit can be so is checked by its own reader. */
const patch = {
  casualties: optional(whole(999)),
  unformed: optional(yesNo),
  faltering: optional(yesNo),
  retreating: optional(yesNo),
  routing: optional(yesNo),
  fireDisciplineLost: optional(yesNo),
  lowAmmunition: optional(yesNo),
  formation: optional(orNull(id)),
  garrison: optional(orNull(anyObject)),
  moved: optional(oneOf(["none", "half", "more"])),
  changedFormation: optional(yesNo),
  reformed: optional(yesNo),
  unlimbered: optional(yesNo),
  fired: optional(yesNo),
  fellBack: optional(yesNo),
  engaged: optional(orNull(id)),
  elan: optional(yesNo),
  general: optional(yesNo),
  stood: optional(yesNo),
  charged: optional(yesNo),
  place: optional(orNull(id)),
  gone: optional(orNull(oneOf(["dispersed", "destroyed", "leftTable"]))),
} satisfies Record<keyof UnitPatch, Key>;

const resolvables: readonly Resolvable[] = [...procedureNames, "generalRisk"];

/** The keys of every command, beside its type, its id and its time. */
const shapes = {
  resolve: {
    procedure: oneOf(resolvables),
    situation: optional(anyObject),
    faces: optional(faces),
    typed: optional(whole(1000)),
    of: optional(id),
    answers: optional(id),
    overrule: optional(yesNo),
    joined: optional(object({ attacker: optional(ids), defender: optional(ids) })),
    square: optional(yesNo),
  },
  correct: {
    unit: id,
    to: object(patch),
    reason: oneOf(Object.keys(reasons)),
    text: optional(words),
  },
  stoodStill: { units: ids, overrule: optional(yesNo) },
  move: {
    units: ids,
    how: oneOf(["none", "half", "more"]),
    formation: optional(id),
    leaves: optional(yesNo),
    about: optional(yesNo),
    place: optional(object({ kind: oneOf(["builtUp", "strongpoint"]), id: optional(id) })),
    away: optional(yesNo),
    unformedBy: optional(oneOf(["move.terrain", "move.interpenetrate"])),
    overrule: optional(yesNo),
  },
  note: { text: words },
  settle: { follow: id, unit: optional(id) },
  choose: { pending: id, chosen: id },
  task: {
    tasking: oneOf(Object.keys(taskings)),
    side: id,
    brigade: optional(id),
    unit: optional(id),
    use: optional(oneOf(["move", "charge"])),
    offTable: optional(yesNo),
    faces: optional(faces),
    typed: optional(whole(1000)),
    overrule: optional(yesNo),
  },
  advance: { overrule: optional(yesNo) },
  undo: { to: optional(id) },
  redo: {},
} as const satisfies Record<AnyOrder["type"], Shape>;

type CommandType = keyof typeof shapes;

const isType = (value: unknown): value is CommandType =>
  typeof value === "string" && Object.hasOwn(shapes, value);

const type = oneOf(Object.keys(shapes));
const stamp = { id: optional(id), at: optional(whole(Number.MAX_SAFE_INTEGER)) };

/**
 * Reads a command. One without an id gets one that is free in the battle; in its situation a unit
 * may be named by its id.
 * @param number of the event that it would become; the start of a battle is its event 0
 */
export function readCommand(
  json: unknown,
  state: Companion,
  number: number,
  book: Rulebook,
): Checked<AnyOrder> {
  if (!isObject(json) || !isType(json["type"])) {
    return { ok: false, faults: shapeFaults(json, { type }, []).filter(aboutType) };
  }
  const shape: Shape = { type, ...stamp, ...shapes[json["type"]] };
  const faults = shapeFaults(json, shape, []);
  if (faults.length > 0) return { ok: false, faults };
  const whole = { ...json, id: json["id"] ?? freeId(state, number) };
  // The shape is that of a command of this type; a situation is read by its own reader.
  if (json["type"] !== "resolve") return { ok: true, value: whole as unknown as AnyOrder };
  return resolving(whole, state, book);
}

/** Of a command without a type only that is told: its other keys cannot be judged yet. */
function aboutType({ code }: Fault): boolean {
  return code === "missing" || code === "wrongType" || code === "wrongValue";
}

function freeId(state: Companion, number: number): string {
  let free = number;
  while (hasHappened(state, `e${free}`)) free++;
  return `e${free}`;
}

function resolving(json: JsonObject, board: Board, book: Rulebook): Checked<AnyOrder> {
  // The shape has seen to it that the procedure is one.
  const procedure = json["procedure"] as Resolvable;
  const { situation, faults } = situationOf(procedure, json, board, book);
  if (faults.length > 0) return { ok: false, faults };
  const name = procedure === "generalRisk" ? "general" : procedure;
  const read = parseSituation(name, situation, book);
  if (!read.ok) {
    return {
      ok: false,
      faults: read.faults.map((found) => ({ ...found, path: ["situation", ...found.path] })),
    };
  }
  // The situation is that of the procedure, and the rest has passed the shape.
  return { ok: true, value: { ...json, situation: read.value } as unknown as AnyOrder };
}
