import { type Lang, type Phrases, phrases } from "@adjutant/phrases";
import type { Terminal } from "./terminal.ts";

/** The languages that can be asked for. */
export const languages: readonly Lang[] = ["en", "ru"];

const isLang = (text: string): text is Lang => languages.some((lang) => lang === text);

/**
 * The language to speak. It is read before the command line is understood, so that what is wrong
 * with the command line can be said in it.
 *
 * @param args as typed; the last `--lang` counts
 * @returns the phrases, and what was asked for with `--lang` if we do not speak it
 */
export function languageOf(
  args: readonly string[],
  env: Terminal["env"],
): { readonly words: Phrases; readonly unknown: string | null } {
  let asked: string | undefined;
  for (const [index, arg] of args.entries()) {
    if (arg === "--") break;
    if (arg === "--lang") asked = args[index + 1];
    else if (arg.startsWith("--lang=")) asked = arg.slice("--lang=".length);
  }
  if (asked !== undefined && isLang(asked)) return { words: phrases(asked), unknown: null };
  return { words: phrases(ofEnvironment(env)), unknown: asked ?? null };
}

/** By the locale variables, the strongest first; English where they name another language. */
function ofEnvironment(env: Terminal["env"]): Lang {
  const locale = env["LC_ALL"] || env["LC_MESSAGES"] || env["LANG"] || "";
  return /^ru([_.@-]|$)/i.test(locale) ? "ru" : "en";
}
