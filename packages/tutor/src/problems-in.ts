import type { Language } from "@jotter/domain/settings";
import { readProblem } from "./problem.ts";
import { type ShownProblem, shownProblem } from "./shown-problem.ts";

export type FoundProblem = ShownProblem & { readonly text: string };

const mostLines = 600;
const longestProblem = 300;

/** The problems in a note or a page that the engine can check, in their order. Lines of somebody's working are none. */
export function problemsIn(text: string, language: Language, most = 8): readonly FoundProblem[] {
  const found: FoundProblem[] = [];
  let isBelowProblem = false;
  for (const line of text.split("\n").slice(0, mostLines)) {
    const clean = bareLine(line);
    if (!mayBeProblem(clean)) {
      isBelowProblem = false;
      continue;
    }
    // A formula right below a problem is a line of its working.
    if (isBelowProblem && !hasWords(clean)) continue;
    const problem = readProblem(clean, language);
    const shown = shownProblem(problem);
    const isNew = !found.some((each) => each.shown === shown.shown);
    isBelowProblem = shown.isSolvable;
    if (!shown.isSolvable || !isNew || !isWork(clean, problem.solution?.plain ?? "")) continue;
    found.push({ ...shown, text: clean });
    if (found.length === most) break;
  }
  return found;
}

function bareLine(line: string): string {
  return line
    .replace(/^[\s>]*(?:[-*+]\s+(?:\[[ xX]\]\s+)?|#{1,6}\s+)?/, "")
    .replace(/^\$\$|\$\$$/g, "$")
    .trim();
}

const hasWords = (line: string) => /\p{L}{3,}/u.test(line.replace(/\\[a-zA-Z]+|\$[^$]*\$/g, " "));

function mayBeProblem(line: string): boolean {
  return line.length > 2 && line.length <= longestProblem && /[=<>≤≥∫|]|\$|\\[a-z]|\d\s*[-+*/^]|\^|→|->/.test(line);
}

/** "x = 3" is a result, and nothing to work out. */
function isWork(line: string, solution: string): boolean {
  const plain = (text: string) => text.replace(/[\s$*\\]/g, "");
  return plain(line) !== plain(solution) && solution !== "";
}
