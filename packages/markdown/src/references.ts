import type { SyntaxNode } from "@lezer/common";
import { grammar } from "./grammar.ts";

/** What a text refers to, and where: for whoever changes the name and nothing else. Code and formulas refer to nothing. */
export type Reference = {
  readonly kind: "wikilink" | "embed" | "link" | "image" | "definition";
  /** The whole of it. */
  readonly from: number;
  readonly to: number;
  /** The note's name or the address, as it is written. */
  readonly written: string;
  readonly writtenFrom: number;
  /** The words that are shown instead, as they are written; null where there are none. */
  readonly words: string | null;
};

export function referencesIn(text: string): readonly Reference[] {
  const found: Reference[] = [];
  eachNode(text, (node, source) => {
    const kind = kinds[node.name];
    const name = kind && (node.getChild("WikiTarget") ?? lastAddress(node));
    if (!kind || !name) return;
    const label = node.getChild("WikiLabel");
    const [open, close] = node.getChildren("LinkMark");
    const words = label ?? (open && close ? { from: open.to, to: close.from } : null);
    found.push({
      kind,
      from: node.from,
      to: node.to,
      written: source.slice(name.from, name.to),
      writtenFrom: name.from,
      words: words && source.slice(words.from, words.to),
    });
  });
  return found;
}

/** The #tags of a text, each as often as it stands there, without their sign. */
export function hashtagsIn(text: string): readonly string[] {
  const tags: string[] = [];
  if (!text.includes("#")) return tags;
  eachNode(text, (node, source) => {
    if (node.name === "Hashtag") tags.push(source.slice(node.from + 1, node.to));
  });
  return tags;
}

/** A text with other names in the places of some. Everything else stays byte for byte. */
export function withNames(text: string, renamed: (reference: Reference) => string | null): string {
  return withChanges(text, (reference) => {
    const insert = renamed(reference);
    const { writtenFrom: from, written } = reference;
    return insert === null ? null : { from, to: from + written.length, insert };
  });
}

/** The same where more than the name changes. */
export function withChanges(
  text: string,
  change: (reference: Reference) => { readonly from: number; readonly to: number; readonly insert: string } | null,
): string {
  let changed = "";
  let at = 0;
  const changes = referencesIn(text).flatMap((reference) => change(reference) ?? []);
  for (const { from, to, insert } of changes.sort((one, other) => one.from - other.from)) {
    if (from < at) continue; // Inside of one that was changed as a whole.
    changed += text.slice(at, from) + insert;
    at = to;
  }
  return changes.length === 0 ? text : changed + text.slice(at);
}

const kinds: Readonly<Record<string, Reference["kind"]>> = {
  WikiLink: "wikilink",
  WikiEmbed: "embed",
  Link: "link",
  Image: "image",
  LinkReference: "definition",
};

function lastAddress(node: SyntaxNode): SyntaxNode | null {
  for (let child = node.lastChild; child; child = child.prevSibling) if (child.name === "URL") return child;
  return null;
}

function eachNode(text: string, see: (node: SyntaxNode, source: string) => void): void {
  // As long as before: every place stays what it was.
  const source = text.includes("\r") ? text.replace(/\r\n?/g, (end) => (end === "\r" ? "\n" : " \n")) : text;
  grammar
    .parse(source)
    .cursor()
    .iterate(({ node }) => see(node, source));
}
