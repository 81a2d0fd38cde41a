/** The parts on one page, for whoever works on them; `npm run dev`, then /gallery.html#lamp. */
import { createRoot } from "react-dom/client";
import "../style/fonts.css";
import "../style/tokens.css";
import "../style/base.css";
import "../parts/button.css";
import { PartsGallery } from "./PartsGallery.tsx";
import { SymbolsGallery } from "./SymbolsGallery.tsx";

document.documentElement.setAttribute(
  "data-theme",
  location.hash.includes("lamp") ? "lamp" : "day",
);
const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <main style={{ padding: 12, display: "grid", gap: 24 }}>
      <SymbolsGallery />
      <PartsGallery />
    </main>,
  );
}
