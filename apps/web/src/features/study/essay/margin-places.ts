/** A comment in the margin: where its sentence stands, null where it has none, and how high it is. */
export type MarginPiece = { readonly top: number | null; readonly height: number };

const gap = 16;

/**
 * Where each comment stands beside the text: none over another, the open one right by its sentence, and the others as near
 * to theirs as that allows. null where there is no room above it. [ESS-1]
 */
export function marginPlaces(pieces: readonly MarginPiece[], open: number): readonly (number | null)[] {
  const places: (number | null)[] = pieces.map(() => null);
  const start = Math.max(0, open);
  let free = 0;
  for (const [at, { top, height }] of pieces.entries()) {
    if (at < start) continue;
    const place = Math.max(at === start ? 0 : free, top ?? free);
    places[at] = place;
    free = place + height + gap;
  }
  let room = places[start] ?? 0;
  for (let at = start - 1; at >= 0; at -= 1) {
    const { top, height } = pieces[at] ?? { top: 0, height: 0 };
    const place = Math.min(top ?? Number.POSITIVE_INFINITY, room - gap - height);
    if (place < 0) break;
    places[at] = place;
    room = place;
  }
  return places;
}
