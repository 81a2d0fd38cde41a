import { expect, test } from "vitest";
import { begun, frozen } from "../src/input/frozen.ts";

test("what is begun is one object of several, the later ones over the earlier", () => {
  const one = { id: "morand", order: "obeys", broken: ["13th"] };
  const whole = begun({ id: one.id }, one, { order: "hesitant" }, { broken: [] });
  expect(whole).toEqual({ id: "morand", order: "hesitant", broken: [] });
  expect(Object.keys(whole)).toEqual(["id", "order", "broken"]);
  expect(one.order).toBe("obeys");
});

test("what is frozen is frozen through and through", () => {
  const whole = frozen({ list: [{ at: { x: 1 } }], none: null });
  expect(Object.isFrozen(whole.list)).toBe(true);
  expect(Object.isFrozen(whole.list[0]?.at)).toBe(true);
});
