/** Schemas of the events of a battle file. Outcomes are not read but worked out again. */
import { type ProcedureName, procedureNames } from "@adjutant/rules";
import type { Declared } from "../companion/declaring.ts";
import type {
  Advanced,
  ChargeWay,
  Corrected,
  CorrectionReason,
  Held,
  Noted,
  Proposed,
  Redone,
  Resolvable,
  Settled,
  StoodStill,
  Undone,
} from "../companion/events.ts";
import type { FollowKind, FollowUp } from "../companion/follow-up.ts";
import type { UnitsMoved } from "../companion/moving.ts";
import type { Pending } from "../companion/pending.ts";
import type { Reacted } from "../companion/reacting.ts";
import type { Attached, Rode } from "../companion/riding.ts";
import type { Schema } from "../schemas/check.ts";
import { atMost } from "../schemas/lengths.ts";
import { garrison, place } from "../schemas/unit.ts";
import { bounds, distance, freeId, id, line, whole, yesNo } from "../schemas/values.ts";
import { z } from "../schemas/zod.ts";
import {
  anyChange,
  at,
  clause,
  flatChange,
  formation,
  list,
  phase,
  spot,
  taskingFacts,
  turn,
  unitPatch,
  yes,
} from "./change-schema.ts";
import { over, points } from "./ending-schema.ts";
import { deployedEvent, marchedEvent } from "./march-schema.ts";
import { type Loose, stamp } from "./stamp-schema.ts";

const followKinds = {
  remove: true,
  retire: true,
  retreat: true,
  rout: true,
  compulsoryMove: true,
  takesGround: true,
  halts: true,
  occupies: true,
  charge: true,
  chargeEnds: true,
  caught: true,
  mustStand: true,
  fightMelee: true,
  secondRound: true,
  generalTest: true,
  generalAtRisk: true,
  replaceGeneral: true,
  supports: true,
  supportTest: true,
  friendLoses: true,
  reform: true,
  steady: true,
  standFast: true,
  ammunition: true,
  burns: true,
  falteringRoll: true,
  demoralised: true,
  armyBroken: true,
  arrives: true,
  redeploys: true,
} as const satisfies Record<FollowKind, true>;

// The keys of an object literal are exactly those of its type.
const followKind = z.enum(Object.keys(followKinds) as FollowKind[]);

/** A charge over the map: its wheel is at most a quarter turn either way, the rules allow less. */
export const wheel = z.exactOptional(z.number().check(z.gte(-90), z.lte(90)));

const now = z.literal("now");
const later = z.strictObject({ phase, turn });

const followUp: Schema<FollowUp> = z.strictObject({
  id: freeId,
  kind: followKind,
  clause,
  need: z.enum(["roll", "choose", "move", "know"]),
  when: z.union([now, later], "now, { phase, turn }"),
  unit: z.exactOptional(id),
  enemy: z.exactOptional(id),
  brigade: z.exactOptional(id),
  side: z.exactOptional(id),
  count: z.exactOptional(whole(0, 999)),
  distance: z.exactOptional(distance),
  turn: wheel,
  answer: z.exactOptional(z.enum(["stand", "square", "counterCharge"])),
});

/** Why people change a roster by hand. */
export const correctionReason: Schema<CorrectionReason> = z.enum([
  "forgot",
  "mistake",
  "moved",
  "formation",
  "rallied",
  "other",
]);

const anyPending = { id: freeId, clause, side: id, among: list(id) } as const;

/** What is to be chosen, and rolls that stand unless they are repeated. */
const pending = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("phasing"), ...anyPending }),
  z.strictObject({
    kind: z.literal("occupies"),
    ...anyPending,
    garrison,
    place: id,
    fought: list(id),
  }),
  z.strictObject({ kind: z.literal("place"), ...anyPending, unit: id }),
  z.strictObject({ kind: z.literal("scouts"), ...anyPending, unit: id }),
  z.strictObject({
    kind: z.literal("consent"),
    ...anyPending,
    by: id,
    unit: id,
    to: unitPatch,
    reason: correctionReason,
    text: z.exactOptional(line(bounds.note)),
  }),
  z.strictObject({
    kind: z.literal("stop"),
    ...anyPending,
    unit: id,
    from: at,
    stops: list(z.strictObject({ behind: id, at })),
  }),
  z.strictObject({
    kind: z.literal("rollStands"),
    ...anyPending,
    brigade: id,
    procedure: z.enum(["command", "faltering"]),
    result: z.enum(["allRetire", "routersDisperse", "hesitant"]),
    before: z.strictObject({
      order: z.enum(["obeys", "hesitant"]),
      rolledInTurn: whole(0, bounds.turns),
      broken: list(id),
    }),
  }),
]) satisfies Schema<Pending>;

