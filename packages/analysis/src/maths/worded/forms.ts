import { plainMaths } from "../plain-maths.ts";
import { attempt, stop } from "../problem.ts";
import type { ReadingOptions } from "../tokens.ts";
import { withDigits } from "./figures.ts";
import type { Form, Posed } from "./form.ts";
import { readSequence, sequenceForms } from "./sequences.ts";

const forms: Readonly<Record<string, Form>> = { ...sequenceForms };

export function formOf(id: string): Form {
  return forms[id] ?? stop({ kind: "cannot" });
}

const readers = [readSequence];

/** Longer texts are notes to be read, not questions. */
const longest = 400;

/** The form and the figures of a problem told in words, in any of the six languages; null where it is none we know. */
export function readWorded(text: string, options: ReadingOptions): Posed | null {
  if (text.length > longest || !/\d/.test(text)) return null;
  const plain = withDigits(plainMaths(text))
    .replace(/\\frac\s*\{(\d+)\}\s*\{(\d+)\}/g, "$1/$2")
    .replace(/\\infty/g, "∞");
  for (const read of readers) {
    const posed = attempt(() => read(plain, options));
    if (posed.ok && posed.value !== null) return posed.value;
  }
  return null;
}
