import { copyFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { sourceAliases } from "../../../tools/workspaces.mjs";

const root = fileURLToPath(new URL("../", import.meta.url));

/**
 * Builds the gallery as the app is built, for tests and benches of parts that need no battle.
 * @param {string} outDir where to; emptied before
 * @returns {Promise<string>} the folder, the gallery its first page
 */
export async function buildGallery(outDir) {
  await build({
    root,
    base: "./",
    configFile: false,
    publicDir: false,
    logLevel: "error",
    plugins: [react()],
    resolve: { alias: sourceAliases() },
    build: {
      target: "es2022",
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rollupOptions: { input: `${root}gallery.html` },
    },
  });
  await copyFile(`${outDir}/gallery.html`, `${outDir}/index.html`);
  return outDir;
}
