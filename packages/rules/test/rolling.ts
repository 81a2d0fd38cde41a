/** Resolutions with the faces that a test has on the table. */
import {
  explain,
  facesDice,
  isRefused,
  type OutcomeOf,
  type Procedure,
  type ProcedureName,
  play,
  procedures,
  type Refusal,
  type Refused,
  rulebook,
  type Situations,
  type WorkingLine,
} from "@adjutant/rules";

/** Plays with given faces and wants every one of them used, and no refusal. */
export function rolled<Outcome>(
  procedure: Procedure<Outcome>,
  faces: readonly number[],
): Exclude<Outcome, Refused> {
  const dice = facesDice(faces);
  const outcome = play(procedure, dice);
  if (isRefused(outcome)) throw new Error(`refused: ${JSON.stringify(outcome.refused)}`);
  if (dice.left() > 0) throw new Error(`${dice.left()} of the faces ${faces} are left over`);
  // What is not refused is an outcome; the compiler does not narrow a type parameter.
  return outcome as Exclude<Outcome, Refused>;
}

/** The refusal of a procedure that the rules forbid; it asks for no dice. */
export function refusalOf(procedure: Procedure<unknown>): Refusal {
  const outcome = play(procedure, facesDice([]));
  if (!isRefused(outcome)) throw new Error("not refused");
  return outcome.refused;
}

type Rolls<Name extends ProcedureName> = (
  situation: Situations[Name],
  ...faces: number[]
) => Exclude<OutcomeOf<Name>, Refused>;

export const volley: Rolls<"volley"> = (situation, ...faces) =>
  rolled(procedures.volley(situation, rulebook), faces);
export const skirmish: Rolls<"skirmish"> = (situation, ...faces) =>
  rolled(procedures.skirmish(situation, rulebook), faces);
export const artillery: Rolls<"artillery"> = (situation, ...faces) =>
  rolled(procedures.artillery(situation, rulebook), faces);
export const rocket: Rolls<"rocket"> = (situation, ...faces) =>
  rolled(procedures.rocket(situation, rulebook), faces);
export const charge: Rolls<"charge"> = (situation, ...faces) =>
  rolled(procedures.charge(situation, rulebook), faces);
export const melee: Rolls<"melee"> = (situation, ...faces) =>
  rolled(procedures.melee(situation, rulebook), faces);
export const meleeToEnd: Rolls<"meleeToEnd"> = (situation, ...faces) =>
  rolled(procedures.meleeToEnd(situation, rulebook), faces);
export const discipline: Rolls<"discipline"> = (situation, ...faces) =>
  rolled(procedures.discipline(situation, rulebook), faces);
export const fate: Rolls<"fate"> = (situation, ...faces) =>
  rolled(procedures.fate(situation, rulebook), faces);
export const general: Rolls<"general"> = (situation, ...faces) =>
  rolled(procedures.general(situation, rulebook), faces);
export const ignition: Rolls<"ignition"> = (situation, ...faces) =>
  rolled(procedures.ignition(situation, rulebook), faces);
export const bounce: Rolls<"bounce"> = (situation, ...faces) =>
  rolled(procedures.bounce(situation, rulebook), faces);
export const fraction: Rolls<"fraction"> = (situation, ...faces) =>
  rolled(procedures.fraction(situation, rulebook), faces);

/** Two faces that come to a total of 2 to 12. */
export function two(total: number): [number, number] {
  return [Math.max(1, total - 6), Math.min(6, total - 1)];
}

/** Pool dice of which so many hit, whatever they hit on. */
export function pool(dice: number, hits: number): number[] {
  return Array.from({ length: dice }, (_, i) => (i < hits ? 6 : 1));
}

function signed(number: number): string {
  return number > 0 ? `+${number}` : `${number}`;
}

/** Modifier lines as a sheet prints them: "volley.band -1", "volley.elite +1 CD", "… ½". */
export function printed(lines: readonly WorkingLine[]): string[] {
  return lines.flatMap((line) => {
    if (line.kind !== "modifier") return [];
    const { clause, roll, dice, halves } = line;
    const parts = [
      clause,
      ...(roll === 0 ? [] : [signed(roll)]),
      ...(dice === 0 ? [] : [`${signed(dice)} CD`]),
      ...(halves ? ["½"] : []),
    ];
    return [parts.join(" ")];
  });
}

/** The lines that a situation shows before its dice. */
export function shown<Name extends ProcedureName>(
  name: Name,
  situation: Situations[Name],
): readonly WorkingLine[] {
  const explained = explain(name, situation, rulebook);
  if (isRefused(explained)) throw new Error(`refused: ${JSON.stringify(explained.refused)}`);
  return explained.lines;
}

/** The modifiers that a situation shows before its dice, of one side or of all. */
export function modifiers<Name extends ProcedureName>(
  name: Name,
  situation: Situations[Name],
  side?: "attacker" | "charger" | "defender",
): string[] {
  const lines = shown(name, situation);
  return printed(
    lines.filter((line) => side === undefined || (line.kind === "modifier" && line.side === side)),
  );
}
