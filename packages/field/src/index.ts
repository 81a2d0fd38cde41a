/**
 * The table's geometry: footprints, distances, arcs, sight, ground and moves, measured exactly on
 * the grid of `scale.inclusive`. Pure: no clock, no chance, no world outside; the same on every
 * machine.
 */
export {
  type Area,
  areasOverlap,
  type Coordinates,
  coordinatesOf,
  type Shape,
  type ShapeFault,
  shapeFault,
} from "./area.ts";
export { type Behind, behind, shareBehind } from "./behind.ts";
export { type ChargeCase, type ChargePath, chargePath, isAgainst } from "./charge.ts";
export { haltBefore, haltBehind, takeGround } from "./charge-end.ts";
export { type CanisterOn, canisterOn, musketsOn } from "./charge-fire.ts";
export { type Body, drawnUpIn } from "./drawn-up.ts";
export {
  ahead,
  type Facing,
  facing,
  facingTowards,
  type Pose,
  turnBetween,
  turns,
} from "./facing.ts";
export { type StandingFault, standingFaults, zoneFrom, zoneHolds } from "./faults.ts";
export { frontPoints } from "./firing-front.ts";
export { type Footprint, footprintOf, type Marking, outlineAt } from "./footprint.ts";
export type { Formation } from "./formations.ts";
export {
  type EarlierStop,
  type GoingBack,
  type TableEdge,
  type WayBack,
  wayBack,
} from "./going-back.ts";
export { lengthOf, type Point, stepsIn, stepsOf } from "./grid.ts";
export {
  coverFrom,
  groundOf,
  inRedoubt,
  isAt,
  isSteepUp,
  isUphill,
  lined,
  shelterOf,
} from "./ground.ts";
export { seeEachOther, standsAlone } from "./in-sight.ts";
export { longest } from "./longest.ts";
export type { FrontPoint } from "./lookout.ts";
export { type Looking, levelAt, levelOf, mayFireThrough, type Standpoint } from "./obstacles.ts";
export { type Leg, type Path, type PathCase, path } from "./path.ts";
export { comeOut, enterBar, leavingCost, reachesPlace } from "./places.ts";
export { type Drawn, placeIn, planIn, shapeTimes, timesIn } from "./plan.ts";
export { type Farthest, type KeptOff, pathTo, type ReachCase, reach } from "./reach.ts";
export { type SetUp, setUpIn } from "./room.ts";
export {
  fireRange,
  type Sight,
  type SightCase,
  seesToCharge,
  sight,
} from "./sight.ts";
export {
  distance,
  distanceFrom,
  distanceFromStretch,
  type Field,
  type FieldPlan,
  fieldFrom,
  type InFormation,
  type InPlace,
  inContact,
  type OnTable,
  onTable,
  type Place,
  placeFrom,
  pointAt,
  poseFrom,
  standing,
} from "./table.ts";
export {
  type Terrain,
  type TerrainKind,
  type TerrainPiece,
  terrainFaults,
} from "./terrain.ts";
export {
  arcOutline,
  chargedFrom,
  facesAllRound,
  fireArc,
  standsTo,
  type Zone,
  zoneAt,
} from "./zones.ts";
