type Selection = { readonly from: number; readonly to: number };

/** A key of the palette in the LaTeX source: what is selected goes into its first place, and the caret into the next. */
export function withKey(source: string, { from, to }: Selection, insert: string): { tex: string; caret: number } {
  const selected = source.slice(from, to);
  const filled = insert.replace(selected === "" ? "#@" : /#[?@]/, selected);
  const place = filled.indexOf("#?");
  const words = filled.replaceAll(/#[?@]/g, "");
  const caret = from + (place < 0 ? words.length : place);
  return { tex: source.slice(0, from) + words + source.slice(to), caret };
}
