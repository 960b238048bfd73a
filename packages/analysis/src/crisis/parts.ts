/** A message as a whole; a long one in overlapping pieces of some sentences, each once, so that no lesson hides a cry. */
export function partsOf(text: string): readonly string[] {
  const most = /[\u3040-\u30ff\p{Script=Han}]/u.test(text) ? 90 : 280;
  if (text.length <= most) return [text];
  const parts = new Set<string>();
  let part: string[] = [];
  for (const sentence of text.split(/(?<=[.!?;。！？；…\n])/).flatMap((each) => piecesOf(each, most))) {
    while (part.length > 0 && part.join("").length + sentence.length > most) {
      parts.add(part.join("").trim());
      part = part.slice(Math.ceil(part.length / 2));
    }
    part.push(sentence);
  }
  parts.add(part.join("").trim());
  return [...parts];
}

function piecesOf(sentence: string, most: number): readonly string[] {
  return sentence.length <= most ? [sentence] : (sentence.match(new RegExp(`[^]{1,${most}}`, "g")) ?? []);
}
