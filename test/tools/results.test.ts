import { expect, test } from "vitest";
import { document, line, verdict } from "../../tools/results.mjs";

const volleys = {
  what: "volleys played",
  figure: 4_213_456,
  unit: "/s",
  target: { atLeast: 3_000_000 },
};
const odds = { what: "odds", figure: 0.51, unit: "ms", target: { atMost: 0.5 }, note: "median" };
const loop = { what: "plain loop", figure: 12.345, unit: "" };

test.each([
  [2_999_999, { atLeast: 3_000_000 }, "missed"],
  [3_000_000, { atLeast: 3_000_000 }, "met"],
  [0.5, { atMost: 0.5 }, "met"],
  [0.5001, { atMost: 0.5 }, "missed"],
])("%s against %j: %s", (figure, target, expected) => {
  expect(verdict({ what: "", figure, unit: "", target })).toBe(expected);
});

test("the results file names the machine and judges each figure", () => {
  expect(document("A machine · 2 cores", [{ name: "Rules", rows: [volleys, odds, loop] }])).toBe(
    `# Results

Written by \`npm run bench\`; run it to measure your own machine.

A machine · 2 cores

## Rules

| what | figure | target | | |
|---|--:|--:|---|---|
| volleys played | 4,210,000 /s | ≥ 3,000,000 /s | met |  |
| odds | 0.51 ms | ≤ 0.5 ms | **missed** | median |
| plain loop | 12.3 |  |  |  |
`,
  );
});

test("a row at the terminal", () => {
  expect(line(odds)).toBe("odds: 0.51 ms (≤ 0.5 ms: missed) – median");
  expect(line(loop)).toBe("plain loop: 12.3");
});
