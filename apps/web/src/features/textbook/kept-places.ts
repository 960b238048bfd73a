/** Where a chapter is: a part, and how far above the window it begins; null for its beginning. */
export type Place = { readonly part: string; readonly into: number | null };

type Kept = readonly (readonly [step: string, part: string, into: number])[];

const mostKept = 40;

/** Where the chapter was left in a step of the history of this tab; null where it was not. */
export function placeLeftAt(record: string | null, step: string): Place | null {
  const found = placesIn(record).find(([of]) => of === step);
  return found ? { part: found[1], into: found[2] } : null;
}

/** The record with this place as the latest. */
export function withPlace(record: string | null, step: string, { part, into }: Place): string {
  const others = placesIn(record).filter(([of]) => of !== step);
  return JSON.stringify([...others, [step, part, into ?? 0]].slice(-mostKept));
}

function placesIn(record: string | null): Kept {
  try {
    const places: unknown = JSON.parse(record ?? "[]");
    return Array.isArray(places) ? places.filter(isPlace) : [];
  } catch {
    return []; // A damaged record is no record.
  }
}

function isPlace(place: unknown): place is Kept[number] {
  if (!Array.isArray(place)) return false;
  const [step, part, into] = place;
  return typeof step === "string" && typeof part === "string" && Number.isFinite(into);
}

/** Where a page was shown, and how long it was then. */
export type Shown = { readonly y: number; readonly height: number };

/** A page that grows is moved by its browser, so that what is read stays where it is, but never further than it grew. */
export function isMovedByReader(shown: Shown | null, now: Shown): boolean {
  return shown !== null && Math.abs(now.y - shown.y) > Math.abs(now.height - shown.height) + 2;
}
