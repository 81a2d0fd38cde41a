import { describe, expect, it } from "vitest";
import { brought, type Grip, gripAt, handle, heldGhost, keyOnGhost } from "../../src/board/grip.ts";
import { idle, lift, move, press } from "../../src/board/hand.ts";
import type { Ghost } from "../../src/board/overlay.ts";
import { dotOf, paperOf, tablePointOf } from "../../src/board/sheet.ts";
import { shortName } from "../../src/board/short-name.ts";
import type { BoardUnit, ShownField, ShownSide } from "../../src/board/shown.ts";
import {
  awayFromBlock,
  besideFront,
  blockOf,
  cornersOf,
  flagsOf,
  fromFront,
} from "../../src/board/standing.ts";
import { linesOf } from "../../src/board/tag.ts";
import { placeTags, type WantedTag } from "../../src/board/tags.ts";
import { thingAt, unitAt } from "../../src/board/thing-at.ts";

const side: ShownSide = { id: "french", name: "French", nation: "french", edge: "solid" };
const field: ShownField["field"] = {
  scale: "cm",
  inches: 0.65,
  width: 120,
  depth: 80,
  terrain: [
    {
      id: "mill",
      kind: "builtUp",
      shape: {
        polygon: [
          [80, 40],
          [100, 40],
          [100, 60],
          [80, 60],
        ],
      },
    },
  ],
  deployment: [],
};

const battalion: BoardUnit = {
  id: "one",
  name: "One",
  side,
  unit: { arm: "infantry", id: "one", grade: "line", size: "standard", formation: "line" },
  standing: { at: { x: 60, y: 40, facing: 90 }, footprint: { width: 16, depth: 2 } },
  states: [],
  words: "",
};
const garrison: BoardUnit = { ...battalion, id: "two", standing: { place: "mill" } };

function shown(units: readonly BoardUnit[], scale: ShownField["scale"] = "cm"): ShownField {
  const terms = { zones: [], arrivals: [], objectives: [], generals: [] };
  return { title: "A field", field, scale, sides: [side], ...terms, units };
}

const paper = paperOf(field, "cm");
const at = (x: number, y: number) => dotOf({ x, y }, paper);

describe("the paper", () => {
  it("has the far edge on top, and lengths of the scale that is played", () => {
    expect(at(0, 80)).toEqual({ x: 0, y: 0 });
    expect(at(60, 30)).toEqual({ x: 600, y: 500 });
    // 0.65 inches for a centimetre of the drawing: 39 inches are its 60 cm.
    const inches = paperOf(field, "inch");
    expect(dotOf({ x: 39, y: 19.5 }, inches).x).toBeCloseTo(600, 9);
    expect(dotOf({ x: 39, y: 19.5 }, inches).y).toBeCloseTo(500, 9);
    expect(tablePointOf({ x: 600, y: 500 }, inches).x).toBeCloseTo(39, 9);
  });
});

describe("a block", () => {
  const block = blockOf(
    { at: { x: 60, y: 40, facing: 90 }, footprint: { width: 16, depth: 2 } },
    paper,
  );

  it("facing right has its front up the sheet and its rear to the left", () => {
    const rounded = cornersOf(block).map(({ x, y }) => [Math.round(x), Math.round(y)]);
    expect(rounded).toEqual([
      [600, 320],
      [600, 480],
      [580, 480],
      [580, 320],
    ]);
  });

  it("is found from any point, and any point from it", () => {
    const { right, back } = fromFront(block, besideFront(block, 30, 70));
    expect([right, back].map(Math.round)).toEqual([30, 70]);
    expect(awayFromBlock(block, { x: 590, y: 400 })).toBe(0);
    expect(awayFromBlock(block, { x: 640, y: 400 })).toBeCloseTo(40, 9);
    expect(awayFromBlock(block, { x: 640, y: 290 })).toBeCloseTo(50, 9);
  });
});

