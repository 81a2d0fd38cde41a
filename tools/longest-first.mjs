import { BaseSequencer } from "vitest/node";

/**
 * Files of tests that last long, the longest first; what is not named comes after them. A clean
 * clone knows no times of its own, and a long file that begins last keeps one core waiting.
 */
const long = [
  "browser/map-evening",
  "browser/evening",
  "browser/access",
  "browser/fog",
  "browser/companion",
  "browser/turn",
  "browser/training",
  "browser/map.test",
  "browser/battles",
  "browser/offline",
  "battle/test/view/leaks",
  "rules/test/twins",
  "cli/test/process",
  "test/fuzz",
  "test/archive",
  "battle/test/broken-files",
  "cli/test/battle-cut-off",
];

/** @param {{ moduleId: string }} file */
const rank = ({ moduleId }) => {
  const at = long.findIndex((part) => moduleId.includes(part));
  return at < 0 ? long.length : at;
};

/** Longest files first, within what Vitest's own order keeps together. */
export class LongestFirst extends BaseSequencer {
  /**
   * @override
   * @param {Parameters<BaseSequencer["sort"]>[0]} files
   */
  async sort(files) {
    const sorted = await super.sort(files);
    return sorted.sort(
      (a, b) =>
        a.project.config.sequence.groupOrder - b.project.config.sequence.groupOrder ||
        rank(a) - rank(b),
    );
  }
}
