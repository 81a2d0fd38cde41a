/** What the keys of the rulebook's values are called. */

import type { Phrases, SayKey, WordGroup, WordOf } from "@adjutant/phrases";
import type { Arm, ClauseId } from "@adjutant/rules";

/** Keys that are words of the hobby already, by their group. */
const groups = {
  grade: ["elite", "veteran", "line", "recruit"],
  size: ["small", "standard", "large"],
  formation: [
    "line",
    "attackColumn",
    "companyColumn",
    "marchColumn",
    "massedColumn",
    "square",
    "openOrder",
    "column",
    "deployed",
    "limbered",
    "garrison",
  ],
  cavalryClass: ["heavy", "shock", "battle", "light", "irregular"],
  gun: ["light", "medium", "heavy"],
  band: ["canister", "effective", "long"],
  row: ["superior", "standard", "inferior"],
  weapon: ["musket", "rifle"],
  arm: ["infantry", "cavalry", "artillery", "screen"],
  commander: ["inspired", "average", "plodding"],
  brigade: ["hesitant", "demoralised"],
} as const satisfies { readonly [Group in WordGroup]?: readonly WordOf<Group>[] };

/** Keys that have a phrase of their own. */
const phrases: Readonly<Record<string, SayKey>> = {
  doubleSix: "cli.key.doubleSix",
  doubleOne: "cli.key.doubleOne",
  hitOn: "cli.key.hitOn",
  men: "cli.key.men",
  gunsPerModel: "cli.key.gunsPerModel",
  smallUpTo: "cli.key.smallUpTo",
  standardUpTo: "cli.key.standardUpTo",
  chargeWithin: "cli.key.chargeWithin",
  close: "cli.key.close",
  first: "cli.key.first",
  second: "cli.key.second",
  secondLarge: "cli.key.secondLarge",
  casualtiesPerBase: "cli.key.casualtiesPerBase",
  goneBelow: "cli.key.goneBelow",
  mostBases: "cli.key.mostBases",
  sizeShare: "cli.key.sizeShare",
  front: "cli.key.front",
  depth: "cli.key.depth",
  frontPerModel: "cli.key.frontPerModel",
  depthPerModel: "cli.key.depthPerModel",
  base: "cli.key.base",
  gap: "cli.key.gap",
  commanderLost: "cli.key.commanderLost",
  rating: "cli.key.rating",
  least: "cli.key.least",
  most: "cli.key.most",
  availableFrom: "cli.key.availableFrom",
  obeysFrom: "cli.key.obeysFrom",
  demoralisedObeysFrom: "cli.key.demoralisedObeysFrom",
  formationChange: "cli.key.formationChange",
  retreatingCasualties: "cli.key.retreatingCasualties",
  radius: "cli.key.radius",
  cost: "cli.key.cost",
  recoversFrom: "cli.key.recoversFrom",
  moveDice: "cli.key.moveDice",
  chargeDice: "cli.key.chargeDice",
  costOffTable: "cli.key.costOffTable",
  obeysFromOffTable: "cli.key.obeysFromOffTable",
  shift: "cli.key.shift",
  reach: "cli.key.reach",
  bases: "cli.key.bases",
  foot: "cli.key.foot",
  horse: "cli.key.horse",
  byHand: "cli.key.byHand",
  general: "cli.key.general",
  rough: "cli.key.rough",
  difficult: "cli.key.difficult",
  steep: "cli.key.steep",
  river: "cli.key.river",
  road: "cli.key.road",
  change: "cli.key.change",
  square: "cli.key.square",
  limberHorse: "cli.key.limberHorse",
  limberFoot: "cli.key.limberFoot",
  turnAboutUnformed: "cli.key.turnAboutUnformed",
  obliqueUpTo: "cli.key.obliqueUpTo",
  nearest: "cli.key.nearest",
  moveLeft: "cli.key.moveLeft",
  sectors: "cli.key.sectors",
  infantryColumn: "cli.key.infantryColumn",
  infantryLine: "cli.key.infantryLine",
  wheelUpTo: "cli.key.wheelUpTo",
  infantryCharges: "cli.key.infantryCharges",
  cavalrySupports: "cli.key.cavalrySupports",
  supportWithin: "cli.key.supportWithin",
  squareFreeBeyond: "cli.key.squareFreeBeyond",
  horseArtilleryEvadesFrom: "cli.key.horseArtilleryEvadesFrom",
  musketsAt: "cli.key.musketsAt",
  roll: "cli.key.roll",
  each: "cli.key.each",
  cover: "cli.key.cover",
  haltsAt: "cli.key.haltsAt",
  haltsBehind: "cli.key.haltsBehind",
  eitherSide: "cli.key.eitherSide",
  closeOrder: "cli.key.closeOrder",
  limit: "cli.key.limit",
  intoWood: "cli.key.intoWood",
  hillDeadGround: "cli.key.hillDeadGround",
  furtherTargets: "cli.key.furtherTargets",
  within: "cli.key.within",
  screenCasualties: "cli.key.screenCasualties",
  basesPerDie: "cli.key.basesPerDie",
  battalion: "cli.key.battalion",
  rifleHitOn: "cli.key.rifleHitOn",
  rifleWithin: "cli.key.rifleWithin",
  hits: "cli.key.hits",
  dice: "cli.key.dice",
  from: "cli.key.from",
  upFrom: "cli.key.upFrom",
  shareFrom: "cli.key.shareFrom",
  limberedGuns: "cli.key.limberedGuns",
  moves: "cli.key.moves",
  after: "cli.key.after",
  behind: "cli.key.behind",
  enemyNearer: "cli.key.enemyNearer",
  recovers: "cli.key.recovers",
  lowAt: "cli.key.lowAt",
  highFrom: "cli.key.highFrom",
  generalWithin: "cli.key.generalWithin",
  enemyWithin: "cli.key.enemyWithin",
  lightlyWoundedBack: "cli.key.lightlyWoundedBack",
  furtherUnit: "cli.key.furtherUnit",
  moreThan: "cli.key.moreThan",
  irregular: "cli.key.irregular",
  figuresPerBase: "cli.key.figuresPerBase",
  figuresPerBaseMost: "cli.key.figuresPerBaseMost",
};

