import { type LinkedPlace, linkedPlace } from "./mark-link.ts";

/** What the address asked for last, by the step of the history that did. */
export type AskedPlace = { readonly step: string; readonly documentId: string; readonly place: LinkedPlace };

type AskingLocation = {
  readonly pathname: string;
  readonly search: Readonly<Record<string, unknown>>;
  readonly state: { readonly __TSR_key?: string | undefined; readonly standsAbove?: boolean | undefined };
};

/**
 * Each step to an address of this document asks anew, also to the same one. No step is one that only lets Back close
 * what lies over the page, and one that already leads elsewhere.
 */
export function askedAnew(last: AskedPlace | null, location: AskingLocation, documentId: string): AskedPlace {
  const { pathname, search, state } = location;
  const isSame = last?.documentId === documentId;
  const step = state.__TSR_key ?? "";
  const isHere = decodeURIComponent(pathname) === `/docs/${documentId}`;
  if (isSame && (!isHere || state.standsAbove || last.step === step)) return last;
  return { step, documentId, place: isHere ? linkedPlace(search) : {} };
}
