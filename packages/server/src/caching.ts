import { sep } from "node:path";

const oneYear = 365 * 24 * 60 * 60;

/** `assets/index-DiwrgTda.js`, and the same compressed: the name changes when the content does. */
const hashedAsset = /[\\/]assets[\\/][^\\/]+-[\w-]{8}\.\w+(?:\.(?:br|gz))?$/;

/**
 * The Cache-Control of a file of the app. Whatever carries a hash in its name is kept for good;
 * the rest (the page itself first of all) is asked for again each time and answered with 304, so
 * that a new version is seen at once.
 *
 * @param path of the file on disk
 */
export function cacheControl(path: string): string {
  return hashedAsset.test(sep + path) ? `public, max-age=${oneYear}, immutable` : "no-cache";
}
