import type { Language } from "@jotter/domain/settings";
import type { StructureFault } from "../structure/questions.ts";
import { structure } from "../structure/structure.ts";
import { casesIn } from "./cases.ts";

type EssayCase = {
  readonly id: string;
  readonly lang: Language;
  readonly essay: string;
  readonly faults: readonly {
    readonly kind: string;
    readonly quote: string;
    readonly at: number;
    readonly question: string;
  }[];
};

export const essayCases = casesIn<EssayCase>("./feedback.jsonl");

/** What a device is held to; the rest needs a model. */
const held = new Map<string, StructureFault>([
  ["one-very-long-paragraph", "long-paragraph"],
  ["repetition", "repetition"],
  ["no-conclusion", "no-conclusion"],
  ["quote-not-introduced", "quote-not-introduced"],
]);

export function judgeStructure(language: Language) {
  const misses: string[] = [];
  const further: string[] = [];
  let [planted, hits] = [0, 0];
  for (const { id, lang, essay, faults } of essayCases) {
    if (lang !== language) continue;
    const claims = structure(essay, lang).questions.filter(({ isFault }) => isFault);
    const wanted = faults.flatMap(({ kind, quote, at }) => {
      const ours = held.get(kind);
      return ours ? [{ kind: ours, from: at, to: at + quote.length }] : [];
    });
    planted += wanted.length;
    for (const { kind, from, to } of wanted) {
      if (claims.some((one) => one.kind === kind && isThere(one, kind, from, to, essay))) hits += 1;
      else misses.push(`${id} not found: ${kind} at ${from}`);
    }
    for (const { kind, at, length } of claims) {
      const isWanted = wanted.some(
        (one) => one.kind === kind && isThere({ at, length }, kind, one.from, one.to, essay),
      );
      if (isWanted) continue;
      // Where there is no fault, none may be claimed; elsewhere one more question is no error.
      (faults.length === 0 ? misses : further).push(`${id} claimed: ${kind} at ${at}`);
    }
  }
  return { planted, hits, misses, further };
}

type Claim = { readonly at: number; readonly length: number };

/** A long paragraph is asked about at its first sentence, wherever in it the words stand. */
function isThere({ at, length }: Claim, kind: StructureFault, from: number, to: number, essay: string): boolean {
  if (kind === "long-paragraph") return !essay.slice(Math.min(at, from), Math.max(at, from)).includes("\n\n");
  return at < to && at + length > from;
}
