/** The words of a student's notes, as a dictionary that does not grow without end. */
export function knownWords(texts: Iterable<string>, most = 50_000): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const [word] of text.toLowerCase().matchAll(/\p{L}[\p{L}\p{M}]{2,40}/gu))
      counts.set(word, (counts.get(word) ?? 0) + 1);
    if (counts.size > most * 4) break;
  }
  // What was typed once may be a slip.
  const often = [...counts].filter(([, count]) => count > 1).sort(([, one], [, other]) => other - one);
  return new Set(often.slice(0, most).map(([word]) => word));
}
