/**
 * The rules of Adjutant as a library: the rulebook as data, units, procedures and their three
 * readings. Nothing here knows a clock, chance, or the world outside.
 */
export { chargeBar, chargeReach, chargeTable, unfitToCharge } from "./charge/declare.ts";
export {
  type EvasionEssence,
  EvasionOutcome,
  type EvasionSituation,
  evadesOnDie,
  evasion,
  mayEvade,
  squareIsFree,
} from "./charge/evade.ts";
export type { ChargeEssence, ChargeOutcome, ChargeParty, ChargeSide } from "./charge/outcome.ts";
export type {
  AdcOutcome,
  CommandOutcome,
  FalteringOutcome,
  InitiativeOutcome,
  InitiativeSide,
} from "./command/command.ts";
export {
  type Distribution,
  distribution,
  type Mergeable,
  type Merged,
} from "./dice/distribution.ts";
export { type Asked, ask, play, type Rolled } from "./dice/play.ts";
export {
  type Composite,
  composite,
  type DiceRequest,
  type Procedure,
  type Purpose,
  pools,
  type Request,
  sumOf,
} from "./dice/procedure.ts";
export {
  answerOf,
  type Dice,
  facesDice,
  NotEnoughDice,
  recordedDice,
  seededDice,
} from "./dice/sources.ts";
export { type Explained, explain } from "./explain.ts";
export { type Aim, aimAt, allot } from "./fire/aim.ts";
export { bounceBar } from "./fire/allowed.ts";
export type { BounceEssence, BounceOutcome } from "./fire/bounce.ts";
export type { IgnitionEssence, IgnitionOutcome } from "./fire/ignition.ts";
export type { FireEssence, FireOutcome, Tested, TestOfFire } from "./fire/outcome.ts";
export { bandAt, gunClass, gunLimits, skirmishRange, volleyRange } from "./fire/ranges.ts";
export type { RocketEssence, RocketOutcome } from "./fire/rocket.ts";
export type { FractionOutcome } from "./fire/rounding.ts";
export type { SkirmishEssence, SkirmishOutcome } from "./fire/skirmish.ts";
export {
  basesOf,
  type FootprintNow,
  footprintNow,
  frontageOf,
  type Marked,
  markedLosses,
} from "./footprint.ts";
export type {
  MeleeEndEssence,
  MeleeEndOutcome,
  MeleeEssence,
  MeleeOutcome,
  MeleeSideOutcome,
} from "./melee/outcome.ts";
export type { MeleeParty } from "./melee/pools.ts";
export type { TestEssence, TestOutcome } from "./morale/discipline.ts";
export {
  type FateEssence,
  type FateOutcome,
  type GeneralEssence,
  type GeneralOutcome,
  type GeneralRiskOutcome,
  generalRisk,
} from "./morale/fate.ts";
export { oddsOf } from "./odds.ts";
export {
  coverOf,
  depthOf,
  hundredths,
  inScale,
  isBurning,
  isCloseOrder,
  isFoot,
  isGarrison,
  isInfantryColumn,
  isPlace,
  isSkirmishers,
  isUnformed,
  isWithin,
} from "./order.ts";
export { type OutcomeOf, type Procedures, procedureNames, procedures } from "./procedures.ts";
export { fallbackRate, moveRate } from "./rates.ts";
export { beyond, isRefused, refusal } from "./refusal.ts";
export {
  type BandValue,
  type Clause,
  type Distance,
  type FireCell,
  type ModifierValue,
  type Origin,
  type OriginMark,
  type OriginPart,
  originText,
  type Step,
  stepAt,
} from "./rulebook/clause.ts";
export {
  type ClauseId,
  type Clauses,
  clauseIds,
  type OptionId,
  type OptionValues,
  optionIds,
  type Rulebook,
  rulebook,
  type SectionName,
  sections,
} from "./rulebook/rulebook.ts";
export type * from "./situations.ts";
export type { Odds, SideOdds, Spread } from "./spread.ts";
export {
  type Band,
  bandOf,
  bandStarts,
  basesNow,
  batterySize,
  casualtiesOf,
  isFresh,
  limitOf,
  sizeOf,
  strengthLeft,
} from "./strength.ts";
export type * from "./units.ts";
export type * from "./working.ts";
