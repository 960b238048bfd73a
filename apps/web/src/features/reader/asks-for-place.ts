import type { LinkedPlace } from "../../student/marks/mark-link.ts";

/** Whether a link leads to a place in a document, and not only to the document: then the place is to be seen. */
export function asksForPlace({ page, mark, quote, line }: LinkedPlace): boolean {
  return page !== undefined || mark !== undefined || quote !== undefined || line !== undefined;
}
