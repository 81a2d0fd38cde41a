import { describe, expect, it } from "vitest";
import { href, type Route, readRoute } from "../src/router.ts";

const routes: readonly Route[] = [
  { screen: "home" },
  { screen: "unit", unit: "78th" },
  { screen: "unit", unit: "a/b c" },
  { screen: "resolve", kind: "volley", unit: "78th", target: null, how: null },
  { screen: "resolve", kind: "volley", unit: "78th", target: "42e", how: null },
  { screen: "resolve", kind: "guns", unit: "guns", target: "42e", how: "charge" },
  { screen: "resolve", kind: "charge", unit: "42e", target: "78th", how: "overrule" },
  { screen: "roll", kind: "follow", of: "e7.2" },
  { screen: "roll", kind: "command", of: "kempt" },
  { screen: "entry", entry: "e7" },
  { screen: "clause", clause: "volley.row.superior" },
  { screen: "due" },
  { screen: "settings" },
];

describe("routes", () => {
  it.each(routes)("$screen survives its address", (route) => {
    expect(readRoute(href(route))).toEqual(route);
  });

  it.each(["", "#", "#/", "#/nonsense", "#/unit", "#/roll/nothing/x", "#/volley", "#/%E0%A4%A"])(
    "%s leads home",
    (hash) => {
      expect(readRoute(hash)).toEqual({ screen: "home" });
    },
  );
});
