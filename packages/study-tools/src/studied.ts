import { withoutNoAnswers } from "@jotter/analysis/no-answer";
import { type Reading, readingOf } from "@jotter/analysis/reading";
import type { Source } from "./source.ts";

/** A source as it is learnt from: without what its writer left for themselves. Every letter is where it was. */
export function studied(source: Source): Source {
  const known = studiedBefore.get(source) ?? { ...source, text: withoutNoAnswers(source.text, source.language) };
  studiedBefore.set(source, known);
  return known;
}

const studiedBefore = new WeakMap<Source, Source>();

export function studiedReading(source: Source): Reading {
  return readingOf(studied(source).text, source.language);
}
