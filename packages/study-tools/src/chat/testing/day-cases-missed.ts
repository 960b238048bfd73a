import type { Language } from "@jotter/domain/settings";
import type { DayCases } from "./day-cases.ts";

const none: Readonly<Record<keyof DayCases, readonly string[]>> = {
  when: [],
  plan: [],
  move: [],
  cancel: [],
  named: [],
  notes: [],
};

/** What is not understood yet; a new one fails, and so does one that is understood by now. */
export const dayCasesMissed: Readonly<Record<Language, typeof none>> = {
  en: none,
  es: none,
  fr: none,
  de: none,
  zh: none,
  ja: { ...none, named: ["微分のノートを要約して"] },
};