const asks = z.exactOptional(list(pending));
const joined = z.exactOptional(
  z.strictObject({ attacker: z.exactOptional(list(id)), defender: z.exactOptional(list(id)) }),
);

const changes = list(flatChange);
const follows = list(followUp);
const words = line(bounds.note);

export const resolvables = [
  ...procedureNames,
  "generalRisk",
] as const satisfies readonly Resolvable[];

export const way: Schema<ChargeWay> = z.strictObject({ charger: id, target: id, turn: wheel });

/** A resolution before its situation is read by the schema of its procedure. */
export const resolvedEvent = z.strictObject({
  type: z.literal("resolved"),
  ...stamp,
  procedure: z.enum(resolvables as readonly (ProcedureName | "generalRisk")[]),
  acting: z.nullable(freeId),
  targets: list(freeId),
  of: z.nullable(freeId),
  situation: z.unknown(),
  dice: z.strictObject({
    faces: list(z.int()),
    typed: whole(0, 1000),
    rolls: z.unknown(),
  }),
  outcome: z.unknown(),
  changes,
  follows,
  asks,
  answers: z.nullable(freeId),
  overruled: z.nullable(clause),
  joined,
  square: yes,
  way: z.exactOptional(way),
});

const corrected: Schema<Loose<Corrected>> & z.core.$ZodTypeDiscriminable = z.strictObject({
  type: z.literal("corrected"),
  ...stamp,
  unit: id,
  reason: correctionReason,
  text: z.nullable(words),
  changes,
  follows,
  asks,
});

const proposed: Schema<Proposed> & z.core.$ZodTypeDiscriminable = z.strictObject({
  type: z.literal("proposed"),
  ...stamp,
  unit: id,
  reason: correctionReason,
  text: z.nullable(words),
  asks: list(pending),
});

const stoodStill: Schema<Loose<StoodStill>> & z.core.$ZodTypeDiscriminable = z.strictObject({
  type: z.literal("stoodStill"),
  ...stamp,
  units: list(id),
  changes,
  overruled: z.exactOptional(clause),
});

/** What units did in the Movement phase, but for what is either so or not told. */
export const movement = {
  units: list(id),
  how: z.enum(["none", "half", "more"]),
  formation: z.exactOptional(formation),
  place: z.exactOptional(z.strictObject({ kind: place, id: z.exactOptional(id) })),
  unformedBy: z.exactOptional(z.enum(["move.terrain", "move.interpenetrate"])),
} as const;

const unitsMoved: Schema<Loose<UnitsMoved>> & z.core.$ZodTypeDiscriminable = z.strictObject({
  type: z.literal("moved"),
  ...stamp,
  ...movement,
  leaves: yes,
  about: yes,
  away: yes,
  changes,
  asks,
  overruled: z.exactOptional(clause),
});

/** Who answers whose charge, and how. */
export const reaction = {
  unit: id,
  to: id,
  reaction: z.enum(["stand", "square", "evade", "counterCharge"]),
} as const;

/** Who declares a charge on whom. */
export const declaration = { unit: id, to: id, turn: wheel } as const;

const declared: Schema<Loose<Declared>> & z.core.$ZodTypeDiscriminable = z.strictObject({
  type: z.literal("declared"),
  ...stamp,
  ...declaration,
  distance,
  changes,
  follows,
  overruled: z.exactOptional(clause),
});

