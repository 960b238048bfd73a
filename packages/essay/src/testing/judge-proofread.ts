import type { Language } from "@jotter/domain/settings";
import type { ProofKind } from "../finding.ts";
import { proofread } from "../proofread/own-rules.ts";
import { casesIn } from "./cases.ts";

type Planted = {
  readonly kind: ProofKind;
  readonly quote: string;
  readonly at: number;
  readonly also?: readonly number[];
};
type ProofCase = {
  readonly id: string;
  readonly lang: Language;
  readonly text: string;
  readonly expect: readonly Planted[];
};

export const proofCases = casesIn<ProofCase>("./proofread.jsonl");

export type ProofJudgement = {
  readonly planted: number;
  readonly hits: number;
  readonly clean: number;
  /** "pr-en-024 not found: doubled-word at 13", "pr-en-001 false alarm: …". */
  readonly misses: readonly string[];
};

export function judgeProofread(language: Language): ProofJudgement {
  const cases = proofCases.filter(({ lang }) => lang === language);
  const misses: string[] = [];
  let hits = 0;
  for (const { id, text, expect } of cases) {
    const findings = proofread(text, language);
    const meets = (planted: Planted, { kind, at, length }: (typeof findings)[number]) =>
      kind === planted.kind &&
      ((at < planted.at + planted.quote.length && at + length > planted.at) || (planted.also ?? []).includes(at));
    for (const planted of expect) {
      if (findings.some((finding) => meets(planted, finding))) hits += 1;
      else misses.push(`${id} not found: ${planted.kind} at ${planted.at}`);
    }
    for (const finding of findings) {
      if (!expect.some((planted) => meets(planted, finding)))
        misses.push(`${id} false alarm: ${finding.kind} at ${finding.at}`);
    }
  }
  return {
    planted: cases.reduce((sum, { expect }) => sum + expect.length, 0),
    hits,
    clean: cases.filter(({ expect }) => expect.length === 0).length,
    misses,
  };
}
