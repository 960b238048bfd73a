/** The tags of a piece of HTML as a browser would find them, each with its attributes. Not lenient: it wants what we write. */
export type FoundTag = { readonly tag: string; readonly attributes: Readonly<Record<string, string>> };

export function tagsOf(html: string): readonly FoundTag[] {
  const found: FoundTag[] = [];
  for (const [, closing, tag = "", rest = ""] of html.matchAll(/<(\/?)([^\s/>"'<]*)((?:[^>"']|"[^"]*"|'[^']*')*)>?/g)) {
    if (closing && rest === "") continue;
    const attributes: Record<string, string> = {};
    for (const [, name = "", quoted, bare] of rest.matchAll(/([^\s=/"'<>]+)(?:="([^"]*)"|=([^\s]*))?/g)) {
      attributes[name.toLowerCase()] = quoted ?? bare ?? "";
    }
    found.push({ tag: tag.toLowerCase(), attributes });
  }
  return found;
}