describe("what lies under a finger", () => {
  const both = shown([battalion, garrison]);

  it("is a unit, or one within half a thumb, before the ground", () => {
    expect(unitAt(both, { x: 590, y: 400 }, 0.5)).toBe("one");
    // Half a thumb is 7 px: 14 mm of the sheet at half a pixel for a millimetre.
    expect(unitAt(both, { x: 613, y: 400 }, 0.5)).toBe("one");
    expect(unitAt(both, { x: 615, y: 400 }, 0.5)).toBeNull();
  });

  it("is a garrison by its flag, and its place beside the flag", () => {
    const [flag] = flagsOf(both, paper, 1, 0.5);
    const foot = flag?.foot ?? { x: 0, y: 0 };
    expect(foot.x).toBeGreaterThan(800);
    expect(foot.x).toBeLessThan(1000);
    expect(thingAt(both, { x: foot.x + 16, y: foot.y - 40 }, 0.5)).toEqual({
      kind: "unit",
      id: "two",
    });
    expect(thingAt(both, { x: 820, y: 390 }, 0.5)).toEqual({ kind: "ground", id: "mill" });
  });

  it("two garrisons fly two flags side by side", () => {
    const two = flagsOf(shown([garrison, { ...garrison, id: "three" }]), paper, 1, 0.5);
    const [a, b] = two.map(({ foot }) => foot.x * 0.5);
    expect((b ?? 0) - (a ?? 0)).toBeCloseTo(26, 9);
  });
});

describe("a hand on a unit", () => {
  const ghost: Ghost = {
    kind: "ghost",
    unit: battalion,
    at: { x: 60, y: 60, facing: 0 },
    footprint: { width: 16, depth: 2 },
    legal: true,
    label: null,
    way: [],
    held: true,
  };
  const all = (): boolean => true;
  const none = (): boolean => false;

  it("takes hold of units that may be dragged, and of no others", () => {
    const field = shown([battalion]);
    expect(gripAt(field, [], { x: 590, y: 400 }, 0.5, all)?.by).toBe("block");
    expect(gripAt(field, [], { x: 590, y: 400 }, 0.5, none)).toBeNull();
    expect(gripAt(field, [], { x: 300, y: 400 }, 0.5, all)).toBeNull();
  });

  it("takes the held ghost's handle, then the ghost, before any unit", () => {
    const field = shown([battalion]);
    const front = at(60, 60);
    const ring = { x: front.x, y: front.y - handle.before / 0.5 };
    expect(gripAt(field, [ghost], ring, 0.5, none)?.by).toBe("handle");
    expect(gripAt(field, [ghost], { x: front.x + 70, y: front.y + 10 }, 0.5, none)?.by).toBe(
      "block",
    );
    expect(heldGhost([{ ...ghost, held: false }])).toBeNull();
  });

  it("brings a block along by where it was taken", () => {
    const grip: Grip = { unit: "one", by: "block", from: ghost.at, taken: at(62, 59) };
    const to = brought(grip, at(70, 69), paper);
    expect([to.x, to.y].map((value) => Math.round(value * 100) / 100)).toEqual([68, 70]);
    expect(to.facing).toBe(0);
  });

  it.each([
    [0, 10, 0],
    [10, 0, 90],
    [0, -10, 180],
    [-10, 0, 270],
    [10, 10, 45],
  ])("the handle at (%i, %i) from the front faces it to %i°", (dx, dy, facing) => {
    const grip: Grip = { unit: "one", by: "handle", from: ghost.at, taken: at(60, 67) };
    expect(brought(grip, at(60 + dx, 60 + dy), paper)).toEqual({ x: 60, y: 60, facing });
  });

  it("drags what it holds and pans where it holds nothing", () => {
    const touch = (x: number, unit: string | null) => ({ id: 1, x, y: 0, time: 0, unit });
    const held = move(press(idle, touch(0, "one")), touch(20, null));
    expect(held.gesture).toEqual({ kind: "drag", unit: "one", to: { x: 20, y: 0 } });
    expect(lift(held.hand, touch(30, null)).gesture).toEqual({
      kind: "drop",
      unit: "one",
      at: { x: 30, y: 0 },
    });
    expect(move(press(idle, touch(0, null)), touch(20, null)).gesture?.kind).toBe("pan");
  });
});

