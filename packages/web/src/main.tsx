import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/shell.css";
import "./parts/button.css";
import { App } from "./App.tsx";
import { openFirst } from "./battle/first.ts";
import { applyTheme, settings } from "./settings.ts";
import { TextRoot } from "./TextRoot.tsx";
import { loadText } from "./text.ts";

const [text] = await Promise.all([loadText(settings().lang), openFirst()]);
applyTheme();
const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no root");
createRoot(root).render(
  <StrictMode>
    <TextRoot first={text}>
      <App />
    </TextRoot>
  </StrictMode>,
);
