/** Formats and schemas of all input; the battle as a list of events. */
export { adcCount } from "./companion/adcs.ts";
export { attachBar } from "./companion/attach.ts";
export { type Decision, decide } from "./companion/decide.ts";
export {
  chargeBy,
  chargeOn,
  chargesAt,
  chargesStand,
  declaredCharges,
  isUnderWay,
} from "./companion/declared.ts";
export type { Declare, Declared } from "./companion/declaring.ts";
export { type DiceBySide, type DiceMode, diceModes, diceOf } from "./companion/dice-of.ts";
export { due, followsDue, holding, type Reminder, reminders, scheduled } from "./companion/due.ts";
export type {
  Advanced,
  AnyOrder,
  BattleEvent,
  By,
  ChargeWay,
  Choose,
  Command,
  Corrected,
  CorrectionReason,
  Facts,
  Held,
  Joined,
  Noted,
  Proposed,
  Recorded,
  RecordedDice,
  RecordedRoll,
  Redone,
  Resolvable,
  Resolve,
  ResolvedEvent,
  Settled,
  SituationOf,
  Started,
  StoodStill,
  Task,
  Tasked,
  Undone,
} from "./companion/events.ts";
export { BrokenLog, begin, evolve, evolveAll, replay } from "./companion/evolve.ts";
export {
  type DueEntry,
  type FollowKind,
  type FollowUp,
  type Need,
  type RoutineKind,
  turnRolls,
  type When,
} from "./companion/follow-up.ts";
export {
  type BrigadeOrder,
  type FireOrder,
  type LegalOrder,
  type LegalOrders,
  legal,
  type SideOrder,
  type UnitOrder,
} from "./companion/legal.ts";
export { backwards, eventNamed, hasHappened } from "./companion/log.ts";
export { lostToFire } from "./companion/lost-to-fire.ts";
export type {
  Deploy,
  Deployed,
  GeneralAt,
  March,
  Marched,
  MarchWay,
  SetOutAt,
  SettingOut,
  WayGone,
  WayLeg,
} from "./companion/marching.ts";
export { deployedWhat, marchedWhat, movedWhat, movementOf } from "./companion/move.ts";
export type { Move, Movement, UnitsMoved } from "./companion/moving.ts";
export { isOnTable } from "./companion/on-table.ts";
export {
  isDeclaring,
  isSideBySide,
  nextStep,
  partBar,
  type Step,
  sideToCome,
} from "./companion/parts.ts";
export {
  type BeforeRoll,
  type ConsentPending,
  choices,
  nobody,
  type OccupiesPending,
  type Pending,
  type PhasingPending,
  type PlacePending,
  type RollPending,
  type ScoutsPending,
} from "./companion/pending.ts";
export { reactionEnd } from "./companion/react.ts";
export type { Evaded, React, Reacted, ReactionKind } from "./companion/reacting.ts";
export type { Attach, Attached, Ride, Rode } from "./companion/riding.ts";
export { phasingFirst, rollsDue } from "./companion/rolls-due.ts";
export type {
  ObjectiveStanding,
  Over,
  ReserveKind,
  ScenarioStanding,
} from "./companion/scenario-terms.ts";
export { type PhasedOrder, sequenceBar } from "./companion/sequence.ts";
export {
  parseMapScenario,
  type Start,
  startCompanion,
  startScenario,
} from "./companion/start.ts";
export {
  type At,
  type Board,
  type BrigadePatch,
  type Change,
  type Companion,
  type GeneralFate,
  type Gone,
  type LogEntry,
  type Marks,
  nextPhase,
  type OwnMarks,
  type Phase,
  phaseOrder,
  phases,
  type RosterBrigade,
  type RosterSide,
  type RosterUnit,
  type SidePatch,
  type Spot,
  type UnitPatch,
} from "./companion/state.ts";
export { taskingBar, taskingCost, taskingKinds } from "./companion/task.ts";
export type { TaskingInForce, TaskingKind } from "./companion/tasking.ts";
export { toRedo, toUndo, undoable } from "./companion/turn-back.ts";
export {
  type Checked,
  type Fault,
  type FaultCode,
  type FaultParams,
  fault,
  faultsTold,
  type Path,
  type Place,
  type ValueKind,
} from "./faults.ts";
export { parseBattle, type ReadBattle } from "./formats/battle.ts";
export { type BattleFile, type Shared, writeBattle } from "./formats/battle-file.ts";
export {
  type BadEvent,
  type BattleSoFar,
  battleSoFar,
  readBattle,
} from "./formats/battle-so-far.ts";
export { battleText } from "./formats/battle-text.ts";
export { type Filling, parseCommand } from "./formats/command.ts";
export { type FileKind, fileKinds, formatOf, formatTag } from "./formats/format.ts";
export { jsonSchemas } from "./formats/json-schemas.ts";
export {
  type Commander,
  type CommanderRating,
  type General,
  type ListedBrigade,
  type ListedSide,
  type ListedUnit,
  type OrderOfBattle,
  parseOrderOfBattle,
  provenanceOf,
  type UnitValue,
} from "./formats/order-of-battle.ts";
export {
  loadRulebook,
  parseRulebookFile,
  type ReplacedClause,
  type RulebookFile,
  rulebookWith,
} from "./formats/rulebook-file.ts";
export {
  type Objective,
  orderOf,
  type Points,
  parseScenario,
  type Reserve,
  type Scenario,
  type ScenarioTerms,
  type TermValue,
  termsOf,
} from "./formats/scenario.ts";
export type {
  Arrival,
  BadGround,
  Cover,
  DeploymentZone,
  Field,
  Ground as TerrainGround,
  HeldPlace,
  Hill,
  Redoubt,
  River,
  Stand,
  TerrainKind,
  TerrainPiece,
  Way,
  Woods,
} from "./formats/scenario-field.ts";
export type { LineShape, Point, PolygonShape, Shape } from "./formats/shapes.ts";
export type { Provenance, Source, Text } from "./formats/text.ts";
export { type SideTotals, type Totals, totalsOf } from "./formats/totals.ts";
export { isFace, parseFaces, readFaces } from "./input/dice.ts";
export { deepestNesting, longestText, placeOf, readJson } from "./input/json.ts";
export { parseName, parseOptions, parseSituation, parseUnit } from "./input/parse.ts";
export { asSeen } from "./map/as-seen.ts";
export { joinersOf, wheelOf } from "./map/choices.ts";
export { pieceOf } from "./map/laid.ts";
export { isJudged } from "./map/objectives.ts";
export { fieldOf, laidOf, positionsOf } from "./map/on-map.ts";
export { ownEdge } from "./map/own-edge.ts";
export { type Reach, reachOf } from "./map/reach.ts";
export { redeployGround } from "./map/redeploy.ts";
export { type SetOutProposal, setOut } from "./map/set-out.ts";
export { legsFrom, legsOn, moveCase } from "./map/ways.ts";
export { answersFor, type ChargeOn } from "./view/answers.ts";
export { type Asking, askFor, type RollAsked } from "./view/ask.ts";
export {
  type BattleView,
  type BrigadeView,
  type OtherUnit,
  type OwnUnit,
  type SideView,
  type UnitView,
  view,
} from "./view/board.ts";
export { decideFor, type Seat, type SeatCommand, viewFaults } from "./view/command.ts";
export {
  type CorrectedView,
  type DiceView,
  type EventView,
  type ProposedView,
  type ResolvedView,
  type SettledView,
  type TaskView,
  viewEvent,
} from "./view/event.ts";
export { type VisibleFacts, visibleFacts } from "./view/facts.ts";
export { dueFor, type FollowView, remindersFor, scheduledFor } from "./view/follow.ts";
export { type EntryView, viewLog } from "./view/log.ts";
export { type MeasuredView, measuredFor } from "./view/measured.ts";
export {
  type Assumed,
  type OddsCase,
  oddsFor,
  oddsOver,
  type SituationKnown,
  type Supposed,
  suppose,
} from "./view/odds.ts";
export type { DeployedView, MarchedView } from "./view/on-map.ts";
export type { DeclaredView, MovedView, ReactedView, StoodStillView } from "./view/on-table.ts";
export type { OutcomeView } from "./view/outcome.ts";
export type { PendingView } from "./view/pending.ts";
export type { Ground, Role } from "./view/role.ts";
export type { Seen, WithVisible } from "./view/seen.ts";
export type { OrderView, StartedView } from "./view/started.ts";
export { type GeneralSeen, type TableSeen, tableSeen } from "./view/table.ts";
export type { LineView } from "./view/working.ts";
