import type { Language } from "@jotter/domain/settings";

/** What is not understood as it should be. One that is understood now must go from here. */
export const knownMisses: Readonly<Record<Language, readonly string[]>> = {
  en: ["just got told we have a quiz in history tomorrow ugh", "band practice thursday at 7"],
  es: ["entrega del proyecto en 3 semanas"],
  fr: ["bac blanc le 29 février 2027"],
  de: [],
  zh: [],
  ja: [
    "木曜の英単語テストリマインドして",
    "あさって世史のレポート提出",
    "明日世界史の小テストやるって今言われた 終わった",
  ],
};
