/** Text from files and standard input: read whole, up to a limit, and only if it is UTF-8 text. */
import { createReadStream } from "node:fs";
import type { Fault, Place } from "@adjutant/battle";
import { placeOf, readJson } from "@adjutant/battle";
import type { Phrases } from "@adjutant/phrases";
import type { Read } from "./context.ts";
import type { Terminal } from "./terminal.ts";

/** Standard input, where a file is asked for. */
export const standardInput = "-";

/** Bytes of a file that are read at most: the longest text, nearly all of it in two-byte letters. */
const mostOfFile = 24_000_000;

/** Bytes of a situation that are read at most: many times any situation. */
export const mostOfSituation = 100_000;

/** A text and what it is called in a fault. */
export interface Source {
  readonly name: string;
  readonly text: string;
}

/** JSON from outside, with its text so that a fault can say the line. */
export interface JsonSource extends Source {
  readonly json: unknown;
}

/**
 * Reads a file, or standard input, as text.
 * @param file its path; "-" or nothing is standard input
 * @param most bytes that are read at most
 * @param example what is said to a person who sits before an empty terminal
 */
export async function readSource(
  file: string | undefined,
  example: string,
  terminal: Terminal,
  words: Phrases,
  most: number = mostOfFile,
): Promise<Read<Source>> {
  const fromInput = file === undefined || file === standardInput;
  const name = fromInput ? standardInput : printable(file);
  if (fromInput && terminal.stdin.isTTY)
    return { faults: [words.say("cli.askStdin", { example })] };
  const read = fromInput
    ? await bytesOf(name, terminal.stdin, most, words)
    : await fileBytes(file, most, words);
  return read.faults ? read : textOf(name, read.value, words);
}

/**
 * Reads a file, or standard input, as JSON.
 * @see readSource
 */
export async function readJsonSource(
  file: string | undefined,
  example: string,
  terminal: Terminal,
  words: Phrases,
  most: number = mostOfFile,
): Promise<Read<JsonSource>> {
  const source = await readSource(file, example, terminal, words, most);
  if (source.faults) return source;
  return parseSource(source.value, words);
}

/** Reads a text as JSON. */
export function parseSource(source: Source, words: Phrases): Read<JsonSource> {
  const { name, text } = source;
  if (text.trim() === "") return { faults: [`${name}: ${words.say("cli.empty")}`] };
  const read = readJson(text);
  if (!read.ok) return { faults: sourceFaults(source, read.faults, words) };
  return { value: { ...source, json: read.value } };
}

/** A line for each fault: the file, where in it, what is wrong and what would be right. */
export function sourceFaults(
  { name, text }: Source,
  faults: readonly Fault[],
  words: Phrases,
): string[] {
  return faults.map((fault) => {
    const place = placeOfFault(fault, text);
    const where = place === null ? name : `${name}:${place.line}:${place.column}`;
    return `${where}: ${words.fault(fault)}`;
  });
}

/** Looking up a place reads the whole text again, which in a longer one nobody would wait for. */
const longestSearched = 500_000;

/** Where in the text a fault stands; the text as a whole has no place. */
function placeOfFault({ path, params }: Fault, text: string): Place | null {
  if ("line" in params) return params;
  return path.length === 0 || text.length > longestSearched ? null : placeOf(text, path);
}

/** All bytes of a stream; of one that never ends only so many. */
async function bytesOf(
  name: string,
  stream: AsyncIterable<Uint8Array | string>,
  most: number,
  words: Phrases,
): Promise<Read<Uint8Array>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = typeof chunk === "string" ? Buffer.from(chunk) : chunk;
    size += bytes.length;
    if (size > most) return tooBig(name, most, words);
    chunks.push(bytes);
  }
  return { value: Buffer.concat(chunks) };
}

/** A file's name as a line can hold it: nothing that a terminal obeys, nothing that ends the line. */
function printable(name: string): string {
  return name === "" ? "“”" : name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, "�");
}

async function fileBytes(path: string, most: number, words: Phrases): Promise<Read<Uint8Array>> {
  const file = printable(path);
  try {
    return await bytesOf(file, createReadStream(path), most, words);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    switch (code) {
      case "ENOENT":
      case "ENOTDIR":
        return { faults: [words.say("cli.noSuchFile", { file })] };
      case "EISDIR":
        return { faults: [words.say("cli.isFolder", { file })] };
      case "EACCES":
      case "EPERM":
        return { faults: [words.say("cli.notAllowed", { file })] };
      default:
        return { faults: [words.say("cli.cannotRead", { file, reason: code || "?" })] };
    }
  }
}

function tooBig(file: string, most: number, words: Phrases): Read<never> {
  return { faults: [words.say("cli.tooBig", { file, max: most / 1_000_000 })] };
}

function textOf(name: string, bytes: Uint8Array, words: Phrases): Read<Source> {
  if (isUtf16(bytes)) return { faults: [words.say("cli.utf16", { file: name })] };
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    if (!text.includes("\0")) return { value: { name, text } };
  } catch {
    // Bytes that are not UTF-8: said below.
  }
  return { faults: [words.say("cli.binary", { file: name })] };
}

/** UTF-16 by its mark, or by the zero byte in a JSON text's first letter, which is ASCII. */
function isUtf16(bytes: Uint8Array): boolean {
  const [a = 1, b = 1] = bytes;
  if (bytes.length < 2) return false;
  return (
    (a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff) || isText16(a, b) || isText16(b, a)
  );
}

const isText16 = (letter: number, zero: number): boolean =>
  zero === 0 && letter >= 0x09 && letter < 0x7f;
