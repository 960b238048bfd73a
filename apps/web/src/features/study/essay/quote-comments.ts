import type { SourcedQuote } from "../../../student/essay/quote-answers.ts";

export type QuoteKind = "quote-changed" | "quote-cut" | "quote-unsourced";

type QuoteRemark = Pick<SourcedQuote, "at" | "length" | "source"> & {
  readonly kind: QuoteKind;
  readonly values: { readonly word: string; readonly count: number; readonly source: string };
};

/** What is to be said of quotations: that they differ from their source, or that nobody knows where they are from. [ESS-2] */
export function remarksOnQuotes(text: string, quotes: readonly SourcedQuote[]): readonly QuoteRemark[] {
  return quotes.flatMap((quote): readonly QuoteRemark[] => {
    const { at, length, verdict, source, differences } = quote;
    if (verdict === "changed" && source) {
      // Where all of it is marked, its words are the source's, and some are missing or stand elsewhere.
      const isCut = differences.every((one) => one.length >= length);
      const word = differences.map((one) => text.slice(one.at, one.at + one.length)).join(" … ");
      const values = { word, count: 0, source: source.words.replace(/\s+/gu, " ").trim() };
      return [{ kind: isCut ? "quote-cut" : "quote-changed", at, length, values, source }];
    }
    if (verdict !== "not-in-source" || isCited(text.slice(at + length))) return [];
    return [{ kind: "quote-unsourced", at, length, values: { word: "", count: 0, source: "" }, source: null }];
  });
}

/** "(Fitzgerald 21)", "[3]", "[^1]" behind it, or "（鲁迅, 1921）". */
function isCited(after: string): boolean {
  return /^[\s,.;:。，、]*[([（［]/u.test(after);
}
