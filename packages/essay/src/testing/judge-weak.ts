import type { Language } from "@jotter/domain/settings";
import type { StructureFault } from "../structure/questions.ts";
import { structure } from "../structure/structure.ts";
import { casesIn } from "./cases.ts";

/** A weak essay with what a teacher would ask about, and what is fine in it. In a good one all is fine. */
type WeakEssay = {
  readonly id: string;
  readonly lang: Language;
  readonly text: string;
  readonly findings: readonly { readonly kind: string; readonly quote: string }[];
  readonly fine: readonly string[];
};

export const weakEssays = casesIn<WeakEssay>("./weak-essays.jsonl");

/** Which of our questions asks what a teacher asked. That two sentences contradict each other only a model sees. */
const asking: Readonly<Record<string, readonly StructureFault[]>> = {
  "number-without-source": ["number-unsourced", "study-unnamed"],
  sweeping: ["sweeping", "bold-claim"],
  "claim-without-evidence": ["bold-claim", "sweeping", "study-unnamed"],
  vague: ["vague"],
  "one-sentence-paragraph": ["one-sentence"],
  "unclear-pronoun": ["unclear-pointing"],
  "new-argument-in-conclusion": ["new-at-end"],
  "topic-change": ["topic-change"],
  "thesis-is-fact": ["thesis-fact"],
  "no-thesis": ["thesis-fact"],
  "agree-only": ["agree-only"],
  "one-paragraph": ["one-paragraph"],
  "no-counterargument": ["other-side", "objection-unanswered"],
  "dropped-quotation": ["quote-not-introduced"],
  "first-person": ["liking"],
  "same-beginnings": ["same-beginnings"],
  contradiction: [],
};

/** They are asked of the essay, wherever they stand. */
const ofWhole = new Set(["thesis-is-fact", "no-thesis", "one-paragraph", "no-counterargument"]);

export function judgeWeak(language: Language) {
  const misses: string[] = [];
  const alarms: string[] = [];
  let [planted, fine, further] = [0, 0, 0];
  for (const { id, lang, text, findings, fine: clean } of weakEssays) {
    if (lang !== language) continue;
    const asked = structure(text, lang).questions.filter(({ isFault }) => isFault);
    const answering = new Set<(typeof asked)[number]>();
    for (const { kind, quote } of findings) {
      planted += 1;
      const hit = asked.find(
        (one) => asking[kind]?.some((ours) => ours === one.kind) && (ofWhole.has(kind) || isOn(one, text, quote)),
      );
      if (hit) answering.add(hit);
      else misses.push(`${id} ${kind}: ${quote}`);
    }
    for (const quote of clean) {
      fine += 1;
      for (const one of asked) {
        if (!answering.has(one) && isOn(one, text, quote)) alarms.push(`${id} ${one.kind}: ${quote}`);
      }
    }
    const others = asked.filter((one) => !answering.has(one));
    // Of a good essay nothing is asked at all.
    if (findings.length === 0) alarms.push(...others.map(({ kind, at }) => `${id} ${kind} at ${at}`));
    further += others.length;
  }
  return { planted, misses, fine, alarms: [...new Set(alarms)], further };
}

function isOn({ at, length }: { readonly at: number; readonly length: number }, text: string, quote: string): boolean {
  const from = text.indexOf(quote);
  return at < from + quote.length && at + length > from;
}
