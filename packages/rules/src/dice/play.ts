/** Two of the three readings: the app's dice, and people's. */
import type { Composite, DiceRequest, Meeting, Procedure, Request } from "./procedure.ts";
import { answerOf, type Dice, onlyFaces } from "./sources.ts";

function roll(request: DiceRequest, dice: Dice): number {
  let answer = 0;
  if (request.kind === "sum") {
    for (let i = request.dice; i > 0; i--) answer += dice.face();
  } else {
    for (let i = request.dice; i > 0; i--) if (dice.face() >= request.hitOn) answer++;
  }
  return answer;
}

function playOut(request: Exclude<Request, Meeting>, dice: Dice): unknown {
  if (request.kind === "finishing") return request.then(playOut(request.request, dice));
  if (request.kind !== "composite") return roll(request, dice);
  let outcome = play(request.make(), dice);
  while (request.again?.(outcome)) outcome = play(request.make(), dice);
  return outcome;
}

/**
 * Plays a procedure to its end.
 * @throws NotEnoughDice when given faces run out
 */
export function play<Outcome>(procedure: Procedure<Outcome>, dice: Dice): Outcome {
  let step = procedure.next();
  while (!step.done) {
    const request = step.value;
    if (request.kind === "meeting") {
      step = procedure.next(0);
    } else if (request.kind === "composite" || request.kind === "finishing") {
      // What is not a number answers a composite or a finishing, see `composite`.
      step = procedure.next(playOut(request, dice) as number);
    } else {
      step = procedure.next(roll(request, dice));
    }
  }
  return step.value;
}

/** A procedure asked with people's dice: the roll it waits for, or its outcome. */
export type Asked<Outcome> =
  | {
      readonly request: DiceRequest;
      /** Dice of this roll that are still to be typed; 1 up to `request.dice`. */
      readonly missing: number;
      /** Faces of this roll that are typed already. */
      readonly typed: readonly number[];
    }
  | {
      readonly outcome: Outcome;
      /** Rolls made, each with its faces. */
      readonly rolls: readonly Rolled[];
      /** Faces given that no roll wanted. */
      readonly left: number;
    };

export interface Rolled {
  readonly request: DiceRequest;
  readonly faces: readonly number[];
}

/**
 * Reads a procedure with the faces typed so far, all rolls in order. Typing is resumed by asking a
 * fresh procedure with more faces.
 * @param answers die faces, 1–6, in the order rolled
 * @throws RangeError for what is no face of a D6
 */
export function ask<Outcome>(
  procedure: Procedure<Outcome>,
  answers: readonly number[],
): Asked<Outcome> {
  onlyFaces(answers);
  const rolls: Rolled[] = [];
  let at = 0;

  type Open = { request: DiceRequest; typed: readonly number[] };
  type Reading<T> = { outcome: T } | Open;

  const readOut = (request: DiceRequest | Composite): Reading<unknown> => {
    if (request.kind === "composite") {
      let inner = read(request.make());
      while ("outcome" in inner && request.again?.(inner.outcome)) inner = read(request.make());
      return inner;
    }
    const faces = answers.slice(at, at + request.dice);
    if (faces.length < request.dice) return { request, typed: faces };
    at += request.dice;
    rolls.push({ request, faces });
    return { outcome: answerOf(request, faces) };
  };

  const read = <T>(asked: Procedure<T>): Reading<T> => {
    let step = asked.next();
    while (!step.done) {
      const request = step.value;
      if (request.kind === "meeting") {
        step = asked.next(0);
        continue;
      }
      const last = request.kind === "finishing";
      const inner = readOut(last ? request.request : request);
      if (!("outcome" in inner)) return inner;
      step = asked.next((last ? request.then(inner.outcome) : inner.outcome) as number);
    }
    return { outcome: step.value };
  };

  const reading = read(procedure);
  if ("outcome" in reading) {
    return { outcome: reading.outcome, rolls, left: answers.length - at };
  }
  const { request, typed } = reading;
  return { request, typed, missing: request.dice - typed.length };
}
