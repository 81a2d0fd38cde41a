/** What each role may know of a battle: the only ways out to a client. */
export {
  type BattleView,
  type BrigadeView,
  type OtherUnit,
  type OwnUnit,
  type SideView,
  type UnitView,
  view,
} from "./board.ts";
export { decideFor, type SeatCommand, viewFaults } from "./command.ts";
export {
  type CorrectedView,
  type DiceView,
  type EventView,
  type OrderView,
  type ResolvedView,
  type SettledView,
  type StartedView,
  type TaskView,
  viewEvent,
} from "./event.ts";
export { type VisibleFacts, visibleFacts } from "./facts.ts";
export { type FollowView, remindersFor } from "./follow.ts";
export { type EntryView, viewLog } from "./log.ts";
export { type Assumed, type OddsCase, oddsFor, oddsOver, type SituationKnown } from "./odds.ts";
export type { OutcomeView } from "./outcome.ts";
export type { PendingView } from "./pending.ts";
export type { Ground, Past, Role } from "./role.ts";
export type { Seen, WithVisible } from "./seen.ts";
export type { LineView } from "./working.ts";
