import { type ClaimFault, claimFaults } from "../structure/questions.ts";
import type { EssayStructure } from "../structure/structure.ts";

/** What rubrics ask for; the words for each are in `locales`, and ours. */
export const criterionIds = [
  "thesis",
  "context",
  "evidence",
  "reasoning",
  "counter",
  "understanding",
  "structure",
  "language",
  "insight",
] as const;
export type CriterionId = (typeof criterionIds)[number];

/** How many points each criterion has. [ESS-1] */
export const rubrics = {
  school: { thesis: 4, evidence: 4, structure: 4, language: 4 },
  argument: { thesis: 3, reasoning: 5, counter: 3, structure: 3, language: 3 },
  analysis: { understanding: 5, evidence: 5, structure: 3, language: 3 },
  "ap-lit": { thesis: 1, evidence: 4, insight: 1 },
  "ap-hist": { thesis: 1, context: 1, evidence: 2, reasoning: 2 },
  ib: { understanding: 5, reasoning: 5, structure: 5, language: 5 },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<CriterionId, number>>>>>;
export type RubricId = keyof typeof rubrics;
export const rubricIds = Object.keys(rubrics) as readonly RubricId[];

/** A line of a rubric of the student's own: "Sources (5)", "Stil: 3 Punkte", "立意 10 分". */
export type OwnCriterion = { readonly name: string; readonly most: number };

const usualPoints = 4;
const mostLines = 20;

/** The rubric a teacher handed out, one criterion a line. What has no points has four. */
export function readRubric(typed: string): readonly OwnCriterion[] {
  return typed
    .split("\n")
    .map((line) => line.replace(/^[\s*•–-]+|^\s*\d+[.)]\s+/u, "").trim())
    .filter((line) => /\p{L}/u.test(line))
    .slice(0, mostLines)
    .map((line) => {
      const [all = "", points = ""] =
        /[\s:：,(（-]*(\d{1,3})\s*(?:points?|pts?\.?|puntos?|Punkte?n?|分|点)?\s*[)）]?$/iu.exec(line) ?? [];
      const name = line.slice(0, line.length - all.length).trim() || line;
      return { name: name.slice(0, 200), most: points === "" ? usualPoints : Math.max(1, Number(points)) };
    });
}

/** What a device can say of a criterion without judging it: what it counted. */
export type CriterionFact =
  | { readonly kind: "thesis-found" | "thesis-missing" | "needs-model" }
  | { readonly kind: "quotes" | "paragraphs" | "findings"; readonly count: number }
  | { readonly kind: "faults"; readonly count: number };

export type CountedEssay = {
  readonly structure: Pick<EssayStructure, "paragraphs" | "thesis" | "questions">;
  readonly findings: number;
  readonly quotes: number;
};

/** Of an argument rules know nothing, and say so. [ESS-1] */
export function factsOn(
  criterion: CriterionId,
  { structure, findings, quotes }: CountedEssay,
): readonly CriterionFact[] {
  switch (criterion) {
    case "thesis":
      return [{ kind: structure.thesis ? "thesis-found" : "thesis-missing" }];
    case "evidence":
      return [{ kind: "quotes", count: quotes }, ...faults(structure, (kind) => onEvidence.has(kind))];
    case "structure": {
      const isOnSentence = (kind: string) => claimFaults.some((one) => one === kind);
      const paragraphs = { kind: "paragraphs", count: structure.paragraphs.length } as const;
      return [paragraphs, ...faults(structure, (kind) => !isOnSentence(kind))];
    }
    case "language":
      return [{ kind: "findings", count: findings }];
    default:
      return [{ kind: "needs-model" }];
  }
}

const onEvidence: ReadonlySet<string> = new Set([
  "number-unsourced",
  "study-unnamed",
  "sweeping",
  "bold-claim",
] satisfies ClaimFault[]);

function faults({ questions }: CountedEssay["structure"], counts: (kind: string) => boolean): readonly CriterionFact[] {
  const count = questions.filter(({ kind, isFault }) => isFault && counts(kind)).length;
  return count === 0 ? [] : [{ kind: "faults", count }];
}
