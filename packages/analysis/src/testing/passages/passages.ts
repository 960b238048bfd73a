import type { Language } from "@jotter/domain/settings";
import { german } from "./de.ts";
import { english } from "./en.ts";
import { spanish } from "./es.ts";
import { french } from "./fr.ts";
import { japanese } from "./ja.ts";
import type { Passages } from "./passage-texts.ts";
import { chinese } from "./zh.ts";

export const passages: Readonly<Record<Language, Passages>> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  zh: chinese,
  ja: japanese,
};
