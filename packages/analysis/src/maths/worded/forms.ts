import { plainMaths } from "../plain-maths.ts";
import { attempt, stop } from "../problem.ts";
import type { ReadingOptions } from "../tokens.ts";
import { countingForms, readCounting } from "./counting.ts";
import { divisorForms, readDivisors } from "./divisors.ts";
import { withDigits } from "./figures.ts";
import type { Form, Posed } from "./form.ts";
import { probabilityForms, readProbability } from "./probability.ts";
import { readSequence, sequenceForms } from "./sequences.ts";
import { readSquare, squareForms } from "./square.ts";
import { readStatistics, statisticsForms } from "./statistics.ts";

const forms: Readonly<Record<string, Form>> = {
  ...sequenceForms,
  ...countingForms,
  ...probabilityForms,
  ...statisticsForms,
  ...divisorForms,
  ...squareForms,
};

export function formOf(id: string): Form {
  return forms[id] ?? stop({ kind: "cannot" });
}

const readers = [readDivisors, readSquare, readStatistics, readSequence, readProbability, readCounting];

/** Longer texts are notes to be read, not questions. */
const longest = 400;

/** The form and the figures of a problem told in words, in any of the six languages; null where it is none we know. */
export function readWorded(text: string, options: ReadingOptions): Posed | null {
  if (text.length > longest) return null;
  const plain = withDigits(plainMaths(text))
    .replace(/\\frac\s*\{(\d+)\}\s*\{(\d+)\}/g, "$1/$2")
    .replace(/\\infty/g, "∞")
    // "2,3,3,5": of so many in a row none is a decimal or a thousand.
    .replace(/(?<![\d.,])-?\d+(?:,-?\d+){2,}(?![\d.,])/g, (list) =>
      /^\d{1,3}(?:,\d{3})+$/.test(list) ? list : list.replaceAll(",", ", "),
    );
  // Of words alone, only those whose letters are to be put in order.
  if (!/\d|[A-Z]{3}/.test(plain)) return null;
  for (const read of readers) {
    const posed = attempt(() => read(plain, options));
    if (posed.ok && posed.value !== null) return posed.value;
  }
  return null;
}
