import type { Language } from "@jotter/domain/settings";

/** Questions that are left alone though the data could answer them. One that is understood now must go from here. */
export const knownMisses: Readonly<Record<Language, readonly string[]>> = {
  en: [],
  es: [],
  fr: [],
  de: [],
  zh: [],
  ja: ["文学でまだ提出していない課題は何ですか？"],
};

/** Of the questions the words were made for: own ones that are missed, and others that are taken for own ones. */
export const knownConfusions: Readonly<
  Record<Language, { readonly missed: readonly string[]; readonly taken: readonly string[] }>
> = {
  en: {
    missed: ["how many assignments do i still have to do", "show me everything due before monday", "is my gpa above 3"],
    taken: [],
  },
  es: { missed: [], taken: [] },
  fr: { missed: [], taken: [] },
  de: { missed: [], taken: [] },
  zh: { missed: ["明天之前要交啥"], taken: [] },
  ja: { missed: ["まだ出していない課題"], taken: [] },
};
