import type { PageSpan } from "@jotter/domain/study-result";
import { pageTyped } from "../../student/documents/page-typed.ts";

type Typed = { readonly from: string; readonly to: string };

/**
 * What somebody typed as the first and the last page, as they are printed, like in the reader; undefined where that is all
 * of them, or makes no sense.
 */
export function spanTyped(typed: Typed, label: (page: number) => string, count: number): PageSpan | undefined {
  const first = pageIn(typed.from, label, count) ?? 0;
  const last = pageIn(typed.to, label, count) ?? count - 1;
  // Whoever types the last page first is not corrected meanwhile.
  const [from, to] = first <= last ? [first, last] : [last, first];
  return from === 0 && to === count - 1 ? undefined : { from, to };
}

/** Beyond the last one there is the last. */
function pageIn(typed: string, label: (page: number) => string, count: number): number | null {
  const page = pageTyped(typed, label, count);
  if (page !== null) return page;
  const digits = typed.normalize("NFKC").trim();
  return /^\d{1,7}$/.test(digits) && Number(digits) > count ? count - 1 : null;
}
