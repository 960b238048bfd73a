import { pageBreak } from "@jotter/domain/document-text";

/**
 * Texts of pages, merged page by page: two devices that read one page off its picture differ in a letter, and woven by
 * words it would stand there twice, and push the pages behind it on. Of a page that both changed the later counts.
 */
export function mergePages(base: string, mine: string, theirs: string, later: "mine" | "theirs"): string {
  const [ours, others] = [mine.split(pageBreak), theirs.split(pageBreak)];
  // Another reading has cut them elsewhere.
  if (ours.length !== others.length) return later === "mine" ? mine : theirs;
  const before = base.split(pageBreak);
  const isKnown = before.length === ours.length;
  const merged = ours.map((own, page) => {
    const [was, other] = [isKnown ? before[page] : "", others[page] ?? ""];
    if (own === other || other === was) return own;
    if (own === was) return other;
    return later === "mine" ? own : other;
  });
  return merged.join(pageBreak);
}
