/*
 * Runs before the first paint, so that a dim room is never lit by a white page, and sends for the
 * words of the reader's language with everything else.
 */
(() => {
  let chosen = null;
  try {
    chosen = JSON.parse(localStorage.getItem("adjutant.settings") ?? "{}");
  } catch {}
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const theme =
    chosen?.theme === "day" || chosen?.theme === "lamp" ? chosen.theme : dark ? "lamp" : "day";
  root.dataset.theme = theme;
  const lang = chosen?.lang ?? (navigator.language.startsWith("ru") ? "ru" : "en");
  root.lang = lang === "ru" ? "ru" : "en";
  const words = document.currentScript?.dataset[root.lang];
  if (words) {
    const preload = document.createElement("link");
    preload.rel = "modulepreload";
    preload.href = words;
    document.head.append(preload);
  }
  if (root.lang === "ru") {
    document.querySelector("link[rel=manifest]")?.setAttribute("href", "./manifest.ru.webmanifest");
    addEventListener("DOMContentLoaded", () => {
      const name = document.getElementById("waiting");
      if (name) name.textContent = "Адъютант";
    });
  }
})();
