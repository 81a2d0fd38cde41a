/** From every state the battle goes on: something is due, or legal, or the phase can be left. */
import { type BattleEvent, type Companion, decide } from "@adjutant/battle";
import { chargeReach, rulebook } from "@adjutant/rules";
import { Draw } from "./draw.ts";
import { after, given, type Step } from "./game.ts";
import { Broken } from "./laws.ts";
import { duty, ordered } from "./orders.ts";
import type { Json } from "./situations.ts";

/** So many commands must do to leave a phase; the largest battle has not so much to do in one. */
const patience = 300;

/**
 * Plays on as players do who forget nothing and overrule nothing, until the next phase begins.
 * @throws Broken where it does not
 */
export function goesOn(state: Companion, seed: number): void {
  const draw = new Draw(seed);
  const refusals = new Map<string, number>();
  let current = state;
  for (let i = 0; i < patience; i++) {
    const id = `on ${current.log.length}`;
    // A battle that has ended need not go on.
    if (current.over !== null || decide(current, { type: "advance", id }).ok) return;
    const side = current.acting ?? draw.any(current.sides)?.id ?? "";
    const drawn = duty(current, draw) ?? ordered(current, side, draw, false);
    if (!drawn) continue;
    const step: Step = { by: "table", json: drawn.json, seed: draw.below(46_656) };
    const result = given(current, step);
    const next = after(current, result);
    if (next === current) {
      const why = JSON.stringify({ command: drawn.json, result }).slice(0, 700);
      refusals.set(why, (refusals.get(why) ?? 0) + 1);
    }
    current = next;
  }
  const held = JSON.stringify({ open: current.open, pending: current.pending }).slice(0, 1500);
  const refused = [...refusals.keys()].slice(0, 3).join("\n");
  throw new Broken("no dead end", `${current.phase}: ${held}\n${refused}`);
}

/**
 * Bars that `legal` tells and `decide` does not hold to: players may fight out a melee between units
 * that nothing has brought into contact.
 */
const untold: ReadonlySet<string> = new Set(["melee.pairs"]);

/** A charge under fire: `legal` tells of declaring it, and what fire did to it does not end it. */
function goesOnUnderFire(json: Json): boolean {
  return JSON.stringify(json).includes('"lostToFire"');
}

/**
 * A charge declared out of reach, which `legal` advises against: by the rules it may be declared, and
 * halts where its reach ends (`charge.declare`).
 */
function fallsShort({ units, options }: Companion, [event]: readonly BattleEvent[]): boolean {
  const roster = event?.type === "declared" ? units[event.unit] : undefined;
  if (event?.type !== "declared" || !roster) return false;
  const reach = chargeReach(roster.unit, options.scale, rulebook);
  return reach !== null && event.distance > reach;
}

/**
 * What is told to be forbidden is refused.
 * @throws Broken where it is done all the same
 */
export function barsHold(state: Companion, seed: number): void {
  const draw = new Draw(seed);
  for (const { id } of state.sides) {
    const drawn = ordered(state, id, draw, true);
    if (!drawn || untold.has(drawn.bar ?? "") || goesOnUnderFire(drawn.json)) continue;
    const result = given(state, { by: "table", json: drawn.json, seed });
    if (result.kind === "unread" || !result.decision.ok) continue;
    if (fallsShort(state, result.decision.events)) continue;
    throw new Broken("what is forbidden is refused", `${drawn.bar}: ${JSON.stringify(drawn.json)}`);
  }
}
