import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/**
 * Reads the workspace packages from their sources (the `source` condition of their exports), so
 * that the app never runs on a build that may be stale. Only they: other packages use the same
 * condition name for files that they do not ship.
 */
function workspaceSources(...names: string[]): { find: RegExp; replacement: string }[] {
  return names.flatMap((name) => {
    const folder = new URL(`../${name}/`, import.meta.url);
    const manifest: { exports: Record<string, { source?: string }> } = JSON.parse(
      readFileSync(new URL("package.json", folder), "utf8"),
    );
    return Object.entries(manifest.exports).flatMap(([entry, { source }]) =>
      source === undefined
        ? []
        : [
            {
              find: new RegExp(`^@adjutant/${name}${entry.slice(1)}$`),
              replacement: fileURLToPath(new URL(source, folder)),
            },
          ],
    );
  });
}

/** Fonts of the first screen; the rest come when a page shows them. */
const preloaded = /(old-standard-tt-latin-700|golos-text-latin-(400|600))-normal.*\.woff2$/;

/** Tells the browser of the fonts before it has read the style sheet. */
function preloadFonts(): Plugin {
  return {
    name: "preload-fonts",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        return Object.keys(bundle ?? {})
          .filter((file) => preloaded.test(file))
          .map((file) => ({
            tag: "link",
            injectTo: "head-prepend" as const,
            attrs: {
              rel: "preload",
              href: `./${file}`,
              as: "font",
              type: "font/woff2",
              crossorigin: "",
            },
          }));
      },
    },
  };
}

export default defineConfig({
  base: "./",
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [react(), preloadFonts()],
  resolve: { alias: workspaceSources("rules", "phrases", "battle") },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rollupOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: "rules", test: /packages\/rules\// },
          ],
        },
      },
    },
  },
});
