/** Random situations for the laws: every unit, every fact, of every procedure. */
import type { Cover, Ground, Options, ProcedureName, Situations, Unit } from "@adjutant/rules";
import { limitOf, optionIds, rulebook } from "@adjutant/rules";
import fc from "fast-check";
import type { Artillery, Cavalry, Infantry, Screen } from "./units.ts";
import { battalion, garrison, guns, howitzers, regiment, rockets, screen } from "./units.ts";

const grade = fc.constantFrom("elite", "veteran", "line", "recruit");
const size = fc.constantFrom("small", "standard", "large");
const flag = fc.boolean();
const cover = fc.constantFrom<Cover>("none", "cover", "builtUp", "strongpoint");
const ground = fc.constantFrom<Ground>("open", "rough", "difficult");
const place = fc.record({ place: fc.constantFrom("builtUp", "strongpoint"), burning: flag });

/** Casualties that leave the unit on the table. */
function worn<Any extends Unit>(units: fc.Arbitrary<Any>): fc.Arbitrary<Any> {
  return units.chain((unit) =>
    fc
      .integer({ min: 0, max: limitOf(unit, rulebook) - 1 })
      .map((casualties) => ({ ...unit, casualties })),
  );
}

const infantryFacts = {
  grade,
  size,
  unformed: flag,
  faltering: flag,
  fireDisciplineLost: flag,
  british: flag,
  shooterClass: fc.constantFrom(1, 2),
  weapon: fc.constantFrom("musket", "rifle"),
};
const formation = fc.constantFrom(
  "line",
  "attackColumn",
  "companyColumn",
  "marchColumn",
  "massedColumn",
  "square",
  "openOrder",
);

export const infantry: fc.Arbitrary<Infantry> = worn(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ ...infantryFacts, formation }).map(battalion) },
    {
      weight: 1,
      arbitrary: fc
        .record({ ...infantryFacts, garrison: place })
        .map((facts) => garrison("builtUp", facts)),
    },
  ),
);

export const cavalry: fc.Arbitrary<Cavalry> = worn(
  fc
    .record({
      type: fc.constantFrom("heavy", "shock", "battle", "light", "irregular"),
      facts: fc.record({
        grade,
        size,
        unformed: flag,
        lancer: flag,
        cuirassier: flag,
        formation: fc.constantFrom("line", "column"),
      }),
    })
    .map(({ type, facts }) => regiment(type, facts)),
);

const batteryFacts = {
  grade,
  unformed: flag,
  lowAmmunition: flag,
  mount: fc.constantFrom("foot", "horse"),
  models: fc.integer({ min: 1, max: 6 }),
  formation: fc.constantFrom("deployed", "deployed", "deployed", "limbered"),
};
const gun = fc.constantFrom("light", "medium", "heavy");

export const battery = worn<Exclude<Artillery, { kind: "rocket" }>>(
  fc.oneof(
    fc
      .record({ ...batteryFacts, gun, howitzers: fc.integer({ min: 0, max: 1 }) })
      .map((facts) => guns(facts)),
    fc.record({ ...batteryFacts, gun }).map((facts) => howitzers(facts)),
  ),
);

const rocketBattery = worn(fc.record(batteryFacts).map((facts) => rockets(facts)));

export const skirmishers: fc.Arbitrary<Screen> = worn(
  fc
    .record(
      {
        grade,
        bases: fc.integer({ min: 2, max: 6 }),
        weapon: fc.constantFrom("musket", "rifle"),
        garrison: place,
      },
      { requiredKeys: ["grade", "bases", "weapon"] },
    )
    .map((facts) => screen(facts)),
);

export const unit: fc.Arbitrary<Unit> = fc.oneof(infantry, cavalry, battery, skirmishers);

/** Options of the rules, each on or off; those of the table (marking, dice, scale) do not matter. */
const options: fc.Arbitrary<Options> = fc
  .subarray(optionIds.filter((id) => id.includes(".")))
  .map((on) => Object.fromEntries(on.map((id) => [id, true])));

const any = {
  options: fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: options }),
  generals: fc.record({ own: flag, enemy: flag }),
};

const test = fc.record({
  general: flag,
  supported: flag,
  brigade: fc.constantFrom("obeys", "hesitant"),
  demoralised: flag,
});

