import type { TextKey, Translate } from "../../../ui/translate.ts";
import type { EssayComment } from "./comments.ts";

export type CommentWords = {
  readonly title: string;
  /** What was seen; null where the question says it all. */
  readonly says: string | null;
  readonly asks: string;
};

/** A comment in the student's language: it ends in a question. [ESS-1] */
export function commentWords({ kind, values, remark }: EssayComment, t: Translate): CommentWords {
  if (remark) return { title: t(`essay.remark.${remark.kind}`), says: null, asks: remark.question };
  if (kind === "remark") return { title: "", says: null, asks: "" };
  const seen = saysByKind[kind];
  return {
    title: t(`essay.about.${kind}`),
    says: seen ? t(seen, values) : null,
    asks: t(`essay.asks.${kind}`, values),
  };
}

const saysByKind: Readonly<Partial<Record<EssayComment["kind"], TextKey>>> = {
  "long-paragraph": "essay.says.long-paragraph",
  repetition: "essay.says.repetition",
  "no-conclusion": "essay.says.no-conclusion",
  "quote-not-introduced": "essay.says.quote-not-introduced",
  "same-beginnings": "essay.says.same-beginnings",
  "thesis-fact": "essay.says.thesis-fact",
  "one-paragraph": "essay.says.one-paragraph",
  "one-sentence": "essay.says.one-sentence",
  "other-side": "essay.says.other-side",
  "new-at-end": "essay.says.new-at-end",
  "number-unsourced": "essay.says.number-unsourced",
  "study-unnamed": "essay.says.study-unnamed",
  "thesis-missing": "essay.says.thesis-missing",
  "quote-changed": "essay.says.quote-changed",
  "quote-cut": "essay.says.quote-cut",
  "quote-unsourced": "essay.says.quote-unsourced",
};