/** Keys that mean something else in a clause than in all others. */
const inClause: { readonly [Id in ClauseId]?: Readonly<Record<string, SayKey>> } = {
  "place.leave": { cost: "cli.key.moveCost" },
};

/** The group that most of a record's keys belong to: `line` is a grade or a formation. */
function groupOf(keys: readonly string[]): keyof typeof groups | null {
  let best: keyof typeof groups | null = null;
  let most = 0;
  for (const group of groupNames) {
    const known: readonly string[] = groups[group];
    const shared = keys.filter((key) => known.includes(key)).length;
    if (shared > most) {
      best = group;
      most = shared;
    }
  }
  return best;
}

// `Object.keys` forgets which keys an object literal has.
const groupNames = Object.keys(groups) as (keyof typeof groups)[];

/**
 * The labels of a record's keys, in its order.
 * @param arm of whose units the record tells, where words agree with it
 * @param clause whose value the record is or belongs to
 * @returns null for a key without a name; the test of the rulebook's keys finds none
 */
export function labelsOf(
  record: object,
  words: Phrases,
  arm?: Arm,
  clause?: ClauseId,
): (string | null)[] {
  const keys = Object.keys(record);
  const group = groupOf(keys);
  const own = clause === undefined ? undefined : inClause[clause];
  return keys.map((key) => {
    if (group !== null) {
      const value = groups[group].find((known) => known === key);
      // The value was just found in the list of this very group.
      if (value !== undefined) return words.word(group, value as WordOf<typeof group>, arm);
    }
    const phrase = own?.[key] ?? phrases[key];
    // These phrases take no arguments.
    return phrase === undefined ? null : words.say(phrase as "cli.key.men");
  });
}
