/** Formats and schemas of all input; the battle as a list of events. */
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
export { type FileKind, fileKinds, formatOf, formatTag } from "./formats/format.ts";
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
export type { Provenance, Source, Text } from "./formats/text.ts";
export { isFace, parseFaces, readFaces } from "./input/dice.ts";
export { deepestNesting, longestText, placeOf, readJson } from "./input/json.ts";
export { parseOptions, parseSituation, parseUnit } from "./input/parse.ts";
