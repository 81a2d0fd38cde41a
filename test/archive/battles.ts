/**
 * The battles that tests write, by the names under which the archive keeps them. Each is the same on
 * every machine; with every change of the engine or of the format it may come out otherwise.
 */
import { readFileSync } from "node:fs";
import {
  type BattleFile,
  type Companion,
  parseScenario,
  startScenario,
  writeBattle,
} from "@adjutant/battle";
import { Table } from "../../packages/battle/test/forces.ts";
import {
  type Move,
  begun as maidaBegun,
  played as movesPlayed,
} from "../../packages/battle/test/view/play.ts";
import { root } from "../../tools/workspaces.mjs";
import { after, given } from "../fuzz/game.ts";
import { played } from "../fuzz/play.ts";

/** A battle of a script of the command line's examples, fought with its own dice. */
function scripted(scenario: string, script: string): Companion {
  const json = (path: string): unknown => JSON.parse(readFileSync(`${root}${path}`, "utf8"));
  const read = parseScenario(json(`scenarios/${scenario}.scenario.json`));
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const start = startScenario(read.value, { id: scenario });
  if (!start.ok) throw new Error(JSON.stringify(start.faults));
  // A script is a list of commands.
  const commands = json(`packages/cli/examples/${script}.script.json`) as readonly unknown[];
  return commands.reduce<Companion>((state, command) => {
    const step = given(state, { by: "table", json: command, seed: 0 });
    if (step.kind === "unread" || !step.decision.ok) throw new Error(JSON.stringify(step));
    return after(state, step);
  }, start.value.state);
}

/** The small battle of the engine's own tests. */
function small(): Companion {
  const table = new Table();
  table.volley("red-1", "blue-1", [6, 5, 1, 1]);
  table.put("red-2", { casualties: 3 });
  table.give({ type: "undo" });
  table.give({ type: "redo" });
  table.give({ type: "advance", overrule: true });
  return table.state;
}

/** Maida as the tests of views play it. */
function views(marking: "roster" | "markers"): Companion {
  const moves = Array.from({ length: 60 }, (_, i): Move => [i % 23, i % 5, (i * 3) % 7, i * 131]);
  return movesPlayed(maidaBegun(marking), moves);
}

const games = [1806, 1807, 1809, 1813] as const;

/** Battles fought to their end with dice rolled on a table: every working of theirs is held to. */
export const recorded: ReadonlySet<string> = new Set(["training", "maida"]);

/** Each battle with its name. */
export const battles: readonly (readonly [string, () => BattleFile])[] = [
  ["training", () => writeBattle(scripted("training", "training-battle"))],
  ["maida", () => writeBattle(scripted("maida-1806", "maida"))],
  ["small", () => writeBattle(small())],
  ["views-roster", () => writeBattle(views("roster"))],
  ["views-markers", () => writeBattle(views("markers"))],
  ...games.map((seed) => [`fuzz-${seed}`, () => writeBattle(played(seed, 40).state)] as const),
];
