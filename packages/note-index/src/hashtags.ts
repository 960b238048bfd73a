import { formulaAt } from "@jotter/markdown/maths";

/**
 * The #tags in the text of a note, each once, as they are first spelled. What the grammar takes for a tag is one here,
 * but without a parser: thousands of notes are read, and most have none.
 */
export function tagsIn(text: string): readonly string[] {
  if (!/(?:^|[\s(])#[\p{L}\p{N}_/-]/mu.test(text)) return [];
  const found = new Map<string, string>();
  let at = frontMatter.exec(text)?.[0].length ?? 0;
  let isCode = false;
  while (at < text.length && found.size < mostInNote) {
    if (at === 0 || text[at - 1] === "\n") {
      const fence = matchAt(fenceForm, text, at);
      if (fence) {
        at = afterFence(text, at + fence[0].length, fence[1] ?? "");
        continue;
      }
      isCode = isIndentedCode(text, at, isCode);
    }
    const next = isCode ? null : partAt(text, at);
    if (next?.tag && !found.has(next.tag.toLowerCase())) found.set(next.tag.toLowerCase(), next.tag);
    at = next?.to ?? at + 1;
  }
  return [...found.values()];
}

/** The tags of a note, those it was given and those in its text: each once, however it is spelled. */
export function withWritten(tags: readonly string[], written: readonly string[] | undefined): readonly string[] {
  if (!written || written.length === 0) return tags;
  const known = new Set(tags.map((tag) => tag.toLowerCase()));
  return [...tags, ...written.filter((tag) => !known.has(tag.toLowerCase()))];
}

export function hasTag(tags: readonly string[], wanted: string): boolean {
  return tags.some((tag) => tag === wanted || tag.toLowerCase() === wanted.toLowerCase());
}

const frontMatter = /^---[ \t]*\n(?:.*\n)*?---[ \t]*(?=\n|$)/;
const fenceForm = /[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(`{3,}|~{3,})[^\n`]*(?:\n|$)/y;
const codeForm = /(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\1(?!`)/y;
const linkForm = /!?\[(?:[^[\]\n]|\[[^[\]\n]*\])*\]\([^()\n]*\)|\[\[[^[\]\n]+\]\]/y;
const addressForm = /<[^<>\s]*>|https?:\/\/\S+/y;
const tagForm = /#([\p{L}\p{N}_/-]*\p{L}[\p{L}\p{N}_/-]*)/uy;
const longest = 99;
/** More than anybody gives a note: a file of colours or of issues has a hundred thousand of them. */
const mostInNote = 300;

/** What begins here and is skipped as a whole, or a tag. */
function partAt(text: string, at: number): { readonly to: number; readonly tag?: string } | null {
  const sign = text[at];
  if (sign === "$" || sign === "\\") {
    const formula = formulaAt(text, at);
    if (formula) return { to: formula.end };
    return { to: at + (sign === "\\" ? 2 : 1) };
  }
  if (sign === "`")
    return skip(codeForm, text, at) ?? { to: at + (/^`+/.exec(text.slice(at, at + 20))?.[0].length ?? 1) };
  if (sign === "[" || sign === "!") return skip(linkForm, text, at);
  if (sign === "<" || sign === "h") return skip(addressForm, text, at);
  if (sign !== "#" || !(at === 0 || /[\s(]/.test(text[at - 1] ?? ""))) return null;
  const tag = matchAt(tagForm, text, at)?.[1]?.slice(0, longest);
  return tag ? { to: at + 1 + tag.length, tag } : null;
}

function skip(form: RegExp, text: string, at: number): { readonly to: number } | null {
  const found = matchAt(form, text, at);
  return found ? { to: at + found[0].length } : null;
}

function matchAt(form: RegExp, text: string, at: number): RegExpExecArray | null {
  form.lastIndex = at;
  return form.exec(text);
}

function afterFence(text: string, from: number, fence: string): number {
  const end = new RegExp(`^[ \\t>]*${fence[0]}{${fence.length},}[ \\t]*$`, "gm");
  end.lastIndex = from;
  const found = end.exec(text);
  return found ? found.index + found[0].length : text.length;
}

/** Four blanks after a blank line, where no list could be what it belongs to. */
function isIndentedCode(text: string, at: number, was: boolean): boolean {
  if (!/^(?: {4}|\t)[ \t]*\S/.test(text.slice(at, at + 80))) return false;
  if (was) return true;
  const before = text.slice(Math.max(0, at - 2000), at);
  return /(?:^|\n)[ \t]*\n$/.test(`\n${before}`) && !/^[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]/m.test(before);
}
