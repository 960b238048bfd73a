const form = /!\[([^\]\n]*)\]\(attachment:([0-9a-f]{32})\)/g;
const most = 12;

/** The student's own pictures in a text, each once, by their words. */
export function picturesIn(text: string): readonly { readonly id: string; readonly words: string }[] {
  const found = new Map<string, string>();
  // "board|300": how wide it is drawn is nothing to be said.
  for (const [, words = "", id = ""] of text.matchAll(form)) found.set(id, words.replace(/\|\d+(?:x\d+)?$/, "").trim());
  return [...found].slice(0, most).map(([id, words]) => ({ id, words }));
}