const tenths = (least: number, most: number) =>
  fc.integer({ min: least * 10, max: most * 10 }).map((number) => number / 10);

/** One target or two; a garrison's own place decides its cover. */
function targets(farthest: number) {
  const one = fc.record({
    unit,
    distance: tenths(1, farthest),
    cover,
    ground,
    test,
    leadsCharge: fc.constantFrom(false, false, false, true),
  });
  return fc.oneof(
    { weight: 3, arbitrary: fc.tuple(one) },
    { weight: 1, arbitrary: fc.tuple(one, one) },
  );
}

const behind = fc.array(
  fc.record({ unit, gap: tenths(0, 10), share: fc.constantFrom(0.4, 0.5, 1), ground }),
  { maxLength: 2 },
);

const between = fc.record({ unit: skirmishers, gap: tenths(0, 6) });

function fire<Firer extends Unit>(firer: fc.Arbitrary<Firer>, farthest: number) {
  return fc.record(
    {
      ...any,
      firer,
      targets: targets(farthest),
      moved: fc.constantFrom("none", "none", "half", "more"),
      share: fc.constantFrom(1, 0.75, 0.6, 0.5),
      ground,
      assaultFire: flag,
      unlimbered: flag,
      behind,
      screenBetween: between,
    },
    { requiredKeys: ["firer", "targets"] },
  );
}

const charger = fc.record({
  unit: fc.oneof(infantry, cavalry),
  supports: fc.constantFrom(0, 0, 1),
  general: flag,
  infantryAssault: flag,
  flank: flag,
  lostToFire: fc.integer({ min: 0, max: 3 }),
});
const charged = fc.record({
  unit,
  supports: fc.constantFrom(0, 1, 2),
  general: flag,
  uphill: flag,
  cover,
});

const side = { elan: flag, glory: flag, flank: fc.constantFrom(false, false, true), general: flag };
const choice = fc.constantFrom("fightOn", "retire");
const melee: fc.Arbitrary<Situations["melee"]> = fc.record({
  ...any,
  attacker: fc.record({ unit, ...side, supports: fc.integer({ min: 0, max: 2 }) }),
  defender: fc.record({ unit, ...side, supports: fc.integer({ min: 0, max: 2 }) }),
  round: fc.constantFrom(1, 1, 2),
  ground: fc.constantFrom("open", "steepUp", "redoubt"),
  onDraw: fc.record({ attacker: choice, defender: choice }),
});

/** A random situation of each procedure; some are refused, as they should be. */
export const situations: { [Name in ProcedureName]: fc.Arbitrary<Situations[Name]> } = {
  volley: fire(infantry, 16),
  skirmish: fire(fc.oneof(infantry, skirmishers), 16),
  artillery: fire(battery, 90),
  rocket: fire(rocketBattery, 82),
  charge: fc.record({
    ...any,
    charger,
    defender: charged,
    distance: tenths(1, 46),
    phasing: fc.constantFrom("charger", "defender"),
  }),
  melee,
  meleeToEnd: melee,
  discipline: fc.record({
    ...any,
    unit,
    cover: flag,
    general: flag,
    supported: flag,
    demoralised: flag,
  }),
  fate: fc.record({ ...any, unit, target: unit, test }),
  general: fc.record({ enemyNear: flag }),
  ignition: fc.record({ howitzers: fc.integer({ min: 1, max: 6 }) }),
  bounce: fc.record({
    ...any,
    battery: fc.oneof(battery, rocketBattery),
    target: fc.record({
      unit,
      scored: fc.integer({ min: 0, max: 8 }),
      distance: tenths(1, 90),
      cover,
      ground,
    }),
    behind,
  }),
  fraction: fc.record({ ...any, quarters: fc.integer({ min: 0, max: 24 }), firer: unit }),
  initiative: fc.record({
    first: fc.record({ commanderLost: flag }),
    second: fc.record({ commanderLost: flag }),
  }),
  adc: fc.record({ adcs: fc.integer({ min: 0, max: 8 }) }),
  command: fc.record({ demoralised: flag }),
  faltering: fc.record({ further: fc.integer({ min: 0, max: 4 }) }),
};