describe("keys on a ghost", () => {
  const pose = { x: 10.3, y: 20, facing: 350 };
  const key = (name: string, code = name, shiftKey = false) =>
    keyOnGhost(pose, { key: name, code, shiftKey });

  it.each([
    ["ArrowUp", false, 10.3, 21],
    ["ArrowDown", false, 10.3, 19],
    ["ArrowLeft", true, 10.2, 20],
    ["ArrowRight", true, 10.4, 20],
  ])("%s, Shift %s", (name, shift, x, y) => {
    expect(key(name, name, shift)).toEqual({ how: "key", to: { x, y, facing: 350 } });
  });

  it("brackets turn it by their place on the keyboard, whatever the alphabet", () => {
    expect(key("ъ", "BracketRight")).toEqual({ how: "key", to: { ...pose, facing: 5 } });
    expect(key("{", "BracketLeft", true)).toEqual({ how: "key", to: { ...pose, facing: 349 } });
  });

  it("Enter sets it down, Escape lets go, others mean nothing to it", () => {
    expect(key("Enter")).toEqual({ how: "settle" });
    expect(key("Escape")).toEqual({ how: "leave" });
    expect(key("+")).toBeNull();
  });
});

describe("tags", () => {
  const bounds = { width: 800, depth: 500 };
  const tag = (id: string, x: number): WantedTag => ({
    id,
    text: "7.5 of 15 cm",
    tone: "may",
    at: { x, y: 250 },
    toward: { x: 0, y: 1 },
  });

  it("stand behind what they belong to, none on another, none on a front", () => {
    const front = { left: 300, right: 460, top: 290, bottom: 296 };
    const placed = placeTags([tag("a", 380), tag("b", 400), tag("c", 420)], bounds, [front]);
    for (const [index, { box }] of placed.entries()) {
      expect(box.top).toBeGreaterThan(250);
      for (const other of [front, ...placed.slice(index + 1).map((one) => one.box)]) {
        const apart =
          box.right <= other.left ||
          other.right <= box.left ||
          box.bottom <= other.top ||
          other.bottom <= box.top;
        expect(apart).toBe(true);
      }
    }
    expect(placed[0]?.led).toBe(false);
  });

  it("without room for all, what the list says too is left out rather than laid on another", () => {
    const small = { width: 130, depth: 40 };
    const at = { x: 65, y: 20 };
    const spare = { ...tag("b", 65), at, spare: true } as const;
    const ids = (...tags: readonly WantedTag[]) => placeTags(tags, small, []).map(({ id }) => id);
    expect(ids({ ...tag("a", 65), at }, spare)).toEqual(["a"]);
    expect(ids({ ...tag("a", 65), at }, { ...tag("c", 65), at })).toEqual(["a", "c"]);
    // On a front it may lie.
    const front = { left: 0, right: 130, top: 0, bottom: 40 };
    expect(placeTags([spare], small, [front]).map(({ id }) => id)).toEqual(["b"]);
  });

  it("stay on the sheet", () => {
    const [placed] = placeTags([{ ...tag("a", 2), at: { x: 2, y: 499 } }], bounds, []);
    expect(placed?.box.left).toBeGreaterThanOrEqual(0);
    expect(placed?.box.bottom).toBeLessThanOrEqual(500);
  });

  it("long reasons are broken into lines", () => {
    expect(linesOf("nearer than 5 cm to the enemy's dragoons")).toEqual([
      "nearer than 5 cm to the",
      "enemy's dragoons",
    ]);
  });
});

describe("names on the map", () => {
  it.each([
    ["16th Line, 1st battalion", "1/16th Line"],
    ["16-й линейный полк, 1-й батальон", "1/16-й линейный"],
    ["3-й гусарский полк", "3-й гусарский"],
    ["1st battalion, 27th Foot", "1/27th Foot"],
    ["Полк Ризе № 15, 2-й батальон", "2/Ризе № 15"],
    ["1-й полк пешей артиллерии, восьмифунтовые", "1-й полк пешей артиллерии, восьмифунтовые"],
    ["Queen's Dragoons", "Queen's Dragoons"],
  ])("%s: %s", (name, short) => {
    expect(shortName(name)).toBe(short);
  });
});
