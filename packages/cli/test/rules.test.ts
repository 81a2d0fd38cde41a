import { phrases } from "@adjutant/phrases";
import { labelsOf } from "@adjutant/phrases/values";
import { clauseIds, rulebook, sections } from "@adjutant/rules";
import { describe, expect, test } from "vitest";
import { widthOf } from "../src/layout.ts";
import { nearest } from "../src/nearest.ts";
import { speechOf } from "../src/rules/speech.ts";
import { adjutant, linesOf } from "./calls.ts";

/** All records inside a value. */
function recordsIn(value: unknown): object[] {
  if (Array.isArray(value)) return value.flatMap(recordsIn);
  if (typeof value !== "object" || value === null) return [];
  return [value, ...Object.values(value).flatMap(recordsIn)];
}

describe("every clause prints, in both languages and on every page", () => {
  test.each(clauseIds)("%s", async (id) => {
    for (const lang of ["en", "ru"] as const) {
      const { title } = phrases(lang).clause(id);
      for (const columns of [60, 80]) {
        const { code, out } = await adjutant(["rules", id, "--lang", lang], { columns });
        expect(code).toBe(0);
        expect(out).toContain(title);
        expect(out).toContain(id);
        expect(out).not.toMatch(/undefined|NaN|\[object|[{}]/);
        for (const line of linesOf(out)) expect(widthOf(line), line).toBeLessThanOrEqual(columns);
      }
    }
  });

  test("a value is never left out", async () => {
    for (const id of clauseIds) {
      const { value } = rulebook.clauses[id];
      const { out } = await adjutant(["rules", id]);
      // Title, text and origin take three paragraphs; a value is the fourth.
      const paragraphs = out.split("\n\n").length;
      expect(paragraphs, id).toBe(value === null ? 3 : 4);
    }
  });
});

test("every key of a value that is shown has a name", () => {
  // What tables by steps and cells say is words of their own.
  const told = new Set(
    "upTo cells rows row from charger defender result losses unformed elan loser winner draw casualties discipline fireDisciplineLost targetCasualties unforms elseCasualties test atRisk enemyNear lowest halves cm inch infantry".split(
      " ",
    ),
  );
  const words = phrases("en");
  for (const id of clauseIds) {
    for (const record of recordsIn(rulebook.clauses[id].value)) {
      const labels = labelsOf(record, id, speechOf(words));
      Object.keys(record).forEach((key, i) => {
        if (!told.has(key)) expect(labels[i], `${id}: ${key}`).not.toBeNull();
      });
    }
  }
});

describe("values well set", () => {
  const value = async (id: string, lang = "en") =>
    (await adjutant(["rules", id, "--lang", lang])).out;

  test("the volley table, cell by cell", async () => {
    const lines = linesOf(await value("volley.table"));
    const cells = (name: string) =>
      lines
        .find((line) => line.trimStart().startsWith(name))
        ?.trim()
        .slice(name.length)
        .trim()
        .split(/ {2,}/);
    expect(cells("≤2")).toEqual("3,4,5,6,7,8,9,10,11,≥12".split(","));
    expect(cells("Superior volley")).toEqual("0 F,1 F,1,1,2,2,2 D,3 D,3 D,4 D,5 D".split(","));
    expect(cells("Standard volley")).toEqual("0 F,0 F,1 F,1,1,1,2,2 D,3 D,3 D,4 D".split(","));
    expect(cells("Inferior volley")).toEqual("0 F,0 F,0 F,0,1,1,1,1 D,2 D,2 D,3 D".split(","));
  });

  test.each<[string, RegExp]>([
    ["volley.band", /^ {2}−1 \/ −2$/m],
    ["volley.unformed", /^ {2}−2$/m],
    ["melee.elanColumn", /^ {2}\+2 CD$/m],
    ["fire.builtUp", /^ {2}−1, half/m],
    ["bounce.depth", /within +8.cm \[5″\]/],
    ["fire.range.guns", /heavy +25.cm \[15″\] +50.cm \[30″\] +100.cm \[65″\]/],
    ["charge.grade", /Elite +\+2/],
    ["discipline.table", /4–5 +Retires/],
    ["ignition.table", /1 +2 +3 +4\+\n +12 +11–12 +10–12 +9–12/],
    ["rocket.table", /9–11 +hit: 1 casualty/],
    ["melee.table.foot", /3–4 +loser Routs/],
    ["charge.table.vsSquare", /\+3…\+5 +charger Retires, 1 casualty, Unformed; defender stands/],
    ["tasking.forwards", /4D6 \[3D6\]/],
    ["command.adcCount", /at most +8/],
    ["tasking.scouts", /cost in aides-de-camp +1/],
    ["place.leave", /cost, of the move +0\.5/],
  ])("%s", async (id, expected) => {
    expect(await value(id)).toMatch(expected);
  });

  test("origins in words, with the part they stand for", async () => {
    expect(await value("bounce.depth")).toMatch(/Origin: S000; house value: .*gap/);
    expect(await value("bounce.depth", "ru")).toMatch(/Откуда: S000; /);
  });
});

describe("the list", () => {
  const listed = async (...flags: string[]) =>
    linesOf((await adjutant(["rules", ...flags])).out)
      .filter((line) => line.startsWith("  "))
      .map((line) => line.trim().split(" ")[0]);

  test("all clauses, in the order of the book, under their sections", async () => {
    expect(await listed()).toEqual([...clauseIds]);
    const { out } = await adjutant(["rules"]);
    expect(linesOf(out).filter((line) => /^\S/.test(line))).toHaveLength(
      Object.keys(sections).length,
    );
  });

  test.each(["seed", "public", "house"])("--origin %s: those, and only those", async (origin) => {
    const isOfIt = (from: string) => (origin === "seed" ? from.startsWith("S0") : from === origin);
    const expected = clauseIds.filter((id) =>
      rulebook.clauses[id].origins.some(({ from }) => isOfIt(from)),
    );
    expect(await listed("--origin", origin)).toEqual(expected);
    const { out } = await adjutant(["rules", "--origin", origin, "--json"]);
    expect(JSON.parse(out).map(({ clause }: { clause: string }) => clause)).toEqual(expected);
  });

  test("as JSON: clause, title, text, origin, value", async () => {
    const { out } = await adjutant(["rules", "bounce.depth", "--json"]);
    expect(JSON.parse(out)).toMatchObject({
      clause: "bounce.depth",
      title: expect.any(String),
      text: expect.any(String),
      origin: "S000; house: clearGap",
      value: { within: { cm: 8, inch: 5 } },
    });
  });
});

describe("what somebody may have meant", () => {
  test.each<[string, string[]]>([
    ["volley.tabel", ["volley.table"]],
    ["voley.table", ["volley.table"]],
    ["bounce.dpeth", ["bounce.depth"]],
    ["VOLLEY.TABLE", ["volley.table"]],
  ])("%s", (typed, expected) => {
    expect(nearest(typed, clauseIds, expected.length)).toEqual(expected);
  });

  test("part of a name finds the names that hold it", () => {
    expect(nearest("halfDown", clauseIds)).toContain("fraction.halfDown");
  });

  test("nothing near, nothing offered", () => {
    expect(nearest("xyzzyx", clauseIds)).toEqual([]);
    expect(nearest("", clauseIds)).toEqual([]);
  });
});
