/** Nothing that goes out to a seat is without a test that it hides what it must. */
import { readFileSync } from "node:fs";
import { isRefused, type ProcedureName, procedureNames } from "@adjutant/rules";
import { describe, expect, test } from "vitest";
import {
  answersFor,
  askFor,
  type BattleView,
  type Companion,
  dueFor,
  oddsFor,
  type Resolve,
  type Role,
  remindersFor,
  type SituationOf,
  scheduledFor,
  view,
  viewLog,
} from "../../src/index.ts";
import { withUnits } from "../../src/view/seen.ts";
import { begun, commandOf, type Move, maida, played, stamped } from "./play.ts";
import { bytesFor, put, red, spectator, table, umpire } from "./seat.ts";
import { varied } from "./varied.ts";

const bytes = (value: unknown): string => JSON.stringify(value) ?? "";
const british: Role = { kind: "side", side: "british" };

/** Maida some way on, with something open, pending and undone in it. */
const list = Array.from({ length: 45 }, (_, i): Move => [(i * 5) % 23, i % 6, (i * 3) % 7, i * 97]);
const state = played(begun(), list);
const twins = Array.from({ length: 25 }, (_, seed) => varied(state, "french", seed * 7));

/** Every function that a client may be given the answer of, with its answer to a British player. */
const waysOut: Readonly<Record<string, (state: Companion) => unknown>> = {
  view: (at) => view(at, british),
  viewLog: (at) => viewLog(at, british),
  dueFor: (at) => dueFor(at, british),
  scheduledFor: (at) => scheduledFor(at, british),
  remindersFor: (at) => remindersFor(at, british),
  answersFor: (at) => {
    // A twin may have other troops where they have yet to come.
    const ids = Object.keys(state.units);
    return ids.flatMap((unit) => ids.map((enemy) => answersFor(british, at, { unit, enemy })));
  },
};

/** The rest of what views export, and where it is tested or why there is nothing to hide in it. */
const elsewhere: Readonly<Record<string, string>> = {
  viewEvent: "leaks.test.ts, event by event",
  decideFor: "leaks.test.ts, seats.test.ts",
  viewFaults: "seats.test.ts",
  oddsFor: "below, procedure by procedure",
  askFor: "below, and ask.test.ts",
  measuredFor: "map-fights.test.ts",
  oddsOver: "knows no battle, only what it is asked",
  suppose: "knows no battle, only what it is asked",
  visibleFacts: "below, arm by arm",
  tableSeen: "takes nothing but a view; map-leaks.test.ts",
};

