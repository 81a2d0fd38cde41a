/** Units for the tests, ordinary of their kind; what a case is about stands in `more`. */
import type {
  Artillery,
  Cavalry,
  CavalryClass,
  GunBattery,
  HowitzerBattery,
  Infantry,
  InfantryFormation,
  Place,
  RocketBattery,
  Screen,
} from "@adjutant/rules";

type Battalion = Extract<Infantry, { readonly formation: InfantryFormation }>;
type GarrisonedBattalion = Exclude<Infantry, Battalion>;

/** A fresh Standard Line battalion in line. */
export function battalion(more: Partial<Battalion> = {}): Battalion {
  return { arm: "infantry", grade: "line", size: "standard", formation: "line", ...more };
}

/** A fresh Standard Line battalion that holds a place. */
export function garrison(
  place: Place = "builtUp",
  more: Partial<GarrisonedBattalion> = {},
): GarrisonedBattalion {
  return { arm: "infantry", grade: "line", size: "standard", garrison: { place }, ...more };
}

/** A fresh Standard Line regiment in line. */
export function regiment(type: CavalryClass = "battle", more: Partial<Cavalry> = {}): Cavalry {
  return {
    arm: "cavalry",
    class: type,
    grade: "line",
    size: "standard",
    formation: "line",
    ...more,
  };
}

/** A Line foot battery of four medium guns, deployed. */
export function guns(more: Partial<GunBattery> = {}): GunBattery {
  return {
    arm: "artillery",
    kind: "gun",
    gun: "medium",
    mount: "foot",
    models: 4,
    formation: "deployed",
    grade: "line",
    ...more,
  };
}

/** A Line foot battery of four howitzers, deployed. */
export function howitzers(more: Partial<HowitzerBattery> = {}): HowitzerBattery {
  return {
    arm: "artillery",
    kind: "howitzer",
    mount: "foot",
    models: 4,
    formation: "deployed",
    grade: "line",
    ...more,
  };
}

/** A Line rocket battery, deployed. */
export function rockets(more: Partial<RocketBattery> = {}): RocketBattery {
  return {
    arm: "artillery",
    kind: "rocket",
    mount: "foot",
    models: 3,
    formation: "deployed",
    grade: "line",
    ...more,
  };
}

/** A Line screen of four musket bases. */
export function screen(more: Partial<Screen> = {}): Screen {
  return { arm: "screen", bases: 4, grade: "line", ...more };
}

export type { Artillery, Cavalry, Infantry, Screen };
