import { describe, expect, it } from "vitest";
import { asEntered } from "../src/resolve/asEntered.ts";

describe("what was entered for a charge", () => {
  const likely = { distance: 40, uphill: false, lostToFire: 0 };
  const facts = { distance: 12, uphill: true, lostToFire: 0 };

  it("stands", () => {
    expect(asEntered({ facts, likely }, likely)).toEqual(facts);
  });

  it("but where the battle says otherwise by now: defensive fire has hit the charger", () => {
    expect(asEntered({ facts, likely }, { ...likely, lostToFire: 2 })).toEqual({
      ...facts,
      lostToFire: 2,
    });
  });

  it("a fact that nobody entered is as it is likeliest", () => {
    expect(asEntered({ facts: { uphill: true }, likely }, likely)).toEqual({
      ...likely,
      uphill: true,
    });
  });
});
