/** Battles for the tests of views: Maida played at random, and its hidden facts changed. */
import { readFileSync } from "node:fs";
import { type Dice, mayEvade, seededDice, type Unit } from "@adjutant/rules";
import fc from "fast-check";
import {
  type AnyOrder,
  type BattleEvent,
  type Companion,
  decide,
  evolve,
  type OrderOfBattle,
  parseOrderOfBattle,
  type RosterUnit,
  type ScenarioTerms,
  startCompanion,
  type TaskingKind,
  toRedo,
  undoable,
} from "../../src/index.ts";
import type { Without } from "../forces.ts";

const file = new URL("../../../../scenarios/maida-1806.orderOfBattle.json", import.meta.url);

function parsed(json: unknown): OrderOfBattle {
  const checked = parseOrderOfBattle(json);
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
  return checked.value;
}

/** Maida; Ross and Digonet come on in turn 3, so that either side has something to hide. */
export const maida: OrderOfBattle = (() => {
  const order = parsed(JSON.parse(readFileSync(file, "utf8")));
  return {
    ...order,
    sides: order.sides.map((side) => ({
      ...side,
      brigades: side.brigades.map((brigade) =>
        brigade.id === "ross" || brigade.id === "digonet" ? { ...brigade, arrives: 3 } : brigade,
      ),
    })),
  };
})();

/** A hill to fight for, as long as it takes. */
const terms: ScenarioTerms = {
  id: "terms",
  objectives: [
    {
      id: "hill",
      name: { en: "The hill", ru: "Высота" },
      points: { british: { perTurn: 1 }, french: { atEnd: 2 } },
    },
  ],
};

export type Marking = "roster" | "markers";

export function begun(marking: Marking = "roster", order: OrderOfBattle = maida): Companion {
  const start = startCompanion([order], { id: "battle", options: { marking }, scenario: terms });
  if (!start.ok) throw new Error(JSON.stringify(start.faults));
  return start.value.state;
}

/** Numbers from which a command is made, whatever the state it comes to. */
export type Move = readonly [kind: number, own: number, enemy: number, more: number];

export const kinds = 26;
export const move: fc.Arbitrary<Move> = fc.tuple(
  fc.nat(kinds - 1),
  fc.nat(30),
  fc.nat(30),
  fc.nat(9999),
);
export const moves = fc.array(move, { maxLength: 14 });

/** Units of a side that still fight, of an arm if one is asked. */
function fighting(state: Companion, side: string, arms?: readonly Unit["arm"][]): RosterUnit[] {
  return Object.values(state.units).filter(
    (roster) =>
      roster.side === side &&
      roster.gone === null &&
      (state.brigades[roster.brigade]?.arrives ?? 0) <= state.turn &&
      (arms === undefined || arms.includes(roster.unit.arm)),
  );
}

const at = <Value>(list: readonly Value[], index: number): Value | undefined =>
  list[index % Math.max(1, list.length)];

const taskings = [
  "attachment",
  "glory",
  "forwards",
  "infantryAssault",
  "assaultFire",
  "reserve",
  "ammunition",
  "redeploy",
  "scouts",
  "skirmishers",
] as const satisfies readonly TaskingKind[];

/** A brigade whose roll may be repeated. */
function rolled({ pending }: Companion): string | undefined {
  return pending.flatMap((one) => (one.kind === "rollStands" ? [one.brigade] : []))[0];
}

