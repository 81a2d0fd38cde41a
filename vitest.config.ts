import { defineConfig } from "vitest/config";
import { sourceAliases } from "./tools/workspaces.mjs";

const anywhere = ["packages/*/test/**/*.test.ts", "packages/*/test/**/*.test.tsx"];
const inBrowser = ["packages/web/test/browser/**/*.test.ts"];

export default defineConfig({
  resolve: { alias: sourceAliases() },
  test: {
    setupFiles: ["test/seed.ts", "test/archive/collect.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [...anywhere, "test/**/*.test.ts"],
          exclude: inBrowser,
          testTimeout: 30_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: inBrowser,
          // One Chromium at a time, and none beside the unit tests: their times would be noise.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
