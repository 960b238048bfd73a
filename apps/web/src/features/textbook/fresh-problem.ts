import type { Language } from "@jotter/domain/settings";
import { readProblem } from "@jotter/tutor/problem";
import { type Twin, twinOf } from "@jotter/tutor/twin";

const mostTries = 60;

/** Another problem of one of these kinds, none of those that were set before; null where no other is found. [TXT-1] */
export function freshProblem(kinds: readonly string[], before: readonly string[], language: Language): Twin | null {
  const known = new Set(before);
  for (let turn = 0; turn < mostTries; turn++) {
    // The kinds take turns, and no seed comes twice.
    const kind = kinds[(before.length + turn) % kinds.length];
    if (kind === undefined) return null;
    const problem = { ...readProblem(kind, "en"), language };
    const twin = twinOf(problem, 11 + before.length + turn * 7);
    if (twin !== null && !known.has(twin.question)) return twin;
  }
  return null;
}
