import { rm } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test } from "vitest";
import { buildApp } from "../src/app.ts";
import { page, script, webRoot } from "./web-root.ts";

async function app() {
  const built = await buildApp({ webRoot: await webRoot() });
  onTestFinished(() => built.close());
  return built;
}

const browser = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
const asset = "/assets/index-DiwrgTda.js";

describe("files of the app", () => {
  test("the page is asked for again each time", async () => {
    const response = await (await app()).inject("/");
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe(page);
    expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(response.headers["cache-control"]).toBe("no-cache");
  });

  test("the page that has not changed is not sent again", async () => {
    const server = await app();
    const { etag } = (await server.inject("/")).headers;
    expect(etag).toBeTypeOf("string");
    const again = await server.inject({ url: "/", headers: { "if-none-match": String(etag) } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe("");
    expect(again.headers["cache-control"]).toBe("no-cache");
  });

  test("an asset with a hash in its name is kept for good", async () => {
    const response = await (await app()).inject(asset);
    expect(response.body).toBe(script);
    expect(response.headers["content-type"]).toMatch(/^(text|application)\/javascript/);
    expect(response.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  test.each(["/theme.js", "/sw.js", "/manifest.webmanifest"])(
    "%s has no hash and is asked for again",
    async (file) => {
      const response = await (await app()).inject(file);
      expect(response.statusCode).toBe(200);
      expect(response.headers["cache-control"]).toBe("no-cache");
    },
  );

  test("the manifest goes by its own type", async () => {
    const { headers } = await (await app()).inject("/manifest.webmanifest");
    expect(headers["content-type"]).toMatch(/^application\/manifest\+json/);
  });

  test.each([
    { accepts: "gzip, deflate, br", encoding: "br", read: brotliDecompressSync },
    { accepts: "gzip", encoding: "gzip", read: gunzipSync },
    { accepts: "br;q=0, gzip", encoding: "gzip", read: gunzipSync },
  ])("a browser that accepts $accepts gets $encoding", async ({ accepts, encoding, read }) => {
    const response = await (await app()).inject({
      url: asset,
      headers: { "accept-encoding": accepts },
    });
    expect(response.headers["content-encoding"]).toBe(encoding);
    expect(read(response.rawPayload).toString()).toBe(script);
    expect(response.headers["content-type"]).toMatch(/^(text|application)\/javascript/);
    expect(response.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(response.headers.vary).toMatch(/accept-encoding/i);
  });

  test("a file without a compressed twin is sent as it is, and says that it might differ", async () => {
    const response = await (await app()).inject({
      url: "/theme.js",
      headers: { "accept-encoding": "br" },
    });
    expect(response.headers["content-encoding"]).toBeUndefined();
    expect(response.headers.vary).toMatch(/accept-encoding/i);
    expect(response.body).toBe("document.title = 'Adjutant';");
  });

  test("HEAD sends the headers and no body", async () => {
    const response = await (await app()).inject({ method: "HEAD", url: asset });
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-length"]).toBe(String(Buffer.byteLength(script)));
    expect(response.body).toBe("");
  });
});

describe("what is not there", () => {
  test.each(["/maida", "/battles/maida?side=french"])(
    "a page, %s, leads to the app",
    async (url) => {
      const response = await (await app()).inject({ url, headers: browser });
      expect(response.statusCode).toBe(302);
      expect(response.headers.location).toBe("/");
    },
  );

  test("the app itself, while it is built anew, is not looked for in a circle", async () => {
    const root = await webRoot();
    const built = await buildApp({ webRoot: root });
    onTestFinished(() => built.close());
    await rm(join(root, "index.html"));
    await rm(join(root, "index.html.br"));
    expect((await built.inject({ url: "/", headers: browser })).statusCode).toBe(404);
  });

  test.each([
    ["a file", { url: "/assets/index-AAAAAAAA.js", headers: browser }],
    ["a path in the assets", { url: "/assets/nothing", headers: browser }],
    ["an interface", { url: "/api/battles", headers: browser }],
    ["a page asked for by a program", { url: "/maida", headers: { accept: "application/json" } }],
    ["another method", { url: "/maida", method: "POST" as const, headers: browser }],
    ["a hidden file", { url: "/.secret" }],
    ["a folder", { url: "/assets/" }],
  ])("%s is 404", async (_, request) => {
    const response = await (await app()).inject(request);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ error: "notFound", path: request.url });
    expect(response.headers["cache-control"]).toBe("no-store");
  });

  test.each(["/../package.json", "/%2e%2e/package.json", "/assets/..%2f..%2fpackage.json", "/%00"])(
    "%s leads nowhere",
    async (url) => {
      const response = await (await app()).inject({ url, headers: browser });
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(response.statusCode).toBeLessThan(500);
      expect(response.body).not.toContain("@adjutant");
    },
  );
});

describe("limits", () => {
  test("a body is refused when it is longer than 64 KiB", async () => {
    const response = await (await app()).inject({
      method: "POST",
      url: "/",
      headers: { "content-type": "application/json" },
      payload: JSON.stringify("x".repeat(64 * 1024)),
    });
    expect(response.statusCode).toBe(413);
  });
});

test("/healthz says who answers and that all is well", async () => {
  const response = await (await app()).inject("/healthz");
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    service: "adjutant",
    status: "ok",
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  });
  expect(response.headers["cache-control"]).toBe("no-store");
});

test("without a built app there is no server", async () => {
  await expect(buildApp({ webRoot: "no/such/folder" })).rejects.toThrow(/ENOENT/);
});
