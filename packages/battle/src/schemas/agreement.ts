/**
 * Compile-time only: the schemas give exactly the types of the rules. A fact that one of the two
 * has and the other has not stops the compiler here.
 */
import type {
  Cavalry,
  Garrison,
  GunBattery,
  HowitzerBattery,
  Infantry,
  InfantryFormation,
  Options,
  ProcedureName,
  RocketBattery,
  Screen,
  Situations,
} from "@adjutant/rules";
import type { chargeSituation, meleeSituation } from "./close.ts";
import type { bounceSituation, fireSituation } from "./fire.ts";
import type { options } from "./options.ts";
import type {
  adcSituation,
  commandSituation,
  disciplineSituation,
  falteringSituation,
  fateSituation,
  fractionSituation,
  generalSituation,
  ignitionSituation,
  initiativeSituation,
} from "./small.ts";
import type {
  cavalrySchema,
  flatInfantrySchema,
  gunSchema,
  howitzerSchema,
  rocketSchema,
  screenSchema,
} from "./unit.ts";
import type { z } from "./zod.ts";

/** A type written out, without `readonly`. */
export type Plain<T> = T extends readonly (infer Item)[]
  ? Plain<Item>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Plain<T[Key]> }
    : T;

/** True only if both types are the same, key by key. */
export type Same<A, B> =
  (<T>() => T extends Plain<A> ? 1 : 2) extends <T>() => T extends Plain<B> ? 1 : 2 ? true : false;

export type Agreed<Checks extends readonly true[]> = Checks;

type Given<Maker extends (...args: never[]) => z.ZodMiniType> = z.output<ReturnType<Maker>>;

/** Infantry with formation and garrison both left open, as the flat schema gives it. */
type FlatInfantry = Omit<Infantry, "formation" | "garrison"> & {
  readonly formation?: InfantryFormation;
  readonly garrison?: Garrison;
};

export type UnitsAgree = Agreed<
  [
    Same<Given<typeof flatInfantrySchema>, FlatInfantry>,
    Same<Given<typeof cavalrySchema>, Cavalry>,
    Same<Given<typeof gunSchema>, GunBattery>,
    Same<Given<typeof howitzerSchema>, HowitzerBattery>,
    Same<Given<typeof rocketSchema>, RocketBattery>,
    Same<Given<typeof screenSchema>, Screen>,
  ]
>;

type Fire<Name extends ProcedureName> = Situations[Name] extends { readonly firer: infer Firer }
  ? z.output<ReturnType<typeof fireSituation<Firer>>>
  : never;

export type SituationsAgree = Agreed<
  [
    Same<z.output<typeof options>, Options>,
    Same<Fire<"volley">, Situations["volley"]>,
    Same<Fire<"skirmish">, Situations["skirmish"]>,
    Same<Fire<"artillery">, Situations["artillery"]>,
    Same<Fire<"rocket">, Situations["rocket"]>,
    Same<Given<typeof chargeSituation>, Situations["charge"]>,
    Same<Given<typeof meleeSituation>, Situations["melee"]>,
    Same<Given<typeof meleeSituation>, Situations["meleeToEnd"]>,
    Same<Given<typeof disciplineSituation>, Situations["discipline"]>,
    Same<Given<typeof fateSituation>, Situations["fate"]>,
    Same<Given<typeof generalSituation>, Situations["general"]>,
    Same<Given<typeof ignitionSituation>, Situations["ignition"]>,
    Same<Given<typeof bounceSituation>, Situations["bounce"]>,
    Same<Given<typeof fractionSituation>, Situations["fraction"]>,
    Same<Given<typeof initiativeSituation>, Situations["initiative"]>,
    Same<Given<typeof adcSituation>, Situations["adc"]>,
    Same<Given<typeof commandSituation>, Situations["command"]>,
    Same<Given<typeof falteringSituation>, Situations["faltering"]>,
  ]
>;
