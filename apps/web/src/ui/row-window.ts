export type RowRange = { readonly first: number; readonly last: number };

/** Drawn beyond the edges of the screen, so that a scroll finds them there. */
const spareRows = 6;
/** The range moves in steps of this many rows: not every row that scrolls by draws the list anew. */
const stepRows = 4;

export function rowsInSight(scrolled: number, screenHeight: number, rowHeight: number): RowRange {
  const first = Math.floor(scrolled / rowHeight) - spareRows;
  const last = Math.ceil((scrolled + screenHeight) / rowHeight) + spareRows;
  return {
    first: Math.max(0, Math.floor(first / stepRows) * stepRows),
    last: Math.max(0, Math.ceil(last / stepRows) * stepRows),
  };
}

const block = 32;

/** The stretch of the list to load for what is on the screen, in whole blocks so that a small scroll asks for nothing new. */
export function windowOver({ first, last }: RowRange): { readonly from: number; readonly size: number } {
  const from = Math.max(0, Math.floor(first / block) * block);
  const to = Math.max(from + block, Math.ceil((last + 1) / block) * block);
  return { from, size: to - from };
}
