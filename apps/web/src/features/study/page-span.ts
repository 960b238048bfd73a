import type { PageSpan } from "@jotter/domain/study-result";

/** What somebody typed as the first and the last page of so many; undefined where that is all of them, or makes no sense. */
export function spanTyped(typed: { readonly from: string; readonly to: string }, count: number): PageSpan | undefined {
  const first = pageIn(typed.from, count) ?? 0;
  const last = pageIn(typed.to, count) ?? count - 1;
  // Whoever types the last page first is not corrected meanwhile.
  const [from, to] = first <= last ? [first, last] : [last, first];
  return from === 0 && to === count - 1 ? undefined : { from, to };
}

function pageIn(typed: string, count: number): number | undefined {
  const digits = typed.normalize("NFKC").trim();
  if (!/^\d{1,7}$/.test(digits) || Number(digits) === 0) return undefined;
  return Math.min(Number(digits), count) - 1;
}
