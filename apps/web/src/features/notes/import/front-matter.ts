/** What the head of a file says of a note. Everything else in it is the student's, and stays as it is. [NOT-5] */
export type NoteFacts = {
  readonly title: string | null;
  readonly tags: readonly string[];
  readonly aliases: readonly string[];
  /** The name of a class. */
  readonly className: string | null;
};

/** What is to be said in a head; what is not given stays as it is there. */
export type SaidFacts = {
  readonly title?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly aliases?: readonly string[] | undefined;
  readonly className?: string | undefined;
};

export function frontMatterOf(text: string): NoteFacts {
  const lines = linesOf(frontMatter.exec(text)?.[1]);
  return {
    title: scalarAt(lines, "title"),
    tags: listAt(lines, "tags?", true),
    aliases: listAt(lines, "alias(?:es)?", false),
    className: scalarAt(lines, "class"),
  };
}

export function withoutFrontMatter(text: string): string {
  return text.replace(frontMatter, "");
}

/**
 * A text with these facts in its head. A head of the student's keeps every line that says something else; what is added,
 * or made where there is none, `withoutOurHead` knows again.
 */
export function withFacts(text: string, facts: SaidFacts): string {
  const said = lineOfFact(facts);
  if (said.length === 0) return text;
  const head = hasOurHead(text) ? null : frontMatter.exec(text);
  const end = /\r?\n/.exec(text)?.[0] ?? "\n";
  if (!head) return `${["---", ourMark, ...said.map(({ line }) => line), "---"].join(end)}${end}${text}`;
  let lines = linesOf(head[1]);
  for (const { key, line } of said) lines = withLine(lines, key, line);
  const open = /^---[ \t]*\r?\n/.exec(text)?.[0] ?? "";
  const close = /(?:---|\.\.\.)[ \t]*(?:\r?\n|$)$/.exec(head[0])?.[0] ?? "";
  return open + lines.join(end) + end + close + text.slice(head[0].length);
}

/** A head that an export made goes again, and so do lines it added to one: the text is what was typed. */
export function withoutOurHead(text: string): string {
  if (hasOurHead(text)) return withoutFrontMatter(text);
  const head = frontMatter.exec(text)?.[0] ?? "";
  return head.replace(/^(?:title|tags|aliases|class): \S[^\n]* # Jotter\r?\n/gm, "") + text.slice(head.length);
}

/** Whether this head is one that an export made, and nobody has touched since. */
export function hasOurHead(text: string): boolean {
  const [mark, ...lines] = linesOf(frontMatter.exec(text)?.[1]);
  return mark === ourMark && lines.length > 0 && lines.every((line) => /^(?:title|tags|aliases|class): \S/.test(line));
}

const frontMatter = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;
/** A comment: other apps read over it. */
const ourMark = "# Jotter";

function linesOf(matter: string | undefined): readonly string[] {
  return matter === undefined ? [] : matter.split(/\r?\n/);
}

type SaidLine = { readonly key: string; readonly line: string };

function lineOfFact({ title, aliases, tags, className }: SaidFacts): readonly SaidLine[] {
  const list = (values: readonly string[]) => `[${values.map((value) => written(value)).join(", ")}]`;
  return [
    ...(title === undefined ? [] : [{ key: "title", line: `title: ${written(title)}` }]),
    ...(aliases === undefined ? [] : [{ key: "alias(?:es)?", line: `aliases: ${list(aliases)}` }]),
    ...(tags === undefined ? [] : [{ key: "tags?", line: `tags: ${list(tags)}` }]),
    ...(className === undefined ? [] : [{ key: "class", line: `class: ${written(className)}` }]),
  ];
}

/** In the place of the line with this key and what belongs to it; else after all others. */
function withLine(lines: readonly string[], key: string, line: string): readonly string[] {
  const at = placeOf(lines, key);
  if (at < 0) return [...lines, `${line} ${ourMark}`];
  return [...lines.slice(0, at), line, ...lines.slice(endOfValue(lines, at))];
}

function placeOf(lines: readonly string[], key: string): number {
  const named = new RegExp(`^${key}[ \\t]*:`, "i");
  return lines.findIndex((line) => named.test(line));
}

/** A value goes on in lines that are indented or that are items of a list. */
function endOfValue(lines: readonly string[], at: number): number {
  let end = at + 1;
  while (end < lines.length && /^(?:[ \t]+\S|-[ \t])/.test(lines[end] ?? "")) end++;
  return end;
}

function valueAt(lines: readonly string[], key: string): string | undefined {
  const line = lines[placeOf(lines, key)];
  return line
    ?.slice(line.indexOf(":") + 1)
    .replace(/ # Jotter$/, "")
    .trim();
}

function scalarAt(lines: readonly string[], key: string): string | null {
  return unquoted(valueAt(lines, key) ?? "") || null;
}

/** `[a, "b c"]`, `a, b`, items on lines of their own, or, as Obsidian writes tags, `a b`. */
function listAt(lines: readonly string[], key: string, areWords: boolean): readonly string[] {
  const at = placeOf(lines, key);
  const inline = valueAt(lines, key);
  if (inline === undefined) return [];
  if (inline === "") return filled(itemsBelow(lines, at));
  const isList = inline.startsWith("[");
  const list = isList ? inline.replace(/^\[/, "").replace(/\]$/, "") : inline;
  const parts = partsOf(list);
  return filled(!isList && areWords && parts.length === 1 && !/^["']/.test(list) ? list.split(/\s+/) : parts);
}

function itemsBelow(lines: readonly string[], at: number): readonly string[] {
  const items: string[] = [];
  for (const line of lines.slice(at + 1)) {
    const item = /^[ \t]*-[ \t]+([\s\S]*)$/.exec(line);
    if (item) items.push(item[1] ?? "");
    else if (line.trim() !== "") break;
  }
  return items;
}

/** What commas separate, but not those between quotes. */
function partsOf(list: string): readonly string[] {
  const parts: string[] = [];
  let part = "";
  let quote = "";
  for (let at = 0; at < list.length; at++) {
    const sign = list[at] ?? "";
    if (quote !== "") {
      if (sign === "\\" && quote === '"') part += list[at++] ?? "";
      else if (sign === quote) quote = "";
    } else if ((sign === '"' || sign === "'") && part.trim() === "") quote = sign;
    else if (sign === ",") {
      parts.push(part);
      part = "";
      continue;
    }
    part += list[at] ?? "";
  }
  return [...parts, part];
}

function filled(values: readonly string[]): readonly string[] {
  return values.map(unquoted).filter((value) => value !== "");
}

function written(value: string): string {
  const isPlain = /^[\p{L}_][\p{L}\p{N}_/ -]*$/u.test(value) && value.trim() === value;
  return isPlain && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(value) ? value : JSON.stringify(value);
}

function unquoted(value: string): string {
  const trimmed = value.trim();
  if (/^"[\s\S]*"$/.test(trimmed) && trimmed.length > 1) return unescaped(trimmed).trim();
  const quoted = /^'([\s\S]*)'$/.exec(trimmed);
  return (quoted ? (quoted[1] ?? "").replaceAll("''", "'") : trimmed).trim();
}

function unescaped(quoted: string): string {
  try {
    return String(JSON.parse(quoted));
  } catch {
    return quoted.slice(1, -1); // Escapes that YAML has and JSON has not.
  }
}
