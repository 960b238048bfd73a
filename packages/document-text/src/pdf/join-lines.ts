/** First parts of words that keep their hyphen. */
const keepsHyphen =
  /^(?:self|well|non|half|cross|ex|all|co|pre|post|semi|quasi|anti|so|high|low|long|short|multi|two|three|four|open|real|end|one|right|left)$/i;
const eastern = /[\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]/;

/** Two lines as they were before the line was full. */
export function joined(text: string, next: string, words: ReadonlySet<string>): string {
  if (text === "") return next;
  if (text.endsWith("\u00ad")) return text.slice(0, -1) + next;
  if (eastern.test(text.at(-1) ?? "") && eastern.test(next[0] ?? "")) return text + next;
  if (!/[-\u2010]$/.test(text.slice(-1))) return `${text} ${next}`;
  const [, first] = /(\p{L}+)[-\u2010]$/u.exec(text.slice(-60)) ?? [];
  const [, second] = /^(\p{L}+)/u.exec(next) ?? [];
  if (first === undefined || second === undefined)
    return /[\p{L}\p{N}][-\u2010]$/u.test(text) ? text + next : `${text} ${next}`;
  return isBroken(first, second, words) ? text.slice(0, -1) + next : text + next;
}

/** Whether the hyphen is there only because the line was full. */
function isBroken(first: string, second: string, words: ReadonlySet<string>): boolean {
  const [whole, parted] = [`${first}${second}`.toLowerCase(), `${first}-${second}`.toLowerCase()];
  if (words.has(parted) !== words.has(whole)) return words.has(whole);
  if (second[0] !== second[0]?.toLowerCase() || keepsHyphen.test(first)) return false;
  // Two words that are known, as one that is not.
  return !(first.length > 3 && second.length > 3 && words.has(first.toLowerCase()) && words.has(second.toLowerCase()));
}

export function withoutSoftHyphens(text: string): string {
  return text.replaceAll("\u00ad", "");
}
