import type { LanguageCode } from "@jotter/locales/languages";
import type { Format } from "../../ui/format.ts";
import type { Question } from "../../ui/overlays.ts";
import type { Translate } from "../../ui/translate.ts";

type Words = { readonly t: Translate; readonly format: Format; readonly language: LanguageCode };

/** Who is asked about something final is told what it is: the note by its name, of many the first few. [NOT-4] */
export function eraseQuestion(titles: readonly string[], { t, format, language }: Words): Question {
  const [only = ""] = titles;
  const count = titles.length;
  const text = t("notes.confirmEraseText");
  const answers = { confirm: t("notes.erase"), cancel: t("action.cancel") };
  if (count === 1) return { title: t("notes.confirmEraseOne", { title: brief(only) }), text, ...answers };
  const named = titles.slice(0, mostNamed).map((title) => t("notes.erasedName", { title: brief(title) }));
  const more = count - named.length;
  if (more > 0) named.push(t("notes.erasedMore", { formatted: format.number(more) }));
  const names = new Intl.ListFormat(language).format(named);
  return {
    title: t("notes.confirmErase", { count, formatted: format.number(count) }),
    text: t("notes.confirmEraseNamed", { names, text }),
    ...answers,
  };
}

const mostNamed = 3;
const mostLetters = 60;

function brief(title: string): string {
  const letters = [...title];
  return letters.length > mostLetters ? `${letters.slice(0, mostLetters).join("")}…` : title;
}
