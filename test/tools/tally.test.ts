import { describe, expect, test } from "vitest";
import { lastLine, one, sum, tallyOf } from "../../tools/tally.mjs";

function report(counts: { passed?: number; failed?: number; pending?: number; todo?: number }) {
  const { passed = 0, failed = 0, pending = 0, todo = 0 } = counts;
  return {
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: pending,
    numTodoTests: todo,
    success: failed === 0,
    testResults: [
      {
        status: failed === 0 ? "passed" : "failed",
        assertionResults: [{ status: failed === 0 ? "passed" : "failed" }],
      },
    ],
  };
}

describe("tallyOf", () => {
  test("counts tests that pass, fail and are left out", () => {
    expect(tallyOf(report({ passed: 12, failed: 2, pending: 3, todo: 1 }), false)).toEqual({
      passed: 12,
      failed: 2,
      skipped: 4,
    });
  });

  test("a file that does not load is a failure", () => {
    const unloaded = { status: "failed", assertionResults: [] };
    const whole = report({ passed: 5 });
    const withOne = { ...whole, success: false, testResults: [...whole.testResults, unloaded] };
    expect(tallyOf(withOne, false)).toEqual({ passed: 5, failed: 1, skipped: 0 });
  });

  test("an error outside every test is a failure", () => {
    expect(tallyOf(report({ passed: 5 }), false)).toEqual({ passed: 5, failed: 1, skipped: 0 });
    expect(tallyOf({ ...report({ passed: 5 }), success: false }, true)).toEqual({
      passed: 5,
      failed: 1,
      skipped: 0,
    });
  });

  test("no report at all is a failure", () => {
    expect(tallyOf(undefined, true)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  test("all well", () => {
    expect(tallyOf(report({ passed: 5 }), true)).toEqual({ passed: 5, failed: 0, skipped: 0 });
  });
});

test("a check counts as one test", () => {
  expect(sum(one(true), one(false))).toEqual({ passed: 1, failed: 1, skipped: 0 });
});

test("the last line", () => {
  expect(lastLine({ passed: 812, failed: 0, skipped: 0 })).toBe("812 passed, 0 failed");
  expect(lastLine({ passed: 1, failed: 2, skipped: 3 })).toBe("1 passed, 2 failed, 3 skipped");
});
