import type { Language } from "@jotter/domain/settings";

/** What is not understood as it should be. One that is understood now must go from here. */
export const knownMisses: Readonly<Record<Language, readonly string[]>> = {
  en: ["just got told we have a quiz in history tomorrow ugh"],
  es: ["entrega del proyecto en 3 semanas"],
  fr: ["bac blanc le 29 février 2027"],
  de: [],
  zh: ["二月三十号数学考试"],
  ja: [
    "木曜の英単語テストリマインドして",
    "あさって世史のレポート提出",
    "明日世界史の小テストやるって今言われた 終わった",
    "明日25時にアニメ見る予定入れて",
  ],
};
