/** A small battle for tests: two sides, one brigade each with every arm. */
import {
  type Dice,
  type GunBattery,
  type Infantry,
  type RocketBattery,
  type Rulebook,
  rulebook,
  type Screen,
  type Unit,
} from "@adjutant/rules";
import {
  type AnyOrder,
  type BattleEvent,
  type Companion,
  type Decision,
  decide,
  evolve,
  type OrderOfBattle,
  parseOrderOfBattle,
  type Resolve,
  type RosterUnit,
  type SituationOf,
  type Started,
  startCompanion,
  type UnitPatch,
} from "../src/index.ts";

export const line: Infantry = {
  arm: "infantry",
  grade: "line",
  size: "standard",
  formation: "line",
};

const named = (id: string) => ({ en: id, ru: id });

const units = (prefix: string): readonly Unit[] => [
  { ...line, id: `${prefix}-1` },
  { ...line, id: `${prefix}-2`, formation: "attackColumn" },
  { ...line, id: `${prefix}-3`, grade: "veteran", size: "large" },
  {
    id: `${prefix}-horse`,
    arm: "cavalry",
    class: "battle",
    grade: "line",
    size: "standard",
    formation: "line",
  },
  {
    id: `${prefix}-guns`,
    arm: "artillery",
    kind: "gun",
    gun: "medium",
    mount: "foot",
    models: 4,
    howitzers: 1,
    grade: "line",
    formation: "deployed",
  },
  {
    id: `${prefix}-rockets`,
    arm: "artillery",
    kind: "rocket",
    mount: "foot",
    models: 3,
    grade: "line",
    formation: "deployed",
  },
  { id: `${prefix}-screen`, arm: "screen", bases: 4, grade: "line" },
];

/** The file of an order of battle, as JSON. */
export function orderFile(): Record<string, unknown> {
  return {
    format: "adjutant/orderOfBattle@1",
    id: "test",
    name: named("test"),
    sources: { a: { title: "A source" } },
    sides: (["red", "blue"] as const).map((id) => ({
      id,
      name: named(id),
      nation: id,
      commander: { name: named("commander"), rating: "average" },
      brigades: [
        {
          id: `${id}-brigade`,
          name: named(id),
          general: { name: named("general") },
          units: units(id).map((unit) => ({ name: named(unit.id ?? ""), unit })),
        },
      ],
    })),
  };
}

export function order(): OrderOfBattle {
  const checked = parseOrderOfBattle(orderFile());
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
  return checked.value;
}

/** A battle just begun. */
export function started(): { readonly state: Companion; readonly event: Started } {
  const begun = startCompanion([order()], { id: "battle" });
  if (!begun.ok) throw new Error(JSON.stringify(begun.faults));
  return begun.value;
}

/** A unit's facts as the roster has them now. */
export function unitOf(state: Companion, id: string): Unit {
  const roster = state.units[id];
  if (!roster) throw new Error(`no unit ${id}`);
  return roster.unit;
}

/** A battle at a table: it gives commands and keeps the state. */
export class Table {
  state: Companion;
  readonly #book: Rulebook;
  #next: number;

  constructor(state: Companion = started().state, book: Rulebook = rulebook) {
    this.state = state;
    this.#book = book;
    this.#next = state.log.length;
  }

  /** What the command is decided as, without applying it. */
  decide(command: Without<AnyOrder, "id">, dice: Dice | null = null): Decision {
    // The id is all that was missing.
    const whole = { ...command, id: `e${this.#next++}` } as AnyOrder;
    return decide(this.state, whole, dice, this.#book);
  }

  /** The same with an id of one's own. */
  decideAs(command: AnyOrder): Decision {
    return decide(this.state, command, null, this.#book);
  }

  /**
   * Gives a command that must be right, and returns its event. What is not in its phase, or was never
   * declared, is set aside as players may who set a scene up; the event says so.
   */
  give(command: Without<AnyOrder, "id">, dice: Dice | null = null): BattleEvent {
    const given = this.decide(command, dice);
    const late =
      "refused" in given &&
      (given.refused.clause === "turn.sequence" || given.refused.reason === "undeclared");
    const held = "faults" in given && given.faults.some(({ code }) => code === "stillDue");
    // Only commands that can be overruled are refused so.
    if (late || held) this.#next--;
    const anyway = { ...command, overrule: true } as Without<AnyOrder, "id">;
    const decision = late || held ? this.decide(anyway, dice) : given;
    if (!decision.ok) throw new Error(JSON.stringify(decision));
    const [event] = decision.events;
    if (!event || decision.events.length > 1) throw new Error("one event to a command");
    this.state = evolve(this.state, event);
    return event;
  }

  /** Puts a unit into a state by hand. */
  put(unit: string, to: UnitPatch): void {
    this.give({ type: "correct", unit, to, reason: "other" });
  }

  unit(id: string): Unit {
    return unitOf(this.state, id);
  }

  roster(id: string): RosterUnit {
    const roster = this.state.units[id];
    if (!roster) throw new Error(`no unit ${id}`);
    return roster;
  }

  infantry(id: string): Infantry {
    const unit = this.unit(id);
    if (unit.arm !== "infantry") throw new Error(`${id} is no infantry`);
    return unit;
  }

  guns(id: string): GunBattery {
    const unit = this.unit(id);
    if (unit.arm !== "artillery" || unit.kind !== "gun") throw new Error(`${id} is no guns`);
    return unit;
  }

  rockets(id: string): RocketBattery {
    const unit = this.unit(id);
    if (unit.arm !== "artillery" || unit.kind !== "rocket") throw new Error(`${id}: no rockets`);
    return unit;
  }

  screen(id: string): Screen {
    const unit = this.unit(id);
    if (unit.arm !== "screen") throw new Error(`${id} is no screen`);
    return unit;
  }

  /** A volley at 12 cm, with given dice. */
  volley(firer: string, target: string, faces: readonly number[], more: Volley = {}): BattleEvent {
    return this.give(this.volleyCommand(firer, target, faces, more));
  }

  volleyCommand(
    firer: string,
    target: string,
    faces: readonly number[],
    more: Volley = {},
  ): Without<Resolve, "id"> & { readonly type: "resolve" } {
    const targets = [{ unit: this.unit(target), distance: 12 }] as const;
    const situation = { firer: this.infantry(firer), targets, ...more };
    return { type: "resolve", procedure: "volley", situation, faces };
  }

  /** What follows from the event of that name, as `kind unit`. */
  open(): string[] {
    return this.state.open.map(({ kind, unit, brigade, side }) =>
      `${kind} ${unit ?? brigade ?? side ?? ""}`.trim(),
    );
  }
}

type Volley = Partial<SituationOf<"volley">>;

/** Each case of a union without a key. */
export type Without<Union, Key extends string> = Union extends unknown ? Omit<Union, Key> : never;

/** The rosters without the log. */
export function boardOf({ log: _, ...board }: Companion): unknown {
  return board;
}
