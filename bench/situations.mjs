/** Situations that the benches measure over: all that makes a distribution large, crossed. */

const infantry = (more = {}) => ({
  arm: "infantry",
  grade: "line",
  size: "standard",
  formation: "line",
  ...more,
});
const column = (more = {}) => infantry({ formation: "attackColumn", ...more });
const guns = (more = {}) => ({
  arm: "artillery",
  kind: "gun",
  gun: "medium",
  mount: "foot",
  models: 4,
  grade: "line",
  formation: "deployed",
  ...more,
});
const horse = (more = {}) => ({
  arm: "cavalry",
  class: "battle",
  grade: "line",
  size: "standard",
  formation: "line",
  ...more,
});

/** @template T @param {readonly T[][]} lists */
const crossed = (...lists) =>
  lists.reduce((all, list) => all.flatMap((one) => list.map((item) => [...one, item])), [[]]);

const frozen = (value) => {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.values(value).forEach(frozen);
    Object.freeze(value);
  }
  return value;
};

const generals = { own: true, enemy: true };

const volleys = crossed(
  [infantry(), infantry({ grade: "elite", size: "large" }), column({ shooterClass: 2 })],
  [0, 4, 8],
  [column(), infantry({ formation: "massedColumn", casualties: 10 }), infantry({ unformed: true })],
  ["none", "cover", "builtUp"],
  [1, 0.6],
).map(([firer, casualties, unit, cover, share]) => ({
  firer: { ...firer, casualties },
  share,
  generals,
  targets: [{ unit, distance: 5, cover }],
}));

const cannonades = crossed(
  [
    guns(),
    guns({ models: 2, grade: "recruit" }),
    guns({ models: 6, grade: "elite", howitzers: 2 }),
    { ...guns({ models: 5, grade: "elite" }), kind: "howitzer" },
  ],
  [15, 30, 60],
  [column(), infantry({ formation: "massedColumn", casualties: 9 })],
  ["none", "builtUp"],
  [0, 1, 2],
).map(([firer, distance, unit, cover, behind]) => ({
  firer,
  generals,
  assaultFire: true,
  targets: [{ unit, distance, cover }],
  behind: [
    { unit: column(), gap: 4 },
    { unit: column(), gap: 8 },
  ].slice(0, behind),
}));

const crowds = [0, 1, 2].map((more) => ({
  firer: infantry({ size: "large", grade: "veteran" }),
  generals,
  targets: [
    { unit: column(), distance: 6 },
    { unit: infantry(), distance: 9 },
    { unit: column(), distance: 10 },
  ].slice(0, 1 + more),
}));

const charges = crossed(
  [horse(), horse({ class: "heavy" }), column({ grade: "elite" })],
  [infantry(), infantry({ formation: "square" }), horse({ casualties: 8 }), guns()],
  [0, 2],
)
  .filter(([charger, defender]) => charger.arm === "cavalry" || defender.arm !== "cavalry")
  .map(([unit, defender, lostToFire]) => ({
    charger: { unit, lostToFire, general: true },
    defender: { unit: defender, general: true },
    generals,
    distance: 12,
  }));

const melees = crossed(
  [column(), column({ grade: "elite", size: "large" }), infantry({ casualties: 8 })],
  [infantry(), column({ unformed: true }), infantry({ casualties: 11 })],
  [0, 2],
).map(([unit, defender, supports]) => ({
  attacker: { unit, elan: true, supports },
  defender: { unit: defender, supports },
}));

const tests = crossed([infantry(), guns(), horse({ grade: "elite" })], [0, 5, 8]).map(
  ([unit, casualties]) => ({
    unit: { ...unit, casualties: Math.min(casualties, 7) },
    supported: true,
  }),
);

const skirmishes = crossed(
  [{ arm: "screen", bases: 6, grade: "line" }, infantry({ size: "large", formation: "openOrder" })],
  [column(), infantry({ formation: "openOrder" })],
  ["none", "cover"],
).map(([firer, unit, cover]) => ({ firer, targets: [{ unit, distance: 8, cover }] }));

/** The grid: procedure and situation, frozen as the schemas leave them. */
export const grid = frozen([
  ...[...volleys, ...crowds].map((situation) => ({ procedure: "volley", situation })),
  ...cannonades.map((situation) => ({ procedure: "artillery", situation })),
  ...charges.map((situation) => ({ procedure: "charge", situation })),
  ...melees.map((situation) => ({ procedure: "melee", situation })),
  ...tests.map((situation) => ({ procedure: "discipline", situation })),
  ...skirmishes.map((situation) => ({ procedure: "skirmish", situation })),
]);

export const meleesToEnd = frozen(melees);

/** The volley of the comparison: a Line battalion in line at a fresh Line attack column, 12 cm. */
export const volley = frozen({ firer: infantry(), targets: [{ unit: column(), distance: 12 }] });

/** The same volley, made anew as a battle makes each of its situations. */
export const freshVolley = () => ({
  firer: infantry(),
  targets: [{ unit: column(), distance: 12 }],
});
