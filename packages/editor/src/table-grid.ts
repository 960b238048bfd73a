/**
 * Cells of a spreadsheet in what was copied: tabs between cells, line ends between rows, and quotes around a cell that
 * has either in it. Null where it is a text like any other; only a spreadsheet's own table says that lines are cells.
 */
export function gridIn(plain: string, html: string): string[][] | null {
  const isSheet = /<table\b/i.test(html);
  const text = plain.replace(/\r\n?/g, "\n").replace(/\n$/, "");
  if (text === "" || !(text.includes("\t") || (isSheet && text.includes("\n")))) return null;
  const rows: string[][] = [[]];
  for (let at = 0; at <= text.length; ) {
    const { words, end } = quotedAt(text, at) ?? plainAt(text, at);
    rows.at(-1)?.push(words);
    if (text[end] === "\n") rows.push([]);
    at = end + 1;
  }
  return rows;
}

function plainAt(text: string, at: number): { readonly words: string; readonly end: number } {
  let end = at;
  while (end < text.length && text[end] !== "\t" && text[end] !== "\n") end++;
  return { words: text.slice(at, end), end };
}

/** Quotes around words without a tab or a line end are the student's own. */
function quotedAt(text: string, at: number): { readonly words: string; readonly end: number } | null {
  if (text[at] !== '"') return null;
  const [whole, inner = ""] = /^"((?:[^"]|"")*)"(?=[\t\n]|$)/.exec(text.slice(at)) ?? [];
  if (whole === undefined || !/[\t\n]/.test(inner)) return null;
  const words = inner.replaceAll('""', '"').replaceAll("\t", " ");
  return { words: words.trim().replace(/\s*\n\s*/g, "<br>"), end: at + whole.length };
}
