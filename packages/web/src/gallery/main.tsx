/** The parts on one page, for whoever works on them; `npm run dev`, then /gallery.html#lamp. */
import type { ReactElement } from "react";
import { createRoot } from "react-dom/client";
import "../style/fonts.css";
import "../style/tokens.css";
import "../style/base.css";
import "../parts/button.css";
import { type Shipped, shippedBattle } from "../battle/shipped.ts";
import { loadText, TextProvider } from "../text.ts";

const { hash } = location;
document.documentElement.setAttribute("data-theme", hash.includes("lamp") ? "lamp" : "day");
const root = document.getElementById("root");
if (root) createRoot(root).render(await page());

async function page(): Promise<ReactElement> {
  const [where = "", asked = ""] = hash.replace("#", "").split("?");
  if (where.startsWith("board/")) return board(where.slice("board/".length), asked);
  const { SymbolsGallery } = await import("./SymbolsGallery.tsx");
  const { PartsGallery } = await import("./PartsGallery.tsx");
  return (
    <main style={{ padding: 12, display: "grid", gap: 24 }}>
      <SymbolsGallery />
      <PartsGallery />
    </main>
  );
}

/** `board/maida?lang=ru&theme=lamp&units=120&chosen=ID` */
async function board(name: string, asked: string): Promise<ReactElement> {
  const wanted = new URLSearchParams(asked);
  const lang = wanted.get("lang") === "ru" ? "ru" : "en";
  document.documentElement.lang = lang;
  // A page for whoever works on the app: they write the names of battles that there are.
  const [text, piece, { BoardGallery }] = await Promise.all([
    loadText(lang),
    shippedBattle(name as Shipped),
    import("./BoardGallery.tsx"),
  ]);
  return (
    <TextProvider value={text}>
      <main style={{ padding: 12 }}>
        <BoardGallery
          piece={piece}
          atLeast={Number(wanted.get("units") ?? 0)}
          first={wanted.get("chosen")}
        />
      </main>
    </TextProvider>
  );
}
