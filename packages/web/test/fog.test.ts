import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../src/", import.meta.url));

/** What alone may hold the battle itself; all others read what their seat may know. */
const holders =
  /^battle\/(BattleRoot|store|decided|rulings|useBattle|attempt|held|logTold|onMap|past|reading|file|rollsNow)\.tsx?$/;

/** Names under which the battle, or an enemy's secrets in it, go about. */
const whole =
  /\b(Companion|onTable|useCompanion|useHeld|laidOf|decide|decided|decideFor|evolve|replay|startCompanion|parseBattle|writeBattle|viewLog|viewEvent|toUndo|toRedo|legal|due|scheduled|reminders|choices|taskingBar|adcCount|battleFile)\b/;

/** What a file takes from the battle's package, and from those that hold the battle. */
function takenBy(source: string): string {
  const imports = source.matchAll(/import (?:type )?\{([^}]*)\} from "([^"]+)"/g);
  return Array.from(imports, ([, names = "", from = ""]) =>
    from === "@adjutant/battle" || /\/(store|decided|rulings|held|file|rollsNow)\.ts$/.test(from)
      ? names
      : "",
  ).join(",");
}

const files = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => path.replaceAll("\\", "/"));

describe("no screen holds the battle itself", () => {
  it.each(files.filter((path) => !holders.test(path)))("%s", (path) => {
    const source = readFileSync(root + path, "utf8");
    if (path === "battle/storage.ts") {
      // Compares what is kept with a file that was read.
      expect(takenBy(source)).not.toMatch(/Companion|decide/);
    } else {
      expect(takenBy(source)).not.toMatch(whole);
    }
    // Nor reaches for it: what is read passes from the file to the table unopened.
    if (!path.startsWith("battle/"))
      expect(source).not.toMatch(/\.companion\b|useCompanion|useHeld/);
  });

  it("knows its holders", () => {
    expect(files.filter((path) => holders.test(path))).toHaveLength(13);
  });
});
