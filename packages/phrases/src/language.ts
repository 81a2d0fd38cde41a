import type { Arm, ClauseId, DiceRequest, OriginMark, Refusal, WorkingLine } from "@adjutant/rules";
import type { account } from "./account.en.ts";
import type { app } from "./app.en.ts";
import type { ArgumentsOf, Messages, TranslatedMessages, Values } from "./arguments.ts";
import type { charging } from "./charging.en.ts";
import type { cli } from "./cli.en.ts";
import type { common } from "./common.en.ts";
import type { faults } from "./faults.en.ts";
import type { field } from "./field.en.ts";
import type { follows } from "./follows.en.ts";
import { foreign } from "./foreign.ts";
import { formatter } from "./message.ts";
import type { seats } from "./seats.en.ts";
import {
  lineValues,
  type ModifierSaid,
  refusalValues,
  type Speech,
  type Telling,
} from "./sentence.ts";
import type { ClausePhrase, Word } from "./shape.ts";
import type { words } from "./words.en.ts";
import type { working } from "./working.en.ts";

export type Lang = "en" | "ru";

/** Groups of words and the values each holds. */
export type WordGroup = keyof typeof words;
export type WordOf<Group extends WordGroup> = keyof (typeof words)[Group] & string;

/** Sentences that the app says, by key. */
export type SaidByApp = typeof common &
  typeof app &
  typeof charging &
  typeof follows &
  typeof seats &
  typeof account &
  typeof field;
/** Those and the sentences of the command line, which the browser need not load. */
export type SaidByAll = SaidByApp & typeof cli;
export type SayKey = keyof SaidByAll & string;

type None = Readonly<Record<string, never>>;
type ValuesOf<Message extends string> = keyof ArgumentsOf<Message> extends never
  ? [values?: None]
  : [values: ArgumentsOf<Message>];

/** Where in the input, outermost first: `["targets", 0, "unit", "size"]`. */
export type Path = readonly (string | number)[];

/** A fault of input: the place, its code, and the parameters that the code asks for. */
export type Fault = {
  [Code in keyof typeof faults]: {
    readonly path: Path;
    readonly code: Code;
    readonly params: Omit<ArgumentsOf<(typeof faults)[Code]>, "listed">;
  };
}[keyof typeof faults];

/** What a request for dice says to people. */
type Asked = Pick<DiceRequest, "kind" | "dice" | "hitOn" | "purpose" | "side">;

/** The words of a clause; one without a label of its own is called by its title. */
export interface ClauseWords {
  readonly title: string;
  readonly text: string;
  readonly label: string;
}

/** Everything said in one language; `Said` are the sentences that `say` knows. */
export interface Phrases<Said extends Messages = SaidByAll> {
  readonly lang: Lang;
  /** A clause of the rulebook. */
  clause(id: ClauseId): ClauseWords;
  /** Where a clause comes from: "S003; house value: how it is split". */
  origin(marks: readonly OriginMark[]): string;
  /** A step of a working, without a full stop. */
  line(line: WorkingLine, telling?: Telling): string;
  /** What a modifier does: "+1", "+1 CD", "−1, half the effect". */
  modifier(value: ModifierSaid): string;
  /** Why not, the measured fact, and what would be allowed: whole sentences. */
  refusal(refusal: Refusal, telling?: Telling): string;
  /** A fault of input in one line: where, what, what would be right. */
  fault(fault: Fault): string;
  /** What to roll: "Volley: 2D6", "Casualty dice: 3 D6, each 4–6 counts". */
  roll(request: Asked, telling?: Telling): string;
  /** A single word; `arm` where it has to agree with a unit of that arm (default a battalion). */
  word<Group extends WordGroup>(group: Group, value: WordOf<Group>, arm?: Arm): string;
  /** A distance with its unit: "8 cm", "5″". */
  distance(value: number, scale: Telling["scale"]): string;
  /** A number as the language writes it, with at most `decimals` (default 2). */
  number(value: number, decimals?: number): string;
  /** A probability: "28%", "<0.1%"; never 0 or 100 for what may or may not happen. */
  percent(probability: number): string;
  /** A sentence by its key. */
  say<Key extends keyof Said & string>(key: Key, ...values: ValuesOf<Said[Key]>): string;
}

/** One language's data. */
export interface LanguageData {
  readonly clauses: Readonly<Record<ClauseId, ClausePhrase>>;
  readonly words: { readonly [Group in WordGroup]: Readonly<Record<WordOf<Group>, Word>> };
  readonly working: Readonly<Record<keyof typeof working, string>>;
  readonly refusals: Messages & { readonly other: string };
  readonly faults: Readonly<Record<keyof typeof faults, string>>;
}

/** Arms whose units are feminine in Russian: батарея, цепь. */
const feminine: ReadonlySet<Arm> = new Set(["artillery", "screen"]);

