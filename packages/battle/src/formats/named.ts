/** Whether those whom an event of a file names are in the battle, and who its roll makes them. */
import type { Unit } from "@adjutant/rules";
import type { BattleEvent, ResolvedEvent } from "../companion/events.ts";
import type { FollowUp } from "../companion/follow-up.ts";
import { partiesOf, whose } from "../companion/resolve.ts";
import type { Board } from "../companion/state.ts";
import { type Fault, fault, type Path } from "../faults.ts";
import { shown } from "../input/shown.ts";

/** Where names are looked up. */
type Ground = Pick<Board, "sides" | "brigades" | "units">;
type Kind = "unit" | "brigade" | "side";

/** A name in an event, and what may bear it. */
interface Named {
  readonly path: Path;
  readonly id: string;
  readonly kinds: readonly Kind[];
}

const nobody: readonly Named[] = [];

function named(
  path: Path,
  id: string | null | undefined,
  ...kinds: readonly Kind[]
): readonly Named[] {
  return typeof id === "string" ? [{ path, id, kinds }] : nobody;
}

function all(path: Path, ids: readonly string[] = []): readonly Named[] {
  return ids.flatMap((id, index) => named([...path, index], id, "unit"));
}

/** Everybody whom an event names beside its changes. */
function namesOf(event: BattleEvent): readonly Named[] {
  switch (event.type) {
    case "resolved": {
      const { joined, way } = event;
      if (joined === undefined && way === undefined) return nobody;
      return [
        ...all(["joined", "attacker"], joined?.attacker),
        ...all(["joined", "defender"], joined?.defender),
        ...named(["way", "charger"], way?.charger, "unit"),
        ...named(["way", "target"], way?.target, "unit"),
      ];
    }
    case "corrected":
    case "proposed":
      return named(["unit"], event.unit, "unit");
    case "stoodStill":
    case "moved":
      return all(["units"], event.units);
    case "marched":
      return event.ways.flatMap(({ unit, through }, index) => [
        ...named(["ways", index, "unit"], unit, "unit"),
        ...all(["ways", index, "through"], through),
      ]);
    case "deployed": {
      const { side, places, formations = {}, generals = {} } = event;
      return [
        ...named(["side"], side, "side"),
        ...Object.keys(places).flatMap((id) => named(["places", id], id, "unit")),
        ...Object.keys(formations).flatMap((id) => named(["formations", id], id, "unit")),
        ...Object.entries(generals).flatMap(([id, to]) => [
          ...named(["generals", id], id, "brigade", "side"),
          ...named(["generals", id, "unit"], "unit" in to ? to.unit : null, "unit"),
        ]),
      ];
    }
    case "declared":
    case "reacted":
      return [...named(["unit"], event.unit, "unit"), ...named(["to"], event.to, "unit")];
    case "settled": {
      const { side, brigade, unit } = event.task ?? {};
      return [
        ...named(["task", "side"], side, "side"),
        ...named(["task", "brigade"], brigade, "brigade"),
        ...named(["task", "unit"], unit, "unit"),
      ];
    }
    case "advanced":
      return [
        ...named(["acting"], event.acting, "side"),
        ...named(["over", "winner"], event.over?.winner, "side"),
        ...Object.keys(event.points ?? {}).flatMap((id) => named(["points", id], id, "side")),
        ...Object.entries(event.held ?? {}).flatMap(([objective, side]) =>
          named(["held", objective], side, "side"),
        ),
      ];
    case "attached":
      return [
        ...named(["brigade"], event.brigade, "brigade"),
        ...named(["unit"], event.unit, "unit"),
      ];
    case "rode":
    case "held":
      return named(["side"], event.side, "side");
    default:
      return nobody;
  }
}

/** What each key of a follow-up that names somebody names. */
const concerned = [
  ["unit", "unit"],
  ["enemy", "unit"],
  ["brigade", "brigade"],
  ["side", "side"],
] as const satisfies readonly (readonly [keyof FollowUp, Kind])[];

/** The first of those whom what follows from an event concerns who is not there. */
function lostOf(board: Ground, follows: readonly FollowUp[]): Named | null {
  for (let index = 0; index < follows.length; index++) {
    for (const [key, kind] of concerned) {
      const id = follows[index]?.[key];
      if (typeof id !== "string" || isThere(board, { id, kinds: [kind] })) continue;
      return { path: ["follows", index, key], id, kinds: [kind] };
    }
  }
  return null;
}

function isThere(board: Ground, { id, kinds }: Pick<Named, "id" | "kinds">): boolean {
  return kinds.some((kind) => {
    if (kind === "unit") return Object.hasOwn(board.units, id);
    if (kind === "brigade") return Object.hasOwn(board.brigades, id);
    return board.sides.some((side) => side.id === id);
  });
}

/** Sides are two, and can be listed. */
function unknown({ sides }: Ground, { path, id, kinds }: Named): Fault {
  const allowed = kinds.includes("side") ? sides.map((side) => side.id).join(", ") : "";
  return fault(path, "unknownId", { id, allowed });
}

/** Who acts and at whom is said by the situation; the event says the same. */
function partiesFault(board: Ground, event: ResolvedEvent): Fault | null {
  const { acting, targets, others } = partiesOf(event);
  const isLost = ({ id }: Unit): boolean => id === undefined || !Object.hasOwn(board.units, id);
  const lost = acting && isLost(acting) ? acting : (targets.find(isLost) ?? others.find(isLost));
  if (lost) return fault(["situation"], "unknownId", { id: lost.id ?? "", allowed: "" });
  const actor = acting?.id ?? null;
  if (event.acting !== actor) {
    const params = { value: shown(event.acting), allowed: shown(actor) };
    return fault(["acting"], "wrongValue", params);
  }
  const at = targets.map(({ id = "" }) => id);
  const asSaid = at.length === event.targets.length && at.every((id, i) => id === event.targets[i]);
  if (asSaid) return null;
  return fault(["targets"], "wrongValue", {
    value: shown(event.targets.join(", ")),
    allowed: at.length > 0 ? at.join(", ") : "[]",
  });
}

/** Whom a roll is for, where its situation cannot say it. */
function ofFault(board: Ground, { procedure, of }: ResolvedEvent): Fault | null {
  const known = whose(board, procedure);
  if (known === null || of === null || known.includes(of)) return null;
  const sided = board.sides.some(({ id }) => known.includes(id));
  const allowed = sided ? board.sides.map(({ id }) => id).join(", ") : "";
  return fault(["of"], "unknownId", { id: of, allowed });
}

/** The first name in an event that nobody bears, or not he whom its situation names. */
export function namesFault(board: Ground, event: BattleEvent): Fault | null {
  const { by } = event;
  const giver = by?.kind === "side" ? named(["by", "side"], by.side, "side") : nobody;
  const isLost = (one: Named): boolean => !isThere(board, one);
  const lost =
    giver.find(isLost) ??
    namesOf(event).find(isLost) ??
    ("follows" in event ? lostOf(board, event.follows) : null);
  if (lost) return unknown(board, lost);
  if (event.type !== "resolved") return null;
  return partiesFault(board, event) ?? ofFault(board, event);
}
