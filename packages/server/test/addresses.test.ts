import type { NetworkInterfaceInfo } from "node:os";
import { describe, expect, test } from "vitest";
import { addressesOf } from "../src/addresses.ts";

function ipv4(address: string, internal = false): NetworkInterfaceInfo {
  return {
    address,
    family: "IPv4",
    internal,
    netmask: "255.255.255.0",
    mac: "00:00:00:00:00:00",
    cidr: `${address}/24`,
  };
}

const ipv6: NetworkInterfaceInfo = {
  address: "fe80::1",
  family: "IPv6",
  internal: false,
  netmask: "ffff:ffff:ffff:ffff::",
  mac: "00:00:00:00:00:00",
  cidr: "fe80::1/64",
  scopeid: 2,
};

const machine = {
  lo: [ipv4("127.0.0.1", true)],
  docker0: [ipv4("172.17.0.1")],
  tun0: [ipv4("81.2.69.160")],
  wlan0: [ipv6, ipv4("192.168.1.20")],
  eth1: [ipv4("169.254.10.1")],
};

describe("addressesOf", () => {
  test.each(["::", "0.0.0.0"])(
    "%s: localhost here, the home network's address first elsewhere",
    (host) => {
      expect(addressesOf(host, 1815, machine)).toEqual({
        local: "http://localhost:1815",
        network: ["http://192.168.1.20:1815", "http://81.2.69.160:1815"],
      });
    },
  );

  test("a machine without a network has no address for others", () => {
    expect(addressesOf("::", 1815, { lo: machine.lo })).toEqual({
      local: "http://localhost:1815",
      network: [],
    });
  });

  test.each([
    ["localhost", "http://localhost:1815"],
    ["127.0.0.1", "http://127.0.0.1:1815"],
    ["::1", "http://[::1]:1815"],
  ])("%s is for this machine only", (host, local) => {
    expect(addressesOf(host, 1815, machine)).toEqual({ local, network: [] });
  });

  test("one address of the machine is the one for all", () => {
    expect(addressesOf("192.168.1.20", 8080, machine)).toEqual({
      local: "http://192.168.1.20:8080",
      network: ["http://192.168.1.20:8080"],
    });
  });
});
