import type { Language } from "@jotter/domain/settings";
import { german } from "./corpus-de.ts";
import { english } from "./corpus-en.ts";
import { spanish } from "./corpus-es.ts";
import { french } from "./corpus-fr.ts";
import { japanese } from "./corpus-ja.ts";
import type { LabelledText } from "./corpus-text.ts";
import { chinese } from "./corpus-zh.ts";

/** School texts written for this project, with what a good answer contains. */
export const corpus: Readonly<Record<Language, readonly LabelledText[]>> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  zh: chinese,
  ja: japanese,
};
