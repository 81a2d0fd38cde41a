import { describe, expect, test } from "vitest";
import {
  decide,
  evolve,
  orderOf,
  parseBattle,
  parseOrderOfBattle,
  parseScenario,
  readJson,
  startCompanion,
  startScenario,
  termsOf,
  totalsOf,
  viewEvent,
  writeBattle,
} from "../src/index.ts";
import { orderFile } from "./forces.ts";
import { changed, type Path, scenarioFile, square } from "./scenario-file.ts";
import { faultsOf, passed } from "./telling.ts";

const terrain = (index: number, ...rest: Path): Path => ["field", "terrain", index, ...rest];
const bowTie = {
  polygon: [
    [10, 10],
    [20, 20],
    [20, 10],
    [10, 20],
  ],
};
const edge = [
  [0, 0],
  [40, 0],
];

describe("adjutant/scenario@1", () => {
  test("passes, and comes back from its own text the same", () => {
    const scenario = passed(parseScenario(scenarioFile()));
    expect(scenario).toEqual(scenarioFile());
    expect(passed(parseScenario(passed(readJson(JSON.stringify(scenario)))))).toEqual(scenario);
    expect(Object.isFrozen(scenario.field?.terrain[0]?.shape)).toBe(true);
  });

  test("without a field, for a table that the players lay out", () => {
    const bare = changed([["field"], undefined], [["objectives", 0, "place"], undefined]);
    expect(faultsOf(parseScenario(bare))).toEqual([]);
  });

  test.each<[string, unknown, readonly string[]]>([
    ["a newer format", changed([["format"], "adjutant/scenario@2"]), ["format newerFormat"]],
    ["an order of battle", orderFile(), ["format wrongFormat"]],
    ["an unknown key", changed([["weather"], "rain"]), ["weather unknownKey"]],
    ["a misspelt key", changed([["objectivs"], []]), ["objectivs misspeltKey"]],
    ["no objectives", changed([["objectives"], undefined]), ["objectives missing"]],
    ["a turn limit of none", changed([["turns"], 0]), ["turns belowMinimum"]],
    ["a table without width", changed([["field", "width"], 0]), ["field.width notAbove"]],
    ["a table of less than none", changed([["field", "depth"], -5]), ["field.depth notAbove"]],
    [
      "one side",
      changed([["sides"], orderFileSides(1)]),
      expect.arrayContaining(["sides notTwoSides"]),
    ],
    [
      "an unknown kind of ground",
      changed([terrain(0, "kind"), "swamp"]),
      ["field.terrain.0.kind wrongValue"],
    ],
    [
      "ground of no kind",
      changed([terrain(0, "kind"), undefined]),
      ["field.terrain.0.kind missing"],
    ],
    [
      "a hill without a height",
      changed([terrain(2, "height"), undefined]),
      ["field.terrain.2.height missing"],
    ],
    [
      "a river as an area",
      changed([terrain(3, "shape"), square(0, 0, 5)]),
      [
        "field.terrain.3.shape.line missing",
        "field.terrain.3.shape.width missing",
        "field.terrain.3.shape.polygon unknownKey",
      ],
    ],
    [
      "two corners",
      changed([terrain(0, "shape", "polygon"), edge]),
      ["field.terrain.0.shape.polygon listTooShort"],
    ],
    [
      "a polygon that crosses itself",
      changed([terrain(0, "shape"), bowTie]),
      ["field.terrain.0.shape.polygon.2 selfCrossing"],
    ],
    [
      "a corner twice",
      changed([terrain(0, "shape", "polygon", 1), [50, 40]]),
      ["field.terrain.0.shape.polygon.1 samePoint"],
    ],
    [
      "the first corner again at the end",
      changed([terrain(0, "shape", "polygon", 3), [50, 40]]),
      ["field.terrain.0.shape.polygon.0 samePoint"],
    ],
    [
      "a brook that folds back on itself",
      changed([terrain(3, "shape", "line", 2), [30, 31]]),
      ["field.terrain.3.shape.line.1 selfCrossing"],
    ],
    [
      "finer than the grid",
      changed([terrain(0, "shape", "polygon", 0), [50.001, 40]]),
      ["field.terrain.0.shape.polygon.0.0 tooFine"],
    ],
    [
      "a hill over the edge",
      changed([terrain(2, "shape", "polygon", 1), [120.01, 40]]),
      ["field.terrain.2.shape.polygon.1 offTable"],
    ],
    [
      "a crest off the table",
      changed([terrain(2, "crest", 1), [95, 91]]),
      ["field.terrain.2.crest.1 offTable"],
    ],
    ["ground twice", changed([terrain(1, "id"), "village"]), ["field.terrain.1.id duplicateId"]],
    [
      "a source that is not listed",
      changed([terrain(4, "values", "shape"), { source: ["b"] }]),
      ["field.terrain.4.values.shape.source.0 unknownId"],
    ],
    [
      "an objective's source that is not listed",
      changed([["objectives", 0, "values", "points"], { source: ["b"] }]),
      ["objectives.0.values.points.source.0 unknownId"],
    ],
    [
      "an objective nowhere",
      changed([["objectives", 0, "place"], "vilage"]),
      ["objectives.0.place unknownId"],
    ],
    [
      "an objective without a place",
      changed([["objectives", 0, "place"], undefined]),
      ["objectives.0 missing"],
    ],
    [
      "an objective held by nobody known",
      changed([["objectives", 0, "heldBy"], "green"]),
      ["objectives.0.heldBy unknownId"],
    ],
    [
      "points for nobody known",
      changed([["objectives", 0, "points", "green"], { atEnd: 1 }]),
      ["objectives.0.points.green unknownId"],
    ],
    [
      "points of nothing",
      changed([["objectives", 0, "points", "red"], {}]),
      ["objectives.0.points.red missing"],
    ],
    [
      "half a point",
      changed([["objectives", 0, "points", "red", "atEnd"], 1.5]),
      ["objectives.0.points.red.atEnd notWhole"],
    ],
    [
      "a reserve of nobody",
      changed([["reserves"], { guard: { kind: "offTable" } }]),
      ["reserves.guard unknownId"],
    ],
    [
      "a reserve with nowhere to come on",
      changed([["reserves"], { "red-brigade": { kind: "offTable" } }]),
      ["field.arrivals noArrival"],
    ],
    [
      "a reserve that arrives by the turn as well",
      changed(
        [["reserves"], { "red-brigade": { kind: "offTable" } }],
        [["sides", 0, "brigades", 0, "arrives"], 3],
        [["field", "arrivals"], [{ brigade: "red-brigade", edge }]],
      ),
      ["reserves.red-brigade conflict"],
    ],
    [
      "an arrival of who is there already",
      changed([["field", "arrivals"], [{ brigade: "red-brigade", edge }]]),
      ["field.arrivals.0.brigade unknownId"],
    ],
    [
      "an arrival in the middle",
      changed(
        [["sides", 0, "brigades", 0, "arrives"], 3],
        [
          ["field", "arrivals"],
          [
            {
              brigade: "red-brigade",
              edge: [
                [0, 5],
                [40, 5],
              ],
            },
          ],
        ],
      ),
      ["field.arrivals.0.edge notOnEdge"],
    ],
    [
      "an arrival round a corner",
      changed(
        [["sides", 0, "brigades", 0, "arrives"], 3],
        [
          ["field", "arrivals"],
          [
            {
              brigade: "red-brigade",
              edge: [
                [0, 5],
                [5, 0],
              ],
            },
          ],
        ],
      ),
      ["field.arrivals.0.edge notOnEdge"],
    ],
    [
      "a side without a zone",
      changed(
        [["field", "deployment", 0], undefined],
        [["field", "deployment"], [{ side: "red", zone: square(0, 0, 20) }]],
      ),
      ["field.deployment noZone"],
    ],
    [
      "a zone of nobody",
      changed([["field", "deployment", 0, "side"], "green"]),
      ["field.deployment.0.side unknownId", "field.deployment noZone"],
    ],
    [
      "a zone of the enemy's brigade",
      changed([["field", "deployment", 1, "brigade"], "red-brigade"]),
      ["field.deployment.1.brigade unknownId", "field.deployment noZone"],
    ],
    [
      "a zone off the table",
      changed([["field", "deployment", 0, "zone"], square(110, 0, 20)]),
      ["field.deployment.0.zone.polygon.1 offTable", "field.deployment.0.zone.polygon.2 offTable"],
    ],
    [
      "a unit off the table",
      changed([["field", "places"], { "red-1": { x: 121, y: 5, facing: 0 } }]),
      ["field.places.red-1 offTable"],
    ],
    [
      "a unit of nobody",
      changed([["field", "places"], { "red-9": { x: 1, y: 5, facing: 0 } }]),
      ["field.places.red-9 unknownId"],
    ],
    [
      "a unit that faces nowhere",
      changed([["field", "places"], { "red-1": { x: 1, y: 5, facing: 360 } }]),
      ["field.places.red-1.facing aboveMaximum"],
    ],
    [
      "a garrison of a wood",
      changed([["field", "places"], { "red-1": { garrison: "wood" } }]),
      ["field.places.red-1.garrison unknownId"],
    ],
    [
      "a garrison that stands in line",
      changed([["field", "places"], { "red-1": { garrison: "village" } }]),
      ["field.places.red-1.garrison garrisonElsewhere"],
    ],
  ])("%s", (_what, json, expected) => {
    expect(faultsOf(parseScenario(json))).toEqual(expected);
  });

  test("says which kind of ground was surely meant", () => {
    const read = parseScenario(changed([terrain(1, "kind"), "wods"]));
    expect(read.ok ? [] : read.faults).toMatchObject([
      { code: "wrongValue", params: { value: "wods", allowed: "woods" } },
    ]);
    const place = parseScenario(changed([["objectives", 0, "place"], "vilage"]));
    expect(place.ok ? [] : place.faults).toMatchObject([{ params: { allowed: "village" } }]);
  });

  test("place.capacity: a place holds one unit for each sector", () => {
    const holding = (sectors: number) =>
      changed(
        [["sides", 0, "brigades", 0, "units", 0, "unit", "formation"], undefined],
        [["sides", 0, "brigades", 0, "units", 0, "unit", "garrison"], { place: "builtUp" }],
        [["sides", 0, "brigades", 0, "units", 6, "unit", "garrison"], { place: "builtUp" }],
        [terrain(0, "sectors"), sectors],
        [
          ["field", "places"],
          { "red-1": { garrison: "village" }, "red-screen": { garrison: "village" } },
        ],
      );
    expect(faultsOf(parseScenario(holding(2)))).toEqual([]);
    expect(faultsOf(parseScenario(holding(1)))).toEqual([
      "field.places.red-screen.garrison placeFull",
    ]);
  });

  test("adds up", () => {
    const side = { brigades: 1, battalions: 3, regiments: 1, batteries: 2, models: 7, screens: 1 };
    expect(totalsOf(passed(parseScenario(scenarioFile())))).toEqual({
      sides: [
        { side: "red", ...side },
        { side: "blue", ...side },
      ],
      objectives: 1,
      terrain: 5,
      turns: 8,
    });
  });
});

