/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/** @type {Tally} */
export const nothing = { passed: 0, failed: 0, skipped: 0 };

/**
 * @param {Tally} a
 * @param {Tally} b
 * @returns {Tally}
 */
export function sum(a, b) {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  };
}

/** A check that is one test: the types, the lint. @param {boolean} well @returns {Tally} */
export function one(well) {
  return well ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 };
}

/**
 * The line that ends `npm test`.
 * @param {Tally} tally
 */
export function lastLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/**
 * @typedef {object} Report  what Vitest's JSON reporter writes, as far as we read it
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {boolean} success
 * @property {{ status: string, assertionResults: { status: string }[] }[]} testResults
 */

/**
 * Counts a run of Vitest. What fails without being a test (a file that does not load, an error
 * outside every test, no report at all) counts as one failure, so that no fault ends in "0 failed".
 *
 * @param {Report | undefined} report undefined: Vitest did not get as far as writing one
 * @param {boolean} endedWell Vitest's exit code was 0
 * @returns {Tally}
 */
export function tallyOf(report, endedWell) {
  if (report === undefined) return one(false);
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  ).length;
  const failed = report.numFailedTests + unloaded;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && !(report.success && endedWell) ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
