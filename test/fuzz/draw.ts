/** Chance from a seed: the same draws on every machine. */
import { type Dice, seededDice } from "@adjutant/rules";

export class Draw {
  readonly #dice: Dice;

  /** @param seed a whole number */
  constructor(seed: number) {
    this.#dice = seededDice(seed);
  }

  /** A whole number from 0, less than `count` (at most 6⁶). */
  below(count: number): number {
    let value = 0;
    for (let i = 0; i < 6; i++) value = value * 6 + this.#dice.face() - 1;
    return value % count;
  }

  /** True once in so many times. */
  oneIn(count: number): boolean {
    return this.below(count) === 0;
  }

  /** One of a list that is not empty. */
  of<Value>(list: readonly [Value, ...Value[]]): Value {
    return list[this.below(list.length)] ?? list[0];
  }

  /** One of a list, or undefined where there is none. */
  any<Value>(list: readonly Value[]): Value | undefined {
    return list.length === 0 ? undefined : list[this.below(list.length)];
  }

  /** At most so many of a list, each once. */
  some<Value>(list: readonly Value[], most: number): Value[] {
    const left = [...list];
    const taken: Value[] = [];
    for (let i = Math.min(this.below(most + 1), left.length); i > 0; i--) {
      taken.push(...left.splice(this.below(left.length), 1));
    }
    return taken;
  }
}
