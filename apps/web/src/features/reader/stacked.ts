/** Where each stands: beside what it belongs to, or below the one before it where that needs the room. */
export function stacked(
  wanted: readonly { readonly top: number; readonly height: number }[],
  gap: number,
): readonly number[] {
  let free = 0;
  return wanted.map(({ top, height }) => {
    const at = Math.max(top, free);
    free = at + height + gap;
    return at;
  });
}
