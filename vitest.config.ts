import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tools/longest-first.mjs";
import { patience } from "./tools/slower.mjs";
import { sourceAliases } from "./tools/workspaces.mjs";

const anywhere = ["packages/*/test/**/*.test.ts", "packages/*/test/**/*.test.tsx"];
const inBrowser = ["packages/web/test/browser/**/*.test.ts"];

export default defineConfig({
  resolve: { alias: sourceAliases() },
  test: {
    setupFiles: ["test/seed.ts", "test/archive/collect.ts"],
    // Vitest leaves one core to itself, which of two is half the machine.
    maxWorkers: "100%",
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [...anywhere, "test/**/*.test.ts"],
          exclude: inBrowser,
          // Reading the sources anew for every file took longer than all the tests.
          isolate: false,
          testTimeout: 30_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: inBrowser,
          // None beside the unit tests; a Chromium and its driver keep about one core busy.
          testTimeout: patience(120_000),
          hookTimeout: patience(60_000),
          expect: { poll: { timeout: patience(20_000) } },
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
