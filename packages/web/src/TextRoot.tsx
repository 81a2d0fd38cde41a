import { type ReactElement, type ReactNode, useEffect, useState } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { useSettings } from "./settings.ts";
import { loadText, type Text, TextProvider } from "./text.ts";

/** The language chosen; until a new one has come, the old one stays. */
export function TextRoot(props: {
  readonly first: Text;
  readonly children: ReactNode;
}): ReactElement {
  const { lang } = useSettings();
  const [text, setText] = useState(props.first);
  useEffect(() => {
    let wanted = true;
    void loadText(lang).then((loaded) => {
      if (!wanted) return;
      setText(loaded);
      document.documentElement.lang = lang;
      document.title = loaded.say("app.name");
      document
        .querySelector("link[rel=manifest]")
        ?.setAttribute("href", `./manifest${lang === "en" ? "" : `.${lang}`}.webmanifest`);
    });
    return () => {
      wanted = false;
    };
  }, [lang]);
  return (
    <I18nProvider locale={text.lang}>
      <TextProvider value={text}>{props.children}</TextProvider>
    </I18nProvider>
  );
}
