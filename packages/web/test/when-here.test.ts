import { expect, it } from "vitest";
import { whenHere } from "../src/whenHere.ts";

interface Named {
  readonly name: string;
}

const rules: Named = { name: "rules" };

/** A file that comes when the test says so, or cannot be fetched. */
function byPost() {
  const under: { come: (file: Named) => void; fail: () => void }[] = [];
  const load = () =>
    new Promise<Named>((come, fail) => {
      under.push({ come, fail: () => fail(new Error("no line")) });
    });
  return { under, load };
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

it("does nothing before somebody asks, and fetches once", () => {
  const { under, load } = byPost();
  const when = whenHere(load);
  expect(under).toHaveLength(0);
  when(() => {});
  when(() => {});
  expect(under).toHaveLength(1);
});

it("does what was asked for in its order once the file has come, and from then on at once", async () => {
  const { under, load } = byPost();
  const when = whenHere(load);
  const done: string[] = [];
  when((file) => {
    done.push(`first with ${file.name}`);
    // Asked for while others wait: it waits behind them.
    when(() => done.push("asked by the first"));
  });
  when(() => done.push("second"));
  under[0]?.come(rules);
  expect(done).toEqual([]);
  await settled();
  expect(done).toEqual(["first with rules", "second", "asked by the first"]);
  when(() => done.push("at once"));
  expect(done.at(-1)).toBe("at once");
});

it("loses nothing where the file could not be fetched: the next who asks fetches again", async () => {
  const { under, load } = byPost();
  const when = whenHere(load);
  const done: string[] = [];
  when(() => done.push("first"));
  under[0]?.fail();
  await settled();
  expect(done).toEqual([]);
  when(() => done.push("second"));
  under[1]?.come(rules);
  await settled();
  expect(done).toEqual(["first", "second"]);
});
