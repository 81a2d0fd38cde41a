import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { sourceAliases } from "../../tools/workspaces.mjs";

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
  // The app never runs on a build of our packages that may be stale.
  resolve: { alias: sourceAliases() },
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