/** What a move comes to in a state: something legal or not. */
export function commandOf(state: Companion, given: Move): Without<AnyOrder, "id"> {
  const [kind, own, enemy, more] = given;
  const [side, other] = more % 2 ? ["british", "french"] : ["french", "british"];
  const arms: Record<number, readonly Unit["arm"][]> = {
    0: ["infantry"],
    1: ["infantry"],
    2: ["infantry", "screen"],
    3: ["artillery"],
    4: ["artillery"],
    5: ["infantry", "cavalry"],
    6: ["infantry", "cavalry"],
  };
  const mine = at(fighting(state, side ?? "", arms[kind]), own);
  const theirs = at(fighting(state, other ?? "", kind === 2 ? undefined : arms[0]), enemy);
  const generals = { own: more % 3 === 0, enemy: more % 5 < 3 };
  const resolve = { type: "resolve", overrule: more % 16 > 0 } as const;
  if (mine && theirs) {
    const test = { general: more % 7 === 0, supported: more % 3 === 0 };
    const cover = (["none", "cover", "builtUp"] as const)[more % 3] ?? "none";
    const held = "garrison" in theirs.unit && theirs.unit.garrison !== undefined;
    const targets = [
      { unit: theirs.unit, distance: 3 + (more % 11), test, ...(!held && { cover }) },
    ] as const;
    const { unit } = mine;
    switch (kind) {
      case 0:
      case 1:
        if (unit.arm !== "infantry") break;
        return { ...resolve, procedure: "volley", situation: { firer: unit, targets, generals } };
      case 2:
        if (unit.arm !== "infantry" && unit.arm !== "screen") break;
        return { ...resolve, procedure: "skirmish", situation: { firer: unit, targets } };
      case 3:
      case 4: {
        if (unit.arm !== "artillery" || unit.kind === "rocket") break;
        const behind = fighting(state, other ?? "", ["infantry"])
          .filter(({ id }) => id !== theirs.id)
          .slice(0, 1 + (more % 2))
          .map((roster) => ({ unit: roster.unit, gap: 4 }));
        const situation = { firer: unit, targets, behind, generals };
        return { ...resolve, procedure: "artillery", situation };
      }
      case 5: {
        const situation = {
          charger: { unit, general: more % 2 === 0, lostToFire: 0 },
          defender: { unit: theirs.unit, general: more % 3 === 0 },
          distance: 5 + (more % 5),
          generals,
        };
        return { ...resolve, procedure: "charge", situation };
      }
      case 6: {
        const procedure = more % 3 ? "melee" : "meleeToEnd";
        const situation = {
          attacker: { unit, elan: mine.elan, general: more % 2 === 0 },
          defender: { unit: theirs.unit, general: more % 5 === 0 },
          onDraw: { attacker: "fightOn", defender: more % 4 ? "fightOn" : "retire" },
        } as const;
        return { ...resolve, procedure, situation };
      }
      case 7:
        return { ...resolve, procedure: "discipline", situation: { unit, ...test } };
      case 8: {
        const situation = { unit, target: theirs.unit, generals };
        return { ...resolve, procedure: "fate", situation };
      }
      case 9: {
        const guns = at(fighting(state, side ?? "", ["artillery"]), own)?.unit;
        const next = at(fighting(state, other ?? "", ["infantry"]), enemy + 1)?.unit;
        if (guns?.arm !== "artillery" || !next) break;
        const target = { unit: theirs.unit, scored: 1 + (more % 4), distance: 30 };
        const situation = { battery: guns, target, behind: [{ unit: next, gap: 4 }] };
        return { ...resolve, procedure: "bounce", situation };
      }
      case 10: {
        const situation = { quarters: more % 9, firer: unit };
        return { ...resolve, procedure: "fraction", situation };
      }
      default:
        break;
    }
  }
  const brigades = Object.values(state.brigades).filter((brigade) => brigade.side === side);
  const of = at(brigades, own)?.id ?? "";
  const ofSide = side ?? "";
  switch (kind) {
    case 11:
      return { ...resolve, procedure: "adc", situation: { adcs: 1 + (own % 7) }, of: ofSide };
    case 12: {
      const procedure = more % 3 ? "command" : "faltering";
      return { ...resolve, procedure, situation: {}, of };
    }
    case 13: {
      const procedure = more % 3 ? "generalRisk" : "general";
      const whose = more % 5 ? of : ofSide;
      return { ...resolve, procedure, situation: { enemyNear: more % 2 === 0 }, of: whose };
    }
    case 14:
      if (more % 2) return { ...resolve, procedure: "initiative", situation: {} };
      return {
        ...resolve,
        procedure: "ignition",
        situation: { howitzers: 1 + (more % 3) },
        ...(mine && { of: mine.id }),
      };
    case 15:
    case 16: {
      const unit = at(Object.keys(state.units), own + enemy) ?? "";
      const to = [
        { casualties: more % 9 },
        { casualties: more % 5, unformed: more % 4 > 1 },
        { general: more % 4 > 1 },
        { retreating: true },
      ][more % 4];
      return { type: "correct", unit, to: to ?? {}, reason: "forgot", text: "told aside" };
    }
    case 17:
      return {
        type: "stoodStill",
        units: [mine?.id, theirs?.id].filter((id) => id !== undefined),
        overrule: true,
      };
    case 18: {
      const follow = at(state.open, own)?.id ?? "none";
      return { type: "settle", follow, ...(mine && more % 2 && { unit: mine.id }) };
    }
    case 19:
      if (more % 6 === 0) {
        const back = at(undoable(state), own);
        return { type: "undo", ...(back !== undefined && more % 4 === 0 && { to: back }) };
      }
      if (more % 6 === 1 && toRedo(state) !== null) return { type: "redo" };
      if (more % 6 === 2) return { type: "note", text: "a note" };
      if (more % 6 === 3) {
        return { type: "hold", objective: "hill", side: more % 4 ? ofSide : null };
      }
      if (more % 6 === 4 && mine) {
        const unit = more % 5 ? mine.id : null;
        return { type: "attach", brigade: mine.brigade, unit, overrule: true };
      }
      return { type: "advance", overrule: true };
    case 21: {
      const pending = at(state.pending, own);
      return {
        type: "choose",
        pending: pending?.id ?? "none",
        chosen: at(pending?.among ?? [], enemy) ?? "nobody",
      };
    }
    case 22: {
      const tasking = at(taskings, enemy) ?? "attachment";
      const ofUnit = ["glory", "assaultFire", "scouts", "skirmishers"].includes(tasking);
      const suits = tasking === "assaultFire" ? "artillery" : "screen";
      const arms = tasking === "glory" ? (["infantry"] as const) : ([suits] as const);
      const unit = at(fighting(state, ofSide, arms), own)?.id ?? "none";
      return {
        type: "task",
        tasking,
        side: ofSide,
        ...(ofUnit ? { unit } : { brigade: tasking === "attachment" ? (rolled(state) ?? of) : of }),
        ...(tasking === "forwards" && { use: more % 3 ? "move" : "charge" }),
        overrule: true,
      };
    }
    case 25: {
      const unit = mine?.id ?? "none";
      const to = [{ casualties: 1 + (more % 7) }, { unformed: true, casualties: more % 5 }][
        more % 2
      ];
      const by = { kind: "side", side: ofSide } as const;
      return { type: "correct", unit, to: to ?? {}, reason: "forgot", text: "told aside", by };
    }
    case 24: {
      const evaders = fighting(state, ofSide).filter(({ unit }) => mayEvade(unit));
      const evader = at(evaders, own);
      const foot = at(fighting(state, ofSide, ["infantry"]), own);
      const reaction = more % 3 === 0 ? "square" : "evade";
      const unit = (reaction === "square" ? foot : evader)?.id ?? "none";
      const charger =
        at(fighting(state, other ?? "", ["cavalry", "infantry"]), enemy)?.id ?? "none";
      const distance = 1 + (more % 50);
      if (more % 4 === 0) {
        const leads = at(fighting(state, ofSide, ["cavalry", "infantry"]), own)?.id ?? "none";
        return { type: "declare", unit: leads, to: charger, distance, overrule: more % 8 === 0 };
      }
      return { type: "react", unit, to: charger, reaction, distance, overrule: true };
    }
    case 23: {
      if (!mine) return { type: "note", text: "nobody moves" };
      const { unit } = mine;
      const formation =
        unit.arm === "infantry" && more % 3 === 0
          ? { formation: (["square", "attackColumn", "line"] as const)[enemy % 3] ?? "line" }
          : {};
      const held = "garrison" in unit && unit.garrison !== undefined;
      return {
        type: "move",
        units: [mine.id],
        how: (["none", "half", "more"] as const)[more % 3] ?? "none",
        ...formation,
        ...(more % 3 === 1 && own % 3 === 0 && { place: { kind: "builtUp" } }),
        ...(held && { leaves: true }),
        about: enemy % 2 === 0,
        overrule: true,
      };
    }
    case 20:
      return { type: toRedo(state) === null ? "undo" : "redo" };
    default:
      return { type: "advance", overrule: true };
  }
}

/** The command with an id; a resolution with so many dice of people's. */
export function stamped(command: Without<AnyOrder, "id">, id: string): AnyOrder {
  // The id is all that was missing.
  return { ...command, id } as AnyOrder;
}

/** Plays moves from a state; the last state. */
export function played(state: Companion, list: readonly Move[]): Companion {
  return list.reduce((before, given, index) => {
    const command = stamped(commandOf(before, given), `c${before.log.length}-${index}`);
    const decision = decide(before, command, bold(given[3]));
    return decision.ok ? decision.events.reduce(evolve, before) : before;
  }, state);
}

export function decided(state: Companion, command: AnyOrder, seed: number): BattleEvent | null {
  const decision = decide(state, command, bold(seed));
  return decision.ok ? (decision.events[0] ?? null) : null;
}

/** Dice that fall on their ends more often than others: doubles, and units that are gone. */
export function bold(seed: number): Dice {
  const even = seededDice(seed);
  return {
    face: () => {
      const [face, other] = [even.face(), even.face()];
      return other > 4 ? 6 : other === 1 ? 1 : face;
    },
  };
}
