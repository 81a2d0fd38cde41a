/** Before every file of tests: each battle file that is written passes through the collection. */
import { afterAll, vi } from "vitest";
import type * as Battle from "../../packages/battle/src/formats/battle-file.ts";
import { collected, expectArchived } from "./collected.ts";

vi.mock("../../packages/battle/src/formats/battle-file.ts", async (actual) => {
  const real = await actual<typeof Battle>();
  const writeBattle: typeof Battle.writeBattle = (...whole) => {
    const file = real.writeBattle(...whole);
    collected(file);
    return file;
  };
  return { ...real, writeBattle };
});

afterAll(expectArchived);
