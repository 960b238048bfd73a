/** A place in a document as an address. Pages count from 0 here, and from 1 in the address, as a reader counts them. */
export type LinkedPlace = {
  readonly page?: number | undefined;
  readonly mark?: string | undefined;
  readonly quote?: string | undefined;
};

export function placeHref(documentId: string, { page, mark, quote }: LinkedPlace = {}): string {
  const search = new URLSearchParams({
    ...(page !== undefined && { page: String(page + 1) }),
    ...(mark !== undefined && { mark }),
    ...(quote !== undefined && { quote: quote.slice(0, 300) }),
  });
  const asked = search.toString();
  return `/docs/${encodeURIComponent(documentId)}${asked === "" ? "" : `?${asked}`}`;
}

/** What an address asks for; what makes no sense in it is left out. */
export function linkedPlace(search: Readonly<Record<string, unknown>>): LinkedPlace {
  const page = Number(search.page);
  const words = (value: unknown, most: number) =>
    value === undefined || value === "" ? undefined : String(value).slice(0, most);
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page - 1 : undefined,
    mark: words(search.mark, 100),
    quote: words(search.quote, 1000),
  };
}
