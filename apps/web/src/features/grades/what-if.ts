import type { Score } from "@jotter/domain/grade";
import type { StoredGrade } from "@jotter/domain/grade-book";
import type { WhatIf } from "@jotter/domain/grade-goals";

/** What is played with, step by step. It lives in the open page and nowhere else. [GRD-8] */
export const nothingChanged: WhatIf = { scores: {}, added: [], without: [] };

export function isChanged({ scores, added, without }: WhatIf): boolean {
  return Object.keys(scores).length > 0 || added.length > 0 || without.length > 0;
}

export function withScoreOf(changes: WhatIf, id: string, score: Score | null): WhatIf {
  return { ...changes, scores: { ...changes.scores, [id]: score } };
}

export function withAdded(changes: WhatIf, grade: StoredGrade): WhatIf {
  return { ...changes, added: [...changes.added, grade] };
}

/** A grade that was only ever imagined goes without a trace; a real one is left out. */
export function withoutGrade(changes: WhatIf, id: string): WhatIf {
  if (changes.added.some((grade) => grade.id === id)) {
    return { ...changes, added: changes.added.filter((grade) => grade.id !== id) };
  }
  return { ...changes, without: [...changes.without, id] };
}

/** Back to what is real, for one grade. */
export function withReal(changes: WhatIf, id: string): WhatIf {
  const scores = Object.fromEntries(Object.entries(changes.scores).filter(([each]) => each !== id));
  return { ...changes, scores, without: changes.without.filter((each) => each !== id) };
}
