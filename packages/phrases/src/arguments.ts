/** Messages of one kind in one language, in ICU MessageFormat. */
export type Messages = Readonly<Record<string, string>>;

/** What a message can be given. */
export type Values = Readonly<Record<string, string | number>>;

/** The same messages in another language: none missing, none added. */
export type TranslatedMessages<English extends Messages> = {
  readonly [Key in keyof English]: string;
};

/**
 * The arguments that an ICU message asks for, read from its text at compile time, so that
 * a misspelt or forgotten argument does not compile: `"{n, plural, one {# man} other {# men}}"`
 * asks for `{ n: number }`.
 */
export type ArgumentsOf<Message extends string> = Flat<Scan<Message, ["text"], unknown>>;

type Flat<Found> = {
  readonly [Name in keyof Found & string]: Extract<Found[Name], string | number>;
};

/** Inside text a brace opens an argument; between the cases of a plural or select, a case. */
type Place = "text" | "cases";

type Scan<
  Text extends string,
  Inside extends readonly Place[],
  Found,
> = Text extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${string}`
    ? Text extends `${string}}${infer Rest}`
      ? Scan<Rest, Leave<Inside>, Found>
      : never
    : Inside extends readonly ["cases", ...(readonly Place[])]
      ? Scan<After, ["text", ...Inside], Found>
      : Argument<After, Inside, Found>
  : Found;

type Leave<Inside extends readonly Place[]> = Inside extends readonly [Place, ...infer Outer]
  ? Outer extends readonly Place[]
    ? Outer
    : never
  : never;

type Argument<
  After extends string,
  Inside extends readonly Place[],
  Found,
> = After extends `${infer Head}}${infer Rest}`
  ? Head extends `${infer Name},${infer Kind}`
    ? Kind extends `${string}{${string}`
      ? After extends `${string},${infer Cases}`
        ? Scan<Cases, ["cases", ...Inside], Found & Record<Trim<Name>, ValueOf<Kind>>>
        : never
      : Scan<Rest, Inside, Found & Record<Trim<Name>, ValueOf<Kind>>>
    : Scan<Rest, Inside, Found & Record<Trim<Head>, string | number>>
  : never;

type ValueOf<Kind extends string> =
  Trim<Kind> extends `select${infer Rest}`
    ? Rest extends `ordinal${string}`
      ? number
      : string
    : number;

type Trim<Text extends string> = Text extends ` ${infer Rest}`
  ? Trim<Rest>
  : Text extends `${infer Rest} `
    ? Trim<Rest>
    : Text;
