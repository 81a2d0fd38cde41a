import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { sourceAliases } from "../../tools/workspaces.mjs";

/** Fonts of the first screen; the rest come when a page shows them. */
const preloaded = /(old-standard-tt-latin-700|golos-text-latin-(400|600))-normal.*\.woff2$/;

/**
 * Orders the page for a slow line: first the small script that knows theme and language, then the
 * name on the paper, and only then the style sheets and fonts, so that neither holds the first
 * paint. (Scripts wait for style sheets before them, so the app never shows undressed.)
 */
function firstPaint(): Plugin {
  return {
    name: "first-paint",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const files = Object.keys(bundle ?? {});
        const sheets = html.match(/ *<link rel="stylesheet"[^>]*>\n/g) ?? [];
        const fonts = files
          .filter((file) => preloaded.test(file))
          .map(
            (file) =>
              `    <link rel="preload" href="./${file}" as="font" type="font/woff2" crossorigin>\n`,
          );
        const languages = ["en", "ru"].flatMap((lang) => {
          const file = files.find((name) => new RegExp(`assets/${lang}-[\\w-]+\\.js$`).test(name));
          return file === undefined ? [] : [`data-${lang}="./${file}"`];
        });
        return sheets
          .reduce((page, sheet) => page.replace(sheet, ""), html)
          .replace('<script src="./theme.js">', `<script src="./theme.js" ${languages.join(" ")}>`)
          .replace("  </body>", `${[...sheets, ...fonts].join("")}  </body>`);
      },
    },
  };
}

/**
 * A service worker that keeps the whole app on the device: both languages, fonts, orders of battle.
 * A new version waits until its reader starts it, or until no page of the old one is open.
 */
function withoutNetwork() {
  return VitePWA({
    registerType: "prompt",
    // The app registers it by itself, once it stands on the screen; its manifests are files.
    injectRegister: false,
    manifest: false,
    workbox: {
      globPatterns: ["**/*.{html,js,css,woff2,svg,png,webmanifest}"],
      navigateFallback: "index.html",
      navigateFallbackDenylist: [/^\/api\//, /^\/healthz$/],
      // Their names change with their content.
      dontCacheBustURLsMatching: /assets\/[^/]+-[\w-]{8}\.\w+$/,
      cleanupOutdatedCaches: true,
      clientsClaim: true,
      inlineWorkboxRuntime: true,
      sourcemap: false,
    },
  });
}

export default defineConfig({
  base: "./",
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [react(), firstPaint(), withoutNetwork()],
  // The app never runs on a build of our packages that may be stale.
  resolve: { alias: sourceAliases() },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rollupOptions: {
      output: {
        codeSplitting: {
          // Few files: over a slow line each costs a turn of its own. In them is what the roster
          // stands on; what only other screens want comes with those.
          groups: [
            { name: "vendor", test: /node_modules/, tags: ["$initial"] },
            { name: "rules", test: /packages\/(?:rules|battle)\//, tags: ["$initial"] },
            {
              name: "app",
              test: /packages\/web\/src\/(?:battle|parts|resolve|symbols)\/|packages\/web\/src\/(?!main)\w+\.tsx?$/,
              tags: ["$initial"],
            },
          ],
        },
      },
    },
  },
});
