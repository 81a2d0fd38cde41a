import { readFileSync } from "node:fs";
import {
  adcCount,
  choices,
  decide,
  due,
  evolve,
  parseOrderOfBattle,
  phasingFirst,
  startCompanion,
} from "../packages/battle/dist/index.js";
import { rulebook, seededDice } from "../packages/rules/dist/index.js";

const file = new URL("../scenarios/auerstedt-1806.orderOfBattle.json", import.meta.url);

/** Auerstedt, every brigade on the table from the start. */
export function begin() {
  const order = parseOrderOfBattle(JSON.parse(readFileSync(file, "utf8")));
  if (!order.ok) throw new Error(JSON.stringify(order.faults));
  const sides = order.value.sides.map((side) => ({
    ...side,
    brigades: side.brigades.map(({ arrives: _, ...brigade }) => brigade),
  }));
  const start = startCompanion([{ ...order.value, sides }], { id: "auerstedt" });
  if (!start.ok) throw new Error(JSON.stringify(start.faults));
  return start.value.state;
}

/**
 * Commands of a battle as players give them: the rolls of each turn, marches, fire of every kind,
 * charges and melees, undoing now and then. Whoever is hurt is fresh again next turn, so that it
 * never ends. Each command carries the dice that it was played with.
 */
export function battleOf(length) {
  const dice = seededDice(1806);
  const from = begin();
  let state = from;
  const commands = [];
  const pick = (list) => list[(dice.face() * 36 + dice.face() * 6 + dice.face()) % list.length];
  const give = (draft) => {
    if (commands.length >= length) return false;
    const decision = decide(state, { id: `c${commands.length}`, ...draft }, dice);
    if (!decision.ok) return false;
    const [event] = decision.events;
    const faces = event.dice ?? event.task;
    commands.push({
      id: event.id,
      ...draft,
      ...(faces === undefined ? {} : { faces: faces.faces }),
    });
    state = evolve(state, event);
    return true;
  };
  const standing = (side, ...arms) =>
    Object.values(state.units).filter(
      (unit) =>
        unit.side === side &&
        unit.gone === null &&
        unit.engaged === null &&
        arms.includes(unit.unit.arm),
    );
  const resolve = (procedure, situation, more) =>
    give({ type: "resolve", procedure, situation, ...more });
  const settleDue = () => {
    for (const follow of due(state)) {
      if (follow.kind === "fightMelee" || follow.kind === "secondRound") {
        const attacker = { unit: state.units[follow.unit].unit };
        const defender = { unit: state.units[follow.enemy].unit };
        const onDraw = { attacker: "fightOn", defender: "fightOn" };
        const round = follow.kind === "secondRound" ? 2 : 1;
        resolve("melee", { attacker, defender, onDraw, round });
      } else if (follow.kind === "generalAtRisk" || follow.kind === "generalTest") {
        const procedure = follow.kind === "generalTest" ? "generalRisk" : "general";
        resolve(procedure, {}, { of: follow.brigade ?? follow.side });
      } else give({ type: "settle", follow: follow.id });
    }
    for (const { id, among } of choices(state)) {
      give({ type: "choose", pending: id, chosen: pick(among) });
    }
  };
  const advance = () => {
    settleDue();
    give({ type: "advance", overrule: true });
  };
  const fire = (side, other) => {
    const targets = standing(other, "infantry", "cavalry", "artillery");
    const firers = standing(side, "infantry", "artillery", "screen");
    if (targets.length === 0 || firers.length === 0) return;
    const firer = pick(firers).unit;
    const at = { unit: pick(targets).unit, distance: 12 };
    if (firer.arm === "artillery") resolve("artillery", { firer, targets: [at] });
    else if (firer.arm === "screen" || firer.garrison)
      resolve("skirmish", { firer, targets: [at] });
    else resolve("volley", { firer, targets: [at] });
  };
  while (commands.length < length) {
    const before = commands.length;
    advance();
    resolve("initiative", {});
    advance();
    // What one side does in its part of a phase and then the other (`turn.sequence`).
    const [first, second] = phasingFirst(state).map(({ id }) => id);
    for (const side of phasingFirst(state)) {
      resolve("adc", { adcs: adcCount(side, rulebook) }, { of: side.id });
      const brigade = pick(side.brigades);
      give({ type: "task", tasking: "redeploy", side: side.id, brigade });
      for (const id of side.brigades) {
        const { broken, demoralised } = state.brigades[id];
        if (broken.length > 0) resolve("faltering", { further: broken.length - 1 }, { of: id });
        else resolve("command", { demoralised }, { of: id });
      }
      advance();
    }
    for (const [side, other] of [
      [first, second],
      [second, first],
    ]) {
      const [chargers, targets] = [
        standing(side, "infantry", "cavalry"),
        standing(other, "infantry"),
      ];
      if (chargers.length > 0 && targets.length > 0) {
        const [charger, defender] = [{ unit: pick(chargers).unit }, { unit: pick(targets).unit }];
        resolve("charge", { charger, defender, distance: 8 }, { overrule: true });
      }
      advance();
    }
    for (const side of [first, second]) {
      for (const { id } of standing(side, "infantry", "cavalry").slice(0, 8)) {
        if (dice.face() > 4) give({ type: "stoodStill", units: [id] });
        else give({ type: "correct", unit: id, to: { moved: "half" }, reason: "moved" });
      }
      advance();
    }
    for (let shot = 0; shot < 20; shot++) fire(first, second);
    advance();
    for (let shot = 0; shot < 20; shot++) fire(second, first);
    if (give({ type: "undo" })) give({ type: "redo" });
    advance();
    advance();
    for (const { id, unit, gone } of Object.values(state.units)) {
      const worn = (unit.casualties ?? 0) > 4 || gone !== null || unit.routing;
      const to = { gone: null, casualties: 0, routing: false, retreating: false };
      if (worn) give({ type: "correct", unit: id, to, reason: "other" });
    }
    advance();
    if (commands.length === before) throw new Error("the battle of the bench stands still");
  }
  return { from, commands, state };
}
