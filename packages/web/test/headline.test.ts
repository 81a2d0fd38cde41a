import { readFileSync } from "node:fs";
import {
  decide,
  evolve,
  parseOrderOfBattle,
  startCompanion,
  view,
  viewLog,
} from "@adjutant/battle";
import { describe, expect, it } from "vitest";
import { headlineOf, rollOf, whoRolls } from "../src/battle/headline.ts";
import { namesIn } from "../src/battle/names.ts";
import { loadText } from "../src/text.ts";

const file = new URL("../../../scenarios/training.orderOfBattle.json", import.meta.url);
const order = parseOrderOfBattle(JSON.parse(readFileSync(file, "utf8")));
if (!order.ok) throw new Error("the training battle can be read");
const started = startCompanion([order.value], { id: "lines", at: 0 });
if (!started.ok) throw new Error("the training battle can be begun");
const start = started.value.state;

const nobodyAsked = () => undefined;
const seen = view(start, { kind: "umpire" });

describe("troops that come upon the map", () => {
  const here = { x: 60, y: 88, facing: 180 };
  const base = { type: "deployed", id: "d1", side: "italian", changes: [] } as const;
  const one = { places: { "it-1": here } };
  const two = { places: { "it-1": here, "it-2": { ...here, x: 40 } } };

  it.each([
    ["set out", one, "Italians: 1 unit set out", "Итальянцы: выставлено 1 подразделение"],
    [
      "come on in the battle",
      { ...two, arrives: true },
      "Italians: 2 units come on",
      "Итальянцы: на стол вошли 2 подразделения",
    ],
    [
      "come on out of sight",
      { places: {}, arrives: true },
      "Italians: troops come on",
      "Итальянцы: подошли войска",
    ],
    [
      "redeploy",
      { ...two, answers: "x.1" },
      "Italians: 2 units redeploy",
      "Итальянцы: рокировка: 2 подразделения",
    ],
    [
      "are taken up again",
      { places: { "it-1": null } },
      "Italians: 1 unit taken up again",
      "Итальянцы: снова убрано 1 подразделение",
    ],
    [
      "are but generals",
      { places: {} },
      "Italians: generals placed",
      "Итальянцы: генералы на местах",
    ],
  ] as const)("%s", async (_, more, english, russian) => {
    for (const [lang, said] of [
      ["en", english],
      ["ru", russian],
    ] as const) {
      const text = await loadText(lang);
      const event = { ...base, ...more };
      expect(headlineOf(event, namesIn(seen, text), nobodyAsked, text).line).toBe(said);
    }
  });
});

describe("an enemy's roll for aides-de-camp, of which nothing is told", () => {
  const decision = decide(
    { ...start, phase: "command", phasing: "italian", acting: "italian" },
    {
      type: "resolve",
      id: "r1",
      procedure: "adc",
      situation: { adcs: 1 },
      of: "italian",
      faces: [6],
    },
  );
  if (!decision.ok) throw new Error(JSON.stringify(decision));
  const after = decision.events.reduce(evolve, start);

  it.each([
    ["en", "Aides-de-camp · Italians"],
    ["ru", "Бросок за адъютантов · Итальянцы"],
  ] as const)("%s: one line, with whose it is", async (lang, said) => {
    const text = await loadText(lang);
    const role = { kind: "side", side: "french" } as const;
    const name = namesIn(view(after, role), text);
    const event = viewLog(after, role).at(-1)?.event;
    if (event?.type !== "resolved") throw new Error("the roll is told");
    expect(headlineOf(event, name, nobodyAsked, text)).toEqual({
      line: said,
      also: [],
      bare: true,
    });
    // The side itself reads whose roll it was, and below what came of it.
    const own = viewLog(after, { kind: "side", side: "italian" }).at(-1)?.event;
    if (own?.type !== "resolved") throw new Error("the roll is told");
    expect([rollOf(own, text), ...whoRolls(own, name)].join(" · ")).toBe(said);
    const { line, bare } = headlineOf(own, name, nobodyAsked, text);
    expect(line).not.toContain(said);
    expect(bare).toBeUndefined();
  });
});
