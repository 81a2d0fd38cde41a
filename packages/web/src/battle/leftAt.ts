import { type Eyes, sameEyes } from "./seats.ts";

/**
 * Where whoever looked last left off, so that a page thrown away under his hands opens again where
 * he was, and for nobody else: an address names what was looked at.
 */
interface LeftAt {
  readonly battle: string;
  readonly eyes: Eyes;
  readonly hash: string;
}

const key = "adjutant.left";

export function leave(at: LeftAt): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(at));
  } catch {
    // Where nothing can be stored, everybody begins at the roster.
  }
}

/** The address that these eyes left this battle at; home where others have looked since. */
export function leftAt(battle: string, eyes: Eyes): string {
  try {
    const left: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    if (isLeft(left) && left.battle === battle && sameEyes(left.eyes, eyes)) return left.hash;
  } catch {
    // Unreadable is the same as never written.
  }
  return "#/";
}

function isLeft(left: unknown): left is LeftAt {
  if (typeof left !== "object" || left === null) return false;
  if (!("battle" in left) || !("eyes" in left) || !("hash" in left)) return false;
  const { eyes, hash } = left;
  return typeof eyes === "object" && eyes !== null && "kind" in eyes && typeof hash === "string";
}
