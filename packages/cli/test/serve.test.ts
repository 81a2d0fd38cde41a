import type * as Server from "@adjutant/server";
import { type StartFault, StartRefused, startServer } from "@adjutant/server";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { adjutant, linesOf } from "./calls.ts";

// Settings are read for real; only the listening is left out.
vi.mock(import("@adjutant/server"), async (original) => ({
  ...(await original()),
  startServer: vi.fn<typeof Server.startServer>(),
}));

const close = vi.fn(async () => {});

beforeEach(() => {
  vi.mocked(startServer).mockReset();
  close.mockClear();
  vi.mocked(startServer).mockResolvedValue({
    local: "http://localhost:1815",
    network: ["http://localhost:1815", "http://192.168.1.4:1815"],
    port: 1815,
    close,
  });
});

test("says where to open it, on this machine and on a phone, and closes when stopped", async () => {
  const { code, out, err } = await adjutant(["serve"]);
  expect(err).toBe("");
  expect(code).toBe(0);
  expect(out).toContain("open http://localhost:1815\n");
  expect(out).toContain("phone in the same network: http://192.168.1.4:1815\n");
  expect(close).toHaveBeenCalledOnce();
});

test("flags go before variables, variables before what is usual", async () => {
  const env = { ADJUTANT_PORT: "2000", ADJUTANT_DATA: "/var/lib/adjutant" };
  await adjutant(["serve", "--port", "3000"], { env });
  expect(startServer).toHaveBeenCalledWith(
    expect.objectContaining({ port: 3000, data: "/var/lib/adjutant", host: "::" }),
  );
});

describe.each(["en", "ru"])("settings that won't do (%s)", (lang) => {
  test.each<[string, string[], Record<string, string>, RegExp]>([
    ["a flag", ["--port", "http"], {}, /^--port: .*http.*65535/m],
    ["a variable", [], { ADJUTANT_PORT: "-1" }, /^ADJUTANT_PORT: .*-1.*65535/m],
  ])("%s", async (_, flags, env, expected) => {
    const { code, out, err } = await adjutant(["serve", ...flags, "--lang", lang], { env });
    expect(code).toBe(2);
    expect(out).toBe("");
    expect(err).toMatch(expected);
    expect(startServer).not.toHaveBeenCalled();
  });

  const reasons: readonly StartFault[] = [
    "portBusy",
    "portForbidden",
    "hostUnknown",
    "dataUnwritable",
    "notBuilt",
  ];
  test.each(reasons)("%s: one line, exit 2", async (reason) => {
    vi.mocked(startServer).mockRejectedValue(new StartRefused(reason, "in English only"));
    const { code, err } = await adjutant(["serve", "--lang", lang]);
    expect(code).toBe(2);
    expect(linesOf(err)).toHaveLength(1);
    expect(/\p{Script=Cyrillic}/u.test(err)).toBe(lang === "ru");
    expect(err).not.toContain("in English only");
  });
});

test("a fault of our own never shows a stack", async () => {
  vi.mocked(startServer).mockRejectedValue(new Error("boots too small"));
  const { code, err } = await adjutant(["serve"]);
  expect(code).toBe(2);
  expect(linesOf(err)).toHaveLength(1);
  expect(err).toContain("boots too small");
});