/** How many things a list in words holds: no, one, or yes for several. */
function listed(list: string): string {
  if (list === "") return "no";
  return list.includes(", ") ? "yes" : "one";
}

/** A place as people write it: `targets[0].unit.size`. */
function placeText(path: Path): string {
  let text = "";
  for (const step of path) {
    if (typeof step === "number") text += `[${step}]`;
    else text += text === "" ? foreign(step) : `.${foreign(step)}`;
  }
  return text;
}

/**
 * Makes a language from its data; messages are compiled when first said.
 * @param said the sentences of `say`; those of `common` are always among them
 */
export function language<Said extends typeof common>(
  lang: Lang,
  data: LanguageData,
  said: TranslatedMessages<Said>,
): Phrases<Said> {
  const { message: format, number } = formatter(lang);
  const sentences: Messages = said;
  const say = (key: string, values?: Values): string => format(sentences[key] ?? key, values);

  const word = (found: Word, arm: Arm = "infantry"): string => {
    if (typeof found === "string") return found;
    return feminine.has(arm) ? found.feminine : found.masculine;
  };
  const value = ({ clause: id, roll, dice, halves }: ModifierSaid): string => {
    // Skirmish fire has dice that hit, not casualty dice.
    const ofDice = id?.startsWith("skirmish.") ? "modifier.skirmishDice" : "modifier.dice";
    const parts: string[] = [];
    if (roll !== 0) parts.push(say("modifier.roll", { roll }));
    if (dice !== 0) parts.push(say(ofDice, { dice }));
    if (halves) parts.push(say("modifier.halves"));
    return parts.length === 0 ? say("modifier.nothing") : parts.join(", ");
  };
  const sides: Readonly<Record<string, Word>> = data.words.side;
  const purposes: Readonly<Record<string, Word>> = data.words.purpose;
  const clause = (id: ClauseId): ClauseWords => {
    const { title, text, label = title } = data.clauses[id];
    return { title, text, label };
  };
  const speech: Speech = {
    label: (id) => clause(id).label,
    title: (id) => clause(id).title,
    text: (id) => clause(id).text,
    side: (side) => word(sides[side] ?? side),
    length: (scale) => word(data.words.length[scale]),
    value,
    upperFirst: (text) => text.slice(0, 1).toLocaleUpperCase(lang) + text.slice(1),
  };

  return {
    lang,
    clause,
    origin: (marks) =>
      marks
        .map(({ from, part }) => {
          const origin =
            from === "house" || from === "public" ? word(data.words.origin[from]) : from;
          return part === null ? origin : `${origin}: ${word(data.words.originPart[part])}`;
        })
        .join("; "),
    line: (line, telling = {}) =>
      speech.upperFirst(format(data.working[line.kind], lineValues(line, speech, telling))),
    modifier: value,
    refusal: (refusal, telling = {}) =>
      format(
        data.refusals[refusal.clause] ?? data.refusals.other,
        refusalValues(refusal, speech, telling),
      ),
    fault: ({ path, code, params }) => {
      const values: Record<string, string | number> = {};
      for (const [key, value] of Object.entries(params)) {
        // The list of what would be right is ours; all other text may be anybody's.
        values[key] = typeof value === "string" && key !== "allowed" ? foreign(value) : value;
      }
      if ("allowed" in params) values["listed"] = listed(String(params.allowed));
      if ("roll" in params) values["roll"] = word(purposes[params.roll] ?? String(params.roll));
      const where = placeText(path);
      const what = format(data.faults[code], values);
      return where === "" ? speech.upperFirst(what) : `${where}: ${what}`;
    },
    roll: ({ kind, dice, hitOn, purpose, side }, { sides: names } = {}) =>
      say("dice.roll", {
        purpose: speech.upperFirst(word(data.words.purpose[purpose])),
        who: side === null ? "" : (names?.[side] ?? speech.side(side)),
        named: side === null ? "no" : "yes",
        kind,
        dice,
        hitOn,
      }),
    word: (group, wanted, arm) => {
      const values: Readonly<Record<string, Word>> = data.words[group];
      return word(values[wanted] ?? wanted, arm);
    },
    distance: (distance, scale = "cm") =>
      number(distance, { maximumFractionDigits: 2 }) + speech.length(scale),
    number: (value, decimals = 2) => number(value, { maximumFractionDigits: decimals }),
    percent: (probability) => {
      const shown = (value: number): string =>
        number(value, { style: "percent", maximumFractionDigits: 1 });
      if (probability > 0 && probability < 0.0005) return `<${shown(0.001)}`;
      if (probability < 1 && probability > 0.9995) return `>${shown(0.999)}`;
      return shown(probability);
    },
    say: (key, ...[values]) => say(key, values),
  };
}
