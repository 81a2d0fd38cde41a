import { describe, expect, test } from "vitest";
import { defaults, readOptions } from "../src/options.ts";

describe("readOptions", () => {
  test("nothing given: the defaults", () => {
    expect(readOptions({}, {})).toEqual({ options: defaults });
    expect(readOptions({}, { ADJUTANT_PORT: "" })).toEqual({ options: defaults });
  });

  test("variables are read, and a flag wins over its variable", () => {
    const env = { ADJUTANT_PORT: "1805", ADJUTANT_HOST: "127.0.0.1", ADJUTANT_DATA: "battles" };
    expect(readOptions({}, env)).toEqual({
      options: { ...defaults, port: 1805, host: "127.0.0.1", data: "battles" },
    });
    expect(readOptions({ port: "1806", data: "maida" }, env)).toEqual({
      options: { ...defaults, port: 1806, host: "127.0.0.1", data: "maida" },
    });
  });

  test.each(["0", "1", "1815", "65535"])("port %s is a port", (port) => {
    expect(readOptions({ port }, {})).toEqual({ options: { ...defaults, port: Number(port) } });
  });

  test.each(["", " ", "-1", "65536", "1e3", "80.5", "0x50", "http", "123456"])(
    "port %j is none",
    (port) => {
      expect(readOptions({ port }, {})).toEqual({
        faults: [
          {
            setting: "port",
            where: "--port",
            value: port,
            text: `--port: "${port}" is not a port; a whole number from 0 to 65535 is.`,
          },
        ],
      });
    },
  );

  test("each fault is told, with where it was found", () => {
    const { faults } = readOptions({ host: " " }, { ADJUTANT_PORT: "abc", ADJUTANT_DATA: "\t" });
    expect(faults?.map(({ text }) => text)).toEqual([
      'ADJUTANT_PORT: "abc" is not a port; a whole number from 0 to 65535 is.',
      "--host: is empty; leave it out, or name one.",
      "ADJUTANT_DATA: is empty; leave it out, or name one.",
    ]);
  });
});
