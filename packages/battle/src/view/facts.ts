/**
 * A unit as its enemy sees it. On the table one sees who it is, how many figures it sets out, how it
 * is formed, where it stands, and the states that show in its ranks. The rest stands on its roster:
 *
 * - `grade` and `shooterClass`: how good it is shows only in what it does;
 * - `casualties`: on a roster figures stay on the table (`marking.roster`); markers show them;
 * - `fireDisciplineLost`, `lowAmmunition`: nothing on the table shows them.
 */
import type { Artillery, Cavalry, Garrison, Infantry, Screen, Unit } from "@adjutant/rules";

type State = "unformed" | "faltering" | "retreating" | "routing";
type Shown = "id" | "arm" | "casualties" | State;

export type VisibleInfantry = Pick<
  Infantry,
  Shown | "size" | "british" | "figuresPerBase" | "weapon" | "formation" | "garrison"
>;
export type VisibleCavalry = Pick<
  Cavalry,
  Shown | "size" | "class" | "lancer" | "cuirassier" | "formation"
>;
export type VisibleArtillery = Pick<
  Artillery,
  Shown | "mount" | "models" | "formation" | "kind"
> & {
  readonly gun?: "light" | "medium" | "heavy";
  readonly howitzers?: number;
  readonly mortars?: number;
};
export type VisibleScreen = Pick<Screen, Shown | "bases" | "weapon" | "garrison">;

/** What the enemy sees of a unit; `casualties` only where markers show them. */
export type VisibleFacts = VisibleInfantry | VisibleCavalry | VisibleArtillery | VisibleScreen;

/** States that are so; what is not so is not written, whatever came before. */
function states(unit: VisibleFacts): Pick<Unit, State> {
  return {
    ...(unit.unformed && { unformed: true }),
    ...(unit.faltering && { faltering: true }),
    ...(unit.retreating && { retreating: true }),
    ...(unit.routing && { routing: true }),
  };
}

function identity({ id }: VisibleFacts): Pick<Unit, "id"> {
  return id === undefined ? {} : { id };
}

function held(garrison: Garrison | undefined): { readonly garrison?: Garrison } {
  if (!garrison) return {};
  const { place, burning } = garrison;
  return { garrison: { place, ...(burning && { burning }) } };
}

/**
 * What may be read of a unit by others than its side, in one order of keys.
 * @param losses do markers show its losses
 */
export function visibleFacts(unit: VisibleFacts, losses: boolean): VisibleFacts {
  const shown = losses ? { casualties: unit.casualties ?? 0 } : {};
  switch (unit.arm) {
    case "infantry": {
      const { arm, size, british, figuresPerBase, weapon, formation, garrison } = unit;
      return {
        ...identity(unit),
        arm,
        size,
        ...(british && { british }),
        ...(figuresPerBase !== undefined && { figuresPerBase }),
        ...(weapon !== undefined && { weapon }),
        ...(formation !== undefined && { formation }),
        ...held(garrison),
        ...states(unit),
        ...shown,
      };
    }
    case "cavalry": {
      const { arm, size, lancer, cuirassier, formation } = unit;
      return {
        ...identity(unit),
        arm,
        class: unit.class,
        size,
        ...(lancer && { lancer }),
        ...(cuirassier && { cuirassier }),
        formation,
        ...states(unit),
        ...shown,
      };
    }
    case "artillery": {
      const { arm, kind, mount, models, formation, gun, howitzers, mortars } = unit;
      return {
        ...identity(unit),
        arm,
        kind,
        ...(gun !== undefined && { gun }),
        mount,
        models,
        ...(howitzers && { howitzers }),
        ...(mortars && { mortars }),
        formation,
        ...states(unit),
        ...shown,
      };
    }
    case "screen": {
      const { arm, bases, weapon, garrison } = unit;
      return {
        ...identity(unit),
        arm,
        bases,
        ...(weapon !== undefined && { weapon }),
        ...held(garrison),
        ...states(unit),
        ...shown,
      };
    }
  }
}
