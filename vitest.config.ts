import { defineConfig } from "vitest/config";

/** Tests read the packages' sources, never a build that may be stale. */
const source = ["source"];

export default defineConfig({
  resolve: { conditions: source },
  ssr: { resolve: { conditions: source, externalConditions: source } },
  test: {
    include: ["packages/*/test/**/*.test.ts", "packages/*/test/**/*.test.tsx", "test/**/*.test.ts"],
    testTimeout: 30_000,
  },
});
