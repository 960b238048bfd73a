import type { Score } from "@jotter/domain/grade";
import type { Language } from "@jotter/domain/settings";
import type { NumberScale } from "@jotter/domain/table-scale";

/**
 * What students type into the field of a score, as they read it off their paper, and what they mean. "asks": nobody could
 * tell without asking them; "awaited": there is none yet; "unreadable": it is no score we have.
 */
export type TypedCase = {
  readonly language: Language;
  readonly typed: string;
  readonly means: Score | "asks" | "awaited" | "unreadable";
  /** What the class's numbers are, as was said before. */
  readonly said?: NumberScale;
  /** What stands in the class already. */
  readonly others?: readonly Score[];
};

const percent = (value: number): Score => ({ as: "percent", percent: value });
const of = (possible: number) => (earned: number) => ({ as: "points", earned, possible }) as const;
const letter = (name: "A+" | "A" | "A-" | "B+" | "B" | "C") => ({ as: "letter", letter: name }) as const;
/** A 1 is 100 %, a 4 is the 60 % that pass. */
const german = (grade: number) => percent(Math.round((100 - ((grade - 1) * 40) / 3) * 100) / 100);
const of20 = of(20);
const of10 = of(10);
const of50 = of(50);

const inLanguage = (language: Language, lines: readonly (readonly [string, TypedCase["means"]])[]): TypedCase[] =>
  lines.map(([typed, means]) => ({ language, typed, means }));

export const typedScores: readonly TypedCase[] = [
  ...inLanguage("de", [
    ["2", german(2)],
    ["1", german(1)],
    ["6", german(6)],
    ["1,3", german(1.3)],
    ["2.7", german(2.7)],
    ["3,25", german(3.25)],
    ["2+", german(1.7)],
    ["3-", german(3.3)],
    ["3 −", german(3.3)],
    ["2-3", german(2.5)],
    ["Note 2", german(2)],
    ["sehr gut", german(1)],
    ["befriedigend", german(3)],
    ["13", "asks"],
    ["9 Punkte", "asks"],
    ["11 NP", of(15)(11)],
    ["13/15", of(15)(13)],
    ["17,5/20", of20(17.5)],
    ["17 von 20", of20(17)],
    ["38,5 von 50", of50(38.5)],
    ["85", percent(85)],
    ["85%", percent(85)],
    ["92,5 %", percent(92.5)],
    ["2 %", percent(2)],
    ["", "awaited"],
    ["krank", "unreadable"],
  ]),
  ...inLanguage("fr", [
    ["14", of20(14)],
    ["14,5", of20(14.5)],
    ["8,75", of20(8.75)],
    ["16.25", of20(16.25)],
    ["20", of20(20)],
    ["2", of20(2)],
    ["14/20", of20(14)],
    ["15,5 / 20", of20(15.5)],
    ["14 sur 20", of20(14)],
    ["7/10", of10(7)],
    ["92", percent(92)],
    ["92 %", percent(92)],
    ["/20", "awaited"],
    ["Abs", "unreadable"],
  ]),
  ...inLanguage("es", [
    ["7,5", of10(7.5)],
    ["8", of10(8)],
    ["10", of10(10)],
    ["9.75", of10(9.75)],
    ["8 sobre 10", of10(8)],
    ["8 de 10", of10(8)],
    ["45/50", of50(45)],
    ["14", "asks"],
    ["85", percent(85)],
    ["95%", percent(95)],
    ["NP", "unreadable"],
  ]),
  ...inLanguage("zh", [
    ["92", percent(92)],
    ["98.5", percent(98.5)],
    ["92分", percent(92)],
    ["９２", percent(92)],
    ["100", percent(100)],
    ["135", of(150)(135)],
    ["118分", of(150)(118)],
    ["８", "asks"],
    ["18", "asks"],
    ["４５／５０", of50(45)],
    ["85%", percent(85)],
    ["A", letter("A")],
  ]),
  ...inLanguage("ja", [
    ["80", percent(80)],
    ["８０点", percent(80)],
    ["78.5", percent(78.5)],
    ["5", "asks"],
    ["4", "asks"],
    ["8点", "asks"],
    ["18/20", of20(18)],
    ["85％", percent(85)],
    ["A+", letter("A+")],
    ["ー", "unreadable"],
  ]),
  ...inLanguage("en", [
    ["92", percent(92)],
    ["92.5", percent(92.5)],
    ["92%", percent(92)],
    ["105", percent(105)],
    ["A-", letter("A-")],
    ["b+", letter("B+")],
    ["45/50", of50(45)],
    ["45 / 50", of50(45)],
    ["45 out of 50", of50(45)],
    ["18 of 20", of20(18)],
    ["18", "asks"],
    ["5", "asks"],
    ["4", "asks"],
    ["9.5", "asks"],
    ["18 pts", "asks"],
    ["5%", percent(5)],
    // Nothing is nothing on any of these scales.
    ["0", percent(0)],
    ["0/20", of20(0)],
    ["/50", "awaited"],
    ["-/50", "awaited"],
    ["pass", "unreadable"],
    ["-5", "unreadable"],
    ["45/50/60", "unreadable"],
  ]),
  // What the class is known for.
  { language: "de", typed: "3", said: { as: "german" }, others: [percent(86.67)], means: german(3) },
  { language: "en", typed: "2+", said: { as: "german" }, means: german(1.7) },
  { language: "en", typed: "3", said: { as: "german" }, means: german(3) },
  { language: "de", typed: "85", said: { as: "german" }, means: percent(85) },
  { language: "de", typed: "13", said: { as: "german" }, means: "asks" },
  { language: "de", typed: "12", said: { as: "points", possible: 15 }, means: of(15)(12) },
  { language: "de", typed: "3", said: { as: "points", possible: 15 }, means: of(15)(3) },
  { language: "de", typed: "3", said: { as: "percent" }, means: percent(3) },
  { language: "fr", typed: "21", said: { as: "points", possible: 20 }, means: "asks" },
  { language: "fr", typed: "88", said: { as: "points", possible: 20 }, means: "asks" },
  { language: "fr", typed: "88 %", said: { as: "points", possible: 20 }, means: percent(88) },
  { language: "en", typed: "18", said: { as: "points", possible: 20 }, means: of20(18) },
  { language: "zh", typed: "92", said: { as: "points", possible: 150 }, means: of(150)(92) },
  // What stands in the class beside it.
  { language: "en", typed: "5", others: [percent(92), percent(85)], means: percent(5) },
  { language: "en", typed: "18", others: [of20(17), of20(15)], means: of20(18) },
  { language: "de", typed: "13", others: [of(15)(11), of(15)(9)], means: of(15)(13) },
  { language: "de", typed: "2", others: [percent(86.67), percent(73.33)], means: "asks" },
  { language: "fr", typed: "14", others: [percent(92)], means: "asks" },
  { language: "es", typed: "7", others: [of10(8), of10(6.5)], means: of10(7) },
];
