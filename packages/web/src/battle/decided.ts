/** What the rules make of a command; they come as soon as the roster stands. */
import { type Companion, type Decision, decide, decideFor } from "@adjutant/battle";
import { newId } from "./id.ts";
import { type Eyes, roleOf } from "./seats.ts";
import type { Draft } from "./useSeen.ts";

/** Players who share the table command together; others as their seats may. */
export function decided(companion: Companion, draft: Draft, eyes: Eyes): Decision {
  const stamped = { ...draft, id: newId(), at: Date.now() };
  // The id and the time complete a draft of any kind to the command of that kind.
  return eyes.kind === "table"
    ? decide(companion, stamped as Parameters<typeof decide>[1])
    : decideFor(roleOf(eyes), companion, stamped as Parameters<typeof decideFor>[2]);
}
