import type { Score } from "./grade.ts";
import { plainWord } from "./table-words.ts";

/** What the bare numbers of a column are: nothing in "1,3" says whether it is very good or nearly nothing. */
export type NumberScale =
  | { readonly as: "percent" }
  | { readonly as: "points"; readonly possible: number }
  /** 1 is best, 6 is worst. */
  | { readonly as: "german" };

type ScaleClues = {
  /** The heads of the columns with scores. */
  readonly scoreHeads: readonly string[];
  /** All heads: together they tell the language of the school. */
  readonly heads: readonly string[];
  readonly values: readonly number[];
  /** Whether some are written as only German grades are: "2+", "sehr gut". */
  readonly hasGermanWords: boolean;
  /** The student's, where the table does not tell. */
  readonly language: string;
};

/** By the heads and the range of all values. Null: nobody can tell, so the student is asked; never silently percent. */
export function scaleOf({ scoreHeads, heads, values, hasGermanWords, language }: ScaleClues): NumberScale | null {
  const said = scoreHeads.map(scaleInHead).find((scale) => scale !== null);
  if (said) return said;
  if (values.length === 0) return { as: "percent" };
  const within = (least: number, most: number) => values.every((value) => value >= least && value <= most);
  if (hasGermanWords && within(bestGerman - 0.3, worstGerman)) return { as: "german" };

  const school = schoolLanguage(heads) ?? language;
  const isNote = scoreHeads.some((head) => /^noten?$/u.test(plainWord(head)));
  const isPoints = scoreHeads.some((head) => pointsHead.test(plainWord(head)));
  if (isPoints) return null;
  const isSchoolOfNotes = school === "de" || school === "fr";
  if (school === "de" && within(bestGerman, worstGerman)) return { as: "german" };
  if (isNote && !isSchoolOfNotes && within(bestGerman, worstGerman) && values.every(isGermanStep)) {
    return { as: "german" };
  }
  if ((school === "fr" || (isNote && !isSchoolOfNotes)) && within(0, 20)) return { as: "points", possible: 20 };
  if (school === "es" && within(0, 10)) return { as: "points", possible: 10 };
  const isFiveStep = scoreHeads.some((head) => /評定|評価|段階/u.test(head));
  if (isFiveStep && within(1, 5) && values.every(Number.isInteger)) return { as: "points", possible: 5 };
  // Many Chinese papers have 150 points.
  if (school === "zh" && within(0, 150) && !within(0, 100)) return { as: "points", possible: 150 };
  return within(0, smallest) ? null : { as: "percent" };
}

/** Whoever has no grade above this has no percents. */
export const smallest = 20;

const pointsHead = /(?:^|\s)(?:points?|punkte|puntos|pts|marks)(?:\s|$)/u;
const percentHead = /%|percent|prozent|porcentaje|pourcent|百分|パーセント/u;

/** Whether a head says that what is below it are percents. */
export function saysPercent(head: string): boolean {
  return percentHead.test(plainWord(head));
}

/** "Note /20", "Score (out of 50)", "Nota (0-10)", "得点（50点満点）": what is possible stands in the head. */
function scaleInHead(head: string): NumberScale | null {
  if (saysPercent(head)) return { as: "percent" };
  const text = head.normalize("NFKC");
  if (/1\s*[-–]\s*6/u.test(text)) return { as: "german" };
  if (/(?:^|\s)(?:notenpunkte|np)(?:\s|$)/u.test(plainWord(head))) return { as: "points", possible: 15 };
  const numbers = maximumsInHead.flatMap((pattern) => text.match(pattern)?.[1] ?? []);
  const possible = Number(numbers[0]?.replace(",", "."));
  return possible > 0 ? { as: "points", possible } : null;
}

const maximumsInHead: readonly RegExp[] = [
  /(?:\/|\bout of|\bsur|\bvon|\bsobre|\bde|\bmax(?:imum|imal|imo)?\.?:?)\s*(\d+(?:[.,]\d+)?)/iu,
  /\(\s*(?:0\s*[-–]\s*)?(\d+)\s*(?:pts?|points|punkte|puntos)?\.?\s*\)/iu,
  /满分\s*[:为]?\s*(\d+)/u,
  /(\d+)\s*点満点/u,
];

/** The head without what it says of the maximum: "Score (out of 50)" is a score and not what is possible. */
export function withoutMaximum(head: string): string {
  return maximumsInHead.reduce((text, pattern) => text.replace(pattern, " "), head.normalize("NFKC"));
}

/** Words that only one of the languages has at the head of a table. */
const tellingWords: Readonly<Record<string, readonly string[]>> = {
  en: list("assignment, grade, score, mark, marks, due, due date, class, course, subject, percent, task"),
  de: list("fach, kurs, klasse, aufgabe, titel, bezeichnung, leistung, arbeit, datum, kategorie, art, thema, zensur"),
  fr: list("matiere, devoir, intitule, titre, nom, categorie, cours, classe, evaluation, coefficient, coef, moyenne"),
  es: list("nombre, tarea, titulo, actividad, asignatura, materia, fecha, categoria, tipo, nota, calificacion, examen"),
};

/** The language that most of the heads are in. */
function schoolLanguage(heads: readonly string[]): string | null {
  const all = heads.join(" ");
  if (/[\u3040-\u30ff]|課題|教科|評定|授業/u.test(all)) return "ja";
  if (/[\u4e00-\u9fff]/u.test(all)) return /[绩业课满类评]|名称|考试/u.test(all) ? "zh" : null;
  const words = heads.map(plainWord);
  const votes = Object.entries(tellingWords).map(([language, own]) => {
    return { language, count: words.filter((word) => own.includes(word)).length };
  });
  const [first, second] = votes.sort((one, other) => other.count - one.count);
  return first && first.count > (second?.count ?? 0) ? first.language : null;
}

const bestGerman = 1;
const worstGerman = 6;

/** German schools give whole grades, quarters, halves and thirds. */
function isGermanStep(value: number): boolean {
  return [0, 25, 30, 50, 70, 75].includes(Math.round((value % 1) * 100));
}

const germanWords = list("sehr gut, gut, befriedigend, ausreichend, mangelhaft, ungenugend");

/** "2+", "3-", "gut": as only German schools write grades. */
export function germanGradeIn(cell: string): number | null {
  const [, whole, sign] = /^([1-6])\s*([+-])$/u.exec(cell.normalize("NFKC").replace(/[−–]/gu, "-").trim()) ?? [];
  if (whole !== undefined) return Number(whole) + (sign === "+" ? -0.3 : 0.3);
  const place = germanWords.indexOf(plainWord(cell));
  return place < 0 ? null : place + 1;
}

/**
 * In even steps from the best grade to the one that just passes, as universities convert grades (the modified Bavarian
 * formula): 1 is 100 %, and 4 is the 60 % that pass here [GRD-4]. Null: no German grade.
 */
export function germanPercent(grade: number): number | null {
  if (grade < bestGerman - 0.3 || grade > worstGerman + 0.3) return null;
  const exact = 100 - ((Math.min(Math.max(grade, bestGerman), worstGerman) - bestGerman) * 40) / 3;
  return Math.round(exact * 100) / 100;
}

/** Null: there is no such grade on that scale. */
export function scoreOn(scale: NumberScale, value: number): Score | null {
  if (scale.as === "points") return { as: "points", earned: value, possible: scale.possible };
  const percent = scale.as === "german" ? germanPercent(value) : value;
  return percent === null ? null : { as: "percent", percent };
}

function list(words: string): readonly string[] {
  return words.split(", ");
}
