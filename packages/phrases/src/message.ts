import { type Formatters, IntlMessageFormat } from "intl-messageformat";
import type { Values } from "./arguments.ts";

/**
 * Styles of numbers beside the usual ones: `{roll, number, signed}` gives +1, −2, 0 for modifiers;
 * `{part, number, share}` gives 49.9% for a part of a unit, never rounded up over a limit;
 * `{found, number, exact}` gives a number as it was written, however fine.
 */
const formats = {
  number: {
    signed: { signDisplay: "exceptZero" },
    exact: { maximumFractionDigits: 16 },
    share: { style: "percent", maximumFractionDigits: 1, roundingMode: "trunc" },
  },
} as const;

/**
 * Number formats that print the true minus sign. Locale data prints a hyphen, which breaks lines
 * and is hard to see beside a figure.
 */
function numberFormats(): Formatters["getNumberFormat"] {
  const known = new Map<string, Intl.NumberFormat>();
  return (locales, options) => {
    const key = JSON.stringify(options);
    const found = known.get(key);
    if (found !== undefined) return found;
    // Nothing is minus nothing: a zero has no sign, nor what rounds to one.
    const plain = new Intl.NumberFormat(locales, { signDisplay: "negative", ...options });
    const made = Object.defineProperty(new Intl.NumberFormat(locales, options), "format", {
      value: (number: number | bigint) => plain.format(number).replace("-", "−"),
    });
    known.set(key, made);
    return made;
  };
}

type NumberStyle = Parameters<Formatters["getNumberFormat"]>[1];

/** The messages and numbers of one language. */
export interface Formatter {
  /** Formats an ICU message; it is compiled when first used and kept. */
  message(message: string, values?: Values): string;
  number(value: number, options: NumberStyle): string;
}

/** @param locale a language tag */
export function formatter(locale: string): Formatter {
  const compiled = new Map<string, IntlMessageFormat>();
  const plurals = new Map<string | undefined, Intl.PluralRules>();
  const getNumberFormat = numberFormats();
  const formatters: Formatters = {
    getNumberFormat,
    getDateTimeFormat: (locales, options) => new Intl.DateTimeFormat(locales, options),
    getPluralRules: (locales, options) => {
      const rules = plurals.get(options?.type) ?? new Intl.PluralRules(locales, options);
      plurals.set(options?.type, rules);
      return rules;
    },
  };
  return {
    message: (message, values) => {
      if (!message.includes("{")) return message;
      let format = compiled.get(message);
      if (format === undefined) {
        format = new IntlMessageFormat(message, locale, formats, { formatters, ignoreTag: true });
        compiled.set(message, format);
      }
      return String(format.format(values ?? {}));
    },
    number: (value, options) => getNumberFormat(locale, options).format(value),
  };
}
