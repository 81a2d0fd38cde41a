import { arch, cpus, platform, release, totalmem } from "node:os";

/**
 * One figure of a bench, with what it should be.
 * @typedef {object} Row
 * @property {string} what
 * @property {number} figure
 * @property {string} unit
 * @property {{ atLeast: number } | { atMost: number }} [target] in the same unit
 * @property {string} [note]
 */

/** @typedef {{ name: string, rows: Row[] }} Measured */

/** The machine, named so that another can be compared with it. */
export function machine() {
  const cores = cpus();
  return [
    cores[0]?.model.trim() || "unknown processor",
    `${cores.length} cores`,
    `${Math.round(totalmem() / 2 ** 30)} GiB`,
    `${platform()} ${release()} ${arch()}`,
    `Node.js ${process.versions.node}`,
    new Date().toISOString().slice(0, 10),
  ].join(" · ");
}

/**
 * The results file.
 * @param {string} where the machine
 * @param {readonly Measured[]} all
 */
export function document(where, all) {
  const tables = all.map(({ name, rows }) => `## ${name}\n\n${table(rows)}`);
  return [
    "# Results",
    "Written by `npm run bench`; run it to measure your own machine.",
    where,
    ...tables,
  ]
    .join("\n\n")
    .concat("\n");
}

/** @param {readonly Row[]} rows */
function table(rows) {
  const cells = rows.map((row) => [
    row.what,
    figure(row),
    target(row),
    verdict(row).replace("missed", "**missed**"),
    row.note ?? "",
  ]);
  return [
    "| what | figure | target | | |",
    "|---|--:|--:|---|---|",
    ...cells.map((row) => `| ${row.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`),
  ].join("\n");
}

/**
 * One row for the terminal.
 * @param {Row} row
 */
export function line(row) {
  const wanted = row.target === undefined ? "" : ` (${target(row)}: ${verdict(row)})`;
  return `${row.what}: ${figure(row)}${wanted}${row.note ? ` – ${row.note}` : ""}`;
}

/** @param {Row} row */
export function verdict({ figure, target }) {
  if (target === undefined) return "";
  const met = "atLeast" in target ? figure >= target.atLeast : figure <= target.atMost;
  return met ? "met" : "missed";
}

/** @param {Row} row */
function figure({ figure, unit }) {
  return `${number(figure)} ${unit}`.trim();
}

/** @param {Row} row */
function target({ target, unit }) {
  if (target === undefined) return "";
  const wanted = "atLeast" in target ? `≥ ${number(target.atLeast)}` : `≤ ${number(target.atMost)}`;
  return `${wanted} ${unit}`.trim();
}

const threeDigits = new Intl.NumberFormat("en", { maximumSignificantDigits: 3 });

/** @param {number} value */
function number(value) {
  return threeDigits.format(value);
}
