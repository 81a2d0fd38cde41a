/*
 * Draws the icons that a device shows for the installed app, from one drawing, with the app's own
 * type: `node packages/web/tools/icons.mjs`. Run again only when the drawing changes.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const font = readFileSync(
  createRequire(import.meta.url).resolve(
    "@fontsource/old-standard-tt/files/old-standard-tt-latin-700-normal.woff2",
  ),
).toString("base64");

/** Sides in pixels; full-bleed ones are cut to a shape by the device. */
const icons = [
  { name: "icon-192", side: 192, bleed: false },
  { name: "icon-512", side: 512, bleed: false },
  { name: "maskable-512", side: 512, bleed: true },
  { name: "apple-180", side: 180, bleed: true },
];

/** A: Adjutant and Адъютант alike; under it a battalion in line, its front edge heavy. */
const drawing = (bleed) => {
  const scale = bleed ? 0.8 : 1;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100%" height="100%">
  <rect width="100" height="100" rx="${bleed ? 0 : 14}" fill="#f6f0e1"/>
  <g transform="translate(50 50) scale(${scale}) translate(-50 -50)">
    <rect x="7" y="7" width="86" height="86" rx="7" fill="none" stroke="#2b2622" stroke-width="2.2"/>
    <rect x="10.500" y="10.500" width="79" height="79" rx="4.500" fill="none" stroke="#2b2622" stroke-width=".8"/>
    <text x="50" y="62" text-anchor="middle" font-family="A" font-size="58" fill="#7c2219">A</text>
    <rect x="20" y="70" width="60" height="12" fill="#2f4a7c" stroke="#2b2622" stroke-width="1"/>
    <path d="M32 70v12M44 70v12M56 70v12M68 70v12" stroke="#e8edf6" stroke-width="1"/>
    <path d="M19.500 69.500h61" stroke="#2b2622" stroke-width="4"/>
  </g>
</svg>`;
};

const browser = await chromium.launch({
  executablePath: process.env["ADJUTANT_CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--headless", "--no-sandbox", "--disable-gpu"],
});
try {
  for (const { name, side, bleed } of icons) {
    const page = await browser.newPage({ viewport: { width: side, height: side } });
    await page.setContent(
      `<style>@font-face{font-family:A;src:url(data:font/woff2;base64,${font})}html,body{margin:0;background:transparent}svg{display:block}</style>${drawing(bleed)}`,
    );
    await page.evaluate(() => document.fonts.load("58px A"));
    const picture = await page.screenshot({ omitBackground: true });
    writeFileSync(fileURLToPath(new URL(`../public/icons/${name}.png`, import.meta.url)), picture);
    await page.close();
  }
} finally {
  await browser.close();
}
