/** A battle file that breaks off: what holds of it is shown, and where it breaks is said. */
import { expect, test } from "vitest";
import { battle, commands, file, fought, inFolder, textOf } from "./battle-calls.ts";
import { linesOf } from "./calls.ts";

inFolder();

interface BattleJson {
  readonly id: string;
  readonly events: readonly { readonly id: string }[];
}

test("cut off at every 389th byte: the line and the column, and the battle up to there", async () => {
  const whole = Buffer.from(textOf(await fought()));
  const text = whole.toString();
  const { id, events }: BattleJson = JSON.parse(text);
  const ids = [id, ...events.map((event) => event.id)];
  const headEnds = Buffer.byteLength(text.slice(0, text.indexOf('"events"')));
  let last = 0;
  for (let at = 389; at < whole.length; at += 389) {
    const path = file("cut.json", whole.subarray(0, at).toString());
    const { code, out, err } = await battle(["replay", path]);
    expect(err).not.toMatch(/ {4}at |Error:|undefined|\[object/);
    expect([code, out]).toEqual([2, ""]);
    expect(linesOf(err)[0]).toMatch(/cut\.json:\d+:\d+: /);
    // The head says what is fought at all; without it there is no battle.
    const soundUpTo = / --to ([\w.-]+)/.exec(err)?.[1];
    if (at < headEnds || soundUpTo === undefined) {
      expect(last).toBe(0);
      continue;
    }
    // The more of the file there is, the more of the battle, to the last whole event.
    const sound = ids.indexOf(soundUpTo);
    const wholeLines = text.slice(0, at).split("\n").length;
    expect(sound).toBeGreaterThanOrEqual(last);
    if (sound > last) {
      const shown = await battle(["replay", path, "--to", soundUpTo]);
      expect([shown.code, shown.err]).toEqual([0, ""]);
    }
    expect(wholeLines).toBeGreaterThan(sound);
    last = sound;
  }
  // Only the last event may be lost with the end of the file.
  expect(last).toBeGreaterThanOrEqual(ids.length - 2);
});

test("a command is not taken on a battle that breaks off, and the file stays as it is", async () => {
  const text = textOf(await fought());
  const path = file("torn.json", text.slice(0, Math.floor(text.length / 2)));
  const before = textOf(path);
  const { code } = await commands(path, [{ type: "note", text: "On we go." }], "--out", path);
  expect(code).toBe(2);
  expect(textOf(path)).toBe(before);
});
