import { describe, expect, it } from "vitest";
import {
  answersOpen,
  chargeAt,
  declaredIn,
  declaresNow,
  toAnswer,
} from "../src/battle/declared.ts";
import type { UnitView } from "../src/battle/view.ts";
import { column, highlanders, known } from "./known.ts";

const chasseurs = known("chasseurs", {
  arm: "cavalry",
  class: "light",
  grade: "line",
  size: "standard",
  formation: "line",
});

/** As far as a declared charge reads a unit. */
const unit = (known: typeof chasseurs, side: string): UnitView =>
  ({ ...known, side, engaged: null, fellBack: false }) as unknown as UnitView;

const units: Readonly<Record<string, UnitView>> = {
  chasseurs: unit(chasseurs, "french"),
  column: unit(column, "french"),
  highlanders: unit(highlanders, "british"),
};

interface Standing {
  readonly unit?: string;
  readonly answer?: "stand" | "square" | "counterCharge";
  readonly kind?: "charge" | "caught";
  readonly acting?: string | null;
  readonly resolving?: boolean;
  readonly fellBack?: boolean;
  readonly looks?: string;
}

/** A charge on the highlanders, declared and not yet resolved. */
function seen(standing: Standing = {}) {
  const { unit: charger = "chasseurs", kind = "charge", acting = "british" } = standing;
  const { resolving = false, fellBack = false, looks, answer } = standing;
  const there = { gone: null, charged: false, fellBack: false, engaged: null };
  const charge = { id: "e1.1", kind, unit: charger, enemy: "highlanders", distance: 30, answer };
  const view = {
    phase: "charges",
    acting,
    resolving,
    open: [charge],
    units: { [charger]: { ...there, fellBack }, highlanders: there },
  };
  return {
    view,
    unit: (id: string) => units[id] ?? null,
    // Only against cavalry may infantry do more than stand.
    answers: ({ unit: id }: { readonly unit: string }) =>
      id === "chasseurs" ? ["stand", "square"] : ["stand"],
    mayAct: (side: string | null) => looks === undefined || side === looks,
  } as unknown as Parameters<typeof toAnswer>[0];
}

describe("charge.declare", () => {
  it("a charge stands until who leads it has fallen back", () => {
    expect(chargeAt(seen().view, "chasseurs", "highlanders")).toMatchObject({ distance: 30 });
    expect(declaredIn(seen({ fellBack: true }).view)).toEqual([]);
  });

  it("who was caught as he evaded is charged all the same", () => {
    expect(declaredIn(seen({ kind: "caught" }).view)).toMatchObject([{ answer: "evade" }]);
  });

  it("is done before anything is resolved, and at once where nobody has the initiative", () => {
    expect(declaresNow(seen().view, "column")).toBe(true);
    expect(declaresNow(seen().view, "chasseurs")).toBe(true);
    expect(declaresNow(seen({ resolving: true }).view, "column")).toBe(false);
    expect(declaresNow(seen({ acting: null }).view, "column")).toBe(true);
    expect(declaresNow(seen({ acting: null }).view, "chasseurs")).toBe(false);
  });
});

describe("charge.reaction", () => {
  const open = (standing: Standing) => {
    const battle = seen(standing);
    const [charge] = declaredIn(battle.view);
    return charge === undefined ? undefined : answersOpen(charge, battle);
  };

  it("infantry that cavalry charges is asked; charged by infantry it can but stand", () => {
    expect(open({})).toEqual(["stand", "square"]);
    expect(open({ unit: "column" })).toBeNull();
  });

  it("a charge is answered once", () => {
    expect(open({ answer: "stand" })).toBeNull();
  });

  it("in his own part, and from whoever may speak for him", () => {
    const asked = (standing: Standing) => toAnswer(seen(standing)).map(({ unit: id }) => id);
    expect(asked({})).toEqual(["chasseurs"]);
    expect(asked({ looks: "british" })).toEqual(["chasseurs"]);
    expect(asked({ looks: "french" })).toEqual([]);
    expect(asked({ acting: "french" })).toEqual([]);
    expect(asked({ answer: "square" })).toEqual([]);
    // Once it is resolved, the page of the charge asks.
    expect(asked({ resolving: true })).toEqual([]);
  });
});
