/** A word of a line: where it begins and how wide it is, in thousandths of the page's width. */
type SeenWord = { readonly x: number; readonly width: number; readonly text: string };

/** A line as it stands on its page, in thousandths of the page's height. */
export type SeenLine = {
  /** Of its first word. */
  readonly top: number;
  readonly height: number;
  /** How much lower its end stands than its beginning: a photo is seldom straight. */
  readonly drop: number;
  readonly words: readonly SeenWord[];
};

/** No page a person reads has more; what is behind it cannot be selected. */
const mostLetters = 40_000;

/** Lines as they are kept: "262 19 0 98 206 Photosynthesis 315 72 turns", some 15 bytes a word. [DOC-3] */
export function writtenLines(lines: readonly SeenLine[]): string {
  let written = "";
  for (const { top, height, drop, words } of lines) {
    const said = words.filter(({ text }) => /\S/.test(text));
    if (said.length === 0) continue;
    const numbers = [share(top), Math.max(1, share(height)), within(drop, -1000, 1000)];
    const placed = said.flatMap(({ x, width, text }) => [share(x), share(width), text.replace(/\s+/g, "")]);
    const line = `${[...numbers, ...placed].join(" ")}\n`;
    if (written.length + line.length > mostLetters) break;
    written += line;
  }
  return written;
}

/** The same lines again. Records come from anywhere: what is no box is left out, and none reaches beyond its page. [DOC-4] */
export function linesIn(written: string): readonly SeenLine[] {
  return written
    .slice(0, mostLetters)
    .split("\n")
    .flatMap((line) => {
      const [top, height, drop, ...rest] = line.split(" ");
      if (![top, height, drop].every(isNumber)) return [];
      const words = wordsIn(rest);
      if (words.length === 0) return [];
      return [{ top: share(top), height: Math.max(1, share(height)), drop: within(drop, -1000, 1000), words }];
    });
}

function wordsIn(fields: readonly string[]): readonly SeenWord[] {
  const words: SeenWord[] = [];
  for (let at = 0; at + 2 < fields.length; at += 3) {
    const [x, width, text = ""] = fields.slice(at, at + 3);
    if (!isNumber(x) || !isNumber(width) || text === "") break;
    words.push({ x: share(x), width: Math.min(Math.max(1, share(width)), 1000 - share(x)), text });
  }
  return words.filter(({ width }) => width > 0);
}

/** Of the pages in a part, by page. Two devices may have written the same one: the first counts. */
export function boxesByPage(stored = ""): ReadonlyMap<number, string> {
  const pages = new Map<number, string>();
  for (const part of stored.split(/^@/m).slice(1)) {
    const end = part.indexOf("\n");
    const page = part.slice(0, end);
    if (isNumber(page) && !pages.has(Number(page))) pages.set(Number(page), part.slice(end + 1));
  }
  return pages;
}

/** Each page begins with a line of its own, so that what two devices add can be woven. */
export function storedBoxes(pages: ReadonlyMap<number, string>): string {
  return [...pages]
    .filter(([, written]) => written !== "")
    .sort(([one], [other]) => one - other)
    .map(([page, written]) => `@${page}\n${written}`)
    .join("");
}

function isNumber(field: string | undefined): field is string {
  return field !== undefined && /^-?\d{1,9}$/.test(field);
}

function share(value: number | string | undefined): number {
  return within(value, 0, 1000);
}

function within(value: number | string | undefined, least: number, most: number): number {
  const rounded = Math.round(Number(value));
  return Number.isNaN(rounded) ? 0 : Math.min(most, Math.max(least, rounded)) + 0;
}
