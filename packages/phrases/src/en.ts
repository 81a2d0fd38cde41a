import { account } from "./account.en.ts";
import { app } from "./app.en.ts";
import { charging } from "./charging.en.ts";
import { common } from "./common.en.ts";
import { data } from "./data.en.ts";
import { field } from "./field.en.ts";
import { follows } from "./follows.en.ts";
import { language, type Phrases, type SaidByApp } from "./language.ts";
import { seats } from "./seats.en.ts";

/** What the app says in English. */
export const en: Phrases<SaidByApp> = language<SaidByApp>("en", data, {
  ...common,
  ...app,
  ...charging,
  ...follows,
  ...seats,
  ...account,
  ...field,
});
