/** Where words stand in a text; those of a page to be read have lost its marks and its line breaks. */
export function placeIn(text: string, words: string): { readonly from: number; readonly to: number } | null {
  const at = words === "" ? -1 : text.indexOf(words);
  if (at >= 0) return { from: at, to: at + words.length };
  const [whole, wanted] = [bare(text), bare(words)];
  const found = wanted.signs === "" ? -1 : whole.signs.indexOf(wanted.signs);
  const [from, to] = [whole.places[found], whole.places[found + wanted.signs.length - 1]];
  return from === undefined || to === undefined ? null : { from, to: to + 1 };
}

/** Its letters and numbers alone, and where each of them stands. */
function bare(text: string): { readonly signs: string; readonly places: readonly number[] } {
  const places: number[] = [];
  let signs = "";
  for (const { 0: sign, index } of text.matchAll(/[\p{L}\p{N}]/gu)) {
    signs += sign;
    for (let unit = 0; unit < sign.length; unit++) places.push(index + unit);
  }
  return { signs, places };
}
