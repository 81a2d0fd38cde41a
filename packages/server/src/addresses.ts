import { type NetworkInterfaceInfo, networkInterfaces } from "node:os";

/** Where a browser finds the server. */
export interface Addresses {
  /** For a browser on this machine. */
  readonly local: string;
  /** For another device in the same network, the likeliest first; empty when none can reach it. */
  readonly network: readonly string[];
}

const everyAddress = new Set(["::", "0.0.0.0"]);
const thisMachine = new Set(["localhost", "127.0.0.1", "::1"]);

/** Bridges of virtual machines and containers: no phone is ever on them. */
const virtual = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|lxc|cni|flannel|podman)/;

/**
 * The addresses to print for a server that listens on `host` and `port`.
 *
 * @param interfaces the machine's network interfaces, as `os.networkInterfaces()` gives them
 */
export function addressesOf(
  host: string,
  port: number,
  interfaces: NodeJS.Dict<NetworkInterfaceInfo[]> = networkInterfaces(),
): Addresses {
  if (everyAddress.has(host)) {
    return {
      local: url("localhost", port),
      network: reachable(interfaces).map((address) => url(address, port)),
    };
  }
  if (thisMachine.has(host)) return { local: url(host, port), network: [] };
  return { local: url(host, port), network: [url(host, port)] };
}

function reachable(interfaces: NodeJS.Dict<NetworkInterfaceInfo[]>): string[] {
  return Object.entries(interfaces)
    .filter(([name]) => !virtual.test(name))
    .flatMap(([, infos = []]) => infos)
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => address)
    .filter((address) => !address.startsWith("169.254."))
    .sort((a, b) => Number(isHomeNetwork(b)) - Number(isHomeNetwork(a)));
}

/** The addresses that routers of homes and clubs give out. */
function isHomeNetwork(address: string): boolean {
  return /^(?:192\.168\.|10\.|172\.(?:1[6-9]|2\d|3[01])\.)/.test(address);
}

function url(host: string, port: number): string {
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}
