import { account } from "./account.ru.ts";
import { app } from "./app.ru.ts";
import { charging } from "./charging.ru.ts";
import { common } from "./common.ru.ts";
import { data } from "./data.ru.ts";
import { field } from "./field.ru.ts";
import { follows } from "./follows.ru.ts";
import { language, type Phrases, type SaidByApp } from "./language.ts";
import { seats } from "./seats.ru.ts";

/** What the app says in Russian. */
export const ru: Phrases<SaidByApp> = language<SaidByApp>("ru", data, {
  ...common,
  ...app,
  ...charging,
  ...follows,
  ...seats,
  ...account,
  ...field,
});
