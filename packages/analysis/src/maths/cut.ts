/** Cuts at signs that stand in no bracket. */
export function cut(text: string, at: RegExp): readonly { readonly text: string; readonly sign: string }[] {
  const parts: { text: string; sign: string }[] = [];
  let [depth, from] = [0, 0];
  for (let index = 0; index < text.length; index++) {
    const character = text[index] ?? "";
    if ("([{".includes(character)) depth++;
    else if (")]}".includes(character)) depth = Math.max(0, depth - 1);
    if (depth > 0) continue;
    at.lastIndex = index;
    const found = at.exec(text);
    if (found === null) continue;
    parts.push({ text: text.slice(from, index), sign: found[0] });
    from = index + found[0].length;
    index = from - 1;
  }
  parts.push({ text: text.slice(from), sign: "" });
  return parts;
}
