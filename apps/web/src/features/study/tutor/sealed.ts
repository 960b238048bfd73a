import type { PrivateSolution } from "@jotter/tutor/model/solve-twice";

/**
 * A solution as it lies in the record of its sheet. Closed, so that nobody reads it by accident in an export or a search;
 * it is no secret from whoever sets out to open it, any more than the back of a book is. [TUT-1]
 */
export function sealed(solution: PrivateSolution): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(solution))));
}

/** Null where it cannot be read: then nothing is known of the problem. */
export function unsealed(text: string | null | undefined): PrivateSolution | null {
  if (!text) return null;
  try {
    const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
    const read = JSON.parse(new TextDecoder().decode(bytes)) as Partial<PrivateSolution>;
    if (typeof read.answer !== "string" || !Array.isArray(read.steps)) return null;
    return { answer: read.answer, steps: read.steps, concept: read.concept ?? "", twin: read.twin ?? null };
  } catch {
    return null;
  }
}
