import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/shell.css";
import "./parts/button.css";
import { App } from "./App.tsx";
import { openFirst } from "./battle/first.ts";
import { fetchRules } from "./battle/store.ts";
import { Faults } from "./Faults.tsx";
import { firstPage } from "./firstPage.ts";
import { keepOnDevice } from "./offline.ts";
import { watchTaps } from "./parts/secondTap.ts";
import { applyTheme, settings } from "./settings.ts";
import { TextRoot } from "./TextRoot.tsx";
import { loadText } from "./text.ts";

// A part that is no longer there: a newer version has been put in its place. Once, lest it loop.
addEventListener("vite:preloadError", (event) => {
  if (sessionStorage.getItem("adjutant.reloaded") === location.hash) return;
  event.preventDefault();
  sessionStorage.setItem("adjutant.reloaded", location.hash);
  location.reload();
});

const [text] = await Promise.all([loadText(settings().lang), openFirst()]);
applyTheme();
watchTaps();
const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no root");
createRoot(root).render(
  <StrictMode>
    <TextRoot first={text}>
      <Faults text={text}>
        <App />
      </Faults>
    </TextRoot>
  </StrictMode>,
);
void firstPage.then(fetchRules);
keepOnDevice();
