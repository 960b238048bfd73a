/** `words|100` or `words|100x80`, as Obsidian writes it: the words of a picture, and how wide it is to be shown. */
export function imageSize(written: string): { readonly alt: string; readonly width?: number } {
  const found = /^(.*?)(?:^|\|)[ \t]*(\d{1,4})(?:x\d{1,4})?[ \t]*$/s.exec(written);
  const width = Number(found?.[2] ?? 0);
  // A picture whose only words are a number may be called so.
  return width > 0 && written.includes("|") ? { alt: (found?.[1] ?? "").trim(), width } : { alt: written };
}
