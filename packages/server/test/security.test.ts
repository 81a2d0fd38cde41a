import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { buildApp } from "../src/app.ts";
import { cspHash, inlineStyles, reactAriaStyles } from "../src/security.ts";
import { webRoot } from "./web-root.ts";

async function headersOf(url: string) {
  const app = await buildApp({ webRoot: await webRoot() });
  onTestFinished(() => app.close());
  return (await app.inject(url)).headers;
}

function directives(policy: unknown): Record<string, string> {
  return Object.fromEntries(
    String(policy)
      .split(";")
      .map((directive) => directive.trim().split(/ (.*)/s, 2))
      .map(([name = "", value = ""]) => [name, value]),
  );
}

test.each(["/", "/theme.js", "/healthz", "/assets/missing.js"])("%s is guarded", async (url) => {
  const headers = await headersOf(url);
  expect(directives(headers["content-security-policy"])).toMatchObject({
    "default-src": "'none'",
    "script-src": "'self'",
    "connect-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
  });
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": expect.stringContaining("geolocation=()"),
  });
  expect(headers).not.toHaveProperty("x-powered-by");
});

test("plain HTTP in a home network still works: nothing is sent to HTTPS", async () => {
  const headers = await headersOf("/");
  expect(headers["content-security-policy"]).not.toContain("upgrade-insecure-requests");
  expect(headers).not.toHaveProperty("strict-transport-security");
});

test("inline style is let in by hash only, script not at all", async () => {
  const policy = directives((await headersOf("/"))["content-security-policy"]);
  expect(policy["style-src"]?.split(" ")).toEqual([
    "'self'",
    ...reactAriaStyles.map(cspHash),
    cspHash("html{color:red}"),
  ]);
  expect(Object.values(policy).join(" ")).not.toMatch(/unsafe|\*|https?:/);
});

test("a hash is named as browsers compute it", () => {
  // The example of the Content Security Policy specification, level 3, section 2.3.1.
  expect(cspHash("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
});

test("every inline style sheet of a page is found, with its text untouched", () => {
  expect(
    inlineStyles("<style>\n a{}</style><link><STYLE media=print>b{}</STYLE><style></style>"),
  ).toEqual(["\n a{}", "b{}", ""]);
});

test("the two style sheets of react-aria are those of the version installed", () => {
  // From the app's own dependency on: which copy of react-aria the browser gets.
  const web = createRequire(new URL("../../web/package.json", import.meta.url));
  const components = createRequire(web.resolve("react-aria-components"));
  const folder = join(dirname(components.resolve("react-aria/package.json")), "dist/private");
  const injected = ["interactions/usePress.mjs", "overlays/usePreventScroll.mjs"].map((file) => {
    const code = readFileSync(join(folder, file), "utf8");
    const text = /style\.textContent = `([^`]*)`\.trim\(\)/.exec(code)?.[1] ?? "";
    return text
      .replace(/\$\{\$\w+\$var\$PRESSABLE_ATTRIBUTE\}/, "data-react-aria-pressable")
      .trim();
  });
  expect(reactAriaStyles).toEqual(injected);
});
