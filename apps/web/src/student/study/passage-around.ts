type Line = { readonly at: number; readonly text: string };
type Around = {
  readonly at: number;
  readonly before: readonly Line[];
  readonly quote: string;
  readonly after: readonly Line[];
};

/** Words of a text, and where they stood when they were taken. */
export type Quoted = { readonly quote: string; readonly from?: number | undefined };

/** The quoted words where they stand now, with some lines around them; null where they are gone. Of no words, the first lines. */
export function passageAround(text: string, { quote, from = 0 }: Quoted, linesShown = 4): Around | null {
  const at = text.slice(from, from + quote.length) === quote ? from : text.indexOf(quote);
  if (at < 0) return null;
  return {
    at,
    before: linesOf(text.slice(0, at), 0).slice(-linesShown),
    quote,
    after: linesOf(text.slice(at + quote.length), at + quote.length).slice(0, linesShown),
  };
}

function linesOf(text: string, offset: number): readonly Line[] {
  const lines: Line[] = [];
  let at = offset;
  for (const line of text.split("\n")) {
    const shown = line.replace(/^\s*(?:#+|[-*+]|\d+[.)])\s+/, "").trim();
    if (/[\p{L}\p{N}]/u.test(shown)) lines.push({ at, text: shown });
    at += line.length + 1;
  }
  return lines;
}
