import type { SourcedQuote } from "../../../student/essay/quote-answers.ts";

/** Quotations that were checked in a text, where they stand in the next: what was typed around them has moved them. */
export function movedQuotes(quotes: readonly SourcedQuote[], before: string, text: string): readonly SourcedQuote[] {
  if (before === text) return quotes;
  let from = 0;
  return quotes.flatMap((quote) => {
    const at = text.indexOf(before.slice(quote.at, quote.at + quote.length), from);
    if (at < 0) return [];
    from = at + quote.length;
    const differences = quote.differences.map((one) => ({ ...one, at: one.at + at - quote.at }));
    return [{ ...quote, at, differences }];
  });
}
