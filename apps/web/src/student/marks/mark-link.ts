/** A place in a document as an address. Pages count from 0 here, and from 1 in the address, as a reader counts them. */
export type LinkedPlace = {
  readonly page?: number | undefined;
  readonly mark?: string | undefined;
  readonly quote?: string | undefined;
  /** In which line of its text, from 0 here and from 1 in the address. */
  readonly line?: number | undefined;
  /** How far down the page; in thousandths in the address. */
  readonly share?: number | undefined;
  /** Words to be looked for in the whole document. */
  readonly find?: string | undefined;
};

export function placeHref(documentId: string, { page, mark, quote, line, share, find }: LinkedPlace = {}): string {
  const search = new URLSearchParams({
    ...(page !== undefined && { page: String(page + 1) }),
    ...(mark !== undefined && { mark }),
    ...(quote !== undefined && { quote: quote.slice(0, 300) }),
    ...(line && { line: String(line + 1) }),
    ...(share && { down: String(Math.round(share * 1000)) }),
    ...(find && { find: find.slice(0, 300) }),
  });
  const asked = search.toString();
  return `/docs/${encodeURIComponent(documentId)}${asked === "" ? "" : `?${asked}`}`;
}

/** What an address asks for; what makes no sense in it is left out. */
export function linkedPlace(search: Readonly<Record<string, unknown>>): LinkedPlace {
  const [page, line, down] = [Number(search.page), Number(search.line), Number(search.down)];
  const words = (value: unknown, most: number) =>
    value === undefined || value === "" ? undefined : String(value).slice(0, most);
  return {
    page: isCount(page) ? page - 1 : undefined,
    mark: words(search.mark, 100),
    quote: words(search.quote, 1000),
    ...(isCount(line) && { line: line - 1 }),
    ...(isCount(down) && { share: Math.min(1, down / 1000) }),
    ...(words(search.find, 300) && { find: words(search.find, 300) }),
  };
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= 1_000_000;
}

/** The place that a link within a document names, `page-12-40`: pages and lines from 1. */
export function namedPlace(name: string): LinkedPlace | null {
  const [, page, line] = /^page-(\d{1,6})-(\d{1,6})$/.exec(name) ?? [];
  return page && line ? linkedPlace({ page, line }) : null;
}