describe("every way out of a battle to a seat", () => {
  test("has its test", () => {
    const index = readFileSync(new URL("../../src/index.ts", import.meta.url), "utf8");
    const exported = [...index.matchAll(/^export \{([^}]*)\} from "\.\/view\//gm)]
      .flatMap(([, names = ""]) => names.split(","))
      .map((name) => name.trim())
      .filter((name) => name !== "" && !name.startsWith("type "));
    expect(exported.length).toBeGreaterThan(8);
    expect(exported.sort()).toEqual([...Object.keys(waysOut), ...Object.keys(elsewhere)].sort());
  });

  test.each(Object.entries(waysOut).filter(([name]) => name !== "viewLog"))(
    "%s is the same whatever the enemy hides",
    (_name, way) => {
      for (const twin of twins) expect(bytes(way(twin))).toBe(bytes(way(state)));
    },
  );

  test("viewLog hangs on the events alone, each tested by itself, and on what has arrived", () => {
    // The events of the battle are what they are; the rosters as they stand now say nothing to them.
    for (const twin of twins) {
      const { log: _, ...board } = twin;
      expect(bytes(viewLog({ ...state, ...board }, british))).toBe(bytes(viewLog(state, british)));
    }
  });
});

/** Only where troops out of sight are hidden; out-of-sight.test.ts. */
type OnHiddenMap = "lastSeen";

type Hide = (state: Companion) => Companion;

/** Changes of one hidden thing each, by the key of the view under which it would show. */
const hidden: Readonly<
  Record<Exclude<keyof BattleView, OnHiddenMap>, Hide | "nothing is hidden under it">
> = {
  role: "nothing is hidden under it",
  id: "nothing is hidden under it",
  name: "nothing is hidden under it",
  options: "nothing is hidden under it",
  turn: "nothing is hidden under it",
  phase: "nothing is hidden under it",
  phasing: "nothing is hidden under it",
  acting: "nothing is hidden under it",
  resolving: "nothing is hidden under it",
  scenario: "nothing is hidden under it",
  over: "nothing is hidden under it",
  map: "nothing is hidden under it",
  sides: (at) => ({
    ...at,
    sides: [
      at.sides[0],
      {
        ...at.sides[1],
        adcs: 7,
        taskings: [{ tasking: "glory", turn: at.turn, unit: "x" }],
        commander: { ...at.sides[1].commander, rating: "inspired" },
      },
    ],
  }),
  brigades: (at) => {
    const { digonet, ...brigades } = at.brigades;
    if (!digonet) throw new Error("Digonet waits");
    const [first, second] = at.sides;
    const left = second.brigades.filter((id) => id !== "digonet");
    return { ...at, brigades, sides: [first, { ...second, brigades: left }] };
  },
  units: (at) => {
    const unit = at.units["swiss-1"];
    if (unit?.unit.arm !== "infantry") throw new Error("the Swiss are infantry");
    const other = {
      ...unit.unit,
      casualties: 5,
      fireDisciplineLost: true,
      grade: "elite",
    } as const;
    return { ...at, units: { ...at.units, "swiss-1": { ...unit, stood: true, unit: other } } };
  },
  open: (at) => {
    const steady = {
      id: "x.1",
      kind: "steady",
      clause: "move.lostFireDiscipline",
      need: "know",
      when: "now",
      unit: "swiss-1",
    } as const;
    return { ...at, open: [...at.open, steady] };
  },
  pending: (at) => ({
    ...at,
    pending: [
      {
        id: "x.q1",
        kind: "occupies",
        clause: "melee.occupy",
        side: "french",
        among: ["swiss-1", "1st-light-1"],
        fought: ["swiss-1", "1st-light-1"],
        garrison: { place: "builtUp" },
        place: "nowhere",
      },
    ],
  }),
  burning: (at) => ({ ...at, burning: { ...at.burning, "9th-chasseurs-place-1": "builtUp" } }),
};

describe("every key of a view", () => {
  const fresh = begun("roster", maida);
  const cases = Object.entries(hidden).flatMap(([key, hide]) =>
    typeof hide === "string" ? [] : [[key, hide] as const],
  );

  test.each(cases.filter(([key]) => key !== "pending"))(
    "%s: what is hidden does not show",
    (_key, hide) => {
      expect(bytes(view(hide(fresh), british))).toBe(bytes(view(fresh, british)));
    },
  );

  test("pending: that the enemy has to choose shows, among what does not", () => {
    const { pending } = hidden;
    if (typeof pending === "string") throw new Error("something is hidden under it");
    const asked = pending(fresh);
    const others = asked.pending.map((one) =>
      one.kind === "occupies" ? { ...one, among: ["polish-1"], fought: ["polish-1"] } : one,
    );
    const seen = view(asked, british).pending;
    expect(seen).toHaveLength(1);
    expect(bytes(seen)).toBe(bytes(view({ ...asked, pending: others }, british).pending));
    for (const id of ["swiss-1", "1st-light-1"]) expect(bytes(seen)).not.toContain(id);
  });

  test.each(cases)("%s: the umpire sees it", (key, hide) => {
    // The key is one of a view.
    const seen = (at: Companion): unknown => view(at, umpire)[key as keyof BattleView];
    expect(bytes(seen(hide(fresh)))).not.toBe(bytes(seen(fresh)));
  });
});

/** What a player of red may ask of every procedure that reads a unit of the enemy's. */
const kindOf: Partial<Record<ProcedureName, readonly number[]>> = {
  volley: [0],
  skirmish: [2],
  artillery: [3],
  charge: [5],
  melee: [6],
  meleeToEnd: [6],
  discipline: [7],
  fate: [8],
  bounce: [9],
};

describe("odds", () => {
  /** A resolution by the British that names units of the French. */
  function resolution(procedure: ProcedureName, from: number): Resolve {
    for (let more = from * 2 + 1; more < 4000; more += 2) {
      const [kind = 0] = kindOf[procedure] ?? [];
      const command = stamped(commandOf(begun(), [kind, more % 7, more % 5, more]), "c");
      if (command.type === "resolve" && command.procedure === procedure) return command;
    }
    throw new Error(`no ${procedure}`);
  }

  test.each(procedureNames.filter((name) => name in kindOf))(
    "%s: the same whatever the enemy's rosters say",
    (name) => {
      for (let from = 0; from < 2; from++) {
        const command = resolution(name, from);
        const answers = [
          begun(),
          ...[3, 11, 19].map((seed) => varied(begun(), "french", seed)),
        ].map((at) => {
          // The situation is of this procedure, and stays so.
          const situation = withUnits(
            command.situation,
            (unit) => at.units[unit.id ?? ""]?.unit ?? unit,
          ) as SituationOf<typeof name>;
          return oddsFor(british, at, name, situation);
        });
        for (const answer of answers) expect(bytes(answer)).toBe(bytes(answers[0]));
        expect(answers.some(isRefused)).toBe(answers.every(isRefused));
      }
    },
    60_000,
  );
});

describe("the first roll asked of a seat", () => {
  test.each(["volley", "charge"] as const)(
    "%s: the same whatever the enemy's rosters say",
    (name) => {
      const asked = [0, 3, 7, 11].map((casualties) => {
        const at = table();
        put(at, "blue-1", { ...at.infantry("blue-1"), casualties, grade: "recruit" });
        const [own, enemy] = [at.infantry("red-1"), at.infantry("blue-1")];
        const command: Resolve =
          name === "volley"
            ? {
                type: "resolve",
                id: "c",
                procedure: "volley",
                situation: { firer: own, targets: [{ unit: enemy, distance: 12 }] },
              }
            : {
                type: "resolve",
                id: "c",
                procedure: "charge",
                situation: { charger: { unit: own }, defender: { unit: enemy }, distance: 8 },
              };
        return bytes(askFor(red, at.state, command));
      });
      expect(asked[0]).toContain('"dice":2');
      expect(new Set(asked).size).toBe(1);
    },
  );
});

describe("rockets, which Maida has not", () => {
  // rocket.table: 10 hits and makes falter, 4 to 8 miss, 3 strikes a friend, 2 blows them up.
  test.each([
    ["a hit", [5, 5]],
    ["a miss", [3, 3]],
    ["a friend", [1, 2]],
    ["an explosion", [1, 1]],
  ] as const)("%s: the same whatever the enemy's rosters say", (_what, faces) => {
    const told = [0, 3, 7].map((casualties) => {
      const at = table();
      for (const id of ["blue-1", "red-1"]) {
        put(at, id, { ...at.infantry(id), casualties, grade: casualties > 3 ? "elite" : "line" });
      }
      const targets = [{ unit: at.unit("blue-1"), distance: 40 }] as const;
      const situation = { firer: at.rockets("red-rockets"), targets };
      at.give({ type: "resolve", procedure: "rocket", situation, faces, overrule: true });
      return [bytesFor(spectator, at), bytes(viewLog(at.state, spectator))];
    });
    for (const one of told) expect(one).toEqual(told[0]);
  });
});
