/** Every procedure under its name. */
import { charge } from "./charge/resolve.ts";
import { adc, command, faltering, initiative } from "./command/command.ts";
import type { Procedure } from "./dice/procedure.ts";
import { bounce } from "./fire/bounce.ts";
import { ignition } from "./fire/ignition.ts";
import { artillery, volley } from "./fire/resolve.ts";
import { rocket } from "./fire/rocket.ts";
import { fraction } from "./fire/rounding.ts";
import { skirmish } from "./fire/skirmish.ts";
import { melee, meleeToEnd } from "./melee/resolve.ts";
import { discipline } from "./morale/discipline.ts";
import { fate, general } from "./morale/fate.ts";
import type { Rulebook } from "./rulebook/rulebook.ts";
import type { ProcedureName, Situations } from "./situations.ts";

/**
 * A fresh procedure for a situation, by name. Situations come checked; a resolution that the rules
 * forbid ends at once, without dice, as `{ refused }`.
 */
export const procedures = {
  volley,
  skirmish,
  artillery,
  rocket,
  charge,
  melee,
  meleeToEnd,
  discipline,
  fate,
  general,
  ignition,
  bounce,
  fraction,
  initiative,
  adc,
  command,
  faltering,
} satisfies {
  [Name in ProcedureName]: (situation: Situations[Name], book: Rulebook) => Procedure<unknown>;
};

export type Procedures = typeof procedures;

/** What a procedure returns, refusals included. */
export type OutcomeOf<Name extends ProcedureName> =
  ReturnType<Procedures[Name]> extends Procedure<infer Outcome> ? Outcome : never;

/** Every procedure's name, in the order of the command line's help. */
export const procedureNames = Object.keys(procedures) as readonly ProcedureName[];
