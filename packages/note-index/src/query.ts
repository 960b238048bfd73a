import { eachRun, termsOf } from "./words.ts";

/** What a student typed into a search. */
export type Query = {
  /** All of these must be in a note. */
  readonly terms: readonly QueryTerm[];
  /** What is marked where it is found. */
  readonly marks: readonly Mark[];
};

export type QueryTerm = { readonly text: string; readonly reach: Reach };
export type Mark = {
  readonly text: string;
  readonly isSpaceless: boolean;
  /** Not where longer words only begin so: "a" and "of" in a sentence would light up half a page. */
  readonly isWhole: boolean;
};

/** "exact": this term. "prefix": words that begin so. "near": also words that are one slip of a key away. */
type Reach = "exact" | "prefix" | "near";

const mostTerms = 16;
/** Short words are one slip away from too many others. */
const shortestNear = 5;
/** Shorter words are marked as the beginning of others only where nothing else is looked for. */
const shortestBeginning = 3;

export function queryOf(typed: string): Query {
  const terms: QueryTerm[] = [];
  const runs: Omit<Mark, "isWhole">[] = [];
  eachRun(typed.slice(0, 500), (run) => {
    runs.push({ text: run.text, isSpaceless: run.isSpaceless });
    const found = termsOf(run);
    // A last letter alone is in the index only where a sentence ends: the pair before it says enough.
    const wanted = run.isSpaceless && found.length > 1 ? found.slice(0, -1) : found;
    for (const text of wanted) terms.push({ text, reach: reachOf(text, run.isSpaceless) });
    return terms.length < mostTerms;
  });
  const isShort = ({ text, isSpaceless }: Omit<Mark, "isWhole">) => !isSpaceless && text.length < shortestBeginning;
  const marks = runs.map((run) => ({ ...run, isWhole: runs.length > 1 && isShort(run) }));
  return { terms: terms.slice(0, mostTerms), marks };
}

function reachOf(text: string, isSpaceless: boolean): Reach {
  if (isSpaceless) return [...text].length > 1 ? "exact" : "prefix";
  return text.length >= shortestNear && !/\d/.test(text) ? "near" : "prefix";
}

/**
 * One letter too many, missing, wrong, or two changed places. Asked of every word of a like length at each search, so it
 * compares codes: letters would be made into texts first.
 */
export function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one.charCodeAt(start) === other.charCodeAt(start)) start++;
  if (start === one.length && start === other.length) return true;
  let [end, otherEnd] = [one.length - 1, other.length - 1];
  while (end >= start && otherEnd >= start && one.charCodeAt(end) === other.charCodeAt(otherEnd)) {
    end--;
    otherEnd--;
  }
  if (end - start <= 0 && otherEnd - start <= 0) return true;
  if (end !== start + 1 || otherEnd !== start + 1) return false;
  return one.charCodeAt(start) === other.charCodeAt(end) && one.charCodeAt(end) === other.charCodeAt(start);
}