const reacted: Schema<Loose<Reacted>> & z.core.$ZodTypeDiscriminable = z.strictObject({
  type: z.literal("reacted"),
  ...stamp,
  ...reaction,
  distance,
  dice: z.exactOptional(z.strictObject({ faces: list(whole(1, 6)), typed: whole(0, 1000) })),
  evaded: z.exactOptional(
    z.strictObject({
      evades: yesNo,
      caught: yesNo,
      disperses: yesNo,
      move: distance,
      reach: distance,
    }),
  ),
  answers: z.exactOptional(freeId),
  changes,
  follows,
  overruled: z.exactOptional(clause),
});

const noted: Schema<Noted> & z.core.$ZodTypeDiscriminable = z.strictObject({
  type: z.literal("noted"),
  ...stamp,
  text: words,
});

const settled: Schema<Loose<Settled>> & z.core.$ZodTypeDiscriminable = z.strictObject({
  type: z.literal("settled"),
  ...stamp,
  follow: freeId,
  chosen: z.exactOptional(id),
  task: z.exactOptional(
    z.strictObject({
      ...taskingFacts,
      side: id,
      cost: whole(0, 99),
      faces: list(whole(1, 6)),
      typed: whole(0, 1000),
      overruled: z.nullable(clause),
    }),
  ),
  changes,
  follows,
  asks,
});

const advanced: Schema<Loose<Advanced>> & z.core.$ZodTypeDiscriminable = z.strictObject({
  type: z.literal("advanced"),
  ...stamp,
  turn,
  phase,
  acting: z.exactOptional(id),
  resolving: yes,
  changes,
  follows,
  asks,
  points: z.exactOptional(points),
  held: z.exactOptional(z.record(id, z.nullable(id))),
  over: z.exactOptional(over),
  overruled: z.exactOptional(clause),
});

const attached: Schema<Loose<Attached>> & z.core.$ZodTypeDiscriminable = z.strictObject({
  type: z.literal("attached"),
  ...stamp,
  brigade: id,
  unit: z.nullable(id),
  distance: z.exactOptional(distance),
  to: z.exactOptional(spot),
  changes,
  overruled: z.exactOptional(clause),
});

const rode: Schema<Loose<Rode>> & z.core.$ZodTypeDiscriminable = z.strictObject({
  type: z.literal("rode"),
  ...stamp,
  side: id,
  to: spot,
  distance,
  changes,
  overruled: z.exactOptional(clause),
});

const held: Schema<Held> & z.core.$ZodTypeDiscriminable = z.strictObject({
  type: z.literal("held"),
  ...stamp,
  objective: id,
  side: z.nullable(id),
});

/** Events undone or done again with another: of a long battle many. */
const also = z.exactOptional(z.array(freeId).check(atMost(100_000)));

const undone: Schema<Undone> & z.core.$ZodTypeDiscriminable = z.strictObject({
  type: z.literal("undone"),
  ...stamp,
  of: freeId,
  also,
});

const redone: Schema<Redone> & z.core.$ZodTypeDiscriminable = z.strictObject({
  type: z.literal("redone"),
  ...stamp,
  of: freeId,
  also,
});

export const looseEvent = z.discriminatedUnion("type", [
  resolvedEvent,
  corrected,
  proposed,
  stoodStill,
  unitsMoved,
  deployedEvent,
  marchedEvent,
  declared,
  reacted,
  noted,
  settled,
  advanced,
  attached,
  rode,
  held,
  undone,
  redone,
]);

type AnyEvent = typeof resolvedEvent;

/** An event of which every change is read by its own schema. */
function withChanges(event: AnyEvent) {
  return "changes" in event.shape ? z.extend(event, { changes: list(anyChange) }) : event;
}

// Each is an object with a type of its own, and there are several; how they are declared hides that.
const [first, ...others] = looseEvent.def.options as unknown as readonly [AnyEvent, ...AnyEvent[]];

/**
 * Events with all their changes. It is for input that is right, most of it, and reads that in one go;
 * what is wrong with others is told by `looseEvent`, and by `changeSchema` after it.
 */
export const wholeEvent = z.discriminatedUnion("type", [
  withChanges(first),
  ...others.map(withChanges),
]);