/** The first so many sides of the small order of battle. */
function orderFileSides(count: number): unknown {
  const { sides } = orderFile();
  return Array.isArray(sides) ? sides.slice(0, count) : [];
}

describe("a battle from a scenario", () => {
  const scenario = passed(parseScenario(scenarioFile()));
  const { state, event } = passed(startScenario(scenario, { id: "battle" }));

  test("its forces are the order of battle, the rest its terms", () => {
    expect(orderOf(scenario)).toEqual(passed(parseOrderOfBattle(orderFile())));
    const { id, turns, objectives, field } = scenario;
    expect(termsOf(scenario)).toEqual({ id, turns, objectives, field });
    expect(event.scenario).toEqual(termsOf(scenario));
  });

  test("takes the scenario's options, but for those that the players set otherwise", () => {
    expect(event.options).toEqual({ marking: "markers" });
    const other = { marking: "roster", scale: "inch" } as const;
    const begun = passed(startScenario(scenario, { id: "battle", options: other }));
    expect(begun.event.options).toEqual(other);
  });

  test("its file carries the scenario, and opens to the same", () => {
    const decision = decide(state, { type: "note", id: "n", text: "We begin" });
    if (!decision.ok) throw new Error("a note is always taken");
    const played = decision.events.reduce(evolve, state);
    const file = writeBattle(played);
    expect(file.scenario).toEqual(termsOf(scenario));
    const read = passed(parseBattle(passed(readJson(JSON.stringify(file)))));
    expect(read.state).toEqual(played);
    expect(writeBattle(read.state)).toEqual(file);
  });

  test("a file of before, without a scenario, is read as it was", () => {
    const { scenario: _, ...file } = writeBattle(state);
    const read = passed(parseBattle(file));
    expect(read.state.log[0]?.event).not.toHaveProperty("scenario");
  });

  test("names what is wrong with the scenario that a battle carries", () => {
    const file = structuredClone(writeBattle(state));
    const wrong = { ...file, scenario: { ...termsOf(scenario), objectives: 3, weather: "rain" } };
    expect(faultsOf(parseBattle(wrong))).toEqual([
      "scenario.objectives wrongType",
      "scenario.weather unknownKey",
    ]);
    const alien = { ...termsOf(scenario), reserves: { guard: { kind: "offTable" } } };
    expect(faultsOf(parseBattle({ ...file, scenario: alien }))).toEqual([
      "scenario.reserves.guard unknownId",
    ]);
  });

  test("is not begun with terms of other forces", () => {
    const other = passed(parseOrderOfBattle({ ...orderFile(), sides: renamed() }));
    const begun = startCompanion([other], { id: "battle", scenario: termsOf(scenario) });
    expect(faultsOf(begun)).toEqual(
      expect.arrayContaining(["objectives.0.points.red unknownId", "field.deployment noZone"]),
    );
  });

  test("a side sees the ground and the stakes, but not where the enemy sets up and comes on", () => {
    const later = changed(
      [["sides", 0, "brigades", 0, "arrives"], 3],
      [["field", "arrivals"], [{ brigade: "red-brigade", edge }]],
      [["field", "places"], { "red-1": { x: 1, y: 5, facing: 0 } }],
    );
    const hidden = passed(startScenario(passed(parseScenario(later)), { id: "battle" }));
    const seen = (side: string) => {
      const told = viewEvent(hidden.event, { kind: "side", side }, hidden.state);
      return told?.type === "started" ? told.scenario : undefined;
    };
    expect(seen("red")?.field).toMatchObject({ arrivals: [{ brigade: "red-brigade" }] });
    const blue = seen("blue");
    expect(blue?.turns).toBe(8);
    expect(blue?.field?.terrain.map(({ id }) => id)).toContain("village");
    expect(blue?.field?.deployment.map(({ side }) => side)).toEqual(["red", "blue"]);
    expect(JSON.stringify(blue)).not.toMatch(/red-brigade|red-1/);
    // Of the enemy's brigade in its own zone there is no word.
    expect(seen("red")?.field?.deployment.map(({ side }) => side)).toEqual(["red"]);
  });
});

function renamed(): unknown {
  return JSON.parse(JSON.stringify(orderFile()["sides"]).replaceAll("red", "green"));
}
