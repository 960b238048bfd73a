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
 * what lies over the page, one that already leads elsewhere, and one that asks for nothing: so an address whose wish was
 * fulfilled is put aside without a move.
 */
export function askedAnew(last: AskedPlace | null, location: AskingLocation, documentId: string): AskedPlace {
  const { pathname, search, state } = location;
  const isSame = last?.documentId === documentId;
  const step = state.__TSR_key ?? "";
  const isHere = decodeURIComponent(pathname) === `/docs/${documentId}`;
  if (isSame && (!isHere || state.standsAbove || last.step === step || isPlain(search))) return last;
  return { step, documentId, place: isHere ? linkedPlace(search) : {} };
}

/**
 * Whether the address still asks for a place of this document after its reader has gone on from there: then a reload
 * would take them back. What lies over the page stands on the very address, which has to wait.
 */
export function isOutdated(
  { pathname, search, state }: Pick<AskingLocation, "pathname" | "state"> & { readonly search: string },
  documentId: string,
): boolean {
  return decodeURIComponent(pathname) === `/docs/${documentId}` && !state.standsAbove && search !== "";
}

function isPlain(search: AskingLocation["search"]): boolean {
  return Object.values(linkedPlace(search)).every((asked) => asked === undefined);
}
