import { IntlMessageFormat } from "intl-messageformat";
import { account as accountEn } from "../src/account.en.ts";
import { account as accountRu } from "../src/account.ru.ts";
import { app as appEn } from "../src/app.en.ts";
import { app as appRu } from "../src/app.ru.ts";
import type { Messages, Values } from "../src/arguments.ts";
import { charging as chargingEn } from "../src/charging.en.ts";
import { charging as chargingRu } from "../src/charging.ru.ts";
import { cli as cliEn } from "../src/cli.en.ts";
import { cli as cliRu } from "../src/cli.ru.ts";
import { common as commonEn } from "../src/common.en.ts";
import { common as commonRu } from "../src/common.ru.ts";
import { faults as faultsEn } from "../src/faults.en.ts";
import { faults as faultsRu } from "../src/faults.ru.ts";
import { follows as followsEn } from "../src/follows.en.ts";
import { follows as followsRu } from "../src/follows.ru.ts";
import { map as mapEn } from "../src/map.en.ts";
import { map as mapRu } from "../src/map.ru.ts";
import { refusals as refusalsEn } from "../src/refusals.en.ts";
import { refusals as refusalsRu } from "../src/refusals.ru.ts";
import { seats as seatsEn } from "../src/seats.en.ts";
import { seats as seatsRu } from "../src/seats.ru.ts";
import { training as trainingEn } from "../src/training.en.ts";
import { training as trainingRu } from "../src/training.ru.ts";
import { working as workingEn } from "../src/working.en.ts";
import { working as workingRu } from "../src/working.ru.ts";

/** Every group of ICU messages, in both languages. */
export const groups: Readonly<Record<string, { readonly en: Messages; readonly ru: Messages }>> = {
  working: { en: workingEn, ru: workingRu },
  refusals: { en: refusalsEn, ru: refusalsRu },
  faults: { en: faultsEn, ru: faultsRu },
  common: { en: commonEn, ru: commonRu },
  app: { en: appEn, ru: appRu },
  charging: { en: chargingEn, ru: chargingRu },
  account: { en: accountEn, ru: accountRu },
  follows: { en: followsEn, ru: followsRu },
  seats: { en: seatsEn, ru: seatsRu },
  cli: { en: cliEn, ru: cliRu },
  map: { en: mapEn, ru: mapRu },
  training: { en: trainingEn, ru: trainingRu },
};

/** One message of a group, for `test.each`. */
export const everyMessage = Object.entries(groups).flatMap(([group, { en, ru }]) =>
  Object.keys(en).map((key) => ({ group, key, en: en[key] ?? "", ru: ru[key] ?? "" })),
);

/** What an argument of a message is: text, a number, or one of some cases. */
export interface Argument {
  readonly kind: "text" | "number" | "plural" | "select";
  /** Cases of a select or plural, merged over all its uses in the message. */
  readonly cases: ReadonlySet<string>;
}

type Element = ReturnType<IntlMessageFormat["getAst"]>[number];

/** Reads the parsed message itself, so that it is independent of the compile-time reading. */
function collect(elements: readonly Element[], found: Map<string, Argument>, literals: string[]) {
  for (const element of elements) {
    if (!("value" in element)) continue;
    const { value } = element;
    if ("options" in element) {
      const kind = "offset" in element ? "plural" : "select";
      const cases = new Set(found.get(value)?.cases ?? []);
      for (const [name, option] of Object.entries(element.options)) {
        // An empty `other` beside a full list is never said; beside "yes" it stands for "no".
        const spare = name === "other" && kind === "select" && option.value.length === 0;
        if (!spare || "yes" in element.options) cases.add(name);
      }
      found.set(value, { kind, cases });
      for (const option of Object.values(element.options)) {
        collect(option.value, found, literals);
      }
    } else if ("style" in element) {
      if (!found.has(value)) found.set(value, { kind: "number", cases: new Set() });
    } else if (element.type === literalType) {
      literals.push(value);
    } else if (!found.has(value)) {
      found.set(value, { kind: "text", cases: new Set() });
    }
  }
}

const literalType = new IntlMessageFormat("a").getAst()[0]?.type;

/** Arguments of a message and the texts between them. */
export function parsed(message: string): {
  readonly args: ReadonlyMap<string, Argument>;
  readonly literals: readonly string[];
} {
  const args = new Map<string, Argument>();
  const literals: string[] = [];
  collect(new IntlMessageFormat(message, "en").getAst(), args, literals);
  return { args, literals };
}

const counts = [0, 1, 2, 5, 6, 11, 21, 22, 25, 1.5];

/** Values for a message: each case of each argument at least once, the others at their first. */
export function everyValues(message: string): Values[] {
  const choices = [...parsed(message).args].map(([name, { kind, cases }]) => {
    if (kind === "select") return { name, values: [...cases] };
    return { name, values: kind === "text" ? ["1/69e Ligne"] : counts };
  });
  const first: Record<string, string | number> = {};
  for (const { name, values } of choices) first[name] = values[0] ?? "";
  const all: Values[] = [first];
  for (const { name, values } of choices) {
    for (const value of values) all.push({ ...first, [name]: value });
  }
  // Two selects may hide plurals from each other: pair every case with every count.
  for (const a of choices) {
    for (const b of choices) {
      if (a === b) continue;
      for (const x of a.values)
        for (const y of b.values) all.push({ ...first, [a.name]: x, [b.name]: y });
    }
  }
  return all;
}
